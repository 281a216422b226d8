/** The `yaml` package as the judge of the strict-subset reader. */
import { isDeepStrictEqual } from "node:util";
import { parseAllDocuments } from "yaml";
import { parseStrictSubset } from "../../src/parse/strict-subset.js";

/** The documents of a stream as `yaml` reads them with the product's settings; undefined where it has any complaint. */
export function readWithYaml(text: string): unknown[] | undefined {
  const documents = parseAllDocuments(text, {
    version: "1.2",
    uniqueKeys: true,
    stringKeys: true,
    merge: false,
    resolveKnownTags: false,
    prettyErrors: false,
    logLevel: "error",
  });
  if ("empty" in documents) return documents.errors.length + documents.warnings.length > 0 ? undefined : [];
  const values: unknown[] = [];
  for (const document of documents) {
    if (document.errors.length + document.warnings.length > 0) return undefined;
    if (document.directives.yaml.explicit === true) return undefined;
    try {
      values.push(document.toJS({ maxAliasCount: 0 }));
    } catch {
      return undefined;
    }
  }
  return values;
}

export interface Verdict {
  readonly accepted: boolean;
  /** What is wrong, where something is. */
  readonly difference?: string;
}

/** Bytes around the range that a reader must not look at. */
const BEFORE = Buffer.from("a: b\n---\n");
const BEHIND = ["---\nbody\n", "x", " #", "\n  deeper: 1\n", "'", "\n\n", ": 1\n", "\x80"].map((text) =>
  Buffer.from(text, "latin1"),
);

/** Reads the bytes as a range within other bytes and compares what comes out, including the order of keys. */
export function compare(bytes: Buffer, salt = 0): Verdict {
  const behind = BEHIND[salt % BEHIND.length] ?? Buffer.alloc(0);
  const whole = Buffer.concat([BEFORE, bytes, behind]);
  let fast: unknown[] | undefined;
  try {
    fast = parseStrictSubset(whole, BEFORE.length, BEFORE.length + bytes.length);
  } catch (error) {
    return { accepted: true, difference: `it throws: ${String(error)}` };
  }
  if (fast === undefined) return { accepted: false };
  const text = bytes.toString("utf8");
  if (!Buffer.from(text, "utf8").equals(bytes)) return { accepted: true, difference: "invalid UTF-8 is accepted" };
  const slow = readWithYaml(text);
  if (slow === undefined) return { accepted: true, difference: `yaml rejects it, read as ${JSON.stringify(fast)}` };
  if (isDeepStrictEqual(fast, slow) && JSON.stringify(fast) === JSON.stringify(slow)) return { accepted: true };
  return { accepted: true, difference: `${JSON.stringify(fast)} instead of ${JSON.stringify(slow)}` };
}
