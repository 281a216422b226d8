/** `resolve` over random histories, compared with a simple reading of docs/snapshots.md. */
import { describe, expect, it } from "vitest";
import type { ResolveRequest } from "../../src/commands/snapshot/resolve.js";
import type { SnapshotManifest } from "../../src/generated/types/snapshot.js";
import { UserError } from "../../src/memory/user-error.js";
import { manifestMessage } from "../../src/snapshots/manifest.js";
import { snapshotName } from "../../src/snapshots/tag-name.js";
import { git } from "../git/fixture.js";
import fc from "../support/fast-check.js";
import { Story } from "./story.js";

const DIGEST = `sha256:${"0".repeat(64)}`;
const NOWHERE = "0123456789abcdef0123456789abcdef01234567";
const START = Date.parse("2026-05-01T00:00:00Z");
const hours = (count: number) => new Date(START + count * 3_600_000).toISOString().replace(".000", "");

/** A commit of the line: its committer's date, whether it merges a side branch, and when it was approved. */
const step = fc.record({
  date: fc.integer({ min: -1, max: 2 }),
  merges: fc.boolean(),
  /** Hours since the approval before it; 0 is the same second. */
  approvedAfter: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined, freq: 3 }),
});

const harm = fc.oneof(
  fc.record({ kind: fc.constantFrom("delete", "lighten", "reword"), which: fc.nat(9) }),
  fc.record({ kind: fc.constant("slip in"), which: fc.nat(9), commit: fc.nat(9), hour: fc.nat(20) }),
  fc.record({ kind: fc.constant("litter"), which: fc.nat(9), hour: fc.nat(20) }),
);

const mark = fc.oneof(
  fc.record({ snapshot: fc.nat(9) }),
  fc.record({ from: fc.nat(20), to: fc.option(fc.nat(20), { nil: undefined }) }),
);

const told = fc.record({
  steps: fc.array(step, { minLength: 2, maxLength: 6 }),
  harms: fc.array(harm, { maxLength: 2 }),
  marks: fc.array(mark, { maxLength: 2 }),
  rewound: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined, freq: 5 }),
});
type Told = typeof told extends fc.Arbitrary<infer T> ? T : never;

interface Approved {
  readonly tag: string;
  readonly commit: string;
  readonly hour: number;
  /** What somebody did to the tag. */
  state: "sound" | "reworded" | "light" | "gone" | "off the line";
}

/** What a simple reader knows of the history. */
class Known {
  readonly story = new Story();
  /** Of the line, oldest first. */
  readonly line: { commit: string; date: number }[] = [];
  readonly parents = new Map<string, readonly string[]>();
  readonly approved: Approved[] = [];
  /** Hours of tags that are no snapshots. */
  readonly litter: number[] = [];
  slips: { tag: string; commit: string; hour: number }[] = [];
  marks: ({ snapshot: string } | { from: string; to?: string })[] = [];

  contains(commit: string, ancestor: string): boolean {
    return commit === ancestor || (this.parents.get(commit) ?? []).some((parent) => this.contains(parent, ancestor));
  }

  isBad(commit: string, tag: string | undefined): boolean {
    return this.marks.some((entry) => {
      if ("snapshot" in entry) return entry.snapshot === tag;
      const { from, to } = entry;
      if (!this.parents.has(from) || !this.contains(commit, from)) return false;
      return to === undefined || !this.parents.has(to) || this.contains(to, commit);
    });
  }

  /** The newest tag that can be read: nothing later tells what it was. */
  newest(): number {
    return this.approved.findLastIndex(({ state }) => state === "sound" || state === "reworded");
  }

  /** Whether every tag from one to the newest is what its successor says. */
  isProved(index: number): boolean {
    const newest = this.newest();
    return index <= newest && this.approved.slice(index, newest).every(({ state }) => state === "sound");
  }

  tagOf(commit: string): string | undefined {
    return this.approved.find((one, index) => one.commit === commit && this.isProved(index))?.tag;
  }
}

