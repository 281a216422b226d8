/** Reads pages of the documentation and the words that schemas have. */
import { readFileSync } from "node:fs";

export function textOf(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

export function yamlBlocks(markdown: string): string[] {
  return [...markdown.matchAll(/```yaml\n([^]*?)```/g)].map(([, text = ""]) => text);
}

/** Words that stand in the first column of a table. */
export function documentedWords(markdown: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const line of markdown.split("\n")) {
    const [, first = ""] = line.split("|");
    for (const [, word = ""] of first.matchAll(/`([^`]+)`/g)) words.add(word);
  }
  return words;
}

/** Names of all members that a schema describes, at any depth. */
export function schemaWords(name: string): ReadonlySet<string> {
  const words = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const item of node as readonly unknown[]) visit(item);
    } else if (typeof node === "object" && node !== null) {
      for (const [key, value] of Object.entries(node as Readonly<Record<string, unknown>>)) {
        if (key === "properties" && typeof value === "object" && value !== null) {
          for (const word of Object.keys(value)) words.add(word);
        }
        if (key !== "examples" && key !== "default") visit(value);
      }
    }
  };
  visit(JSON.parse(textOf(`schemas/${name}.schema.json`)));
  return words;
}
