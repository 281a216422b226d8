/** Addresses, accounts and repositories as GitHub's answers word them. */
import type { JsonObject } from "./json.js";
import type { StandIn } from "./stand-in.js";
import { fullName, type Account, type App, type Repository } from "./state.js";

export class Addresses {
  constructor(readonly standIn: StandIn) {}

  html(repository: Repository, ...path: readonly (string | number)[]): string {
    return [this.standIn.urls.server, fullName(repository), ...path].join("/");
  }

  api(repository: Repository, ...path: readonly (string | number)[]): string {
    return [this.standIn.urls.api, "repos", fullName(repository), ...path].join("/");
  }

  account({ id, login, type }: Account): JsonObject {
    return {
      login,
      id,
      node_id: `U_${id}`,
      type,
      site_admin: false,
      url: `${this.standIn.urls.api}/users/${encodeURIComponent(login)}`,
      html_url: `${this.standIn.urls.server}/${login.endsWith("[bot]") ? `apps/${login.slice(0, -5)}` : login}`,
    };
  }

  app({ id, slug, name, owner }: App): JsonObject {
    return {
      id,
      slug,
      name,
      node_id: `A_${id}`,
      owner: this.account(owner),
      html_url: `${this.standIn.urls.server}/apps/${slug}`,
      permissions: {},
      events: [],
    };
  }

  repository(repository: Repository): JsonObject {
    return {
      id: repository.id,
      node_id: `R_${repository.id}`,
      name: repository.name,
      full_name: fullName(repository),
      owner: this.account(repository.owner),
      private: repository.private,
      visibility: repository.private ? "private" : "public",
      fork: repository.parent !== undefined,
      default_branch: repository.defaultBranch,
      html_url: this.html(repository),
      url: this.api(repository),
      clone_url: `${this.html(repository)}.git`,
      git_url: `${this.html(repository)}.git`,
      created_at: repository.createdAt,
      updated_at: repository.pushedAt,
      pushed_at: repository.pushedAt,
      archived: false,
      disabled: false,
      has_issues: true,
      has_discussions: false,
      allow_merge_commit: true,
      allow_squash_merge: true,
      allow_rebase_merge: true,
      homepage: null,
      language: null,
      license: null,
      topics: [],
    };
  }
}
