/** Feedback on routing as an update: confidence of preferences, and candidates to avoid; a person decides what is not clear. */
import type { Event } from "../../generated/types/feedback-events.js";
import { canonicalJson } from "../../memory/plain-data.js";
import type { DraftedUpdate } from "../../memory/run-events.js";
import { readEntries } from "../../updates/read-entries.js";
import { eventKey, type CountedRecord } from "./counted-record.js";
import { UpdateDraft, type DraftInput } from "./drafted-update.js";
import { preferencesOf, type Preference } from "./preferences.js";

const LEAST_STRENGTH = 0.35;
const LEAST_PRAISE = 0.55;
const MAX_PREFERRED = 0.99;
const MAX_AVOIDED = 0.88;
const STEP = 0.06;

export async function updateOfFeedback(bytes: Uint8Array, input: DraftInput): Promise<DraftedUpdate> {
  const read = await readEntries(bytes, { kind: "feedbackEvents", list: "events", lines: true });
  if (!("value" in read)) return { text: undefined, changes: 0, faults: read, notes: [] };
  const draft = await UpdateDraft.start(input);
  const feedback = new Feedback(draft, input, await preferencesOf(draft.checked, input.tree));
  const occurrences = new Map<string, number>();
  for (const [index, event] of read.value.entries()) {
    const form = canonicalJson(event);
    const occurrence = (occurrences.get(form) ?? 0) + 1;
    occurrences.set(form, occurrence);
    feedback.take(`events[${index}]`, event, eventKey(event, input.source.sourceRun, occurrence));
  }
  return feedback.finish();
}

/** A preference to be proposed: one for each target. */
interface Avoided {
  readonly where: string;
  readonly targetType: "skill" | "workflow";
  readonly target: string;
  confidence: number;
  readonly keys: string[];
  readonly said: string[];
}

class Feedback {
  readonly #draft: UpdateDraft;
  readonly #input: DraftInput;
  readonly #preferences: readonly Preference[];
  readonly #moved = new Map<CountedRecord, string[]>();
  readonly #avoided = new Map<string, Avoided>();
  #waiting = 0;

  constructor(draft: UpdateDraft, input: DraftInput, preferences: readonly Preference[]) {
    this.#draft = draft;
    this.#input = input;
    this.#preferences = preferences;
  }

  take(where: string, event: Event, key: string): void {
    const strength = event.signal_strength ?? 1;
    if (strength < LEAST_STRENGTH) {
      this.#draft.note(where, `skipped: its strength ${strength} is below ${LEAST_STRENGTH}`);
    } else if (!saysEnough(event)) this.#draft.note(where, "skipped: it names no target, and its notes are too short");
    else if (event.type === "skill_followed" || event.type === "workflow_success") {
      this.#praise(where, event, strength, key);
    } else if (event.type === "skill_ignored" || event.type === "routing_conflict_escalated") {
      this.#wait(where, `${event.type} is a reminder`);
    } else this.#blame(where, event, strength, key);
  }

