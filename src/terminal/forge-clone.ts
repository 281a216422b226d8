/** The forge and a clone of its repository, for commands of the terminal that judge what lies there. */
import { makePullClone, type PullClone } from "../git/pull-clone.js";
import { openRepository, type GitRepository } from "../git/repository.js";
import type { Forge, ForgeRepository } from "../memory/forge.js";
import { connect, type TokenNeed } from "./connect.js";

export interface ForgeClone {
  readonly forge: Forge;
  readonly repository: ForgeRepository;
  readonly clone: PullClone;
  /** Where the memory lies here; closed already, its places are known. */
  readonly local: GitRepository;
  /** Folder of the memory, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  /** `https://github.com`, without a slash at the end. */
  readonly server: string;
}

/**
 * @param dir folder of the memory.
 * @param name `owner/name`; GITHUB_REPOSITORY unless told.
 * @param work its clone is gone afterwards.
 * @param need what is said where there is no token.
 */
export async function withForgeClone(
  dir: string,
  name: string | undefined,
  work: (place: ForgeClone) => Promise<number>,
  need?: TokenNeed,
): Promise<number> {
  const forge = await connect(name, need);
  const repository = await forge.repository();
  const local = await openRepository(dir);
  const server = (process.env["GITHUB_SERVER_URL"] ?? "https://github.com").replace(/\/+$/, "");
  const root = local.root;
  let clone: ForgeClone["clone"];
  try {
    clone = await makePullClone({
      url: `${server}/${repository.owner}/${repository.name}.git`,
      token: process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"] ?? "",
      directory: root,
      ...(local.isGit && { checkout: local.top }),
    });
  } finally {
    await local.close();
  }
  try {
    return await work({ forge, repository, clone, local, root, server });
  } finally {
    await clone.close();
  }
}
