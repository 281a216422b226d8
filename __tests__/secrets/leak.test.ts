/**
 * Nothing that the steward found, or should have, leaves it: a hundred secrets in values, keys, file names, branches, commit
 * messages and paths of errors against every output of every command.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, type TestContext } from "vitest";
import { runAction } from "../../src/main.js";
import { publish } from "../../src/commands/publish.js";
import { NO_ONTOLOGY } from "../../src/memory/ontology.js";
import { CHECK_FORMATS } from "../../src/terminal/check-formats.js";
import { DIFF_FORMATS } from "../../src/terminal/diff-formats.js";
import { makeRedactor } from "../../src/secrets/redactor.js";
import { ruleDescriptions } from "../../src/terminal/rule-descriptions.js";
import { SCAN_FORMATS } from "../../src/terminal/scan-formats.js";
import { captured, folderOf, git, repositoryOf, run, write, type Run } from "../commands/command-line.js";
import { pullRequest, standInFor } from "../forge/support.js";
import { checkFiles } from "../support/check-files.js";
import { leakFinder, plantedSecrets } from "./planted.js";
import { Random, SEED } from "./random.js";

const SECRETS = plantedSecrets(new Random(SEED));
/** Tokens that stand where no finding shows them. */
const QUIET = plantedSecrets(new Random(SEED + 1)).filter(({ value }) => /^[\w-]+$/.test(value));
const leaksIn = leakFinder([...SECRETS, ...QUIET]);
const PLAIN = SECRETS.map(({ value }) => value).filter((value) => /^[\w-]+$/.test(value));

function secret(index: number): string {
  return SECRETS[index % SECRETS.length]?.value ?? "";
}

function quiet(index: number): string {
  return QUIET[index]?.value ?? "";
}

/** One that may stand in the name of a file or branch. */
function plain(index: number): string {
  return PLAIN[index % PLAIN.length] ?? "";
}

function expectClean(name: string, text: string): void {
  expect(leaksIn(text), `${name}, seed ${SEED}`).toEqual([]);
}

function expectCleanRun(name: string, { stdout, stderr }: Run): void {
  expectClean(name, stdout);
  expectClean(name, stderr);
}

function record(name: string, given: Readonly<Record<string, string>>): string {
  const { title = "Tool", status = "approved", owner = "user:ada", edge = "depends_on", target = "tool:t0" } = given;
  return `nodeKind: Tool
id: tool:${name}
attributes:
  title: "${title}\\u200b"
  status: "${status}"
  owners: ["${owner}"]
  updatedAt: "2026-06-03T08:20:00Z"
edges: { "${edge}": ["${target}"] }
`;
}

/** Each secret in a value or a key that some rule quotes. */
function records(from: number, to: number): Record<string, string> {
  const files: Record<string, string> = {};
  for (let at = from; at < to; at++) {
    const value = secret(at);
    const given = [{ title: value }, { status: value }, { owner: `user:${value}` }, { edge: value }][at % 4] ?? {};
    files[`graph/tools/t${at}.yaml`] = record(`t${at}`, { ...given, target: `tool:${value}` });
  }
  return files;
}

const CONFIG = { "memory-steward.yml": "layout: company-brain\nstaleAfterDays: 36500\n" };

/** What a finding shows of it is a part, known by the whole alone, which only the check itself has read. */
function withPart(value: string): Record<string, string> {
  return {
    "notes/quiet.md": `# Quiet\n\n${value}\n`,
    "graph/tools/part.yaml": record("part", { status: value.slice(-12) }),
  };
}

function memory(from: number, to: number): Record<string, string> {
  return {
    ...CONFIG,
    ...records(from, to),
    [`graph/tools/${plain(from)}.yaml`]: `nodeKind: Tool\nid: "tool:${secret(from + 1)}"\n`,
    [`notes/${plain(from + 1)}.md`]: `# ${secret(from + 2)}\n\n[${secret(from + 3)}](${plain(from + 4)}.md)\n`,
    [`graph/broken/${plain(from + 5)}.yaml`]: `id: "${secret(from + 6)}\nx: *${plain(from + 7)}\n`,
    [`graph/twice/${plain(from + 8)}.yaml`]: `"${secret(from + 9)}": 1\n"${secret(from + 9)}": 2\n`,
  };
}

