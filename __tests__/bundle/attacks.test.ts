/** Attacks on the gate by what a pull request may contain, against the committed bundle; each named after the attack. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { PROJECT } from "../runner/run-action.js";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "attack-"));
  folders.push(folder);
  return folder;
}

function git(cwd: string, ...args: string[]): void {
  const identity = ["-c", "user.name=test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...identity, ...args], { cwd });
}

/** The example in a folder of a repository, committed on main, a branch checked out. */
function repository(folder = "."): string {
  const top = temporary();
  git(top, "init", "--quiet", "--initial-branch=main");
  mkdirSync(join(top, folder), { recursive: true });
  cpSync(join(PROJECT, "examples/company-brain"), join(top, folder), { recursive: true });
  commit(top);
  git(top, "switch", "--quiet", "--create", "proposal");
  return top;
}

function commit(top: string): void {
  git(top, "add", "--all");
  git(top, "commit", "--quiet", "--message", "x");
}

function steward(cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(PROJECT, "dist/cli.js"), ...args], {
    cwd,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

const BAD = "---\nid: decision:evil\nkind: Nope\ntitle: Evil\nstatus: xx\n---\n";

describe("a pull request cannot pass", () => {
  it("by turning the checked folder into a symlink to a memory of its own", () => {
    const top = repository("memory");
    renameSync(join(top, "memory"), join(top, ".m"));
    symlinkSync(".m", join(top, "memory"));
    writeFileSync(join(top, ".m/memory-steward.yml"), 'layout: company-brain\nexclude: ["**/*"]\n');
    writeFileSync(join(top, ".m/decisions/evil.md"), BAD);
    commit(top);
    const { status, output } = steward(top, "check", "memory", "--base", "main");
    expect(output).toContain("is a symlink inside the repository");
    expect(status).toBe(2);
  });

  it("by editing a layout of the repository outside the checked folder", () => {
    const top = repository("memory");
    mkdirSync(join(top, "ci"));
    writeFileSync(
      join(top, "ci/layout.yaml"),
      "layout: memory-steward.layout/v1\nname: none\nclasses: { x: { files: [x] } }\n",
    );
    commit(top);
    const { status, output } = steward(
      top,
      "check",
      "memory",
      "--base",
      "main",
      "--layout",
      join(top, "ci/layout.yaml"),
    );
    expect(output).toContain("Keep it below the folder of the memory");
    expect(status).toBe(2);
  });

  it("unseen, by excluding everything from later checks", () => {
    const top = repository();
    writeFileSync(join(top, "memory-steward.yml"), 'layout: company-brain\nexclude: ["**/*"]\n');
    commit(top);
    const { output } = steward(top, "check", "--base", "main");
    expect(output).toMatch(/42 of 42 files would no longer be\s+read/);
    const after = steward(top, "check");
    expect(after.status).toBe(2);
    expect(after.output).toContain("there is nothing to check");
  });

  it("unseen, by switching rules off while nothing breaks them", () => {
    const top = repository();
    const config = readFileSync(join(top, "memory-steward.yml"), "utf8");
    writeFileSync(join(top, "memory-steward.yml"), `${config}\nseverities: { graph/dangling-edge: "off" }\n`);
    commit(top);
    expect(steward(top, "check", "--base", "main").output).toMatch(
      /loosens\s+`severities\.graph\/dangling-edge`\s+\(error\s+→\s+off\)/,
    );
  });

  it("by a second configuration that comes first", () => {
    const top = repository();
    writeFileSync(join(top, "memory-steward.yaml"), 'layout: company-brain\nexclude: ["**/*"]\n');
    commit(top);
    const { status, output } = steward(top, "check", "--base", "main");
    expect(output).toContain("There are two configurations");
    expect(status).toBe(1);
  });

  it("by moving a record to where notes are", () => {
    const top = repository();
    renameSync(join(top, "runbooks/registry-mirror-throttling.md"), join(top, "notes/registry-mirror-throttling.md"));
    commit(top);
    const { status, output } = steward(top, "check", "--base", "main");
    expect(output).toContain("change/became-note");
    expect(status).toBe(1);
  });

  it("unseen, by an extension that no class reads", () => {
    const top = repository();
    writeFileSync(join(top, "decisions/evil.MD"), BAD);
    writeFileSync(join(top, "decisions/evil.markdown"), BAD);
    commit(top);
    const { output } = steward(top, "check", "--base", "main");
    expect(output.match(/(?<!explain )path\/unclassified-file/g)).toHaveLength(2);
  });
});

describe("what is checked cannot choose where the steward writes", () => {
  it.each([
    "../escaped.json",
    ".git/hooks/pre-commit",
    "a/.Git./x.json",
    "a/git~1/x.json",
    "graph/teams.yaml",
    "/tmp/x.json",
  ])("baseline: %s", (path) => {
    const top = repository();
    const before = readFileSync(join(top, "graph/teams.yaml"), "utf8");
    writeFileSync(join(top, "memory-steward.yml"), `layout: company-brain\nbaseline: ${path}\n`);
    const { status, output } = steward(top, "check", "--update-baseline");
    expect(output).toContain("which cannot be one");
    expect(status).toBe(2);
    expect(readFileSync(join(top, "graph/teams.yaml"), "utf8")).toBe(before);
  });

  it("and a pipe or device named as the output stays what it is", () => {
    const top = repository();
    const folder = temporary();
    const script =
      'mkfifo pipe && (cat pipe > got & "$1" "$2" check "$3" --format json --output pipe; wait) && test -p pipe';
    const { status } = spawnSync("bash", ["-c", script, "bash", process.execPath, join(PROJECT, "dist/cli.js"), top], {
      cwd: folder,
    });
    expect(status).toBe(0);
    expect(readFileSync(join(folder, "got"), "utf8")).toContain("memory-steward.report/v1");
  });

  it("through a symlink on the way to the baseline or the report", () => {
    const top = repository();
    const outside = temporary();
    symlinkSync(outside, join(top, "out"));
    writeFileSync(join(top, "memory-steward.yml"), "layout: company-brain\nbaseline: out/baseline.json\n");
    expect(steward(top, "check", "--update-baseline").status).toBe(2);
    expect(steward(top, "check", "--format", "json", "--output", "out/report.json").status).toBe(2);
    expect(existsSync(join(outside, "baseline.json")) || existsSync(join(outside, "report.json"))).toBe(false);
  });
});

describe("what a repository brings itself works in the bundle", () => {
  it("JSON Schemas of attributes, their patterns on RE2", () => {
    const top = repository();
    const path = join(top, "ontology/node-kinds.yaml");
    const kinds = readFileSync(path, "utf8").replace(
      "  - name: Service\n",
      '  - name: Service\n    attributes: { tier: { type: string, pattern: "^(a+)+$" } }\n',
    );
    writeFileSync(path, kinds);
    writeFileSync(
      join(top, "graph/services/tiered.yaml"),
      `nodeKind: Service\nid: service:tiered\nattributes:\n  title: Tiered\n  status: draft\n  owners: [team:platform]\n  updatedAt: "2026-06-03T08:20:00Z"\n  tier: ${"a".repeat(5000)}!\n`,
    );
    const { status, output } = steward(top, "check");
    expect(output).toContain("record/schema · service:tiered");
    expect(output).not.toContain("gate/invalid-file");
    expect(status).toBe(1);
  });

  it("settings that speak of no rule, or of one that nothing moves", () => {
    const top = repository();
    writeFileSync(
      join(top, "memory-steward.yml"),
      'layout: company-brain\nseverities:\n  graph/dangling-edg: note\n  parse/invalid-syntax: "off"\n',
    );
    const { status, output } = steward(top, "check");
    expect(output).toContain("did you mean graph/dangling-edge?");
    expect(output).toContain("The severity of parse/invalid-syntax cannot be changed");
    expect(status).toBe(1);
  });
});
