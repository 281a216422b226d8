/** Updates of agents that read an earlier state of the memory. */
import { describe, expect, it } from "vitest";
import { renderUpdatePretty } from "../../src/report/update-pretty.js";
import { commit, git, makeRepository } from "../git/fixture.js";
import { after, codes, file, FILES, judgeIn, PATH, removal, RUNBOOK, tagged, TEAM, updateOn } from "./update-kit.js";

const FAR = "runbooks/old/registry/far.md";

describe("a memory that went on", () => {
  const moved = (text: string) => {
    const folder = makeRepository(FILES);
    const read = git(folder, "rev-parse", "HEAD");
    commit(folder, "later", { [PATH]: text });
    return { folder, read };
  };

  it("merges an edit of the body with one of the tags", async () => {
    const { folder, read } = moved(RUNBOOK.replace("Then wait an hour.", "Then wait two hours."));
    const result = await judgeIn(folder, updateOn(read));
    expect(codes(result)).toEqual([]);
    expect(after(result)[PATH]).toBe(
      RUNBOOK.replace("Then wait an hour.", "Then wait two hours.").replace("[ci]", "[ci, registry]"),
    );
  });

  it("merges edits of the body in different places", async () => {
    const { folder, read } = moved(RUNBOOK.replace("Then wait an hour.", "Then wait two hours."));
    const content = RUNBOOK.replace("1. Look at the queue.", "1. Look at the queue and the log.");
    const result = await judgeIn(folder, updateOn(read, { changes: [file(PATH, content)] }));
    expect(codes(result)).toEqual([]);
    expect(after(result)[PATH]).toContain("Look at the queue and the log.\n2. Lower");
    expect(after(result)[PATH]).toContain("Then wait two hours.");
  });

  it("keeps main's value where both changed one field, and shows both", async () => {
    const main = RUNBOOK.replace("status: approved", "status: deprecated").replace("[ci]", "[ci, nightly]");
    const { folder, read } = moved(main);
    const record = { ...tagged().record, status: "archived" };
    const result = await judgeIn(folder, updateOn(read, { changes: [tagged({ record })] }));
    expect(after(result)[PATH]).toBe(main.replace("[ci, nightly]", "[ci, nightly, registry]"));
    expect(result.changes[0]?.conflicts).toEqual([{ field: "status", main: "deprecated", proposed: "archived" }]);
  });

  it("keeps main's line where both changed one line of the body, and shows both texts", async () => {
    const main = RUNBOOK.replace("Then wait an hour.", "Then wait two hours.");
    const { folder, read } = moved(main);
    const wanted = RUNBOOK.replace("Then wait an hour.", "Then wait a day.").replace("1. Look", "1. Take a look");
    const result = await judgeIn(folder, updateOn(read, { changes: [file(PATH, wanted)] }));
    expect(codes(result)).toEqual([]);
    expect(after(result)[PATH]).toBe(main.replace("1. Look", "1. Take a look"));
    const body = (text: string) => text.slice(text.lastIndexOf("---\n") + 4);
    expect(result.changes[0]?.conflicts).toEqual([{ field: "body", main: body(main), proposed: body(wanted) }]);
  });

  const LATER = "2026-06-05T09:00:00Z";
  const at = (time: string) => (text: string) => text.replace("2026-06-03T08:20:00Z", time);

  it.each([
    ["the update's", LATER, "2026-06-08T10:00:00Z", "2026-06-08T10:00:00Z"],
    ["main's", LATER, "2026-06-04T10:00:00Z", LATER],
    ["main's, however it is written", LATER, "2026-06-05T11:00:00+02:00", LATER],
  ])("takes the later time where both set one: %s", async (_, now, wanted, taken) => {
    const { folder, read } = moved(at(now)(RUNBOOK));
    commit(folder, "team", { "graph/team.yaml": at(now)(TEAM) });
    const changes = [
      tagged({ record: { ...tagged().record, updatedAt: wanted } }),
      tagged({ record: { id: "team:build", attributes: { title: "Builders", updatedAt: wanted } } }),
    ];
    const result = await judgeIn(folder, updateOn(read, { changes }));
    expect(codes(result)).toEqual([]);
    expect(result.changes.flatMap(({ conflicts }) => conflicts)).toEqual([]);
    expect(after(result)).toEqual({
      [PATH]: at(taken)(RUNBOOK.replace("[ci]", "[ci, registry]")),
      "graph/team.yaml": at(taken)(TEAM).replace("title: Build", "title: Builders"),
    });
  });

  it("keeps main's time where the update's cannot be read, and names it", async () => {
    const { folder, read } = moved(at(LATER)(RUNBOOK));
    const record = { ...tagged().record, updatedAt: "soon" };
    const { changes } = await judgeIn(folder, updateOn(read, { changes: [tagged({ record })] }));
    expect(changes[0]?.conflicts).toEqual([{ field: "updatedAt", main: LATER, proposed: "soon" }]);
  });

  it("says in the last line how many fields were not taken", async () => {
    const { folder, read } = moved(
      at(LATER)(RUNBOOK.replace("status: approved", "status: deprecated").replace("an hour.", "two hours.")),
    );
    const record = { ...tagged().record, status: "archived", updatedAt: "2026-06-08T10:00:00Z" };
    const body = RUNBOOK.slice(RUNBOOK.lastIndexOf("---\n") + 4).replace("an hour.", "a day.");
    const result = await judgeIn(folder, updateOn(read, { changes: [tagged({ record, body })] }));
    expect(result.changes[0]?.conflicts.map(({ field }) => field)).toEqual(["status", "body"]);
    expect(renderUpdatePretty(result, false)).toMatch(
      /^CAN BE PROPOSED {2}1 changed file, 2 of 4 fields not taken · sha256:/m,
    );
    const taken = await judgeIn(folder, updateOn(read));
    expect(renderUpdatePretty(taken, false)).toMatch(/^CAN BE PROPOSED {2}1 changed file · sha256:/m);
  });

  const dated = (text: string) => text.replace("tags: [ci]", "tags: [ci]\nexpiresAt: 2026-12-01T00:00:00Z");

  it.each([
    ["the file", () => ({ "runbooks/second.md": dated(RUNBOOK.replaceAll("mirror-throttling", "second")) }), "second"],
    ["the field", () => ({ [PATH]: dated(RUNBOOK) }), "mirror-throttling"],
  ])("removes no field where %s came meanwhile, and names it", async (_, later, name) => {
    const folder = makeRepository(FILES);
    const read = git(folder, "rev-parse", "HEAD");
    commit(folder, "later", later());
    const record = { id: `runbook:${name}`, expiresAt: null, version: null };
    const result = await judgeIn(folder, updateOn(read, { changes: [tagged({ record })] }));
    expect(codes(result)).toEqual([]);
    expect(after(result)).toEqual(later());
    expect(result.changes[0]?.conflicts).toEqual([
      { field: "expiresAt", main: "2026-12-01T00:00:00Z", proposed: undefined },
    ]);
    expect(renderUpdatePretty(result, false)).toContain("conflict in expiresAt: main went on; its value stays");
  });

  it("removes no nested field that came meanwhile, and names it", async () => {
    const { folder, read } = moved(RUNBOOK);
    const later = TEAM.replace("  status:", "  tags: [ci]\n  status:");
    commit(folder, "team", { "graph/team.yaml": later });
    const record = { id: "team:build", attributes: { title: "Builders", tags: null } };
    const result = await judgeIn(folder, updateOn(read, { changes: [tagged({ record })] }));
    expect(after(result)).toEqual({ "graph/team.yaml": later.replace("Build", "Builders") });
    expect(result.changes[0]?.conflicts).toEqual([{ field: "attributes.tags", main: ["ci"], proposed: undefined }]);
  });

  it("overwrites nothing that came meanwhile", async () => {
    const folder = makeRepository(FILES);
    const read = git(folder, "rev-parse", "HEAD");
    const ours = RUNBOOK.replaceAll("mirror-throttling", "second");
    commit(folder, "second", { "runbooks/second.md": ours });
    const theirs = ours.replace("title: Registry", "title: My registry");
    const result = await judgeIn(folder, updateOn(read, { changes: [file("runbooks/second.md", theirs)] }));
    expect(after(result)).toEqual({ "runbooks/second.md": ours });
    expect(result.changes[0]?.conflicts.map(({ field }) => field)).toEqual(["title"]);
  });

  const without = (...paths: string[]) => {
    const folder = makeRepository({ ...FILES, [FAR]: RUNBOOK.replaceAll("mirror-throttling", "far") });
    const read = git(folder, "rev-parse", "HEAD");
    git(folder, "rm", "--quiet", ...paths);
    commit(folder, "gone");
    return { folder, read };
  };
  const far = { id: "runbook:far", kind: "Runbook", title: "Far", status: "draft", owners: ["team:build"] };

  it.each([
    ["a file", file(PATH, RUNBOOK.replace("[ci]", "[ci, nightly]"))],
    ["a file that it leaves as it was", file(PATH, RUNBOOK)],
    ["a record", tagged({ record: { ...far, id: "runbook:mirror-throttling" }, body: "# Mirror" })],
    ["a record in another folder than a new one would get", tagged({ record: far, body: "# Far" })],
    ["a record, by the fields that change alone", tagged({ record: { id: "runbook:far", tags: ["ci"] } })],
  ])("does not bring back %s that was deleted meanwhile", async (_, change) => {
    const { folder, read } = without(PATH, FAR);
    const result = await judgeIn(folder, updateOn(read, { changes: [change] }));
    expect([codes(result), result.changes]).toEqual([["CONFLICT"], []]);
    expect(result.refusals[0]?.message).toBe("Change 1 edits what was deleted meanwhile.");
    const text = renderUpdatePretty(result, false);
    expect(text).toContain("MEMORY_REJECTED_CONFLICT");
    expect(text).toContain("REFUSED");
  });

  it("follows a record that moved meanwhile", async () => {
    const { folder, read } = without(FAR);
    commit(folder, "moved", { "runbooks/near.md": RUNBOOK.replaceAll("mirror-throttling", "far") });
    const change = tagged({ record: { id: "runbook:far", tags: ["ci", "registry"] } });
    const result = await judgeIn(folder, updateOn(read, { changes: [change] }));
    expect([codes(result), Object.keys(after(result))]).toEqual([[], ["runbooks/near.md"]]);
  });

  it("deletes nothing that changed meanwhile", async () => {
    const { folder, read } = moved(RUNBOOK.replace("[ci]", "[ci, nightly]"));
    expect(codes(await judgeIn(folder, updateOn(read, { changes: [removal(PATH)] })))).toEqual(["CONFLICT"]);
  });
});