describe("the Action", () => {
  let log: string;
  let masks: string[];
  const outputs: Record<string, string> = {};
  let summary: string;
  let files: string;

  beforeAll(async () => {
    const workspace = repositoryOf({ ...memory(0, 30), ...withPart(quiet(0)) });
    const temporary = folderOf({ output: "", summary: "" });
    const saved = { ...process.env };
    Object.assign(process.env, {
      ...{ GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temporary },
      ...{ GITHUB_EVENT_NAME: "push", GITHUB_OUTPUT: join(temporary, "output") },
      GITHUB_STEP_SUMMARY: join(temporary, "summary"),
      ...{ INPUT_COMMAND: "check", "INPUT_REPORT-FILE": join(temporary, plain(40), "report.json") },
    });
    process.env["GITHUB_EVENT_PATH"] = join(temporary, "event.json");
    writeFileSync(process.env["GITHUB_EVENT_PATH"], JSON.stringify({ repository: { id: 1, private: true } }));
    try {
      const { code, stdout, stderr } = await captured(runAction);
      expect([code, stderr]).toEqual([1, ""]);
      const lines = stdout.split("\n");
      log = lines.filter((line) => !line.startsWith("::add-mask::")).join("\n");
      masks = lines.filter((line) => line.startsWith("::add-mask::"));
    } finally {
      for (const name of Object.keys(process.env)) if (!(name in saved)) Reflect.deleteProperty(process.env, name);
      Object.assign(process.env, saved);
    }
    for (const name of ["output", "summary"]) outputs[name] = readFileSync(join(temporary, name), "utf8");
    summary = outputs["summary"] ?? "";
    files = [join(temporary, plain(40), "report.json"), join(temporary, "memory-steward.sarif")]
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
  });

  it("logs, sets, sums up and writes no run of a secret", () => {
    expectClean("log", log);
    expectClean("outputs", outputs["output"] ?? "");
    expectClean("summary", summary);
    expectClean("files", files);
    for (const text of [log, summary, files]) expect(text).toContain("REDACTED");
  });

  it("lets the runner hide what it found, before it says anything of it", () => {
    const all = masks.join("\n");
    const told = SECRETS.slice(0, 30).filter(({ value }) => all.includes(value.replaceAll("%", "%25")));
    expect(told.length).toBeGreaterThanOrEqual(20);
    for (const mask of masks) expect(mask.length).toBeGreaterThanOrEqual("::add-mask::".length + 8);
  });

  it("says nothing of one in its own failures", async () => {
    const saved = { ...process.env };
    Object.assign(process.env, { GITHUB_EVENT_NAME: "push", INPUT_COMMAND: plain(41), GITHUB_OUTPUT: "" });
    try {
      const result = await captured(runAction);
      expect(result.stdout).toContain("::error::");
      expectClean("failure", result.stdout.replace(/^::add-mask::.*$/gm, ""));
    } finally {
      for (const name of Object.keys(process.env)) if (!(name in saved)) Reflect.deleteProperty(process.env, name);
      Object.assign(process.env, saved);
    }
  });
});

