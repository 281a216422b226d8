/** Finds links that do not lead where they say, data URIs, and images that tell a stranger who reads. */
import { Buffer } from "node:buffer";
import { shown, type PoisonMark } from "./mark.js";
import { ZoneReader, type ZoneSpan } from "./zones.js";

/** Links and images of one text that are looked at. */
const MOST = 20_000;
const MOST_MARKS = 20;

/** `[text](target)` and `![text](target)`, and HTML's `<a href>` and `<img src>`; every part has an upper limit. */
const MARKDOWN = /(!?)\[([^\][\n]{0,300})\]\(\s{0,3}<?([^\s<>()]{1,2000})/g;
const TAG = /<(a|img|iframe|embed|source|video|audio|link|object)\s([^<>]{1,2000})>([^<\n]{0,200})/gi;
const ADDRESS = /(?:href|src|data|srcset)\s*=\s*(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,2000}))/i;
/** What media types begin with. */
export const DATA_TYPES = ["application", "audio", "font", "image", "message", "model", "multipart", "text", "video"];
const DATA = new RegExp(
  `\\bdata:((?:${DATA_TYPES.join("|")})\\/[a-z0-9.+-]{1,60})?((?:;[a-z0-9=_.-]{1,60}){0,4}),[^\\s"')<>]`,
  "gi",
);

interface Reference {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly target: string;
  readonly isImage: boolean;
}

export function findLinks(text: string, zones: readonly ZoneSpan[]): PoisonMark[] {
  const marks: PoisonMark[] = [];
  const isProse = proseOf(zones);
  for (const reference of references(text)) {
    if (marks.length >= MOST_MARKS) break;
    const zone = isProse(reference.start);
    if (zone === "code") continue;
    const mark = reference.isImage ? imageMark(reference) : linkMark(reference);
    if (mark) marks.push(zone === "quoted" ? asQuoted(mark) : mark);
  }
  return [...marks, ...dataMarks(text, zones)];
}

function proseOf(zones: readonly ZoneSpan[]): (place: number) => ZoneSpan["zone"] | undefined {
  const reader = new ZoneReader(zones);
  return (place) => reader.at(place)?.zone;
}

function asQuoted(mark: PoisonMark): PoisonMark {
  const { severity: _severity, ...rest } = mark;
  return { ...rest, lowTrust: "warning" };
}

/** In order. */
function references(text: string): Reference[] {
  const found: Reference[] = [];
  for (const { index, 0: whole, 1: bang = "", 2: label = "", 3: target = "" } of text.matchAll(MARKDOWN)) {
    if (found.length >= MOST) break;
    found.push({ start: index, end: index + whole.length, text: label, target, isImage: bang === "!" });
  }
  if (!text.includes("<")) return found;
  for (const { index, 0: whole, 1: name = "", 2: attributes = "", 3: label = "" } of text.matchAll(TAG)) {
    if (found.length >= MOST) break;
    const [, double, single, bare] = ADDRESS.exec(attributes) ?? [];
    const target = double ?? single ?? bare;
    if (target === undefined) continue;
    const isImage = name.toLowerCase() !== "a";
    found.push({ start: index, end: index + whole.length, text: isImage ? "" : label, target, isImage });
  }
  return found.sort((a, b) => a.start - b.start);
}