function tell({ steps, harms, marks, rewound }: Told): Known {
  const known = new Known();
  const { story, line, parents, approved } = known;
  let date = 0;
  const all: string[] = [];
  for (const [index, { date: later, merges }] of steps.entries()) {
    date += later;
    const before = line.at(-1)?.commit;
    const sides: string[] = [];
    if (merges && before !== undefined) {
      const start = line.at(-2)?.commit ?? before;
      const side = story.commit(`side-${index}`, { at: hours(date), parents: [start], branch: "side" });
      parents.set(side, [start]);
      all.push(side);
      sides.push(side);
    }
    const from = before === undefined ? [] : [before, ...sides];
    const commit = story.commit(`step-${index}`, { at: hours(date), parents: from });
    parents.set(commit, from);
    line.push({ commit, date });
    all.push(commit);
  }
  let hour = 0;
  let previous: SnapshotManifest["previous"] = null;
  for (const [index, { approvedAfter }] of steps.entries()) {
    const commit = line[index]?.commit ?? "";
    if (approvedAfter === undefined) continue;
    hour += approvedAfter;
    const plain = snapshotName(hours(hour));
    const tag: string = approved.some((one) => one.tag === plain) ? snapshotName(hours(hour), commit) : plain;
    const object: string = story.tag(tag, commit, message(commit, hour, previous));
    previous = { tag, object };
    approved.push({ tag, commit, hour, state: "sound" });
  }
  known.marks = marks.map((entry) =>
    "snapshot" in entry
      ? { snapshot: approved[entry.snapshot]?.tag ?? "memory/snapshots/2026-01-01T000000Z" }
      : { from: all[entry.from] ?? NOWHERE, ...(entry.to !== undefined && { to: all[entry.to] ?? NOWHERE }) },
  );
  rewind(known, rewound);
  const list = known.marks.map((entry) =>
    "snapshot" in entry
      ? `  - { snapshot: ${entry.snapshot}, reason: was never looked at }\n`
      : `  - { commits: { from: "${entry.from}"${entry.to === undefined ? "" : `, to: "${entry.to}"`} }, reason: was never looked at }\n`,
  );
  const tip = line.at(-1);
  const files = { "snapshots/known-bad.yaml": list.length === 0 ? "knownBad: []\n" : `knownBad:\n${list.join("")}` };
  const last = story.commit("marks", { at: hours(tip?.date ?? 0), parents: [tip?.commit ?? ""], files });
  parents.set(last, [tip?.commit ?? ""]);
  line.push({ commit: last, date: tip?.date ?? 0 });
  for (const one of harms) hurt(known, one);
  return known;
}

/** Takes commits from the line: their snapshots are off it. */
function rewind({ line, approved }: Known, count: number | undefined): void {
  for (const { commit } of line.splice(Math.max(1, line.length - (count ?? 0)))) {
    for (const one of approved) if (one.commit === commit) one.state = "off the line";
  }
}

function hurt(known: Known, one: Told["harms"][number]): void {
  const { story, approved, line } = known;
  const { kind, which } = one;
  const hit = approved[which % Math.max(1, approved.length)];
  if (!hit) return;
  const ref = `refs/tags/${hit.tag}`;
  if (kind === "delete") {
    if (hit.state !== "gone") git(story.dir, "update-ref", "-d", ref);
    hit.state = "gone";
  } else if (kind === "lighten") {
    git(story.dir, "update-ref", ref, hit.commit);
    hit.state = "light";
  } else if (kind === "reword" && hit.state === "sound") {
    const text = git(story.dir, "cat-file", "tag", hit.tag);
    story.tag(hit.tag, hit.commit, `${text.slice(text.indexOf("\n\n") + 2).replace('"ben"', '"eve"')}\n`);
    hit.state = "reworded";
  } else if ("hour" in one) {
    const tag = snapshotName(hours(one.hour)).replace("0000Z", "3000Z");
    if (known.slips.some((slip) => slip.tag === tag)) return;
    if ("commit" in one) {
      const { commit } = line[one.commit % line.length] ?? { commit: "" };
      story.tag(tag, commit, message(commit, one.hour, null, ":30:00Z"));
      known.slips.push({ tag, commit, hour: one.hour + 0.5 });
    } else {
      story.tag(tag, line[0]?.commit ?? "", "no manifest\n");
      known.litter.push(one.hour + 0.5);
    }
  }
}

function message(commit: string, hour: number, previous: SnapshotManifest["previous"], end = ":00:00Z"): string {
  return manifestMessage({
    schema: "memory-steward.snapshot/v1",
    steward: "0.0.1",
    commit,
    mergeCommit: commit,
    approvedAt: hours(hour).replace(":00:00Z", end),
    directory: "",
    layout: "company-brain",
    sourceDigest: DIGEST,
    ontologyDigest: DIGEST,
    indexDigest: null,
    statistics: { files: 1, records: 1, notes: 0, edges: 0 },
    approvals: [{ commit, by: "reviews", pullRequest: 1, reviewers: ["ben"] }],
    previous,
  });
}

const REFUSED = "refused";

interface Answer {
  readonly commit: string;
  readonly skipped: readonly string[];
}

async function answerOf({ story }: Known, request: ResolveRequest) {
  try {
    const { resolvedCommit: commit, skipped, warnings, knownBad } = await story.resolve(request);
    return { commit, skipped: skipped.map((one) => one.commit), warnings, knownBad };
  } catch (error) {
    if (error instanceof UserError) return REFUSED;
    throw error;
  }
}

