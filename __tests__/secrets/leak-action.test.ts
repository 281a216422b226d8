/**
 * Nothing that the steward found leaves it on GitHub: every command of the Action on a repository full of secrets, its log,
 * outputs, summary and files, and what it has written to the stand-in for GitHub afterwards.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { UNPLACED } from "../../src/memory/placed-files.js";
import { publish } from "../../src/commands/publish/publish.js";
import { runAction } from "../../src/main.js";
import { NO_ONTOLOGY } from "../../src/memory/ontology.js";
import { ruleDescriptions } from "../../src/terminal/rule-descriptions.js";
import { repositoryOf, run, write } from "../commands/command-line.js";
import { captured } from "../support/captured.js";
import { pullRequest, standInFor } from "../forge/support.js";
import { checkFiles } from "../support/check-files.js";
import { ACTIONS, MASKS } from "./leak/action.js";
import { houseOf, type House } from "./leak/house.js";
import { commitAs, CONFIG, plantedFiles, tool } from "./leak/memory.js";
import { asNewProcess, Planting, type Outputs } from "./leak/planting.js";

const QUOTES_RECORDS = new Set(["check", "merge-reports", "auto"]);

function expectClean(planting: Planting, outputs: Outputs): void {
  for (const [output, text] of Object.entries(outputs)) {
    if (output !== MASKS) expect(planting.leaksIn(text), `${output}, seed ${planting.seed}`).toEqual([]);
  }
}

/** What a run on a schedule says. A command that is none is answered with those that there are. */
async function scheduledRun(command: string, variables: Readonly<Record<string, string>> = {}): Promise<string> {
  const saved = { ...process.env };
  const own = { GITHUB_EVENT_NAME: "schedule", INPUT_COMMAND: command, GITHUB_OUTPUT: "" };
  Object.assign(process.env, own, variables);
  try {
    return (await asNewProcess(() => captured(runAction))).stdout;
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in saved)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, saved);
  }
}

/** Its key alone tells that it is one. */
const ASSIGNED = "vierzigRosen9amZaun";

it("hides what an accepted secret says, wherever else it stands", async () => {
  const folder = repositoryOf({ ...CONFIG, "notes/access.md": `password = "${ASSIGNED}"\n` });
  await run("check", folder, "--update-baseline");
  write(folder, { "graph/keyed.yaml": tool("keyed", { status: ASSIGNED }) });
  commitAs(folder, "Accept it");
  const log = await scheduledRun("check", { GITHUB_WORKSPACE: folder });
  expect(log).toContain('"REDACTED" is no status');
  expect(log.replace(/^::add-mask::.*$/gm, "")).not.toContain(ASSIGNED);
});

describe("every command", () => {
  // One for all, since GitHub's toolkit looks once in a process where GitHub is.
  const planting = new Planting();
  let house: House;
  beforeAll(async () => {
    house = await houseOf(planting);
  });
  afterAll(async () => {
    await house.close();
    expect(house.standIn.violations).toEqual([]);
  });

  it("is driven", async () => {
    const [, listed = ""] = /Use one of ([a-z, -]+) as /.exec(await scheduledRun("none")) ?? [];
    const commands = listed.split(", ");
    expect(commands.length).toBeGreaterThan(5);
    expect(commands.filter((name) => ACTIONS[name] === undefined)).toEqual([]);
  });

  it.for(Object.entries(ACTIONS))("%s", async ([name, drive]) => {
    const outputs = { ...(await drive(house, planting)), ...(await house.published()) };
    expectClean(planting, outputs);
    if (!QUOTES_RECORDS.has(name)) return;
    expect(Object.values(outputs).join("\n").includes("REDACTED"), name).toBe(true);
    if (name !== "check") return;
    const masks = outputs[MASKS] ?? "";
    const told = planting.secrets.filter(({ value }) => masks.includes(value.replaceAll("%", "%25")));
    expect(told.length).toBeGreaterThanOrEqual(20);
    for (const mask of masks.split("\n")) expect(mask.length).toBeGreaterThanOrEqual("::add-mask::".length + 8);
  });

  it("says nothing of one in its own failures", async () => {
    const log = await scheduledRun(planting.name);
    expect(log).toContain("::error::");
    expectClean(planting, { log: log.replace(/^::add-mask::.*$/gm, "") });
  });
});

it("publishes none, and the same report is the same", { timeout: 60_000 }, async (context) => {
  const standIn = await standInFor(context);
  const planting = new Planting();
  const { repository, pull, forge, log } = await pullRequest(standIn);
  const { "notes/poison.md": _cut, ...files } = plantedFiles(planting, 10);
  const { report } = await checkFiles(files);
  const input = {
    ...{ forge, pull, reviewers: { users: [], teams: [] }, rules: ruleDescriptions(), run: { id: 7, attempt: 1 } },
    report: {
      report,
      links: { server: "https://github.com", repository: "acme/agent-memory", head: pull.head.sha, pull: pull.number },
      files: UNPLACED,
      isPublic: false,
      fork: planting.name,
      reviewers: [{ name: planting.name, reason: `owns ${planting.any}` }],
      collisions: [{ pull: 3, message: `it also adds ${planting.any}` }],
    },
    approvals: { records: [], editsGate: false, ontology: NO_ONTOLOGY },
    options: { checkRun: true, comment: true, sarif: true, approvals: true, requestReviewers: false },
  };
  const result = await publish(input);
  expect(result.refused).toEqual([]);
  const comments = [...repository.comments.values()].map(({ body }) => body).join("\n");
  const sarif = JSON.stringify([...repository.sarifs.values()]);
  expectClean(planting, {
    comments,
    sarif,
    checks: JSON.stringify([...repository.checks.values()]),
    log: log.join("\n"),
  });
  for (const text of [comments, sarif]) expect(text).toContain("REDACTED");
  const again = await publish(input);
  expect(again.written.map(({ outcome }) => outcome).slice(0, 2)).toEqual(["unchanged", "unchanged"]);
});
