/** What a clone is told to fetch is run as it is told, and helps: whatever the clone was made with. */
import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { UserError } from "../../src/memory/user-error.js";
import { clone, commit, git, makeRepository, open } from "./fixture.js";

/** A target branch and a branch that left it, with commits of their own. */
function parted(): string {
  const origin = makeRepository({ a: "1" });
  commit(origin, "second", { a: "2" });
  git(origin, "switch", "--quiet", "--create", "side");
  commit(origin, "side", { b: "1" });
  commit(origin, "side again", { b: "2" });
  git(origin, "switch", "--quiet", "main");
  commit(origin, "third", { a: "3" });
  git(origin, "config", "uploadpack.allowFilter", "true");
  return origin;
}

/** Does what is asked, as a person with a shell would, and what is advised where it is refused. */
async function adviceFor(dir: string, act: () => Promise<unknown>): Promise<string> {
  const refused = await act().then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(refused instanceof UserError)) return "none";
  const command = /`(git fetch [^`]+)`/.exec(refused.advice ?? "")?.[1] ?? "";
  execFileSync("sh", ["-c", `${command} --quiet`], { cwd: dir, stdio: "pipe" });
  return command;
}

const ALL = `origin "+refs/heads/*:refs/remotes/origin/*"`;
const DEEPEN = `git fetch --unshallow ${ALL}`;
const COMPLETE = `git fetch --refetch --no-filter ${ALL}`;

describe("what to fetch", () => {
  it.each([
    [["--depth=1"], [DEEPEN]],
    [["--depth=2", "--no-tags"], [DEEPEN]],
    [["--depth=1", "--no-single-branch"], [DEEPEN]],
    [
      ["--depth=1", "--filter=blob:none"],
      [DEEPEN, COMPLETE],
    ],
    [["--single-branch"], ["git fetch origin +refs/heads/main:refs/remotes/origin/main"]],
    [
      ["--single-branch", "--no-tags", "--filter=blob:none"],
      ["git fetch origin +refs/heads/main:refs/remotes/origin/main", COMPLETE],
    ],
    [["--filter=blob:none", "--no-tags"], [COMPLETE]],
    [["--no-tags"], []],
  ])("lets a clone made with %j compare itself with the target branch", async (options, expected) => {
    const dir = clone(parted(), "--branch=side", ...options);
    const compare = async () => {
      const repository = await open(dir);
      const { judged } = await repository.compare("origin/main", "HEAD");
      await judged.read(await judged.entries(), (_entry, bytes) => {
        if (bytes instanceof Error) throw bytes;
      });
    };
    for (const command of expected) expect(await adviceFor(dir, compare)).toBe(command);
    await compare();
  });

  it("is nothing where the branch is there by another name", async () => {
    const dir = clone(parted(), "--branch=side");
    const failure = (await open(dir)).resolve("main");
    await expect(failure).rejects.toMatchObject({
      message: 'Revision "main" is not a branch of this clone, which follows it as origin/main.',
      advice: "Name it so: `origin/main`",
    });
  });

  it("names no command for what is no plain name of a branch, or of no remote", async () => {
    const dir = clone(parted(), "--branch=side");
    for (const revision of ["nothing", "elsewhere/main", "origin/$(id)", "origin/a b", "origin/"]) {
      await expect((await open(dir)).resolve(revision), revision).rejects.toMatchObject({
        advice: "Check its spelling, or fetch it first",
      });
    }
  });
});
