/** Open proposals are judged again when main moves on: each rightly, and few requests. */
import { describe, it } from "vitest";
import { branchOf, House, runbook, TEXT } from "./house.js";

const SUBJECTS =
  `anchors bellows candles dampers engines flanges gaskets hinges inlets joints kettles levers magnets nozzles
  outlets pulleys ratchets sockets turbines valves`.split(/\s+/);

/** A text that no other one is like. */
function novel(subject: string): string {
  const n = SUBJECTS.indexOf(subject) + 1;
  const words = Array.from({ length: 12 }, (_, at) => `${subject.slice(0, 4)}${String.fromCharCode(97 + at)}${n}x`);
  return runbook(subject, {
    title: `Check the ${subject} of ${words[0] ?? ""}`,
    body: `The ${subject} are looked at when ${words.slice(1, 6).join(" ")} is due.\n\nThen ${words.slice(6).join(" ")} follows, so that the ${subject} hold.`,
  });
}

const BASE = runbook("base", { title: "Base text of the mirror", body: `${TEXT}\n\nIt is the base.` });
const FREE = runbook("free", {
  title: "Free slots of the queue",
  body: "A slot of the queue is free once its job has ended.\n\nThe queue looks for one each minute and takes the oldest job first.",
});
const HUMAN = runbook("human", {
  title: "Handle a full disk",
  body: "A full disk stops every job of the runner.\n\nRemove the oldest caches first, then look at the logs of the runner.",
});
const CHOICE = runbook("choice", {
  title: "Choose a region",
  body: "Jobs run in the region that is nearest to their data.\n\nThe scheduler reads the region from the data set and nothing else.",
});

