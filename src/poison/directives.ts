/** Finds text that gives orders to an agent: in prose, in quotations and code, and where no reader sees it. */
import { meaningOf, type Family, type Meaning } from "./families.js";
import { withoutMarks } from "./fold.js";
import { findHits } from "./hits.js";
import { isAboutDirectives, isScoped, textOf } from "./honesty.js";
import { shown, toTell, unfinishedMark, type PoisonMark } from "./mark.js";
import { MarkList } from "./mark-list.js";
import { sentencesOf, type PlacedHit, type Sentence } from "./sentences.js";
import { bitOf } from "./terms/table.js";
import { viewOf, type View } from "./view.js";
import type { ZoneSpan } from "./zone-span.js";
import { capitalised } from "../memory/capitalised.js";

/** Bytes between two sentences that are read together. */
const BESIDE = 300;

export function findDirectives(text: string, zones: readonly ZoneSpan[]): PoisonMark[] {
  const view = viewOf(text);
  const { hits, stop } = findHits(view);
  const sentences = sentencesOf(view, hits, zones);
  const marks = new MarkList();
  for (let at = 0; at < sentences.length; at++) {
    const sentence = sentences[at];
    if (!sentence) break;
    const next = sentences[at + 1];
    const beside = next && next.start - sentence.end <= BESIDE ? next : undefined;
    const found = judge(view, sentence, undefined) ?? (beside && judge(view, sentence, beside));
    if (!found) continue;
    marks.add(markOf(text, view, found));
    if (found.last === beside) at++;
  }
  if (stop === undefined) return [...marks.all()];
  const at = view.offsets[stop] ?? 0;
  return [...marks.all(), unfinishedMark("poison/directive", "words of orders", at, text.slice(at))];
}

interface Found {
  readonly place: "prose" | "quoted" | "hidden";
  readonly by: string | undefined;
  readonly families: readonly Family[];
  readonly first: Sentence;
  readonly last: Sentence;
  readonly from: number;
}

function judge(view: View, first: Sentence, beside: Sentence | undefined): Found | undefined {
  const hits = beside ? [...first.hits, ...beside.hits] : first.hits;
  if (!isPromising(hits)) return undefined;
  const last = beside ?? first;
  const hidden = hits.filter(({ zone }) => zone === "hidden");
  if (hidden.length > 0) {
    const families = familiesOf(meaningOf(hidden), true);
    const from = hidden[0]?.start ?? first.start;
    if (families) return { place: "hidden", by: hidden[0]?.by, families, first, last, from };
  }
  for (const place of ["prose", "quoted"] as const) {
    const seen = hits.filter((hit) => isSeen(hit, place));
    const meanings = [first, ...(beside ? [beside] : [])].map((sentence) =>
      meaningOf(
        withoutScoped(
          view,
          seen.filter((hit) => hit.start >= sentence.start && hit.start < sentence.end),
        ),
      ),
    );
    const families = familiesOf(together(meanings), false);
    if (!families || speaksAbout(view, first, beside, place)) continue;
    return { place, by: undefined, families, first, last, from: seen[0]?.start ?? first.start };
  }
  return undefined;
}

/** One of these is part of every finding. */
const NEEDED = (
  [
    ...(["address", "role", "concealThis", "approveThis", "marker", "conceal", "disregard", "prompt"] as const),
    ...(["secret", "voice", "thisText", "asset"] as const),
  ] as const
).reduce((bits, category) => bits | bitOf(category), 0);

function isPromising(hits: readonly PlacedHit[]): boolean {
  return hits.some(({ categories }) => (categories & NEEDED) !== 0);
}

const OBJECTS = (["secret", "asset", "where", "danger", "tool", "standing"] as const).reduce(
  (bits, category) => bits | bitOf(category),
  0,
);

