/** What other scanners were told to pass over: a `.gitleaksignore`, or a baseline of detect-secrets. */
import { isMapping } from "../memory/plain-data.js";
import { UserError } from "../memory/user-error.js";

export interface ForeignEntry {
  /** Relative to the top of the repository. */
  readonly path: string;
  /** Where the entry is of one version of the file. */
  readonly commit?: string;
  /** Counts from 1. */
  readonly line?: number;
  /** SHA-1 of the value in hex: compared in memory, never kept. */
  readonly sha1?: string;
  /** How a person finds the entry again. */
  readonly label: string;
  /** Somebody marked it as a real secret. */
  readonly isReal?: true;
}

const MAX_ENTRIES = 100_000;

/** @throws UserError where the text is neither. */
export function readForeignBaseline(text: string, name: string): readonly ForeignEntry[] {
  const entries = /^\s*\{/.test(text) ? detectSecretsEntries(text, name) : gitleaksEntries(text, name);
  if (entries.length <= MAX_ENTRIES) return entries;
  throw new UserError(`${name} has more than ${MAX_ENTRIES} entries.`, "Import it in parts");
}

/** Lines `path:rule:line`, or with a commit in front. */
function gitleaksEntries(text: string, name: string): ForeignEntry[] {
  return text.split(/\r?\n/).flatMap((raw, index) => {
    const label = raw.trim();
    if (label === "" || label.startsWith("#")) return [];
    const lineAt = label.lastIndexOf(":");
    const ruleAt = label.lastIndexOf(":", lineAt - 1);
    const line = Number(label.slice(lineAt + 1));
    if (lineAt < 1 || ruleAt < 1 || !Number.isSafeInteger(line)) {
      throw new UserError(
        `${name}:${index + 1} is no fingerprint of gitleaks.`,
        "A line is <path>:<rule>:<line>, or that with <commit>: in front",
      );
    }
    const place = label.slice(0, ruleAt);
    const commit = /^([0-9a-f]{40}(?:[0-9a-f]{24})?):/.exec(place)?.[1];
    const path = commit === undefined ? place : place.slice(commit.length + 1);
    return [{ path, line, label, ...(commit !== undefined && { commit }) }];
  });
}

function detectSecretsEntries(text: string, name: string): ForeignEntry[] {
  const results = memberOf(parsed(text), "results");
  if (!isMapping(results)) {
    throw new UserError(
      `${name} is no baseline of detect-secrets: it has no results.`,
      "Name a .gitleaksignore or a .secrets.baseline",
    );
  }
  return Object.entries(results).flatMap(([path, list]) =>
    (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
      const sha1 = memberOf(entry, "hashed_secret");
      if (typeof sha1 !== "string" || !/^[0-9a-f]{40}$/.test(sha1)) return [];
      const line = memberOf(entry, "line_number");
      const label = typeof line === "number" ? `${path}:${line}` : path;
      return [{ path, sha1, label, ...(memberOf(entry, "is_secret") === true && { isReal: true as const }) }];
    }),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function memberOf(value: unknown, name: string): unknown {
  return isMapping(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
