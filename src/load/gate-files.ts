/** Reads the files a gate is made of, once each, and keeps what is wrong with them. */
import { append } from "../memory/append.js";
import type { Format } from "../memory/document.js";
import { BASELINE_LIMITS, DEFAULT_LIMITS } from "../memory/document.js";
import { anchorOf, endOf, validated, type FileKind, type FileTypes } from "../layouts/file-schemas.js";
import type { Problem } from "../memory/finding.js";
import type { Anchor, Pointer, Position } from "../memory/place.js";
import {
  comparePaths,
  ENTRY_NAMES,
  FOLDER_MODE,
  isRegular,
  nameInSentence,
  readFile,
  type Tree,
  type TreeEntry,
} from "../memory/tree.js";
import { parentOf, TreeLookup } from "../memory/tree-lookup.js";
import { pageAddress } from "../memory/project-address.js";
import { UserError } from "../memory/user-error.js";
import { openLocator, type Locator } from "../parse/locate.js";
import { formatOf, parseFile } from "../parse/parse-file.js";
import { STRAY, strayDocument } from "./only-document.js";

const ARTICLES = {
  layout: "a layout",
  config: "the configuration",
  ontology: "an ontology file",
  baseline: "a baseline",
  waivers: "a waivers file",
  rejections: "a list of rejected claims",
  knownBad: "a list of what is known to be bad",
  attestations: "a list of attestations",
} as const satisfies Partial<Record<FileKind, string>>;

type GateFileKind = keyof typeof ARTICLES;

/** What stands in the place of a file, or of a folder above it, so that it is not read. */
export interface Obstacle {
  readonly path: string;
  readonly noun: string;
}

export class GateFiles {
  readonly label: string;
  readonly used = new Map<string, TreeEntry>();
  readonly problems: Problem[] = [];
  readonly #lookup: TreeLookup;
  /** Files that were asked for. */
  readonly #asked = new Set<string>();
  /** Places on the way to a file at which something else was looked for. */
  readonly #ways = new Set<string>();
  readonly #listed = new Set<string>();
  readonly #values = new Map<string, unknown>();

  constructor(tree: Tree) {
    this.#lookup = new TreeLookup(tree);
    this.label = nameInSentence(tree);
  }

