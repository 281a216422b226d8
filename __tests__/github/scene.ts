/** Where the tests of single rules start: a repository of one maintainer, and a pull request where one is needed. */
import { client, standInForTest } from "./for-test.js";
import type { StandIn } from "./stand-in.js";
import type { Repository } from "./state.js";

export const AT = { owner: "acme", repo: "memory" };

export interface Scene {
  readonly standIn: StandIn;
  readonly repository: Repository;
  readonly octokit: ReturnType<typeof client>;
  readonly main: string;
}

export async function scene(): Promise<Scene> {
  const standIn = await standInForTest();
  const repository = await standIn.createRepository("acme/memory", { files: { "a.md": "one\n", "b.md": "one\n" } });
  standIn.grant(repository, "maintainer", "admin");
  const octokit = client(standIn, standIn.personalToken("maintainer"));
  return { standIn, repository, octokit, main: (await repository.git.ref("refs/heads/main")) ?? "" };
}

export async function pull(
  { standIn, repository, octokit }: Scene,
  branch = "x",
  files: Readonly<Record<string, string>> = { "c.md": "one\n" },
): Promise<string> {
  const head = await standIn.commit(repository, branch, files);
  await octokit.pulls.create({ ...AT, head: branch, base: "main", title: branch });
  return head;
}
