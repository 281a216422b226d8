/** `review` of what holds records and is none. */
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderOf, run } from "../commands/command-line.js";

it("names the command that an update artifact is for", async () => {
  const dir = folderOf({ "memory-update.json": `{ "schema": "memory-steward.update/v1", "changes": [] }\n` });
  for (const more of [[], ["--as", "runbooks/a.md"]]) {
    const { code, stderr } = await run("review", join(dir, "memory-update.json"), dir, ...more);
    expect(code).toBe(2);
    expect(stderr).toContain("is an update artifact, not a record");
    expect(stderr).toContain("memory-steward update validate");
  }
});
