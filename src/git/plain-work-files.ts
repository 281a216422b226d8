/** Everything below a folder that is not in a Git repository, `.git` left out. */
import { readdirSync, type Dirent } from "node:fs";
import { join } from "node:path";
import type { FileMode } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { kindOf, type Kind } from "./disk.js";
import type { FoundFile, WorkFiles } from "./work-files.js";

interface Folder {
  /** As the file system knows it: bytes where a name on the way is not valid UTF-8. */
  readonly at: string | Buffer;
  /** `a/b/`, or empty for the root. */
  readonly prefix: string;
  readonly undecodable: boolean;
}

/*
 * The executable bit is Git's to record: outside a repository every regular file is 100644, which saves a look at each.
 * A folder that may not be listed is an entry of mode `special`, so that it is not passed over in silence.
 */
const MODES: Readonly<Record<Exclude<Kind, "folder">, FileMode>> = {
  file: "100644",
  link: "120000",
  special: "special",
};

const NONE: ReadonlySet<string> = new Set();

/** The files of a folder outside any repository. */
export class PlainWorkFiles implements WorkFiles {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** @throws UserError where the root itself cannot be listed. */
  list(add: (file: FoundFile) => void): Promise<void> {
    return new Promise((resolve) => {
      walk(this.#root, add);
      resolve();
    });
  }

  changed(): ReadonlySet<string> {
    return NONE;
  }
}

function walk(root: string, add: (file: FoundFile) => void): void {
  const folders: Folder[] = [{ at: root, prefix: "", undecodable: false }];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const { prefix } = folder;
    const things = list(folder);
    if (things === undefined) {
      if (prefix === "") throw new UserError(`The folder ${root} cannot be listed.`, "Check its permissions");
      add(found(prefix.slice(0, -1), "special", folder.undecodable));
      continue;
    }
    for (const { name, at, kind, undecodable } of things) {
      if (name === ".git") continue;
      const path = prefix + name;
      if (kind === "folder") folders.push({ at, prefix: `${path}/`, undecodable });
      else add(found(path, MODES[kind], undecodable));
    }
  }
}

function found(path: string, mode: FileMode, undecodable: boolean): FoundFile {
  return undecodable ? { path, mode, undecodable } : { path, mode };
}

interface Thing {
  readonly name: string;
  readonly at: string | Buffer;
  readonly kind: Kind;
  readonly undecodable: boolean;
}

/** @returns undefined where the folder may not be listed or is gone. */
function list(folder: Folder): Thing[] | undefined {
  try {
    if (typeof folder.at === "string") {
      const at = folder.at;
      const nodes = readdirSync(at, { withFileTypes: true });
      // U+FFFD may stand in a name, but mostly it stands for bytes that could not be decoded.
      if (!nodes.some((node) => node.name.includes("\uFFFD"))) {
        return nodes.map((node) => ({
          name: node.name,
          at: join(at, node.name),
          kind: kindOf(node),
          undecodable: folder.undecodable,
        }));
      }
    }
    return listBytes(folder);
  } catch {
    return undefined;
  }
}

function listBytes(folder: Folder): Thing[] {
  const at = Buffer.from(folder.at);
  const nodes: Dirent<Buffer>[] = readdirSync(at, { withFileTypes: true, encoding: "buffer" });
  return nodes.map((node) => {
    const name = node.name.toString("utf8");
    const decodes = Buffer.from(name).equals(node.name);
    return {
      name,
      at: Buffer.concat([at, Buffer.from("/"), node.name]),
      kind: kindOf(node),
      undecodable: folder.undecodable || !decodes,
    };
  });
}
