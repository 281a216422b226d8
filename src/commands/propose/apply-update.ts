/** Applies the changes of an update to a memory: each becomes the bytes of a file, or is refused (decisions 19 and 20). */
import type { MemoryUpdate } from "../../generated/types/memory-update.js";
import { shapeOf } from "../../layouts/extract.js";
import type { Shape } from "../../layouts/layout.js";
import { isOfGate, type Gate } from "../../load/gate.js";
import { readFiles, unjudged } from "../../load/read-memory.js";
import type { Graph } from "../../memory/graph.js";
import type { AppliedChange, Refusal } from "../../memory/judged-update.js";
import { isMapping, type Mapping } from "../../memory/plain-data.js";
import { readFile, type Tree, type TreeEntry } from "../../memory/tree.js";
import { formatOf } from "../../parse/parse-file.js";
import { withFrontMatter } from "../../parse/rewrite-front-matter.js";
import { yamlText } from "../../parse/write-yaml.js";
import { withArticle } from "../../rules/phrases.js";
import { fileMembers } from "../../updates/file-members.js";
import { PathPolicy } from "../../updates/path-policy.js";
import { mergeIntoFile, type ProposedContent } from "../../updates/merge-into-file.js";
import { recordContent } from "../../updates/merge-record.js";
import { refusal } from "../../updates/refusal.js";
import { formOf } from "../../updates/working-file.js";
import type { UpdatePlaces } from "../../updates/update-places.js";
import { meantFile, meantRecord } from "./meant-names.js";
import { notEditable } from "./not-editable.js";
import { newRecordPlace } from "./new-record-place.js";
import { kindByLayout } from "./place-record.js";
import { timePointer } from "./time-pointer.js";
import { besideId, readsAttributes } from "./unread-attributes.js";

type UpdateChange = MemoryUpdate["changes"][number];

export interface ApplyInput {
  readonly update: MemoryUpdate;
  /** What the update is applied to. */
  readonly main: Tree;
  /** What the agent read. */
  readonly base: Tree;
  readonly gate: Gate;
  /** Of main. */
  readonly graph: Graph;
  readonly places: UpdatePlaces;
}

export interface AppliedUpdate {
  /** In the order of the update; what changes nothing is left out. */
  readonly changes: readonly AppliedChange[];
  readonly refusals: readonly Refusal[];
}

export async function applyUpdate(input: ApplyInput): Promise<AppliedUpdate> {
  const application = new Application(input, await input.main.entries(), await input.base.entries());
  for (const [index, change] of input.update.changes.entries()) await application.apply(change, index + 1);
  return application;
}

class Application implements AppliedUpdate {
  readonly changes: AppliedChange[] = [];
  readonly refusals: Refusal[] = [];
  readonly #input: ApplyInput;
  readonly #policy: PathPolicy;
  readonly #entries: readonly TreeEntry[];
  readonly #baseEntries: ReadonlyMap<string, TreeEntry>;
  readonly #touched = new Set<string>();
  #goneIds: Promise<ReadonlySet<string>> | undefined;