  /** Whether a file that comes, goes or changes there may change what was found. */
  mayDependOn(path: string): boolean {
    if (this.#ways.has(path) || this.#listed.has(parentOf(path))) return true;
    // What comes or goes below the place of a file makes a folder of it, or none.
    for (let at = path; at !== ""; at = parentOf(at)) if (this.#asked.has(at)) return true;
    return false;
  }

  async has(path: string): Promise<boolean> {
    this.#asked.add(path);
    return (await this.#lookup.file(path)) !== undefined;
  }

  /**
   * What stands in the way of a file, so that it is not read although something is there: a link, a submodule or a folder
   * in its place, or what is no folder in the place of one above it.
   * @returns its path, and what it is: `a symbolic link`. Undefined where the file is there, or nothing.
   */
  async obstacle(path: string): Promise<Obstacle | undefined> {
    this.#asked.add(path);
    const parts = path.split("/");
    for (const [index, name] of parts.entries()) {
      const here = parts.slice(0, index + 1).join("/");
      this.#ways.add(here);
      const mode = (await this.#lookup.folder(parentOf(here))).get(name)?.mode;
      const isFile = index === parts.length - 1;
      if (mode === undefined) return undefined;
      if (mode === FOLDER_MODE) {
        if (isFile) return { path: here, noun: "a folder" };
      } else if (!isRegular(mode)) return { path: here, noun: ENTRY_NAMES[mode] };
      else if (!isFile) return { path: here, noun: "a file" };
    }
    return undefined;
  }

  /** Of all files, in their order: costly, and for messages alone. What is found does not depend on them. */
  async paths(): Promise<string[]> {
    return (await this.#lookup.tree.entries()).map(({ path }) => path);
  }

  /** Names directly in a folder, without `/` or empty, with what stands there. */
  async namesIn(folder: string): Promise<{ readonly name: string; readonly isFolder: boolean }[]> {
    const entries = await this.#lookup.folder(folder);
    return [...entries.values()].map(({ name, mode }) => ({ name, isFolder: mode === FOLDER_MODE }));
  }

  /** Where a value begins in a file that was read. */
  async positionOf(path: string, pointer: Pointer): Promise<Position> {
    return await this.#startOf(path, { path, document: 0, pointer });
  }

  async #startOf(path: string, at: Anchor): Promise<Position> {
    return (await this.locatorOf(path))?.range(at).start ?? { line: 1, column: 1 };
  }

  /** Tells places in a file; undefined where there is none. */
  async locatorOf(path: string): Promise<Locator | undefined> {
    const entry = await this.#lookup.file(path);
    return entry && openLocator(path, formatOf(path) ?? "yaml", await readFile(this.#lookup.tree, entry));
  }

  /** Paths of the files directly in a folder, `/`-terminated or empty, sorted. */
  async inFolder(folder: string): Promise<string[]> {
    const path = folder.replace(/\/$/, "");
    this.#listed.add(path);
    const entries = await this.#lookup.folder(path);
    const files = [...entries.values()].filter(({ mode }) => mode !== FOLDER_MODE && isRegular(mode));
    return files.map(({ name }) => folder + name).sort(comparePaths);
  }

  /** The data of a file's only document, or undefined where it cannot be read; then `problems` says why. */
  async read(path: string, limits = DEFAULT_LIMITS): Promise<unknown> {
    this.#asked.add(path);
    const entry = await this.#lookup.file(path);
    if (!entry) return undefined;
    if (this.#values.has(path)) return this.#values.get(path);
    this.used.set(path, entry);
    const bytes = await readFile(this.#lookup.tree, entry);
    const format: Format = formatOf(path) ?? "yaml";
    const parsed = parseFile(path, format, bytes, limits);
    append(this.problems, parsed.problems.map(boundHere));
    const broken = parsed.problems.some((problem) => problem.severity !== "warning");
    const stray = broken ? undefined : strayDocument(parsed);
    if (stray !== undefined) {
      this.problems.push({
        rule: "gate/invalid-file",
        message: `${path} cannot be read as a whole: ${STRAY}.`,
        at: { path, document: stray, pointer: [] },
        subject: "document",
      });
    }
    const value = broken || stray !== undefined ? undefined : (parsed.documents[0]?.value ?? {});
    this.#values.set(path, value);
    return value;
  }

  /** The data of a file that is no part of the gate; undefined where it has none that can be read, of which nothing is said. */
  async glance(path: string): Promise<unknown> {
    this.#asked.add(path);
    const entry = await this.#lookup.file(path);
    if (!entry) return undefined;
    const parsed = parseFile(path, formatOf(path) ?? "yaml", await readFile(this.#lookup.tree, entry), DEFAULT_LIMITS);
    return parsed.problems.length > 0 ? undefined : parsed.documents[0]?.value;
  }

  /** The same, checked against the schema of its kind; a mismatch is a problem `gate/invalid-file`. */
  async readValid<K extends GateFileKind>(path: string, kind: K): Promise<FileTypes[K] | undefined> {
    const value = await this.read(path, kind === "baseline" ? BASELINE_LIMITS : DEFAULT_LIMITS);
    if (value === undefined) return undefined;
    const { value: valid, errors = [] } = await validated(kind, value);
    for (const error of errors) {
      this.problems.push({
        rule: "gate/invalid-file",
        message: `${unfit(path, kind)}${error.message}${endOf(error)}`,
        at: anchorOf(error, path),
        subject: error.pointer.join("/"),
        suggestion: { message: `Correct it by its schema, ${schemaAddress(kind)}`, certain: false },
      });
    }
    return valid;
  }

  /**
   * The same for a file that nothing can be judged without.
   * @param why it matters, as a sentence, where the name of the file does not tell.
   * @throws UserError naming the place.
   */
  async readRequired<K extends GateFileKind>(path: string, kind: K, noun: string, why?: string): Promise<FileTypes[K]> {
    const before = this.problems.length;
    const value = await this.readValid(path, kind);
    if (value !== undefined) return value;
    const advice = `Correct the ${noun}; ${schemaAddress(kind)} describes its format.${why === undefined ? "" : ` ${why}`}`;
    throw await this.#refusal(path, this.problems.slice(before), noun, advice, kind);
  }

  /** The data of a file that nothing can be judged without. @throws UserError naming the place. */
  async readWhole(path: string, noun: string): Promise<unknown> {
    const before = this.problems.length;
    const value = await this.read(path);
    if (value !== undefined) return value;
    throw await this.#refusal(path, this.problems.slice(before), noun, `Correct the ${noun}.`);
  }

  /** All that is wrong with the file, so that it is mended at once. */
  async #refusal(
    path: string,
    problems: readonly Problem[],
    noun: string,
    advice: string,
    kind?: GateFileKind,
  ): Promise<UserError> {
    const opening = kind === undefined ? "" : unfit(path, kind);
    const locator = await this.locatorOf(path);
    const told = problems.map(({ at, message }) => ({
      at: locator?.range(at).start ?? { line: 1, column: 1 },
      message,
    }));
    const [first, ...others] = toldInOrder(path, told, opening);
    if (first === undefined) return new UserError(`There is no ${noun} ${path} in ${this.label}.`);
    return new UserError(first, advice, others);
  }
}

/** No setting moves the bounds of what holds the settings. */
function boundHere(problem: Problem): Problem {
  if (problem.rule !== "parse/limit-exceeded") return problem;
  return {
    ...problem,
    suggestion: { message: "Write less into it: the bounds of such a file are fixed", certain: false },
  };
}

/** How many problems of a file are told. */
const MOST_TOLD = 10;

interface Told {
  readonly at: Position;
  readonly message: string;
}

/**
 * The problems of a file in the order of its lines, each with its place.
 * @param opening what all but the first leave out.
 */
export function toldInOrder(label: string, problems: readonly Told[], opening: string): string[] {
  const sorted = [...problems].sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
  const lines = sorted.slice(0, MOST_TOLD).map(({ at, message }, index) => {
    const said = index > 0 && message.startsWith(opening) ? message.slice(opening.length) : message;
    return `${label}:${at.line}:${at.column}: ${said}`;
  });
  const rest = problems.length - lines.length;
  return rest > 0 ? [...lines, `and ${rest} more`] : lines;
}

function unfit(path: string, kind: GateFileKind): string {
  return `${path} is not ${ARTICLES[kind]} the steward can read: `;
}

/** Of the one schema that a file has to fit. */
function schemaAddress(kind: GateFileKind): string {
  return pageAddress(`schemas/${schemaName(kind)}.schema.json`);
}

function schemaName(kind: GateFileKind): string {
  return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
