/** The table in docs/secrets.md of all formats that the scan for secrets knows, made from the formats. */
import { FORMATS } from "../src/secrets/formats/index.js";
import { STRUCTURES } from "../src/secrets/structures/index.js";

const BEGIN = "<!-- formats: begin -->";
const END = "<!-- formats: end -->";

/** Throws where the text has no place for the table. */
export function withFormatTable(markdown: string): string {
  const begin = markdown.indexOf(BEGIN);
  const end = markdown.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`docs/secrets.md has no ${BEGIN} before ${END}`);
  return `${markdown.slice(0, begin)}${BEGIN}\n\n${table()}\n\n${markdown.slice(end)}`;
}

function table(): string {
  const structures = STRUCTURES.map((structure) => ({ ...structure, tier: 1 }));
  const rows = [...FORMATS, ...structures]
    .sort((a, b) => compare(a.provider.toLowerCase(), b.provider.toLowerCase()) || compare(a.id, b.id))
    .map(
      ({ provider, document, id, tier, revoke }) => `| [${provider}](${document}) | \`${id}\` | ${tier} | ${revoke} |`,
    );
  const providers = new Set(FORMATS.map(({ provider }) => provider)).size;
  return [
    `${FORMATS.length} token formats of ${providers} providers, and ${STRUCTURES.length} structures.`,
    "",
    "| provider | id | tier | how to revoke |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
