/** A part cannot say what looks like a secret; the merge says what one run says all the same, and no more. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderOf, repositoryOf } from "../commands/command-line.js";
import { PROJECT } from "../runner/run-action.js";

/** Made at run time: nothing that looks like a secret stands in this file. */
const TOKENS = ["x7Kd-9mPqRs_2vWzTb4N", "k3Wq-8nLsXt_5vBzRc7M"].map((text) => ["glpat", text].join("-"));
const [A = "", B = ""] = TOKENS;
const PASSWORD = ["Hunter2", "x9QmPzw"].join("");

function call(args: readonly string[], env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(PROJECT, "dist/cli.js"), ...args], {
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  for (const token of TOKENS) expect(stdout + stderr).not.toContain(token);
  return { status, stdout, stderr };
}

const IDS = {
  "memory-steward.yml": "layout: own.yaml\n",
  "own.yaml": `layout: memory-steward.layout/v1
name: own
classes: { c: { files: ["c/*.yaml"], fields: { id: id, title: title }, edges: [{ field: needs, kind: needs }] } }
`,
  "c/a.yaml": `id: ${A}\n`,
  "c/b.yaml": `id: b\nneeds: [${B}]\n`,
  "c/c.yaml": `id: ${B.replace("7M", "8N")}\nneeds: [b]\n`,
  "c/d.yaml": `id: d\ntitle: It is ${PASSWORD} still\nneeds: [nowhere]\n`,
  "c/e.yaml": "id: d\n",
  "c/f.yaml": `id: f\npassword: ${PASSWORD}\n`,
};

const NAMES = {
  "memory-steward.yml": "layout: company-brain\n",
  [`notes/${A}.md`]: '---\ntitle: "A\nsensitivity: restricted\n---\nw\n',
  [`notes/${B}.md`]: "---\nid: note:b\nkind: Nothing\n---\nTwo # gitleaks:allow\n",
  "scripts/deploy.sh": `export TOKEN=${A} # gitleaks:allow\n`,
  "graph/tool.yaml": `nodeKind: Tool
id: tool:${A.toLowerCase()}
attributes: { title: ${B}, status: approved, owners: [team:a], sensitivity: restricted, updatedAt: "2026-06-03T08:20:00Z" }
`,
};

it.each([
  ["ids and targets", IDS, {}],
  ["names of files", NAMES, {}],
  ["names of files, in a public repository", NAMES, { GITHUB_ACTIONS: "true" }],
] as const)("of %s that are secrets", { timeout: 120_000 }, (_, files, env) => {
  const dir = repositoryOf(files);
  const asOf = ["--as-of", "2026-07-01T00:00:00Z"];
  for (const [more, formats] of [
    [[], ["json", "pretty"]],
    [["--no-secrets"], ["json"]],
  ] as const) {
    const parts = [1, 2].map((shard) => {
      const part = join(folderOf(), "part.jsonl");
      const args = ["check", dir, "--shard", `${shard}/2`, "--output", part, ...asOf, ...more];
      expect(call(args, env)).toMatchObject({ status: 0, stderr: "" });
      const text = readFileSync(part, "utf8");
      for (const token of [...TOKENS, "REDACTED"]) expect(text).not.toContain(token);
      return part;
    });
    for (const format of formats) {
      const whole = call(["check", dir, "--format", format, ...asOf, ...more], env);
      const merged = call(["merge-reports", ...parts, "--dir", dir, "--format", format, ...more], env);
      expect(merged).toEqual(whole);
      expect(whole.status).toBe(1);
    }
  }
});