function imageMark({ start, end, target }: Reference): PoisonMark | undefined {
  const host = hostOf(target);
  if (host === undefined) return undefined;
  const carries = /[?{]|%7b|\$\{|\{\{/i.test(target);
  const how = carries ? "with data in its address" : "when the page is shown";
  return {
    rule: "poison/remote-image",
    start,
    end,
    message: `An image is fetched from ${host} ${how}, which tells that host who reads: ${shown(target)}.`,
    subject: target.slice(0, 120),
    severity: "warning",
    lowTrust: "error",
  };
}

function linkMark({ start, end, text, target }: Reference): PoisonMark | undefined {
  const lie = lieOf(text.trim(), target);
  if (lie === undefined) return undefined;
  return {
    rule: "poison/lying-link",
    start,
    end,
    message: `${lie}: the text is ${shown(text)}, the target ${shown(target)}.`,
    subject: `${text.slice(0, 60)} ${target.slice(0, 60)}`,
    severity: "warning",
    lowTrust: "error",
  };
}

function lieOf(text: string, target: string): string | undefined {
  const plain = target.replace(/[\t\n\r\u0000-\u0020]/g, "");
  if (/^(?:javascript|vbscript|data:text\/html)/i.test(plain)) return "A link runs code";
  const host = hostOf(target);
  if (host === undefined) return undefined;
  const [, user] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#@]*)@/i.exec(target) ?? [];
  if (user !== undefined && /[a-z0-9-]\.[a-z]{2}/i.test(user)) {
    return "A link leads to another host than it seems to name";
  }
  if (host.split(".").some(isMixed)) return "A link leads to a host whose name imitates another";
  const named = hostOf(text) ?? bareHost(text);
  if (named === undefined || isSameSite(named, host)) return undefined;
  return "A link leads to another host than its text names";
}

/** The host of an absolute address, in lower case. */
function hostOf(target: string): string | undefined {
  const [, authority] = /^(?:https?:|wss?:|ftp:)?[\\/]{2}([^\\/?#\s]{1,300})/i.exec(target.trim()) ?? [];
  return authority
    ?.slice(authority.lastIndexOf("@") + 1)
    .replace(/:\d{1,5}$/, "")
    .toLowerCase();
}

/** Endings of file names that are also ends of host names. */
const FILES = /\.(?:md|sh|py|rs|js|ts|go|pl|zip|app|dev\.ts|io\.md|ps|so|cc|ai|mov|java|cs)$/i;

/** A text that is a host, with or without a path. */
function bareHost(text: string): string | undefined {
  const [, host = ""] = /^((?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,24})(?:[/:?#]\S{0,300})?$/i.exec(text) ?? [];
  if (host === "" || (FILES.test(host) && !/^www\./i.test(host))) return undefined;
  return KNOWN_ENDINGS.test(host) ? host.toLowerCase() : undefined;
}

/** Other words with dots in them are names of files, packages and fields. */
const KNOWN_ENDINGS =
  /\.(?:com|org|net|io|dev|app|gov|edu|mil|int|info|biz|cloud|ai|co|me|tv|xyz|site|online|tech|store|internal|[a-z]{2}\.[a-z]{2}|de|fr|uk|us|eu|nl|es|it|pl|ru|cn|jp|kr|in|br|au|ca|ch|at|se|no|fi|dk|be|cz)$/i;

function isSameSite(named: string, host: string): boolean {
  const one = named.replace(/^www\./, "");
  const other = host.replace(/^www\./, "");
  return one === other || other.endsWith(`.${one}`) || one.endsWith(`.${other}`);
}

/** Latin letters beside Cyrillic or Greek ones in one label. */
function isMixed(label: string): boolean {
  return /[\u0370-\u052F]/.test(label) && /[a-z]/.test(label);
}

function dataMarks(text: string, zones: readonly ZoneSpan[]): PoisonMark[] {
  const marks: PoisonMark[] = [];
  const isProse = proseOf(zones);
  for (const { index, 0: head, 1: type = "text/plain", 2: options = "" } of text.matchAll(DATA)) {
    if (marks.length >= MOST_MARKS) break;
    const zone = isProse(index);
    if (zone === "code") continue;
    const end = index + (/^[^\s"')<>]{0,4000}/.exec(text.slice(index, index + 4000))?.[0].length ?? head.length);
    const says = contentOf(text.slice(index + head.length - 1, end), options);
    const reading = says === undefined ? "" : `, read as ${shown(says)}`;
    const mark: PoisonMark = {
      rule: "poison/data-uri",
      start: index,
      end,
      message: `A data URI of the type ${type} holds ${end - index} characters that are not shown as text${reading}.`,
      subject: `${type} ${text.slice(index, index + 80)}`,
      severity: "warning",
      lowTrust: "error",
    };
    marks.push(zone === "quoted" ? asQuoted(mark) : mark);
  }
  return marks;
}

/** The beginning of what a data URI says, where that is text. */
function contentOf(data: string, options: string): string | undefined {
  const text = /;base64/i.test(options) ? Buffer.from(data.slice(0, 2000), "base64").toString("utf8") : unescaped(data);
  const plain = text.slice(0, 400);
  const odd = plain.replace(/[\u0020-\u007E\u00A0-\uD7FF\t\n\r]/g, "").length;
  return plain.length > 3 && odd * 10 < plain.length ? plain : undefined;
}

function unescaped(data: string): string {
  try {
    return decodeURIComponent(data.slice(0, 2000).replace(/%?.?$/, ""));
  } catch {
    return data.slice(0, 2000);
  }
}
