/** What each decision of the reviewer makes of a proposal. */
import { describe, it } from "vitest";
import { AT, decision, house, type House } from "./house.js";
import { DETAIL, KNOWN, PATH, REPLACING, SUMMARY, TITLE } from "./known-decision.js";

describe.concurrent("the decision", () => {
  it("is followed: nothing is opened, a record is merged, replaced, or left to a person", async (context) => {
    const { expect } = context;
    const all = await house(context, { [PATH]: KNOWN });
    let runs = 0;
    const run = async (name: string, members: object, detail = DETAIL) => {
      const record = { title: TITLE, summary: SUMMARY, tags: ["uploads"], ...members };
      const sourceRun = { id: `run-${++runs}`, repository: "acme/checkout" };
      return await all.run(all.artifact([decision(name, record, `${detail}\n`)], { sourceRun }));
    };
    const copy = await run("copy", {});
    expect(copy).toMatchObject({
      outcome: "closed",
      reviews: [{ relation: "duplicate", targets: ["decision:tenant-prefix"] }],
    });
    expect(copy.notes).toEqual([expect.stringContaining("the memory says this already: decision:tenant-prefix")]);
    expect(await run("thin", { title: "Do it", summary: "Do it now.", tags: [] }, "Do it.")).toMatchObject({
      outcome: "closed",
      reviews: [{ reason: "insufficient_signal" }],
    });
    expect(all.writes()).toEqual([]);

    const merged = await run(
      "thumbnails",
      { summary: "Every upload is stored under the tenant prefix; thumbnails also are.", tags: ["uploads", "images"] },
      `${DETAIL} The same prefix also holds thumbnails and previews.`,
    );
    expect(merged).toMatchObject({ outcome: "proposed", decision: "merge", handling: "person" });
    expect(await all.show(merged.branch ?? "", PATH)).toBe(
      KNOWN.replace("[uploads]", "[uploads, images]")
        .replace("2026-05-04T00:00:00Z", "2026-06-09T08:20:00Z")
        .concat(
          "\nEvery upload is stored under the tenant prefix; thumbnails also are. The same prefix also holds thumbnails and previews.",
        ),
    );
    await expect(all.show(merged.branch ?? "", "decisions/thumbnails.md")).rejects.toThrow();
    expect(await labelsOf(all, merged.pull)).toEqual(["memory-decision-merge", "memory-update"]);

    const newer = await run("region-prefix", { summary: REPLACING.summary }, REPLACING.detail);
    expect(newer).toMatchObject({ outcome: "proposed", decision: "supersede", handling: "person" });
    expect(await all.show(newer.branch ?? "", PATH)).toBe(
      KNOWN.replace("status: approved", "status: deprecated")
        .replace("2026-05-04T00:00:00Z", "2026-06-09T08:20:00Z")
        .trimEnd(),
    );
    expect(await all.show(newer.branch ?? "", "decisions/region-prefix.md")).toContain(
      "related:\n  supersedes: [decision:tenant-prefix]\n",
    );

    const negated = await run("never", { summary: SUMMARY.replace("Every upload is", "No upload is") });
    expect(negated).toMatchObject({ outcome: "proposed", decision: "reject", handling: "person" });
    expect(negated.reviews).toMatchObject([{ relation: "ambiguous_overlap" }]);
    expect(await all.show(negated.branch ?? "", PATH)).toBe(KNOWN.trimEnd());
    expect(await labelsOf(all, negated.pull)).toContain("memory-needs-choice");
    const body = await bodyOf(all, negated.pull);
    expect(body).toMatch(/: points: identity \d+ \(/);
    expect(body).toContain("polarity");
  });

  it("writes the status that the ontology lets follow, or leaves a replacement to a person", async (context) => {
    const { expect } = context;
    const words = (allowed: string) => ({
      "ontology/words.yaml": `statuses: [draft, approved, deprecated, superseded, archived]\ntransitions: { draft: [approved], approved: [${allowed}], deprecated: [approved], superseded: [approved], archived: [] }\n`,
    });
    for (const [allowed, status] of [
      ["archived", "archived"],
      ["superseded, archived", "superseded"],
      ["", "approved"],
    ] as const) {
      const all = await house(context, { [PATH]: KNOWN, ...words(allowed) });
      const record = { title: TITLE, summary: REPLACING.summary, tags: ["uploads"] };
      const newer = await all.run(all.artifact([decision("region-prefix", record, `${REPLACING.detail}\n`)]));
      expect(newer).toMatchObject({ outcome: "proposed", decision: "supersede", refusals: [] });
      expect(await all.show(newer.branch ?? "", PATH)).toContain(`status: ${status}\n`);
      const isWritten = status !== "approved";
      const body = await bodyOf(all, newer.pull);
      expect(body.includes("could not be written into the records")).toBe(!isWritten);
      expect(body).not.toContain("forbidden");
    }
  });

  it("of twins in one update is told, and both come, since an update comes as a whole", async (context) => {
    const { expect } = context;
    const all = await house(context);
    const twin = (name: string) => decision(name, { title: TITLE, summary: SUMMARY }, `${DETAIL}\n`);
    const result = await all.run(all.artifact([twin("one"), twin("two")]));
    expect(result).toMatchObject({ outcome: "proposed", decision: "merge", handling: "person" });
    expect(result.reviews).toMatchObject([
      { decision: "accept" },
      { relation: "duplicate", handling: "closed", targets: ["decision:one"] },
    ]);
    for (const name of ["one", "two"]) {
      expect(await all.show(result.branch ?? "", `decisions/${name}.md`)).toContain(TITLE);
    }
    expect(await bodyOf(all, result.pull)).toContain(
      "**An update comes as a whole.** Take out what brings nothing:\n\n- `decision:two`: the memory says this already: `decision:one`",
    );
  });

  it("on what is known in nearly the same words is a person's, and loses neither word nor tag", async (context) => {
    const { expect } = context;
    const all = await house(context, { [PATH]: KNOWN });
    const record = { title: TITLE, summary: SUMMARY, tags: ["uploads"] };
    const other = DETAIL.replace("scan the whole", "leave the whole");
    const reworded = await all.run(all.artifact([decision("other", record, `${other}\n`)]));
    expect(reworded).toMatchObject({ outcome: "proposed", decision: "merge", handling: "person" });
    expect(reworded.reviews).toMatchObject([{ relation: "duplicate", matches: [{ flags: ["words_changed"] }] }]);
    expect(await all.show(reworded.branch ?? "", PATH)).toBe(KNOWN.trimEnd());
    expect(await all.show(reworded.branch ?? "", "decisions/other.md")).toContain("leave the whole");
    const body = await bodyOf(all, reworded.pull);
    expect(body).toContain(
      "- `decision:other`: the memory says nearly this: `decision:tenant-prefix` (rule 3; a person decides). Words: `scan` → `leave`",
    );
    expect(await labelsOf(all, reworded.pull)).toContain("memory-needs-choice");

    const sourceRun = { id: "run-2", repository: "acme/checkout" };
    const tagged = decision("tagged", { ...record, tags: ["exports"] }, `${DETAIL}\n`);
    const { branch = "", ...result } = await all.run(all.artifact([tagged], { sourceRun }));
    expect(result).toMatchObject({ outcome: "proposed", decision: "merge", handling: "person" });
    expect(await all.show(branch, PATH)).toContain("tags: [uploads, exports]");
    await expect(all.show(branch, "decisions/tagged.md")).rejects.toThrow();
  });

  it("merged into a record keeps the comments of its lists, and brings where it comes from", async (context) => {
    const { expect } = context;
    const lists =
      "tags:\n  - uploads # the bucket\n  # of the export\n  - exports\nsourceRefs:\n  - https://example.org/1 # first\n";
    const known = KNOWN.replace("tags: [uploads]\n", lists);
    const all = await house(context, { [PATH]: known });
    const sourceRefs = ["https://example.org/1", "https://example.org/runs/9"];
    const record = { title: TITLE, summary: SUMMARY, tags: ["uploads", "images"], sourceRefs };
    const more = `${DETAIL} The same prefix also holds thumbnails and previews.\n`;
    const merged = await all.run(all.artifact([decision("thumbnails", record, more)]));
    expect(merged).toMatchObject({ outcome: "proposed", decision: "merge", refusals: [] });
    expect(await all.show(merged.branch ?? "", PATH)).toBe(
      known
        .replace("  - exports\n", "  - exports\n  - images\n")
        .replace("# first\n", "# first\n  - https://example.org/runs/9\n")
        .replace("2026-05-04T00:00:00Z", "2026-06-09T08:20:00Z")
        .concat("\nThe same prefix also holds thumbnails and previews."),
    );
  });

  it("leaves to a person what would lose its place or its fields in another record", async (context) => {
    const { expect } = context;
    const all = await house(context, { [PATH]: KNOWN });
    const cases: readonly [name: string, members: object, added: string][] = [
      ["code", {}, "\n\nIt also needs this:\n\n```sh\nmake build\nrm -rf cache\n```\n"],
      ["fields", { severity: "critical" }, " It also holds for thumbnails.\n"],
    ];
    for (const [name, members, added] of cases) {
      const record = { title: TITLE, summary: SUMMARY, tags: ["uploads"], ...members };
      const sourceRun = { id: `run-${name}`, repository: "acme/checkout" };
      const artifact = all.artifact([decision(name, record, `${DETAIL}${added}`)], { sourceRun });
      const { branch = "", outcome } = await all.run(artifact);
      expect([name, outcome]).toEqual([name, "proposed"]);
      expect(await all.show(branch, PATH)).toBe(KNOWN.trimEnd());
      expect(await all.show(branch, `decisions/${name}.md`)).toContain(added.trim());
    }
  });

  it("that splits a record brings it as it came, with a choice to make", async (context) => {
    const { expect } = context;
    const all = await house(context, { [PATH]: KNOWN });
    const record = {
      title: TITLE,
      summary: "Thumbnails have a separate tenant prefix, so that exports can be cut without them.",
      tags: ["uploads"],
    };
    const text =
      "The thumbnail handler writes each object under the tenant prefix of thumbnails. Exports then never scan the whole bucket.\n";
    const result = await all.run(all.artifact([decision("thumbnails", record, text)]));
    expect(result).toMatchObject({ outcome: "proposed", decision: "reject", handling: "person" });
    expect(result.reviews).toMatchObject([{ relation: "possible_split", targets: ["decision:tenant-prefix"] }]);
    expect(await all.show(result.branch ?? "", PATH)).toBe(KNOWN.trimEnd());
    expect(await all.show(result.branch ?? "", "decisions/thumbnails.md")).toContain("Thumbnails have a separate");
    expect(await labelsOf(all, result.pull)).toContain("memory-needs-choice");
  });

  it("on a record in a file of several changes that record alone", async (context) => {
    const { expect } = context;
    const several = `# all of them\n${tool("keys", ROTATION)}---\n${tool("tenant-prefix", [TITLE, SUMMARY, DETAIL])}---\n${tool("builds", NUMBERS)}`;
    const all = await house(context, { "graph/all.yaml": several });
    let runs = 0;
    const run = async (texts: Texts) => {
      const content = tool("newer", texts).replace("approved", "draft").replace("2026-05-04", "2026-06-09");
      const sourceRun = { id: `run-${++runs}`, repository: "acme/checkout" };
      return await all.run(
        all.artifact([{ action: "upsert", reason: "Seen twice.", path: "graph/newer.yaml", content }], { sourceRun }),
      );
    };

    const newer = await run([TITLE, REPLACING.summary, REPLACING.detail]);
    expect(newer).toMatchObject({ outcome: "proposed", decision: "supersede" });
    const [before = "", second = "", after = ""] = several.split("---\n");
    expect(await all.show(newer.branch ?? "", "graph/all.yaml")).toBe(
      [before, second.replace("approved", "deprecated").replace("2026-05-04", "2026-06-09"), after]
        .join("---\n")
        .trimEnd(),
    );

    const added = await run([
      TITLE,
      "Every upload is stored under the tenant prefix; thumbnails also are.",
      `${DETAIL} The same prefix also holds thumbnails and previews.`,
    ]);
    expect(added).toMatchObject({ outcome: "proposed", decision: "merge" });
    expect(await all.show(added.branch ?? "", "graph/all.yaml")).toBe(several.trimEnd());
    expect(await bodyOf(all, added.pull)).toMatch(
      /could not be written into the records.*\n\n- `tool:newer`: it adds to what is known: .*\n- `tool:tenant-prefix`: append: .*The same prefix also holds/,
    );
  });
});

type Texts = readonly [title: string, summary: string, description: string];

const ROTATION: Texts = [
  "Rotate the keys each quarter",
  "Keys are rotated each quarter.",
  "Keys are rotated by the platform team, in the order of the inventory, each quarter.",
];
const NUMBERS: Texts = [
  "Number the builds",
  "Builds are numbered in order.",
  "Builds are numbered by the scheduler, in the order in which they begin, for each branch.",
];

function tool(name: string, [title, summary, description]: Texts): string {
  return `nodeKind: Tool
id: tool:${name}
attributes:
  title: ${title} # as the contract asks
  status: approved
  owners: [team:build]
  updatedAt: "2026-05-04T00:00:00Z"
  summary: ${summary}
  description: ${description}
`;
}

async function bodyOf(all: House, pull = 0): Promise<string> {
  return (await all.author.rest.pulls.get({ ...AT, pull_number: pull })).data.body ?? "";
}

async function labelsOf(all: House, pull = 0): Promise<string[]> {
  const { data } = await all.author.rest.issues.get({ ...AT, issue_number: pull });
  return data.labels.map((label) => (typeof label === "string" ? label : (label.name ?? ""))).sort();
}
