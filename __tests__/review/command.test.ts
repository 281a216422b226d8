import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it, vi } from "vitest";
import { reviewCandidate } from "../../src/commands/review.js";
import { renderReviewJson } from "../../src/report/review-json.js";
import { renderReviewPretty } from "../../src/report/review-pretty.js";
import { treeOf } from "../support/check-files.js";

const TITLE = "Warm the shared cache before the nightly builds";

const RUNBOOK = (id: string, body: string, more = "") => `---
id: runbook:${id}
kind: Runbook
title: ${TITLE}
status: approved
owners: [team:build]
updatedAt: "2026-06-03T08:20:00Z"
${more}---
${body}
`;
const BODY = `Warm the shared cache before the install jobs start, since the mirror limits each address.

The job reads the lockfile and asks for each package once. It needs 15 minutes and keeps 200 connections open.`;

const OTHER = `Certificates of the build servers end in spring and are renewed by hand.

Order them from the portal two weeks before, install them in the evening, and look at the panel next morning.`;

const ALIEN = RUNBOOK("x", "Nothing alike.")
  .replaceAll("unbook", "ecision")
  .replace(/^title: .*$/m, "title: Something else");

const NOW = new Date("2026-07-01T00:00:00Z");

async function reviewed(body: string, path = "runbooks/proposed.md", more = "") {
  const tree = treeOf({ "runbooks/cache.md": RUNBOOK("cache", BODY, more) });
  const bytes = Buffer.from(RUNBOOK("proposed", body, more));
  return await reviewCandidate({
    tree,
    gate: { layout: { name: "company-brain" } },
    candidate: { path, bytes },
    now: NOW,
  });
}

const schema = JSON.parse(readFileSync("schemas/review.schema.json", "utf8")) as object;

const GATE = { layout: { name: "company-brain" } };

