/** Nothing that a repository, a user's settings or the environment name may run, and nothing may be written (security rule 25). */
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import {
  commit,
  contents,
  git,
  gitInput,
  list,
  makeFolder,
  makeRepository,
  makeTrap,
  open,
  photograph,
  write,
  setVariables,
} from "./fixture.js";

const HOOKS = [
  "applypatch-msg",
  "commit-msg",
  "fsmonitor-watchman",
  "post-checkout",
  "post-commit",
  "post-index-change",
  "post-merge",
  "pre-auto-gc",
  "pre-commit",
  "pre-merge-commit",
  "prepare-commit-msg",
  "reference-transaction",
];

let home = "";
let marker = "";
let trap = "";

beforeEach(() => {
  home = makeFolder();
  marker = join(home, "it-ran");
  trap = makeTrap(home, marker);
});

/** Every key of Git's configuration that can make a command of ours, or one that it starts, run something. */
function programs(): string {
  return [
    `[core]`,
    ...["fsmonitor", "sshCommand", "editor", "pager", "askPass", "gitProxy", "alternateRefsCommand"].map(
      (key) => `\t${key} = ${trap}`,
    ),
    `\thooksPath = ${join(home, "hooks")}`,
    `[diff]\n\texternal = ${trap}`,
    `[diff "x"]\n\ttextconv = ${trap}\n\tcommand = ${trap}`,
    `[filter "x"]\n\tclean = ${trap}\n\tsmudge = ${trap}\n\trequired = true`,
    `[filter "odd=.name \\"y\\""]\n\tprocess = ${trap}\n\trequired`,
    `[merge]\n\tdefault = x`,
    `[merge "x"]\n\tdriver = ${trap} %A`,
    `[alias]`,
    ...["ls-files", "rev-parse", "config", "log", "cat-file", "merge-tree"].map((name) => `\t${name} = !${trap}`),
    `[pager]\n\tlog = ${trap}\n\tls-files = ${trap}`,
    `[log]\n\tshowSignature = true`,
    `[commit]\n\tgpgSign = true`,
    `[gpg]\n\tprogram = ${trap}`,
    `[credential]\n\thelper = ${trap}`,
    `[uploadpack]\n\tpackObjectsHook = ${trap}`,
    `[interactive]\n\tdiffFilter = ${trap}`,
    `[sequence]\n\teditor = ${trap}`,
    `[trace2]\n\teventTarget = ${join(home, "trace")}`,
    `[remote "origin"]\n\turl = ext::${trap}\n\tvcs = ${trap}\n\tuploadpack = ${trap}\n\tpromisor = true`,
    `[protocol]\n\tallow = always`,
    `[protocol "ext"]\n\tallow = always`,
    "",
  ].join("\n");
}

function setHooks(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const hook of HOOKS) {
    writeFileSync(join(folder, hook), readFileSync(trap));
    chmodSync(join(folder, hook), 0o755);
  }
}

function hostileRepository(): string {
  const dir = makeRepository({ "a.md": "1\n2\n3\n", "b.md": "b", "odd.txt": "o" });
  git(dir, "checkout", "--quiet", "-b", "topic");
  const attributes = '*.md filter=x diff=x merge=x\n*.txt filter="odd=.name \\"y\\""\n';
  commit(dir, "topic", { "a.md": "1!\n2\n3\n", ".gitattributes": attributes });
  git(dir, "checkout", "--quiet", "main");
  commit(dir, "main", { "a.md": "1\n2\n3!\n" });
  git(dir, "checkout", "--quiet", "topic");
  const config = join(dir, ".git", "config");
  writeFileSync(config, readFileSync(config, "utf8") + programs());
  setHooks(join(dir, ".git", "hooks"));
  setHooks(join(home, "hooks"));
  return dir;
}

async function useEverything(dir: string): Promise<Record<string, string>> {
  const repository = await open(dir);
  const comparison = await repository.compare("main", undefined);
  for (const tree of [comparison.target, comparison.head, comparison.changeBase]) await contents(tree);
  for (const { oid } of await comparison.head.entries()) expect(oid).toMatch(/^[0-9a-f]{40}$/);
  await repository.compare("main", "topic");
  await repository.sourceCommit(() => true);
  const judged = await contents(comparison.judged);
  await repository.close();
  return judged;
}

it("runs no hook, filter, monitor, driver, alias, pager, signature program or transport of the repository", async () => {
  const dir = hostileRepository();
  // In the same second and of the same size: only the content tells, which a filter would have to convert.
  write(dir, { "b.md": "B", "new.md": "new", "odd.txt": "O" });
  const before = photograph(dir);
  const judged = await useEverything(dir);
  expect(judged).toMatchObject({ "a.md": "1!\n2\n3!\n", "b.md": "B", "new.md": "new", "odd.txt": "O" });
  expect(existsSync(marker)).toBe(false);
  expect(existsSync(join(home, "trace"))).toBe(false);
  expect(photograph(dir)).toEqual(before);
});

it("would have run them with an ordinary git", () => {
  const dir = hostileRepository();
  write(dir, { "b.md": "B" });
  git(dir, "status");
  git(dir, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "add", "--all");
  const ran = readFileSync(marker, "utf8");
  expect(ran.split("\n").length).toBeGreaterThan(2);
});

