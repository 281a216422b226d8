/** Chooses and compiles the layout: named, a file, or recognised from the tree. */
import { LAYOUTS } from "../generated/layouts.js";
import type { Config } from "../generated/types/config.js";
import type { Layout } from "../generated/types/layout.js";
import { compileLayout } from "../layouts/compile.js";
import type { ResolvedLayout } from "../layouts/layout.js";
import { append } from "../memory/append.js";
import type { Problem } from "../memory/finding.js";
import { folderPrefix } from "../memory/folder-prefix.js";
import { START_OF_FILE, type Anchor } from "../memory/place.js";
import { pageAddress } from "../memory/project-address.js";
import { NoMemoryError } from "../memory/no-memory.js";
import { UserError } from "../memory/user-error.js";
import type { GateFiles } from "./gate-files.js";
import { nearestDataFile } from "./nearest-data-file.js";
import type { LayoutFile } from "./sound-layout.js";

/**
 * A built-in name or path of the tree, or the text of a file that lies outside it. Where the tree has no such path, the
 * name may mean something else; that throws a UserError where it may not be used.
 */
export type LayoutChoice =
  | { readonly name: string; readonly otherwise?: () => LayoutChoice }
  | { readonly text: Uint8Array; readonly label: string };

export const BUILT_IN_LAYOUTS: readonly string[] = Object.keys(LAYOUTS).sort();

/** The configuration, and the path of the file that it was read from; none where there is no such file. */
export interface ConfigFile {
  readonly config: Config;
  readonly path?: string;
}

/** @throws UserError when there is no such layout, none is recognised, or the file is not a layout. */
export async function loadLayout(
  files: GateFiles,
  choice: LayoutChoice | undefined,
  configured: ConfigFile,
): Promise<ResolvedLayout> {
  const { config } = configured;
  const wanted: LayoutChoice | undefined =
    choice ?? (config.layout === undefined ? undefined : { name: config.layout });
  if (wanted === undefined) return await detect(files, configured);
  if ("text" in wanted) {
    const { layoutOfText, oddWords } = await import("./own-layout.js");
    const { layout, ...written } = await layoutOfText(wanted.text, wanted.label);
    const { label, locator } = written;
    const startOf = async (at: Anchor) => (await locator())?.range(at).start ?? START_OF_FILE.start;
    const outside = { label, problems: oddWords(layout, label), startOf };
    return { ...(await compile(layout, files, configured, written)), outside };
  }
  const builtIn = Object.hasOwn(LAYOUTS, wanted.name) ? LAYOUTS[wanted.name] : undefined;
  if (builtIn) return await compile(await builtIn.load(), files, configured);
  if (!(await files.has(wanted.name))) {
    if (wanted.otherwise) return await loadLayout(files, wanted.otherwise(), configured);
    const near = await nearestDataFile(files, "", wanted.name, BUILT_IN_LAYOUTS);
    throw new UserError(
      `There is no layout "${wanted.name}": it is neither built in nor a file of ${files.label}.`,
      `${near === undefined ? "" : `Did you mean ${near}? `}Use one of ${BUILT_IN_LAYOUTS.join(", ")}, or the path of a layout file.`,
    );
  }
  const { name } = wanted;
  const written = { label: name, locator: () => files.locatorOf(name) };
  const value = await files.readRequired(name, "layout", "layout");
  const layout = await compile(value, files, configured, written, name);
  const { oddWords } = await import("./own-layout.js");
  append(files.problems, oddWords(value, name));
  return { ...layout, file: name };
}

