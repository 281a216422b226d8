/**
 * Builds dist/: TypeScript to JavaScript, then one shared bundle with lazily loaded chunks, and a stub each for the
 * command line and the Action. `--check` builds aside and fails when the committed dist/ differs by a byte.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.js";

const top = fileURLToPath(new URL("..", import.meta.url));
const build = join(top, "build");
const check = process.argv.includes("--check");
const out = check ? join(build, "dist") : join(top, "dist");

rmSync(build, { recursive: true, force: true });
run("tsc", "-p", "tsconfig.build.json");
// The compiler leaves out what has a declaration beside it.
for (const file of files(join(top, "src"))) {
  if (file.endsWith(".cjs")) cpSync(join(top, "src", file), join(build, "src", file));
}
rmSync(out, { recursive: true, force: true });
await bundle(top, join(build, "src"), out);
writeFileSync(join(out, "package.json"), `${JSON.stringify({ type: "commonjs" }, null, 2)}\n`);
writeFileSync(join(out, "cli.js"), stub("runCli(process.argv.slice(2))"));
chmodSync(join(out, "cli.js"), 0o755);
writeFileSync(join(out, "action.js"), stub("runAction()"));

// A method may be called eval: what must not be there is a call of the global one.
const EVAL_CALL = /(?<![.\w$])eval\s*\([^)]*\)(?!\s*\{)/;
const evaluating = files(out).filter((file) => EVAL_CALL.test(readFileSync(join(out, file), "utf8")));
if (evaluating.length > 0) fail(`The bundle must not evaluate text: eval( stands in ${evaluating.join(", ")}`);
if (check) compare(join(top, "dist"), out);

function stub(call: string): string {
  const name = call.slice(0, call.indexOf("("));
  // Whatever ends the process before there is a verdict must not look like success. 13 is what Node itself ends with there.
  return `#!/usr/bin/env node
const { ${name} } = require("./index.js");

let isOver = false;
process.once("exit", (code) => {
  if (!isOver && code === 0) process.exitCode = 13;
});
void ${call}.then((code) => {
  isOver = true;
  process.exitCode = code;
});
`;
}

function run(tool: string, ...args: string[]): void {
  mkdirSync(build, { recursive: true });
  execFileSync(join(top, "node_modules/.bin", tool), args, { cwd: top, stdio: ["ignore", "inherit", "inherit"] });
}

function compare(committed: string, built: string): void {
  const names = new Set([...files(committed), ...files(built)]);
  const different = [...names].filter((name) => read(committed, name) !== read(built, name)).sort();
  if (different.length > 0)
    fail(
      `dist/ does not match the sources, run "npm run build":\n${different.map((name) => `  dist/${name}`).join("\n")}`,
    );
  process.stdout.write(`dist/ matches the sources (${names.size} files)\n`);
}

function files(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  } catch {
    return [];
  }
}

function read(folder: string, name: string): string | undefined {
  try {
    return readFileSync(join(folder, name), "latin1");
  } catch {
    return undefined;
  }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