describe("review", () => {
  it.each([
    [
      "kind: Runbok",
      "title: Proposed",
      'is of the kind "Runbok", which the ontology does not declare',
      "Did you mean Runbook?",
    ],
    ["kind: Whatever", "title: Proposed", 'is of the kind "Whatever"', "Use one of Organization, "],
    ["kind: Runbook", "title: Restart: it", "runbooks/proposed.md:4:8: ", ""],
  ])("does not judge what the check would refuse for %s, %s", async (kind, title, message, advice) => {
    const text = `---\nid: runbook:proposed\n${kind}\n${title}\nstatus: draft\n---\n${BODY}\n`;
    const refused = reviewCandidate({
      tree: treeOf({ "runbooks/cache.md": RUNBOOK("cache", BODY) }),
      gate: GATE,
      candidate: { path: "runbooks/proposed.md", bytes: Buffer.from(text) },
      now: NOW,
    });
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toMatchObject({ advice: expect.stringContaining(advice) as string });
  });

  it.each([
    ["runbooks/proposed.md", BODY, "has no front matter, so it names no kind", "Begin it with front matter"],
    ["runbooks/proposed.md", `---\ntitle: ${TITLE}\n---\n${BODY}\n`, "names no kind", "Write its kind: one of Organi"],
    ["graph/proposed.yaml", "id: tool:x\nattributes: { title: X }\n", "names no kind", "Write its kind: one of Organi"],
  ])("does not judge %s where nothing says of which kind it is", async (path, text, message, advice) => {
    const tree = treeOf({ "runbooks/cache.md": RUNBOOK("cache", BODY) });
    const candidate = { path, bytes: Buffer.from(text) };
    await expect(reviewCandidate({ tree, gate: GATE, candidate, now: NOW })).rejects.toMatchObject({
      message: `${path} ${message}: nothing in the memory compares with it.`,
      advice: expect.stringContaining(advice) as string,
    });
  });

  it("judges a note, of which no kind is asked", async () => {
    const tree = treeOf({ "runbooks/cache.md": RUNBOOK("cache", BODY) });
    const candidate = { path: "notes/proposed.md", bytes: Buffer.from(`# ${TITLE}\n\n${BODY}\n`) };
    const { reviews } = await reviewCandidate({ tree, gate: GATE, candidate, now: NOW });
    expect(reviews).toHaveLength(1);
  });

  it.each([
    ["the same", BODY, ["merge", "duplicate_memory", "closed"]],
    ["another number", BODY.replace("200", "400"), ["reject", "ambiguous_existing_overlap", "person"]],
    ["next to nothing", "Warm it.", ["reject", "insufficient_signal", "closed"]],
  ])("decides about %s, as its schema says", async (_what, body, gives) => {
    const report = await reviewed(body);
    const [only] = report.reviews;
    expect([only?.decision, only?.reason, only?.handling]).toEqual(gives);
    const validate = new Ajv2020({ strict: true }).compile(schema);
    expect(validate(JSON.parse(renderReviewJson(report))), JSON.stringify(validate.errors)).toBe(true);
    expect(renderReviewPretty(report, false)).toContain(only?.summary ?? "");
  });

  it("shows both values of what changed, but not of a restricted record", async () => {
    const body = BODY.replace("200", "400");
    expect((await reviewed(body)).reviews[0]?.matches[0]?.changes).toEqual([
      { flag: "value_changed", candidate: ["400"], target: ["200"] },
    ]);
    const restricted = await reviewed(body, undefined, "sensitivity: restricted\n");
    expect(renderReviewJson(restricted)).not.toMatch(/400|Warm/);
  });

  it("says the same in every time zone where a time names none", async () => {
    const later = BODY.replace("200", "400");
    for (const more of ['valid_until: "2026-07-01T12:00:00"\n', 'expires: "2026-07-01 12:00"\n']) {
      const said = new Set<string>();
      for (const zone of ["Pacific/Honolulu", "UTC", "Pacific/Kiritimati"]) {
        vi.stubEnv("TZ", zone);
        const tree = treeOf({ "runbooks/cache.md": RUNBOOK("cache", BODY, more).replace(":00Z", ":00") });
        const candidate = { path: "runbooks/proposed.md", bytes: Buffer.from(RUNBOOK("proposed", later)) };
        const now = new Date("2026-07-01T13:00:00Z");
        said.add(renderReviewJson(await reviewCandidate({ tree, gate: GATE, candidate, now })));
      }
      expect([...said]).toHaveLength(1);
    }
  });

  it("names what it decides by: a change of constants or words is a new version", async () => {
    const { reviewer, settings } = await reviewed(BODY);
    expect([reviewer, settings]).toEqual([
      "7",
      "sha256:47c5342a8acc55ed50c4a08af427a8ce5203dfc16aba289506513d3196524ae9",
    ]);
  });

  it("says why none of two that are as close is taken, and what keeps it from passing by itself", async () => {
    const added = `${BODY} The job also asks for the base images.`;
    const tree = treeOf({
      "runbooks/cache.md": RUNBOOK("cache", BODY),
      "runbooks/cache-2.md": RUNBOOK("cache-2", BODY),
    });
    const candidate = { path: "runbooks/proposed.md", bytes: Buffer.from(RUNBOOK("proposed", added)) };
    const report = await reviewCandidate({ tree, gate: { layout: { name: "company-brain" } }, candidate, now: NOW });
    const [only] = report.reviews;
    expect([only?.decision, only?.rivals]).toEqual([
      "reject",
      [{ match: "runbook:cache", rival: "runbook:cache-2", distance: 0, margin: 800 }],
    ]);
    const unmet = only?.automatic.filter(({ holds }) => !holds).map((condition) => condition.unmet);
    expect(unmet).toEqual([
      "the reviewer does not call it new",
      "something known is related",
      "its wording replaces, adds, splits or limits",
      "it would be in force at once",
      "another record has its title",
    ]);
    const pretty = renderReviewPretty(report, false);
    expect(pretty).toContain(
      "runbook:cache is not taken: runbook:cache-2 is only 0.00 % behind it, and must be more than 8.00 % behind",
    );
  });

  it("says likeness in percent and evidence in points, in conditions too", async () => {
    const tree = treeOf({ "runbooks/cache.md": RUNBOOK("cache", BODY) });
    const candidate = { path: "runbooks/other.md", bytes: Buffer.from(RUNBOOK("other", OTHER)) };
    const report = await reviewCandidate({ tree, gate: { layout: { name: "company-brain" } }, candidate, now: NOW });
    const [match] = report.reviews[0]?.matches ?? [];
    const pretty = renderReviewPretty(report, false);
    expect(match?.title).toBeGreaterThan(0);
    expect(pretty).toContain(`similarity: title ${((match?.title ?? 0) / 100).toFixed(2)} % · `);
    expect(pretty).toContain(`points: identity ${match?.evidence.identity.sum ?? ""} · scope 65 · `);
    expect(pretty).toMatch(/not duplicate: summary [\d.]+ %, less than 78\.00 %\n/);
    expect(pretty).toMatch(/not full_replacement: replacement 0 points, fewer than 42\n/);
    expect(pretty).not.toMatch(/[<≥]|\b0\.\d/);
  });

  it("leaves the file itself out", async () => {
    const report = await reviewed(BODY, "runbooks/cache.md");
    expect(report.reviews[0]?.decision).toBe("accept");
  });

  it("says where a file must stand to be a record", async () => {
    await expect(reviewed(BODY, "README.md")).rejects.toMatchObject({
      message: "The layout company-brain reads no record from README.md, so nothing says what it is.",
      advice: "Say with --as where it would stand, in a folder of records such as runbooks/.",
    });
    await expect(reviewed(BODY, "x/proposed.yaml")).rejects.toMatchObject({
      advice: expect.stringMatching(
        /^Say with --as .* at a path that the layout reads records from; .*layouts\.md tells which\.$/,
      ) as string,
    });
  });

  it("says of a class that takes no proposals that its records are not compared", async () => {
    const classes =
      "classes:\n  page: { files: [pages/*.md], proposable: true, fields: { id: $stem, kind: { value: Page } } }\n" +
      "  note: { files: [notes/*.md], fields: { id: $stem, kind: { value: Note } } }\n";
    const tree = treeOf({ "own.yaml": `layout: memory-steward.layout/v1\nname: own\n${classes}` });
    const candidate = { path: "notes/a.md", bytes: Buffer.from("---\ntitle: A\n---\nText.\n") };
    await expect(
      reviewCandidate({ tree, gate: { layout: { name: "own.yaml" } }, candidate, now: NOW }),
    ).rejects.toThrow(
      'notes/a.md is of the class "note", which takes no proposals, and other classes of the layout own do',
    );
  });

  it("lets nothing pass that would be in force at once, and says so once", async () => {
    for (const [status, handling] of [
      ["approved", "person"],
      ["draft", "auto"],
    ] as const) {
      const bytes = Buffer.from(RUNBOOK("other", OTHER).replace("status: approved", `status: ${status}`));
      const candidate = { path: "runbooks/other.md", bytes };
      const tree = treeOf({ "decisions/x.md": ALIEN });
      const report = await reviewCandidate({ tree, gate: { layout: { name: "company-brain" } }, candidate, now: NOW });
      const pretty = renderReviewPretty(report, false);
      expect(report.reviews[0]?.handling).toBe(handling);
      expect(pretty.includes("may pass by itself")).toBe(handling === "auto");
      expect(pretty.includes("would not pass by itself: it would be in force at once")).toBe(handling === "person");
    }
  });

  it("compares with nothing whose time is over, and lets nothing pass that a person must see", async () => {
    const ended = await reviewed(BODY, undefined, "valid_until: 2026-06-30\n");
    expect([ended.reviews[0]?.decision, ended.reviews[0]?.handling]).toEqual(["accept", "person"]);
    expect(ended.reviews[0]?.related).toEqual([{ id: "runbook:cache", path: "runbooks/cache.md", status: "out" }]);
    const lastDay = await reviewed(BODY, undefined, "valid_until: 2026-07-01\n");
    expect(lastDay.reviews[0]?.relation).toBe("duplicate");
    const draft = RUNBOOK("other", OTHER).replace("status: approved", "status: draft");
    const other = { path: "runbooks/other.md", bytes: Buffer.from(draft) };
    const alone = async (candidate: typeof other, files: Readonly<Record<string, string>> = {}) => {
      const tree = treeOf({
        "decisions/x.md": ALIEN,
        ...files,
      });
      return (await reviewCandidate({ tree, gate: { layout: { name: "company-brain" } }, candidate, now: NOW }))
        .reviews[0];
    };
    expect((await alone(other))?.handling).toBe("auto");
    const broken = await alone(other, { "runbooks/broken.md": "---\nid: [\n---\n" });
    expect([broken?.handling, broken?.retrieval.broken]).toEqual(["person", 1]);
    const steering = draft.replace("---\nCert", "suppressed_skills: [security-review]\n---\nCert");
    const seen = await alone({ ...other, bytes: Buffer.from(steering) });
    expect([seen?.handling, seen?.candidate.signals]).toEqual([
      "person",
      [{ signal: "routing", phrase: "suppressed_skills" }],
    ]);
    const titled = await alone(other, { "decisions/y.md": ALIEN.replace("Something else", TITLE).replace(":x", ":y") });
    const overlaid = draft.replace("renewed", "rene\u0335wed");
    for (const [is, unmet] of [
      [titled, "another record has its title"],
      [
        await alone({ ...other, bytes: Buffer.from(draft.replace("portal", "p\u043Ertal")) }),
        "its letters may be taken for others",
      ],
      [await alone({ ...other, bytes: Buffer.from(overlaid) }), "its letters may be taken for others"],
    ] as const) {
      expect(is?.handling).toBe("person");
      expect(is?.automatic.filter(({ holds }) => !holds)).toEqual([{ unmet, holds: false }]);
    }
  });
});
