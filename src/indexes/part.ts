/**
 * A part: what one shard of a check found in its files, as lines of JSON (schemas/part.schema.json). The header comes
 * first, then what the files declare, then the problems that they have by themselves, with their places.
 */
import type { ValidateFunction } from "ajv";
import type { PartDeclaration } from "../generated/types/part-declaration.js";
import type { PartProblem as ReadProblem } from "../generated/types/part-problem.js";
import type { KnownPlaces, Problem } from "../memory/finding.js";
import type { Declaration } from "../memory/record.js";
import { UserError } from "../memory/user-error.js";
import { MAX_SHARDS } from "./part-of-path.js";
import { DeclarationReader, SharedEdges, UnknownNumber } from "./part-declarations.js";
import { parseJson } from "./shape.js";
import type { TalliesData } from "./tallies.js";

const PART_FORMAT = "memory-steward.part/v1";

/** Bytes. A part is the work of another job, and may be anything. */
export const MAX_PART = 1024 * 1024 * 1024;
const MAX_LINE = 64 * 1024 * 1024;

const NEWLINE = 0x0a;

export interface PartHeader {
  readonly schema: typeof PART_FORMAT;
  /** Version of the steward that wrote it. */
  readonly steward: string;
  /** 1 to `of`. */
  readonly shard: number;
  readonly of: number;
  /** Folder of the memory relative to the top of the repository. */
  readonly root: string;
  /** Of all that judged. */
  readonly gateDigest: string;
  /** Of the code that judged. */
  readonly judgeDigest: string;
  /** `sha256:` of path, mode and blob id of every file of the part, whether or not it may hold records. */
  readonly filesDigest: string;
  /** Whether secrets were sought in its files. */
  readonly secrets: boolean;
  /** When it was made, in milliseconds since 1970. */
  readonly asOf: number;
  /** Lines that follow. */
  readonly declarations: number;
  /** Lines that follow those. */
  readonly problems: number;
  /** Present where problems of files with restricted records are left out, which the merge finds again. */
  readonly withheld?: true;
  /** Numbers of files, from 0 in path order among all of the part, of which it says nothing at all: the merge reads them. */
  readonly closed?: readonly number[];
  /** Numbers, likewise, of files that hold secrets: the merge searches them again. */
  readonly holders?: readonly number[];
  /** Of its files; ids are counted when the parts are merged. */
  readonly tallies: TalliesData;
}

/** A problem of one file, with all that a finding needs; anchors of other places are reduced to their files. */
export interface PartProblem {
  readonly problem: Problem;
  readonly places: KnownPlaces;
}

export interface PartReader {
  /**
   * Called first.
   * @returns paths of files by their number in the part.
   * @throws UserError to read no further.
   */
  header(header: PartHeader): (file: number) => string | undefined;
  /** @param line its text. */
  declaration(declaration: Declaration, line: string): void;
  /** Whether there is such a rule is the reader's to find out. */
  problem(problem: ReadProblem, line: string): void;
}

export function partHeaderLine(header: Omit<PartHeader, "schema">): string {
  return JSON.stringify({ schema: PART_FORMAT, ...header });
}

/** What a rule says beyond places is not needed any more: edits as structure, and where other places are in theirs. */
export function partProblemLine(problem: Problem, places: KnownPlaces): string {
  const { rule, message, at, record, subject, severity, suggestion, related, since, until, more } = problem;
  const { effort, edit } = places;
  const line: PartProblem = {
    problem: {
      rule,
      message,
      at: {
        path: at.path,
        ...(at.document !== undefined && { document: at.document }),
        ...(at.pointer && { pointer: at.pointer }),
        ...(at.part && { part: at.part }),
      },
      ...(record !== undefined && { record }),
      ...(subject !== undefined && { subject }),
      ...(severity !== undefined && { severity }),
      ...(suggestion && { suggestion: { message: suggestion.message, certain: suggestion.certain } }),
      ...(related && { related: related.map((place) => ({ message: place.message, at: { path: place.at.path } })) }),
      ...(since !== undefined && { since }),
      ...(until !== undefined && { until }),
      ...(more && { more }),
    },
    places: { at: places.at, related: places.related, ...(edit && { edit }), ...(effort && { effort }) },
  };
  return JSON.stringify(line);
}