/** Code in a sentence tells what an order is about, and is no order. */
function isSeen({ zone, categories }: PlacedHit, place: "prose" | "quoted"): boolean {
  if (zone === "prose") return true;
  if (zone === "hidden") return false;
  return place === "quoted" || (zone === "code" && (categories & OBJECTS) !== 0);
}

function withoutScoped(view: View, hits: readonly PlacedHit[]): PlacedHit[] {
  const rules = bitOf("rules");
  return hits.map((hit) =>
    (hit.categories & rules) !== 0 && isScoped(view, hit.end) ? { ...hit, categories: hit.categories & ~rules } : hit,
  );
}

function speaksAbout(view: View, first: Sentence, beside: Sentence | undefined, place: "prose" | "quoted"): boolean {
  const visible = (sentence: Sentence): Sentence => ({
    ...sentence,
    hits: sentence.hits.filter((hit) => isSeen(hit, place)),
  });
  return isAboutDirectives(view, visible(first)) || (beside !== undefined && isAboutDirectives(view, visible(beside)));
}

/** What is beyond doubt in one of two sentences is said when that one is looked at. */
function together(meanings: readonly Meaning[]): Meaning {
  const [only, ...others] = meanings;
  if (only && others.length === 0) return only;
  return {
    strong: new Set(),
    weak: new Set(meanings.flatMap(({ strong, weak }) => [...strong, ...weak])),
    addressed: meanings.some(({ addressed }) => addressed),
  };
}

/** Families that by themselves or with an agent that is addressed are beyond doubt; undefined where there is doubt. */
function familiesOf({ strong, weak, addressed }: Meaning, isHidden: boolean): Family[] | undefined {
  const families = [...strong, ...weak];
  if (strong.size > 0) return families;
  if (isHidden)
    return (addressed && weak.size > 0) || weak.size > 1 || weak.has("false authority") ? families : undefined;
  const grave = (["override", "exfiltration", "concealment", "harmful command", "bypass of approval"] as const).filter(
    (family) => weak.has(family),
  );
  if (addressed && (grave.length > 0 || weak.has("false authority"))) return families;
  if (weak.has("false authority")) return families;
  return grave.includes("concealment") && grave.length > 1 ? families : undefined;
}

const LEAD = 30;

function markOf(text: string, view: View, { place, by, families, first, last, from }: Found): PoisonMark {
  const offset = (byte: number): number => view.offsets[byte] ?? text.length;
  const begin = Math.max(first.start, from - LEAD);
  const start = offset(startOfWord(view.bytes, begin, first.start));
  const end = last.end >= view.bytes.length ? text.length : offset(last.end);
  const written = text.slice(start, end).trim();
  const reading = textOf(view.bytes, begin, last.end).replace(/\s+/g, " ").trim();
  const isDisguised = reading !== withoutMarks(written.replace(/\s+/g, " ").toLowerCase());
  const quoted = isDisguised ? `${shown(written)}, read as ${shown(reading)}` : shown(written);
  const list = families.join(", ");
  const at = { start: offset(from), end };
  const subject = toTell(reading, 80);
  if (place === "hidden") {
    const holder = by === undefined ? "Hidden text" : capitalised(by);
    const message = `${holder} gives an agent an order that no reader sees (${list}): ${quoted}.`;
    return { rule: "poison/hidden-text", ...at, message, subject, severity: "error", lowTrust: "error" };
  }
  const isVoice = families.every((family) => family === "false authority");
  const rule = isVoice ? "poison/false-authority" : "poison/directive";
  const what = isVoice ? "imitates the words of a system or a tool" : "gives an order to an agent and not to a reader";
  const message = `This text ${what} (${list}): ${quoted}.`;
  if (place === "quoted") return { rule, ...at, message, subject, lowTrust: "warning" };
  return { rule, ...at, message, subject, severity: "warning", lowTrust: "error" };
}

function startOfWord(bytes: Uint8Array, from: number, least: number): number {
  let at = from;
  while (at > least && bytes[at - 1] !== 0x20 && bytes[at - 1] !== 0x0a) at--;
  return at;
}
