/**
 * Loads the gate: configuration, layout, ontology, baseline and waivers of one tree. On a pull request that tree is the
 * tip of the target branch, so that a change is judged by the rules it wants to join (architecture, third idea).
 */
import type { Config } from "../generated/types/config.js";
import type { SchemaCheck } from "../layouts/record-schemas.js";
import { SchemaRoom } from "../layouts/schema-room.js";
import type { ResolvedLayout, TextPattern } from "../layouts/layout.js";
import type { Baseline, Waiver } from "../memory/baseline-and-waivers.js";
import { DEFAULT_LIMITS, type Format, type Limits } from "../memory/document.js";
import type { Problem, Severity } from "../memory/finding.js";
import { isIndexPath, mayHoldIndex } from "../memory/index-paths.js";
import { KEPT_PROBLEMS } from "../memory/kept-problems.js";
import type { Anchor } from "../memory/place.js";
import { kindPrefixes, type Ontology } from "../memory/ontology.js";
import { append } from "../memory/append.js";
import { compileGlobs, compileMayMatchBelow, type PathMatcher } from "../memory/glob.js";
import { misspeltGlob } from "../memory/glob-spelling.js";
import { leadsIntoGit } from "../memory/path-names.js";
import { REJECTIONS_FILE, type Rejections } from "../memory/rejection.js";
import type { Tree, TreeEntry } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { formatOf } from "../parse/parse-file.js";
import { readBaseline, readWaivers } from "./baseline-and-waivers.js";
import { GateFiles } from "./gate-files.js";
import { configGlobProblems } from "./glob-problem.js";
import { loadLayout, type ConfigFile, type LayoutChoice } from "./load-layout.js";
import { loadOntology } from "./load-ontology.js";
import { ontologyDigest } from "./ontology-digest.js";
import { readRejections } from "./rejections.js";
import { loadAttributeSchemas, loadPatterns, loadSchemas } from "./load-schemas.js";
import { unreadAcceptances } from "./unread-files.js";

export interface GateOptions {
  /** From the command line; the configuration's choice, or detection, otherwise. */
  readonly layout?: LayoutChoice;
  /** Path of the configuration in the tree. */
  readonly config?: string;
  /** How many problems of a kind are kept of one file; `KEPT_PROBLEMS` unless told. */
  readonly keptProblems?: number;
  /** Whether all that is wrong is said, also where one problem of a mistake would do: what accepts it accepts all of them. */
  readonly tellsAll?: boolean;
}

/** A rule to which a configuration or a layout gives a severity. */
export interface SeveritySetting {
  readonly rule: string;
  readonly at: Anchor;
}

export interface Gate {
  readonly layout: ResolvedLayout;
  readonly ontology: Ontology;
  readonly prefixes: ReadonlySet<string>;
  readonly limits: Limits;
  /** How many problems of a kind are kept of one file. */
  readonly keptProblems: number;
  readonly tellsAll: boolean;
  /** Files that are not memory, the steward's own index among them. Paths from the root of the tree. */
  readonly isExcluded: PathMatcher;
  /** Globs of the configuration's `exclude`, from the root of the memory. */
  readonly excluded: readonly string[];
  /** Whether a file below a folder may be excluded; never no where one is. */
  readonly mayExcludeBelow: PathMatcher;
  /** Each pattern of `lowTrust` in the configuration that can match a file, as it is written there. */
  readonly lowTrustPatterns: readonly FilePattern[];
  /** Files whose text nobody here wrote: imports, and what the configuration adds. */
  readonly isLowTrust: PathMatcher;
  readonly severities: ReadonlyMap<string, Severity | "off">;
  /** Where the repository itself sets severities: in its configuration and its ontology. */
  readonly severitySettings: readonly SeveritySetting[];
  readonly schemasFor: (className: string, kind: string | undefined) => readonly SchemaCheck[];
  readonly attributeSchema: (kind: string) => SchemaCheck | undefined;
  readonly idPattern: (kind: string) => TextPattern | undefined;
  readonly baseline: Baseline;
  readonly baselinePath: string;
  readonly waivers: readonly Waiver[];
  readonly waiversPath: string;
  /** What was proposed and rejected (decision 34). */
  readonly rejections: Rejections;
  /** Whose updates are proposed (decision 37). */
  readonly proposals: NonNullable<Config["proposals"]>;
  /** Which commits are tagged as approved; undefined where the configuration does not say. */
  readonly snapshots: Config["snapshots"];
  /** How runs are imported. */
  readonly imports: NonNullable<Config["imports"]>;
  /** Files that the gate was read from, by path: a change of one is a change of the gate. */
  readonly files: ReadonlyMap<string, TreeEntry>;
  /** Whether a file that comes, goes or changes at a path may make another gate. */
  readonly mayDependOn: (path: string) => boolean;
  /** What is wrong with the gate's own files. */
  readonly problems: readonly Problem[];
  /** `sha256:` of ontology and resolved layout (decision 5). */
  readonly ontologyDigest: string;
  readonly indexes: IndexSettings;
}

