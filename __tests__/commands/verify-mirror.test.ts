import { join } from "node:path";
import { expect, it } from "vitest";
import { commit, folderOf, git, repositoryOf, run, write } from "./command-line.js";

it("says that a clone is equal, and lists what is not any more", async () => {
  const first = repositoryOf({
    "memory-steward.yml": "layout: company-brain\n",
    "graph/a.yaml": "nodeKind: Tool\nid: tool:a\n",
  });
  const tag = (folder: string, name: string) =>
    git(
      folder,
      "-c",
      "user.name=Test",
      "-c",
      "user.email=test@example.org",
      "tag",
      "--annotate",
      `memory/snapshots/${name}`,
      "-m",
      name,
    );
  tag(first, "2026-06-01T080000Z");
  const second = join(folderOf(), "mirror");
  git(first, "clone", "--quiet", ".", second);
  const same = await run("mirror", "verify", first, second);
  expect(same).toMatchObject({ code: 0, stderr: "" });
  expect(same.stdout).toContain("1 snapshot with its manifest");

  write(second, { "graph/a.yaml": "nodeKind: Tool\nid: tool:b\n" });
  commit(second);
  tag(second, "2026-06-02T080000Z");
  const { code, stdout } = await run("mirror", "verify", first, second, "--format", "json");
  expect(code).toBe(1);
  const { differences } = JSON.parse(stdout) as { differences: { what: string; left?: string }[] };
  expect(differences.map(({ what }) => what)).toEqual([
    "commit",
    "source digest",
    "snapshot memory/snapshots/2026-06-02T080000Z",
  ]);
  expect(differences[2]?.left).toBeUndefined();
  expect((await run("mirror", "verify", first, second)).stdout).toContain("not there");
});
