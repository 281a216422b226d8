import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes generated files, or with `--check` on the command line lists those that differ and exits 1. */
export function writeOrCheck(top: string, files: ReadonlyMap<string, string>): void {
  const check = process.argv.includes("--check");
  const stale: string[] = [];
  for (const [path, content] of files) {
    let current: string | undefined;
    try {
      current = readFileSync(join(top, path), "utf8");
    } catch {
      current = undefined;
    }
    if (current === content) continue;
    stale.push(path);
    if (check) continue;
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), content);
  }
  if (check && stale.length > 0) {
    process.stderr.write(
      `Stale generated files, run "npm run generate":\n${stale.map((path) => `  ${path}\n`).join("")}`,
    );
    process.exitCode = 1;
  }
}
