/** Who speaks, and what the token lets them do. */
import type { Account, App, Repository, Role } from "./state.js";
import type { Access } from "./permissions.js";

export type Permissions = Readonly<Partial<Record<Scope, "read" | "write">>>;

export type Scope =
  | "actions"
  | "administration"
  | "checks"
  | "contents"
  | "issues"
  | "members"
  | "metadata"
  | "pull_requests"
  | "security_events"
  | "statuses"
  | "workflows";

export interface Token {
  readonly value: string;
  readonly account: Account;
  /** `job`: the GITHUB_TOKEN of a workflow job. `installation`: of a GitHub App. `personal`: of a person. */
  readonly kind: "job" | "installation" | "personal";
  readonly app: App | undefined;
  /** Of job and installation tokens: the one repository and what may be done there. */
  readonly repository: Repository | undefined;
  readonly permissions: Permissions;
  revoked: boolean;
}

const ROLES: readonly Role[] = ["read", "triage", "write", "maintain", "admin"];

export function roleOf(account: Account, repository: Repository): Role | undefined {
  if (account.id === repository.owner.id) return "admin";
  return repository.roles.get(account.login);
}

export function hasRole(account: Account, repository: Repository, least: Role): boolean {
  const role = roleOf(account, repository) ?? (repository.private ? undefined : "read");
  return role !== undefined && ROLES.indexOf(role) >= ROLES.indexOf(least);
}

export function maySee(token: Token | undefined, repository: Repository): boolean {
  if (!repository.private) return true;
  if (!token) return false;
  return token.kind === "personal" ? hasRole(token.account, repository, "read") : token.repository === repository;
}

/** The refusal that GitHub words, or undefined where the token suffices. */
export function refusal(token: Token | undefined, repository: Repository, access: Access): string | undefined {
  if (access.appOnly === true && token?.kind === "personal") return "You must authenticate via a GitHub App.";
  if (access.any.length === 0) return undefined;
  if (!token) return access.role === "read" && !repository.private ? undefined : "Requires authentication";
  if (token.kind === "personal") {
    return hasRole(token.account, repository, access.role)
      ? undefined
      : "Resource not accessible by personal access token";
  }
  const granted = access.any.some(({ scope, level }) => {
    const has = token.permissions[scope];
    return has === "write" || has === level;
  });
  return token.repository === repository && granted ? undefined : "Resource not accessible by integration";
}

/** `unknown` for credentials that were never issued or are revoked. */
export function identify(
  issued: ReadonlyMap<string, Token>,
  authorization: string | null,
): Token | "unknown" | undefined {
  if (authorization === null) return undefined;
  const [scheme = "", credentials = ""] = authorization.split(" ");
  const value =
    scheme.toLowerCase() === "basic"
      ? Buffer.from(credentials, "base64").toString("utf8").split(":").slice(1).join(":")
      : credentials;
  const token = issued.get(value);
  return token && !token.revoked ? token : "unknown";
}
