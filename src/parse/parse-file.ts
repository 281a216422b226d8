/** A file's bytes as documents and problems. */
import { createHash } from "node:crypto";
import { counted } from "../memory/counted.js";
import type { Format, Limits, ParsedDocument, ParsedFile } from "../memory/document.js";
import type { Problem } from "../memory/finding.js";
import { clip } from "../memory/clip.js";
import { START_OF_FILE } from "../memory/place.js";
import { decode } from "./decode.js";
import { flawToProblem, RULE, shiftFlaw, type Flaw, type Span } from "./flaw.js";
import { readFast } from "./fast-read.js";
import { loneCarriageReturn, splitFrontMatter } from "./frame.js";
import { readJsonDocument, sliceLines } from "./json-document.js";
import { documentOf } from "./scalar-texts.js";
import { LineIndex } from "./lines.js";
import { readMarkdownBody } from "./markdown-body.js";
import { conflictInBody, continuesConflict, OURS } from "./merge-conflict.js";
import { fieldLine } from "./field-line.js";
import { likelyFrontMatter, secondFrontMatter } from "./missed-front-matter.js";
import { readYamlDocument, yamlBudget, type YamlBudget } from "./yaml-document.js";
import { sliceStream } from "./yaml-slices.js";

const FORMATS: Readonly<Record<string, Format>> = {
  ".yaml": "yaml",
  ".yml": "yaml",
  ".md": "markdown",
  ".markdown": "markdown",
  ".mdc": "markdown",
  ".mdx": "markdown",
  ".json": "json",
  ".jsonl": "jsonl",
};

/** The format that a path's extension names, whatever its case. */
export function formatOf(path: string): Format | undefined {
  if (path.endsWith(".md")) return "markdown";
  if (path.endsWith(".yaml")) return "yaml";
  const dot = path.lastIndexOf(".");
  const extension = path.slice(dot).toLowerCase();
  return dot > path.lastIndexOf("/") && Object.hasOwn(FORMATS, extension) ? FORMATS[extension] : undefined;
}

/**
 * Reads a file. What is broken becomes a problem, and the documents that stand apart from it are given all the same; a
 * broken document gives no value. Bytes that are no UTF-8 text give no documents. Never throws for what the file holds.
 */
export function parseFile(path: string, format: Format, bytes: Uint8Array, limits: Limits): ParsedFile {
  const nothing = { path, format, documents: [], body: undefined };
  if (bytes.length > limits.fileBytes) return { ...nothing, problems: [tooLarge(path, bytes.length, limits)] };
  const fast = readFast(path, format, bytes, limits);
  if (fast) return fast;
  const { text, problems: encoding } = decode(path, bytes);
  if (text === undefined) return { ...nothing, problems: encoding };
  const { documents, flaws, body, lineOf } = READERS[format](text, limits);
  const problems = [...encoding, ...documents.flatMap((document) => inexactNumbers(path, document))];
  const read = { path, format, documents, body, ...(lineOf && { lineOf }) };
  if (flaws.length === 0) return { ...read, problems };
  const lines = new LineIndex(text);
  const found = flaws.map((flaw) => flawToProblem(path, lines, flaw));
  return { ...read, problems: [...problems, ...found] };
}

const SHOWN_DIGITS = 40;

/** Characters that an id or a code may have. */
const MAX_ID = 100;

/** The text is what was meant; only its author knows whether it is a number or a name made of digits. */
function inexactNumbers(path: string, { index, inexact = [] }: ParsedDocument): Problem[] {
  return inexact.map(({ pointer, text }) => ({
    rule: RULE.inexactNumber,
    severity: "warning",
    message: `The number ${clip(text, SHOWN_DIGITS)} has more digits than most programs keep; they read another one.`,
    at: { path, document: index, pointer },
    subject: pointer.join("/"),
    suggestion: {
      message: "If it is an id or a code, put it in quotes",
      certain: false,
      ...(text.length <= MAX_ID && { edit: { kind: "set" as const, pointer, value: text } }),
    },
  }));
}

interface Content {
  readonly documents: readonly ParsedDocument[];
  readonly flaws: readonly Flaw[];
  readonly body: ParsedFile["body"];
  readonly lineOf?: ParsedFile["lineOf"];
}

const READERS: Readonly<Record<Format, (text: string, limits: Limits) => Content>> = {
  yaml: readStream,
  markdown: readMarkdown,
  json: (text, limits) => ({ ...readJsonDocument(text, { start: 0, end: text.length }, 0, limits), body: undefined }),
  jsonl: readLines,
};

