/** Attack: the committed bundle is killed at any of its calls to GitHub, before or after the call has its effect, and started again. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, it, type TestContext } from "vitest";
import { readBlock } from "../../src/memory/proposal.js";
import { commit, folderOf, repositoryOf, write } from "../commands/command-line.js";
import { meanwhile } from "../github/faults.js";
import { sample } from "../support/sample.js";
import { AT, decision, house, PREFIX } from "./house.js";

const BUNDLE = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

interface Ended {
  readonly signal: NodeJS.Signals | null;
  readonly code: number | null;
  readonly output: string;
}

/** A memory on the stand-in, and a clone of it in which a person calls the bundle. */
async function desk(context: TestContext) {
  const all = await house(context);
  const { server, api } = all.standIn.urls;
  const token = all.standIn.jobToken(all.repository, { contents: "write", pull_requests: "write" }).value;
  const clone = repositoryOf();
  write(clone, { [`${PREFIX}memory-steward.yml`]: "layout: company-brain\nstaleAfterDays: 36500\n" });
  commit(clone);
  const file = join(folderOf({ "update.json": all.artifact([decision("one-lockfile")]) }), "update.json");
  const env = { ...process.env, GITHUB_TOKEN: token, GITHUB_REPOSITORY: "acme/agent-memory" };
  const places = { GITHUB_API_URL: api, GITHUB_SERVER_URL: server };
  /** @param onStart gets what ends the process. */
  const propose = async (onStart: (end: (signal: NodeJS.Signals) => Promise<void>) => void = () => undefined) => {
    const child = spawn(process.execPath, [BUNDLE, "propose", file, "--dir", "."], {
      cwd: join(clone, PREFIX),
      env: { ...env, ...places },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const ended = new Promise<Ended>((resolve) => {
      child.on("close", (code, signal) => {
        resolve({ code, signal, output });
      });
    });
    onStart(async (signal) => {
      child.kill(signal);
      await ended;
    });
    return await ended;
  };
  return { all, propose };
}

describe.concurrent("propose, killed", { timeout: 600_000 }, () => {
  it.for(["SIGKILL", "SIGTERM"] as const)("by %s at any call, is finished by the next one", async (signal, context) => {
    const { expect } = context;
    const whole = await desk(context);
    const from = whole.all.standIn.calls.length;
    expect(await whole.propose()).toMatchObject({ code: 0 });
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
      const { all, propose } = await desk(context);
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
