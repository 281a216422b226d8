/** One YAML document: its value, or what is wrong with it and how to mend it. */
import type { Limits } from "../memory/document.js";
import type { Flaw } from "./flaw.js";
import { fileTokens, type TokenBudget } from "./yaml-compose.js";
import { explainFault } from "./yaml-explain.js";
import type { YamlFault } from "./yaml-fault.js";
import { mendOf } from "./yaml-mend.js";
import { readYaml, type YamlContent } from "./yaml-read.js";

export interface YamlReading {
  /** Absent where the document is broken. */
  readonly content?: YamlContent;
  readonly flaws: readonly Flaw[];
}

/** What reading one file may cost; shared by its documents. */
export interface YamlBudget {
  readonly limits: Limits;
  readonly tokens: TokenBudget;
  /** Characters that may be read again to find and prove mends. */
  mending: number;
}

const MENDING_CHARACTERS = 128 * 1024;
const MAX_MENDS = 20;

export function yamlBudget(limits: Limits): YamlBudget {
  return { limits, tokens: fileTokens(), mending: MENDING_CHARACTERS };
}

/** Reads one slice of a stream; offsets of flaws are the slice's. */
export function readYamlDocument(source: string, budget: YamlBudget): YamlReading {
  const { content, faults } = readYaml(source, budget.limits, budget.tokens);
  const [first] = faults;
  if (!first) return content ? { content, flaws: [] } : { flaws: [] };
  const duplicates = faults.filter(({ code }) => code === "DUPLICATE_KEY");
  if (duplicates.length === faults.length) return { flaws: duplicates.map((fault) => explainFault(source, fault)) };
  return { flaws: mendedFlaws(source, first, budget) };
}

/**
 * Mends fault after fault until the document reads. Where that succeeds every mended place was a cause of its own, and
 * each is reported with its edit. Otherwise the first fault alone is reported: the others may be its consequences.
 */
function mendedFlaws(source: string, first: YamlFault, budget: YamlBudget): Flaw[] {
  const flaws: Flaw[] = [];
  let text = source;
  let fault: YamlFault | undefined = first;
  while (fault && flaws.length < MAX_MENDS && text.length <= budget.mending) {
    const edit = mendOf(text, fault);
    if (!edit) break;
    budget.mending -= text.length;
    const shift = source.length - text.length;
    const mended = text.slice(0, edit.start) + edit.text + text.slice(edit.end);
    const next: YamlFault | undefined = readYaml(mended, budget.limits, fileTokens()).faults[0];
    if (next && next.start < edit.start + edit.text.length) break;
    const { message, certain } = edit;
    const explained = explainFault(text, fault);
    flaws.push({
      ...explained,
      start: explained.start + shift,
      end: explained.end + shift,
      mend: { message, certain, edit: { start: edit.start + shift, end: edit.end + shift, text: edit.text } },
    });
    text = mended;
    fault = next;
  }
  if (!fault) return flaws;
  const [flaw] = flaws;
  return [flaw?.mend ? { ...flaw, mend: { ...flaw.mend, certain: false } } : explainFault(source, first)];
}
