/** What a schema objects to, in words for people and agents who never read one. */
import type { Mapping } from "../memory/plain-data.js";
import type { ErrorObject } from "ajv";
import { counted } from "../memory/counted.js";

type Objected = Pick<ErrorObject, "keyword" | "params" | "message">;

const COMMIT = "must be the full id of a commit: 40 or 64 of the digits 0-9 and a-f, no branch and no short id";

/** Patterns of files that people and agents write, in words. */
const WORDS_OF_PATTERNS: Readonly<Record<string, string>> = {
  "^(?:[0-9a-f]{40}|[0-9a-f]{64})$": COMMIT,
  "^([0-9a-f]{40}|[0-9a-f]{64})$": COMMIT,
  "^[A-Za-z0-9][A-Za-z0-9_-]{0,38}/(?!\\.\\.?$)[A-Za-z0-9._-]{1,100}$":
    "must be the name of a repository as owner/name, not its address",
  "^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9])?$":
    "must have at most 100 letters, digits, dots, hyphens and underscores, the first and the last a letter or a digit",
  "^[^\\u0000-\\u001f\\u007f]{1,300}$": "must be one line of at most 300 characters",
  "^https://[!-~]{1,2000}$": "must be an address that begins with https:// and holds no blank",
  "^memory/snapshots/[0-9A-Za-z-]+$": "must be the tag of a snapshot, such as memory/snapshots/2026-05-08T093000Z",
  "^sha256:[0-9a-f]{64}$": "must be sha256: and 64 of the digits 0-9 and a-f",
  "^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$": "must be a version of three numbers, such as 1.0.0",
  "^[A-Za-z0-9][A-Za-z0-9_-]{0,38}(/[A-Za-z0-9][A-Za-z0-9_.-]{0,99})?$":
    "must be an account on GitHub, or a team as organization/team, without @",
  "^[a-z][a-z0-9-]{0,63}$": "must have lower-case letters, digits and hyphens alone, and begin with a letter",
  "^[A-Za-z][A-Za-z0-9+.-]*$": "must be the part before the colon alone, such as issue for issue:12",
  "^(team:|@[A-Za-z0-9_-]+/[A-Za-z0-9_.-]+$)": "must be team:<slug>, or @<organization>/<team> as in CODEOWNERS",
  "^(user:|@[A-Za-z0-9_-]+$)": "must be user:<slug>, or @<account> as in CODEOWNERS",
  "^(team:|user:|@)": "must begin with team:, user: or @",
  "\\S": "must not be blank",
  "\\S[\\s\\S]{8,}\\S": "must have at least ten characters, not counting blanks around it",
  "^[0-9]{4}-[0-9]{2}-[0-9]{2}": "must be a date or a time, such as 2026-12-01",
};

const WORDS_OF_TYPES: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  integer: "a whole number",
  null: "null",
  number: "a number",
  object: "a mapping of names to values",
  string: "text",
};

/** What is wrong with a value, as a clause that its place stands before. */
export function objectionOf({ keyword, params, message }: Objected): string {
  const {
    additionalProperty: extra,
    allowedValues: allowed,
    allowedValue,
    limit,
    missingProperty: missing,
    pattern,
    type,
  } = params as Mapping;
  if (typeof extra === "string") return `has an unknown member "${extra}"`;
  if (keyword === "false schema") return "does not belong here";
  if (keyword === "pattern" && typeof pattern === "string" && pattern in WORDS_OF_PATTERNS)
    return WORDS_OF_PATTERNS[pattern] ?? "";
  // The words that are allowed are the format's own.
  if (keyword === "enum" && Array.isArray(allowed)) return `must be one of ${allowed.map(String).join(", ")}`;
  if (keyword === "const") return `must be ${JSON.stringify(allowedValue)}`;
  if (keyword === "type") return `must be ${[type].flat().map(wordOfType).join(" or ")}`;
  if (keyword === "required") return `lacks the member "${String(missing)}"`;
  const bound = BOUNDS[keyword];
  return bound && typeof limit === "number" ? bound(limit) : (message ?? keyword);
}

function wordOfType(type: unknown): string {
  const name = String(type);
  return WORDS_OF_TYPES[name] ?? name;
}

const BOUNDS: Readonly<Record<string, (limit: number) => string>> = {
  minLength: (limit) => `must have ${counted(limit, "character")} or more`,
  maxLength: (limit) => `must have at most ${counted(limit, "character")}`,
  minItems: (limit) => `must have ${counted(limit, "entry", "entries")} or more`,
  maxItems: (limit) => `must have at most ${counted(limit, "entry", "entries")}`,
  minProperties: (limit) => `must have ${counted(limit, "member")} or more`,
  maxProperties: (limit) => `must have at most ${counted(limit, "member")}`,
};
