/** One memory read by skeletons and in full: the two must say the same. */
import { expect } from "vitest";
import { check } from "../../../src/commands/check/check.js";
import type { FileState } from "../../../src/load/file-state.js";
import type { Declaration, Edge } from "../../../src/memory/record.js";
import { useFullParser } from "../../../src/parse/reader-choice.js";
import { renderJson } from "../../../src/report/json.js";
import { treeOf, type Files } from "../check-files.js";

export const NOW = new Date("2026-07-01T00:00:00Z");

/** With fewer files each is read in full. */
export const MANY = 500;

interface Seen {
  readonly report: string;
  readonly problems: unknown;
  readonly files: unknown;
}

interface Counted {
  /** Declarations of records that were judged by their skeleton. */
  readonly brief: number;
  readonly records: number;
}

export async function inFull<Result>(read: () => Promise<Result>): Promise<Result> {
  useFullParser(true);
  try {
    return await read();
  } finally {
    useFullParser(false);
  }
}

export async function seen(files: Files): Promise<{ readonly what: Seen; readonly counted: Counted }> {
  const { report, judgement } = await check({ subject: { tree: treeOf(files) }, root: "", gate: {}, now: NOW });
  const states = [...judgement.memory.files.values()];
  const declarations = states.flatMap((state) => state.declarations);
  return {
    what: {
      report: renderJson(report),
      problems: judgement.problems,
      files: plainFiles(states),
    },
    counted: {
      brief: declarations.filter(({ brief }) => brief !== undefined).length,
      records: declarations.length,
    },
  };
}

export function plainFiles(states: readonly FileState[]) {
  return states.map(({ path, oid, className, declarations, documents, problems, mayBeRestricted }) => ({
    ...{ path, oid, className, documents, problems, mayBeRestricted },
    declarations: declarations.map(plain),
  }));
}

function plain(declaration: Declaration) {
  const { role, id, kind, className, shape, path, document, root, title, status, owners, updatedAt } = declaration;
  const { tags, sensitivity, aliases, sourceRefs, missing, edges } = declaration;
  return {
    ...{ role, id, kind, className, shape, path, document, root, title, status, owners, updatedAt },
    ...{ tags, sensitivity, aliases, sourceRefs, missing, edges: edges.map(plainEdge) },
  };
}

function plainEdge({ kind, target, name, written, field, slot, form, key, derived }: Edge) {
  return { kind, target, name: name?.text, written, field, slot, form, key, derived };
}

export async function expectSame(files: Files): Promise<Counted> {
  const { what, counted } = await seen(files);
  const { what: whole, counted: all } = await inFull(() => seen(files));
  expect(all).toEqual({ brief: 0, records: counted.records });
  // Texts are compared in no time; objects tell what differs.
  if (JSON.stringify(what) !== JSON.stringify(whole)) expect(what).toEqual(whole);
  return counted;
}
