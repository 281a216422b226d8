/** The password of a URL: `scheme://user:password@host`. */
import { alphabetTable, tableOf } from "../alphabets.js";
import type { View } from "../view.js";
import type { Report } from "../candidate.js";
import { isChosenPassword } from "./chosen-password.js";
import type { Structure } from "./structure.js";

export const URL_CREDENTIALS: Structure = {
  id: "url-credentials",
  provider: "URL with a password",
  document: "https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1",
  revoke: "Change the password of the account that the URL names.",
  keywords: ["://"],
  open: (view, report) => (start, end) => {
    tellPassword(view, start, end, report);
  },
};

/** Characters of user and password together. */
const MAX_USERINFO = 512;
const MAX_SCHEME = 24;

const SCHEME = tableOf("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+.-");
const LETTER_OR_DIGIT = alphabetTable("base62");
/** What no authority goes beyond. A slash may stand in the password of a database's URL. */
const STOPS = tableOf(" \t\r\n\"'`<>|\\");
const SLASH = 0x2f;
const AT_SIGN = 0x40;
const COLON = 0x3a;

function tellPassword(view: View, separator: number, from: number, report: Report): void {
  const { bytes } = view;
  const scheme = schemeBefore(bytes, separator);
  if (scheme === "") return;
  const isWeb = /^(?:https?|ftps?|wss?|file)$/i.test(scheme);
  const at = userinfoEnd(bytes, from, isWeb);
  if (at < 0) return;
  const colon = bytes.subarray(from, at).indexOf(COLON);
  if (colon < 0) return;
  const start = from + colon + 1;
  const user = view.slice(from, start - 1);
  if (user.includes("/") || !isHostStart(bytes[at + 1])) return;
  const password = view.slice(start, at);
  if (!isChosenPassword(password, user)) return;
  const isLocal = /^(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)\b/.test(bytes.toString("latin1", at + 1, at + 16));
  const tier = isLocal && /^[a-z]{1,12}$/i.test(password) ? 3 : 1;
  report({ format: URL_CREDENTIALS.id, tier, start, end: at, guessable: true });
}

function schemeBefore(bytes: Buffer, end: number): string {
  let start = end;
  while (start > 0 && end - start < MAX_SCHEME && SCHEME[bytes[start - 1] ?? 0] === 1) start--;
  return /[a-z][a-z0-9+.-]+$/i.exec(bytes.toString("latin1", start, end))?.[0] ?? "";
}

/** Offset of the last `@` that can end the user and password; -1 for none. */
function userinfoEnd(bytes: Buffer, from: number, isWeb: boolean): number {
  const limit = Math.min(bytes.length, from + MAX_USERINFO);
  let last = -1;
  for (let at = from; at < limit; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === AT_SIGN) last = at;
    else if (STOPS[byte] === 1 || (byte === SLASH && (isWeb || last >= 0 || bytes[at + 1] === SLASH))) break;
  }
  return last;
}

function isHostStart(byte: number | undefined): boolean {
  return byte !== undefined && (LETTER_OR_DIGIT[byte] === 1 || byte === 0x5b || byte >= 0x80);
}
