/** A repository full of secrets on the stand-in for GitHub, a clone of it, and a process that is told of both. */
import { join } from "node:path";
import type { TestContext } from "vitest";
import { folderOf, git } from "../../commands/command-line.js";
import { StandIn } from "../../github/stand-in.js";
import type { Repository } from "../../github/state.js";
import { plantedFiles, tool } from "./memory.js";
import type { Outputs, Planting } from "./planting.js";

const NAME = "acme/agent-memory";

export interface House {
  readonly standIn: StandIn;
  readonly repository: Repository;
  /** A clone with main checked out. */
  readonly clone: string;
  readonly close: () => Promise<void>;
  /** All that GitHub holds by the steward's hand. */
  readonly published: () => Promise<Outputs>;
}

/** In one test. @param extra files beside those with secrets. */
export async function houseFor(
  { onTestFinished, expect }: TestContext,
  planting: Planting,
  extra?: Readonly<Record<string, string>>,
): Promise<House> {
  const house = await houseOf(planting, extra);
  onTestFinished(async () => {
    await house.close();
    expect(house.standIn.violations).toEqual([]);
  });
  return house;
}

/** With its addresses and a token in the environment, until it is closed. */
export async function houseOf(planting: Planting, extra: Readonly<Record<string, string>> = {}): Promise<House> {
  const standIn = await StandIn.create();
  const urls = await standIn.listen();
  const files = { ...plantedFiles(planting, 40), "graph/base.yaml": tool("base"), ...extra };
  const repository = await standIn.createRepository(NAME, { files, private: true });
  standIn.grant(repository, "author", "write");
  const clone = join(folderOf(), "clone");
  git(".", "clone", "--quiet", repository.git.folder, clone);
  const before = new Set(git(clone, "rev-list", "--all").split("\n"));
  const token = standIn.jobToken(repository, {
    ...{ contents: "write", pull_requests: "write", issues: "write", checks: "write", security_events: "write" },
  });
  const saved = { ...process.env };
  Object.assign(process.env, {
    ...{ GITHUB_API_URL: urls.api, GITHUB_SERVER_URL: urls.server, GITHUB_GRAPHQL_URL: urls.graphql },
    ...{ GITHUB_REPOSITORY: NAME, GITHUB_TOKEN: token.value, INPUT_TOKEN: token.value },
  });
  const isOurs = ({ user }: { readonly user: { readonly login: string } }) => user.login === token.account.login;
  return {
    standIn,
    repository,
    clone,
    close: async () => {
      for (const name of Object.keys(process.env)) if (!(name in saved)) Reflect.deleteProperty(process.env, name);
      Object.assign(process.env, saved);
      await standIn.close();
    },
    published: async () => {
      const commits = (await repository.git.text(["rev-list", "--all", "--author=bot"])).split("\n");
      const made = commits.filter((commit) => commit !== "" && !before.has(commit));
      const indexes = (await repository.git.tree("main", { recursive: true })).filter(({ path }) =>
        path.startsWith("indexes/"),
      );
      return {
        comments: JSON.stringify([...repository.comments.values()]),
        issues: JSON.stringify([...repository.issues.values()].filter(isOurs).map(({ title, body }) => [title, body])),
        "check runs": JSON.stringify([...repository.checks.values()]),
        SARIF: JSON.stringify([...repository.sarifs.values()]),
        labels: JSON.stringify([...repository.labels.values()]),
        commits: (await Promise.all(made.map((id) => repository.git.text(["cat-file", "commit", id])))).join("\n"),
        tags: await repository.git.text(["for-each-ref", "--format=%(refname)%(contents)", "refs/tags"]),
        index: (await Promise.all(indexes.map(({ oid }) => repository.git.blob(oid)))).join("\n"),
      };
    },
  };
}
