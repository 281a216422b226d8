/** What `import-run --write` brings, judged as the pull request that holds it. */
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { commit, repositoryOf, run } from "../commands/command-line.js";
import { MEMORY } from "./run-kit.js";

const RUN = fileURLToPath(new URL("../../examples/runs/01M2F0V3K8XJ7QH4T6N9R5C1ZB", import.meta.url));

describe("the files of an import", () => {
  it("are all known to the layout: the check has nothing to say of them, as a change or afterwards", async () => {
    const folder = repositoryOf(MEMORY);
    const imported = await run("import-run", RUN, folder, "--repository", "repository:checkout", "--write");
    expect(imported).toMatchObject({ code: 0, stderr: "" });
    const change = await run("check", folder, "--base", "HEAD");
    expect(change.stdout).toMatch(/^Compared the working directory with [0-9a-f]+\.\nPASS {2}no findings in /);
    commit(folder);
    expect((await run("check", folder)).stdout).toMatch(/^PASS {2}no findings in \d+ files, \d+ records\n$/);
  });
});
