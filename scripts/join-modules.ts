/**
 * Joins the modules of src/, without their types, into a few files before they are bundled: what a command loads together stands
 * in one scope. As hundreds of small modules Node would read each twice, and call a function for every imported name.
 */
import { join } from "node:path";
import { rolldown, type ChunkingContext, type CodeSplittingGroup } from "rolldown";

/** What is loaded together anyway is one file, the first that has it; all else is cut by what needs it. */
const TOGETHER = [
  { name: "version", from: "commands/version.ts" },
  { name: "start", from: "cli.ts" },
  // Of help as well, which needs nothing else of what a check does.
  { name: "addresses", from: "memory/project-address.ts" },
  { name: "check", from: "terminal/check.ts" },
];

/** Packages, and what is no module, are left to the bundler. */
export async function joinModules(top: string, out: string): Promise<void> {
  const sources = join(top, "src");
  const joined = await rolldown({
    input: { main: join(sources, "main.ts") },
    external: (id) => !/^[./]/.test(id) || id.endsWith(".cjs"),
    cwd: top,
    platform: "node",
    resolve: { extensionAlias: { ".js": [".ts"] } },
  });
  await joined.write({
    dir: out,
    format: "es",
    entryFileNames: "[name].js",
    chunkFileNames: "[name].js",
    comments: false,
    codeSplitting: { groups: groups(sources) },
  });
  await joined.close();
}

function groups(sources: string): CodeSplittingGroup[] {
  return TOGETHER.map(({ name, from }, index) => {
    let modules: ReadonlySet<string> | undefined;
    return {
      name: (id, context) => {
        modules ??= loadedWith(join(sources, from), context);
        return modules.has(id) ? name : null;
      },
      debugName: name,
      priority: TOGETHER.length - index,
    };
  });
}

/** A module and those that are loaded with it; what it loads later is not. */
function loadedWith(first: string, context: ChunkingContext): ReadonlySet<string> {
  const found = new Set([first]);
  for (const id of found) for (const next of context.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
