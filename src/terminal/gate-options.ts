import { existsSync, realpathSync } from "node:fs";
import { isAbsolute, relative, resolve } from "node:path";
import type { GateOptions } from "../load/gate.js";
import { BUILT_IN_LAYOUTS } from "../load/load-layout.js";
import { UserError } from "../memory/user-error.js";
import { readInputFile } from "./read-input-file.js";

/**
 * The gate as the caller chose it. A file inside the checked folder is named by its path, so that it is read from the
 * gate's own tree; a layout outside the repository is the caller's own and is read from disk. A relative path begins where
 * the caller stands, or in the folder.
 */
export function gateOptions(
  dir: string,
  options: { readonly layout?: string; readonly config?: string },
  repository: { readonly isGit: boolean; readonly top: string },
): GateOptions {
  const top = repository.isGit ? repository.top : undefined;
  return {
    ...(options.layout !== undefined && { layout: layoutChoice(dir, options.layout, top) }),
    ...(options.config !== undefined && { config: configPath(dir, options.config) }),
  };
}

function layoutChoice(dir: string, layout: string, top: string | undefined): NonNullable<GateOptions["layout"]> {
  if (BUILT_IN_LAYOUTS.includes(layout)) return { name: layout };
  const here = pathInside(dir, resolve(layout));
  if (here !== undefined) return { name: here };
  const below = pathInside(dir, resolve(dir, layout));
  if (below === undefined) return ownLayout(dir, layout, top);
  // Whether the folder has it is for the gate's own tree to say, not for the disk.
  return { name: below, ...(existsSync(layout) && { otherwise: () => ownLayout(dir, layout, top) }) };
}

/** @throws UserError where it is not there, or not the caller's own. */
function ownLayout(dir: string, layout: string, top: string | undefined): NonNullable<GateOptions["layout"]> {
  const advice = `Use one of ${BUILT_IN_LAYOUTS.join(", ")}, or the path of a layout file.`;
  if (!existsSync(layout)) {
    throw new UserError(`There is no layout "${layout}": it is neither built in nor a file that can be read.`, advice);
  }
  // What a change can edit must come from the gate's tree, and that tree is the folder's.
  if (top !== undefined && pathInside(top, realpathSync(layout)) !== undefined) {
    throw new UserError(
      `The layout ${layout} is a file of this repository outside the folder ${dir}: a change could edit it and be judged by its own rules.`,
      "Keep it below the folder of the memory, so that it can be read from the target branch; a file outside the repository is read as it is",
    );
  }
  return { text: readInputFile({ file: layout, advice }), label: layout };
}

function configPath(dir: string, config: string): string {
  const inside = pathInside(dir, resolve(config)) ?? pathInside(dir, resolve(dir, config));
  if (inside === undefined) {
    throw new UserError(
      `The configuration ${config} lies outside ${dir}.`,
      "Keep the configuration in the repository that it configures.",
    );
  }
  return inside;
}

function pathInside(dir: string, file: string): string | undefined {
  const path = relative(dir, file);
  return path === "" || path.startsWith("..") || isAbsolute(path) ? undefined : path.replaceAll("\\", "/");
}
