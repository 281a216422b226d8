/** What `import-run` says to somebody who has many runs, some of them broken. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { importRuns } from "../../src/commands/import-run/import-runs.js";
import { openRepository } from "../../src/git/repository.js";
import type { Tree } from "../../src/memory/tree.js";
import { overlayOf } from "../../src/terminal/overlay.js";
import { openRunFolder } from "../../src/terminal/run-folder.js";
import { commit, filesOf, folderOf, repositoryOf, run, within } from "../commands/command-line.js";
import { codes, FACTS, importInto, MEMORY, sdkRun, withPolicy, type TextFiles } from "./run-kit.js";

describe("one of many runs", () => {
  it("is named where it is blocked", async () => {
    const runs = folderOf({ "01A/run.json": '{\n  "runId": oops\n}\n' });
    const blocked = await run("import-run", join(runs, "01A"), repositoryOf(MEMORY));
    expect(blocked.code).toBe(1);
    expect(blocked.stdout).toContain("run.json is no JSON: it cannot be read from line 2, column 12 on.");
    expect(blocked.stdout).toMatch(/\nBLOCKED {2}\S+\/01A\n$/);
  });

  it("that names no repository is told of the option, unless it was given", async () => {
    const runs = folderOf(
      Object.fromEntries(Object.entries(sdkRun(FACTS)).map(([path, text]) => [`01A/${path}`, text])),
    );
    const blocked = async (...options: string[]) =>
      (await run("import-run", join(runs, "01A"), repositoryOf(MEMORY), ...options)).stdout;
    expect(await blocked()).toContain("For this run alone, --repository names it.");
    const unknown = await blocked("--repository", "repository:none");
    expect(unknown).toContain('The memory has no Repository record "repository:none".');
    expect(unknown).not.toContain("--repository names");
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
      advice: "Name the folder of the run itself, not the one above it.",
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

describe("several runs in one call", () => {
  const PAGE = { "babysitter/MEMORY.md": "# Runs\n\n<!-- memory-steward:runs -->\n<!-- /memory-steward:runs -->\n" };
  const ABOUT = ["--repository", "repository:checkout"];
  const named = (id: string, more: Partial<typeof FACTS> = {}) => sdkRun({ ...FACTS, id, ...more });
  const memory = () => repositoryOf({ ...MEMORY, ...PAGE });
  const words = ({ stdout }: { readonly stdout: string }) => stdout.trimEnd().split("\n").at(-1);

  it("write what one after the other would, runs that come twice and broken ones among them", async () => {
    const runs = [
      named("01A"),
      named("01B"),
      { "run.json": "oops" },
      named("01a"),
      named("01A", { end: "failed" }),
      named("01C"),
    ].map(folderOf);
    const [single, joint] = [memory(), memory()];
    for (const each of runs) await run("import-run", each, single, ...ABOUT, "--write");
    const shown = await run("import-run", ...runs, joint, ...ABOUT);
    expect(words(shown)).toBe("BLOCKED  6 runs: 4 importable, 2 blocked; add --write to write");
    expect(filesOf(joint)).toEqual({ ...MEMORY, ...PAGE });
    const written = await run("import-run", ...runs, joint, ...ABOUT, "--write");
    expect([written.code, words(written)]).toEqual([1, "BLOCKED  6 runs: 4 imported, 2 blocked"]);
    expect(written.stdout).toContain(`blocked     ${runs[2]}\n  blocked  MEMORY_REJECTED_NOT_JSON\n`);
    expect(filesOf(joint)).toEqual(filesOf(single));
    expect(filesOf(joint)["babysitter/MEMORY.md"]?.match(/^- 2026/gm)).toHaveLength(3);
    expect((await run("check", joint)).stdout).toContain("PASS");
  });

  it("blocks the run that would break the check, and imports the others", async () => {
    const policy = '  processes:\n    - { process: "lost-*", owners: [team:nobody] }\n';
    const folder = repositoryOf(withPolicy(policy, { ...MEMORY, ...PAGE }));
    const runs = [named("01A"), named("01B", { process: "lost-cause" }), named("01C")].map(folderOf);
    const written = await run("import-run", ...runs, folder, ...ABOUT, "--write");
    expect([written.code, words(written)]).toEqual([1, "BLOCKED  3 runs: 2 imported, 1 blocked"]);
    expect(written.stdout).toMatch(/\nblocked {5}\S+\n {2}error .*run\.yaml:\d+:\d+ {2}record\/invalid-owner\n/);
    expect(filesOf(folder)["babysitter/MEMORY.md"]).not.toContain("01B");
  });

  it("blocks the run that would bring an error into a file that is no run's", async () => {
    const waits = `nodeKind: Service\nid: service:waits\nedges:\n  owned_by:\n    - { target: "babysitter-run:01B" }\n`;
    const about = (MEMORY["graph/team.yaml"] ?? "").slice((MEMORY["graph/team.yaml"] ?? "").indexOf("attributes"));
    const folder = repositoryOf({ ...MEMORY, ...PAGE, "graph/waits.yaml": waits + about });
    const runs = ["01A", "01B", "01C"].map((id) => folderOf(named(id)));
    const written = await run("import-run", ...runs, folder, ...ABOUT, "--write");
    expect([written.code, words(written)]).toEqual([1, "BLOCKED  3 runs: 2 imported, 1 blocked"]);
    expect(written.stdout).toContain("graph/waits.yaml:5:17  graph/edge-endpoint");
    expect(filesOf(folder)["babysitter/MEMORY.md"]).not.toContain("01B");
  });

  it("reads the memory as often for a hundred as for two", async () => {
    const folder = memory();
    const readings = async (count: number) => {
      const repository = await openRepository(folder);
      const tree = await repository.workingTree();
      let read = 0;
      const counting: Tree = {
        label: tree.label,
        entries: () => tree.entries(),
        read: (entries, visit) => {
          read += entries.filter(({ path }) => path === "graph/team.yaml").length;
          return tree.read(entries, visit);
        },
      };
      const sources = Array.from({ length: count }, (_, index) => folderOf(named(`01RUN${index}`)));
      const results = await importRuns(
        sources.map((source) => openRunFolder(source, source)),
        {
          tree: counting,
          root: "",
          gate: {},
          now: new Date("2026-06-10T00:00:00Z"),
          onSecret: () => undefined,
          overlay: overlayOf(repository),
          repository: "repository:checkout",
        },
      );
      await repository.close();
      expect(results.map(({ outcome }) => outcome)).toEqual(sources.map(() => "import"));
      return read;
    };
    expect(await readings(100)).toBe(await readings(2));
  });

  it("takes the present folder for the memory where the last path is a run", async () => {
    const folder = memory();
    const runs = [named("01A"), named("01B")].map(folderOf);
    const here = await within(folder, () => run("import-run", ...runs, ...ABOUT, "--write"));
    expect([here.code, words(here)]).toEqual([0, "IMPORTED  2 runs: 2 imported"]);
    commit(folder);
    const again = await within(folder, () => run("import-run", ...runs, ".", ...ABOUT));
    expect([again.code, words(again)]).toEqual([0, "PRESENT  2 runs: 2 present already"]);
  });

  it("are told to programs by a schema", async () => {
    const folder = memory();
    const runs = [named("01A"), named("01B")].map(folderOf);
    const printed = await run("import-run", ...runs, folder, ...ABOUT, "--format", "json");
    const read = (name: string) =>
      JSON.parse(readFileSync(new URL(`../../schemas/${name}.schema.json`, import.meta.url), "utf8")) as object;
    const ajv = new Ajv2020({ strict: false }).addSchema(read("run-import-result"));
    const validate = ajv.compile(read("run-import-results"));
    expect([validate(JSON.parse(printed.stdout)), validate.errors]).toEqual([true, null]);
    expect(JSON.parse(printed.stdout)).toMatchObject({ runs: runs.map((each) => ({ folder: each })) });
  });
});
