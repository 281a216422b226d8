/** Repositories, their branches and what guards these. */
import { invalid, notFound, paged, Refused, type Call, type Handler } from "../answers.js";
import { isObject, numberAt, textAt, type Json, type JsonObject } from "../json.js";
import { dispatchEvent } from "../events.js";
import { actor } from "../answers.js";
import { fullName } from "../state.js";
import { hasRole } from "../tokens.js";
import { Views } from "../views.js";

export const REPOSITORY_HANDLERS: Readonly<Record<string, Handler>> = {
  "repos/get": (call) => {
    const views = new Views(call.standIn);
    const { repository, token } = call;
    const may = (role: "admin" | "maintain" | "write" | "triage"): boolean =>
      token?.kind === "personal" && hasRole(token.account, repository, role);
    return {
      status: 200,
      body: {
        ...views.repository(repository),
        ...(token?.kind === "personal" && {
          permissions: {
            admin: may("admin"),
            maintain: may("maintain"),
            push: may("write"),
            triage: may("triage"),
            pull: true,
          },
        }),
        ...(repository.parent && {
          parent: views.repository(repository.parent),
          source: views.repository(repository.parent),
        }),
      },
    };
  },

  "repos/list-branches": async (call) => {
    const refs = await call.repository.git.refs("refs/heads/");
    const views = new Views(call.standIn);
    const branches = refs.map(({ name, oid }) => {
      const branch = name.slice("refs/heads/".length);
      return {
        name: branch,
        commit: { sha: oid, url: views.api(call.repository, "commits", oid) },
        protected: call.repository.protections.has(branch),
      };
    });
    return paged(call, branches);
  },

  "repos/get-branch": async (call) => {
    const name = textAt(call.path, "branch") ?? "";
    const oid = await call.repository.git.ref(`refs/heads/${name}`);
    if (oid === undefined) throw new Refused(404, "Branch not found");
    const views = new Views(call.standIn);
    const url = views.api(call.repository, "branches", name);
    const protection = call.repository.protections.get(name);
    return {
      status: 200,
      body: {
        name,
        commit: views.commit(await call.repository.git.commit(oid), call.repository),
        _links: { self: url, html: views.html(call.repository, "tree", name) },
        protected: protection !== undefined,
        protection: {
          enabled: protection !== undefined,
          required_status_checks: { contexts: [...(protection?.requiredChecks ?? [])], checks: [] },
        },
        protection_url: `${url}/protection`,
      },
    };
  },

  "repos/get-branch-protection": (call) => {
    const protection = protectionOf(call);
    const url = `${new Views(call.standIn).api(call.repository, "branches", textAt(call.path, "branch") ?? "")}/protection`;
    return {
      status: 200,
      body: {
        url,
        required_status_checks: requiredChecks(call, protection.requiredChecks),
        ...(protection.requiredApprovals > 0 && {
          required_pull_request_reviews: {
            dismiss_stale_reviews: true,
            require_code_owner_reviews: false,
            required_approving_review_count: protection.requiredApprovals,
          },
        }),
        enforce_admins: { url: `${url}/enforce_admins`, enabled: false },
      },
    };
  },

  "repos/get-status-checks-protection": (call) => ({
    status: 200,
    body: requiredChecks(call, protectionOf(call).requiredChecks),
  }),

  "repos/get-branch-rules": (call) => {
    const rules = call.repository.rules.get(textAt(call.path, "branch") ?? "") ?? [];
    const source = { ruleset_source_type: "Repository", ruleset_source: fullName(call.repository), ruleset_id: 1 };
    return paged(
      call,
      rules.map((rule) => (isObject(rule) ? { ...rule, ...source } : rule)),
    );
  },

  "repos/get-repo-rulesets": (call) => {
    const rulesets =
      call.repository.rules.size === 0
        ? []
        : [
            {
              id: 1,
              name: "default",
              target: "branch",
              source_type: "Repository",
              source: fullName(call.repository),
              enforcement: "active",
            },
          ];
    return paged(call, rulesets);
  },

  "repos/create-dispatch-event": (call) => {
    const token = actor(call);
    const payload = call.body["client_payload"];
    if (isObject(payload) && Object.keys(payload).length > 10) {
      throw invalid(
        "RepositoryDispatch",
        "client_payload",
        "custom",
        "No more than 10 properties are allowed; 10 were given.",
      );
    }
    dispatchEvent(call.standIn, call.repository, textAt(call.body, "event_type") ?? "", payload ?? {}, token.account);
    return { status: 204 };
  },

  "repos/compare-commits-with-basehead": async (call) => {
    const { git } = call.repository;
    const [baseName = "", headName = ""] = (textAt(call.path, "basehead") ?? "").split("...");
    const [base, head] = await Promise.all([baseName, headName].map((name) => git.commitOf(localName(call, name))));
    if (base === undefined || head === undefined) throw notFound();
    const mergeBase = await git.mergeBase(base, head);
    if (mergeBase === undefined) throw new Refused(404, `No common ancestor between ${baseName} and ${headName}.`);
    const [ahead, behind, files] = await Promise.all([
      git.between(base, head),
      git.between(head, base),
      git.changes(mergeBase, head),
    ]);
    const views = new Views(call.standIn);
    const size = numberAt(call.query, "per_page") ?? 250;
    const page = numberAt(call.query, "page") ?? 1;
    const shown = ahead.slice((page - 1) * size, page * size);
    const commits = await Promise.all(shown.map(async (oid) => views.commit(await git.commit(oid), call.repository)));
    const url = views.api(call.repository, "compare", `${baseName}...${headName}`);
    const html = views.html(call.repository, "compare", `${baseName}...${headName}`);
    return {
      status: 200,
      body: {
        url,
        html_url: html,
        permalink_url: html,
        diff_url: `${html}.diff`,
        patch_url: `${html}.patch`,
        base_commit: views.commit(await git.commit(base), call.repository),
        merge_base_commit: views.commit(await git.commit(mergeBase), call.repository),
        status: status(ahead.length, behind.length),
        ahead_by: ahead.length,
        behind_by: behind.length,
        total_commits: ahead.length,
        commits,
        files: page === 1 ? files.slice(0, 300).map((file) => changedFile(call, file, head)) : [],
      },
    };
  },
};

