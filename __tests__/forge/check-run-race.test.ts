/** Two runs that write a check run on the same commit at once, in every order of their calls: the newer one's verdict stands. */
import { describe, expect, it } from "vitest";
import { always, type CheckRunReport, type Conclusion } from "../../src/memory/forge.js";
import { publishCheckRun, type CheckRunStore, type OwnCheckRun } from "../../src/forge/check-run.js";
import { readMark, writeMark } from "../../src/forge/check-run-mark.js";
import { connected, pullRequest, standInFor } from "./support.js";
import { meanwhile, serverError } from "../github/faults.js";

const HEAD = "a".repeat(40);

function reportOf(run: number, conclusion: Conclusion): CheckRunReport {
  const fields = { name: "memory-steward/report", head: HEAD, summary: "What was found.\n", annotations: [] };
  const own = { key: `pull/1:${run}${conclusion}`, run: { id: run, attempt: 1 }, title: `Run ${run}` };
  return { ...fields, ...own, conclusion };
}

/** Lets one of two writers go on at a time: who is told by one bit of a number for each call. */
class Turns {
  readonly #waiting = new Map<number, () => void>();
  readonly #ended = new Set<number>();
  #calls = 0;

  constructor(
    private readonly order: number,
    private readonly afterCall: () => void,
  ) {}

