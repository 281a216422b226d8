/** The committed Action under the runner harness, on real repositories, with no token at all. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { PROJECT, runAction } from "../runner/run-action.js";

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const DANGLING = `nodeKind: Tool
id: tool:linter
attributes: { title: Linter, status: approved, owners: [team:platform], updatedAt: "2026-06-03T08:20:00Z" }
edges: { applies_to_repo: [{ target: "repository:gone" }] }
`;

class Remote {
  readonly path = temporary();

  constructor() {
    this.git("init", "--quiet", "--initial-branch=main");
    cpSync(join(PROJECT, "examples/company-brain"), this.path, { recursive: true });
    this.commit("Start");
  }

  write(path: string, content: string): void {
    mkdirSync(join(this.path, path, ".."), { recursive: true });
    writeFileSync(join(this.path, path), content);
  }

  commit(message: string): string {
    this.git("add", "--all");
    this.git("commit", "--quiet", "--message", message);
    return this.git("rev-parse", "HEAD");
  }

  git(...args: string[]): string {
    return git(this.path, ...args);
  }

  /** As actions/checkout with `fetch-depth: 0` leaves a pull request: all branches, the head detached. */
  checkout(commit: string, ...options: string[]): string {
    const workspace = temporary();
    git(workspace, "clone", "--quiet", "--no-checkout", ...options, `file://${this.path}`, ".");
    git(workspace, "checkout", "--quiet", "--detach", commit);
    return workspace;
  }
}

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), "action-"));
  folders.push(folder);
  return folder;
}

