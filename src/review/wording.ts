/** Words of a candidate that tell what it wants to be: a replacement, an addition, a part, something for a while. */
import type { Features } from "./subject.js";
import { normalForm } from "./text.js";

export interface Wording {
  readonly replacement: boolean;
  readonly additive: boolean;
  readonly partial: boolean;
  readonly split: boolean;
  /** It calls itself temporary: not worth keeping. */
  readonly temporary: boolean;
  /** It speaks of something temporary. */
  readonly temporaryMention: boolean;
  /** The phrases that were found, in the order of this list. */
  readonly found: readonly { readonly signal: string; readonly phrase: string }[];
}

const PHRASES = {
  replacement: [
    ...[
      "replace",
      "replaces",
      "replaced",
      "replacing",
      "supersede",
      "supersedes",
      "superseded",
      "deprecate",
      "deprecates",
    ],
    ...["deprecated", "obsolete", "instead of", "no longer", "migrate to", "migrated to", "migrating to", "switch to"],
    ...[
      "switched to",
      "改为",
      "替换",
      "废弃",
      "不再使用",
      "迁移到",
      "廃止",
      "置き換え",
      "대체",
      "더 이상",
      "ersetzt",
      "statt",
      "nicht mehr",
    ],
    ...["reemplaza", "ya no", "remplace", "ne plus", "substitui", "заменяет", "больше не", "вместо"],
  ],
  additive: [
    ...[
      "also",
      "extend",
      "extends",
      "additional",
      "broaden",
      "broader",
      "cover",
      "covers",
      "include",
      "includes",
      "in addition",
    ],
    ...[
      "applies to",
      "along with",
      "another case",
      "补充",
      "扩展",
      "另外",
      "同时",
      "也要",
      "也适用",
      "また",
      "さらに",
      "또한",
    ],
    ...["auch", "zusätzlich", "también", "además", "aussi", "également", "também", "также"],
  ],
  partial: [
    ...["partial", "specific", "only for", "subset", "subpath", "one branch", "one module", "one case", "except"],
    ...[
      "部分",
      "只针对",
      "子集",
      "某个模块",
      "例外",
      "nur für",
      "außer",
      "solo para",
      "sauf",
      "только для",
      "кроме",
      "のみ",
      "제외",
    ],
  ],
  split: [
    ...[
      "split",
      "separate",
      "separately",
      "two memories",
      "multiple memories",
      "different cases",
      "拆分",
      "分开",
      "多条",
      "两条",
    ],
    ...["getrennt", "por separado", "séparément", "отдельно", "分割"],
  ],
} as const;

/** Where one reads on: they hold a word of addition and add nothing. */
const POINTERS = [
  "see also",
  "siehe auch",
  "voir aussi",
  "ver también",
  "véase también",
  "veja também",
  "см. также",
] as const;

const FIXED_TEMPORARY = ["for now", "one off", "until release", "today only", "debug only", "一次性", "仅用于调试"];
const QUALIFIED = "rule|fix|workaround|hack|measure|setting|change|override|patch|note|logging";
const STRONG_TEMPORARY = new RegExp(` (?:temporary|temp)(?: [^ \\n]{1,40})? (?:${QUALIFIED})s? `);
const MENTIONED = [
  "temporary",
  "temp",
  "wip",
  "todo",
  "临时",
  "暂时",
  "vorläufig",
  "temporal",
  "temporaire",
  "временно",
  "一時的",
  "임시",
];
const OPENING = /^\s{0,8}(?:[-*+#>]{1,6}\s{1,4})?(?:todo|wip)\b|\b(?:todo|wip)\s?[:(]/im;

/** What is looked for in a text, for the digest of the settings. */
export const WORDS = [
  PHRASES,
  POINTERS,
  FIXED_TEMPORARY,
  String(STRONG_TEMPORARY),
  MENTIONED,
  String(OPENING),
] as const;

export function wordingOf(title: string, summary: string, detail: string): Wording {
  const raw = [title, summary, detail].join("\n");
  const lines = raw.split("\n").map((line) => ` ${normalForm(line)} `);
  const text = lines.join("\n");
  const found: { signal: string; phrase: string }[] = [];
  const look = (signal: string, phrases: readonly string[], within = text): boolean => {
    const phrase = phrases.find((candidate) => stands(within, candidate));
    if (phrase !== undefined) found.push({ signal, phrase });
    return phrase !== undefined;
  };
  const gapped = (signal: string, first: string, last: string): boolean => {
    const stood = lines.some((line) => {
      const start = line.indexOf(first);
      return start !== -1 && line.lastIndexOf(last) >= start + first.length - 1;
    });
    if (stood) found.push({ signal, phrase: `${first.trim()} … ${last.trim()}` });
    return stood;
  };
  const lookAt = (signal: string, stood: string | undefined): boolean => {
    if (stood !== undefined) found.push({ signal, phrase: stood.trim() });
    return stood !== undefined;
  };
  const strong =
    look("temporary", FIXED_TEMPORARY) ||
    lookAt("temporary", STRONG_TEMPORARY.exec(text)?.[0]) ||
    lookAt("temporary", OPENING.exec(raw)?.[0]) ||
    lookAt("temporary", /\b(?:todo|wip)\b/i.exec(title)?.[0]);
  return {
    replacement: look("replacement", PHRASES.replacement),
    additive: look("additive", PHRASES.additive, withoutPointers(text)),
    partial: look("partial", PHRASES.partial) || gapped("partial", " for ", " only "),
    split: look("split", PHRASES.split) || gapped("split", " one for ", " and one for "),
    temporary: strong,
    temporaryMention: strong || look("temporary mention", MENTIONED),
    found,
  };
}

function withoutPointers(text: string): string {
  return POINTERS.reduce((rest, phrase) => rest.replaceAll(neededText(phrase), " "), text);
}

/** Words of addition or of exception that a candidate has and a record has not. */
export function addedWords({ found }: Wording, known: Features): string[] {
  const wanted = found.filter(({ signal }) => signal === "additive" || signal === "partial");
  if (wanted.length === 0) return [];
  const text = ` ${known.title.normal} \n ${known.summary.normal} \n ${known.detail.normal} `;
  return wanted
    .map(({ phrase }) => phrase)
    .filter((phrase) => !phrase.split(" … ").every((part) => stands(text, part)));
}

/** Latin and Cyrillic phrases as whole words, others anywhere. */
function stands(text: string, phrase: string): boolean {
  return text.includes(neededText(phrase));
}

const NEEDED = new Map<string, string>();

function neededText(phrase: string): string {
  const known = NEEDED.get(phrase);
  if (known !== undefined) return known;
  const normal = normalForm(phrase);
  const needed = /^[\u0000-\u052F]/.test(phrase) ? ` ${normal} ` : normal;
  NEEDED.set(phrase, needed);
  return needed;
}
