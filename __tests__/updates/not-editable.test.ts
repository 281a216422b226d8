/** Fields that cannot be set alone in the text of their file: the refusal says what helps, and it does. */
import { describe, expect, it } from "vitest";
import { commit, git, makeRepository } from "../git/fixture.js";
import { after, codes, file, FILES, judgeIn, tagged, TEAM, updateOn } from "./update-kit.js";

const TEAM_FILE = "graph/team.yaml";
const SHARED = TEAM.replace("title: Build", "title: &name Build\n  summary: *name");

const renamed = tagged({ record: { id: "team:build", attributes: { title: "Builders" } } });

describe("a field whose value an anchor gives to others", () => {
  it.each([
    ["where nothing changed since", SHARED],
    ["where the file changed since", `${SHARED}  tags: [ci]\n`],
  ])("is refused with what helps, %s", async (_, now) => {
    const folder = makeRepository({ ...FILES, [TEAM_FILE]: SHARED });
    const read = git(folder, "rev-parse", "HEAD");
    commit(folder, "later", { [TEAM_FILE]: now, "README.md": "# Memory, again\n" });
    const { refusals } = await judgeIn(folder, updateOn(read, { changes: [renamed] }));
    expect(refusals).toMatchObject([
      {
        code: "MEMORY_REJECTED_NOT_EDITABLE",
        message:
          'Change 1 sets fields that cannot be set alone: the file gives one value to several fields, by an anchor of YAML ("&name", "*name"), and all of them would change.',
        advice: "Send the whole file by its path, on the present state of the memory, with each value written out.",
      },
    ]);
    const content = now.replace("&name Build", "Builders").replace("*name", "Build");
    const whole = await judgeIn(
      folder,
      updateOn(git(folder, "rev-parse", "HEAD"), { changes: [file(TEAM_FILE, content)] }),
    );
    expect([codes(whole), after(whole)]).toEqual([[], { [TEAM_FILE]: content }]);
  });

  it("is set where nothing refers to the anchor, and so is one that refers to it", async () => {
    const alone = makeRepository({ ...FILES, [TEAM_FILE]: TEAM.replace("title: Build", "title: &name Build") });
    const set = await judgeIn(alone, updateOn(git(alone, "rev-parse", "HEAD"), { changes: [renamed] }));
    expect([codes(set), after(set)[TEAM_FILE]]).toEqual([[], TEAM.replace("title: Build", "title: &name Builders")]);
    const shared = makeRepository({ ...FILES, [TEAM_FILE]: SHARED });
    const summary = tagged({ record: { id: "team:build", attributes: { summary: "Who builds" } } });
    const other = await judgeIn(shared, updateOn(git(shared, "rev-parse", "HEAD"), { changes: [summary] }));
    expect([codes(other), after(other)[TEAM_FILE]]).toEqual([[], SHARED.replace("*name", "Who builds")]);
  });
});

it("what a later reading settles is still called a conflict", async () => {
  const folder = makeRepository({ ...FILES, [TEAM_FILE]: "title: [\n" });
  const read = git(folder, "rev-parse", "HEAD");
  commit(folder, "mended", { [TEAM_FILE]: TEAM });
  expect(codes(await judgeIn(folder, updateOn(read, { changes: [renamed] })))).toEqual(["CONFLICT"]);
  expect(codes(await judgeIn(folder, updateOn(git(folder, "rev-parse", "HEAD"), { changes: [renamed] })))).toEqual([]);
});
