/** Events of a failure detector as an update: counters, texts beside the old ones, and new candidates; nothing is overwritten. */
import type { Event } from "../../generated/types/failure-events.js";
import { utcSeconds } from "../../memory/instant.js";
import { canonicalJson } from "../../memory/plain-data.js";
import type { Declaration } from "../../memory/record.js";
import type { DraftedUpdate } from "../../memory/run-events.js";
import { readEntries } from "../../updates/read-entries.js";
import { meantFile, meantRecord } from "../propose/meant-names.js";
import { CountedRecord, eventKey } from "./counted-record.js";
import { UpdateDraft, type DraftInput } from "./drafted-update.js";

const BOOST = 15;
const MAX_SCORE = 100;
const TITLE_LENGTH = 88;
const SHOWN_LENGTH = 200;

export async function updateOfFailures(bytes: Uint8Array, input: DraftInput): Promise<DraftedUpdate> {
  const read = await readEntries(bytes, { kind: "failureEvents", list: "events", lines: false });
  if (!("value" in read)) return { text: undefined, changes: 0, faults: read, notes: [] };
  const events = read.value;
  const failures = new Failures(await UpdateDraft.start(input), input);
  const seen = new Set<string>();
  for (const [index, event] of events.entries()) {
    const form = canonicalJson(event);
    if (!seen.has(form)) await failures.take(`events[${index}]`, event);
    seen.add(form);
  }
  return failures.finish();
}

interface Violated {
  readonly record: CountedRecord;
  readonly reasons: string[];
  readonly texts: string[];
}

class Failures {
  readonly #draft: UpdateDraft;
  readonly #input: DraftInput;
  readonly #violated = new Map<string, Violated>();

  constructor(draft: UpdateDraft, input: DraftInput) {
    this.#draft = draft;
    this.#input = input;
  }

  async take(where: string, event: Event): Promise<void> {
    const { description, draftContent = "" } = event;
    if (event.suggestedAction === "extract_new") {
      this.#draft.add(where, {
        type: "gotcha",
        title: titleOf(description),
        summary: description,
        body: draftContent,
        offered: { importance: "medium" },
        reason: "A new failure in the log of the run.",
      });
      return;
    }
    const violated = await this.#find(where, event.relatedMemoryFile ?? "");
    if (!violated) return;
    const { record, reasons, texts } = violated;
    const isRewrite = event.suggestedAction === "rewrite_memory";
    if (isRewrite && record.body === undefined) {
      this.#draft.fault(where, "would rewrite a record that has no text below its fields");
      return;
    }
    if (!record.count(eventKey(event, this.#input.source.sourceRun))) {
      this.#draft.note(where, "was counted before");
      return;
    }
    record.set("hit_count", (record.number("hit_count") ?? 0) + 1);
    const score = record.number("score");
    if (score !== undefined) record.set("score", Math.min(score + BOOST, MAX_SCORE));
    reasons.push(description.trim());
    if (isRewrite) texts.push((draftContent.trim() === "" ? description : draftContent).trim());
  }

  finish(): DraftedUpdate {
    for (const { record, reasons, texts } of this.#violated.values()) {
      if (reasons.length === 0) continue;
      const reason = `The log of the run shows that this was not heeded: ${reasons.join(" · ")}`;
      const time = texts.length === 0 ? undefined : utcSeconds(this.#input.now);
      const sections = texts.map((text) => `\n\n## Proposed rewrite\n\n${text}`).join("");
      const body = texts.length === 0 ? undefined : `${(record.body ?? "").trimEnd()}${sections}\n`;
      this.#draft.edit(record.id, record.members(time), reason, body);
    }
    return this.#draft.finish(
      `What a failure detector found in the log of the run ${this.#input.source.sourceRun.id}.`,
    );
  }

  async #find(where: string, name: string): Promise<Violated | undefined> {
    const { gate, judgement } = this.#draft.checked;
    const path = name.replaceAll("\\", "/").replace(/^\.\//, "");
    const known = judgement.graph.declarations.filter(
      (declaration) =>
        declaration.role === "record" &&
        (declaration.id === name || declaration.path === path || declaration.path === gate.layout.root + path),
    );
    const [only] = known;
    const violated = only && known.length === 1 ? await this.#violatedOf(only) : undefined;
    if (violated) return violated;
    const shown = `relatedMemoryFile ${JSON.stringify(name.slice(0, SHOWN_LENGTH))}`;
    const { root } = gate.layout;
    const meant = /^[^/]+:/.test(name)
      ? meantRecord(name, judgement.graph)
      : meantFile(root + path, judgement.graph, root);
    this.#draft.fault(
      where,
      only
        ? `names as ${shown} what is not one record with an id in a file of its own`
        : `names as ${shown} a record that the memory does not have.${meant} Give the id of a record, or the path of its file in the memory`,
    );
    return undefined;
  }

  async #violatedOf(declaration: Declaration): Promise<Violated | undefined> {
    const known = this.#violated.get(declaration.path);
    if (known) return known;
    const record = await CountedRecord.read(declaration, this.#input.tree, this.#draft.checked.gate);
    if (!record) return undefined;
    const violated: Violated = { record, reasons: [], texts: [] };
    this.#violated.set(declaration.path, violated);
    return violated;
  }
}

/** The first sentence, at the boundary of a word. */
function titleOf(description: string): string {
  const line = description.replace(/\s+/g, " ").trim();
  const sentence = /^.*?[^.]\.(?= |$)|^.*?[。！？]/u.exec(line)?.[0].replace(/[.。！？]$/u, "") ?? line;
  if (sentence.length <= TITLE_LENGTH) return sentence;
  const cut = sentence.slice(0, TITLE_LENGTH);
  return cut.includes(" ") ? cut.slice(0, cut.lastIndexOf(" ")) : cut;
}
