/** Memories of the families whose layouts use the newest words, each record near a sound one, and changes of them. */
import type { Files } from "./check-files.js";
import { SKILLS } from "./families/agent-skills.js";
import { GRAPH } from "./families/atlas.js";
import type { Family, Shape } from "./families/family.js";
import { WALKED } from "./families/lists.js";
import { CONTRACTS } from "./families/markitect.js";
import { MIXED, MIXED_WITH_SCHEMAS } from "./families/mixed.js";
import { CONCEPTS_OF_OKF } from "./families/okf.js";
import { PROCEDURES } from "./families/procedures.js";
import { BRAIN } from "./families/repobrain.js";
import { RECORDS } from "./families/rfc-15a.js";
import fc from "./fast-check.js";

export interface FileHistory {
  /** Gate and layout files of both sides. */
  readonly gate: Files;
  readonly before: Files;
  readonly after: Files;
}

/** What a file may be beside sound text. */
const ODDITIES = [
  "none",
  "carriage returns",
  "byte order mark",
  "no UTF-8",
  "twice the first key",
  "broken",
  "cut off",
  "empty",
  "symlink",
  "conflict",
  "words alone",
  "executable",
  "null byte",
] as const;

interface Draft {
  readonly shape: number;
  readonly path: number;
  /** Of the records of the file, which of their members hold what. */
  readonly records: readonly (readonly (readonly [number, number])[])[];
  readonly body: number;
  readonly oddity: number;
}

const members = fc.array(fc.tuple(fc.nat(999), fc.nat(99)), { maxLength: 4 });
const draft: fc.Arbitrary<Draft> = fc.record({
  shape: fc.nat(11),
  path: fc.nat(99),
  records: fc.array(members, { minLength: 1, maxLength: 3 }),
  body: fc.nat(99),
  oddity: fc.nat(150),
});

interface Placed extends Draft {
  readonly at: string;
}

function place(of: Family, each: Draft): Placed {
  const paths = shapeOf(of, each).paths;
  return { ...each, at: paths[each.path % paths.length] ?? "" };
}

/** The first shapes hold the records, and are met more often. */
function shapeOf({ shapes }: Family, { shape }: Draft): Shape {
  const found = shapes[[0, 0, 0, 1, 0, 2, 1, 0, 3, 1, 0, 0][shape] ?? 0] ?? shapes[0];
  if (!found) throw new Error("a family without shapes");
  return found;
}

function set(record: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const [key = "", ...rest] = path.split(".");
  if (rest.length === 0) {
    const { [key]: _, ...others } = record;
    return value === undefined ? others : { ...record, [key]: value };
  }
  const inner = record[key];
  const mapping = typeof inner === "object" && inner !== null && !Array.isArray(inner) ? inner : {};
  return { ...record, [key]: set({ ...mapping }, rest.join("."), value) };
}

function recordOf({ sound, members: may }: Shape, at: string, changes: Draft["records"][number], index: number) {
  const name = (at.split("/").at(-1) ?? "").replace(/\.[^.]+$/, "");
  let record: Record<string, unknown> = {
    ...sound(index === 0 ? name : `${name}${index}`, at.split("/").at(-2) ?? ""),
  };
  const keys = Object.keys(may);
  for (const [key, value] of changes) {
    const path = keys[key % Math.max(1, keys.length)];
    const values = path === undefined ? [] : (may[path] ?? []);
    if (path !== undefined) record = set(record, path, values[value % values.length]);
  }
  return record;
}

