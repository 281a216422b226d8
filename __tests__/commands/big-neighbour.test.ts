/** What other people's pull requests may cost the one at hand: nothing of its verdict, and little of its time. */
import { randomBytes } from "node:crypto";
import { describe, it, type TestContext } from "vitest";
import { judgePullRequest, type JudgedPullRequest } from "../../src/commands/publish/judge-pull-request.js";
import { NEIGHBOURS, type Neighbours } from "../../src/commands/publish/neighbours.js";
import { makePullClone } from "../../src/git/pull-clone.js";
import { renderComment } from "../../src/report/comment/render-comment.js";
import { connected, open, standInFor } from "../forge/support.js";
import { filesOf } from "../github/example-files.js";
import { writeObject } from "../github/loose-objects.js";
import type { StandIn } from "../github/stand-in.js";
import type { Repository } from "../github/state.js";

const TOOL = `nodeKind: Tool
id: tool:linter
attributes: { title: Linter, status: approved, owners: [team:platform], updatedAt: "2026-06-03T08:20:00Z" }
`;
const MIB = 1024 * 1024;

interface Scene {
  readonly standIn: StandIn;
  readonly repository: Repository;
  /** @returns the number of a stranger's pull request with these files. */
  readonly stranger: (branch: string, files: Readonly<Record<string, string | Uint8Array>>) => Promise<number>;
  /** The report on a pull request that adds a tool. */
  readonly judge: (neighbours?: Neighbours) => Promise<JudgedPullRequest>;
}

async function scene(context: TestContext): Promise<Scene> {
  const standIn = await standInFor(context);
  const { server } = await standIn.listen();
  const repository = await standIn.createRepository("acme/agent-memory", { files: filesOf("examples/company-brain") });
  standIn.grant(repository, "author", "write");
  const fork = await standIn.fork(repository, "stranger");
  const stranger = async (branch: string, files: Readonly<Record<string, string | Uint8Array>>) => {
    await standIn.commit(fork, branch, files, { by: "stranger" });
    return await open(standIn, `stranger:${branch}`, "stranger");
  };
  const judge = async (neighbours?: Neighbours) => {
    await standIn.commit(repository, "agent/x", { "graph/tools/linter.yaml": TOOL }, { by: "author" });
    const number = await open(standIn, "agent/x");
    const token = standIn.jobToken(repository, { contents: "read", pull_requests: "read" });
    const { forge } = connected(standIn, token);
    const pull = await forge.pullRequest(number);
    const clone = await makePullClone({ url: `${server}/acme/agent-memory.git`, token: token.value, directory: "" });
    context.onTestFinished(() => clone.close());
    const judged = pull && (await judgePullRequest(inputOf(pull)));
    if (!judged) throw new Error("nothing was judged");
    return judged;

    function inputOf(of: NonNullable<typeof pull>) {
      return {
        forge,
        pull: of,
        source: clone,
        gate: {},
        root: "",
        now: new Date("2026-07-01T00:00:00Z"),
        isPublic: true,
        links: { server, repository: "acme/agent-memory", run: 1 },
        rules: [],
        textsOf: () => Promise.resolve(() => undefined),
        ...(neighbours && { neighbours }),
      };
    }
  };
  return { standIn, repository, stranger, judge };
}

/** A tree with so many levels of two folders each, which are one and the same. */
async function treeBomb({ folder }: Repository["git"], levels: number, leaf: string): Promise<string> {
  let oid = leaf;
  for (let level = 0; level < levels; level++) {
    const entry = (name: string) => Buffer.concat([Buffer.from(`40000 ${name}\0`), Buffer.from(oid, "hex")]);
    oid = await writeObject(folder, "tree", Buffer.concat([entry("a"), entry("b")]));
  }
  return oid;
}

describe.concurrent("big neighbour: another pull request", { timeout: 120_000 }, () => {
  it("that brings many bytes is not fetched, the others are compared, and the comment names it", async (context) => {
    const { expect } = context;
    const { stranger, judge } = await scene(context);
    const small = await stranger("small", { "graph/tools/other.yaml": TOOL });
    const big = await stranger("big", { "data.bin": randomBytes(6 * MIB), "graph/tools/third.yaml": TOOL });
    const fetch = { together: { bytes: 4 * MIB, ms: 60_000 }, each: { bytes: MIB, ms: 60_000 } };
    const { report, notes } = await judge({ ...NEIGHBOURS, fetch });
    expect(report.report.verdict).toBe("pass");
    expect(report.collisions).toEqual([{ pull: small, message: "it also adds tool:linter" }]);
    expect(report.uncompared).toEqual([big]);
    expect(notes).toEqual([expect.stringContaining(`Pull request ${big} was not compared`)]);
    expect(renderComment(report)).toMatch(new RegExp(`Not compared with this one: .*pull request ${big}`));
  });

  it("whose files are few to fetch and many to read is not read", async (context) => {
    const { expect } = context;
    const { stranger, judge } = await scene(context);
    const blank = `${TOOL}\n${" ".repeat(MIB)}\n`;
    const files = Array.from({ length: 20 }, (_, i) => [`graph/tools/big-${i}.yaml`, blank] as const);
    const big = await stranger("big", Object.fromEntries(files));
    const { report } = await judge();
    expect([report.report.verdict, report.uncompared]).toEqual(["pass", [big]]);
  });

  it("whose few trees stand for a billion files, or for as many empty folders, decides nothing", async (context) => {
    const { expect } = context;
    const { standIn, repository, stranger, judge } = await scene(context);
    const { git } = standIn.repository("stranger/agent-memory");
    const file = Buffer.concat([Buffer.from("100644 x.yaml\0"), Buffer.from(await git.writeBlob(TOOL), "hex")]);
    const numbers: number[] = [];
    for (const [name, leaf] of [
      ["files", file],
      ["folders", Buffer.alloc(0)],
    ] as const) {
      const number = await stranger(name, { [`${name}.md`]: "# A note\n" });
      numbers.push(number);
      const ref = `refs/heads/${name}`;
      const before = (await git.ref(ref)) ?? "";
      const { author, committer } = await git.commit(before);
      const bomb = await treeBomb(git, 30, await writeObject(git.folder, "tree", leaf));
      const tree = await writeObject(
        git.folder,
        "tree",
        Buffer.concat([Buffer.from("40000 graph\0"), Buffer.from(bomb, "hex")]),
      );
      const after = await git.writeCommit({ tree, parents: [before], author, committer, message: "Grow" });
      await git.updateRef(ref, after, before);
      // As GitHub gives a pull request its ref.
      await repository.git.run(["fetch", "--quiet", git.folder, `+${ref}:refs/pull/${number}/head`]);
    }
    const { report } = await judge({ ...NEIGHBOURS, ms: 3000 });
    expect(report.report.verdict).toBe("pass");
    expect(new Set(report.uncompared)).toEqual(new Set(numbers));
  });
});
