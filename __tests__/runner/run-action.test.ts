/** The harness behaves as the runner does towards a small action that prints and writes all kinds of things. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runAction, runActionAsync, type ActionResult, type ActionRun } from "./run-action.js";

const METADATA = `name: toy
inputs:
  some input: { default: of-the-metadata }
  kebab-case: {}
  token: { default: "\${{ github.token }}" }
outputs: { result: {} }
runs: { using: node24, main: main.mjs }
`;

function toy(program: string): string {
  const folder = mkdtempSync(join(tmpdir(), "toy-action-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  writeFileSync(join(folder, "action.yml"), METADATA);
  writeFileSync(
    join(folder, "main.mjs"),
    `import { appendFileSync } from "node:fs";\nconst { env } = process;\n${program}`,
  );
  mkdirSync(join(folder, "work"));
  return folder;
}

function run(program: string, more: Partial<ActionRun> = {}): ActionResult {
  const action = toy(program);
  return runAction({ workspace: join(action, "work"), eventName: "push", action, ...more });
}

test("inputs, context and files reach the action, and nothing of this machine", () => {
  const program = `console.log(JSON.stringify({ ...env, cwd: process.cwd() }));`;
  const token = "ghs_123456789";
  const { log } = run(program, {
    inputs: { "kebab-case": "x" },
    github: { token, repository: "acme/memory", runId: 7 },
  });
  const seen = JSON.parse(log) as Record<string, string>;
  expect(seen).toMatchObject({
    INPUT_SOME_INPUT: "of-the-metadata",
    "INPUT_KEBAB-CASE": "x",
    INPUT_TOKEN: "***",
    GITHUB_REPOSITORY: "acme/memory",
    GITHUB_REPOSITORY_OWNER: "acme",
    GITHUB_RUN_ID: "7",
    GITHUB_EVENT_NAME: "push",
    RUNNER_OS: "Linux",
  });
  expect(seen["cwd"]).toMatch(/work$/);
  expect(seen).not.toHaveProperty("GITHUB_TOKEN");
  expect(seen["HOME"]).not.toBe(process.env["HOME"]);
  expect(Object.keys(seen).filter((name) => name.startsWith("npm_") || name.startsWith("VITEST"))).toEqual([]);
});

test("an error command alone does not fail the step; the exit code does", () => {
  expect(run(`console.log("::error file=a.md,line=2::Bad%0Amore");`)).toMatchObject({
    conclusion: "success",
    annotations: [{ name: "error", properties: { file: "a.md", line: "2" }, data: "Bad\nmore" }],
  });
  expect(run(`process.exitCode = 3;`)).toMatchObject({ conclusion: "failure", exitCode: 3 });
});

test("ten annotations of a level are shown, cut at 4,096 characters and masked", () => {
  const result = run(
    `console.log("::add-mask::topsecret"); for (let i = 0; i < 12; i++) console.log("::warning::topsecret " + "x".repeat(5000));`,
  );
  expect(result.annotations).toHaveLength(12);
  expect(result.shown).toHaveLength(10);
  expect(result.shown[0]?.data).toHaveLength(4096);
  expect(result.shown[0]?.data).toMatch(/^\*\*\* x/);
});

test("a mask hides each line of its value from then on, in both streams", () => {
  const { log } = run(
    `console.log("one"); console.log("::add-mask::one%0Atwo"); console.log("one two"); console.error("two");`,
  );
  expect(log.split("\n").sort()).toEqual(["***", "*** ***", "one"]);
});

test("commands between stop-commands and its token are text", () => {
  const result = run(
    `console.log("::stop-commands::abcdefgh\\n::error::no\\n::other::\\n::abcdefgh::\\n::notice::yes");`,
  );
  expect(result.annotations.map(({ data }) => data)).toEqual(["yes"]);
  expect(result.log).toContain("::error::no");
  expect(result.otherCommands.map(({ name }) => name)).toEqual(["stop-commands"]);
});

test("a lone CR ends a line, and the second form of a command counts anywhere in it", () => {
  const result = run(`process.stdout.write("text\\r::error::one\\rtext ##[warning title=T]two%5D\\n");`);
  expect(result.annotations).toEqual([
    { name: "error", properties: {}, data: "one" },
    { name: "warning", properties: { title: "T" }, data: "two]" },
  ]);
});

test.each([
  ["set-env", `console.log("::set-env name=A::b");`],
  ["add-path", `console.log("::add-path::/x");`],
  ["stop-commands without a token", `console.log("::stop-commands::");`],
])("%s fails the step", (_, program) => {
  expect(run(program)).toMatchObject({ conclusion: "failure", exitCode: 0 });
});

test("output files are read by their grammar, also after a failure", () => {
  const program = `appendFileSync(env.GITHUB_OUTPUT, "\\nresult<<EOF\\na=b\\nc\\nEOF\\n"); appendFileSync(env.GITHUB_STEP_SUMMARY, "# S"); process.exitCode = 1;`;
  expect(run(program)).toMatchObject({ conclusion: "failure", outputs: { result: "a=b\nc" }, summary: "# S" });
});

test.each([
  ["an undeclared output", `appendFileSync(env.GITHUB_OUTPUT, "other=1\\n");`, /declares no output "other"/],
  ["a heredoc without end", `appendFileSync(env.GITHUB_OUTPUT, "result<<X\\na\\n");`, /no end of the heredoc/],
  ["GITHUB_ENV", `appendFileSync(env.GITHUB_ENV, "A=b\\n");`, /wrote GITHUB_ENV/],
  ["GITHUB_PATH", `appendFileSync(env.GITHUB_PATH, "/x\\n");`, /wrote GITHUB_PATH/],
  [
    "a summary above 1 MiB",
    `appendFileSync(env.GITHUB_STEP_SUMMARY, "x".repeat(1024 * 1024 + 1));`,
    /supports content up to a size of 1024k/,
  ],
  [
    "the token in an output",
    `appendFileSync(env.GITHUB_OUTPUT, "result=" + env.INPUT_TOKEN);`,
    /a secret stands in clear text in result/,
  ],
])("%s is an error of the test", (_, program, said) => {
  expect(() => run(program, { github: { token: "ghs_123456789" } })).toThrow(said);
});

test("an action talks to a server in this process, and can be killed", async () => {
  const server = createServer((_, response) => {
    response.end("hello");
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const action = toy(
    `console.log(await (await fetch(env.GITHUB_API_URL)).text()); await new Promise((done) => setTimeout(done, env.WAIT ? 60_000 : 0));`,
  );
  const github = { apiUrl: `http://127.0.0.1:${port}/` };
  const common = { workspace: join(action, "work"), eventName: "push", action, github };
  expect((await runActionAsync(common)).log).toBe("hello");
  server.on("request", () => setImmediate(() => kill?.()));
  let kill: (() => void) | undefined;
  const killed = await runActionAsync({ ...common, env: { WAIT: "1" } }, (now) => {
    kill = now;
  });
  expect(killed).toMatchObject({ conclusion: "failure", exitCode: -1 });
});