function status(ahead: number, behind: number): string {
  if (ahead === 0) return behind === 0 ? "identical" : "behind";
  return behind === 0 ? "ahead" : "diverged";
}

/** `owner:branch` of the same network; other owners' objects are known only where a pull request brought them. */
function localName(call: Call, name: string): string {
  const colon = name.indexOf(":");
  if (colon === -1) return name;
  return name.slice(0, colon) === call.repository.owner.login ? name.slice(colon + 1) : name;
}

/** A file of a comparison or a pull request, with its patch cut where GitHub cuts. */
export function changedFile(
  call: Call,
  file: {
    status: string;
    path: string;
    previousPath: string | undefined;
    oid: string;
    additions: number;
    deletions: number;
    patch: string | undefined;
  },
  head: string,
): Json {
  const views = new Views(call.standIn);
  const encoded = file.path.split("/").map(encodeURIComponent).join("/");
  return {
    sha: file.oid,
    filename: file.path,
    ...(file.previousPath !== undefined && { previous_filename: file.previousPath }),
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: views.html(call.repository, "blob", head, encoded),
    raw_url: views.html(call.repository, "raw", head, encoded),
    contents_url: `${views.api(call.repository, "contents", encoded)}?ref=${head}`,
    // Beyond some 20,000 lines or 1 MB GitHub leaves the patch out.
    ...(file.patch !== undefined && file.patch.length <= 1_000_000 && { patch: file.patch }),
  };
}

function protectionOf(call: Call): { requiredChecks: readonly string[]; requiredApprovals: number } {
  const protection = call.repository.protections.get(textAt(call.path, "branch") ?? "");
  if (!protection) throw new Refused(404, "Branch not protected");
  return protection;
}

function requiredChecks(call: Call, names: readonly string[]): JsonObject {
  const branch = textAt(call.path, "branch") ?? "";
  const url = `${new Views(call.standIn).api(call.repository, "branches", branch)}/protection/required_status_checks`;
  const checks = names.map((context) => ({ context, app_id: null }));
  return { strict: false, contexts: [...names], checks, url, contexts_url: `${url}/contexts` };
}
