/** How a proposal stands on main, as its comment and the run tell it. Values of restricted files stay out. */
import type { StandingStory } from "../../report/proposal/standing.js";
import type { JudgeProposalInput, Standing } from "./judge-proposal.js";
import { rejectionText } from "./rejected-before.js";
import type { Rival } from "./rival-proposals.js";

interface StoryPlace {
  /** Of the repository: `https://github.com/owner/name`. */
  readonly address: string;
  /** Full id of main's commit. */
  readonly main: string;
  readonly context: Pick<JudgeProposalInput, "root">;
}

export function storyOf(
  { duplicates, conflicts, isBroken, findings, rejection, withheld }: Standing,
  rivals: readonly Rival[],
  { address, main, context }: StoryPlace,
  { isHeld = false, isUpdated = false, hasPeoplesCommits = false }: Partial<StandingStory>,
): StandingStory {
  return {
    repository: address,
    root: context.root,
    main,
    duplicates,
    isHeld,
    isUpdated,
    hasPeoplesCommits,
    conflicts: conflicts.map(({ path, field, main: now, proposed }) =>
      withheld.has(path) ? { path, field } : { path, field, values: { main: now, proposed } },
    ),
    findings: isBroken
      ? findings.map(({ rule, path, message }) => (withheld.has(path) ? { rule, path } : { rule, path, message }))
      : [],
    rivals,
    ...(rejection && { rejection: rejectionText(rejection) }),
  };
}

/** In words of ours and ids of records. */
export function reasonsOf(
  { conflicts, isBroken, findings, rejection }: Standing,
  rivals: readonly Rival[],
  { isUpdated, hasPeoplesCommits }: Pick<StandingStory, "isUpdated" | "hasPeoplesCommits">,
): string[] {
  return [
    ...(isUpdated ? ["main changed the same files, and it was laid on them"] : []),
    ...(hasPeoplesCommits ? ["main changed the same files, and people have committed to its branch"] : []),
    ...(conflicts.length > 0 ? ["main and it changed the same to different ends"] : []),
    ...(isBroken ? [`it does not pass any more: ${[...new Set(findings.map(({ rule }) => rule))].join(", ")}`] : []),
    ...(rivals.length > 0 ? [`it competes with ${rivals.map(({ pull }) => `#${pull}`).join(", ")}`] : []),
    ...(rejection ? ["the same was rejected before"] : []),
  ];
}
