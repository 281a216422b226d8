/** Two runs at once: whatever a run says that it tagged is a snapshot from then on, and the next run goes on from there. */
import { describe, it } from "vitest";
import { UserError } from "../../src/memory/user-error.js";
import { git } from "../git/fixture.js";
import { meanwhile, serverError } from "../github/faults.js";
import { attestation, ForgeStory, tool } from "./forge-story.js";
import { sample } from "../support/sample.js";

const DAY = 86_400_000;
const PATH = "snapshots/attestations.yaml";

/** Tags that the run made; nothing where it was told to run again. */
async function tagsOf(run: Promise<{ made: readonly { tag: string }[] }>): Promise<string[] | UserError> {
  try {
    return (await run).made.map(({ tag }) => tag);
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

function allTags(story: ForgeStory): string[] {
  const names = git(story.repository.git.folder, "for-each-ref", "--format=%(refname:strip=2)", "refs/tags");
  return names === "" ? [] : names.split("\n");
}

/** What a run does while another is between two of its requests. */
const OTHERS = {
  "the same": async (other: ForgeStory) => await other.snapshot(),
  "of days in place of merges": async (other: ForgeStory) => {
    const number = await other.propose({
      "memory-steward.yml": "layout: company-brain\nsnapshots: { cadence: daily }\n",
    });
    await other.review(number, "ben");
    await other.merge(number);
    return await other.snapshot({ now: new Date(Date.parse(other.standIn.now) + 2 * DAY) });
  },
  "with an index commit": async (other: ForgeStory) => {
    await other.reindex();
    return await other.snapshot();
  },
} as const;

/** Before the place is asked for, between it and the name, and before the next snapshot of the same run. */
const MOMENTS = {
  place: { operation: "git/create-ref", after: 0, phase: "before" },
  name: { operation: "git/create-ref", after: 1, phase: "before" },
  next: { operation: "git/create-ref", after: 1, phase: "after" },
} as const;

const CASES: readonly (readonly [what: keyof typeof OTHERS, moment: keyof typeof MOMENTS])[] = [
  ["the same", "name"],
  ["of days in place of merges", "place"],
  ["of days in place of merges", "name"],
  ["of days in place of merges", "next"],
  ["with an index commit", "place"],
  ["with an index commit", "name"],
];

describe("two runs at once", { timeout: 120_000 }, () => {
  it("that plan the same make each tag once, and both say so", async (context) => {
    const { expect } = context;
    const story = await ForgeStory.adopted(context);
    await story.approved({ "graph/b.yaml": tool("b") });
    await story.approved({ "graph/c.yaml": tool("c") });
    const other = await story.another();
    const [one, two] = await Promise.all([tagsOf(story.snapshot()), tagsOf(other.snapshot())]);
    expect(one).toHaveLength(2);
    expect(two).toEqual(one);
    expect(allTags(story)).toHaveLength(3);
    expect(await story.snapshot()).toMatchObject({ made: [], faults: [] });
  });

  it.for(sample(CASES))("one %s, before the %s of the other", async ([what, moment], context) => {
    const { expect } = context;
    const story = await ForgeStory.adopted(context);
    await story.approved({ "graph/b.yaml": tool("b") });
    await story.approved({ "graph/c.yaml": tool("c") });
    const other = await story.another();
    let inner: string[] | UserError = [];
    const effect = meanwhile(async () => {
      inner = await tagsOf(OTHERS[what](other));
    });
    story.standIn.faults.add({ ...MOMENTS[moment], effect });
    const outer = await tagsOf(story.snapshot());
    const told = [inner, outer].filter((tags) => Array.isArray(tags)).flat();
    expect(told.length).toBeGreaterThan(0);
    const later = new Date(Date.parse(story.standIn.now) + 3 * DAY);
    await story.approved({ "graph/d.yaml": tool("d") });
    const end = await story.snapshot({ now: later });
    expect(end).toMatchObject({ faults: [], unapproved: [], failing: [] });
    expect((await story.resolve(story.mergedAt(3))).warnings).toEqual([]);
    // Each tag that is there follows another, and none the same.
    const manifests = await Promise.all(allTags(story).map((tag) => story.manifest(tag)));
    const before = manifests.map(({ previous }) => previous?.tag ?? "");
    expect(new Set(before).size).toBe(before.length);
    for (const tag of told) expect(allTags(story)).toContain(tag);
  });

  it("of two first ones one is made, and later runs go on from it", async (context) => {
    const { expect } = context;
    const story = await ForgeStory.open(context);
    const one = { commit: await story.tip(), history: true } as const;
    await story.approved({ [PATH]: attestation(one) });
    const two = { commit: await story.approved({ "graph/b.yaml": tool("b") }), history: true } as const;
    const other = await story.another();
    const effect = meanwhile(async () => {
      await story.approved({ [PATH]: attestation(one, two) });
      expect((await other.snapshot()).made).toHaveLength(1);
    });
    story.standIn.faults.add({ operation: "git/create-tag", effect });
    await expect(story.snapshot()).rejects.toThrow(
      /^Another run made memory\/\S+ of \w{12} meanwhile, and one snapshot alone may follow the beginning: memory\/\S+ of \w{12} was not made/,
    );
    expect(await story.snapshot()).toMatchObject({ made: [], faults: [] });
    await story.approved({ "graph/c.yaml": tool("c") });
    expect(await story.snapshot()).toMatchObject({ made: [{}], faults: [] });
    expect(allTags(story)).toHaveLength(2);
  });

  it("the place of a run that died is given away after an hour, not before", async (context) => {
    const { expect } = context;
    const story = await ForgeStory.adopted(context);
    await story.approved({ "graph/b.yaml": tool("b") });
    story.standIn.faults.add({ operation: "git/create-ref", after: 1, times: 9, effect: serverError(500) });
    await expect(story.snapshot()).rejects.toThrow("GitHub answered 500");
    story.standIn.faults.clear();
    // What it planned is not what is planned now.
    await story.reindex();
    await expect(story.snapshot()).rejects.toThrow(
      /^Another run is about to make the one snapshot that may follow memory/,
    );
    expect(allTags(story)).toHaveLength(1);
    story.standIn.advance(3600);
    expect(await story.snapshot()).toMatchObject({ made: [{}], faults: [] });
    expect(await story.snapshot()).toMatchObject({ made: [], faults: [] });
    expect(allTags(story)).toHaveLength(2);
  });
});
