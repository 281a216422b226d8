/** Reads the ontology that a layout names (decisions 8 and 9). */
import type { Config } from "../generated/types/config.js";
import type { OntologyFile } from "../generated/types/ontology.js";
import { INLINE_ONTOLOGY, type OntologySource, type ResolvedLayout } from "../layouts/layout.js";
import { globFault } from "../memory/glob-spelling.js";
import { globProblem } from "./glob-problem.js";
import { builtInOntology, ONTOLOGY_MAJOR, ontologyFromParts, type OntologyPart } from "../layouts/ontology-folder.js";
import { manifestFiles, ontologyFromManifest } from "../layouts/ontology-manifest.js";
import { standsForYaml } from "../memory/data-extension.js";
import type { Problem } from "../memory/finding.js";
import { NO_ONTOLOGY, type Ontology } from "../memory/ontology.js";
import { isMapping } from "../memory/plain-data.js";
import type { Anchor, Pointer } from "../memory/place.js";
import { validated } from "../layouts/file-schemas.js";
import type { GateFiles } from "./gate-files.js";

export async function loadOntology(files: GateFiles, layout: ResolvedLayout, config: Config): Promise<Ontology> {
  const ontology = await fromSource(files, layout);
  return {
    ...ontology,
    staleAfterDays: config.staleAfterDays ?? ontology.staleAfterDays,
    externalNamespaces: new Set([...ontology.externalNamespaces, ...(config.externalNamespaces ?? [])]),
  };
}

async function fromSource(files: GateFiles, layout: ResolvedLayout): Promise<Ontology> {
  const source = layout.ontology;
  if (!source) return NO_ONTOLOGY;
  switch (source.from) {
    case "inline": {
      const { value } = await validated("ontology", source.value);
      if (value === undefined) throw new Error("a layout was read although its ontology does not fit its schema");
      return ontologyFromParts([{ path: layout.file ?? "", value }], "layout", undefined, INLINE_ONTOLOGY);
    }
    case "manifest":
      return await fromManifest(files, layout, source.manifest);
    case "folder":
      return await fromFolder(files, layout, source);
  }
}

async function fromFolder(
  files: GateFiles,
  layout: ResolvedLayout,
  source: Extract<OntologySource, { from: "folder" }>,
): Promise<Ontology> {
  const { base } = source;
  const folder = layout.root + source.folder;
  const paths = (await files.inFolder(folder)).filter(isRead);
  files.problems.push(...(await unreadParts(files, folder)));
  if (paths.length === 0) {
    if (base === undefined)
      files.problems.push(...absentOntology(layout, "folder", `no .yaml file directly in ${folder}`));
    return builtInOntology(base);
  }
  const parts: OntologyPart[] = [];
  for (const path of paths) {
    const value = await files.read(path);
    const major = formatMajor(value);
    if (major !== undefined && major !== ONTOLOGY_MAJOR) {
      files.problems.push({
        rule: "ontology/unsupported-version",
        message: `${path} is written in ontology format v${major}; this steward reads v${ONTOLOGY_MAJOR}. Nothing is judged by this ontology.`,
        at: { path, document: 0, pointer: ["ontology"] },
      });
      return NO_ONTOLOGY;
    }
    const valid = value === undefined ? undefined : await files.readValid(path, "ontology");
    if (!valid) continue;
    parts.push({ path, value: valid });
    files.problems.push(...ontologyFaults(path, valid));
  }
  const twice = membersSaidTwice(parts);
  files.problems.push(...twice.problems);
  return ontologyFromParts(twice.parts, "files", base);
}

/** Whether a file directly in the folder is one of the ontology. */
function isRead(path: string): boolean {
  return /\.ya?ml$/.test(path);
}

function extensionOf(path: string): string {
  return /\.([^./]*)$/.exec(path)?.[1] ?? "";
}

/** Files that are looked at for what they may be meant for, and folders in folders. */
const MAX_LOOKED_AT = 200;
const MAX_DEPTH = 8;

/** Files that say what an ontology says, and that are not read for their name or their place: all would pass as if they said nothing. */
async function unreadParts(files: GateFiles, folder: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  let left = MAX_LOOKED_AT;
  const look = async (below: string, depth: number): Promise<void> => {
    for (const path of await files.inFolder(below)) {
      if ((below === folder && isRead(path)) || !standsForYaml(extensionOf(path)) || left-- <= 0) continue;
      const value = await files.glance(path);
      if (!isMapping(value) || !Object.keys(value).some((member) => MEMBERS.has(member))) continue;
      const { errors } = await validated("ontology", value);
      if (errors) continue;
      problems.push({
        rule: "gate/invalid-file",
        message: `${path} has the form of an ontology file and is not read: only files directly in ${folder} that end with .yaml or .yml are.`,
        at: { path, document: 0 },
        subject: "unread",
        severity: "warning",
        suggestion: { message: `Move or rename it, so that it is a .yaml file directly in ${folder}`, certain: false },
      });
    }
    if (depth === 0) return;
    for (const { name, isFolder } of await files.namesIn(below.replace(/\/$/, ""))) {
      if (isFolder && left-- > 0) await look(`${below}${name}/`, depth - 1);
    }
  };
  await look(folder, MAX_DEPTH);
  return problems;
}

