/** Updates that the memory takes, and what becomes of them. */
import { beforeAll, describe, expect, it } from "vitest";
import { git, makeRepository } from "../git/fixture.js";
import { after, codes, FILES, judgeIn, PATH, REASON, RUNBOOK, updateOn } from "./update-kit.js";

let dir: string;
let base: string;

beforeAll(() => {
  dir = makeRepository(FILES);
  base = git(dir, "rev-parse", "HEAD").trim();
});

const update = (members: object = {}) => updateOn(base, members);

describe("an update that is right", () => {
  it("sets the fields that are named and leaves all else as it is", async () => {
    const result = await judgeIn(dir, update());
    expect(codes(result)).toEqual([]);
    expect(after(result)).toEqual({ [PATH]: RUNBOOK.replace("tags: [ci]", "tags: [ci, registry]") });
  });

  it("brings a record to the folder of its kind", async () => {
    const record = {
      id: "decision:one-lockfile",
      kind: "Decision",
      title: "Keep one lockfile",
      status: "draft",
      owners: ["team:build"],
      updatedAt: "2026-06-09T08:20:00Z",
    };
    const result = await judgeIn(
      dir,
      update({ changes: [{ action: "upsert", reason: REASON, record, body: "# One lockfile" }] }),
    );
    expect(result.findings).toEqual([]);
    expect(after(result)).toEqual({
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile
status: draft
owners:
  - team:build
updatedAt: 2026-06-09T08:20:00Z
---

# One lockfile
`,
    });
  });

  it("brings a record that is written as those of a graph beside them", async () => {
    const attributes = { title: "SRE", status: "approved", owners: ["team:sre"], updatedAt: "2026-06-01T08:00:00Z" };
    const record = { id: "team:sre", nodeKind: "Team", attributes };
    const result = await judgeIn(dir, update({ changes: [{ action: "upsert", reason: REASON, record }] }));
    expect([result.refusals, result.changes.map((change) => change.path)]).toEqual([[], ["graph/sre.yaml"]]);
  });

  it.each([
    ["a rule", "---\nWords below a rule.\n"],
    ["words between two rules", "---\nJust words here\n---\nBelow\n"],
    ["members between two rules", "---\nsuppressed_skills: [lint]\n---\nBelow\n"],
    ["a fence that names a language", "---js\nprocess.exit(9)\n---\nBelow\n"],
  ])("keeps the body of a new record whole where it begins with %s", async (_, body) => {
    const record = {
      id: "decision:one-lockfile",
      kind: "Decision",
      title: "Keep one lockfile",
      status: "draft",
      owners: ["team:build"],
      updatedAt: "2026-06-09T08:20:00Z",
    };
    const result = await judgeIn(dir, update({ changes: [{ action: "upsert", reason: REASON, record, body }] }));
    const text = after(result)["decisions/one-lockfile.md"];
    expect(text?.split("---\n\n").slice(1).join("---\n\n")).toBe(body);
    expect(text).toMatch(/^---\nid: decision:one-lockfile\n[^]*updatedAt: 2026-06-09T08:20:00Z\n---\n\n/);
  });

  it("has one identity, however it is written", async () => {
    const artifact = update();
    const other = Object.fromEntries(Object.entries(artifact).reverse());
    const [one, two] = [await judgeIn(dir, artifact), await judgeIn(dir, Buffer.from(JSON.stringify(other, null, 4)))];
    expect(one.digest).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(two.digest).toBe(one.digest);
    expect((await judgeIn(dir, update({ rationale: "Another reason for the very same change." }))).digest).not.toBe(
      one.digest,
    );
  });

  it("is refused once the memory says it", async () => {
    const done = makeRepository({ ...FILES, [PATH]: RUNBOOK.replace("tags: [ci]", "tags: [ci, registry]") });
    expect(codes(await judgeIn(done, update({ baseCommit: git(done, "rev-parse", "HEAD") })))).toEqual(["NOTHING_NEW"]);
  });
});
