/** The rules at a terminal. */
import pc from "picocolors";
import { exampleBlocks, type ExampleBlock } from "./rule-example.js";
import { byArea, rulePageAddress, type RuleWords } from "./rule-page.js";
import { plural } from "./wording.js";
import { wrap } from "./wrap.js";

const WIDTH = 100;

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
