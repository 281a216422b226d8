import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The nearest folder that holds `.git`, from a folder upwards: looked for by hand, for machines without Git. */
export function repositoryTop(folder: string): string | undefined {
  for (let top = folder; ; top = dirname(top)) {
    if (existsSync(join(top, ".git"))) return top;
    if (dirname(top) === top) return undefined;
  }
}
