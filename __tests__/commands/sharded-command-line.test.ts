import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { EXAMPLE_BASE } from "../../src/rules/examples.js";
import { commit, folderOf, repositoryOf, run, write } from "./command-line.js";

const FILES: Record<string, string> = {
  ...Object.fromEntries(Object.entries(EXAMPLE_BASE).filter(([, text]) => typeof text === "string")),
  "memory-steward.yml": "layout: company-brain\n",
  "graph/tools/a.yaml": `nodeKind: Tool
id: tool:a
attributes: { title: A, status: aproved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges: { mentions: [tool:nowhere] }
`,
};

async function parts(dir: string, of: number, ...args: string[]): Promise<string[]> {
  const folder = folderOf();
  const files: string[] = [];
  for (let shard = 1; shard <= of; shard++) {
    const file = join(folder, `part-${shard}.jsonl`);
    const { code, stdout } = await run("check", dir, "--shard", `${shard}/${of}`, "--output", file, ...args);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^Wrote part ${shard} of ${of}: \\d+ files?, \\d+ problems? in them\\.\n$`));
    files.push(file);
  }
  return files;
}

describe("check --shard", () => {
  it.each([
    [["--format", "json"], "--format <format>", "Give --format to merge-reports, which makes the report of all parts."],
    [["--max-findings", "3"], "--max-findings <n>", "Give --max-findings to merge-reports"],
    [["--update-baseline"], "--update-baseline", "it takes a check of everything in one run."],
  ])("says where %j belongs", async (args, flags, advice) => {
    const { code, stdout, stderr } = await run("check", folderOf(), "--shard", "1/2", ...args);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(`Option '--shard <i/n>' cannot be used with option '${flags}': `);
    expect(stderr).toContain(advice);
  });
});

describe("check --shard and merge-reports", () => {
  it("name the classes that take no file, which no part alone can tell", async () => {
    const layout = (files: string) =>
      `layout: memory-steward.layout/v1\nname: own\nclasses: { page: { files: ["*.md"] }, task: { files: ["${files}"] } }\n`;
    const config = {
      "memory-steward.yml": "layout: own.yaml\n",
      "a.md": "A\n",
      "tasks/a.md": "A\n",
      "tasks/b.md": "B\n",
    };
    for (const [files, said] of [
      ["tasks/*.md", expect.not.stringContaining("takes no file")],
      ["taks/*.md", expect.stringContaining("The layout's class task takes no file")],
    ] as const) {
      const dir = repositoryOf({ ...config, "own.yaml": layout(files) });
      const whole = await run("check", dir);
      expect(await run("merge-reports", ...(await parts(dir, 3)), "--dir", dir)).toEqual(whole);
      expect(whole.stdout).toEqual(said);
    }
  });

  it("print what check prints, with its exit code, for the working directory and for a revision", async () => {
    const dir = repositoryOf(FILES);
    write(dir, { "graph/tools/b.yaml": "a: [\n" });
    for (const where of [[], ["--head", "HEAD"]]) {
      for (const format of ["json", "pretty", "sarif", "github", "markdown"]) {
        const whole = await run("check", dir, ...where, "--format", format);
        const merged = await run(
          "merge-reports",
          ...(await parts(dir, 3, ...where)),
          "--dir",
          dir,
          ...where,
          "--format",
          format,
        );
        expect(merged).toEqual(whole);
        expect(whole.code).toBe(1);
      }
    }
  });

  it("write a part to standard output too, as the schema describes it", async () => {
    const dir = repositoryOf(FILES);
    const { code, stdout } = await run("check", dir, "--shard", "1/1");
    expect(code).toBe(0);
    const [header, ...lines] = stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(header).toMatchObject({ schema: "memory-steward.part/v1", shard: 1, of: 1, root: "" });
    expect(lines).toHaveLength(Number(header?.["declarations"]) + Number(header?.["problems"]));
  });

  it("refuse what does not go together", async () => {
    const dir = repositoryOf(FILES);
    const files = await parts(dir, 2);
    expect(await run("check", dir, "--shard", "1/2", "--base", "HEAD")).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("A change against a base is not checked in shards") as string,
    });
    for (const shard of ["0/2", "3/2", "1/257", "1", "1/2/3", "a/b"]) {
      expect(await run("check", dir, "--shard", shard)).toMatchObject({ code: 2, stdout: "" });
    }
    expect((await run("check", dir, "--shard", "1/2", "--update-baseline")).code).toBe(2);
    expect((await run("check", dir, "--shard", "1/2", "--format", "json")).code).toBe(2);
    expect(await run("merge-reports", files[0] ?? "", "--dir", dir)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("Of 2 parts one is missing: 2.") as string,
    });
    // A name that is wrong is told before the memory is looked for.
    for (const where of [dir, folderOf({})]) {
      expect(await run("merge-reports", join(where, "nothing.jsonl"), "--dir", where)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining("There is no file") as string,
      });
    }
    write(dir, {
      "graph/tools/a.yaml": readFileSync(join(dir, "graph/tools/a.yaml"), "utf8").replace("aproved", "draft"),
    });
    commit(dir);
    expect(await run("merge-reports", ...files, "--dir", dir)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("is of other files than the working directory has") as string,
    });
  });

  it("refuse the parts of a commit after which a secret came, in a file that no class takes", async () => {
    const dir = repositoryOf(FILES);
    const clean = await parts(dir, 2);
    write(dir, { "scripts/deploy.sh": `export GITHUB_TOKEN=${"ghp_" + "wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx"}\n` });
    commit(dir);
    expect(await run("merge-reports", ...clean, "--dir", dir)).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("is of other files than the working directory has") as string,
    });
    const merged = await run("merge-reports", ...(await parts(dir, 2)), "--dir", dir);
    expect(merged).toEqual(await run("check", dir));
    expect(merged.stdout).toContain("secret/");
  });

  it("leave the search for secrets out where all of them are told to, and nowhere else", async () => {
    const dir = repositoryOf({ ...FILES, "scripts/deploy.env": `password: ${"tR7" + "wQz9LkX2vBn5"}\n` });
    const bare = await parts(dir, 2, "--no-secrets");
    const sought = await parts(dir, 2);
    const told = await run("merge-reports", ...bare, "--dir", dir, "--no-secrets");
    expect(told).toEqual(await run("check", dir, "--no-secrets"));
    expect(told.stdout).not.toContain("secret/");
    const [first = "", second = ""] = sought;
    for (const [args, reason] of [
      [bare, "was made with --no-secrets, so nobody looked for secrets"],
      [[first, bare[1] ?? ""], "was made with --no-secrets"],
      [[bare[0] ?? "", second, "--no-secrets"], "was not: they are not of one check"],
      [[...sought, "--no-secrets"], "was made with the search for secrets"],
    ] as const) {
      expect(await run("merge-reports", ...args, "--dir", dir)).toMatchObject({
        code: 2,
        stdout: "",
        stderr: expect.stringContaining(reason) as string,
      });
    }
  });
});
