/** Runs that are imported again after people edited what an import wrote: nothing of theirs is lost, nothing is doubled. */
import { parseDocument, parseAllDocuments } from "yaml";
import { describe, expect, it } from "vitest";
import { check } from "../../src/commands/check/check.js";
import { treeOf } from "../support/check-files.js";
import { bothWays } from "../support/both-ways.js";
import fc from "../support/fast-check.js";
import { FACTS, importInto, MEMORY, merged, sdkRun, withPolicy, type TextFiles } from "./run-kit.js";

const RUN = `babysitter/runs/${FACTS.id}/`;
const SESSION = `babysitter/sessions/2026/05/10/${FACTS.id}.md`;
const TASK = `${RUN}tasks/nightly-build.yaml`;
const EVENT = `${RUN}journal/000008.yaml`;
const POLICY = withPolicy("  tier: curated-journal\n");
const PAGE = { "babysitter/MEMORY.md": "<!-- memory-steward:runs -->\n<!-- /memory-steward:runs -->\n" };
const BEFORE = sdkRun({ ...FACTS, end: "failed" });
const AFTER = sdkRun(FACTS);

/** What people may do to a memory; each names the words of theirs that have to stay. */
interface Edit {
  readonly name: string;
  readonly words: readonly string[];
  readonly make: (memory: TextFiles) => TextFiles;
}

const replaced =
  (file: string, from: string | RegExp, to: string) =>
  (memory: TextFiles): TextFiles =>
    Object.fromEntries(
      Object.entries(memory).map(([path, text]) => [path, path.endsWith(file) ? text.replace(from, to) : text]),
    );

/** Whatever was moved before is not there any more. */
const moved =
  (from: string, to: string) =>
  (memory: TextFiles): TextFiles =>
    Object.fromEntries(Object.entries(memory).map(([path, text]) => [path === from ? to : path, text]));

const renamed =
  (from: string, to: string) =>
  (memory: TextFiles): TextFiles =>
    Object.fromEntries(Object.entries(memory).map(([path, text]) => [path, text.replaceAll(from, to)]));

const EDITS: readonly Edit[] = [
  {
    name: "approve a task",
    words: ["status: approved # looked at"],
    make: replaced("nightly-build.yaml", "status: draft", "status: approved # looked at"),
  },
  { name: "approve the run", words: [], make: replaced("run.yaml", "status: draft", "status: approved") },
  { name: "give the run a title", words: ["Ours alone"], make: replaced("run.yaml", /title: .*/, "title: Ours alone") },
  {
    name: "give the run a later time",
    words: ["2026-06-01T00:00:00Z"],
    make: replaced("run.yaml", /updatedAt: .*/, "updatedAt: 2026-06-01T00:00:00Z"),
  },
  { name: "comment on the run", words: ["# a comment"], make: replaced("run.yaml", /^/, "# a comment\n") },
  {
    name: "say why an edge is there",
    words: ["reason: it broke"],
    make: replaced("run.yaml", /(- target: run-task-result:\S+nightly-build)\n/, "$1\n      reason: it broke\n"),
  },
  {
    name: "cite a source",
    words: ["https://example.org/log"],
    make: replaced("nightly-build.yaml", "sourceRefs:\n", "sourceRefs:\n    - https://example.org/log\n"),
  },
  {
    name: "tag a task",
    words: ["tags: [nightly]"],
    make: replaced("nightly-build.yaml", "  taskId:", "  tags: [nightly]\n  taskId:"),
  },
  {
    name: "give the session a title",
    words: ["Session of ours"],
    make: replaced(`${FACTS.id}.md`, /title: .*/, "title: Session of ours"),
  },
  {
    name: "write in the session",
    words: ["People wrote this."],
    make: replaced(`${FACTS.id}.md`, /$/, "\nPeople wrote this.\n"),
  },
  { name: "move the run", words: [], make: moved(`${RUN}run.yaml`, "babysitter/runs/old/run.yaml") },
  { name: "move a task", words: [], make: moved(TASK, `${RUN}tasks/moved/nightly-build.yaml`) },
  { name: "move an event", words: [], make: moved(EVENT, `${RUN}events/000008.yaml`) },
  { name: "move the session", words: [], make: moved(SESSION, `babysitter/sessions/kept/${FACTS.id}.md`) },
  {
    name: "rename a task",
    words: [`${FACTS.id}.ours`],
    make: renamed(`${FACTS.id}.nightly-build`, `${FACTS.id}.ours`),
  },
  {
    name: "rename the run",
    words: ["babysitter-run:ours"],
    make: renamed(`babysitter-run:${FACTS.id}`, "babysitter-run:ours"),
  },
  {
    name: "keep a second record in the run's file",
    words: ["id: team:second"],
    make: replaced("run.yaml", /$/, `---\n${(MEMORY["graph/team.yaml"] ?? "").replace("team:build", "team:second")}`),
  },
  {
    name: "delete an event",
    words: [],
    make: ({ [EVENT]: _gone, ...rest }) =>
      replaced("run.yaml", /\n {4}- target: run-journal-event:\S+:000008/, "")(rest),
  },
];

