/**
 * What each emulated operation needs. Scopes are those that GitHub lists for GitHub App installation tokens ("Permissions
 * required for GitHub Apps"); alternatives mean that one of them suffices. The role is what a person's own token needs.
 *
 * Stricter than GitHub on purpose: a job's token needs the read scope in public repositories too, so that a workflow
 * which works here works in a private repository.
 */
import type { Role } from "./state.js";
import type { Scope } from "./tokens.js";

export interface Access {
  readonly any: readonly { readonly scope: Scope; readonly level: "read" | "write" }[];
  readonly role: Role;
  readonly appOnly?: boolean;
}

function needs(role: Role, ...alternatives: readonly `${Scope}:${"read" | "write"}`[]): Access {
  return {
    role,
    any: alternatives.map((alternative) => {
      const [scope, level] = alternative.split(":") as [Scope, "read" | "write"];
      return { scope, level };
    }),
  };
}

const NOTHING = needs("read");
const CONTENTS_READ = needs("read", "contents:read");
const CONTENTS_WRITE = needs("write", "contents:write");
const PULLS_READ = needs("read", "pull_requests:read");
const TALK_READ = needs("read", "issues:read", "pull_requests:read");
const TALK_WRITE = needs("read", "issues:write", "pull_requests:write");
const LABELS_WRITE = needs("triage", "issues:write", "pull_requests:write");
const CHECKS_READ = needs("read", "checks:read");
const CHECKS_WRITE: Access = { ...needs("write", "checks:write"), appOnly: true };
const ACTIONS_READ = needs("read", "actions:read");
const ADMINISTRATION_READ = needs("admin", "administration:read");

export const ACCESS: Readonly<Record<string, Access>> = {
  "users/get-authenticated": NOTHING,
  "users/get-by-username": NOTHING,
  "rate-limit/get": NOTHING,
  "repos/get": NOTHING,
  "repos/list-branches": CONTENTS_READ,
  "repos/get-branch": CONTENTS_READ,
  "repos/get-branch-protection": ADMINISTRATION_READ,
  "repos/get-status-checks-protection": ADMINISTRATION_READ,
  "repos/get-branch-rules": NOTHING,
  "repos/get-repo-rulesets": NOTHING,
  "repos/get-content": CONTENTS_READ,
  "repos/create-or-update-file-contents": CONTENTS_WRITE,
  "repos/delete-file": CONTENTS_WRITE,
  "repos/compare-commits-with-basehead": CONTENTS_READ,
  "repos/get-commit": CONTENTS_READ,
  "repos/list-commits": CONTENTS_READ,
  "repos/list-pull-requests-associated-with-commit": PULLS_READ,
  "repos/create-commit-status": needs("write", "statuses:write"),
  "repos/list-commit-statuses-for-ref": needs("read", "statuses:read"),
  "repos/get-combined-status-for-ref": needs("read", "statuses:read"),
  "repos/get-collaborator-permission-level": NOTHING,
  "repos/create-dispatch-event": CONTENTS_WRITE,
  "pulls/list": PULLS_READ,
  "pulls/get": PULLS_READ,
  "pulls/create": needs("read", "pull_requests:write"),
  "pulls/update": needs("triage", "pull_requests:write"),
  "pulls/merge": CONTENTS_WRITE,
  "pulls/check-if-merged": PULLS_READ,
  "pulls/list-files": PULLS_READ,
  "pulls/list-commits": PULLS_READ,
  "pulls/list-reviews": PULLS_READ,
  "pulls/create-review": needs("read", "pull_requests:write"),
  "pulls/dismiss-review": needs("write", "pull_requests:write"),
  "pulls/list-requested-reviewers": PULLS_READ,
  "pulls/request-reviewers": needs("triage", "pull_requests:write"),
  "pulls/remove-requested-reviewers": needs("triage", "pull_requests:write"),
  "issues/get": TALK_READ,
  "issues/list-for-repo": TALK_READ,
  "issues/create": needs("read", "issues:write"),
  "issues/update": LABELS_WRITE,
  "issues/list-comments": TALK_READ,
  "issues/get-comment": TALK_READ,
  "issues/create-comment": TALK_WRITE,
  "issues/update-comment": TALK_WRITE,
  "issues/delete-comment": TALK_WRITE,
  "issues/list-labels-on-issue": TALK_READ,
  "issues/add-labels": LABELS_WRITE,
  "issues/set-labels": LABELS_WRITE,
  "issues/remove-label": LABELS_WRITE,
  "issues/list-labels-for-repo": TALK_READ,
  "issues/get-label": TALK_READ,
  "issues/create-label": { ...LABELS_WRITE, role: "write" },
  "checks/create": CHECKS_WRITE,
  "checks/update": CHECKS_WRITE,
  "checks/get": CHECKS_READ,
  "checks/list-for-ref": CHECKS_READ,
  "checks/list-annotations": CHECKS_READ,
  "git/get-ref": CONTENTS_READ,
  "git/list-matching-refs": CONTENTS_READ,
  "git/create-ref": CONTENTS_WRITE,
  "git/update-ref": CONTENTS_WRITE,
  "git/delete-ref": CONTENTS_WRITE,
  "git/get-commit": CONTENTS_READ,
  "git/create-commit": CONTENTS_WRITE,
  "git/get-tag": CONTENTS_READ,
  "git/create-tag": CONTENTS_WRITE,
  "git/get-tree": CONTENTS_READ,
  "git/create-tree": CONTENTS_WRITE,
  "git/get-blob": CONTENTS_READ,
  "git/create-blob": CONTENTS_WRITE,
  "code-scanning/upload-sarif": needs("write", "security_events:write"),
  "code-scanning/get-sarif": needs("write", "security_events:read"),
  "actions/list-workflow-runs-for-repo": ACTIONS_READ,
  "actions/get-workflow-run": ACTIONS_READ,
  "actions/list-workflow-run-artifacts": ACTIONS_READ,
  "actions/list-artifacts-for-repo": ACTIONS_READ,
  "actions/get-artifact": ACTIONS_READ,
  "actions/download-artifact": { ...ACTIONS_READ, role: "read" },
  "actions/list-repo-workflows": ACTIONS_READ,
  "actions/create-workflow-dispatch": needs("write", "actions:write"),
  "actions/get-github-actions-default-workflow-permissions-repository": ADMINISTRATION_READ,
  "actions/get-github-actions-permissions-repository": ADMINISTRATION_READ,
};