  async take(writer: number): Promise<void> {
    const turn = new Promise<void>((resolve) => this.#waiting.set(writer, resolve));
    this.#next();
    await turn;
  }

  end(writer: number): void {
    this.#ended.add(writer);
    this.#next();
  }

  /** Both have asked, or one has ended: nobody is overtaken by being slow to ask. */
  #next(): void {
    if (this.#waiting.size + this.#ended.size < 2) return;
    this.afterCall();
    const wanted = (this.order >> this.#calls++) & 1;
    const writer = this.#waiting.has(wanted) ? wanted : 1 - wanted;
    const go = this.#waiting.get(writer);
    this.#waiting.delete(writer);
    go?.();
  }
}

type Stored = OwnCheckRun;

function storeOn(runs: Stored[], turn: () => Promise<void>): CheckRunStore {
  const change = (id: number, fields: Partial<Stored>) => {
    const place = runs.findIndex((run) => run.id === id);
    const run = runs[place];
    if (run) runs[place] = { ...run, ...fields };
  };
  const said = (conclusion: Conclusion | undefined) => ({ isComplete: conclusion !== undefined, conclusion });
  return {
    async find() {
      await turn();
      return [...runs];
    },
    async create({ key, run: stamp }, { title, conclusion }) {
      await turn();
      const mark = { key, run: stamp };
      const run = { id: runs.length + 1, mark, title, annotations: 0, ...said(conclusion) };
      runs.push(run);
      return run;
    },
    async append(id, { title, conclusion }, mark) {
      await turn();
      change(id, { title, ...said(conclusion), ...(mark && { mark: { key: mark.key, run: mark.run } }) });
    },
    async mark(id, { key, run }) {
      await turn();
      change(id, { mark: { key, run } });
    },
    pause: turn,
  };
}

/** All that stood on top, one after the other. */
async function race(order: number, reports: readonly [CheckRunReport, CheckRunReport]): Promise<Stored[]> {
  const runs: Stored[] = [];
  const tops: Stored[] = [];
  const turns = new Turns(order, () => {
    const top = runs.at(-1);
    if (top) tops.push(top);
  });
  await Promise.all(
    reports.map(async (report, writer) => {
      const turn = () => turns.take(writer);
      await publishCheckRun(storeOn(runs, turn), report, turn);
      turns.end(writer);
    }),
  );
  return tops;
}

describe("two runs on one commit, in every order of their calls", () => {
  it.each([
    ["success", "failure"],
    ["failure", "success"],
    ["success", "success"],
    ["failure", "failure"],
  ] as const)("older %s, newer %s: the newer one's stands, or a failure that says why", async (older, newer) => {
    let undecided = 0;
    for (let order = 0; order < 2 ** 13; order++) {
      const tops = await race(order, [reportOf(1, older), reportOf(2, newer)]);
      const last = tops.at(-1);
      if (last?.title === "A newer run has not ended" && last.conclusion === "failure") {
        undecided++;
        continue;
      }
      expect([order, last?.conclusion, last?.title]).toEqual([order, newer, "Run 2"]);
    }
    // Where the older run is given all the turns while the newer one stands still.
    expect(undecided).toBeLessThan(2 ** 13 / 20);
  });

  it("nothing but the newer one's verdict or a failure stands once that is told", async () => {
    for (let order = 0; order < 2 ** 13; order++) {
      const tops = await race(order, [reportOf(1, "success"), reportOf(2, "failure")]);
      const told = tops.findIndex(({ title, conclusion }) => title === "Run 2" && conclusion === "failure");
      const after = tops.slice(told).map(({ conclusion }) => conclusion ?? "open");
      expect([order, after.filter((word) => word !== "failure" && word !== "open")]).toEqual([order, []]);
    }
  });
});

describe.concurrent("at the stand-in for GitHub", () => {
  const at = (head: string, run: number, conclusion: Conclusion) => ({ ...reportOf(run, conclusion), head });

  it.for([0, 1, 2, 3, 4, 5])("a newer run reports before call %i of an older one's", async (after, context) => {
    const standIn = await standInFor(context);
    const { repository, head, forge, token } = await pullRequest(standIn);
    const newer = connected(standIn, token).forge;
    await Promise.all([forge.identity(), newer.identity()]);
    const reports = meanwhile(() => newer.publishCheckRun(at(head, 2, "failure"), always));
    standIn.faults.add({ operation: "*", after, effect: reports });
    await forge.publishCheckRun(at(head, 1, "success"), always);
    // The older one has fewer calls where it writes nothing.
    if (standIn.faults.struck.length === 0) await newer.publishCheckRun(at(head, 2, "failure"), always);
    expect([...repository.checks.values()].at(-1)).toMatchObject({ conclusion: "failure", title: "Run 2" });
  });

  it("a verdict that a newer run found again is not written over by one in between", async (context) => {
    const standIn = await standInFor(context);
    const { repository, head, forge } = await pullRequest(standIn);
    const found = at(head, 1, "failure");
    await forge.publishCheckRun(found, always);
    expect(await forge.publishCheckRun({ ...found, run: { id: 3, attempt: 1 } }, always)).toBe("unchanged");
    expect(await forge.publishCheckRun(at(head, 2, "success"), always)).toBe("newer");
    expect([...repository.checks.values()].map(({ conclusion }) => conclusion)).toEqual(["failure"]);
  });

  it("an unfinished one of another run is not gone on with: that may still write", async (context) => {
    const standIn = await standInFor(context);
    const { repository, head, forge } = await pullRequest(standIn);
    standIn.faults.add({ operation: "checks/update", times: 99, effect: serverError(500) });
    await forge.publishCheckRun(at(head, 1, "success"), always).catch(() => undefined);
    standIn.faults.clear();
    expect(await forge.publishCheckRun({ ...at(head, 1, "success"), run: { id: 2, attempt: 1 } }, always)).toBe(
      "created",
    );
    expect([...repository.checks.values()].map(({ conclusion }) => conclusion)).toEqual(["cancelled", "success"]);
  });

  it("what has changed while it was written is judged again", async (context) => {
    const standIn = await standInFor(context);
    const { repository, head, forge } = await pullRequest(standIn);
    const [yes, no] = [at(head, 1, "success"), at(head, 1, "failure")];
    const conclusions = () => [...repository.checks.values()].map(({ conclusion }) => conclusion);
    await forge.publishCheckRun({ ...yes, again: () => Promise.resolve(no) }, always);
    expect(conclusions()).toEqual(["failure"]);
    const approved = { ...yes, again: () => Promise.resolve(yes) };
    await forge.publishCheckRun({ ...no, key: "pull/1:other", again: () => Promise.resolve(approved) }, always);
    expect(conclusions()).toEqual(["failure", "failure", "success"]);
    // Bounded: whoever changes their mind each time gets a failure.
    let minds = 0;
    const wavers = (): CheckRunReport => ({
      ...no,
      key: `pull/1:${++minds}`,
      again: () => Promise.resolve(wavers()),
    });
    await forge.publishCheckRun(wavers(), always);
    expect(conclusions().slice(3)).toEqual(["failure", "failure", "failure"]);
  });

  it("a mark from before runs were told is older than any", () => {
    expect(readMark("pull/1:abc")).toEqual({ key: "pull/1:abc", run: { id: 0, attempt: 0 } });
    const mark = { key: "pull/1:a@b:abc", run: { id: 12, attempt: 3 } };
    expect(readMark(writeMark(mark))).toEqual(mark);
  });
});
