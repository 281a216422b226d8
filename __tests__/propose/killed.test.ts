/**
 * Attack: the committed bundle, as the command line and as the Action, is killed at any of its calls to GitHub, before or after the
 * call has its effect, and started again.
 */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, it, type TestContext } from "vitest";
import { readBlock } from "../../src/memory/proposal.js";
import { commit, folderOf, repositoryOf, write } from "../commands/command-line.js";
import { meanwhile } from "../github/faults.js";
import { runActionAsync } from "../runner/run-action.js";
import { sample } from "../support/sample.js";
import { AT, decision, house, PREFIX } from "./house.js";

const BUNDLE = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Gets what ends the process: the Action by SIGKILL alone. */
type OnStart = (end: (signal: NodeJS.Signals) => Promise<void>) => void;

/** A memory on the stand-in, and a clone of it in which a person calls the bundle. */
async function desk(context: TestContext, how: "action" | "typed") {
  const all = await house(context);
  const { server, api, graphql } = all.standIn.urls;
  const token = all.standIn.jobToken(all.repository, { contents: "write", pull_requests: "write" }).value;
  const clone = repositoryOf();
  write(clone, { [`${PREFIX}memory-steward.yml`]: "layout: company-brain\nstaleAfterDays: 36500\n" });
  commit(clone);
  const workspace = folderOf({ "update.json": all.artifact([decision("one-lockfile")]) });
  const file = join(workspace, "update.json");
  const env = { ...process.env, GITHUB_TOKEN: token, GITHUB_REPOSITORY: "acme/agent-memory" };
  const places = { GITHUB_API_URL: api, GITHUB_SERVER_URL: server };
  const typed = async (onStart: OnStart = () => undefined): Promise<Ended> => {
    const child = spawn(process.execPath, [BUNDLE, "propose", file, "--dir", "."], {
      cwd: join(clone, PREFIX),
      env: { ...env, ...places },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const ended = new Promise<Ended>((resolve) => {
      child.on("close", (code) => {
        resolve({ code, output });
      });
    });
    onStart(async (signal) => {
      child.kill(signal);
      await ended;
    });
    return await ended;
  };
  const acted = async (onStart: OnStart = () => undefined): Promise<Ended> => {
    const result = runActionAsync(
      {
        workspace,
        inputs: { command: "propose", directory: PREFIX.slice(0, -1), "update-file": "update.json" },
        eventName: "workflow_dispatch",
        event: { repository: { id: all.repository.id, default_branch: "main", private: true } },
        github: {
          repository: "acme/agent-memory",
          serverUrl: server,
          apiUrl: api,
          graphqlUrl: graphql,
          runId: 7,
          token,
        },
      },
      (kill) => {
        onStart(async () => {
          kill();
          await result;
        });
      },
    );
    const { exitCode, log } = await result;
    return { code: exitCode, output: log };
  };
  return { all, propose: how === "action" ? acted : typed };
}

describe.concurrent("propose, killed", { timeout: 600_000 }, () => {
  it.for([
    ["typed", "SIGKILL"],
    ["typed", "SIGTERM"],
    ["action", "SIGKILL"],
  ] as const)("%s, by %s at any call, is finished by the next one", async ([how, signal], context) => {
    const { expect } = context;
    const whole = await desk(context, how);
    const from = whole.all.standIn.calls.length;
    const first = await whole.propose();
    expect([first.code, first.output]).toEqual([0, expect.anything()]);
    const count = whole.all.standIn.calls.length - from;
    expect(count).toBeGreaterThan(10);
    // Behind the last one nothing is left to be done.
    const stops = Array.from({ length: count }, (_, after) => [
      { after, phase: "before" as const },
      { after, phase: "after" as const },
    ])
      .flat()
      .slice(0, -1);
    for (const { after, phase } of sample(stops)) {
      const { all, propose } = await desk(context, how);
      const { faults } = all.standIn;
      const ended = await propose((end) => {
        faults.add({ operation: "*", after, phase, effect: meanwhile(() => end(signal)) });
      });
      expect([after, phase, ended.code === 0]).toEqual([after, phase, false]);
      expect(faults.struck).toHaveLength(1);
      faults.clear();
      const again = await propose();
      expect([after, phase, again.code, again.output]).toEqual([after, phase, 0, expect.anything()]);
      const branches = await all.proposals();
      expect(branches).toHaveLength(1);
      const pulls = (await all.author.rest.pulls.list({ ...AT, state: "all" })).data;
      expect(pulls.map(({ head, state }) => [head.ref, state])).toEqual([[branches[0], "open"]]);
      expect(pulls[0]?.labels.map(({ name }) => name)).toContain("memory-update");
      const comments = [...all.repository.comments.values()];
      expect(comments).toHaveLength(1);
      expect(readBlock(comments[0]?.body ?? "")?.records.map(({ id }) => id)).toEqual(["decision:one-lockfile"]);
      expect(await all.show(branches[0] ?? "", "decisions/one-lockfile.md")).toContain("One lockfile");
      const writes = all.writes().length;
      expect((await propose()).code).toBe(0);
      expect(all.writes()).toHaveLength(writes);
    }
  });
});