function readStream(text: string, limits: Limits): Content {
  const carriage = loneCarriageReturn(text, 0, text.length);
  if (carriage) return { documents: [], flaws: [carriage], body: undefined };
  const slices = sliceStream(text, 0, text.length, limits.documents + 1);
  const budget = yamlBudget(limits);
  const documents: ParsedDocument[] = [];
  const flaws: Flaw[] = [];
  for (const [index, slice] of slices.slice(0, limits.documents).entries()) {
    const read = readSlice(text, slice, index, budget);
    documents.push(...read.documents);
    flaws.push(...read.flaws);
  }
  return { documents, flaws: [...flaws, ...tooMany(slices, limits)], body: undefined };
}

function readMarkdown(text: string, limits: Limits): Content {
  const frame = splitFrontMatter(text);
  if (frame.kind === "refused") return { documents: [], flaws: [frame.flaw], body: undefined };
  if (frame.kind === "none") {
    const likely = likelyFrontMatter(text);
    const flaws = [...(likely ? [likely] : []), ...conflictInBody(text, 0)];
    const body = /\S/.test(text) ? () => readMarkdownBody(text) : undefined;
    return { documents: [], flaws, body, lineOf: (field) => fieldLine(text, field) };
  }
  const { block } = frame;
  const body = (): ReturnType<typeof readMarkdownBody> =>
    readMarkdownBody(text.slice(frame.body), () => text.slice(0, frame.body).split("\n").length - 1);
  const [slice = block, second] = sliceStream(text, block.start, block.end);
  if (second) return { documents: [], flaws: [secondDocument(text, second)], body };
  const { documents, flaws, empty } = readSlice(text, slice, 0, yamlBudget(limits));
  if (empty) return { documents: [], flaws: [emptyFrontMatter(block)], body };
  const another = secondFrontMatter(text, frame.body);
  return { documents, flaws: [...flaws, ...(another ? [another] : []), ...conflictInBody(text, frame.body)], body };
}

function readLines(text: string, limits: Limits): Content {
  const slices = sliceLines(text, limits.documents + 1);
  let inConflict = false;
  const read = slices.slice(0, limits.documents).map((slice, index) => {
    const { documents, flaws } = readJsonDocument(text, slice, index, limits);
    if (flaws.length === 0) return { documents, flaws };
    const line = text.slice(slice.start, slice.end);
    // The line that begins a conflict speaks for those that go on with it.
    if (inConflict && continuesConflict(line)) return { documents, flaws: [] };
    inConflict ||= line.startsWith(OURS);
    return { documents, flaws: flaws.map((flaw) => ofLine(flaw, line)) };
  });
  return {
    documents: read.flatMap(({ documents }) => documents),
    flaws: [...read.flatMap(({ flaws }) => flaws), ...tooMany(slices, limits)],
    body: undefined,
  };
}

/** By what it says, as its number changes: whoever accepts one broken line accepts no other. */
function ofLine(flaw: Flaw, line: string): Flaw {
  return flaw.subject === undefined
    ? { ...flaw, subject: `line ${createHash("sha256").update(line.trim()).digest("hex").slice(0, 8)}` }
    : flaw;
}

function readSlice(
  text: string,
  { start, end }: Span,
  index: number,
  budget: YamlBudget,
): Omit<Content, "body"> & { readonly empty: boolean } {
  const { content, flaws } = readYamlDocument(text.slice(start, end), budget);
  if (!content && flaws.length === 0) {
    return { documents: [{ index, value: null, scalarText: () => undefined }], flaws: [], empty: true };
  }
  if (!content) return { documents: [], flaws: flaws.map((flaw) => shiftFlaw(flaw, start)), empty: false };
  const { value, texts, empty } = content;
  return { documents: [documentOf(index, value, texts)], flaws: [], empty };
}

function tooMany(slices: readonly Span[], limits: Limits): Flaw[] {
  const next = slices[limits.documents];
  if (!next) return [];
  const message = `The file holds more than ${counted(limits.documents, "document")}. Those from here on were not read.`;
  const mend = { message: "Split the file, or raise the limit in memory-steward.yml", certain: false };
  return [{ rule: RULE.limit, start: next.start, end: next.start, message, mend }];
}

function secondDocument(text: string, { start }: Span): Flaw {
  return {
    rule: RULE.syntax,
    start,
    end: Math.max(text.indexOf("\n", start), start),
    message: "The front matter holds a second YAML document behind `...`.",
    mend: { message: "Remove the line `...`", certain: false },
  };
}

function emptyFrontMatter({ start, end }: Span): Flaw {
  return {
    rule: RULE.missingFrontMatter,
    severity: "warning",
    start,
    end,
    message: "The front matter is empty.",
    mend: { message: "Write the record's fields, or remove the two lines of `---`", certain: false },
  };
}

function tooLarge(path: string, bytes: number, limits: Limits): Problem {
  return {
    rule: RULE.limit,
    message: `The file has ${bytes} bytes; files of up to ${limits.fileBytes} bytes are read.`,
    at: { path, range: START_OF_FILE },
    suggestion: { message: "Split the file, or raise the limit in memory-steward.yml", certain: false },
  };
}
