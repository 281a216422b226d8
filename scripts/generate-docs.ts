/**
 * Writes the pages of the rules under docs/rules from the rules themselves, removes pages of rules that are gone, and
 * brings quoted files and outputs in docs/ up to date. `--check` fails when a page would change.
 */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ruleIndex, rulePage, rulePagePath } from "../src/report/rule-page.js";
import { RULES } from "../src/rules/registry.js";
import { withFreshBlocks } from "./doc-blocks.js";
import { withFormatTable } from "./format-table.js";
import { pretty } from "./pretty.js";
import { writeOrCheck } from "./write-or-check.js";

const top = fileURLToPath(new URL("..", import.meta.url));
const folder = "docs/rules";
const check = process.argv.includes("--check");

const files = new Map<string, string>();
files.set(`${folder}/README.md`, await pretty("README.md", ruleIndex(RULES)));
for (const rule of RULES) files.set(rulePagePath(rule.id), await pretty("rule.md", rulePage(rule)));
for (const path of pages("docs")) files.set(path, await withFreshBlocks(top, readFileSync(join(top, path), "utf8")));
const secrets = "docs/secrets.md";
files.set(secrets, withFormatTable(files.get(secrets) ?? ""));

const gone = pages(folder).filter((path) => !files.has(path));
if (!check) for (const path of gone) rmSync(join(top, path));
else if (gone.length > 0) {
  process.stderr.write(
    `Pages of rules that are gone, run "npm run generate":\n${gone.map((path) => `  ${path}\n`).join("")}`,
  );
  process.exitCode = 1;
}
writeOrCheck(top, files);

function pages(below: string): string[] {
  return readdirSync(join(top, below))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${below}/${name}`);
}
