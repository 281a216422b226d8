/** A check run with any number of annotations, at the stand-in for GitHub. */
import { describe, it } from "vitest";
import { always, type CheckAnnotation, type CheckRunReport } from "../../src/memory/forge.js";
import { HeadMoved } from "../../src/memory/forge-refusal.js";
import { dropConnection, serverError } from "../github/faults.js";
import { connected, pullRequest, standInFor } from "./support.js";

function annotations(count: number): CheckAnnotation[] {
  return Array.from({ length: count }, (_, i) => ({
    path: "a.md",
    startLine: i + 1,
    endLine: i + 1,
    columns: { start: 1, end: 2 },
    level: "failure",
    title: "graph/dangling-edge",
    message: `Number ${i}`,
  }));
}

function reportOf(head: string, count: number, digest = "aa", run = 7): CheckRunReport {
  const fields = {
    ...{ name: "memory-steward/report", title: "Memory check failed", summary: "Much to do.\n" },
    run: { id: run, attempt: 1 },
  };
  return { ...fields, head, key: `pull/1:${digest}`, conclusion: "failure", annotations: annotations(count) };
}

describe("the check run", () => {
  it.concurrent.for([0, 1, 50, 51, 120])("holds %i annotations in batches of 50, in order", async (count, context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, head, forge } = await pullRequest(standIn);
    expect(await forge.publishCheckRun(reportOf(head, count), always)).toBe("created");
    const [run, ...others] = [...repository.checks.values()];
    expect(others).toEqual([]);
    expect(run).toMatchObject({
      name: "memory-steward/report",
      headSha: head,
      status: "completed",
      conclusion: "failure",
    });
    expect(run?.annotations.map((annotation) => annotation["message"])).toEqual(
      annotations(count).map(({ message }) => message),
    );
    const writes = standIn.calls.filter(({ operation }) => /^checks\/(create|update)$/.test(operation));
    expect(writes).toHaveLength(Math.max(1, Math.ceil(count / 50)));
  });

  it.concurrent("is not made twice for one report, and is made anew for another", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, head, forge } = await pullRequest(standIn);
    await forge.publishCheckRun(reportOf(head, 3), always);
    expect(await forge.publishCheckRun(reportOf(head, 3), always)).toBe("unchanged");
    expect(await forge.publishCheckRun(reportOf(head, 2, "bb"), always)).toBe("created");
    expect(repository.checks.size).toBe(2);
  });

  it.concurrent("is made anew where the verdict goes back to what it was", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, head, forge } = await pullRequest(standIn);
    const fine = { ...reportOf(head, 0, "bb"), conclusion: "success" } as const;
    for (const report of [reportOf(head, 3), fine, reportOf(head, 3)]) {
      expect(await forge.publishCheckRun(report, always)).toBe("created");
      expect(await forge.publishCheckRun(report, always)).toBe("unchanged");
    }
    expect([...repository.checks.values()].map(({ conclusion }) => conclusion)).toEqual([
      "failure",
      "success",
      "failure",
    ]);
  });

  it.concurrent("is made anew where another pull request's with the same head stands above it", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, head, forge } = await pullRequest(standIn);
    const fine = { ...reportOf(head, 0, "bb"), key: "pull/2:bb", conclusion: "success" } as const;
    for (const report of [reportOf(head, 3), fine, reportOf(head, 3)]) await forge.publishCheckRun(report, always);
    const conclusions = () => [...repository.checks.values()].map(({ conclusion }) => conclusion);
    expect(conclusions()).toEqual(["failure", "success", "failure"]);
    // Two that say failure need not outdo each other.
    await forge.publishCheckRun({ ...reportOf(head, 1, "cc"), key: "pull/2:cc" }, always);
    expect(await forge.publishCheckRun(reportOf(head, 3), always)).toBe("unchanged");
  });

  it.concurrent("is written over another alone, where that is asked for", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, head, forge } = await pullRequest(standIn);
    const over = { ...reportOf(head, 0, "bb"), key: "pull/2:bb", onlyOver: true } as const;
    expect(await forge.publishCheckRun(over, always)).toBe("unchanged");
    expect(repository.checks.size).toBe(0);
    await forge.publishCheckRun({ ...reportOf(head, 0), conclusion: "success" }, always);
    expect(await forge.publishCheckRun(over, always)).toBe("created");
    expect([...repository.checks.values()].at(-1)?.conclusion).toBe("failure");
  });

  it.concurrent("that was given up is not taken for the report", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, head, forge } = await pullRequest(standIn);
    let looks = 0;
    const moves = () => (++looks > 2 ? Promise.reject(new HeadMoved("it was closed")) : Promise.resolve());
    await expect(forge.publishCheckRun(reportOf(head, 180), moves)).rejects.toThrow(HeadMoved);
    expect(await forge.publishCheckRun(reportOf(head, 180), always)).toBe("created");
    standIn.faults.add({ operation: "checks/update", times: 99, effect: serverError(500) });
    await forge.publishCheckRun(reportOf(head, 60, "bb"), always).catch(() => undefined);
    standIn.faults.clear();
    await forge.publishCheckRun({ ...reportOf(head, 0, "cc"), conclusion: "success" }, always);
    expect(await forge.publishCheckRun(reportOf(head, 60, "bb"), always)).toBe("created");
    const runs = [...repository.checks.values()];
    expect(runs.map(({ conclusion, annotations: { length } }) => [conclusion, length])).toEqual([
      ["cancelled", 100],
      ["failure", 180],
      ["cancelled", 50],
      ["success", 0],
      ["failure", 60],
    ]);
  });

  it.concurrent.for(["before", "after"] as const)(
    "a lost answer (%s the effect) doubles neither run nor annotation",
    async (phase, context) => {
      const { expect } = context;
      for (const operation of ["checks/create", "checks/update"]) {
        for (const effect of [serverError(502), dropConnection()]) {
          const standIn = await standInFor(context);
          const { repository, head, forge } = await pullRequest(standIn);
          standIn.faults.add({ operation, phase, effect });
          await forge.publishCheckRun(reportOf(head, 120), always);
          const runs = [...repository.checks.values()];
          expect(runs.map(({ status, annotations: { length } }) => [status, length])).toEqual([["completed", 120]]);
        }
      }
    },
  );

  it.concurrent("is completed by the next run where one was killed in the middle", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, head, forge, token } = await pullRequest(standIn);
    standIn.faults.add({ operation: "checks/update", after: 1, times: 99, effect: serverError(500) });
    await expect(forge.publishCheckRun(reportOf(head, 180), always)).rejects.toThrow(/GitHub answered 500/);
    standIn.faults.clear();
    expect(await connected(standIn, token).forge.publishCheckRun(reportOf(head, 180), always)).toBe("updated");
    const runs = [...repository.checks.values()];
    expect(runs.map(({ status, annotations: { length } }) => [status, length])).toEqual([["completed", 180]]);
  });

  it.concurrent("supersedes an unfinished run of another report, and leaves another pull request's alone", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, head, forge } = await pullRequest(standIn);
    standIn.faults.add({ operation: "checks/update", times: 99, effect: serverError(500) });
    await expect(forge.publishCheckRun(reportOf(head, 60), always)).rejects.toThrow(/GitHub answered 500/);
    standIn.faults.clear();
    await forge.publishCheckRun({ ...reportOf(head, 1), key: "pull/2:aa" }, always);
    await forge.publishCheckRun(reportOf(head, 1, "bb"), always);
    const runs = [...repository.checks.values()];
    expect(runs.map(({ conclusion }) => conclusion)).toEqual(["cancelled", "failure", "failure"]);
  });

  it.concurrent("head moved between check and publish: a run that was begun ends cancelled and says so", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, head, forge } = await pullRequest(standIn);
    let writes = 0;
    const movesLater = () => (++writes > 2 ? Promise.reject(new HeadMoved("the head moved")) : Promise.resolve());
    await expect(forge.publishCheckRun(reportOf(head, 180), movesLater)).rejects.toThrow("the head moved");
    const [run] = [...repository.checks.values()];
    expect(run).toMatchObject({ status: "completed", conclusion: "cancelled" });
    expect(run?.title).toBe("The pull request has moved on");
  });

  it.concurrent("names the permission and the line to add where it is missing", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { head, forge } = await pullRequest(standIn, { contents: "read", pull_requests: "write" });
    await expect(forge.publishCheckRun(reportOf(head, 1), always)).rejects.toMatchObject({
      name: "UserError",
      permission: "checks: write",
      advice: expect.stringContaining("`checks: write # writes the check run`") as string,
    });
  });
});