describe("the command line", () => {
  let folder: string;

  beforeAll(() => {
    folder = repositoryOf(CONFIG);
    git(folder, "switch", "--quiet", "--create", `agent/${plain(42)}`);
    write(folder, { ...memory(30, 65), ...withPart(quiet(1)), "notes/plain.md": "# Plain\n" });
    git(folder, "add", "--all");
    const author = ["-c", "user.name=Test", "-c", "user.email=test@example.org"];
    git(folder, ...author, "commit", "--quiet", `--message=Use ${secret(43)}\n\n${secret(44)}`);
  });

  it("reports in no format what it should not", async () => {
    for (const format of CHECK_FORMATS) {
      const told = await run("check", folder, "--format", format);
      expect(told.stdout).toContain("REDACTED");
      expectCleanRun(`check --format ${format}`, told);
      if (format === "json" || format === "sarif") JSON.parse(told.stdout);
      if (format === "pretty") expect(told.stdout).toContain("********");
      if (format === "sarif" || format === "github") continue;
      const file = join(folderOf(), `report-${format}`);
      await run(
        "check",
        folder,
        "--base",
        "main",
        "--head",
        `agent/${plain(42)}`,
        "--format",
        format,
        "--output",
        file,
      );
      expectClean(`check --output, ${format}`, readFileSync(file, "utf8"));
    }
  });

  it("finds, compares and resolves without a word of them", async () => {
    for (const format of SCAN_FORMATS) {
      for (const range of [[], [`--range`, `main..agent/${plain(42)}`]]) {
        const told = await run("scan", folder, ...range, "--format", format);
        expectCleanRun(`scan ${format}`, told);
        if (format !== "json") continue;
        const { findings } = JSON.parse(told.stdout) as { findings: { fingerprint: string }[] };
        expect(findings.length).toBeGreaterThan(20);
        for (const { fingerprint } of findings) expect(fingerprint).toMatch(/^ms1:[a-z0-9-]+:[0-9a-f]{32}$/);
      }
    }
    for (const format of DIFF_FORMATS) {
      const file = join(folderOf(), "difference");
      expectCleanRun(`diff ${format}`, await run("diff", "main", "HEAD", folder, "--format", format));
      await run("diff", "main", "HEAD", folder, "--format", format, "--output", file);
      if (existsSync(file)) expectClean("diff --output", readFileSync(file, "utf8"));
    }
    expectCleanRun("doctor", await run("doctor", folder));
  });

  it("writes parts, indexes and baselines without them", async () => {
    const part = join(folderOf(), "part.jsonl");
    expectCleanRun("check --shard", await run("check", folder, "--shard", "1/1", "--output", part));
    expectClean("part", readFileSync(part, "utf8"));
    expectCleanRun("merge-reports", await run("merge-reports", part, "--dir", folder, "--format", "json"));
    const copy = repositoryOf(memory(65, 100));
    expectCleanRun("reindex", await run("reindex", "--write", copy));
    const names = readdirSync(join(copy, "indexes"), { recursive: true, encoding: "utf8" });
    const texts = names
      .filter((name) => /\.jsonl?$/.test(name))
      .map((name) => readFileSync(join(copy, "indexes", name), "utf8"));
    expect(texts.length).toBeGreaterThan(2);
    for (const text of texts) expectClean("index", text);
    expectCleanRun("check --update-baseline", await run("check", copy, "--update-baseline"));
    expectClean("baseline", readFileSync(join(copy, "memory-steward.baseline.json"), "utf8"));
  });

  it("shows what it would write, and what it wrote, without them", async () => {
    const copy = repositoryOf({
      ...CONFIG,
      "graph/a.yaml": `nodeKind: Tool\nid: tool:a\nattributes:\n  # ${secret(71)}\n  title: "x"\n  status: Approved\n  owners: [user:ada]\n  updatedAt: "2026-06-03T08:20:00Z"\n  note: "${secret(72)}"\n`,
      [`notes/${plain(73)}.md`]: `---\ntags: ["${secret(74)}"]\n---\n# About ${secret(75)}\n\nText.\n`,
    });
    const fix = await run("fix", copy, "--dry-run");
    expect(fix.stdout).toContain("REDACTED");
    expectCleanRun("fix", fix);
    const note = join(copy, `notes/${plain(73)}.md`);
    expectCleanRun("promote", await run("promote", note, "--kind", "Tool", "--owner", "user:ada"));
    expectCleanRun("init", await run("init", join(folderOf(), plain(76))));
  });

  it.each([
    ["a folder", (text: string) => ["check", `nowhere/${text}`]],
    ["a layout", (text: string) => ["check", ".", "--layout", text]],
    ["a configuration", (text: string) => ["check", ".", "--config", `${text}.yml`]],
    ["a revision", (text: string) => ["check", ".", "--base", text]],
    ["a format", (text: string) => ["check", ".", "--format", text]],
    ["a time", (text: string) => ["check", ".", "--as-of", text]],
    ["a rule", (text: string) => ["explain", text]],
    ["a command", (text: string) => [text]],
    ["an option", (text: string) => ["check", `--${text}`]],
    ["a note", (text: string) => ["promote", `${text}.md`, "--kind", "Tool"]],
    ["a part", (text: string) => ["merge-reports", text]],
    ["a range", (text: string) => ["scan", "--range", `${text}...${text}`]],
    ["a repository", (text: string) => ["doctor", ".", "--repository", text]],
    ["both ends", (text: string) => ["diff", text, text]],
    ["a snapshot", (text: string) => ["resolve", "--ref", text]],
  ])("does not repeat one as the name of %s that it cannot use", async (_, args) => {
    for (let index = 77; index < 97; index += 5) {
      const told = await run(...args(plain(index)));
      expect(told.code).toBe(2);
      expect(told.stderr).not.toBe("");
      expectCleanRun(args("…").join(" "), told);
    }
  });

  it("does not repeat one of a configuration that it cannot read", async () => {
    const broken = folderOf({ "memory-steward.yml": `layout: "${secret(98)}"\n"${secret(99)}": x\n` });
    expectCleanRun("check", await run("check", broken));
    mkdirSync(join(broken, plain(90)));
    expectCleanRun("check", await run("check", join(broken, plain(90))));
  });
});

