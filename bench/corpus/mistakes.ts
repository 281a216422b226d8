/** Mistakes that a check must find: each in a record of its own that nothing points at. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plan, PlannedRecord } from "./plan.js";

export interface Mistake {
  /** The file with the mistake. */
  readonly path: string;
  readonly mistake: string;
  /** A second file that a check may name as well. */
  readonly also?: string;
}

interface Template {
  readonly mistake: string;
  readonly format: "markdown" | "yaml";
  readonly from: RegExp;
  readonly to: string;
}

// prettier-ignore
const TEMPLATES: readonly Template[] = [
  { mistake: "unknown status", format: "markdown", from: /^status: .*$/m, to: "status: aproved" },
  { mistake: "missing title", format: "markdown", from: /^title: .*\n/m, to: "" },
  { mistake: "owner that nobody declares", format: "markdown", from: /^ {2}- team:.*$/m, to: "  - team:nobody-at-all" },
  { mistake: "unknown kind", format: "markdown", from: /^kind: .*$/m, to: "kind: Incidnt" },
  { mistake: "dangling reference", format: "markdown", from: /^ {2}- repository:.*$/m, to: "  - repository:gone" },
  { mistake: "front matter that is not YAML", format: "markdown", from: /^title: .*$/m, to: "title: Queue: drained: twice" },
  { mistake: "dangling edge", format: "yaml", from: /^edges:$/m, to: "edges:\n  implements:\n    - target: decision:gone" },
  { mistake: "unknown edge kind", format: "yaml", from: /^edges:$/m, to: "edges:\n  requires_luck:\n    - target: secret:dice" },
  { mistake: "prefix of another kind", format: "yaml", from: /^id: [a-z-]+:/m, to: "id: pakage:" },
  { mistake: "time that is none", format: "yaml", from: /^ {2}updatedAt: .*$/m, to: "  updatedAt: last Tuesday" },
];

/**
 * Changes files of a generated memory in place.
 * @throws RangeError when the memory is too small to have a spare record for each mistake.
 */
export function applyMistakes(directory: string, plan: Plan): Mistake[] {
  const spares = {
    markdown: plan.records.filter((record) => record.kind.format === "markdown" && isSpare(record, plan)),
    yaml: plan.records.filter((record) => record.kind.format === "yaml" && isSpare(record, plan)),
  };
  const take = (format: "markdown" | "yaml"): PlannedRecord => {
    const record = spares[format].shift();
    if (!record) throw new RangeError(`the memory is too small for every mistake: no ${format} record is left`);
    return record;
  };
  const mistakes = TEMPLATES.map(({ mistake, format, from, to }): Mistake => {
    const { path } = take(format);
    replaceIn(join(directory, path), from, to);
    return { path, mistake };
  });
  const [copy, original] = [take("yaml"), take("yaml")];
  replaceIn(join(directory, copy.path), /^id: .*$/m, `id: ${original.id}`);
  return [...mistakes, { path: copy.path, mistake: "id used twice", also: original.path }];
}

/** Nothing points at it, so that a mistake in it breaks no other record. */
function isSpare({ id, kind, edges }: PlannedRecord, plan: Plan): boolean {
  return edges.length > 0 && kind.name !== "Team" && !plan.incoming.has(id);
}

function replaceIn(file: string, from: RegExp, to: string): void {
  const before = readFileSync(file, "utf8");
  const after = before.replace(from, () => to);
  if (after === before) throw new RangeError(`${file} has nothing that matches ${from}`);
  writeFileSync(file, after);
}
