/** What `import-run` says to somebody who has many runs, some of them broken. */
import { describe, expect, it } from "vitest";
import { join } from "node:path";
import { folderOf, repositoryOf, run } from "../commands/command-line.js";
import { codes, FACTS, importInto, MEMORY, sdkRun, type TextFiles } from "./run-kit.js";

describe("one of many runs", () => {
  it("is named where it is blocked", async () => {
    const runs = folderOf({ "01A/run.json": '{\n  "runId": oops\n}\n' });
    const blocked = await run("import-run", join(runs, "01A"), repositoryOf(MEMORY));
    expect(blocked.code).toBe(1);
    expect(blocked.stdout).toContain("run.json is no JSON: it cannot be read from line 2, column 12 on.");
    expect(blocked.stdout).toMatch(/\nBLOCKED {2}\S+\/01A\n$/);
  });

  it("is asked for where the folder of them all is named", async () => {
    const below = (name: string): TextFiles =>
      Object.fromEntries(Object.entries(sdkRun(FACTS)).map(([path, text]) => [`${name}/${path}`, text]));
    const one = await importInto(MEMORY, below("01A"));
    expect(one.refusals[0]?.message).toBe(
      "The folder holds neither run.json nor a journal, and one folder with a run.",
    );
    const two = await importInto(MEMORY, { ...below("01A"), ...below("01B") });
    expect(codes(two)).toEqual(["NO_RUN"]);
    expect(two.refusals[0]).toMatchObject({
      message: "The folder holds neither run.json nor a journal, and 2 folders with a run.",
      advice: "Import each by itself: name the folder of one run.",
    });
    const none = await importInto(MEMORY, { "a/b/c.json": "{}" });
    expect(none.refusals[0]?.message).toBe("The folder holds neither run.json nor a journal.");
  });

  it("says which repository it lacks, or that it names none", async () => {
    const facts = sdkRun(FACTS);
    const { repository: _none, ...own } = JSON.parse(facts["run.json"] ?? "{}") as Record<string, unknown>;
    const silent = { ...facts, "run.json": JSON.stringify(own) };
    const said = async (text: TextFiles) => (await importInto(MEMORY, text, { namesRepository: false })).refusals;
    expect(await said(silent)).toMatchObject([
      {
        code: "MEMORY_REJECTED_UNKNOWN_REPOSITORY",
        message: "The run names no repository that it was about, and neither does the configuration.",
      },
    ]);
    const other = { ...facts, "run.json": JSON.stringify({ ...own, repository: "acme/Chekout" }) };
    expect(await said(other)).toMatchObject([
      {
        message: 'The memory has no Repository record "repository:chekout".',
        advice: "Did you mean repository:checkout?",
      },
    ]);
  });
});