it("publishes none on GitHub", { timeout: 60_000 }, async (context: TestContext) => {
  const standIn = await standInFor(context);
  const { repository, pull, forge, log } = await pullRequest(standIn);
  const { report } = await checkFiles(memory(0, 25));
  const input = {
    ...{ forge, pull, reviewers: { users: [], teams: [] }, rules: ruleDescriptions(), run: { id: 7, attempt: 1 } },
    report: {
      report,
      links: { server: "https://github.com", repository: "acme/agent-memory", head: pull.head.sha, pull: pull.number },
      isPublic: false,
      fork: plain(50),
      reviewers: [{ name: plain(51), reason: `owns ${secret(52)}` }],
      collisions: [{ pull: 3, message: `it also adds ${secret(53)}` }],
    },
    approvals: { records: [], editsGate: false, ontology: NO_ONTOLOGY },
    options: { checkRun: true, comment: true, sarif: true, approvals: true, requestReviewers: false },
  };
  const result = await publish(input);
  expect(result.refused).toEqual([]);
  expectClean("comment", [...repository.comments.values()].map(({ body }) => body).join("\n"));
  expectClean("check run", JSON.stringify([...repository.checks.values()]));
  expectClean("SARIF", JSON.stringify([...repository.sarifs.values()]));
  expectClean("log of the client", log.join("\n"));
  for (const text of [...repository.comments.values()].map(({ body }) => body)) expect(text).toContain("REDACTED");
  expect(JSON.stringify([...repository.sarifs.values()])).toContain("REDACTED");
  const again = await publish(input);
  expect(again.written.map(({ outcome }) => outcome).slice(0, 2)).toEqual(["unchanged", "unchanged"]);
});

it("changes not a byte of what holds no secret", async () => {
  const example = join(import.meta.dirname, "../../examples/company-brain");
  for (const format of CHECK_FORMATS) {
    expect((await run("check", example, "--format", format)).stdout).not.toContain("REDACTED");
  }
  const redactor = makeRedactor();
  const pages = join(import.meta.dirname, "../../docs/rules");
  for (const name of readdirSync(pages)) {
    const text = readFileSync(join(pages, name), "utf8");
    expect([name, redactor.text(text) === text]).toEqual([name, true]);
  }
  const log = git(join(import.meta.dirname, "../.."), "log", "-50", "--format=%H %T %s", "--raw", "--no-abbrev");
  expect(redactor.text(log)).toBe(log);
});
