/** Where a path that a caller names leads: through links of the caller's own, and through none of a repository. */
import { existsSync, lstatSync, readlinkSync, statSync, type Stats } from "node:fs";
import { dirname, isAbsolute, join, parse, sep } from "node:path";
import { repositoryTop } from "../git/repository-top.js";
import { codeOf } from "../memory/error-text.js";
import { UserError } from "../memory/user-error.js";

export interface Place {
  /** Without a link on the way, as far as there is something. */
  readonly path: string;
  /** Undefined where nothing is there. */
  readonly stats: Stats | undefined;
  /** Of this process, where the path names one of its open files: `/dev/stdout`, `/dev/fd/3`. */
  readonly descriptor?: number;
}

/** Links within links, after which a name is taken for one that leads nowhere. */
const MAX_LINKS = 40;

/** Folder of the descriptors of a process, on Linux: what its links say is a name and no path where they lead to no file. */
const DESCRIPTORS = /^\/proc\/(\d+)\/fd$/;

/**
 * A link that lies outside of any repository is the caller's own. One inside is content, which whoever proposes a change
 * may have made: it must not choose what is read or written (security rule 27).
 * @param path absolute.
 * @throws UserError where such a link is on the way, or links lead in a circle.
 */
export function followLinks(path: string): Place {
  let done = parse(path).root;
  let rest = path.slice(done.length).split(sep);
  let stats: Stats | undefined;
  let descriptor: number | undefined;
  for (let links = 0; ;) {
    const [part, ...others] = rest;
    if (part === undefined) break;
    rest = others;
    if (part === "" || part === ".") continue;
    const next = part === ".." ? dirname(done) : join(done, part);
    stats = look(next);
    if (!stats) return { path: join(next, ...rest), stats: undefined };
    if (!stats.isSymbolicLink()) {
      done = next;
      continue;
    }
    if (repositoryTop(done) !== undefined) {
      throw new UserError(`${next} is a symlink inside a repository, and is not followed.`, "Name the file itself.");
    }
    if (++links > MAX_LINKS) throw new UserError(`${path} leads in a circle of symlinks.`, "Name the file itself.");
    const target = readlinkSync(next);
    const [, owner] = DESCRIPTORS.exec(done) ?? [];
    if (owner === String(process.pid)) descriptor = Number(part);
    if (owner !== undefined && !(isAbsolute(target) && existsSync(target))) {
      return {
        path: next,
        stats: statSync(next, { throwIfNoEntry: false }),
        ...(descriptor !== undefined && { descriptor }),
      };
    }
    if (isAbsolute(target)) done = parse(target).root;
    rest = [...(isAbsolute(target) ? target.slice(done.length) : target).split(sep), ...others];
  }
  return { path: done, stats, ...(descriptor !== undefined && { descriptor }) };
}

/** @throws what the system says of a name that is too long, or of a folder that may not be looked into. */
function look(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if (codeOf(error) === "ENOTDIR") return undefined;
    throw error;
  }
}
