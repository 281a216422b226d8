/**
 * Names of accounts and repositories as GitHub gives them. An account has letters, digits and hyphens, at most 39; one that a
 * company manages (Enterprise Managed Users) has an underscore before the company's short name, such as `jdoe_acme`. A repository
 * has dots and underscores too, at most 100, and is neither `.` nor `..`, which an address would swallow. The schemas have the
 * same patterns, and a test holds them together.
 */
const NAME = /^([A-Za-z0-9][A-Za-z0-9_-]{0,38})\/((?!\.\.?$)[A-Za-z0-9._-]{1,100})$/;

export interface RepositoryName {
  readonly owner: string;
  readonly name: string;
}

/** @param text `owner/name`. @returns undefined where GitHub can have no such repository. */
export function parseRepositoryName(text: string): RepositoryName | undefined {
  const [, owner, name] = NAME.exec(text) ?? [];
  return owner === undefined || name === undefined ? undefined : { owner, name };
}

/** Of accounts, teams and repositories: GitHub tells none apart by letter case. */
export function isSameName(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}
