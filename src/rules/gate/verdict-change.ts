import { compareTexts } from "../../memory/compare-texts.js";
import type { Severity } from "../../memory/finding.js";
import { listed } from "../phrases.js";
import { counted } from "../../memory/counted.js";
import type { Rule } from "../rule.js";

export const verdictChange: Rule = {
  id: "gate/verdict-change",
  title: "Change of the rules that the memory is judged by",
  severity: "note",
  rationale:
    "A change is judged by the rules of the branch it wants to join, never by the ones it brings. Whoever reviews it " +
    "should see what its edit would do to the verdict once it is merged. It is a warning where the edit would make the check " +
    "weaker: fewer files would be read, more secrets would be accepted, or findings that are not there yet. So it is where the " +
    "check would fail: after the merge every pull request would. Each setting that it loosens is told by gate/loosened.",
  remedy:
    "Review the edit with its effect in mind. If the check would fail after the merge, mend those records first, in a change of their own.",
  source: "Decision 31; record families 1.10",
  bad: {
    before: {},
    files: { "memory-steward.yml": "staleAfterDays: 10\n" },
    at: "memory-steward.yml:1:1",
  },
  good: {
    before: { "memory-steward.yml": "staleAfterDays: 90\n" },
    files: { "memory-steward.yml": "staleAfterDays: 90\n" },
  },
};

/** What a comparison needs of a finding that is not accepted. */
export interface VerdictFinding {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly path: string;
  readonly fingerprint: string;
}

/** What else there is to say of the gate of a change. */
interface EditedGate {
  /** What it would no longer do, as clauses: it shows even where no finding differs. */
  readonly weakened?: readonly string[];
  /** Members of the ontology that the change edits. */
  readonly members?: readonly string[];
  /** Settings that ask for less. */
  readonly loosened?: number;
}

const MAX_SHOWN = 3;

/** Rules that judge the edit itself: by its own version there is no edit. */
const ABOUT_THE_EDIT = /^(gate|ontology)\//;

/**
 * What an edit of the gate would do: the findings that it would bring and those that it would silence, worst first,
 * and those that it would weigh differently.
 * @param findingsBefore by the gate that counts.
 * @param findingsAfter by the gate of the change.
 */
export function describeVerdictChange(
  findingsBefore: readonly VerdictFinding[],
  findingsAfter: readonly VerdictFinding[],
  { weakened = [], members = [], loosened = 0 }: EditedGate = {},
): string {
  const [before, after] = [ofRecords(findingsBefore), ofRecords(findingsAfter)];
  const was = new Map(before.map((finding) => [finding.fingerprint, finding]));
  const is = new Map(after.map((finding) => [finding.fingerprint, finding]));
  const appear = after.filter(({ fingerprint }) => !was.has(fingerprint));
  const vanish = before.filter(({ fingerprint }) => !is.has(fingerprint));
  const reweighed = after.filter(({ fingerprint, severity }) => {
    const known = was.get(fingerprint);
    return known !== undefined && known.severity !== severity;
  });
  const parts = [
    ...weakened,
    part(appear, "would appear"),
    part(vanish, "would vanish"),
    part(reweighed, "would weigh differently"),
  ].filter((text) => text !== "");
  const named = members.length > 0 ? ` (${listed(members, "and")})` : "";
  const head = `This change edits what the memory is judged by${named}; it is judged by the target branch's version.`;
  const each = loosened === 1 ? "which" : "each of which";
  const more = loosened > 0 ? ` It loosens ${counted(loosened, "setting")}, ${each} is told where it stands.` : "";
  if (parts.length === 0) return `${head} By its own version the findings would be the same.${more}`;
  const turns =
    verdict(before) === verdict(after) ? "" : ` The check would ${verdict(after)} rather than ${verdict(before)}.`;
  return `${head} By its own version ${parts.join("; ")}.${turns}${more}`;
}

/** Whether a memory that passes would fail by the gate of the change, so that every later change would. */
export function wouldFail(
  findingsBefore: readonly VerdictFinding[],
  findingsAfter: readonly VerdictFinding[],
): boolean {
  return verdict(ofRecords(findingsBefore)) === "pass" && verdict(ofRecords(findingsAfter)) === "fail";
}

function ofRecords(findings: readonly VerdictFinding[]): readonly VerdictFinding[] {
  return findings.filter(({ rule }) => !ABOUT_THE_EDIT.test(rule));
}

function part(findings: readonly VerdictFinding[], verb: string): string {
  if (findings.length === 0) return "";
  const sorted = [...findings].sort((a, b) => weight(a) - weight(b) || compare(a, b));
  // One edit often turns many findings of one rule in one file: its name is said once, with their number.
  const names = new Map<string, number>();
  for (const { rule, path } of sorted) {
    const name = `${rule} in ${path}`;
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  const told = [...names].slice(0, MAX_SHOWN);
  const shown = told.map(([name, count]) => (count > 1 ? `${name} (${count} times)` : name));
  const rest = findings.length - told.reduce((sum, [, count]) => sum + count, 0);
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const list = listed(rest > 0 ? [...shown, `${rest} more`] : shown, "and");
  const all = counted(errors, "error");
  const amount = errors === findings.length ? all : `${counted(findings.length, "finding")} (${all})`;
  return `${amount} ${verb}: ${list}`;
}

const WEIGHTS: Readonly<Record<Severity, number>> = { error: 0, warning: 1, note: 2 };

function weight({ severity }: VerdictFinding): number {
  return WEIGHTS[severity];
}

function compare(a: VerdictFinding, b: VerdictFinding): number {
  return compareTexts(`${a.path}\0${a.rule}\0${a.fingerprint}`, `${b.path}\0${b.rule}\0${b.fingerprint}`);
}

function verdict(findings: readonly VerdictFinding[]): "pass" | "fail" {
  return findings.some(({ severity }) => severity === "error") ? "fail" : "pass";
}
