/** One hostile repository: files that try to crash, stall, fool or take over whoever reads them. */

export interface HostileCase {
  /** Lower case with hyphens; unique. */
  readonly name: string;
  /** What is hostile about it, in one line. */
  readonly about: string;
  /** Paths below the repository's root, `/`-separated, to contents. */
  readonly files: Readonly<Record<string, string | Buffer>>;
  /** For what files alone cannot say: links, pipes, Git objects. Runs in the repository, after the files are written. */
  readonly setup?: (directory: string) => void;
  /** Options of `check` beside the folder and the format. */
  readonly args?: readonly string[];
  /** Exit codes that are right: 1 where the files are at fault, 2 where the configuration is. */
  readonly exits: readonly number[];
  /** A file that must have a finding of error level, where the exit code is 1. */
  readonly blames?: string;
}

/** The file that hostile code would write if it ran: it must not exist after a check. */
export const CANARY = "taken-over";

/** JavaScript that leaves the canary in the current folder and in the one of the file's repository. */
export function canaryCode(): string {
  return `require("fs").writeFileSync(${JSON.stringify(CANARY)}, "")`;
}

const TIME = "2026-01-12T09:00:00Z";

/** A valid service record with lines added to its attributes or after them. */
export function service(slug: string, more: { attributes?: string; rest?: string; title?: string } = {}): string {
  const { attributes = "", rest = "", title = "Any service" } = more;
  const fields = `  title: ${title}\n  status: approved\n  owners: [team:platform]\n  updatedAt: ${TIME}\n`;
  return `nodeKind: Service\nid: service:${slug}\nattributes:\n${fields}${attributes}${rest}`;
}

/** A valid decision in Markdown with lines added to its front matter, and a body. */
export function decision(slug: string, more: { fields?: string; body?: string; title?: string } = {}): string {
  const { fields = "", body = "Any text.\n", title = "Any decision" } = more;
  const start = `---\nid: decision:${slug}\nkind: Decision\ntitle: ${title}\nstatus: approved\nowners: [team:platform]\n`;
  return `${start}updatedAt: ${TIME}\n${fields}---\n\n${body}`;
}

/** A mistake that every check finds, for oddities that alone are none. */
export const BAD_EDGE = "edges:\n  depends_on:\n    - target: service:gone\n";

export const BAD_RELATED = "related:\n  documents: [service:gone]\n";

/** Each level is a list of `width` aliases of the level before. */
export function laughs(levels: number, width: number): string {
  const lines = ["level0: &level0 laugh"];
  for (let level = 1; level <= levels; level++) {
    const aliases = Array.from({ length: width }, () => `*level${level - 1}`);
    lines.push(`level${level}: &level${level} [${aliases.join(", ")}]`);
  }
  return `${lines.join("\n")}\n`;
}
