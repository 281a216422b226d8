/** Finds links that do not lead where they say, data URIs, and images that tell a stranger who reads. */
import { Buffer } from "node:buffer";
import type { LinkDefinition } from "./link-definitions.js";
import { asOnPage } from "./link-escapes.js";
import { linkReferences, type LinkReference } from "./link-references.js";
import { shown, toTell, unfinishedMark, type PoisonMark } from "./mark.js";
import { MarkList } from "./mark-list.js";
import type { ZoneSpan } from "./zone-span.js";
import { ZoneReader } from "./zones.js";

/** What media types begin with. */
export const DATA_TYPES = ["application", "audio", "font", "image", "message", "model", "multipart", "text", "video"];
const DATA = new RegExp(
  `\\bdata:((?:${DATA_TYPES.join("|")})\\/[a-z0-9.+-]{1,60})?((?:;[a-z0-9=_.-]{1,60}){0,4}),[^\\s"')<>]`,
  "gi",
);

/** @param definitions of the text, those in code among them. */
export function findLinks(
  text: string,
  zones: readonly ZoneSpan[],
  definitions: readonly LinkDefinition[],
): PoisonMark[] {
  const marks = new MarkList();
  const zoneAt = zoneReaderOf(zones);
  const valid = definitions.filter(({ start }) => zoneAt(start) !== "code");
  const { references, stop } = linkReferences(text, valid);
  for (const reference of references) {
    const zone = zoneAt(reference.start);
    if (zone === "code") continue;
    const mark = reference.isImage ? imageMark(reference) : linkMark(reference);
    if (mark) marks.add(zone === "quoted" ? asQuoted(mark) : mark);
  }
  const unfinished = stop === undefined ? [] : [unfinishedMark("poison/lying-link", "links", stop, text.slice(stop))];
  return [...marks.all(), ...unfinished, ...dataMarks(text, zones)];
}

function zoneReaderOf(zones: readonly ZoneSpan[]): (place: number) => ZoneSpan["zone"] | undefined {
  const reader = new ZoneReader(zones);
  return (place) => {
    const { zone, isDoubtful } = reader.at(place) ?? {};
    // A link between marks that make no code is one to follow.
    return isDoubtful === "span" ? "prose" : zone;
  };
}

function asQuoted(mark: PoisonMark): PoisonMark {
  const { severity: _severity, ...rest } = mark;
  return { ...rest, lowTrust: "warning" };
}

function imageMark({ start, end, target: written }: LinkReference): PoisonMark | undefined {
  const target = asOnPage(written);
  const host = hostOf(target);
  if (host === undefined) return undefined;
  const carries = /[?{]|%7b|\$\{|\{\{/i.test(target);
  const how = carries ? "with data in its address" : "when the page is shown";
  return {
    rule: "poison/remote-image",
    start,
    end,
    message: `An image is fetched from ${host} ${how}, which tells that host who reads: ${shown(target)}.`,
    subject: toTell(target, 120),
    severity: "warning",
    lowTrust: "error",
  };
}

function linkMark({ start, end, text, target }: LinkReference): PoisonMark | undefined {
  const lie = lieOf(text, target) ?? lieOf(text && asOnPage(text), asOnPage(target));
  if (lie === undefined) return undefined;
  const what = text === undefined ? shown(target) : `the text is ${shown(text)}, the target ${shown(target)}`;
  return {
    rule: "poison/lying-link",
    start,
    end,
    message: `${lie}: ${what}.`,
    subject: `${toTell(text ?? "", 60)} ${toTell(target, 60)}`,
    severity: "warning",
    lowTrust: "error",
  };
}

/** @param text undefined of an address that stands by itself. */
function lieOf(text: string | undefined, target: string): string | undefined {
  const plain = target.replace(/[\t\n\r\u0000-\u0020]/g, "");
  if (/^(?:javascript|vbscript|data:text\/html)/i.test(plain)) return "A link runs code";
  const host = hostOf(target);
  if (host === undefined) return undefined;
  const [, user] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#@]*)@/i.exec(target) ?? [];
  if (user !== undefined && (text === undefined ? bareHost(user) !== undefined : /[a-z0-9-]\.[a-z]{2}/i.test(user))) {
    return "A link leads to another host than it seems to name";
  }
  if (host.split(".").some(isMixed)) return "A link leads to a host whose name imitates another";
  if (text === undefined) return undefined;
  const seen = text.replace(EMPHASIS, "");
  const named = hostOf(seen) ?? bareHost(seen);
  if (named === undefined || isSameSite(named, host)) return undefined;
  return "A link leads to another host than its text names";
}

/** Blanks and marks around a text that do not show. */
const EMPHASIS = /^[\s*_`~]{1,300}|[\s*_`~]{1,300}$/g;

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

function dataMarks(text: string, zones: readonly ZoneSpan[]): readonly PoisonMark[] {
  const marks = new MarkList();
  const zoneAt = zoneReaderOf(zones);
  for (const { index, 0: head, 1: type = "text/plain", 2: options = "" } of text.matchAll(DATA)) {
    const zone = zoneAt(index);
    if (zone === "code") continue;
    const end = index + (/^[^\s"')<>]{0,4000}/.exec(text.slice(index, index + 4000))?.[0].length ?? head.length);
    const says = contentOf(text.slice(index + head.length - 1, end), options);
    const reading = says === undefined ? "" : `, read as ${shown(says)}`;
    const mark: PoisonMark = {
      rule: "poison/data-uri",
      start: index,
      end,
      message: `A data URI of the type ${type} holds ${end - index} characters that are not shown as text${reading}.`,
      subject: `${type} ${toTell(text.slice(index, end), 80)}`,
      severity: "warning",
      lowTrust: "error",
    };
    marks.add(zone === "quoted" ? asQuoted(mark) : mark);
  }
  return marks.all();
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
