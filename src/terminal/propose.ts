/** `memory-steward propose`: a local artifact as a pull request on the forge, or why not. */
import { propose, type ProposeResult } from "../commands/propose.js";
import { makePullClone } from "../git/pull-clone.js";
import { openRepository } from "../git/repository.js";
import { renderProposed } from "../report/proposed.js";
import { connect } from "./connect.js";
import { gateOptions } from "./gate-options.js";
import { overlayOf } from "./overlay.js";
import { readArtifact } from "./read-artifact.js";

export interface ProposeArguments {
  readonly repository?: string;
  readonly branch?: string;
  readonly dryRun?: true;
  readonly layout?: string;
  readonly config?: string;
}

/** @returns 0 where it is proposed or there is nothing to propose, 1 where it is refused. */
export async function runPropose(dir: string, file: string, options: ProposeArguments): Promise<number> {
  const bytes = readArtifact(file);
  const forge = await connect(options.repository);
  const { owner, name, defaultBranch } = await forge.repository();
  const local = await openRepository(dir);
  const server = (process.env["GITHUB_SERVER_URL"] ?? "https://github.com").replace(/\/+$/, "");
  const root = local.prefix.replace(/\/$/, "");
  const clone = await makePullClone({
    url: `${server}/${owner}/${name}.git`,
    token: process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"] ?? "",
    directory: root,
    ...(local.isGit && { checkout: local.top }),
  }).finally(() => local.close());
  try {
    const result = await propose({
      forge,
      source: clone,
      root,
      target: options.branch ?? defaultBranch,
      run: NO_RUN,
      artifact: { bytes },
      memoryRepository: `${owner}/${name}`,
      gate: gateOptions(dir, options, local),
      overlay: overlayOf(clone.repository),
      now: new Date(),
      server,
      ...(options.dryRun && { isDryRun: true }),
    });
    process.stdout.write(renderProposed(result));
    return exitCodeOf(result);
  } finally {
    await clone.close();
  }
}

/** A person at a terminal is no run: what a run said of a newer artifact stays. */
const NO_RUN = { id: 0, attempt: 1 };

function exitCodeOf({ outcome, failures }: ProposeResult): number {
  if (outcome === "refused") return 1;
  return failures.length > 0 ? 2 : 0;
}
