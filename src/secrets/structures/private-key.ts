/** Private keys of several lines: PEM, OpenSSH, PGP, PuTTY; also on one line, indented, quoted, in a string of JSON. */
import { alphabetTable, tableOf } from "../alphabets.js";
import type { Report } from "../candidate.js";
import type { View } from "../view.js";
import { nextLine, skip, type Clear, type Structure } from "./structure.js";

const REVOKE =
  "Replace the key pair: remove the public key, or the certificate, wherever it is trusted, and put a new one there.";

export const PRIVATE_KEY: Structure = {
  id: "private-key",
  provider: "Private key",
  document: "https://www.rfc-editor.org/rfc/rfc7468",
  revoke: REVOKE,
  keywords: ["-----begin "],
  open: (view, report, clear) => (start, end) => {
    tellArmored(view, start, end, report, clear);
  },
};

export const PUTTY_KEY: Structure = {
  id: "putty-private-key",
  provider: "PuTTY",
  document: "https://the.earth.li/~sgtatham/putty/latest/htmldoc/AppendixC.html",
  revoke: REVOKE,
  keywords: ["private-lines:"],
  open: (view, report) => (_start, end) => {
    const start = nextLine(view.bytes, end);
    const body = readBody(view.bytes, start);
    if (body.size >= MIN_BODY) report({ format: "putty-private-key", tier: 1, start, end: body.end });
  },
};

/** A service account's file holds such a key; the key is then reported as that account's. */
const SERVICE_ACCOUNT = {
  id: "gcp-service-account",
  provider: "Google Cloud",
  document: "https://cloud.google.com/iam/docs/keys-create-delete",
  revoke: "Delete the key of the service account under IAM and admin, Service accounts, Keys.",
};

/** Characters of base64 in the shortest key; an elided one has fewer. */
const MIN_BODY = 64;
/** Different characters among them: a row of the same ones is no key. */
const MIN_DISTINCT = 12;
/** Characters of base64 without a break; words of prose are shorter. */
const MIN_CHUNK = 16;
const MAX_LABEL = 48;
const MAX_HEADERS = 10;
/** Bytes on either side in which a service account's file tells what it is. */
const ACCOUNT_REACH = 4096;

const BODY = alphabetTable("base64");
const LINE = tableOf(" \t");
const BETWEEN = tableOf(" \t\r\n>#|\"'`,*=\\");
const BACKSLASH = 0x5c;
const CLOSING = "-----END ";

/** Certificates and public keys look random as well. */
function tellArmored(view: View, start: number, labelStart: number, report: Report, clear: Clear): void {
  const { bytes } = view;
  const label = bytes.toString("latin1", labelStart, labelStart + MAX_LABEL);
  const dashes = label.indexOf("-----");
  if (dashes < 0) return;
  const body = readBody(bytes, skipHeaders(bytes, labelStart + dashes + 5));
  if (!/^(?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?$/i.test(label.slice(0, dashes))) {
    clear(start, body.end);
    return;
  }
  if (body.size < MIN_BODY || body.distinct < MIN_DISTINCT) return;
  const format = isServiceAccount(view, start, body.end) ? SERVICE_ACCOUNT.id : PRIVATE_KEY.id;
  report({ format, tier: 1, start, end: closingEnd(bytes, body.end) });
}

/** To the end of its line; those of encrypted keys also where the lines were joined. */
const HEADER =
  /^(?:Proc-Type: 4,ENCRYPTED|DEK-Info: [A-Z0-9-]+,[0-9A-F]+|[A-Za-z]+(?:-[A-Za-z]+)*: [^\n\\]*(?:\\n|\r?\n))/;

/** Lines such as `Proc-Type: 4,ENCRYPTED`, and blank ones. */
function skipHeaders(bytes: Buffer, from: number): number {
  let at = from;
  for (let count = 0; count < MAX_HEADERS; count++) {
    const line = skip(bytes, at, BETWEEN, 64);
    const text = bytes.toString("latin1", line, line + 200);
    const header = HEADER.exec(text)?.[0];
    if (header === undefined) return at;
    at = line + header.length;
  }
  return at;
}

interface Body {
  /** Characters of base64 in chunks that are no words. */
  readonly size: number;
  readonly distinct: number;
  /** Behind the last of them. */
  readonly end: number;
}

/** Reads to the first byte that is neither base64 nor what may break its lines, or to the second short word in a row. */
function readBody(bytes: Buffer, from: number): Body {
  const seen = new Set<number>();
  let size = 0;
  let end = from;
  let short = 0;
  for (let at = from; at < bytes.length;) {
    const chunk = at;
    while (at < bytes.length && BODY[bytes[at] ?? 0] === 1) at++;
    if (at - chunk >= MIN_CHUNK || (at > chunk && size > 0)) {
      short = at - chunk >= MIN_CHUNK ? 0 : short + 1;
      if (short > 1) break;
      size += at - chunk;
      end = at;
      for (let index = chunk; index < Math.min(at, chunk + 256); index++) seen.add(bytes[index] ?? 0);
    } else if (at > chunk) break;
    const gap = skipBetween(bytes, at);
    if (gap === at) break;
    at = gap;
  }
  return { size, distinct: seen.size, end };
}

/** White space and marks of quotes; the letter of an escaped line end; bytes that are not ASCII. */
function skipBetween(bytes: Buffer, from: number): number {
  let at = from;
  for (; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === BACKSLASH && (bytes[at + 1] === 0x6e || bytes[at + 1] === 0x72)) at++;
    else if (BETWEEN[byte] === 0 && byte < 0x80) break;
  }
  return at;
}

function closingEnd(bytes: Buffer, bodyEnd: number): number {
  let at = skipBetween(bytes, bodyEnd);
  at = skip(bytes, at, LINE, 64);
  if (bytes.toString("latin1", at, at + CLOSING.length) !== CLOSING) return bodyEnd;
  const rest = bytes.toString("latin1", at + CLOSING.length, at + CLOSING.length + MAX_LABEL);
  const dashes = rest.indexOf("-----");
  return dashes < 0 ? bodyEnd : at + CLOSING.length + dashes + 5;
}

function isServiceAccount(view: View, start: number, end: number): boolean {
  const near = (of: View, from: number, to: number): boolean => {
    const reach = of.bytes.subarray(Math.max(0, from - ACCOUNT_REACH), to + ACCOUNT_REACH);
    return reach.includes('"service_account"') || reach.includes('\\"service_account\\"');
  };
  return near(view, start, end) || near(view.root, view.rootStart(start), view.rootEnd(end));
}
