/** New records and edits of records as the changes of an update, in the memory's own layout. */
import type { Mapping } from "../../memory/plain-data.js";
import { createHash } from "node:crypto";
import type { MemoryUpdate } from "../../generated/types/memory-update.js";
import type { Memory as ExtractedMemory } from "../../generated/types/extracted-memories.js";
import type { LayoutClass } from "../../layouts/layout.js";
import type { GateOptions } from "../../load/gate.js";
import { utcSeconds } from "../../memory/instant.js";
import type { DraftedUpdate, EntryFault } from "../../memory/run-events.js";
import { isOddName } from "../../memory/path-names.js";
import type { Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { withFrontMatter, type FrontMatterValue } from "../../parse/rewrite-front-matter.js";
import { check, type CheckResult } from "../check/check.js";
import { fileMembers } from "../../updates/file-members.js";
import { fillMembers } from "../../updates/fill-members.js";
import { fieldPlace, timeIn } from "./field-place.js";
import { commonFolder, fieldValues, recordClass, recordFolder, slugOf } from "../propose/place-record.js";
import { statusOfNew } from "../propose/status-of-new.js";

export interface DraftInput {
  readonly tree: Tree;
  /** Folder of the tree, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly gate: GateOptions;
  readonly now: Date;
  /** Of the records that come. */
  readonly owners: readonly string[];
  /** Kinds of the memory for types of memories, where the memory's own names do not say. */
  readonly kinds: ReadonlyMap<string, string>;
  readonly source: Pick<MemoryUpdate, "memoryRepository" | "sourceRun" | "baseCommit">;
}

type Change = MemoryUpdate["changes"][number];

/** A preference is one of routing. */
type MemoryType = ExtractedMemory["type"] | "preference";

export interface NewMemory {
  readonly type: MemoryType;
  readonly title: string;
  /** One or two sentences, for a member of that name where the layout asks for one; else they begin the text. */
  readonly summary?: string;
  readonly body: string;
  readonly reason: string;
  readonly tags?: readonly string[];
  /** RFC 3339; now unless told. */
  readonly updatedAt?: string;
  /** Mapping of the front matter beside those of every record. */
  readonly members?: Mapping;
  /** Those that are written only where a schema asks for them. */
  readonly offered?: Mapping;
}

/** Kinds that a type of memory may be called by, best first. */
const KINDS: Readonly<Record<MemoryType, readonly string[]>> = {
  decision: ["Decision"],
  gotcha: ["Gotcha", "Pitfall", "AgentPractice", "Runbook"],
  convention: ["Convention", "AgentPractice"],
  pattern: ["Pattern", "AgentPractice"],
  working: ["Working", "AgentPractice"],
  goal: ["Goal", "AgentPractice"],
  preference: ["routing_preference", "RoutingPreference", "Preference", "AgentPractice"],
};

const TITLE_LENGTH = 120;
const MAX_CHANGES = 100;

/** Collects changes; each comes with the name of its entry, for faults and notes. */
export class UpdateDraft {
  readonly faults: EntryFault[] = [];
  readonly notes: EntryFault[] = [];
  readonly checked: CheckResult;
  readonly #input: DraftInput;
  readonly #changes: Change[] = [];
  readonly #ids: Set<string>;
  readonly #paths: Set<string>;

  private constructor(input: DraftInput, checked: CheckResult, paths: readonly string[]) {
    this.#input = input;
    this.checked = checked;
    this.#ids = new Set(checked.judgement.graph.declarations.flatMap(({ id }) => id?.toLowerCase() ?? []));
    this.#paths = new Set(paths.map((path) => path.toLowerCase()));
  }

  static async start(input: DraftInput): Promise<UpdateDraft> {
    const { tree, root, gate, now } = input;
    const checked = await check({ subject: { tree }, root, gate, now, secrets: false, mayBeEmpty: true });
    return new UpdateDraft(
      input,
      checked,
      (await tree.entries()).map(({ path }) => path),
    );
  }

  fault(where: string, message: string): void {
    this.faults.push({ where, message });
  }

  note(where: string, message: string): void {
    this.notes.push({ where, message });
  }

  /** Mapping that are named are set, all others stay. */
  edit(id: string, members: Mapping, reason: string, body?: string): void {
    this.#changes.push({
      action: "upsert",
      reason: reason.slice(0, 2000),
      record: { ...members, id },
      ...(body !== undefined && { body }),
    });
  }

  /** A new record: a proposal, whatever its source says of its status. */
  add(where: string, memory: NewMemory): void {
    const { gate } = this.checked;
    const place = this.#placeOf(memory.type);
    if (!place) {
      this.fault(
        where,
        `is of the type ${memory.type}, for which the memory has no kind and place: name a kind with --kind`,
      );
      return;
    }
    const { kind, folder, layoutClass } = place;
    const title = memory.title.replace(/\s+/g, " ").trim().slice(0, TITLE_LENGTH);
    const { id, path } = this.#name(kind, title, folder);
    const shape = layoutClass.shapes.at(-1);
    const schemas = gate.schemasFor(layoutClass.name, kind);
    const wanted = fillMembers(fileMembers({ id, kind }, shape, true), schemas, this.#input.now);
    const timeAt = fieldPlace("updatedAt", shape, wanted);
    const time = timeAt && timeIn(timeAt, memory.updatedAt ?? utcSeconds(this.#input.now), schemas);
    const offered = Object.entries({ summary: memory.summary, ...memory.offered }).filter(
      ([name, value]) => value !== undefined && Object.hasOwn(wanted, name),
    );
    const values: FrontMatterValue[] = [
      ...fieldValues(layoutClass, [
        ["id", id],
        ["kind", kind],
        ["title", title],
        ["status", statusOfNew(kind, gate.ontology) ?? "draft"],
        ["owners", fieldPlace("owners", shape, wanted) && this.#owners()],
      ]),
      ...(timeAt ? [[timeAt, time] as const] : []),
      ...fieldValues(layoutClass, [["tags", this.#tags(memory.tags ?? [])]]),
      ...[...offered, ...Object.entries(memory.members ?? {})].map(([name, value]): FrontMatterValue => [
        [name],
        value,
      ]),
    ];
    const isSummed = offered.some(([name]) => name === "summary");
    const text = [...(isSummed ? [] : [memory.summary ?? ""]), memory.body].map((part) => part.trim());
    this.#changes.push({
      action: "upsert",
      reason: memory.reason.slice(0, 2000),
      path: path.slice(gate.layout.root.length),
      content: withFrontMatter(`${text.filter((part) => part !== "").join("\n\n")}\n`, values),
    });
  }

  finish(rationale: string, evidence: MemoryUpdate["evidence"] = []): DraftedUpdate {
    const { faults, notes } = this;
    const changes = this.#changes.length;
    if (changes > MAX_CHANGES) this.fault("update", `would have ${changes} changes, more than ${MAX_CHANGES}`);
    const [first, ...others] = this.#changes;
    if (this.faults.length > 0 || !first) return { text: undefined, changes, faults, notes };
    const update: MemoryUpdate = {
      schema: "memory-steward.update/v1",
      ...this.#input.source,
      rationale: rationale.slice(0, 4000),
      evidence,
      changes: [first, ...others],
      redactionStatus: "not-checked",
    };
    return { text: `${JSON.stringify(update, null, 2)}\n`, changes, faults, notes };
  }

  #placeOf(
    type: MemoryType,
  ): { readonly kind: string; readonly folder: string; readonly layoutClass: LayoutClass } | undefined {
    const { gate, judgement } = this.checked;
    const paths = judgement.memory.entries.map(({ path }) => path);
    for (const kind of this.#kindsOf(type)) {
      const folder = recordFolder(kind, gate, judgement.graph, paths) ?? commonFolder(kind, gate);
      const layoutClass = folder === undefined ? undefined : recordClass(`${folder}x.md`, kind, gate);
      if (folder !== undefined && layoutClass) return { kind, folder, layoutClass };
    }
    return undefined;
  }

  #kindsOf(type: MemoryType): string[] {
    const { nodeKinds } = this.checked.gate.ontology;
    const named = this.#input.kinds.get(type);
    const names = named === undefined ? [type, ...KINDS[type]] : [named];
    if (nodeKinds.size === 0) return names.slice(0, 1);
    return names.filter((name) => nodeKinds.has(name) && !nodeKinds.get(name)?.deprecated);
  }

  /** An id that nobody has and a file that is not there. */
  #name(kind: string, title: string, folder: string): { readonly id: string; readonly path: string } {
    const prefix = this.checked.gate.ontology.nodeKinds.get(kind)?.prefix;
    const slug = slugOf(title).slice(0, 60).replace(/-$/, "") || shortDigest(title);
    for (let number = 1; ; number++) {
      const name = number === 1 ? slug : `${slug}-${number}`;
      const id = prefix === undefined ? name : `${prefix}:${name}`;
      const path = `${folder}${name}.md`;
      if (this.#ids.has(id) || this.#paths.has(path.toLowerCase()) || isOddName(`${name}.md`)) continue;
      this.#ids.add(id);
      this.#paths.add(path.toLowerCase());
      return { id, path };
    }
  }

  #owners(): readonly string[] {
    if (this.#input.owners.length > 0) return this.#input.owners;
    throw new UserError("A new record needs an owner.", "Name who answers for it with --owner, such as team:platform.");
  }

  #tags(tags: readonly string[]): string[] {
    const vocabulary = this.checked.gate.ontology.tags;
    const plain = [...new Set(tags.map((tag) => tag.trim()))].filter((tag) => tag !== "").sort();
    return vocabulary?.closed === true ? plain.filter((tag) => vocabulary.names.has(tag)) : plain;
  }
}

function shortDigest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
