/** What to say of a pattern of the gate that cannot be used, or can match no file. */
import type { Config } from "../generated/types/config.js";
import { globFault, type GlobFault } from "../memory/glob-spelling.js";
import type { Problem } from "../memory/finding.js";
import type { Anchor, Pointer } from "../memory/place.js";
import { UserError } from "../memory/user-error.js";
import type { GateFiles } from "./gate-files.js";

/** @param holder what holds the pattern: `The path policy`. */
export function globProblem(
  glob: string,
  { why, mend, meant }: GlobFault,
  at: Anchor & { readonly pointer: Pointer },
  holder: string,
): Problem {
  return {
    rule: "gate/invalid-file",
    message: `${holder} holds a pattern that cannot be used: ${why}${mend}`,
    at,
    subject: glob,
    ...(meant !== undefined && {
      suggestion: {
        message: `Write ${meant}`,
        certain: false,
        edit: { kind: "set", pointer: at.pointer, value: meant },
      },
    }),
  };
}

/**
 * What is wrong with the patterns of a configuration. A warning of one that should exclude files, since more is judged then.
 * @throws UserError where one is no pattern.
 */
export async function configGlobProblems(files: GateFiles, config: Config, path: string): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const member of ["exclude", "lowTrust"] as const) {
    for (const [index, glob] of (config[member] ?? []).entries()) {
      const fault = globFault(glob);
      if (!fault) continue;
      const pointer = [member, index];
      const problem = globProblem(glob, fault, { path, document: 0, pointer }, "The configuration");
      if (fault.isBroken) {
        const { line, column } = await files.positionOf(path, pointer);
        throw new UserError(`${path}:${line}:${column}: ${problem.message}`, `Correct it under \`${member}\`.`);
      }
      problems.push({ ...problem, ...(member === "exclude" && { severity: "warning" as const }) });
    }
  }
  return problems;
}
