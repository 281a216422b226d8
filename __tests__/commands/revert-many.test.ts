/** `revert` of thousands of records in a file. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commit, git, repositoryOf, run, write } from "./command-line.js";
import { edit, START, tool } from "./revert-memory.js";

describe("revert", () => {
  it("takes time by the number of a file's records, not by its square", { timeout: 60_000 }, async () => {
    const records = (text: string, id = "r") =>
      Array.from({ length: 1000 }, (_, index) => tool(`${id}${index}`, { region: `${text}${index}` }));
    const folder = repositoryOf({ ...START, "graph/many.yaml": records("eu").join("---\n") });
    write(folder, { "graph/many.yaml": records("bad", "s").join("---\n") });
    commit(folder);
    edit(folder, "graph/many.yaml", (text) => text.replace("Tool s7\n", "Tool seven\n"));
    commit(folder);
    const change = git(folder, "rev-parse", "HEAD~1").trim();
    await run("revert", change, "--dir", folder, "--write");
    expect(readFileSync(join(folder, "graph/many.yaml"), "utf8")).toContain(tool("r999", { region: "eu999" }));
  });

  it("takes a thousand records that stand in lists back in time by their number", { timeout: 60_000 }, async () => {
    const records = (text: string) =>
      Array.from(
        { length: 1000 },
        (_, index) => `  - kind: Tool\n    id: tool:r${index}\n    title: ${text}${index}\n`,
      );
    const list = (id: string, items: readonly string[]) =>
      `kind: NodeDocument\nnodes:\n  - kind: Tool\n    id: tool:${id}\n    title: ${id}\n${items.join("")}`;
    const [good, bad] = [records("good"), records("bad")];
    const left = { "g/a.yaml": list("a", good.slice(0, 500)), "g/b.yaml": list("b", good.slice(500)) };
    const folder = repositoryOf({ "memory-steward.yml": "layout: atlas\n", ...left });
    write(folder, { "g/a.yaml": list("a", bad.slice(0, 500).concat(good.slice(500))), "g/b.yaml": list("b", []) });
    commit(folder);
    edit(folder, "g/a.yaml", (text) => text.replace("title: a\n", "title: first\n"));
    commit(folder);
    const change = git(folder, "rev-parse", "HEAD~1").trim();
    await run("revert", change, "--dir", folder, "--write");
    expect(readFileSync(join(folder, "g/a.yaml"), "utf8")).toBe(
      left["g/a.yaml"].replace("title: a\n", "title: first\n"),
    );
    expect(readFileSync(join(folder, "g/b.yaml"), "utf8")).toBe(left["g/b.yaml"]);
  });

  it(
    "takes records back that moved between lists in brackets in time by their number",
    { timeout: 60_000 },
    async () => {
      const list = (id: string, text: string, count: number) => {
        const items = Array.from(
          { length: count },
          (_, index) => `{kind: Tool, id: tool:r${index}, title: ${text}${index}}`,
        );
        return `kind: NodeDocument\nnodes: [${[`{kind: Tool, id: tool:${id}, title: ${id}}`, ...items].join(", ")}]\n`;
      };
      const start = { "g/a.yaml": list("a", "", 0), "g/b.yaml": list("b", "good", 500) };
      const folder = repositoryOf({ "memory-steward.yml": "layout: atlas\n", ...start });
      write(folder, { "g/a.yaml": list("a", "bad", 500), "g/b.yaml": list("b", "", 0) });
      commit(folder);
      edit(folder, "g/a.yaml", (text) => text.replace("title: a}", "title: first}"));
      commit(folder);
      const change = git(folder, "rev-parse", "HEAD~1").trim();
      await run("revert", change, "--dir", folder, "--write");
      expect(readFileSync(join(folder, "g/a.yaml"), "utf8")).toBe(
        start["g/a.yaml"].replace("title: a}", "title: first}"),
      );
      expect(readFileSync(join(folder, "g/b.yaml"), "utf8").replaceAll(/\{ | \}/g, (brace) => brace.trim())).toBe(
        start["g/b.yaml"],
      );
    },
  );
});