export interface FilePattern {
  readonly pattern: string;
  /** By paths from the root of the tree. */
  readonly matches: PathMatcher;
}

/** How the index is written: member `indexes` of the configuration. */
interface IndexSettings {
  /** Declarations up to which the whole graph stands in one file. */
  readonly inline: number;
  readonly restricted: "full" | "listed" | "hidden";
}

const INDEX_DEFAULTS: IndexSettings = { inline: 128, restricted: "listed" };

const CONFIG_NAMES = ["memory-steward.yml", "memory-steward.yaml"];
const CONFIG_FORMATS: readonly (Format | undefined)[] = ["yaml", "json"];

/** @throws UserError when the tree has no usable configuration or layout. */
export async function loadGate(tree: Tree, options: GateOptions = {}): Promise<Gate> {
  const files = new GateFiles(tree);
  const configured = await loadConfig(files, options.config);
  const { config, path: configFile } = configured;
  append(files.problems, await configGlobProblems(files, config, configFile ?? ""));
  const layout = await loadLayout(files, options.layout, configured);
  const { root } = layout;
  const ontology = await loadOntology(files, layout, config);
  const baselinePath = root + ownFile(config.baseline ?? "memory-steward.baseline.json", "baseline");
  const waiversPath = root + ownFile(config.waivers ?? "memory-steward.waivers.yaml", "waivers");
  const isExcluded = matcher(config.exclude ?? [], root);
  const mayExcludeBelow = compileMayMatchBelow((config.exclude ?? []).map((glob) => root + glob));
  const idPattern = await loadPatterns(files, ontology);
  const room = new SchemaRoom();
  const schemasFor = await loadSchemas(files, layout, room);
  const attributeSchema = await loadAttributeSchemas(files, ontology, room);
  const { baseline, waivers } = await readBaseline(files, baselinePath);
  const acceptances = { baseline: baselinePath, waivers: waiversPath };
  append(files.problems, await unreadAcceptances(files, acceptances, { config, path: configFile }));
  const rejectionsPath = root + REJECTIONS_FILE;
  return {
    layout,
    ontology,
    prefixes: kindPrefixes(ontology),
    limits: { ...DEFAULT_LIMITS, ...config.limits },
    keptProblems: options.keptProblems ?? KEPT_PROBLEMS,
    tellsAll: options.tellsAll === true,
    // The steward writes the rejections beside the index, and nothing is judged by them: they are no source.
    isExcluded: (path) => isIndexPath(path, root) || path === rejectionsPath || isExcluded(path),
    excluded: config.exclude ?? [],
    mayExcludeBelow: (folder) => mayHoldIndex(folder, root) || mayExcludeBelow(folder),
    lowTrustPatterns: (config.lowTrust ?? [])
      .filter((pattern) => !misspeltGlob(pattern))
      .map((pattern) => ({ pattern, matches: matcher([pattern], root) })),
    isLowTrust: matcher([...layout.lowTrust, ...(config.lowTrust ?? [])], root),
    severities: new Map([...layout.severities, ...ontology.severities, ...Object.entries(config.severities ?? {})]),
    severitySettings: [
      ...severitySettings(Object.keys(config.severities ?? {}), configFile ?? ""),
      ...(layout.file === undefined ? [] : severitySettings(layout.severities.keys(), layout.file)),
      ...ontology.severityPlaces,
    ],
    schemasFor,
    attributeSchema,
    idPattern,
    baseline,
    baselinePath,
    waivers: [...(await readWaivers(files, waiversPath)), ...waivers],
    waiversPath,
    rejections: await readRejections(files, rejectionsPath),
    snapshots: config.snapshots,
    proposals: config.proposals ?? {},
    imports: config.imports ?? {},
    files: files.used,
    mayDependOn: (path) => files.mayDependOn(path),
    problems: files.problems,
    ontologyDigest: ontologyDigest(layout, ontology),
    indexes: { ...INDEX_DEFAULTS, ...config.indexes },
  };
}