  constructor(input: ApplyInput, entries: readonly TreeEntry[], baseEntries: readonly TreeEntry[]) {
    const { gate } = input;
    this.#input = input;
    this.#entries = entries;
    this.#baseEntries = new Map(baseEntries.map((entry) => [entry.path, entry]));
    this.#policy = new PathPolicy({
      layout: gate.layout,
      entries,
      isExcluded: gate.isExcluded,
      isGate: (path) => isOfGate(gate, path) || path === gate.baselinePath,
    });
  }

  async apply(change: UpdateChange, number: number): Promise<void> {
    const path = change.record ? await this.#pathOf(change.record, change.action, number) : this.#fromRoot(change.path);
    if (typeof path !== "string") {
      this.#refuse(number, path);
      return;
    }
    if (this.#touched.has(path)) {
      const message = `Change ${number} names what an earlier one names.`;
      this.#refuse(number, refusal("CHANGED_TWICE", message, { change: number }));
      return;
    }
    const entry = this.#policy.admit(path, number);
    if (entry && "code" in entry) {
      this.#refuse(number, entry);
      return;
    }
    this.#touched.add(path);
    const content = await this.#bytes(change, number, path, entry);
    if ("code" in content) {
      this.#refuse(number, content);
      return;
    }
    const { before, after, conflicts } = content;
    const isSame = before && after ? Buffer.compare(before, after) === 0 : before === after;
    if (isSame && conflicts.length === 0) return;
    this.changes.push({ change: number, path, reason: change.reason, ...content });
  }

  /** Where nothing else is told, the place is that of what the change is about. */
  #refuse(number: number, refused: Refusal): void {
    this.refusals.push({ at: this.#input.places.subject(number), ...refused });
  }

  #fromRoot(path = ""): string {
    return this.#input.gate.layout.root + path;
  }

  async #bytes(
    { action, record, body, content }: UpdateChange,
    change: number,
    path: string,
    entry: TreeEntry | undefined,
  ): Promise<Pick<AppliedChange, "before" | "after" | "conflicts" | "fields"> | Refusal> {
    const { main, base, gate, graph, places } = this.#input;
    const before = entry && (await readFile(main, entry));
    const baseEntry = this.#baseEntries.get(path);
    const was = baseEntry && (await readFile(base, baseEntry));
    const isUnmoved = entry?.oid === baseEntry?.oid;
    if (action === "delete") {
      if (!before) {
        const message = `Change ${change} deletes a file that is not there.${meantFile(path, graph, gate.layout.root)}`;
        return refusal("NO_SUCH_FILE", message, { change });
      }
      if (!isUnmoved) return refusal("CONFLICT", `Change ${change} deletes a file that changed meanwhile.`, { change });
      return { before, after: undefined, conflicts: [] };
    }
    if (!before && baseEntry) return deletedMeanwhile(change);
    if (content !== undefined && (isUnmoved || !before)) {
      return { before, after: new TextEncoder().encode(content), conflicts: [] };
    }
    const hasText = formatOf(path) === "markdown";
    const present = hasText && before ? recordContent(path, "markdown", before)?.fields : undefined;
    if (hasText && hasField(record, "body") && !hasField(present, "body")) {
      const message = `Change ${change} has a "body" inside its "record", where it would be a field of the front matter. Write the text of the record as "body" beside "record".`;
      return refusal("INVALID", message, { change, at: places.inChange(change, ["record", "body"], "key") });
    }
    if (hasText && hasField(record, "attributes") && !hasField(present, "attributes")) {
      const kind = graph.records.get(record?.id ?? "")?.kind ?? record?.["kind"];
      if (!readsAttributes(path, typeof kind === "string" ? kind : undefined, gate)) {
        const message = `Change ${change} has "attributes" inside its "record", which nothing would read: the fields of this Markdown record stand at the top of its front matter. ${besideId(record?.["attributes"])}`;
        return refusal("INVALID", message, { change, at: places.inChange(change, ["record", "attributes"], "key") });
      }
    }
    if (!hasText && record && body !== undefined && body.trim() !== "") {
      const message = `Change ${change} has a "body", and its record is no Markdown file: there is no text below the fields. Put the text into a field of the record.`;
      return refusal("INVALID", message, { change, at: places.inChange(change, ["body"], "key") });
    }
    const members = record && fileMembers(record, this.#shapeOf(record, path), !before);
    if (members && !before) {
      return { before, after: hasText ? newRecord(members, body) : newData(members, path), conflicts: [] };
    }
    const propose = contentOf(members, hasText ? body : undefined, content);
    const time = timePointer(path, graph, gate.layout);
    const form = formOf(path, gate.layout, gate.limits);
    const sides = before && { main: before, propose, time, form };
    const merged = sides && mergeIntoFile(path, { ...sides, base: was });
    if (merged) return { before, ...merged };
    // Whoever reads the memory again would be refused again.
    if (record && sides && !mergeIntoFile(path, { ...sides, base: before })) return notEditable(path, before, change);
    return refusal("CONFLICT", `Change ${change} cannot be laid on the file as it is now.`, { change });
  }

  #shapeOf(record: NonNullable<UpdateChange["record"]>, path: string): Shape | undefined {
    const { gate, graph } = this.#input;
    const layoutClass = gate.layout.classOf(path);
    const held = graph.records.get(record.id)?.primary;
    return layoutClass && (held ? layoutClass.shapes[held.shape] : shapeOf(layoutClass, record));
  }

  /** The file that holds a record, or the one that a new record would get. */
  async #pathOf(
    record: NonNullable<UpdateChange["record"]>,
    action: UpdateChange["action"],
    change: number,
  ): Promise<string | Refusal> {
    const { gate, graph } = this.#input;
    const { ontology, layout } = gate;
    const held = graph.records.get(record.id);
    if (held) {
      const { path, root, document } = held.primary;
      const alone = graph.declarations.filter((declaration) => declaration.path === path).length === 1;
      if (alone && root.length === 0 && document === 0) return path;
      return refusal("NO_PLACE", `Change ${change} names a record that shares its file with others.`, { change });
    }
    if (action === "delete") {
      const message = `Change ${change} deletes a record that is not there.${meantRecord(record.id, graph)}`;
      return refusal("NO_SUCH_RECORD", message, { change });
    }
    if ((await this.#gone()).has(record.id)) return deletedMeanwhile(change);
    const kind = record["kind"] ?? record["nodeKind"] ?? kindByLayout(record, layout);
    if (kind === undefined) {
      const message = `Change ${change} names a record that is not there, and no kind for a new one.${meantRecord(record.id, graph)}`;
      return refusal("NO_SUCH_RECORD", message, { change });
    }
    const declared = typeof kind === "string" ? ontology.nodeKinds.get(kind) : undefined;
    if (declared?.prefix !== undefined && !record.id.startsWith(`${declared.prefix}:`)) {
      const message = `Change ${change} gives a record an id that is not of its kind: that of ${withArticle(declared.name)} begins with "${declared.prefix}:".`;
      return refusal("WRONG_ID", message, { change });
    }
    const paths = this.#entries.map(({ path }) => path).filter((path) => layout.classOf(path));
    // `nodeKind` and `attributes` are how a record of a graph is written.
    const isData = record["kind"] === undefined || isMapping(record["attributes"]);
    const place = typeof kind === "string" ? newRecordPlace(kind, gate, graph, paths, isData) : undefined;
    const file = place?.fileOf(record.id);
    if (file === undefined) {
      const message = `Change ${change} brings a record of a kind, or with an id, that the layout has no file for.`;
      return refusal("NO_PLACE", message, { change });
    }
    if (this.#entries.some(({ path }) => path === file)) {
      const message = `Change ${change} brings a record whose file is there already, for something else.`;
      return refusal("NO_PLACE", message, { change });
    }
    return file;
  }

  /** Ids in the files that differ from what the agent read: one that main does not have was deleted, wherever it stood. */
  #gone(): Promise<ReadonlySet<string>> {
    return (this.#goneIds ??= this.#readGone());
  }

  async #readGone(): Promise<ReadonlySet<string>> {
    const { base, gate, graph } = this.#input;
    const oids = new Map(this.#entries.map(({ path, oid }) => [path, oid]));
    const others = (await base.entries()).filter(({ path }) => oids.get(path) !== this.#baseEntries.get(path)?.oid);
    const files = await readFiles(base, others, gate, unjudged, false);
    const ids = [...files.values()].flatMap(({ declarations }) => declarations.flatMap(({ id }) => id ?? []));
    return new Set(ids.filter((id) => !graph.records.has(id)));
  }
}

/** It decided about what is gone: to bring that back would overwrite the deletion, to leave it out would lose the edit. */
function deletedMeanwhile(change: number): Refusal {
  return refusal("CONFLICT", `Change ${change} edits what was deleted meanwhile.`, { change });
}

/** What the change wants of a file, by what the agent read and what is there now. */
function contentOf(
  members: Mapping | undefined,
  body: string | undefined,
  content: string | undefined,
): ProposedContent {
  if (members) return { members, body };
  return { bytes: new TextEncoder().encode(content ?? "") };
}

function hasField(fields: Mapping | undefined, name: string): boolean {
  return fields?.[name] !== undefined && fields[name] !== null;
}

/** The members as the file of a record has them, in YAML or JSON. */
function newData(members: Mapping, path: string): Uint8Array {
  const set = Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));
  const text = formatOf(path) === "json" ? `${JSON.stringify(set, null, 2)}\n` : yamlText(set);
  return new TextEncoder().encode(text);
}

function newRecord(members: Mapping, body = ""): Uint8Array {
  const values = Object.entries(members).filter(([, value]) => value !== null);
  const text = body === "" || body.endsWith("\n") ? body : `${body}\n`;
  return new TextEncoder().encode(
    withFrontMatter(
      text,
      values.map(([name, value]) => [[name], value]),
    ),
  );
}