/**
 * @param label what a person calls the part: the name of its file.
 * @param shared for several parts of one check: what their edges have in common is held once.
 * @throws UserError where the bytes are no part, not a whole one, or one of another format.
 */
export async function readPart(
  label: string,
  bytes: Uint8Array,
  reader: PartReader,
  shared = new SharedEdges(),
): Promise<void> {
  const { validate: validHeader } = await import("../generated/validators/part-header.cjs");
  const { validate: validDeclaration } = await import("../generated/validators/part-declaration.cjs");
  const { validate: validProblem } = await import("../generated/validators/part-problem.cjs");
  if (bytes.length > MAX_PART) throw broken(label, `it is larger than ${MAX_PART} bytes`);
  const lines = linesOf(label, bytes);
  const next = (what: string): string => {
    const line = lines.next();
    if (line.done) throw broken(label, `it ends before ${what}`);
    return line.value;
  };
  const headerText = next("its header");
  refuseOtherFormat(label, headerText);
  const header: PartHeader = valid(label, 1, headerText, validHeader);
  if (header.shard > header.of) throw broken(label, `it says it is number ${header.shard} of ${header.of}`);
  const declarations = new DeclarationReader(shared, reader.header(header));
  for (let index = 0; index < header.declarations; index++) {
    const text = next(`declaration ${index + 1} of ${header.declarations}`);
    const line = valid(label, index + 2, text, validDeclaration);
    reader.declaration(declarationIn(label, index + 2, line, declarations), text);
  }
  for (let index = 0; index < header.problems; index++) {
    const text = next(`problem ${index + 1} of ${header.problems}`);
    reader.problem(valid(label, header.declarations + index + 2, text, validProblem), text);
  }
  if (!lines.next().done) throw broken(label, "it goes on after its last line");
}

/** Texts of the lines, each without its end. */
function* linesOf(label: string, bytes: Uint8Array): Generator<string, undefined> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let start = 0, number = 1; start < buffer.length; number++) {
    const end = buffer.indexOf(NEWLINE, start);
    if (end === -1) throw broken(label, "its last line is cut off");
    if (end - start > MAX_LINE) throw broken(label, `line ${number} is longer than ${MAX_LINE} bytes`);
    yield buffer.toString("utf8", start, end);
    start = end + 1;
  }
  return undefined;
}

function valid<T>(label: string, number: number, text: string, validate: ValidateFunction<T>): T {
  const value = parseJson(text);
  if (validate(value)) return value;
  const [error] = validate.errors ?? [];
  const where = error && error.instancePath !== "" ? ` at ${error.instancePath.slice(0, 100)}` : "";
  throw broken(label, `line ${number}${where} ${error?.message ?? "is not what it should be"}`);
}

function declarationIn(label: string, number: number, line: PartDeclaration, reader: DeclarationReader): Declaration {
  try {
    return reader.read(line);
  } catch (error) {
    if (error instanceof UnknownNumber) throw broken(label, `line ${number} counts on what is not before it`);
    throw error;
  }
}

/** A part of another version would fail in a hundred ways; one sentence says why. */
function refuseOtherFormat(label: string, text: string): void {
  const value = parseJson(text);
  const schema = typeof value === "object" && value !== null && "schema" in value ? value.schema : undefined;
  if (schema === PART_FORMAT) return;
  throw broken(label, `its first line does not say that it is ${PART_FORMAT}`);
}

function broken(label: string, why: string): UserError {
  return new UserError(
    `${label} is no part that can be merged: ${why}.`,
    `Make it with "memory-steward check --shard i/n --output", n up to ${MAX_SHARDS}, and pass the file on as it is.`,
  );
}