/** Paths of the files that are not the same in two gates, sorted. */
export function editedGateFiles({ files: before }: Gate, { files: after }: Gate): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path)?.oid !== after.get(path)?.oid).sort();
}

/** As `loadGate`, with the fault of a gate that cannot be read in its place. */
export async function tryGate(tree: Tree, options: GateOptions): Promise<Gate | UserError> {
  try {
    return await loadGate(tree, options);
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

async function loadConfig(files: GateFiles, path: string | undefined): Promise<ConfigFile> {
  const [found, second] = path === undefined ? await presentNames(files) : [path];
  if (found === undefined) return { config: {} };
  if (second !== undefined) {
    throw new UserError(`There are two configurations, ${CONFIG_NAMES.join(" and ")}.`, "Keep one of them.");
  }
  if (!(await files.has(found))) {
    throw new UserError(
      `There is no configuration file ${found} in ${files.label}.`,
      "Name a file that exists, relative to the folder that is checked.",
    );
  }
  // Read as anything else, it would say nothing, and nothing would be configured.
  if (!CONFIG_FORMATS.includes(formatOf(found))) {
    throw new UserError(
      `The configuration ${found} is neither a YAML nor a JSON file by its name.`,
      "Name a file that ends with .yml, .yaml or .json.",
    );
  }
  return { config: await files.readRequired(found, "config", "configuration"), path: found };
}

async function presentNames(files: GateFiles): Promise<string[]> {
  const present = await Promise.all(CONFIG_NAMES.map((name) => files.has(name)));
  return CONFIG_NAMES.filter((_, index) => present[index]);
}

function matcher(globs: readonly string[], root: string): PathMatcher {
  return compileGlobs(globs.map((glob) => root + glob));
}

/** What a file says of the severity of rules, each with its place. */
export function severitySettings(rules: Iterable<string>, path: string): SeveritySetting[] {
  return Array.from(rules, (rule) => ({
    rule,
    at: { path, document: 0, pointer: ["severities", rule], part: "key" },
  }));
}

/** Whether what comes, goes or changes at a path may make another gate. */
export function isOfGate({ files, mayDependOn }: Gate, path: string): boolean {
  return files.has(path) || mayDependOn(path);
}

/** A path of the repository's own, since what a configuration names may be written to (security rule 27). */
function ownFile(path: string, member: string): string {
  const segments = path.split("/").filter((segment) => segment !== ".");
  const own = segments.join("/");
  // Neither Git's own folder nor a setting of the forge, nor what the steward generates.
  const isOurs =
    segments.every((segment) => !/^(?:\.\.|\.git.*|)$/i.test(segment)) && !leadsIntoGit(path) && !isIndexPath(own, "");
  if (isOurs && (member === "baseline" ? path.endsWith(".json") : /\.ya?ml$/.test(path))) return own;
  throw new UserError(
    `The configuration names "${path}" as ${member}, which cannot be one.`,
    `Name a ${member === "baseline" ? ".json" : ".yaml"} file below the folder of the memory.`,
  );
}
