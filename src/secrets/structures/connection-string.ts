/** The password of a connection string: `Server=...;Password=...`, `jdbc:...?user=...&password=...`. */
import { BLANK } from "../blanks.js";
import type { View } from "../view.js";
import type { Report } from "../candidate.js";
import { isChosenPassword } from "./chosen-password.js";
import type { Structure } from "./structure.js";

export const CONNECTION_STRING: Structure = {
  id: "connection-string",
  provider: "Connection string",
  document: "https://learn.microsoft.com/en-us/dotnet/framework/data/adonet/connection-string-syntax",
  revoke: "Change the password of the account that the string names.",
  keywords: ["password=", "pwd=", "sharedaccesskey=", "password = "],
  open: (view, report) => (start, end) => {
    tellPassword(view, start, end, report);
  },
};

/** Bytes on either side, on the same line, in which the rest of the string must stand. */
const REACH = 240;
const MAX_PASSWORD = 200;

const OTHER_PARTS =
  /(?:^|[;&?"'`\s])(?:server|data source|host|hostname|address|addr|network address|database|initial catalog|dbname|uid|user id|user|username|endpoint) ?=|jdbc:[a-z]/i;

const END = new RegExp(`[;&"'\`<>|)]|${BLANK}|$`);

function tellPassword({ bytes }: View, keyStart: number, start: number, report: Report): void {
  const line = lineAround(bytes, keyStart, start);
  if (!/[;&]|host ?=/i.test(line) || !OTHER_PARTS.test(line)) return;
  const rest = bytes.toString("latin1", start, start + MAX_PASSWORD);
  const quote = rest.charAt(0);
  const isQuoted = quote === '"' || quote === "'";
  const end = isQuoted ? rest.indexOf(quote, 1) : rest.search(END);
  const from = isQuoted ? 1 : 0;
  if (end <= from || !isChosenPassword(rest.slice(from, end))) return;
  report({ format: CONNECTION_STRING.id, tier: 1, start: start + from, end: start + end, guessable: true });
}

function lineAround(bytes: Buffer, start: number, end: number): string {
  const before = bytes.toString("latin1", Math.max(0, start - REACH), start);
  const after = bytes.toString("latin1", end, end + REACH);
  return `${before.slice(before.lastIndexOf("\n") + 1)}\n${after.split("\n", 1)[0] ?? ""}`;
}
