/**
 * Builds dist/: what is generated, the modules of src/ joined into a few files, then one shared bundle with lazily loaded chunks, and
 * a stub each for the command line and the Action. `--check` builds aside of what is committed and fails when dist/ differs by a byte;
 * what is generated has a check of its own.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { parseSync, Visitor } from "rolldown/utils";
import { asciiOnly } from "./ascii-only.js";
import { lateExpressions } from "./late-expressions.js";
import { joinModules } from "./join-modules.js";

const top = fileURLToPath(new URL("..", import.meta.url));
const build = join(top, "build");
const check = process.argv.includes("--check");
const out = check ? join(build, "dist") : join(top, "dist");

/** The file of gray-matter that evaluates `---js` front matter and brings a YAML 1.1 parser; known bytes alone are replaced. */
const ENGINES = "lib/engines.js";
const ENGINES_SHA256 = "cf0504448a3122b9173bbd732c6fe165abca96317926b866c1e9983dd4606993";
const NO_ENGINES = `"use strict";
// Every engine is passed in by the caller; none stands here, and nothing is evaluated.
module.exports = {};
`;
/** The `yaml` package is a file of its own, which `src/parse/yaml-library.cjs` loads where a text needs it. */
const YAML_FILE = "./yaml.cjs";
/** What GitHub's toolkit takes of `undici`, for connections by way of a proxy. */
const OF_UNDICI = ["ProxyAgent", "fetch"];

if (!check) run("tsx", join(top, "scripts/generate.ts"));
rmSync(build, { recursive: true, force: true });
// Types change no byte and are left out unread: `npm run lint` checks them.
const joined = join(build, "joined");
await joinModules(top, joined);
// What is loaded by `require` is not joined.
for (const file of files(join(top, "src"))) {
  if (!file.endsWith(".cjs")) continue;
  const source = readFileSync(join(top, "src", file), "utf8");
  mkdirSync(dirname(join(joined, file)), { recursive: true });
  writeFileSync(join(joined, file), source.replace('require("yaml")', `require("${YAML_FILE}")`));
}
// Without the project's "type" the bundler writes files that are loaded by `require`.
writeFileSync(join(joined, "package.json"), "{}\n");
withoutEvaluator();
rmSync(out, { recursive: true, force: true });
run(
  "ncc",
  "build",
  join(joined, "main.js"),
  "--out",
  out,
  "--external",
  YAML_FILE,
  "--external",
  "undici",
  "--license",
  "licenses.txt",
  "--quiet",
);
compileAtOnce();
await addPackage("yaml", "dist/index.js", YAML_FILE);
loadUndiciLate();
await addPackage("undici", "index.js", "./undici.cjs");
for (const file of scripts(out)) {
  const bundled = readFileSync(join(out, file), "utf8");
  writeFileSync(join(out, file), asciiOnly(lateExpressions(bundled)));
}
writeFileSync(join(out, "package.json"), `{ "type": "commonjs" }\n`);
writeFileSync(join(out, "cli.js"), stub("runCli(process.argv.slice(2))"));
chmodSync(join(out, "cli.js"), 0o755);
writeFileSync(join(out, "action.js"), stub("runAction()"));

const evaluating = scripts(out).filter((file) => evaluates(readFileSync(join(out, file), "utf8")));
if (evaluating.length > 0) fail(`The bundle must not evaluate text: eval( stands in ${evaluating.join(", ")}`);
if (check) compare(join(top, "dist"), out);

/** A command that never ends must not pass: of an `await` that waits in vain Node says 13, but of a promise nothing. */
function stub(call: string): string {
  const name = call.slice(0, call.indexOf("("));
  return `#!/usr/bin/env node
"use strict";
const { ${name} } = require("./index.js");

let ended = false;
process.once("exit", (code) => {
  if (!ended && code === 0) process.exitCode = 13;
});
${call}.then((code) => {
  ended = true;
  process.exitCode = code;
});
`;
}

/** The bundler finds this copy of gray-matter before the installed one, which stays as it is. */
function withoutEvaluator(): void {
  const copy = join(build, "node_modules/gray-matter");
  cpSync(join(top, "node_modules/gray-matter"), copy, { recursive: true });
  const digest = createHash("sha256")
    .update(readFileSync(join(copy, ENGINES)))
    .digest("hex");
  if (digest !== ENGINES_SHA256)
    fail(`gray-matter/${ENGINES} has changed (sha256 ${digest}): review it, then update the digest here.`);
  writeFileSync(join(copy, ENGINES), NO_ENGINES);
}

/**
 * A module runs as soon as its chunk is there, with few exceptions. V8 compiles a function in brackets at once, but an arrow
 * function first for its form alone and again when it is called: a check spent 50 ms on that. The entry has the modules that
 * stand for those of Node, of which a command needs a few.
 */
function compileAtOnce(): void {
  let count = 0;
  for (const file of files(out).filter((name) => name.endsWith(".index.js"))) {
    const bundled = readFileSync(join(out, file), "utf8");
    const wrapped = bundled.replace(/^(\/\*{3}\/ )\((\([\w, ]*\)) => \{$/gm, (_, mark: string, parameters: string) => {
      count++;
      return `${mark}(function ${parameters} {`;
    });
    if (wrapped !== bundled) writeFileSync(join(out, file), wrapped);
  }
  if (count === 0) fail("ncc wraps modules otherwise than it did: look at compileAtOnce in scripts/build.ts");
}

/** A megabyte that the toolkit loads with its first line, and that nobody needs without a proxy: it is loaded at its first use. */
function loadUndiciLate(): void {
  const late = `for (const name of ${JSON.stringify(OF_UNDICI)})
  Object.defineProperty(module.exports, name, { enumerable: true, get: () => require("./undici.cjs")[name] });`;
  let count = 0;
  for (const file of scripts(out)) {
    const bundled = readFileSync(join(out, file), "utf8");
    const changed = bundled.replace('module.exports = require("undici");', () => {
      count++;
      return late;
    });
    if (changed !== bundled) writeFileSync(join(out, file), changed);
  }
  if (count !== 1)
    fail("ncc writes packages that it leaves out otherwise than it did: look at loadUndiciLate in scripts/build.ts");
}

/** Writes a package beside the bundle, and its licence below the others. */
async function addPackage(name: string, main: string, file: string): Promise<void> {
  const folder = join(top, "node_modules", name);
  const bundle = await rolldown({ input: join(folder, main), platform: "node" });
  await bundle.write({ file: join(out, file), format: "cjs" });
  await bundle.close();
  const { license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { license: string };
  appendFileSync(join(out, "licenses.txt"), `\n${name}\n${license}\n${readFileSync(join(folder, "LICENSE"), "utf8")}`);
}

/** Whether the global `eval` is called; a method may be called so, and a text may speak of it. */
function evaluates(source: string): boolean {
  let found = false;
  const calls = new Visitor({
    CallExpression({ callee }) {
      found ||= callee.type === "Identifier" && callee.name === "eval";
    },
  });
  calls.visit(parseSync("bundle.js", source).program);
  return found;
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

function scripts(folder: string): string[] {
  return files(folder).filter((file) => /\.c?js$/.test(file));
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