async function detect(files: GateFiles, configured: ConfigFile): Promise<ResolvedLayout> {
  const { config } = configured;
  for (const name of BUILT_IN_LAYOUTS.toReversed()) {
    const layout = LAYOUTS[name];
    if (layout?.marker === undefined) continue;
    const isThere =
      config.root === undefined
        ? (await findRoot(files, layout)) !== undefined
        : await files.has(folderPrefix(config.root) + layout.marker);
    if (isThere) return await compile(await layout.load(), files, configured);
  }
  const isConfigured = Object.keys(config).length > 0;
  const { likelyLayouts } = await import("./likely-layout.js");
  const likely = likelyLayouts(await files.paths());
  throw new NoMemoryError(
    files.label,
    (where) =>
      `No memory was recognised in ${where}: ${isConfigured ? "its configuration names no `layout`" : "there is no memory-steward.yml"}, and no built-in layout fits.`,
    `${likely}${likely === "" ? "Name" : "Else name"} one with --layout (${BUILT_IN_LAYOUTS.join(", ")}, or the path of a layout file), or start a new company brain with "memory-steward init"; ${pageAddress("docs/adopt.md")} leads through a repository that has records already.`,
  );
}

/**
 * @param written the file of the layout; none of one that is built in.
 * @param file its path, where it stands in the tree.
 */
async function compile(
  layout: Layout,
  files: GateFiles,
  configured: ConfigFile,
  written?: LayoutFile,
  file?: string,
): Promise<ResolvedLayout> {
  const { config } = configured;
  const root = config.root === undefined ? ((await findRoot(files, layout)) ?? "") : folderPrefix(config.root);
  await requireUsable(root, files, configured, written);
  if (written) {
    const { requireSound } = await import("./sound-layout.js");
    await requireSound(layout, written, files, root);
  }
  append(files.problems, await misplacedRoot(layout, files, configured, root));
  // They are the steward's, whatever pattern they match: one for every YAML file would take them for broken records.
  const own = new Set([configured.path, file].filter((path) => path !== undefined));
  return await compileLayout(layout, written === undefined, root, own);
}

/** @throws UserError where nothing could be read below the root. */
async function requireUsable(
  root: string,
  files: GateFiles,
  { config, path }: ConfigFile,
  written: LayoutFile | undefined,
): Promise<void> {
  const leadsOut = root.split("/").includes("..");
  // All patterns begin with it.
  if (!leadsOut && !/[\\{}*?]/.test(root)) return;
  const why = leadsOut
    ? "leads out of the repository"
    : "holds a backslash, a brace or a wildcard, so no pattern would match below it";
  const isOfConfig = config.root !== undefined;
  const label = (isOfConfig ? path : written?.label) ?? "";
  const locator = await (isOfConfig ? files.locatorOf(label) : written?.locator());
  const start = locator?.range({ path: label, document: 0, pointer: [isOfConfig ? "root" : "roots"] }).start;
  throw new UserError(
    `${start ? `${label}:${start.line}:${start.column}: ` : ""}The root "${config.root ?? root}" ${why}.`,
    leadsOut
      ? "Name a folder of the repository as `root`."
      : "Name one folder of the repository as `root`, with / between the names of folders.",
  );
}

/** A root without the layout's marker, which another folder has: the ontology beside that marker is not read, nor most records. */
async function misplacedRoot(
  layout: Layout,
  files: GateFiles,
  { config, path }: ConfigFile,
  root: string,
): Promise<Problem[]> {
  const { marker } = layout;
  if (path === undefined || config.root === undefined || marker === undefined) return [];
  const marked = (await files.has(root + marker)) ? undefined : await findRoot(files, layout);
  if (marked === undefined) return [];
  return [
    {
      rule: "gate/invalid-file",
      message: `The memory is to be in "${config.root}", which has no ${marker} by which the layout "${layout.name}" is known; ${marked + marker} is there, and what lies beside it is not read.`,
      at: { path, document: 0, pointer: ["root"] },
      subject: config.root,
      severity: "warning",
      suggestion: { message: `Take \`root\` out, or write \`root: ${marked || "."}\``, certain: false },
    },
  ];
}

async function findRoot(files: GateFiles, layout: Pick<Layout, "marker" | "roots">): Promise<string | undefined> {
  const { marker } = layout;
  const roots = (layout.roots ?? ["."]).map(folderPrefix);
  if (marker === undefined) return roots[0];
  for (const root of roots) if (await files.has(root + marker)) return root;
  return undefined;
}