it("does not heed programs in the user's settings", async () => {
  const dir = makeRepository({ "a.md": "1\n2\n3\n" });
  git(dir, "checkout", "--quiet", "-b", "topic");
  commit(dir, "topic", { "a.md": "1!\n2\n3\n", ".gitattributes": "*.md filter=x diff=x merge=x\n" });
  git(dir, "checkout", "--quiet", "main");
  commit(dir, "main", { "a.md": "1\n2\n3!\n" });
  git(dir, "checkout", "--quiet", "topic");
  write(dir, { "b.md": "b" });
  writeFileSync(join(home, ".gitconfig"), programs());
  setHooks(join(home, "hooks"));
  setVariables({ HOME: home });
  expect((await useEverything(dir))["a.md"]).toBe("1!\n2\n3!\n");
  expect(existsSync(marker)).toBe(false);
});

it("does not heed variables of Git", async () => {
  const dir = makeRepository({ "a.md": "a" });
  const other = makeRepository({ "other.md": "o" });
  setVariables({
    GIT_DIR: join(other, ".git"),
    GIT_WORK_TREE: other,
    GIT_INDEX_FILE: join(other, ".git", "index"),
    GIT_OBJECT_DIRECTORY: join(other, ".git", "objects"),
    GIT_NAMESPACE: "x",
    GIT_EXTERNAL_DIFF: trap,
    GIT_SSH_COMMAND: trap,
    GIT_PAGER: trap,
    GIT_TRACE: join(home, "trace"),
    GIT_LITERAL_PATHSPECS: "0",
    GIT_GLOB_PATHSPECS: "1",
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: "core.fsmonitor",
    GIT_CONFIG_VALUE_0: trap,
  });
  const repository = await open(dir);
  expect(await list(await repository.workingTree())).toEqual(["100644 a.md"]);
  expect(await list(await repository.commitTree("main"))).toEqual(["100644 a.md"]);
  expect([existsSync(marker), existsSync(join(home, "trace"))]).toEqual([false, false]);
});

it("does not look for filters in the file that GIT_CONFIG names alone", async () => {
  const dir = hostileRepository();
  write(dir, { "b.md": "B", "odd.txt": "O" });
  setVariables({ GIT_CONFIG: "/dev/null" });
  expect(await useEverything(dir)).toMatchObject({ "b.md": "B", "odd.txt": "O" });
  expect(existsSync(marker)).toBe(false);
});

it("refuses a filter that it cannot switch off, since its name is not UTF-8", async () => {
  const dir = makeRepository({ "a.md": "a" });
  const name = Buffer.from([0xff]);
  write(dir, { ".git/info/attributes": Buffer.concat([Buffer.from("* filter="), name, Buffer.from("\n")]) });
  const config = join(dir, ".git", "config");
  const filter = [Buffer.from('[filter "'), name, Buffer.from(`"]\n\tclean = ${trap}\n`)];
  writeFileSync(config, Buffer.concat([readFileSync(config), ...filter]));
  write(dir, { "a.md": "b" });
  await expect(open(dir)).rejects.toMatchObject({
    name: "UserError",
    message: expect.stringContaining("a filter whose name is not UTF-8") as string,
  });
  expect(existsSync(marker)).toBe(false);
  git(dir, "add", "a.md");
  expect(existsSync(marker)).toBe(true);
});

it("runs nothing that a submodule's configuration names", async () => {
  const dir = makeRepository({ "a.md": "a" });
  const inner = makeRepository({ "in.md": "i" });
  git(dir, "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner, "module");
  commit(dir, "module");
  git(dir, "branch", "topic");
  const config = join(dir, ".git", "modules", "module", "config");
  writeFileSync(config, readFileSync(config, "utf8") + programs());
  write(dir, { "module/in.md": "edited" });
  expect(await useEverything(dir)).toMatchObject({ "a.md": "a" });
  expect(existsSync(marker)).toBe(false);
});

it("ends a git that a few small objects make ask for all memory", async () => {
  const dir = makeRepository({ "a.md": "1\n2\n3\n", "moved.md": "x\n".repeat(50) });
  let node = git(dir, "rev-parse", "HEAD:a.md");
  for (let level = 0; level < 7; level++) {
    const kind = level === 0 ? "100644 blob" : "040000 tree";
    const lines = Array.from({ length: 10 }, (_, i) => `${kind} ${node}\tn${i}\n`);
    node = gitInput(dir, lines.join(""), "mktree");
  }
  const first = git(dir, "rev-parse", "HEAD");
  // A file that vanishes on one side and changes on the other makes Git look through all that was added.
  const tree = gitInput(dir, `040000 tree ${node}\tbomb\n`, "mktree");
  const bomb = git(dir, "commit-tree", tree, "-p", first, "-m", "bomb");
  commit(dir, "main", { "moved.md": "x\n".repeat(51) });
  const repository = await open(dir);
  const failure = {
    name: "UserError",
    message: expect.stringMatching(/differ in too many files|too many paths/) as string,
  };
  await expect(repository.compare("main", bomb)).rejects.toMatchObject(failure);
});

it("does not take a folder of the work tree for a repository", async () => {
  const dir = makeRepository({ "a.md": "a" });
  const folder = join(dir, "evil");
  git(dir, "init", "--quiet", "--bare", folder);
  writeFileSync(join(folder, "config"), `${programs()}[core]\n\tbare = false\n\tworktree = ${folder}\n`);
  write(folder, { "x.md": "x" });
  await expect(open(folder)).rejects.toMatchObject({ name: "UserError" });
  expect(existsSync(marker)).toBe(false);
});
