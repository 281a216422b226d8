/** `init`: the files that start a company brain. */
import { LAYOUTS } from "../generated/layouts.js";
import { TEMPLATES } from "../generated/templates.js";
import { compileLayout } from "../layouts/compile.js";
import { UserError } from "../memory/user-error.js";
import { branchList } from "./doctor/advice-on-branches.js";

const LAYOUT = "company-brain";

/** Names of one file: where one is there, the others are not wanted. */
const SAME: Readonly<Record<string, readonly string[]>> = { "memory-steward.yml": ["memory-steward.yaml"] };

export interface InitPlan {
  /** Path to content, in path order. */
  readonly create: ReadonlyMap<string, string>;
  /** Paths of files that are there and stay as they are. */
  readonly keep: readonly string[];
}

/** What the template says of the default branch. */
const TEMPLATE_BRANCH = "main";

/**
 * @param standing the path of the regular file that stands at a path: of another letter case where that is all that differs.
 * @param branch the default branch of the repository, where it is known.
 * @throws UserError where a folder below holds a memory already.
 */
export function planInit(standing: (path: string) => string | undefined, branch = TEMPLATE_BRANCH): InitPlan {
  const inner = (LAYOUTS[LAYOUT]?.roots ?? []).find(
    (root) => root !== "." && standing(`${root}/${LAYOUTS[LAYOUT]?.marker ?? ""}`) !== undefined,
  );
  if (inner !== undefined) {
    throw new UserError(
      `There is a company brain in ${inner} already.`,
      "Work with that one, or start another in a repository of its own.",
    );
  }
  const create = new Map<string, string>();
  const keep: string[] = [];
  const template = TEMPLATES[LAYOUT] ?? {};
  for (const path of Object.keys(template).sort()) {
    const [present] = [path, ...(SAME[path] ?? [])].flatMap((name) => standing(name) ?? []);
    if (present === undefined) create.set(path, forBranch(template[path] ?? "", path, branch));
    else keep.push(present);
  }
  return { create, keep };
}

/**
 * Notes that are there already and that a company brain would not read, in the order given: it has folders of its own.
 * @param paths of files, from the folder.
 */
export async function unreadNotes(paths: Iterable<string>): Promise<string[]> {
  const definition = await LAYOUTS[LAYOUT]?.load();
  if (!definition) throw new Error(`there is no layout ${LAYOUT}`);
  const layout = await compileLayout(definition, true, "");
  return [...paths].filter((path) => NOTE.test(path) && !layout.classOf(path));
}

/** Markdown below a folder that no tool keeps for itself: at the top stand pages about the repository. */
const NOTE = /^(?!\.)[^/]+\/(?!.*\/\.).*\.(?:md|markdown)$/i;

/** A workflow that waits for pushes to a branch that is not there would never check the default branch. */
function forBranch(text: string, path: string, branch: string): string {
  if (!path.startsWith(".github/workflows/")) return text;
  return text.replace(branchList(TEMPLATE_BRANCH), () => branchList(branch));
}
