/**
 * The bundle in dist/: CommonJS, since Node starts it faster than modules, in chunks that are loaded when a command needs
 * them, without comments and spaces. Names stay, so that a fault can be found by its stack.
 */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown, type ChunkingContext, type CodeSplittingGroup, type Plugin } from "rolldown";

/** The file of gray-matter that evaluates `---js` front matter and brings a YAML 1.1 parser; known bytes alone are replaced. */
const ENGINES = "gray-matter/lib/engines.js";
const ENGINES_SHA256 = "cf0504448a3122b9173bbd732c6fe165abca96317926b866c1e9983dd4606993";
const NO_ENGINES = `"use strict";
// Every engine is passed in by the caller; none stands here, and nothing is evaluated.
module.exports = {};
`;

/** What is loaded by `require` inside a function gets a file of its own: the chunk with the function does not bring it. */
const LATE = "yaml";

/** @param sources folder of what the compiler made of src/. */
export async function bundle(top: string, sources: string, out: string): Promise<void> {
  const packages = new Set<string>();
  const plugins = [loadLate, withoutEvaluator, packagesOf(packages)];
  const write = async (entry: string, file: string, external: string[]): Promise<void> => {
    const build = await rolldown({
      ...{ input: { [entry]: file }, external, plugins, cwd: top, platform: "node" },
      // What a CommonJS module exports may change after it is first set, and is no constant.
      preserveEntrySignatures: "allow-extension",
      ...{ treeshake: { commonjs: false }, optimization: { inlineConst: false } },
    });
    await build.write({
      dir: out,
      format: "cjs",
      entryFileNames: "[name].js",
      chunkFileNames: "chunks/[name].js",
      paths: { [LATE]: `./${LATE}.js` },
      comments: false,
      charset: "ascii",
      minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
      codeSplitting: { groups: groups(sources) },
    });
    await build.close();
  };
  await write("index", join(sources, "main.js"), [LATE]);
  await write(`chunks/${LATE}`, LATE, []);
  writeFileSync(join(out, "licenses.txt"), [...packages].sort().map(licenseOf).join(""));
}

/** What is loaded together anyway is one chunk, the first that has it; all else is cut by what needs it. */
const CHUNKS = [
  { name: "version", from: "commands/version.js" },
  { name: "start", from: "cli.js" },
  { name: "check", from: "terminal/check.js" },
];

/** Modules that belong to these chunks and run in few checks of a change: a chunk for each room, loaded at its first use. */
const RARE: Readonly<Record<string, readonly string[]>> = {
  commands: ["baseline"],
  git: [
    ...["added-content", "batch-answers", "branch-change", "cat-file", "clone-history", "disk", "file-reader"],
    ...["git-work-files", "plain-work-files", "source-commit", "work-tree", "working-commit"],
  ],
  layouts: ["ontology-manifest"],
  load: ["merge-declarations"],
  parse: [
    ...["edit", "edit-plan", "edit-value", "json-document", "json-reader", "json-scalars", "json-writer"],
    ...[
      "markdown-blocks",
      "markdown-body",
      "markdown-code",
      "markdown-destination",
      "markdown-inline",
      "markdown-lists",
    ],
    ...["scalar-texts", "text-edits", "yaml-compose", "yaml-document", "yaml-explain", "yaml-explain-structure"],
    ...["yaml-lexemes", "yaml-line", "yaml-mend", "yaml-tree", "yaml-value", "yaml-writer"],
  ],
  poison: [
    ...["carried-text", "combination-search", "families", "hidden-characters", "hits", "links", "sentences", "view"],
    ...["wrapped", "zones"],
  ],
  secrets: ["packed", "positions", "search", "searcher", "standing"],
  terminal: ["files-below", "find-memory"],
};

/** What is in such a chunk is named through a function that loads it, as long as it makes nothing while it loads. */
const loadLate: Plugin = {
  name: "load-late",
  renderChunk: (code) =>
    code
      .replace(
        /^const (require_rare_\w+) = (require\(".+?"\));$/gm,
        "let $1_module; const $1 = () => $1_module ??= $2;",
      )
      .replace(/\b(require_rare_\w+)\.(?=\w)/g, "($1())."),
};

function rareGroups(sources: string): CodeSplittingGroup[] {
  return Object.entries(RARE).map(([room, names]) => {
    const modules = new Set(names.map((name) => join(sources, room, `${name}.js`)));
    const name = `rare-${room}`;
    return {
      ...{ name, test: (id: string) => modules.has(id), priority: CHUNKS.length + 1 },
      // They need modules of the chunks that they are taken from.
      includeDependenciesRecursively: false,
    };
  });
}

function groups(sources: string): CodeSplittingGroup[] {
  const together: CodeSplittingGroup[] = CHUNKS.map(({ name, from }, index) => {
    let modules: ReadonlySet<string> | undefined;
    return {
      name: (id: string, context: ChunkingContext) => {
        modules ??= loadedWith(join(sources, from), context);
        return modules.has(id) ? name : null;
      },
      debugName: name,
      priority: CHUNKS.length - index,
    };
  });
  return [...rareGroups(sources), ...together];
}

/** A module and those that are loaded with it; what it loads later is not. */
function loadedWith(first: string, context: ChunkingContext): ReadonlySet<string> {
  const found = new Set([first]);
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

const withoutEvaluator: Plugin = {
  name: "without-evaluator",
  load(id) {
    if (!id.replaceAll("\\", "/").endsWith(`/node_modules/${ENGINES}`)) return null;
    const digest = createHash("sha256").update(readFileSync(id)).digest("hex");
    if (digest === ENGINES_SHA256) return NO_ENGINES;
    throw new Error(`${ENGINES} has changed (sha256 ${digest}): review it, then update the digest here.`);
  },
};

/** Notes the folders of the packages that something of is in the bundle. */
function packagesOf(found: Set<string>): Plugin {
  return {
    name: "packages",
    generateBundle(_, chunks) {
      for (const chunk of Object.values(chunks)) {
        if (chunk.type !== "chunk") continue;
        for (const id of chunk.moduleIds) {
          const folder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0];
          if (folder !== undefined) found.add(folder);
        }
      }
    },
  };
}

/** Name, licence and its text, as the package gives them. */
function licenseOf(folder: string): string {
  const { name, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? "" : `${readFileSync(join(folder, file), "utf8").trimEnd()}\n`;
  return `${name ?? ""}\n${license ?? ""}\n${text}\n`;
}
