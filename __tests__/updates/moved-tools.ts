/** Records of tools that move between files: random changes of them, what a revert is to make of each, and the revert itself. */
import type { Gate } from "../../src/load/gate.js";
import { revertChange, type RevertedChange } from "../../src/updates/revert-change.js";
import fc from "../support/fast-check.js";

/** Path to content. */
export type Texts = Readonly<Record<string, string>>;

export interface Tool {
  readonly file: string;
  readonly title: string;
  readonly region: string;
}

/** Tools by their ids. */
export type Memory = Readonly<Record<string, Tool>>;

/** @param memoryOf reads files: every record, those that are there twice under a name of their own. */
export function reverted(
  { layout, limits }: Pick<Gate, "layout" | "limits">,
  memoryOf: (texts: Texts) => Memory,
  [was, is, now]: readonly [Texts, Texts, Texts],
): { readonly texts: Texts; readonly change: RevertedChange } {
  const paths = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((path) => was[path] !== is[path]);
  const bytes = (text: string | undefined) => (text === undefined ? undefined : Buffer.from(text));
  const present = memoryOf(now);
  const modes = (texts: Texts) => new Map(Object.keys(texts).map((path) => [path, "100644" as const]));
  const elsewhere = Object.keys(now).filter((path) => !paths.includes(path));
  const change = revertChange({
    touched: paths
      .sort()
      .map((path) => ({ path, before: bytes(was[path]), after: bytes(is[path]), now: bytes(now[path]) })),
    elsewhere: new Map(elsewhere.map((path) => [path, Buffer.from(now[path] ?? "")])),
    modes: { before: modes(was), after: modes(is), now: modes(now) },
    whereNow: (id) => present[id]?.file,
    layout,
    limits,
    names: { now: "now", wanted: "before" },
    keepTimes: (_, text) => text,
  });
  const texts = new Map(Object.entries(now));
  for (const file of change.files) {
    if (file.bytes) texts.set(file.path, Buffer.from(file.bytes).toString("utf8"));
    else texts.delete(file.path);
  }
  return { texts: Object.fromEntries(texts), change };
}

export const CONFLICT = "conflict";

/** What is to become of one record. */
export function expected(was?: Tool, is?: Tool, now?: Tool): Tool | typeof CONFLICT | undefined {
  if (!was && !is) return now;
  if (!now) return is ? undefined : was;
  const isSame = (a: Tool, b: Tool) => a.title === b.title && a.region === b.region;
  if (!was) return is && isSame(is, now) ? undefined : CONFLICT;
  if (!is) return isSame(was, now) ? now : CONFLICT;
  const field = (name: keyof Tool) => {
    if (was[name] === is[name] || was[name] === now[name]) return now[name];
    return is[name] === now[name] ? was[name] : undefined;
  };
  const [title, region] = [field("title"), field("region")];
  if (title === undefined || region === undefined) return CONFLICT;
  return { title, region, file: is.file === now.file ? was.file : now.file };
}

/** A memory, what a change makes of it, and what it became later. */
export function histories(
  ids: readonly string[],
  files: readonly string[],
): fc.Arbitrary<readonly [Memory, Memory, Memory]> {
  const tool: fc.Arbitrary<Tool> = fc.record({
    file: fc.constantFrom(...files),
    title: fc.constantFrom("one", "two", "three"),
    region: fc.constantFrom("eu", "us"),
  });
  const start = fc.dictionary(fc.constantFrom(...ids), tool, { minKeys: 2, noNullPrototype: true });
  const step = fc.tuple(fc.constantFrom(...ids), fc.constantFrom("file", "title", "region", "all", "none"), tool);
  const steps = fc.array(step, { minLength: 1, maxLength: 4 });
  return fc.tuple(start, steps, steps).map(([was, first, later]) => {
    const is = changed(was, first);
    return [was, is, changed(is, later)] as const;
  });
}

function changed(memory: Memory, steps: readonly (readonly [string, string, Tool])[]): Memory {
  const result = new Map(Object.entries(memory));
  for (const [id, what, other] of steps) {
    const own = result.get(id);
    if (what === "none") result.delete(id);
    else if (what === "all") result.set(id, { ...other, ...(own && { file: own.file }) });
    else if (own && (what === "file" || what === "title" || what === "region"))
      result.set(id, { ...own, [what]: other[what] });
  }
  return Object.fromEntries(result);
}
