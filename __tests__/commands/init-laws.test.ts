/** `init` in random folders: what is there stays, all comes or nothing, and the check passes right after. */
import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import fc from "../support/fast-check.js";
import { commit, folderOf, git, run, write } from "./command-line.js";

/** What may be there, each by itself no reason for an error. */
const FOUND: Readonly<Record<string, string>> = {
  "README.md": "# Ours\n",
  "readme.md": "# Ours\n",
  "Graph/README.md": "# Graph\n",
  "graph/teams/build.yaml":
    'nodeKind: Team\nid: team:build\nattributes: { title: Build, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }\n',
  "notes/idea.md": "An idea.\n",
  "docs/guide.md": "# Guide\n",
  "src/main.ts": "export {};\n",
  ".github/workflows/memory.yml": "on: push\n",
  ".github/workflows/memory.yaml": "on: push\n",
  ".gitattributes": "* text eol=lf\n",
  ".gitignore": "node_modules/\n",
  "memory-steward.yaml": "layout: company-brain\n",
};

/** Where nothing may be written: a path, and what stands there. */
const IN_THE_WAY: readonly (readonly [string, "file" | "folder" | "symlink", string])[] = [
  ["memory-steward.yml", "file", "layout: okf\n"],
  ["memory-steward.yml", "file", "layout: [\n"],
  ["memory-steward.yml", "file", "layout: company-brain\nroot: memory\n"],
  ["runbooks", "file", "text\n"],
  ["ontology/node-kinds.yaml", "folder", ""],
  ["ontology", "symlink", "elsewhere"],
  ["graph/README.md", "symlink", "/etc/hostname"],
  [".company-brain/ontology/node-kinds.yaml", "file", "nodeKinds: []\n"],
];

const IGNORED = ["*\n", "*.yml\n", "graph/\nontology/\n"];

const scene = fc.record({
  files: fc.subarray(Object.keys(FOUND), { maxLength: 4 }),
  way: fc.option(fc.constantFrom(...IN_THE_WAY), { nil: undefined, freq: 2 }),
  ignored: fc.option(fc.constantFrom(...IGNORED), { nil: undefined, freq: 3 }),
  place: fc.constantFrom("no Git", "the top", "the top, committed", "a folder"),
});

/** Everything below a folder: contents, folders, and where symlinks lead. */
function all(folder: string, below = ""): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of readdirSync(join(folder, below))) {
    const path = join(below, name);
    const stat = lstatSync(join(folder, path));
    if (name === ".git") continue;
    if (stat.isSymbolicLink()) found[path] = `-> ${readlinkSync(join(folder, path))}`;
    else if (stat.isDirectory()) Object.assign(found, { [path]: "/" }, all(folder, path));
    else found[path] = readFileSync(join(folder, path), "utf8");
  }
  return found;
}

describe("init", () => {
  it("keeps what is there, writes all or nothing, and leaves a memory that the check accepts", async () => {
    await fc.assert(
      fc.asyncProperty(scene, async ({ files, way, ignored, place }) => {
        // Two that collide are an error before.
        fc.pre(!["README.md", "readme.md"].every((name) => files.includes(name)));
        const top = folderOf();
        if (place !== "no Git") git(top, "init", "--quiet", "--initial-branch=main");
        const folder = place === "a folder" ? join(top, "docs/brain") : top;
        mkdirSync(folder, { recursive: true });
        write(folder, Object.fromEntries(files.map((path) => [path, FOUND[path] ?? ""])));
        if (ignored !== undefined) write(top, { ".gitignore": ignored });
        if (way) {
          const [path, kind, content] = way;
          fc.pre(!files.some((file) => file === path || file.startsWith(`${path}/`)));
          if (kind === "file") write(folder, { [path]: content });
          else mkdirSync(join(folder, kind === "folder" ? path : join(path, "..")), { recursive: true });
          if (kind === "symlink") symlinkSync(content, join(folder, path));
        }
        if (place === "the top, committed" && (files.length > 0 || ignored !== undefined)) {
          git(top, "add", "--all", "--force");
          commit(top);
        }
        const before = all(top);
        const { code, stdout, stderr } = await run("init", folder);
        const after = all(top);
        if (way) {
          expect([code, stdout, after]).toEqual([2, "", before]);
          expect(stderr).not.toContain("    at ");
          return;
        }
        expect([code, stderr]).toEqual([0, ""]);
        expect(after).toMatchObject(before);
        const isIgnored = place !== "no Git" && ignored !== undefined;
        if (isIgnored) expect(stdout).toContain("Git ignores ");
        else expect(await run("check", folder)).toMatchObject({ code: 0, stderr: "" });

        expect((await run("init", folder)).stdout).toContain("0 files created");
        expect(all(top)).toEqual(after);
      }),
      { numRuns: 15 },
    );
  });
});
