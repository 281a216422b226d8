/** What a command loads of the bundle: nothing that it does not need. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { lateExpressions } from "../../scripts/late-expressions.js";
import { PROJECT } from "../runner/run-action.js";

const KB = 1024;

/** Room for growth by a tenth or so: one more large chunk, such as that of the gate (800 KB) or of `yaml` (230 KB), does not fit. */
it.each([
  [["--version"], 20],
  [["--help"], 450],
  [["help", "update", "new"], 450],
  [["check", "--help"], 400],
  [["snapshot", "--help"], 450],
  [["rules"], 1_625],
  [["check", "examples/company-brain"], 1_850],
] as const)("loads for %j at most %i KB", (args, most) => {
  const loaded = loadedBy(args);
  const bytes = loaded.map((file) => statSync(file).size).reduce((sum, size) => sum + size, 0);
  expect(bytes / KB, loaded.join("\n")).toBeLessThanOrEqual(most);
  expect(bytes, "nothing was seen to be loaded").toBeGreaterThan(10 * KB);
});

/** Files of dist/ whose code Node has read. */
function loadedBy(args: readonly string[]): string[] {
  const coverage = mkdtempSync(join(tmpdir(), "loaded-"));
  try {
    const { status, stderr } = spawnSync(process.execPath, [join(PROJECT, "dist/cli.js"), ...args], {
      cwd: PROJECT,
      env: { ...process.env, NODE_V8_COVERAGE: coverage },
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([0, ""]);
    const scripts = readdirSync(coverage).flatMap((name) => {
      const { result } = JSON.parse(readFileSync(join(coverage, name), "utf8")) as { result: { url: string }[] };
      return result.map(({ url }) => url);
    });
    return [...new Set(scripts)].filter((url) => url.includes("/dist/")).map((url) => fileURLToPath(url));
  } finally {
    rmSync(coverage, { recursive: true, force: true });
  }
}

it("makes no table of letters before it is needed: the bundle has no literal with \\p{…}", () => {
  const own = readdirSync(join(PROJECT, "dist")).filter((name) => name.endsWith(".index.js"));
  expect(own.length).toBeGreaterThan(10);
  for (const name of own) {
    const source = readFileSync(join(PROJECT, "dist", name), "utf8");
    expect(lateExpressions(source) === source, name).toBe(true);
  }
  expect(lateExpressions(String.raw`const a = (t) => /^\p{L}"\/+$/u.test(t), b = /x/;`)).toBe(
    String.raw`const a = (t) => new RegExp("^\\p{L}\"\\/+$", "u").test(t), b = /x/;`,
  );
});
