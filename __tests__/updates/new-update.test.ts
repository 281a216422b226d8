/** `update new` without a file of memories: what it asks for, and what it refuses. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { validated } from "../../src/layouts/file-schemas.js";
import { runId } from "../../src/terminal/argument-values.js";
import { filesOf, folderOf, repositoryOf, run } from "../commands/command-line.js";
import { PAGE, START } from "../commands/revert-memory.js";

const NAMES = { memory: "acme/memory", run: "run-42", source: "acme/app" };

function newUpdate(names: Readonly<Record<string, string>>, ...rest: readonly string[]) {
  return run("update", "new", ...Object.entries(names).flatMap(([name, value]) => [`--${name}`, value]), ...rest);
}

describe("update new", () => {
  it("asks for all that is missing at once, and its help marks it", async () => {
    const { code, stderr } = await newUpdate({ run: "run-42" });
    expect(code).toBe(2);
    expect(stderr).toContain("Required options '--memory <owner/name>', '--source <owner/name>' not specified.\n");
    expect((await newUpdate({ memory: "acme/memory", run: "run-42" })).stderr).toContain(
      "Required option '--source <owner/name>' not specified.\n",
    );
    const { stdout } = await run("update", "new", "--help");
    expect(stdout.replace(/\s+/g, " ")).toContain("--run <id> the run that learned it (required)");
  });

  it.each([
    [{ ...NAMES, memory: "foo" }, "An owner and a name are wanted, such as acme/memory"],
    [{ ...NAMES, source: "y" }, "An owner and a name are wanted"],
    [{ ...NAMES, run: "a b" }, "a letter or digit at both ends, such as run-42"],
    [{ ...NAMES, run: "" }, "Up to 100 letters"],
  ])("refuses %o and writes nothing", async (names, wanted) => {
    const folder = folderOf();
    const { code, stderr } = await newUpdate(names, "--output", join(folder, "update.json"));
    expect(code).toBe(2);
    expect(stderr).toContain(wanted);
    expect(filesOf(folder)).toEqual({});
  });

  it.each(["run-42", "4_2.x", "-x", "x-", "a b", "", "r".repeat(100), "r".repeat(101)])(
    "takes the run %j where the format does",
    async (id) => {
      const { errors = [] } = await validated("memoryUpdate", { sourceRun: { id } });
      const isTaken = !errors.some(({ pointer }) => pointer.join("/") === "sourceRun/id");
      if (isTaken) expect(runId(id)).toBe(id);
      else expect(() => runId(id)).toThrow("a letter or digit at both ends");
    },
  );

  it.each([
    ["the template", []],
    ["what was learned", ["--memories", "memories.json", "--owner", "team:build"]],
  ])("does not write %s for a memory whose layout takes no proposals, and says what it lacks", async (_, more) => {
    const folder = repositoryOf({ "memory-steward.yml": "layout: atlas\n", "graph/a.yaml": "id: a:b\nnodeKind: X\n" });
    const output = join(folderOf(), "update.json");
    expect(await newUpdate(NAMES, "--dir", folder, "--output", output, ...more)).toEqual({
      code: 2,
      stdout: "",
      stderr:
        'memory-steward: As committed, the layout "atlas" has no class that takes proposals (`proposable: true`), so this memory would refuse every update. Nothing was written.\n' +
        "  Say `proposable: true` of a class in a layout file of your own (https://github.com/memory-steward/memory-steward/blob/main/docs/layouts.md) and commit it, or change the records in a pull request\n",
    });
    expect(existsSync(output)).toBe(false);
  });

  it.each([
    [["--kind", "Decision"], "decision:replace-me", "Decision"],
    [[], "runbook:replace-me", "Runbook"],
  ])("begins a record of the kind that %o names", async (more, id, kind) => {
    const folder = repositoryOf(START);
    const output = join(folderOf(), "update.json");
    expect((await newUpdate(NAMES, "--dir", folder, "--output", output, ...more)).code).toBe(0);
    expect(JSON.parse(readFileSync(output, "utf8"))).toMatchObject({ changes: [{ record: { id, kind } }] });
    expect((await run("update", "validate", output, "--dir", folder)).stdout).toMatch(/^add +\w+\/replace-me\.md\n/);
  });

  it("begins it with the owners that are named", async () => {
    const folder = repositoryOf(START);
    const output = join(folderOf(), "update.json");
    await newUpdate(NAMES, "--dir", folder, "--output", output, "--owner", "team:build", "user:ada");
    const owners = ["team:build", "user:ada"];
    expect(JSON.parse(readFileSync(output, "utf8"))).toMatchObject({ changes: [{ record: { owners } }] });
  });

  it.each([
    ["Decison", 'The ontology declares no kind "Decison". Nothing was written.\n  Did you mean Decision?\n'],
    ["Pancake", 'The ontology declares no kind "Pancake". Nothing was written.\n  Name one of Organization, Team,'],
    ["gotcha=Runbook", "--kind gotcha=Runbook names more than the kind of one record.\n  Name one,"],
  ])("refuses the kind %s and says what to do", async (kind, said) => {
    const folder = repositoryOf({ "memory-steward.yml": "layout: company-brain\n" });
    const output = join(folderOf(), "update.json");
    const { code, stderr } = await newUpdate(NAMES, "--dir", folder, "--output", output, "--kind", kind);
    expect([code, stderr]).toEqual([2, expect.stringContaining(said)]);
    expect(existsSync(output)).toBe(false);
  });

  const kinds = (...names: readonly string[]) => ({
    "memory-steward.yml": "layout: company-brain\n",
    "ontology/node-kinds.yaml": `ontology: memory-steward.ontology/v1\nversion: 1.0.0\nnodeKinds:\n${names
      .map((name) => `  - { name: ${name}, prefix: ${name.toLowerCase()}, purpose: One., example: x.md }\n`)
      .join("")}  - { name: Playbook, prefix: playbook, purpose: Old., deprecated: true, example: x.md }\n`,
  });

  it("begins with the only kind that the memory declares", async () => {
    const output = join(folderOf(), "update.json");
    const page = PAGE.replace("page:guide", "recipe:soup").replace("nodeKind: Page", "kind: Recipe");
    const folder = repositoryOf({ ...kinds("Recipe"), "decisions/soup.md": page });
    expect((await newUpdate(NAMES, "--dir", folder, "--output", output)).code).toBe(0);
    const record = { id: "recipe:replace-me", kind: "Recipe" };
    expect(JSON.parse(readFileSync(output, "utf8"))).toMatchObject({ changes: [{ record }] });
    expect((await run("update", "validate", output, "--dir", folder)).stdout).toMatch(/^add /);
  });

  it("asks for the kind where the memory declares several and no runbook", async () => {
    const output = join(folderOf(), "update.json");
    const { code, stderr } = await newUpdate(NAMES, "--dir", repositoryOf(kinds("Recipe", "Menu")), "--output", output);
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(
        /declares no Runbook, .* Nothing was written\.\n {2}Name with --kind .*, one of Recipe, Menu\n/,
      ),
    ]);
    expect(existsSync(output)).toBe(false);
  });

  it.each([
    ["the template", []],
    ["what was learned", ["--memories", "memories.json", "--owner", "team:build"]],
  ])("prints %s alone where it is to be printed, and talks beside it", async (_, more) => {
    const folder = repositoryOf(START);
    const memory = {
      type: "decision",
      importance: "high",
      title: "Ask the mirror",
      summary: "First.",
      detail: "It is near.",
    };
    const file = join(folderOf({ "memories.json": JSON.stringify({ memories: [memory] }) }), "memories.json");
    const words = more.map((word) => (word === "memories.json" ? file : word));
    const printed = await newUpdate(NAMES, "--dir", folder, "--output", "-", ...words);
    expect(printed.code).toBe(0);
    expect(JSON.parse(printed.stdout)).toMatchObject({ changes: [{}] });
    expect(printed.stderr).toContain("Wrote the artifact");
    const updated = join(folderOf(), "update.json");
    const written = await newUpdate(NAMES, "--dir", folder, "--output", updated, ...words);
    expect([written.stdout, existsSync(updated)]).toEqual(["", true]);
    expect(written.stderr).toContain(`memory-steward update validate ${updated}`);
  });

  it("says that a file in the memory is one of its files, unless Git ignores it or the configuration excludes it", async () => {
    const says = "update.json lies in the memory: as long as it does, the check takes it for one of its files";
    const memory = { type: "decision", importance: "high", title: "Ask it", summary: "First.", detail: "It is near." };
    const learned = join(folderOf({ "m.json": JSON.stringify({ memories: [memory] }) }), "m.json");
    const files = { "memory-steward.yml": "layout: company-brain\nexclude: [sent/**]\n", "notes/a.md": "# A\n" };
    for (const more of [[], ["--memories", learned, "--owner", "team:build"]]) {
      const folder = repositoryOf({ ...files, ".gitignore": "drafts/\n" });
      for (const [place, isSaid] of [
        ["update.json", true],
        ["notes/update.json", true],
        ["drafts/update.json", false],
        ["sent/update.json", false],
      ] as const) {
        const output = join(folder, place);
        mkdirSync(dirname(output), { recursive: true });
        const { code, stderr } = await newUpdate(NAMES, "--dir", folder, "--output", output, ...more);
        expect([place, code, stderr.includes(says)]).toEqual([place, 0, isSaid]);
        if (isSaid) expect(stderr).toContain("such as --output ../update.json, or let Git ignore it.\n");
      }
    }
  });

  it("writes what validation reads", async () => {
    const folder = repositoryOf({ "memory-steward.yml": "layout: company-brain\n" });
    const output = join(folderOf(), "update.json");
    expect(await newUpdate(NAMES, "--dir", folder, "--output", output)).toMatchObject({ code: 0, stdout: "" });
    expect((await run("update", "validate", output, "--dir", folder)).stdout).not.toContain("MEMORY_REJECTED_INVALID");
  });
});
