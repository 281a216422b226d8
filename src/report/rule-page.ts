/** Documentation of the rules as Markdown, made from their own words. */
import type { Severity } from "../memory/finding.js";
import { grouped } from "../memory/grouped.js";
import { pageAddress } from "../memory/project-address.js";
import { exampleBlocks, exampleMarkdown, type ExampleFiles } from "./rule-example.js";
import { plural } from "./wording.js";

/** What a rule says about itself. Written by us, in Markdown. */
export interface RuleWords {
  /** `area/what-is-wrong` */
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  readonly rationale: string;
  readonly remedy: string;
  readonly source: string;
  readonly locked?: true;
  readonly waivedDetail?: string;
  readonly mends?: string;
  readonly bad: ExampleFiles & { readonly at: string };
  readonly good: ExampleFiles;
}

const NOTICE = "<!-- Generated from the rules by scripts/generate-docs.ts. Do not edit. -->\n";

/** Page of a rule below the top of this project: `docs/rules/graph-dangling-edge.md`. */
export function rulePagePath(id: string): string {
  return `docs/rules/${pageName(id)}`;
}

/** Address of a rule's page on the web. */
export function rulePageAddress(id: string): string {
  return pageAddress(rulePagePath(id));
}

export function rulePage(rule: RuleWords): string {
  const { id, title, severity, rationale, remedy, source, locked, mends, bad, good } = rule;
  return `${NOTICE}
# ${title}

| | |
| --- | --- |
| Rule | \`${id}\` |
| Severity | ${severity}${locked ? ", locked: no setting lowers it" : ""} |
| Asked for by | ${source} |
| Mended by \`fix\` | ${mends ?? "no"} |

## Why

${rationale}

## What to do

${remedy}

## Bad

${exampleMarkdown(exampleBlocks(bad, bad.at))}
Reported at \`${bad.at}\`.

## Good

${exampleMarkdown(exampleBlocks(good))}
${locked ? lockedAdvice(rule) : settingAdvice(rule)}
${waiverAdvice(rule)}`;
}

function settingAdvice({ id, severity }: RuleWords): string {
  const other = severity === "warning" ? "error" : "warning";
  return `## Give it another weight

In \`ontology/validation-rules.yaml\`, or in \`memory-steward.yml\`, which wins:

\`\`\`yaml
severities:
  ${id}: ${other} # error, warning, note or off
\`\`\`
`;
}

function lockedAdvice({ id }: RuleWords): string {
  return `## Its weight is locked

\`severities\` does not reach \`${id}\`, and the baseline does not accept it. One place can be waived, for a time and by name.
`;
}

function waiverAdvice({ id, waivedDetail }: RuleWords): string {
  const detail = waivedDetail === undefined ? "" : `\n    detail: ${waivedDetail}`;
  return `## Accept one place for a time

In \`memory-steward.waivers.yaml\`, which \`memory-steward accept\` writes; [configuration](../configuration.md) describes the file:

\`\`\`yaml
waivers:
  - rule: ${id}
    subject: ${SUBJECT} # id of the record, or path of the file${detail}
    actor: team:platform
    reason: Why it may stand until then.
    expires: 2027-03-31
\`\`\`
`;
}

const SUBJECT = "service:registry-mirror";

/** `docs/rules/README.md`: every rule in a table, by area. */
export function ruleIndex(rules: readonly RuleWords[]): string {
  const tables = [...byArea(rules)].map(([area, list]) => {
    const rows = list.map(
      ({ id, severity, locked, mends, title }) =>
        `| [\`${id}\`](${pageName(id)}) | ${severity}${locked ? ", locked" : ""} | ${mends === undefined ? "" : "yes"} | ${title} |`,
    );
    return `## ${area}\n\n| Rule | Severity | Mended by \`fix\` | What is wrong |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
  });
  return `${NOTICE}
# Rules

${plural(rules.length, "rule")}. \`memory-steward explain RULE\` prints a page of these on the terminal, \`memory-steward rules\` the table.
An error makes the check fail, a warning shows, a note informs. [Configuration](../configuration.md) says how to give a rule
another weight, and how to accept what it finds.

${tables.join("\n")}`;
}

/** Rules by the first part of their id, areas and rules in the order given. */
export function byArea<T extends { readonly id: string }>(rules: readonly T[]): ReadonlyMap<string, readonly T[]> {
  return grouped(rules, ({ id }) => id.slice(0, id.indexOf("/")));
}

function pageName(id: string): string {
  return `${id.replace("/", "-")}.md`;
}
