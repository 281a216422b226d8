/** Whose approvals count, by the policy: every circle and what it leaves to others. */
import { describe, expect, it } from "vitest";
import { demandsOf } from "../../src/commands/snapshot/approval-demands.js";
import { compareMemories } from "../../src/load/compare/compare-memory.js";
import { loadGate } from "../../src/load/gate.js";
import { readMemory } from "../../src/load/read-memory.js";
import type { MergedPullRequest, Review } from "../../src/memory/forge.js";
import { parseCodeOwners } from "../../src/snapshots/codeowners.js";
import { judgeReviews } from "../../src/snapshots/judge-reviews.js";
import { plannedSnapshots, type PlannedGroup } from "../../src/snapshots/plan.js";
import type { Circle } from "../../src/snapshots/policy.js";
import { treeOf } from "../support/check-files.js";
import { tool } from "./forge-story.js";

const MERGED_AT = "2026-06-02T10:00:00Z";
const PULL: MergedPullRequest = {
  number: 7,
  author: { id: 1, login: "ann", isBot: false },
  head: "a".repeat(40),
  base: { branch: "main", repositoryId: 1 },
  mergedAt: MERGED_AT,
};

const PEOPLE = ["ann", "ben", "cora", "dan", "eve"];

function approvals(...logins: readonly string[]): Review[] {
  return logins.map((login) => ({
    author: { id: PEOPLE.indexOf(login) + 1, login, isBot: false },
    isInsider: true,
    state: "approved",
    commit: PULL.head,
    submittedAt: "2026-06-02T09:00:00Z",
  }));
}

/** Ben is of the platform, Cora of the data team, Dan looks after the memory, Eve is named by CODEOWNERS alone. */
const ONTOLOGY = `owners:
  teams: [team:platform, team:data, team:stewards, team:lone]
  memory: [team:stewards]
  accounts:
    team:platform: [Ben]
    team:data: [cora, acme/data]
    team:stewards: [dan]
`;
const CODEOWNERS = `# Who looks at what
*            @cora
/graph/a.yaml @Eve   # the first tool
/graph/team/ @acme/data
docs/*       eve@example.org
graph/free/  
`;

type Files = Readonly<Record<string, string>>;

const BEFORE: Files = {
  "memory-steward.yml": "layout: company-brain\n",
  "ontology/controlled-vocabulary.yaml": ONTOLOGY,
  "graph/a.yaml": tool("a"),
  "graph/b.yaml": tool("b", "team:data"),
  "graph/team/c.yaml": tool("c", "team:lone"),
  "graph/free/d.yaml": tool("d", "team:lone"),
};

async function verdict(
  circles: readonly Circle[],
  changed: Files,
  given: readonly string[],
  required = 1,
): Promise<readonly string[]> {
  const [before, after] = [treeOf(BEFORE), treeOf({ ...BEFORE, ...changed })];
  const gate = await loadGate(before);
  const [was, is] = await Promise.all(
    [before, after].map((tree) => readMemory(tree, gate, ({ declaration }) => declaration)),
  );
  if (!was || !is) throw new Error("two memories were to be read");
  const demands = demandsOf({
    directory: "",
    paths: Object.keys(changed),
    change: await compareMemories(was, is, gate),
    circles,
    ontology: gate.ontology,
    codeOwners: parseCodeOwners(CODEOWNERS),
  });
  return judgeReviews(demands, required, PULL, approvals(...given), new Set(["ben", "cora", "dan", "eve"])).reasons;
}

const edited = (path: string, owner?: string): Files => {
  const name = /(\w+)\.yaml$/.exec(path)?.[1] ?? "";
  return { [path]: tool(name, owner).replace("title: ", "title: New ") };
};
const A = edited("graph/a.yaml");
const B = edited("graph/b.yaml", "team:data");
const C = edited("graph/team/c.yaml", "team:lone");
const D = edited("graph/free/d.yaml", "team:lone");
const NOTES = { "notes/idea.md": "# An idea\n" };