function git(cwd: string, ...args: string[]): string {
  const identity = ["-c", "user.name=test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
  return execFileSync("git", [...identity, ...args], { cwd, encoding: "utf8" }).trim();
}

function pullRequest(base: string, head: string) {
  return { pull_request: { number: 7, base: { ref: "main", sha: base }, head: { sha: head } } };
}

describe("the Action", () => {
  it("passes a clean push", () => {
    const remote = new Remote();
    const result = runAction({ workspace: remote.checkout("HEAD"), eventName: "push" });
    expect(result).toMatchObject({ conclusion: "success", annotations: [], otherCommands: [] });
    expect(result.outputs).toMatchObject({ verdict: "pass", errors: "0", warnings: "0", layout: "company-brain" });
    expect(result.summary).toContain("Memory check: pass");
  });

  it("fails a pull request with a dangling edge, on its line, with summary, outputs, report and SARIF", () => {
    const remote = new Remote();
    const base = remote.git("rev-parse", "HEAD");
    remote.git("switch", "--quiet", "--create", "proposal");
    remote.write("graph/tools/linter.yaml", DANGLING);
    const head = remote.commit("Propose");
    const result = runAction({
      workspace: remote.checkout(head),
      eventName: "pull_request",
      event: pullRequest(base, head),
    });
    expect(result.conclusion).toBe("failure");
    expect(result.exitCode).toBe(1);
    expect(result.annotations.map(({ name, properties }) => [name, properties["file"], properties["line"]])).toEqual([
      ["error", "graph/tools/linter.yaml", "4"],
    ]);
    expect(result.log).toContain("1 of 1 findings shown as annotations");
    expect(result.outputs).toMatchObject({ verdict: "fail", errors: "1" });
    const report = JSON.parse(result.outputs["report-path:text"] ?? "") as {
      comparison: { base: string; head: string };
    };
    expect(report.comparison).toMatchObject({ base, head });
    const sarif = JSON.parse(result.outputs["sarif-path:text"] ?? "") as { runs: { results: unknown[] }[] };
    expect(sarif.runs[0]?.results).toHaveLength(1);
    expect(result.summary).toContain("repository:gone");
  });

  it("does not blame a branch behind main for what main gained", () => {
    const remote = new Remote();
    remote.git("switch", "--quiet", "--create", "proposal");
    remote.write("notes/idea.md", "# An idea\n\nText.\n");
    const head = remote.commit("Propose");
    remote.git("switch", "--quiet", "main");
    remote.write("graph/tools/linter.yaml", DANGLING.replace("repository:gone", "repository:checkout-api"));
    remote.write(
      "graph/repositories/checkout-api.yaml",
      DANGLING.replace(/edges.*\n/, "")
        .replace("Tool", "Repository")
        .replace("tool:linter", "repository:checkout-api"),
    );
    const base = remote.commit("Gain");
    const result = runAction({
      workspace: remote.checkout(head),
      eventName: "pull_request",
      event: pullRequest(base, head),
    });
    expect(result.log).not.toContain("deleted");
    expect(result.conclusion).toBe("success");
  });

  it("gives no verdict of a check whose run fails after it", () => {
    const remote = new Remote();
    const base = remote.git("rev-parse", "HEAD");
    remote.git("switch", "--quiet", "--create", "proposal");
    remote.write("notes/idea.md", "# An idea\n");
    const head = remote.commit("Propose");
    const repo = { id: 1 };
    const pull = { number: 7, base: { ref: "main", sha: base, repo }, head: { ref: "proposal", sha: head, repo } };
    const result = runAction({
      workspace: remote.checkout(head),
      eventName: "pull_request",
      event: { action: "opened", repository: { id: 1, default_branch: "main" }, pull_request: pull },
      inputs: { command: "auto", token: "" },
    });
    expect(result.summary).toContain("Memory check: pass");
    expect(result.log).toContain("There is no token");
    expect([result.exitCode, result.outputs["verdict"]]).toEqual([2, "fail"]);
  });

  it("tells a clone of depth 1 what to do", () => {
    const remote = new Remote();
    const base = remote.git("rev-parse", "HEAD");
    remote.git("switch", "--quiet", "--create", "proposal");
    remote.write("notes/idea.md", "# An idea\n");
    const head = remote.commit("Propose");
    const workspace = remote.checkout("HEAD", "--depth=1", "--branch=proposal");
    const result = runAction({ workspace, eventName: "pull_request", event: pullRequest(base, head) });
    expect(result.exitCode).toBe(2);
    expect(result.annotations[0]?.data).toContain("fetch-depth: 0");
    expect(result.log).not.toMatch(/\n\s+at /);
  });

  it("reports a pull request that does not merge", () => {
    const remote = new Remote();
    remote.git("switch", "--quiet", "--create", "proposal");
    remote.write("notes/idea.md", "# One idea\n");
    const head = remote.commit("Propose");
    remote.git("switch", "--quiet", "main");
    remote.write("notes/idea.md", "# Another idea\n");
    const base = remote.commit("Gain");
    const result = runAction({
      workspace: remote.checkout(head),
      eventName: "pull_request",
      event: pullRequest(base, head),
    });
    expect(result.exitCode).toBe(1);
    expect(result.annotations.map(({ properties }) => properties["file"])).toEqual(["notes/idea.md"]);
  });

  it("judges a merge group by its own commits", () => {
    const remote = new Remote();
    const base = remote.git("rev-parse", "HEAD");
    remote.write("graph/tools/linter.yaml", DANGLING);
    const head = remote.commit("Group");
    const event = { merge_group: { base_sha: base, head_sha: head } };
    const result = runAction({ workspace: remote.checkout(head), eventName: "merge_group", event });
    expect(result.outputs).toMatchObject({ verdict: "fail", errors: "1" });
  });

  it("obeys no command from a record, a file name or a branch of the checked repository (security rules 16 to 20)", () => {
    const remote = new Remote();
    const hostile = "::set-output name=verdict::pass";
    remote.write(
      "graph/tools/hostile.yaml",
      `nodeKind: "${hostile}"\nid: "tool:x\\n${hostile}\\r##[add-mask]x"\nattributes:\n  title: "\\n${hostile}"\n  status: "##[error]\\u2028${hostile}"\n  owners: ["@everyone <img src=x onerror=alert(1)>"]\n  updatedAt: "\\r\\n${hostile}"\n`,
    );
    remote.write(`graph/tools/${hostile.replaceAll("/", "-")}\n${hostile}.yaml`, "a: [\n");
    remote.commit("Attack");
    const result = runAction({ workspace: remote.checkout("HEAD"), eventName: "push" });
    expect(result.otherCommands).toEqual([]);
    expect(result.outputs["verdict"]).toBe("fail");
    expect(result.annotations.length).toBeGreaterThan(3);
    expect(result.summary).not.toMatch(/<img/);
    expect(result.summary).not.toMatch(/(^|[^`\w])@everyone/m);
  });

  it("keeps annotations and summary within GitHub's limits for 1,000 findings, and says so", () => {
    const remote = new Remote();
    for (let i = 0; i < 1000; i++) {
      remote.write(`graph/tools/t${i}.yaml`, DANGLING.replace("tool:linter", `tool:linter-${i}`));
    }
    remote.commit("Flood");
    const result = runAction({ workspace: remote.checkout("HEAD"), eventName: "push" });
    expect(result.annotations.filter(({ name }) => name === "error")).toHaveLength(10);
    expect(result.log).toContain("10 of 1,000 findings shown as annotations");
    expect(result.outputs["errors"]).toBe("1000");
  });

  it("calls an unknown command a mistake, and an input with a control character too (security rule 28)", () => {
    const remote = new Remote();
    const workspace = remote.checkout("HEAD");
    for (const inputs of [{ command: "frobnicate" }, { head: "main\u0007" }, { head: "\ufeffmain" }]) {
      const result = runAction({ workspace, eventName: "push", inputs });
      expect(result.exitCode).toBe(2);
      expect(result.outputs["verdict"]).toBe("fail");
    }
  });
});
