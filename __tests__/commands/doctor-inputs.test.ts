/** `doctor` on the inputs of the steps that run the steward, and the Action on those that it refuses. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { runInActions } from "../../src/action.js";
import { ACTION_COMMANDS, ACTION_INPUTS } from "../../src/commands/action-inputs.js";
import { doctor } from "../../src/commands/doctor/doctor.js";
import { STEWARD_VERSION } from "../../src/commands/version.js";
import { treeOf, type Files } from "../support/check-files.js";
import { repositoryOf, run } from "./command-line.js";
import { captured } from "../support/captured.js";
import { CHECK, workflows } from "./doctor-advice.js";

const TOP = { "memory-steward.yml": "layout: layout.yaml\n", "layout.yaml": "a: b\n" };
const BELOW = { "team/memory-steward.yml": "layout: layout.yaml\n", "team/layout.yaml": "a: b\n" };

const withStep = (lines: string) => CHECK.replace(/ +command: check\n/, lines.replace(/^(?=.)/gm, "          "));

async function said(lines: string, files: Files = TOP): Promise<string[]> {
  const tree = treeOf({ ...workflows({ "memory.yml": withStep(lines) }), ...files });
  const { advice } = await doctor(tree, undefined, undefined, "1.0.0");
  return advice.map(({ severity, message, mend }) => `${severity}: ${message} ${mend}`);
}

describe("doctor on the inputs of a step", () => {
  it.each([
    ["command: chekc\n", "chekc", "Write `command: check` if that is meant."],
    ["command: Check\n", "Check", "Write `command: check` if that is meant."],
    ["command: frobnicate\n", "frobnicate", `Use one of ${ACTION_COMMANDS.join(", ")} as \`command\`.`],
  ])("tells a command that the Action refuses: %s", async (lines, command, mend) => {
    const message = `The job check runs \`${command}\`, a command that the Action of version ${STEWARD_VERSION} does not have, and fails.`;
    expect(await said(lines)).toContain(`error: ${message} ${mend}`);
  });

  it("tells an input that GitHub leaves out", async () => {
    expect(await said("command: check\ndirectry: x\n")).toEqual([
      "warning: The job check gives the input `directry`, which the Action does not have: GitHub leaves it out. Write `directory` if that is meant.",
    ]);
    expect(await said("command: check\nverbose: true\n")).toEqual([
      expect.stringMatching(/^warning: .* `verbose`, .* Take it out, or use one of command, directory, /),
    ]);
  });

  it.each([
    ["layout: nope.yaml\n", TOP, "nope.yaml", /Use one of agent-skills, atlas, company-brain, /],
    ["layout: layuot.yaml\n", TOP, "layuot.yaml", /Write `layout: layout\.yaml` if that is meant\.$/],
    ["layout: atlsa\n", TOP, "atlsa", /Write `layout: atlas` if that is meant\.$/],
    [
      "layout: layuot.yaml\ndirectory: team\n",
      BELOW,
      "layuot.yaml",
      /Write `layout: layout\.yaml` if that is meant\.$/,
    ],
    ["layout: other/layout.yaml\ndirectory: team\n", { ...BELOW, "other/layout.yaml": "" }, "other/layout.yaml", /./],
  ])("tells a layout that is not there: %s", async (lines, files, name, mend) => {
    const [first, ...more] = await said(lines, files);
    expect(more).toEqual([]);
    expect(first).toContain(
      `error: The job check names the layout \`${name}\`, which is neither built in nor a file of the memory, and fails. `,
    );
    expect(first).toMatch(mend);
  });

  it("tells a configuration that is not there", async () => {
    expect(await said("config: memory-stewrad.yml\n")).toEqual([
      "error: The job check names the configuration `memory-stewrad.yml`, which is no file of the memory, and fails. Write `config: memory-steward.yml` if that is meant.",
    ]);
    expect(await said("config: steward/own.yml\n")).toEqual([
      expect.stringContaining("Give its path from the folder of the memory, or leave `config` out."),
    ]);
  });

  it.each<[string, ...Files[]]>([
    ["command: ' check '\n"],
    ['command: ""\n'],
    ["command: ${{ matrix.command }}\n"],
    ["Command: check\nDIRECTORY: .\n"],
    ["layout: okf\n"],
    ["layout: ./layout.yaml\n"],
    ["layout: layout.yaml\ndirectory: team\n", BELOW],
    ["layout: team/layout.yaml\ndirectory: team/\nconfig: team/memory-steward.yml\n", BELOW],
    ["layout: /opt/layout.yaml\n"],
    ["layout: ../layout.yaml\n"],
    ["layout: ${{ vars.LAYOUT }}\n"],
    ["layout: nope.yaml\ncommand: merge-reports\n"],
  ])("has nothing to say of %s", async (lines, files = TOP) => {
    expect(await said(lines, files)).toEqual([]);
  });

  it("knows nothing of the files of another repository", async () => {
    const other = withStep("layout: nope.yaml\n").replace(
      "fetch-depth: 0",
      "repository: acme/memory\n          fetch-depth: 0",
    );
    const { advice } = await doctor(treeOf({ ...workflows({ "memory.yml": other }), ...TOP }), undefined);
    expect(advice.filter(({ message }) => message.includes("layout"))).toEqual([]);
  });

  it("ends with 1 for what fails, and with 0 for what GitHub leaves out", async () => {
    const of = (lines: string) => repositoryOf({ ...workflows({ "memory.yml": withStep(lines) }), ...TOP });
    expect((await run("doctor", of("command: chekc\n"))).code).toBe(1);
    expect((await run("doctor", of("command: check\ndirectry: x\n"))).code).toBe(0);
  });
});

it("knows the inputs that action.yml declares", () => {
  const metadata: unknown = parse(readFileSync(new URL("../../action.yml", import.meta.url), "utf8"));
  expect(Object.keys((metadata as { readonly inputs: object }).inputs)).toEqual([...ACTION_INPUTS]);
});

it("is refused by the Action with the nearest command", async () => {
  const folder = mkdtempSync(join(tmpdir(), "inputs-"));
  writeFileSync(join(folder, "outputs"), "");
  vi.stubEnv("GITHUB_OUTPUT", join(folder, "outputs"));
  vi.stubEnv("INPUT_COMMAND", "chekc");
  const { code, stdout } = await captured(runInActions);
  expect(code).toBe(2);
  expect(stdout).toContain('There is no command "chekc" in this version.');
  expect(stdout).toContain("Did you mean check? Use one of auto, check,");
});
