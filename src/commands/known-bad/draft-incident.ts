/** The draft of an incident that tells of a bad state. */
import type { Gate } from "../../load/gate.js";
import type { Graph } from "../../memory/graph.js";
import { utcDay, utcSeconds } from "../../memory/instant.js";
import { withFrontMatter } from "../../parse/rewrite-front-matter.js";
import type { EditedFile } from "../../updates/revert-change.js";
import { fieldValues, idAt, recordClass, recordFolder, slugOf } from "../propose/place-record.js";
import { statusOfNew } from "../propose/status-of-new.js";
import type { BadState } from "./known-bad-file.js";

export interface IncidentInput {
  readonly state: BadState;
  readonly reason: string;
  /** Ids of the records that are wrong there. */
  readonly records: readonly string[];
  /** Those of the records unless told. */
  readonly owners?: readonly string[];
  readonly now: Date;
}

const INCIDENT = "Incident";

export type Draft =
  | { readonly id: string; readonly file: EditedFile }
  /** Why there is none, as a sentence. */
  | { readonly refusal: string };

/**
 * In Markdown, where the layout and the ontology have a place for it.
 * @param paths every file of the memory.
 */
export function draftIncident(input: IncidentInput, gate: Gate, graph: Graph, paths: readonly string[]): Draft {
  const { nodeKinds } = gate.ontology;
  const kind = nodeKinds.get(INCIDENT);
  if (nodeKinds.size > 0 && !kind) return { refusal: `No incident was drafted: the ontology has no kind ${INCIDENT}.` };
  const folder = recordFolder(INCIDENT, gate, graph, paths) ?? standardFolder(gate);
  const layoutClass = folder === undefined ? undefined : recordClass(`${folder}x.md`, INCIDENT, gate);
  if (folder === undefined || !layoutClass) {
    return { refusal: `No incident was drafted: the layout "${gate.layout.name}" has no place for one in Markdown.` };
  }
  const owners = input.owners ?? incidentOwners(input.records, gate, graph);
  if (owners.length === 0)
    return { refusal: "No incident was drafted: it would have no owner; name one with --owner." };
  const day = utcDay(input.now);
  const [first] = input.records;
  const what = first === undefined ? "" : ` of ${first}${input.records.length > 1 ? " and others" : ""}`;
  const { id, path } = freeName(slugOf(`${day}-bad-memory${what}`), folder, {
    prefix: kind?.prefix,
    gate,
    graph,
    paths,
  });
  const title = `Bad memory${what}, ${day}`;
  const fields = fieldValues(layoutClass, [
    ["id", id],
    ["kind", INCIDENT],
    ["title", title],
    ["status", statusOfNew(INCIDENT, gate.ontology)],
    ["owners", owners],
    ["updatedAt", utcSeconds(input.now)],
  ]);
  const bytes = Buffer.from(withFrontMatter(incidentBody(title, input), fields));
  return { id, file: { path, before: undefined, bytes } };
}

/** Where a layout reads incidents although none stands there yet. */
function standardFolder(gate: Gate): string | undefined {
  const folder = `${gate.layout.root}incidents/`;
  return recordClass(`${folder}x.md`, INCIDENT, gate) ? folder : undefined;
}

interface Taken {
  readonly prefix: string | undefined;
  readonly gate: Gate;
  readonly graph: Graph;
  readonly paths: readonly string[];
}

function freeName(slug: string, folder: string, { prefix = "incident", gate, graph, paths }: Taken) {
  const taken = new Set(paths.map((path) => path.toLowerCase()));
  const ids = new Set(graph.declarations.map(({ id }) => id?.toLowerCase()));
  for (let count = 1; ; count++) {
    const name = count === 1 ? slug : `${slug}-${count}`;
    const path = `${folder}${name}.md`;
    const id = idAt(path, `${prefix}:${name}`, gate);
    if (!ids.has(id.toLowerCase()) && !taken.has(path.toLowerCase())) return { id, path };
  }
}

function incidentBody(title: string, { state, reason, records }: IncidentInput): string {
  const affected =
    "snapshot" in state
      ? `- snapshot \`${state.snapshot}\``
      : `- commits from \`${state.commits.from}\`${state.commits.to === undefined ? " on" : ` to \`${state.commits.to}\``}`;
  return `# ${title}

## What happened

${reason}

## What is affected

${[affected, ...records.map((id) => `- record \`${id.replaceAll("`", "'")}\``)].join("\n")}

## What follows

- [ ] The change is taken back or mended.
- [ ] Whoever used this memory is told.
`;
}

function incidentOwners(records: readonly string[], gate: Gate, graph: Graph): readonly string[] {
  const declarations = records.flatMap((id) => graph.records.get(id)?.declarations ?? []);
  const own = declarations.flatMap(({ owners }) => owners);
  return own.length > 0 ? [...new Set(own)] : (gate.ontology.owners.memory ?? []);
}
