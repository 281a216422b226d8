/** One reading of one YAML document: composed, then turned into plain data. */
import type { Limits } from "../memory/document.js";
import type { ScalarTexts } from "./scalar-texts.js";
import { composeYaml, type TokenBudget } from "./yaml-compose.js";
import type { YamlFault } from "./yaml-fault.js";
import { readYamlValue } from "./yaml-value.js";

export interface YamlContent {
  readonly value: unknown;
  readonly texts: ScalarTexts;
  /** A document of markers and comments alone; its value is null. One that says `null` is not empty. */
  readonly empty: boolean;
}

export interface ReadYaml {
  /** Absent where the document has faults. */
  readonly content?: YamlContent;
  readonly faults: readonly YamlFault[];
}

export function readYaml(source: string, limits: Limits, tokens: TokenBudget): ReadYaml {
  const { document, faults } = composeYaml(source, limits, tokens);
  if (faults.length > 0 || !document) return { faults };
  const read = readYamlValue(document, limits);
  if (read.faults.length > 0) return { faults: read.faults };
  const range = document.contents?.range;
  return { content: { ...read, empty: !range || range[0] === range[1] }, faults };
}