describe("approvals that count", () => {
  it.each<[what: string, circles: Circle[], changed: Files, by: string[], approved: boolean]>([
    ["anyone who may write, without circles", [], A, ["eve"], true],
    ["not somebody who may not write", [], A, ["ann"], false],
    ["an owner of the record", ["record-owners"], A, ["ben"], true],
    ["not an owner of another record", ["record-owners"], A, ["cora"], false],
    ["not one owner for two teams' records", ["record-owners"], { ...A, ...B }, ["ben"], false],
    ["both owners for two teams' records", ["record-owners"], { ...A, ...B }, ["ben", "cora"], true],
    [
      "the old owner of a record that changes hands",
      ["record-owners"],
      edited("graph/a.yaml", "team:data"),
      ["ben"],
      true,
    ],
    ["not the new owner of it alone", ["record-owners"], edited("graph/a.yaml", "team:data"), ["cora"], false],
    [
      "the new owner where nobody stands for the old one",
      ["record-owners"],
      edited("graph/team/c.yaml", "team:data"),
      ["cora"],
      true,
    ],
    ["nobody else there", ["record-owners"], edited("graph/team/c.yaml", "team:data"), ["eve"], false],
    ["anyone for records whose owners have no accounts", ["record-owners"], C, ["eve"], true],
    ["anyone for files without records", ["record-owners"], NOTES, ["eve"], true],
    ["an owner of the memory, for everything", ["memory-owners"], { ...A, ...NOTES }, ["dan"], true],
    ["nobody but owners of the memory", ["memory-owners"], A, ["ben"], false],
    ["an owner of the memory beside the record's", ["record-owners", "memory-owners"], A, ["dan"], true],
    ["an owner of the memory where the record has none", ["record-owners", "memory-owners"], C, ["eve"], false],
    ["whom CODEOWNERS names for the file", ["codeowners"], A, ["eve"], true],
    ["not whom an earlier line names", ["codeowners"], A, ["cora"], false],
    ["whom it names for all others", ["codeowners"], { ...B, ...NOTES }, ["cora"], true],
    ["people of its team, as the ontology lists them", ["codeowners"], C, ["cora"], true],
    ["nobody else for a team", ["codeowners"], C, ["eve"], false],
    ["anyone where its last line names nobody", ["codeowners"], D, ["eve"], true],
    ["anyone where it names a mail address", ["codeowners"], { "docs/x.md": "x\n" }, ["dan"], true],
    ["the record's owner or CODEOWNERS", ["record-owners", "codeowners"], A, ["eve"], true],
  ])("%s", async (_, circles, changed, by, approved) => {
    expect((await verdict(circles, changed, by)).length === 0).toBe(approved);
  });

  it("are as many as the policy wants, for each record", async () => {
    expect(await verdict(["memory-owners", "record-owners"], A, ["ben"], 2)).toEqual([
      "tool:a has 1 of 2 approvals that count",
    ]);
    expect(await verdict(["memory-owners", "record-owners"], A, ["ben", "dan"], 2)).toEqual([]);
  });
});