  finish(): DraftedUpdate {
    for (const [record, said] of this.#moved) {
      this.#draft.edit(record.id, record.members(), `Feedback of the run: ${[...new Set(said)].join(", ")}.`);
    }
    for (const { where, targetType, target, confidence, keys, said } of this.#avoided.values()) {
      this.#draft.add(where, {
        type: "preference",
        title: `Avoid the ${targetType} ${target}`,
        body: `Feedback of runs speaks against the ${targetType} \`${target}\`:\n\n${said.map((line) => `- ${line}`).join("\n")}`,
        reason: `Feedback of the run speaks against the ${targetType} ${target}.`,
        members: {
          ...{ target_type: targetType, target, preference: "avoid", confidence, source: "routing_feedback" },
          counted_events: keys,
        },
      });
    }
    const waiting = this.#waiting === 0 ? "" : ` ${this.#waiting} of its events wait for a person.`;
    return this.#draft.finish(
      `What the run ${this.#input.source.sourceRun.id} tells of skills and workflows.${waiting}`,
    );
  }

  #wait(where: string, why: string): void {
    this.#waiting++;
    this.#draft.note(where, `pending_review: ${why}`);
  }

  #of(target: string, preference: Preference["preference"], status: Preference["status"]): Preference[] {
    return this.#preferences.filter(
      (known) => known.target === target && known.preference === preference && known.status === status,
    );
  }

  #praise(where: string, event: Event, strength: number, key: string): void {
    const { skill } = event;
    if (skill === undefined) {
      if (event.type === "workflow_success") this.#draft.note(where, "skipped: a workflow alone moves nothing");
      else this.#wait(where, "it names no skill");
      return;
    }
    const [prefer, ...others] = this.#of(skill, "prefer", "active");
    const confidence = prefer?.record.number("confidence");
    if (!prefer || others.length > 0) this.#wait(where, `${prefer ? "several preferences" : "no preference"} for it`);
    else if (this.#of(skill, "avoid", "active").length > 0) this.#wait(where, "another preference avoids it");
    else if (strength < LEAST_PRAISE) this.#wait(where, `its strength ${strength} is below ${LEAST_PRAISE}`);
    else if (confidence === undefined || confidence >= MAX_PREFERRED) this.#wait(where, "its confidence cannot rise");
    else this.#move(where, prefer.record, key, Math.min(confidence + STEP * strength, MAX_PREFERRED), event);
  }

  #blame(where: string, event: Event, strength: number, key: string): void {
    const target = event.skill ?? event.workflow;
    if (target === undefined) this.#wait(where, "it names no skill and no workflow");
    else if (this.#of(target, "prefer", "active").length > 0) this.#wait(where, "a preference speaks for it");
    else if (this.#of(target, "avoid", "active").length > 0) this.#draft.note(where, "skipped: it is avoided already");
    else {
      const [candidate] = this.#of(target, "avoid", "candidate");
      if (candidate) {
        const confidence = candidate.record.number("confidence") ?? 0;
        this.#move(where, candidate.record, key, Math.min(confidence + STEP * strength, MAX_AVOIDED), event);
      } else this.#avoid(where, event, target, strength, key);
    }
  }

  #move(where: string, record: CountedRecord, key: string, confidence: number, event: Event): void {
    if (!record.count(key)) {
      this.#draft.note(where, "was counted before");
      return;
    }
    record.set("confidence", rounded(Math.max(confidence, record.number("confidence") ?? 0)));
    this.#moved.set(record, [...(this.#moved.get(record) ?? []), event.type]);
  }

  #avoid(where: string, event: Event, target: string, strength: number, key: string): void {
    const notes = event.notes?.replace(/\s+/g, " ").trim().slice(0, 300) ?? "";
    const said = notes === "" ? event.type : `${event.type}: ${notes}`;
    const known = this.#avoided.get(target);
    if (known) {
      known.confidence = rounded(Math.min(known.confidence + STEP * strength, MAX_AVOIDED));
      known.keys.push(key);
      known.said.push(said);
      return;
    }
    const confidence = rounded(Math.min(0.62 + 0.22 * strength, MAX_AVOIDED));
    const targetType = event.skill === undefined ? "workflow" : "skill";
    this.#avoided.set(target, { where, targetType, target, confidence, keys: [key], said: [said] });
  }
}

function saysEnough({ type, skill, workflow, invocation_plan_id: plan, notes = "" }: Event): boolean {
  if (type === "workflow_success") return skill !== undefined || workflow !== undefined;
  if (type === "workflow_too_heavy" || type === "workflow_failure") {
    return skill !== undefined || workflow !== undefined || notes.trim().length >= 16;
  }
  return skill !== undefined || workflow !== undefined || plan !== undefined || notes.trim().length >= 12;
}

/** To hundredths of a hundredth, so that sums do not drift. */
function rounded(confidence: number): number {
  return Math.round(confidence * 10_000) / 10_000;
}