describe("open proposals", () => {
  it.concurrent("thirty of them, after five merges, are each judged rightly", { timeout: 300_000 }, async (context) => {
    const { expect } = context;
    const house = await House.open(context, {
      "runbooks/base.md": BASE,
      "runbooks/free.md": FREE,
      "runbooks/human.md": HUMAN,
      "runbooks/choice.md": CHOICE,
    });
    const untouched: number[] = [];
    for (const subject of SUBJECTS) {
      untouched.push(await house.propose(subject, { [`runbooks/${subject}.md`]: novel(subject) }, ""));
    }
    const same = await house.propose("same", { "runbooks/warm.md": runbook("warm") });
    const held = await house.propose("held", { "runbooks/free.md": FREE.replace("each minute", "each second") });
    const laid = await house.propose("laid", {
      "runbooks/base.md": BASE.replace("title: Base text", "title: Better text"),
    });
    const left = await house.propose("left", { "runbooks/human.md": HUMAN.replace("title: Handle", "title: Treat") });
    await house.push({ "runbooks/human.md": HUMAN.replace("title: Handle", "title: Heal") }, branchOf("left"));
    const torn = await house.propose("torn", {
      "runbooks/choice.md": CHOICE.replace("title: Choose a region", "title: Pick `a` region"),
    });
    const broken = await house.propose("broken", {
      "runbooks/secret.md": runbook("secret", {
        title: "Restricted steps of the vault",
        more: "sensitivity: restricted\n",
        body: "The vault opens with two people who are both on call.\n\nThey meet at the console and type their parts of the phrase.",
      }),
    });
    const twins = [
      await house.propose("twin1", {
        "runbooks/twin-a.md": runbook("twin-a", {
          title: "Rotate the signing keys",
          body: "Signing keys are rotated on the first Monday of a month.\n\nWhoever is on call runs the rotation and tells the release team.",
        }),
      }),
      await house.propose("twin2", {
        "runbooks/twin-b.md": runbook("twin-b", {
          title: "Rotate the signing keys",
          body: "Signing keys are rotated on the first Monday of a month.\n\nWhoever is on call runs the rotation and tells the release team.",
        }),
      }),
    ];
    const rivals = [
      await house.propose("rival1", { "graph/tool.yaml": tool("Linter") }),
      await house.propose("rival2", { "graph/other.yaml": tool("Formatter") }),
    ];
    expect(house.repository.issues.size).toBe(30);

    // Five merges by people.
    const merge = async (branch: string, files: Record<string, string>) => {
      await house.push(files, branch);
      const { data } = await house
        .person("ann")
        .pulls.create({ owner: "acme", repo: "agent-memory", head: branch, base: "main", title: branch });
      await house.merge(data.number);
    };
    await merge("ann/1", {
      "runbooks/known.md": runbook("known", { status: "approved", updatedAt: "2026-05-20T00:00:00Z" }),
    });
    await merge("ann/2", { "runbooks/free.md": FREE.replace("each minute", "each second") });
    await merge("ann/3", {
      "runbooks/base.md": BASE.replace("It is the base.", "It is the base, and more."),
      "runbooks/human.md": HUMAN.replace("oldest caches", "largest caches"),
    });
    await merge("ann/4", { "runbooks/choice.md": CHOICE.replace("title: Choose a region", "title: Take a region") });
    await merge("ann/5", { "ontology/controlled-vocabulary.yaml": VOCABULARY });

    const before = await house.head(branchOf("left"));
    house.standIn.calls.length = 0;
    const result = await house.proposals();
    const calls = house.standIn.calls.filter(({ operation }) => operation !== "git");
    const outcomes = new Map(result.proposals.map(({ pull, outcome }) => [pull, outcome]));
    expect(result.proposals.filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(result.proposals).toHaveLength(30);
    expect(untouched.filter((number) => outcomes.get(number) !== "untouched")).toEqual([]);
    // One list tells of all that nobody touched: not one request for any of them.
    const numbers = new Set(untouched.map(String));
    expect(calls.filter(({ path }) => path.split("/").some((part) => numbers.has(part)))).toEqual([]);
    expect(calls.filter(({ operation }) => operation === "pulls/list")).toHaveLength(1);

    expect([outcomes.get(same), house.issue(same).state, house.labels(same)]).toEqual([
      "closed",
      "closed",
      ["memory-duplicate"],
    ]);
    expect(house.comment(same)).toContain(
      `[\`runbook:known\`](https://github.com/acme/agent-memory/blob/${result.main}/runbooks/known.md)`,
    );
    expect([outcomes.get(held), house.issue(held).state]).toEqual(["closed", "closed"]);
    expect(house.comment(held)).toContain("Main holds all of this");

    expect([outcomes.get(laid), house.labels(laid)]).toEqual(["laid", []]);
    const text = await house.read("runbooks/base.md", branchOf("laid"));
    expect(text).toContain("title: Better text of the mirror");
    expect(text).toContain("It is the base, and more.");
    const commit = await house.repository.git.commit(await house.head(branchOf("laid")));
    expect(commit.parents[1]).toBe(result.main);
    expect(commit.message).toContain("Memory-Source-Run: acme/checkout@laid");

    expect([outcomes.get(left), house.labels(left)]).toEqual(["told", ["memory-outdated"]]);
    expect(await house.head(branchOf("left"))).toBe(before);
    expect(house.comment(left)).toContain("People have committed to this branch");

    expect([outcomes.get(torn), house.labels(torn)]).toEqual(["told", ["memory-outdated"]]);
    expect(house.comment(torn)).toContain("Take a region");
    expect(house.comment(torn)).toContain("``Pick `a` region``");

    expect([outcomes.get(broken), house.labels(broken)]).toEqual(["told", ["memory-broken"]]);
    expect(house.comment(broken)).toContain("record/unknown-sensitivity");

    for (const [one = 0, other = 0] of [twins, [...twins].reverse(), rivals, [...rivals].reverse()]) {
      expect([outcomes.get(one), house.labels(one)]).toEqual(["told", ["memory-competing"]]);
      expect(house.comment(one)).toContain(
        `[Pull request ${other}](https://github.com/acme/agent-memory/pull/${other})`,
      );
      expect(house.comment(one)).toMatch(
        /^<!-- memory-steward:proposal [^\n]*\n### Accept\n\nNothing known says this\./,
      );
    }

    expect([house.comment(twins[0] ?? 0), house.comment(twins[1] ?? 0)]).toEqual([
      expect.stringMatching(/\(https:[^\s]*\): `runbook:twin-b`/),
      expect.stringMatching(/\(https:[^\s]*\): `runbook:twin-a`/),
    ]);

    // Again: nothing is written, and each that has something to be told costs one look.
    const comments = [...house.repository.comments.values()].map(({ body }) => body);
    const again = await house.callsOf(() => house.proposals());
    expect([...house.repository.comments.values()].map(({ body }) => body)).toEqual(comments);
    expect(
      again.filter(
        (operation) =>
          !/^(?:repos\/get|pulls\/list|graphql|issues\/list-comments|repos\/compare-commits-with-basehead|git\/get-ref)$/.test(
            operation,
          ),
      ),
    ).toEqual([]);
    expect(again.filter((operation) => operation === "issues/list-comments")).toHaveLength(7);

    // What ends is taken back: one of the rivals is closed.
    await house.close(rivals[1] ?? 0, "ann");
    // And main takes back what a proposal was closed for, which a person opens again.
    await house.push({ "runbooks/known.md": undefined });
    await house.person("ann").pulls.update({ owner: "acme", repo: "agent-memory", pull_number: same, state: "open" });
    await house.proposals();
    expect([house.issue(same).state, house.labels(same)]).toEqual(["open", []]);
    expect(house.comment(same)).not.toContain("is closed");
    expect(house.labels(rivals[0] ?? 0)).toEqual([]);
    expect(house.comment(rivals[0] ?? 0)).not.toContain("On main today");
  });

  it.concurrent(
    "no comment repeats what a restricted record says, on main or in the proposal",
    { timeout: 60_000 },
    async (context) => {
      const { expect } = context;
      const path = "runbooks/vault.md";
      const vault = (title: string, level = "restricted", status = "draft") =>
        runbook("vault", { title, status, more: `sensitivity: ${level}\n` });
      const house = await House.open(context, { [path]: vault("Open the vault") });
      const torn = await house.propose("torn", { [path]: vault("Open the vault with Ann's word") });
      const bared = await house.propose("bared", { [path]: vault("Open the vault with Ben's word", "public") });
      const broken = await house.propose("broken", {
        "runbooks/other.md": runbook("other", { status: "Cora's word", more: "sensitivity: restricted\n" }),
      });
      await house.push({ [path]: vault("Open the vault with Dan's word") });
      await house.proposals();
      for (const number of [torn, bared]) {
        expect(house.labels(number)).toContain("memory-outdated");
        expect(house.comment(number)).toContain("title");
      }
      expect(house.labels(broken)).toEqual(["memory-broken"]);
      expect(house.comment(broken)).toContain("status/unknown");
      for (const number of [torn, bared, broken]) expect(house.comment(number)).not.toContain("word");
    },
  );

  it.concurrent(
    "attack: a branch that is no tree with main keeps no other from being judged",
    { timeout: 120_000 },
    async (context) => {
      const { expect } = context;
      const house = await House.open(context, { "runbooks/free.md": FREE });
      const odd = await house.propose("odd", { "runbooks/free.md": undefined, runbooks: "A file.\n" });
      const over = await house.propose("over", { "runbooks/human.md": HUMAN });
      await house.push({ "runbooks/human.md": HUMAN });
      const { proposals } = await house.proposals();
      expect(proposals).toMatchObject([
        {
          pull: odd,
          outcome: "untouched",
          reasons: [
            'it cannot be laid on main: "runbooks" cannot be a file and the folder of "runbooks/human.md" at once.',
          ],
        },
        { pull: over, outcome: "closed" },
      ]);
      expect(house.issue(over).state).toBe("closed");
    },
  );
});

function tool(title: string): string {
  return `nodeKind: Tool
id: tool:shared
attributes: { title: ${title}, status: draft, owners: [team:build], updatedAt: "2026-05-20T00:00:00Z" }
`;
}

const VOCABULARY = `ontology: memory-steward.ontology/v1
version: 1.0.0
statuses: [draft, approved, deprecated, archived]
sensitivity: [public, internal]
`;