describe("what somebody said last", () => {
  const [ben, cora] = approvals("ben", "cora");
  if (!ben || !cora) throw new Error("two approvals were to be made");
  const late = { submittedAt: "2026-06-02T10:00:01Z" };
  const short = "it has 0 of 1 approvals that count";

  it.each<[what: string, reviews: readonly Review[], reasons: readonly string[]]>([
    ["an approval", [ben], []],
    ["one that comments follow", [ben, { ...ben, state: "commented" }], []],
    ["one in the second of the merge", [{ ...ben, submittedAt: MERGED_AT }], []],
    ["one after asking for changes", [{ ...ben, state: "changes-requested" }, ben], []],
    ["one before a stranger asked for changes", [ben, { ...cora, state: "changes-requested", isInsider: false }], []],
    ["one before changes were asked for too late", [ben, { ...ben, ...late, state: "changes-requested" }], []],
    [
      "one before changes were asked for",
      [ben, { ...ben, state: "changes-requested" }],
      ["ben asked for changes", short, "ben asked for changes"],
    ],
    [
      "one beside somebody who asked for changes",
      [ben, { ...cora, state: "changes-requested" }],
      ["cora asked for changes"],
    ],
    ["a comment", [{ ...ben, state: "commented" }], [short, "ben only commented"]],
    [
      "one that was dismissed",
      [{ ...ben, state: "dismissed" }],
      [short, "ben approved, and the approval was dismissed"],
    ],
    [
      "one of an earlier commit",
      [{ ...ben, commit: "b".repeat(40) }],
      [short, "ben approved an earlier commit than the one that was merged"],
    ],
    ["one of the author", [{ ...ben, author: PULL.author }], [short, "ann approved a pull request of their own"]],
    [
      "one of a bot",
      [{ ...ben, author: { ...ben.author, isBot: true } }],
      [short, "ben is a bot, whose approval does not count"],
    ],
    ["one of a stranger", [{ ...ben, isInsider: false }], [short, "ben does not belong to the repository"]],
    ["one after the merge", [{ ...ben, ...late }], [short, "ben approved after the merge"]],
  ])("counts: %s", (_, reviews, reasons) => {
    const demands = [{ subject: "it", allowed: undefined }];
    const verdict = judgeReviews(demands, 1, PULL, reviews, new Set(["ann", "ben", "cora"]));
    expect(verdict.reasons).toEqual(reasons);
    expect(verdict.reviewers).toEqual(reasons.includes(short) ? [] : ["ben"]);
  });
});

describe("the cadence", () => {
  const NOW = new Date("2026-06-04T12:00:00Z");
  const merged = (commit: string, mergedAt: string, isSettled = true): PlannedGroup => ({
    commit,
    isIndex: false,
    mergedAt,
    isSettled,
  });
  const index = (commit: string): PlannedGroup => ({ commit, isIndex: true, mergedAt: undefined, isSettled: true });
  const line = [
    merged("a", "2026-06-01T08:00:00Z"),
    merged("b", "2026-06-02T08:00:00Z"),
    index("b2"),
    merged("c", "2026-06-02T23:59:59Z"),
    index("c2"),
    merged("d", "2026-06-03T00:00:00Z"),
    merged("e", "2026-06-04T08:00:00Z"),
  ];
  const planned = (cadence: "every-merge" | "daily", groups = line, last?: string, now = NOW) =>
    plannedSnapshots(groups, cadence, last, now).map(
      ({ commit, mergeCommit, from, to }) => `${commit} ${mergeCommit} ${from}-${to}`,
    );

  it("every-merge: each merge with the index commit that follows it", () => {
    expect(planned("every-merge")).toEqual(["a a 0-1", "b2 b 1-3", "c2 c 3-5", "d d 5-6", "e e 6-7"]);
  });

  it("daily: the last of each day that has ended, which covers the others of that day", () => {
    expect(planned("daily")).toEqual(["a a 0-1", "c2 c 1-5", "d d 5-6"]);
    expect(planned("daily", line, undefined, new Date("2026-06-05T00:00:00Z")).at(-1)).toBe("e e 6-7");
  });

  it("daily: what is not approved ends the day before it", () => {
    const groups = [line[0], line[1], merged("x", "2026-06-02T12:00:00Z", false), merged("y", MERGED_AT, false)];
    expect(
      planned(
        "daily",
        groups.filter((group) => group !== undefined),
      ),
    ).toEqual(["a a 0-1", "b b 1-2"]);
  });

  it("never dates a snapshot before the one that it builds on", () => {
    const [snapshot] = plannedSnapshots(line, "every-merge", "2026-06-01T09:00:00Z", NOW);
    expect(snapshot).toMatchObject({ commit: "a", approvedAt: "2026-06-01T09:00:00Z" });
  });
});
