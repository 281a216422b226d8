import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { renderUpdateJson } from "../../src/report/update-json.js";
import { newUpdate } from "../../src/updates/new-update.js";
import { readUpdate } from "../../src/updates/read-update.js";
import { REFUSALS } from "../../src/updates/refusal.js";
import { commit, folderOf, git, run } from "../commands/command-line.js";
import { schemaWords } from "../docs/pages.js";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

describe("the documentation of updates", () => {
  it("lists every code with its advice, and no other", () => {
    const rows = [...read("docs/updates.md").matchAll(/^\| `MEMORY_REJECTED_([A-Z_]+)`\s*\| (.*?)\s*\|$/gm)];
    expect(Object.fromEntries(rows.map(([, name, advice]) => [name, advice]))).toEqual(REFUSALS);
  });

  it("shows a format that the schema of the verdict agrees with", async () => {
    const validate = new Ajv2020({ strict: false }).compile(
      JSON.parse(read("schemas/update-verdict.schema.json")) as object,
    );
    const refusals = await readUpdate(Buffer.from("{"));
    if (!Array.isArray(refusals)) throw new Error("a brace was read");
    const change = { change: 1, path: "a.md", before: undefined, after: Buffer.from("a"), reason: "", conflicts: [] };
    const verdict = renderUpdateJson({ digest: undefined, changes: [change], refusals, findings: [] });
    expect([validate(JSON.parse(verdict)), validate.errors]).toEqual([true, null]);
    expect(JSON.parse(verdict)).toMatchObject({ verdict: "refused", changes: [{ action: "add" }] });
  });
});

describe("the whole update that the documentation shows", () => {
  const page = read("docs/updates.md");
  const text = /```json\n(\{\n[^]*?)```/.exec(page.slice(page.indexOf("## The artifact")))?.[1] ?? "";

  it("is taken by the example memory, with every operation that there is", async () => {
    const brain = fileURLToPath(new URL("../../examples/company-brain", import.meta.url));
    const folder = folderOf();
    cpSync(brain, folder, { recursive: true });
    git(folder, "init", "--quiet", "--initial-branch=main");
    commit(folder);
    const file = join(folderOf(), "memory-update.json");
    const base = git(folder, "rev-parse", "HEAD").trim();
    writeFileSync(file, text.replace(/(?<="baseCommit": ")[0-9a-f]{40}/, base));
    const { code, stdout } = await run("update", "validate", file, "--dir", folder);
    expect([code, stdout.replace(/sha256:.*/, "")]).toEqual([
      0,
      `add      runbooks/lockfile-before-warm-up.md
modify   graph/services/build-cache.yaml
add      notes/investigations/warm-up.md
delete   notes/ideas/remote-cache-ttl.md

- accept runbook:lockfile-before-warm-up: nothing known says this (rule 11; a person decides).
- accept service:build-cache: an edit of a record that is known, which is compared with no other; a
  person decides.
- accept notes/investigations/warm-up.md: nothing known says this (rule 11; a person decides).
- accept notes/ideas/remote-cache-ttl.md: it goes; a person decides.

Decision: accept; a person decides. \`propose\` would open a pull request.

CAN BE PROPOSED  4 changed files · \n`,
    ]);
  });

  it("has a line on every member", () => {
    const words = new Set([...page.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = ""]) => code.split(/[^$\w]+/)));
    expect([...schemaWords("memory-update")].filter((word) => !words.has(word))).toEqual([]);
  });
});

describe("a new update", () => {
  it("is one that can be read", async () => {
    const text = newUpdate({
      memoryRepository: "acme/memory",
      run: "run-42",
      sourceRepository: "acme/checkout",
      baseCommit: "ab".repeat(20),
      record: { id: "decision:replace-me", members: { kind: "Decision" }, hasText: true },
    });
    expect(await readUpdate(Buffer.from(text))).toMatchObject({ update: { sourceRun: { id: "run-42" } } });
  });
});
