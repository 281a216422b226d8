/** The rules at a terminal. */
import pc from "picocolors";
import { editDistance } from "../memory/nearest.js";
import { exampleBlocks, type ExampleBlock } from "./rule-example.js";
import { byArea, rulePageAddress, type RuleWords } from "./rule-page.js";
import { plural } from "./wording.js";
import { wrap } from "./wrap.js";

const WIDTH = 100;
const MAX_EDITS = 6;
const SHORTEST_WORD = 3;
const MAX_HOLDING = 12;

/** One rule: what, why, what to do, both examples, and where to read on. */
export function ruleText(rule: RuleWords, options: { readonly color: boolean }): string {
  const { bold, dim } = pc.createColors(options.color);
  const { id, title, severity, rationale, remedy, locked, mends, bad, good } = rule;
  const section = (name: string, text: string) => [bold(name), ...wrap(text, WIDTH - 2).map((line) => `  ${line}`), ""];
  const examples = (name: string, blocks: readonly ExampleBlock[]) =>
    blocks.flatMap((block) => [
      `${bold(name)}  ${block.title}`,
      ...block.lines.map((line) => `  ${line}`.trimEnd()),
      "",
    ]);
  const lines = [
    bold(title),
    dim(`${id} · ${severity}${locked ? ", locked: no setting lowers it" : ""}`),
    "",
    ...section("Why", rationale),
    ...section("What to do", remedy),
    ...(mends === undefined ? [] : section("Mended by fix", mends)),
    ...examples("Bad", exampleBlocks(bad, bad.at)),
    ...examples("Good", exampleBlocks(good)),
    `${bold("Read on")}  ${rulePageAddress(id)}`,
  ];
  return `${lines.join("\n")}\n`;
}

/** All rules by area, in columns. */
export function ruleTable(rules: readonly RuleWords[]): string {
  const width = Math.max(0, ...rules.map(({ id }) => id.length));
  const lines: string[] = [];
  for (const [area, list] of byArea(rules)) {
    lines.push(area);
    for (const { id, severity, mends, title } of list) {
      lines.push(`  ${id.padEnd(width)}  ${severity.padEnd(7)}  ${mends === undefined ? "   " : "fix"}  ${title}`);
    }
    lines.push("");
  }
  const mended = rules.filter(({ mends }) => mends !== undefined).length;
  lines.push(`${plural(rules.length, "rule")}; fix: memory-steward fix mends what is certain (${mended} of them)`);
  return `${lines.join("\n")}\n`;
}

/**
 * Ids of rules that a person probably meant: those that hold the text, else those that hold each word of it with at most
 * a letter in four changed, at most twelve; else at most three that come near by spelling, as a whole or by the part
 * behind the area.
 */
export function nearestRules(id: string, rules: readonly { readonly id: string }[]): string[] {
  const wanted = id.toLowerCase().slice(0, 100);
  const holding = rules.map((rule) => rule.id).filter((rule) => rule.includes(wanted));
  if (wanted.length >= SHORTEST_WORD && holding.length > 0) return holding.sort().slice(0, MAX_HOLDING);
  const spelt = rules.map((rule) => rule.id).filter((rule) => hasWordsOf(rule, wanted));
  if (spelt.length > 0) return spelt.sort().slice(0, MAX_HOLDING);
  const distance = (rule: string) =>
    Math.min(editDistance(wanted, rule, MAX_EDITS), editDistance(wanted, rule.slice(rule.indexOf("/") + 1), MAX_EDITS));
  return rules
    .map((rule) => ({ id: rule.id, distance: distance(rule.id) }))
    .filter((candidate) => candidate.distance <= Math.min(MAX_EDITS, wanted.length / 2))
    .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
    .slice(0, 3)
    .map((candidate) => candidate.id);
}

function hasWordsOf(id: string, wanted: string): boolean {
  const words = id.split(/[/-]/);
  return wanted.split(/[/-]/).every((word) => {
    const limit = Math.floor(word.length / 4);
    return words.some((known) => editDistance(word, known, limit) <= limit);
  });
}
