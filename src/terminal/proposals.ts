/** `memory-steward proposals`: open proposals judged again on the default branch as it is now. */
import { proposals } from "../commands/proposals.js";
import { makePullClone } from "../git/pull-clone.js";
import { openRepository } from "../git/repository.js";
import { jsonText } from "../report/json-text.js";
import { proposalLines } from "../report/proposal/proposal-lines.js";
import { connect } from "./connect.js";
import { gateOptions } from "./gate-options.js";
import { overlayOf } from "./overlay.js";

export interface ProposalsArguments {
  readonly repository?: string;
  readonly layout?: string;
  readonly config?: string;
  readonly format: "pretty" | "json";
}

/** @returns 1 where the forge did not let something be done, else 0. */
export async function runProposals(dir: string, options: ProposalsArguments): Promise<number> {
  const forge = await connect(options.repository);
  const { owner, name } = await forge.repository();
  const local = await openRepository(dir);
  const server = (process.env["GITHUB_SERVER_URL"] ?? "https://github.com").replace(/\/+$/, "");
  const directory = local.prefix.replace(/\/$/, "");
  const clone = await makePullClone({
    url: `${server}/${owner}/${name}.git`,
    token: process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"] ?? "",
    directory,
    ...(local.isGit && { checkout: local.top }),
  }).finally(() => local.close());
  try {
    const result = await proposals({
      forge,
      source: clone,
      gate: gateOptions(dir, options, local),
      root: directory,
      overlay: overlayOf(clone.repository),
      now: new Date(),
      server,
    });
    const text = options.format === "json" ? jsonText(result) : `${proposalLines(result).join("\n")}\n`;
    process.stdout.write(text);
    return result.proposals.some(({ failure }) => failure !== undefined) ? 1 : 0;
  } finally {
    await clone.close();
  }
}
