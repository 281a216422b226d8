/** `doctor` on workflows that look for the memory where it is, or where it is not. */
import { describe, expect, it } from "vitest";
import { EXAMPLES } from "../../src/commands/doctor/advice.js";
import { doctor } from "../../src/commands/doctor/doctor.js";
import { treeOf, type Files } from "../support/check-files.js";
import { repositoryOf, run } from "./command-line.js";
import { CHECK, MAIN, workflows } from "./doctor-advice.js";

const MEMORY = { "team/memory/memory-steward.yml": "layout: layout.yaml\n", "team/memory/layout.yaml": "a: b\n" };

const withInputs = (lines: string) => CHECK.replace(/( +)command: check\n/, `$1command: check\n${lines}`);
const inFolder = (folder: string) => withInputs(`          directory: ${folder}\n`);

async function said(workflow: string, files: Files): Promise<string[]> {
  const tree = treeOf({ ...workflows({ "memory.yml": workflow }), ...files });
  return (await doctor(tree, undefined, undefined, "1.0.0")).advice.map(({ message, mend }) => `${message} ${mend}`);
}

describe("doctor where no workflow runs the steward", () => {
  const none = "No workflow runs the steward. Copy one from ";

  it.each<readonly [string, Files, string]>([
    ["a memory at the top", { "memory-steward.yml": "layout: layout.yaml\n", "team/memory-steward.yml": "" }, "."],
    ["a memory that a layout recognises", { "ontology/node-kinds.yaml": "" }, "."],
    ["a memory in a folder", MEMORY, ", and write `directory: team/memory` under `with:` of the step."],
    [
      "several memories",
      { ...MEMORY, "other/deep/er/memory-steward.yaml": "" },
      ", and write `directory: team/memory` under `with:` of the step; there is a memory in other/deep/er too.",
    ],
  ])("leaves `init` to new memories: %s", async (_, files, end) => {
    const { advice } = await doctor(treeOf(files), undefined);
    expect(advice.map(({ message, mend }) => `${message} ${mend}`)).toEqual([`${none}${EXAMPLES}${end}`]);
  });

  it.each<readonly [string, string, Files, string]>([
    [
      "a memory beside it",
      CHECK,
      { "team/memory-steward.yml": "" },
      ", and write `directory: team` under `with:` of the step.",
    ],
    [
      "a memory that a layout recognises",
      CHECK,
      { "team/ontology/node-kinds.yaml": "" },
      ", and write `directory: team` under `with:` of the step.",
    ],
    [
      "memories elsewhere too",
      CHECK,
      { "brain/memory-steward.yml": "", "team/memory-steward.yml": "" },
      ", and write `directory: team` under `with:` of the step; there is a memory in brain too.",
    ],
    ["a memory at the top", CHECK, { "memory-steward.yml": "" }, "."],
    ["a step that names the folder", inFolder("team"), { "team/memory-steward.yml": "" }, "."],
    ["no memory yet", CHECK, {}, "."],
  ])("names a workflow that is not at the top: %s", async (_, workflow, files, end) => {
    const others = { ".github/workflows/build.yml": "on: push\njobs: {}\n", "a/.github/workflows/b.yml": "on: push\n" };
    const tree = treeOf({ ...others, "team/.github/workflows/memory.yml": workflow, ...files });
    expect((await doctor(tree, undefined)).advice).toEqual([
      {
        severity: "error",
        where: "team/.github/workflows/memory.yml",
        message:
          "No workflow runs the steward: this file would, but it is not at the top of the repository, where GitHub looks.",
        mend: `Move it to .github/workflows/ at the top${end}`,
      },
    ]);
  });

  it("names `init` where there is no memory yet", async () => {
    const { advice } = await doctor(treeOf({ "src/a.js": "" }), undefined);
    expect(advice.map(({ mend }) => mend)).toEqual([
      `Copy one from ${EXAMPLES}, or run \`memory-steward init\` for a new company brain.`,
    ]);
  });
});

describe("doctor on the folder of the memory", () => {
  it.each<readonly [string, string, Files]>([
    ["a memory at the top", CHECK, { "memory-steward.yml": "" }],
    ["a memory at the top, named so", inFolder("./"), { "memory-steward.yaml": "" }],
    ["a memory in a folder", inFolder("team/memory/"), MEMORY],
    ["a memory that a layout recognises", inFolder("brain"), { ...MEMORY, "brain/ontology/node-kinds.yaml": "" }],
    ["a layout that the step names", withInputs("          layout: atlas\n"), MEMORY],
    ["a folder that only the run knows", inFolder("${{ matrix.folder }}"), MEMORY],
    ["a repository that holds no memory yet", CHECK, { "src/a.js": "" }],
    [
      "parts of a check, which are merged without the memory",
      CHECK.replace("command: check", "command: merge-reports"),
      MEMORY,
    ],
  ])("has nothing to say of %s", async (_, workflow, files) => {
    expect((await said(workflow, files)).filter((text) => text.includes("looks for the memory"))).toEqual([]);
  });

  it("names the folder to write where a step looks elsewhere", async () => {
    const top = "The job check looks for the memory at the top of the repository, where there is none, and fails.";
    const write = "Write `directory: team/memory` under `with:` of the step";
    expect(await said(CHECK, MEMORY)).toEqual([`${top} ${write}.`]);
    expect(await said(inFolder("team"), { ...MEMORY, "other/deep/er/memory-steward.yml": "" })).toEqual([
      `The job check looks for the memory in team, where there is none, and fails. ${write}; there is a memory in other/deep/er too.`,
    ]);
    expect(await said(inFolder("nowhere"), {})).toEqual([
      "The job check looks for the memory in nowhere, where there is none, and fails. Write the folder of the memory, from the top of the repository, as `directory` of the step.",
    ]);
  });

  it.each<readonly [string, Files, string]>([
    ["a configuration", { "memory-steward.yml": "" }, "."],
    ["a layout", { "ontology/node-kinds.yaml": "" }, "."],
    [
      "a configuration beside others",
      { ...MEMORY, "memory-steward.yml": "" },
      "; there is a memory in team/memory too.",
    ],
  ])("has the input left out where the memory is at the top, by %s", async (_, files, end) => {
    expect(await said(inFolder("nope"), files)).toEqual([
      `The job check looks for the memory in nope, where there is none, and fails. Leave \`directory\` of the step out: the memory is at the top of the repository${end}`,
    ]);
  });

  it("ends with 1 wherever it is called from, as the job would fail", async () => {
    const folder = repositoryOf({ ...workflows({ "memory.yml": CHECK, "memory-main.yml": MAIN }), ...MEMORY });
    for (const dir of [folder, `${folder}/team/memory`]) {
      const { code, stdout } = await run("doctor", dir);
      expect([code, stdout]).toEqual([
        1,
        expect.stringContaining("✗ .github/workflows/memory.yml: The job check looks"),
      ]);
      expect(stdout).toContain("✗ .github/workflows/memory-main.yml: The job main looks");
    }
  });
});