function textOf(shape: Shape, { at, records, body }: Placed): string {
  const all = records.map((changes, index) => recordOf(shape, at, changes, index));
  const text = shape.bodies[body % shape.bodies.length] ?? "";
  if (shape.format === "text") return text;
  if (shape.format === "lines") return all.map((each) => `${JSON.stringify(each)}\n`).join("");
  if (shape.format === "json") return `${JSON.stringify(all[0], undefined, 2)}\n`;
  const keys = Object.entries(all[0] ?? {});
  if (keys.length === 0) return text;
  return `---\n${keys.map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`).join("")}---\n${text}`;
}

function fileOf(of: Family, each: Placed): Files[string] {
  const text = textOf(shapeOf(of, each), each);
  const oddity: string = ODDITIES[each.oddity] ?? "none";
  switch (oddity) {
    case "carriage returns":
      return text.replaceAll("\n", "\r\n");
    case "byte order mark":
      return `\uFEFF${text}`;
    case "no UTF-8":
      return Buffer.concat([Buffer.from(text.slice(0, -3)), Buffer.from([0xff, 0xfe]), Buffer.from(text.slice(-3))]);
    case "twice the first key": {
      const first = /^(?:---\n)?(?:\{\s*)?([^\n]*?(?:,|\n))/.exec(text);
      return first ? text.replace(first[1] ?? "", `${first[1]}${first[1]}`) : text;
    }
    case "broken":
      return text.startsWith("---\n") ? `---\nx: [\n${text.slice(4)}` : `{${text}`;
    case "cut off":
      return text.slice(0, text.length >> 1);
    case "empty":
      return "";
    case "symlink":
      return { content: "a.md", mode: "120000" };
    case "conflict":
      return text.replace("\n", "\n<<<<<<< ours\nx: 1\n=======\nx: 2\n>>>>>>> theirs\n");
    case "words alone":
      return "Words alone.\n";
    case "executable":
      return { content: text, mode: "100755" };
    case "null byte":
      return text.replace("\n", "\n\0");
    default:
      return text;
  }
}

type State = ReadonlyMap<string, Placed>;

function filesOf(of: Family, state: State): Files {
  return Object.fromEntries([...state].map(([path, each]) => [path, fileOf(of, each)]));
}

const edit = fc.record({
  what: fc.constantFrom(
    "member",
    "member",
    "member",
    "members",
    "new",
    "gone",
    "move",
    "copy",
    "case",
    "body",
    "odd",
    "swap",
    "lines",
  ),
  draft,
  from: fc.nat(99),
});
type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;

function otherCase(path: string): string {
  const slash = path.lastIndexOf("/") + 1;
  const first = path.charAt(slash);
  const other = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase();
  return path.slice(0, slash) + other + path.slice(slash + 1);
}

function edited(of: Family, state: State, { what, draft: each, from }: Edit): State {
  const next = new Map(state);
  const paths = [...state.keys()].sort();
  const path = paths[from % Math.max(1, paths.length)];
  const old = path === undefined ? undefined : state.get(path);
  if (path === undefined || old === undefined || what === "new") {
    const placed = place(of, each);
    return next.set(placed.at, placed);
  }
  const [first = [], ...rest] = old.records;
  const [more = []] = each.records;
  switch (what) {
    case "member":
      return next.set(path, { ...old, records: [[...first, ...more.slice(0, 1)], ...rest] });
    case "members":
      return next.set(path, { ...old, records: each.records });
    case "lines":
      return next.set(path, { ...old, records: [...old.records, more] });
    case "body":
      return next.set(path, { ...old, body: each.body });
    case "odd":
      return next.set(path, { ...old, oddity: 1 + (each.oddity % (ODDITIES.length - 1)) });
    case "gone":
      next.delete(path);
      return next;
    case "swap": {
      // Another file of the same shape takes its content.
      const placed = place(of, each);
      return next.set(placed.at, { ...old, at: placed.at, shape: each.shape });
    }
    case "case":
    case "move":
    case "copy": {
      if (what !== "copy") next.delete(path);
      const at = what === "case" ? otherCase(path) : place(of, { ...each, shape: old.shape }).at;
      // The text stays as it was: what repeats the name of the file now says something else.
      return next.set(at, old);
    }
  }
}

const WAIVERS = `waivers:
  - { rule: graph/dangling-edge, subject: a, actor: "user:x", reason: Comes with the next import, expires: "2026-06-20" }
  - { rule: record/schema, subject: b, actor: "user:x", reason: Comes with the next import, expires: "2026-07-20" }
  - { rule: change/kept-record, subject: a, actor: "user:x", reason: Comes with the next import, expires: "2026-07-20" }
`;

function historyOf(of: Family): fc.Arbitrary<FileHistory> {
  return fc
    .record({
      drafts: fc.array(draft, { minLength: 2, maxLength: 8 }),
      edits: fc.array(edit, { minLength: 1, maxLength: 4 }),
      settings: fc.constantFrom(...of.settings),
      waivers: fc.boolean(),
    })
    .map(({ drafts, edits, settings, waivers }) => {
      const before: State = new Map(drafts.map((each) => place(of, each)).map((each) => [each.at, each]));
      const after = edits.reduce((state, each) => edited(of, state, each), before);
      const gate = {
        "memory-steward.yml": `layout: ${of.layout}\nindexes: { inline: 0 }\n${settings}`,
        ...of.files,
        ...(waivers && { [`${of === BRAIN ? ".brain/" : ""}memory-steward.waivers.yaml`]: WAIVERS }),
      };
      return { gate, before: filesOf(of, before), after: filesOf(of, after) };
    })
    .filter(({ before, after }) =>
      [before, after].every((side) => Object.keys(side).some((path) => isMemory(of, path))),
    );
}

/** A memory without files of it is refused. */
function isMemory({ shapes }: Family, path: string): boolean {
  return shapes[0]?.paths.includes(path) === true && !/README|attic|archive|deep|north/.test(path);
}

type NamedHistories = readonly (readonly [string, fc.Arbitrary<FileHistory>])[];

export const FAMILY_HISTORIES: NamedHistories = [
  ["agent-skills", historyOf(SKILLS)],
  ["lists of records", historyOf(WALKED)],
  ["markitect", historyOf(CONTRACTS)],
  ["okf", historyOf(CONCEPTS_OF_OKF)],
  ["procedures", historyOf(PROCEDURES)],
  ["repobrain", historyOf(BRAIN)],
  ["rfc-15a", historyOf(RECORDS)],
  ["a layout of every word", historyOf(MIXED)],
  ["a layout with schemas", historyOf(MIXED_WITH_SCHEMAS)],
];

/** And those of a layout that merges declarations, whose changes are never judged by an index. */
export const ALL_HISTORIES: NamedHistories = [...FAMILY_HISTORIES, ["atlas", historyOf(GRAPH)]];
