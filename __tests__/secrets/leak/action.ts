/** Each command of the Action, in this process, as the runner would start it. A command that is not here fails the test. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runAction } from "../../../src/main.js";
import { folderOf, git, write } from "../../commands/command-line.js";
import { captured } from "../../support/captured.js";
import { client } from "../../github/for-test.js";
import { payloadOf } from "../../github/payloads.js";
import { FACTS, sdkRun } from "../../runs/run-kit.js";
import { BARE_CONTEXT, githubVariables } from "../../runner/github-context.js";
import { StepFiles } from "../../runner/step-files.js";
import type { House } from "./house.js";
import { plantedValues, tool } from "./memory.js";
import { asNewProcess, type Outputs, type Planting } from "./planting.js";

/** @returns what left by the run; what is on GitHub afterwards is looked at besides. */
type Drive = (house: House, planting: Planting) => Promise<Outputs>;

export const ACTIONS: Readonly<Record<string, Drive>> = {
  check: async (house, planting) =>
    await step(house, { command: "check", "report-file": `${planting.name}/report.json` }),
  "merge-reports": async (house) => {
    const parts = folderOf();
    const file = join(parts, "1.jsonl");
    const part = await step(house, { command: "check", shard: "1/1", "part-file": file });
    return { ...part, part: readFileSync(file, "utf8"), ...(await step(house, { command: "merge-reports", parts })) };
  },
  publish: async (house, planting) => {
    const { standIn, repository, clone } = house;
    const branch = `agent/${planting.name}`;
    const files = { ...plantedValues(planting, 20), [`graph/${planting.name}.yaml`]: tool("x") };
    await standIn.commit(repository, branch, files, { by: "author", message: planting.any });
    const pulls = client(standIn, standIn.personalToken("author")).rest.pulls;
    const title = planting.any.slice(0, 200);
    await pulls.create({ owner: "acme", repo: "agent-memory", head: branch, base: "main", title, body: planting.any });
    git(clone, "fetch", "--quiet", repository.git.folder, "+refs/pull/1/merge:refs/remotes/pull/1/merge");
    git(clone, "checkout", "--quiet", "refs/remotes/pull/1/merge");
    const event = standIn.events.findLast(({ name }) => name === "pull_request");
    if (!event) throw new Error("no pull request was opened");
    return await step(
      house,
      {
        command: "publish",
        "check-run": "true",
        sarif: "true",
        "request-reviewers": "true",
        "fail-label": planting.name,
      },
      { eventName: "pull_request", event: payloadOf(standIn, event) },
    );
  },
  reindex: async (house) => await step(house, { command: "reindex" }),
  snapshot: async (house) => await step(house, { command: "snapshot" }),
  resolve: async (house, planting) => {
    await house.standIn.commit(house.repository, `x/${planting.name}`, { "graph/y.yaml": tool("y") }, { by: "author" });
    return {
      ...(await step(house, { command: "resolve", ref: "main" })),
      ...(await step(house, { command: "resolve", ref: planting.name })),
    };
  },
  propose: async (house, planting) => {
    const changes = [
      { action: "upsert", reason: planting.any, path: `graph/${planting.name}.yaml`, content: planting.any },
    ];
    const update = { schema: "memory-steward.update/v1", rationale: planting.any, changes, [planting.name]: 1 };
    const file = join(folderOf(), "update.json");
    writeFileSync(file, JSON.stringify(update));
    return await step(house, { command: "propose", "update-file": file });
  },
  proposals: async (house, planting) => {
    await house.standIn.commit(house.repository, `memory/update/acme-${planting.name}`, {
      "graph/new.yaml": tool("new"),
    });
    return await step(house, { command: "proposals" });
  },
  "import-run": async (house, planting) => {
    const folder = join(folderOf(), planting.name);
    const tasks = FACTS.tasks.map((task) => ({ ...task, title: planting.any, summary: planting.any }));
    write(folder, sdkRun({ ...FACTS, process: planting.name, tasks }));
    return await step(house, { command: "import-run", "run-directory": folder });
  },
  health: async (house, planting) =>
    await step(house, {
      command: "health",
      "dashboard-file": join(house.clone, `${planting.name}.html`),
      "index-build": "failure",
    }),
  auto: async (house) => {
    const event = {
      ...{ ref: "refs/heads/main", after: git(house.clone, "rev-parse", "HEAD").trim() },
      repository: { id: house.repository.id, private: true, default_branch: "main" },
    };
    return await step(house, { command: "auto" }, { eventName: "push", event });
  },
};

/** GitHub's toolkit looks once in a process where it is. */
const SUMMARY = join(folderOf(), "summary");

/** @returns log, outputs, summary and files, without the masks, which are for the runner alone. */
async function step(
  { repository, standIn, clone }: House,
  inputs: Readonly<Record<string, string>>,
  given: { readonly eventName: string; readonly event: unknown } = {
    eventName: "push",
    event: { repository: { id: repository.id, private: true } },
  },
): Promise<Outputs> {
  const { server, api, graphql } = standIn.urls;
  const urls = { serverUrl: server, apiUrl: api, graphqlUrl: graphql };
  const files = new StepFiles(given.event);
  const context = { ...BARE_CONTEXT, ...urls, ...given, repository: "acme/agent-memory", repositoryId: repository.id };
  const known = new Set(
    git(clone, "ls-files", "-z")
      .split("\0")
      .map((name) => join(clone, name)),
  );
  const saved = { ...process.env };
  writeFileSync(SUMMARY, "");
  Object.assign(process.env, githubVariables(context), files.variables(), {
    GITHUB_WORKSPACE: clone,
    GITHUB_STEP_SUMMARY: SUMMARY,
  });
  for (const [name, value] of Object.entries(inputs)) process.env[`INPUT_${name.toUpperCase()}`] = value;
  try {
    const { code, stdout, stderr } = await asNewProcess(() => captured(runAction));
    if (code === 3) throw new Error(`a fault of the steward: ${stdout.split("\n").at(-2) ?? ""}`);
    const masks = stdout.split("\n").filter((line) => line.startsWith("::add-mask::"));
    const { outputs } = files.read();
    const written = [files.temp, clone].flatMap((folder) => {
      const names = readdirSync(folder, { recursive: true, withFileTypes: true });
      const made = names.filter((entry) => entry.isFile() && /\.(?:jsonl?|sarif|html)$/.test(entry.name));
      return made.map((entry) => join(entry.parentPath, entry.name)).filter((name) => !known.has(name));
    });
    return {
      [`${inputs["command"] ?? ""}: log`]: stdout.replace(/^::add-mask::.*$/gm, ""),
      errors: stderr,
      outputs: Object.values(outputs).join("\n"),
      summary: readFileSync(SUMMARY, "utf8"),
      files: written.map((name) => readFileSync(name, "utf8")).join("\n"),
      [MASKS]: masks.join("\n"),
    };
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in saved)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, saved);
    files.remove();
  }
}

/** The name under which the masks stand, the only place where a value may. */
export const MASKS = "masks";
