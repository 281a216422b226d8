/** Files beside their place in which writes begin: the whole of it, who writes it, and where. */
const NAME = /(?:^|\/)\.memory-steward-([0-9a-f]{8})([0-9a-f]{8})[0-9a-f]{8}\.part$/;

export interface BegunWrite {
  /** Eight digits that stand for the machine. */
  readonly machine: string;
  /** Number of the process on that machine. */
  readonly process: number;
}

/** @param three times eight hexadecimal digits: the machine, the process, and what no other write has. */
export function begunWriteName(machine: string, process: string, chance: string): string {
  return `.memory-steward-${machine}${process}${chance}.part`;
}

/** Who began what stands at a path; undefined where that is another file. */
export function begunWriteAt(path: string): BegunWrite | undefined {
  const [, machine, process] = path.endsWith(".part") ? (NAME.exec(path) ?? []) : [];
  return machine === undefined || process === undefined
    ? undefined
    : { machine, process: Number.parseInt(process, 16) };
}