/** What was both moved and renamed is a record of people's own. */
const STRANGERS = [
  ["move the run", "rename the run"],
  ["move a task", "rename a task"],
];

const edits = fc
  .uniqueArray(fc.constantFrom(...EDITS), { maxLength: 4, selector: ({ name }) => name })
  .filter((made) => !STRANGERS.some((both) => both.every((one) => made.some(({ name }) => name === one))));

/** Ids of all records, and the targets of each record's edges. */
function declared(memory: TextFiles): { ids: string[]; edges: string[] } {
  const ids: string[] = [];
  const edges: string[] = [];
  for (const [path, text] of Object.entries(memory)) {
    const isPage = path.endsWith(".md");
    if (!isPage && !path.endsWith(".yaml")) continue;
    const documents = isPage ? [parseDocument(text.split("---\n")[1] ?? "")] : parseAllDocuments(text);
    for (const document of documents) {
      const value = document.toJS() as { id?: string; edges?: Record<string, { target: string }[]> } | null;
      if (typeof value?.id !== "string") continue;
      ids.push(value.id);
      for (const [kind, list] of Object.entries(value.edges ?? {})) {
        edges.push(...list.map(({ target }) => `${value.id ?? ""} ${kind} ${target}`));
      }
    }
  }
  return { ids, edges };
}

describe("a run that is imported again after people edited its records", () => {
  it("brings what is new, keeps what they wrote, doubles nothing, and is quiet from then on", async () => {
    const memory = { ...POLICY, ...PAGE };
    const imported = merged(memory, await importInto(memory, BEFORE));
    await fc.assert(
      fc.asyncProperty(edits, async (made) => {
        const edited = made.reduce((files, { make }) => make(files), imported);
        const same = await importInto(edited, BEFORE);
        expect([same.outcome, same.files]).toEqual(["present", []]);

        const again = await importInto(edited, AFTER);
        expect([again.outcome, again.findings, again.refusals]).toEqual(["import", [], []]);
        for (const { path, resolution } of again.conflicts) {
          expect(
            again.files.some((file) => file.path === path),
            path,
          ).toBe(resolution === "replaced");
        }
        const after = merged(edited, again);
        const [was, is] = [edited, after].map((files) => Object.values(files).join("\n"));
        for (const word of made.flatMap(({ words }) => words).filter((own) => was?.includes(own))) {
          expect(is).toContain(word);
        }
        const { ids, edges } = declared(after);
        expect(ids).toEqual([...new Set(ids)]);
        expect(edges).toEqual([...new Set(edges)]);
        for (const path of Object.keys(edited).filter((name) => name.includes("/0000"))) {
          expect(after[path]).toBe(edited[path]);
        }
        expect(after["babysitter/MEMORY.md"]).toContain("completed");

        const quiet = await importInto(after, AFTER);
        expect([quiet.outcome, quiet.files]).toEqual(["present", []]);
        await expectNoNewErrors(edited, after);
      }),
      { numRuns: 12 },
    );
  });

  async function expectNoNewErrors(before: TextFiles, after: TextFiles): Promise<void> {
    const known = (
      await check({ subject: { tree: treeOf(before) }, root: "", gate: {}, now: new Date("2026-06-10T00:00:00Z") })
    ).report.findings;
    const { whole } = await bothWays(before, after, { now: "2026-06-10T00:00:00Z" });
    const errors = whole.report.findings
      .filter(({ severity }) => severity === "error")
      .map(({ rule, path, message }) => ({ rule, path, message }));
    expect(errors.filter(({ message }) => !known.some((finding) => finding.message === message))).toEqual([]);
  }
});