/** `unproved`: a later tag, which told what was before it, is not what it was. */
function approvedAt(known: Known, hour: number): Answer | typeof REFUSED | "unproved" {
  const { approved, litter } = known;
  const newest = known.newest();
  const last = approved[newest];
  if (!last) return REFUSED;
  const later = approved.slice(newest + 1).filter(({ state }) => state !== "gone");
  const doubtful = [...later.map((one) => one.hour), ...litter].some((time) => time >= last.hour && time <= hour);
  if (hour >= last.hour && doubtful) return REFUSED;
  const skipped: string[] = [];
  for (
    let index = Math.min(
      newest,
      approved.findLastIndex((one) => one.hour <= hour),
    );
    index >= 0;
    index--
  ) {
    const { commit, tag } = approved[index] ?? last;
    if (!known.isProved(index)) return known.isProved(index + 1) ? REFUSED : "unproved";
    if (!known.isBad(commit, tag)) return { commit, skipped };
    skipped.push(commit);
  }
  return REFUSED;
}

function good(known: Known, commits: readonly string[]): Answer | typeof REFUSED {
  const found = commits.findIndex((commit) => !known.isBad(commit, known.tagOf(commit)));
  const commit = commits[found];
  return commit === undefined ? REFUSED : { commit, skipped: commits.slice(0, found) };
}

function atDate(known: Known, hour: number): Answer | typeof REFUSED {
  const line = known.line.toReversed();
  const place = line.findIndex(({ date }) => date <= hour);
  if (place === -1 || line.slice(place).some(({ date }) => date > hour)) return REFUSED;
  return good(
    known,
    line.slice(place).map(({ commit }) => commit),
  );
}

const only = (answer: Awaited<ReturnType<typeof answerOf>>): Answer | typeof REFUSED =>
  answer === REFUSED ? answer : { commit: answer.commit, skipped: answer.skipped };

describe("resolve", () => {
  it("answers as the page on snapshots says, or refuses", async () => {
    await fc.assert(
      fc.asyncProperty(told, fc.array(fc.nat(40), { minLength: 2, maxLength: 3 }), async (history, times) => {
        const known = tell(history);
        const newest = known.approved[known.newest()];
        // Nobody but the forge protects the newest snapshot: one that is slipped in behind it is believed.
        fc.pre(known.slips.every(({ hour }) => newest !== undefined && hour < newest.hour));
        for (const half of times) {
          const hour = half / 2;
          const at = new Date(START + hour * 3_600_000).toISOString();
          const answer = await answerOf(known, { mode: "ref-at-time", at, requireApprovedCommit: true });
          const expected = approvedAt(known, hour);
          if (expected !== "unproved") {
            expect([at, only(answer)]).toEqual([at, expected]);
          } else if (answer !== REFUSED) {
            expect(answer.warnings.join(" ")).toContain("It proved the snapshots before it");
            const places = [...known.approved, ...known.slips].filter((one) => one.commit === answer.commit);
            expect(places.some((one) => one.hour <= hour)).toBe(true);
          }
          const unproved = known.approved.filter((_, index) => !known.isProved(index)).map(({ tag }) => tag);
          if (known.marks.some((entry) => "snapshot" in entry && unproved.includes(entry.snapshot))) continue;
          const dated = await answerOf(known, { mode: "ref-at-time", at, requireApprovedCommit: false });
          expect([at, only(dated)]).toEqual([at, atDate(known, hour)]);
        }
      }),
      { numRuns: 6 },
    );
  });

  it("passes over what is known to be bad for the present alone, and says so where it is named", async () => {
    await fc.assert(
      fc.asyncProperty(told, fc.nat(9), async (history, which) => {
        const known = tell({ ...history, harms: [] });
        const present = await answerOf(known, { mode: "current" });
        expect(only(present)).toEqual(
          good(
            known,
            known.line.toReversed().map(({ commit }) => commit),
          ),
        );
        const named = [...known.parents.keys()].at(which % known.parents.size) ?? "";
        const answer = await answerOf(known, { mode: "explicit-ref", ref: named });
        expect(only(answer)).toEqual({ commit: named, skipped: [] });
        if (answer === REFUSED) return;
        expect(answer.knownBad.length > 0).toBe(known.isBad(named, known.tagOf(named)));
      }),
      { numRuns: 5 },
    );
  });

  it("gives a snapshot by its name as long as its tag is what the later ones say", async () => {
    await fc.assert(
      fc.asyncProperty(told, async (history) => {
        const known = tell(history);
        const newest = known.approved[known.newest()];
        fc.pre(known.slips.every(({ hour }) => newest !== undefined && hour < newest.hour));
        for (const [index, { tag, commit }] of known.approved.entries()) {
          const answer = await answerOf(known, { mode: "snapshot-tag", tag });
          if (known.isProved(index)) expect([tag, only(answer)]).toEqual([tag, { commit, skipped: [] }]);
          else if (index > known.newest() || known.isProved(index + 1)) expect([tag, answer]).toEqual([tag, REFUSED]);
        }
        if (!known.isProved(0)) return;
        for (const { tag } of known.slips) {
          expect(await answerOf(known, { mode: "snapshot-tag", tag })).toBe(REFUSED);
        }
      }),
      { numRuns: 4 },
    );
  });
});
