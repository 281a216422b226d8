/** Patterns that cannot be used, or that are written as no path is: they match no file, whatever there is. */
import { compileGlob } from "./glob.js";

export interface GlobFault {
  /** A clause, without a full stop. */
  readonly why: string;
  /** The end of the sentence. */
  readonly mend: string;
  /** Whether it is no pattern at all. */
  readonly isBroken: boolean;
  /** The pattern to write, where that is known. */
  readonly meant?: string;
}

/** Why a glob cannot be used, or can match no file. */
export function globFault(glob: string): GlobFault | undefined {
  try {
    compileGlob(glob);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { why: error.message, mend: ".", isBroken: true };
  }
  const misspelt = misspeltGlob(glob);
  if (!misspelt) return undefined;
  const { why, meant } = misspelt;
  const mend = meant === undefined ? "; take it out." : `; write "${meant}".`;
  return { why, mend, isBroken: false, ...(meant !== undefined && { meant }) };
}

/** Why a pattern matches no file, and what to write. */
export interface MisspeltGlob {
  /** A sentence without its full stop. */
  readonly why: string;
  /** Undefined where nothing below the folder can be meant. */
  readonly meant: string | undefined;
}

/**
 * Paths of Git begin without `/` or `./`, have one `/` between two names, and end with the name of a file. A backslash
 * stands for itself, so it parts no folders and hides no other character.
 */
export function misspeltGlob(glob: string): MisspeltGlob | undefined {
  const plain = glob.replaceAll("\\", "/");
  const names = plain.split("/");
  const kept = names.filter((name) => name !== "" && name !== ".");
  const isFolder = /(?:^|\/)\.?$/.test(plain);
  const meant = [...kept, ...(isFolder ? ["**"] : [])].join("/");
  if (meant === glob && !names.includes("..")) return undefined;
  return {
    why: `"${glob}" matches no file, since ${reasonOf(glob, names)}`,
    meant: names.includes("..") ? undefined : meant,
  };
}

function reasonOf(glob: string, names: readonly string[]): string {
  if (names.includes("..")) return "no pattern leads out of the folder of the memory";
  if (glob.includes("\\")) return "folders are parted by / and a backslash stands for itself";
  if (names[0] === "" || names[0] === ".") return `patterns begin in the folder of the memory, without ${names[0]}/`;
  return names.at(-1) === "" ? "it ends with /, as a folder does" : "no path has two / in a row, or a dot as a name";
}
