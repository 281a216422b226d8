/** The committed bundle, in an empty folder without node_modules: a build's exit code proves nothing. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PROJECT } from "../runner/run-action.js";

const version = (JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8")) as { version: string }).version;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "bundle-"));
  cpSync(join(PROJECT, "dist"), join(folder, "dist"), { recursive: true });
  cpSync(join(PROJECT, "action.yml"), join(folder, "action.yml"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, "dist/cli.js"), ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], HOME: folder },
  });
  return { status, stdout, stderr };
}

describe("the bundle in an empty folder", () => {
  it("tells its version", () => {
    expect(run("--version")).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
  });

  it("lists its commands", () => {
    const { status, stdout } = run("--help");
    expect(status).toBe(0);
    for (const command of ["check", "fix", "init", "promote", "explain", "rules"])
      expect(stdout).toContain(`  ${command} `);
  });

  it("tells of one command", () => {
    const { status, stdout } = run("help", "check");
    expect(status).toBe(0);
    expect(stdout).toContain("memory-steward check");
  });

  it("checks the example: clean", () => {
    const { status, stdout, stderr } = run("check", join(PROJECT, "examples/company-brain"));
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^PASS {2}no findings in \d+ files, 40 records\n$/);
    expect(status).toBe(0);
  });

  it.each(["pretty", "json", "sarif", "github", "markdown"])("reports as %s", (format) => {
    const { status, stdout } = run("check", join(PROJECT, "examples/company-brain"), "--format", format);
    expect(status).toBe(0);
    expect(stdout.length).toBeGreaterThan(0);
    if (format === "json" || format === "sarif") expect(() => JSON.parse(stdout) as unknown).not.toThrow();
  });

  it("explains a rule", () => {
    const { status, stdout } = run("explain", "graph/dangling-edge");
    expect(status).toBe(0);
    expect(stdout).toContain("graph/dangling-edge");
  });

  it("ends as it would where nobody reads on, as in a pipe to head", async () => {
    for (const [args, code] of [
      [["--help"], 0],
      [["check", "nowhere"], 2],
      [["check", join(PROJECT, "examples/company-brain"), "--format", "json"], 0],
    ] as const) {
      const child = spawn(process.execPath, [join(folder, "dist/cli.js"), ...args], { cwd: folder });
      child.stdout.destroy();
      let stderr = "";
      child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
      const [status] = (await once(child, "close")) as [number | null];
      expect([args, status]).toEqual([args, code]);
      expect(stderr).not.toMatch(/EPIPE|\n\s+at /);
    }
  });

  it("calls a mistake in the call a mistake, without a stack trace", () => {
    for (const args of [["check", "nowhere"], ["check", "--format", "xml"], ["explain", "no/rule"], ["frobnicate"]]) {
      const { status, stderr } = run(...args);
      expect([args, status]).toEqual([args, 2]);
      expect(stderr).not.toBe("");
      expect(stderr).not.toMatch(/\n\s+at /);
    }
  });

  it.each(["---js", "---javascript", "---json", "---constructor"])("never runs a block that opens with %s", (fence) => {
    const memory = join(folder, "memory");
    mkdirSync(join(memory, "notes"), { recursive: true });
    const marker = join(folder, "marker");
    const code = `require("fs").writeFileSync(${JSON.stringify(marker)}, "ran")`;
    writeFileSync(join(memory, "notes/attack.md"), `${fence}\n{ title: ${code} }\n---\n# Attack\n`);
    const { status, stdout } = run("check", memory, "--layout", "company-brain");
    expect(status).toBe(1);
    expect(stdout).toContain("parse/unsafe-front-matter");
    expect(existsSync(marker)).toBe(false);
  });
});