/** What only an ontology says. */
const MEMBERS: ReadonlySet<string> = new Set<keyof OntologyFile>([
  ...(["ontology", "nodeKinds", "edgeKinds", "statuses", "transitions"] as const),
  ...(["severities", "pathPolicy", "sensitivityPolicy", "approvals"] as const),
]);

/** Members that every file may have: they speak of the file. */
const OF_EACH_FILE: ReadonlySet<string> = new Set(["$schema", "ontology"]);

/**
 * A member that two files have is read from neither: whichever counted, a file could loosen the gate by its name alone.
 * @returns the parts without such members, and what to say of them.
 */
function membersSaidTwice(parts: readonly OntologyPart[]): { parts: OntologyPart[]; problems: Problem[] } {
  const first = new Map<string, string>();
  const twice = new Set<string>();
  const problems: Problem[] = [];
  for (const { path, value } of parts) {
    for (const member of Object.keys(value)) {
      if (OF_EACH_FILE.has(member)) continue;
      const known = first.get(member);
      if (known === undefined) {
        first.set(member, path);
        continue;
      }
      twice.add(member);
      const at = (file: string): Anchor => ({ path: file, document: 0, pointer: [member], part: "key" });
      problems.push({
        rule: "gate/invalid-file",
        message: `"${member}" stands in ${known} already, and a member of the ontology may stand in one file alone. Neither is read; put all of it into one of them.`,
        at: at(path),
        subject: member,
        related: [{ message: "Here it stands too.", at: at(known) }],
      });
    }
  }
  const once = parts.map(({ path, value }) => ({
    path,
    value: Object.fromEntries(Object.entries(value).filter(([member]) => !twice.has(member))),
  }));
  return { parts: once, problems };
}

/** What makes an ontology unusable that its schema cannot tell. @param above the way to it in its file. */
export function ontologyFaults(path: string, file: OntologyFile, above: Pointer = []): Problem[] {
  return [...unusableGlobs(path, file, above), ...kindsNamedTwice(path, file, above)];
}

/** A kind that is named twice would be what its last entry says, however little that asks for. */
function kindsNamedTwice(path: string, file: OntologyFile, above: Pointer): Problem[] {
  const problems: Problem[] = [];
  for (const member of ["nodeKinds", "edgeKinds"] as const) {
    const first = new Map<string, number>();
    (file[member] ?? []).forEach(({ name }, index) => {
      const known = first.get(name);
      if (known === undefined) {
        first.set(name, index);
        return;
      }
      const at = (entry: number): Anchor => ({ path, document: 0, pointer: [...above, member, entry, "name"] });
      problems.push({
        rule: "gate/invalid-file",
        message: `"${name}" is named twice under \`${member}\`. Its first entry counts; put all of it into that one.`,
        at: at(index),
        subject: `${member} ${name}`,
        related: [{ message: "Here it is named first.", at: at(known) }],
      });
    });
  }
  return problems;
}

const GLOB_POLICIES = [
  ["pathPolicy", "path policy"],
  ["sensitivityPolicy", "sensitivity policy"],
] as const;

function unusableGlobs(path: string, file: OntologyFile, above: Pointer): Problem[] {
  const problems: Problem[] = [];
  for (const [member, name] of GLOB_POLICIES) {
    (file[member] ?? []).forEach(({ paths = [] }, entry) => {
      paths.forEach((glob, index) => {
        const fault = globFault(glob);
        if (!fault) return;
        const at = { path, document: 0, pointer: [...above, member, entry, "paths", index] };
        problems.push(globProblem(glob, fault, at, `The ${name}`));
      });
    });
  }
  return problems;
}

function formatMajor(value: unknown): number | undefined {
  const format = typeof value === "object" && value !== null ? (value as { ontology?: unknown }).ontology : undefined;
  const match = typeof format === "string" ? /^memory-steward\.ontology\/v(\d+)$/.exec(format) : null;
  return match ? Number(match[1]) : undefined;
}

/** What a layout of the repository says of its ontology leads nowhere: nothing would be judged by any. */
function absentOntology({ file }: ResolvedLayout, member: "folder" | "manifest", what: string): Problem[] {
  if (file === undefined) return [];
  return [
    {
      rule: "gate/invalid-file",
      message: `The layout has its ontology in a ${member}, and there is ${what}: records of every kind pass, with every edge.`,
      at: { path: file, document: 0, pointer: ["ontology", member] },
      subject: member,
      suggestion: { message: `Correct \`${member}\`, add what is missing, or take \`ontology\` out`, certain: false },
    },
  ];
}

async function fromManifest(files: GateFiles, layout: ResolvedLayout, manifestPath: string): Promise<Ontology> {
  const { root } = layout;
  const path = root + manifestPath;
  if (!(await files.has(path))) {
    files.problems.push(...absentOntology(layout, "manifest", `no file ${path}`));
    return NO_ONTOLOGY;
  }
  const manifest = await files.read(path);
  const { nodeKindFiles, edgeKindFile } = manifestFiles(manifest);
  const parts: { path: string; value: unknown }[] = [];
  for (const name of [...nodeKindFiles, ...(edgeKindFile === undefined ? [] : [edgeKindFile])]) {
    const part = root + name;
    if (await files.has(part)) {
      parts.push({ path: part, value: await files.read(part) });
    } else {
      files.problems.push({
        rule: "gate/invalid-file",
        message: `${path} names ${name}, which does not exist.`,
        at: { path, document: 0 },
        subject: name,
      });
    }
  }
  return ontologyFromManifest(manifest, parts);
}
