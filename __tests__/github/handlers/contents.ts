/** Files and commits of a repository. */
import { actor, notFound, paged, Refused, type Call, type Handler } from "../answers.js";
import type { TreeEntry } from "../tree-objects.js";
import { textAt, type JsonObject } from "../json.js";
import { pullsOf } from "../state.js";
import { Views } from "../views.js";
import { wrapped } from "./git-data.js";
import { changedFile } from "./repositories.js";

const INLINE_BYTES = 1024 * 1024;
const FOLDER_ENTRIES = 1000;

export const CONTENTS_HANDLERS: Readonly<Record<string, Handler>> = {
  "repos/get-content": async (call) => {
    const { git } = call.repository;
    const path = (textAt(call.path, "path") ?? "").replace(/^\/|\/$/g, "");
    const ref = textAt(call.query, "ref") ?? call.repository.defaultBranch;
    const commit = await git.commitOf(ref);
    if (commit === undefined) throw new Refused(404, `No commit found for the ref ${ref}`);
    if (path === "") return await folder(call, commit, "", ref);
    const [entry] = await git.tree(commit, { path });
    if (!entry) throw notFound();
    if (entry.type === "tree") return await folder(call, entry.oid, path, ref);
    const bytes = entry.type === "blob" ? await git.blob(entry.oid) : Buffer.alloc(0);
    if (call.headers.get("accept")?.includes("raw") === true) {
      return { status: 200, raw: { type: "application/vnd.github.raw; charset=utf-8", bytes } };
    }
    const inline = bytes.byteLength <= INLINE_BYTES;
    const body = {
      ...entryView(call, entry, path, ref),
      encoding: inline ? "base64" : "none",
      content: inline ? wrapped(bytes) : "",
    };
    return { status: 200, body };
  },

  "repos/create-or-update-file-contents": async (call) => {
    const path = textAt(call.path, "path") ?? "";
    const content = Buffer.from(textAt(call.body, "content") ?? "", "base64");
    const existed = await checkSha(call, path);
    const commit = await writeFile(call, path, content);
    const [entry] = await call.repository.git.tree(commit, { path });
    const view = entry ? entryView(call, entry, path, branchOf(call)) : null;
    return { status: existed ? 200 : 201, body: { content: view, commit: await commitView(call, commit) } };
  },

  "repos/delete-file": async (call) => {
    const path = textAt(call.path, "path") ?? "";
    if (!(await checkSha(call, path))) throw notFound();
    return {
      status: 200,
      body: { content: null, commit: await commitView(call, await writeFile(call, path, undefined)) },
    };
  },

  "repos/get-commit": async (call) => {
    const { git } = call.repository;
    const ref = textAt(call.path, "ref") ?? "";
    const oid = await git.commitOf(ref);
    if (oid === undefined) throw new Refused(422, `No commit found for SHA: ${ref}`);
    const commit = await git.commit(oid);
    const parent = commit.parents[0];
    const files = parent === undefined ? [] : await git.changes(parent, oid);
    const additions = files.reduce((sum, file) => sum + file.additions, 0);
    const deletions = files.reduce((sum, file) => sum + file.deletions, 0);
    const body = {
      ...new Views(call.standIn).commit(commit, call.repository),
      stats: { additions, deletions, total: additions + deletions },
      files: files.slice(0, 300).map((file) => changedFile(call, file, oid)),
    };
    return { status: 200, body };
  },

  "repos/list-commits": async (call) => {
    const { git } = call.repository;
    const start = await git.commitOf(textAt(call.query, "sha") ?? call.repository.defaultBranch);
    if (start === undefined) throw notFound();
    const path = textAt(call.query, "path");
    const text = await git.text(["rev-list", "--max-count=1000", start, ...(path === undefined ? [] : ["--", path])]);
    const views = new Views(call.standIn);
    const commits = await Promise.all(
      text
        .split("\n")
        .filter(Boolean)
        .map(async (oid) => views.commit(await git.commit(oid), call.repository)),
    );
    return paged(call, commits);
  },

  /** Nothing for a commit that only a fork holds. */
  "repos/list-pull-requests-associated-with-commit": async (call) => {
    const { git } = call.repository;
    const oid = textAt(call.path, "commit_sha") ?? "";
    const views = new Views(call.standIn);
    const found = [];
    for (const issue of pullsOf(call.repository)) {
      const { head, base, mergedAt, mergeCommit, landed } = issue.pull;
      const isOwn = head.repository === call.repository;
      const isMerge = mergedAt !== null && (mergeCommit === oid || landed.includes(oid));
      if (isMerge || (isOwn && (mergeCommit === oid || (await git.between(base.sha, head.sha)).includes(oid)))) {
        found.push(views.pullSummary(issue, call.repository));
      }
    }
    return paged(call, found);
  },
};

async function folder(
  call: Call,
  treeish: string,
  path: string,
  ref: string,
): Promise<{ status: number; body: JsonObject[] }> {
  const entries = await call.repository.git.tree(treeish);
  const body = entries.slice(0, FOLDER_ENTRIES).map((entry) => {
    const own = path === "" ? entry.path : `${path}/${entry.path}`;
    return entryView(call, entry, own, ref);
  });
  return { status: 200, body };
}

const KINDS: Readonly<Record<string, string>> = { tree: "dir", commit: "submodule", blob: "file" };

function entryView(call: Call, entry: TreeEntry, path: string, ref: string): JsonObject {
  const views = new Views(call.standIn);
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  const url = `${views.api(call.repository, "contents", encoded)}?ref=${encodeURIComponent(ref)}`;
  const git = views.api(call.repository, "git", entry.type === "tree" ? "trees" : "blobs", entry.oid);
  const html = views.html(call.repository, entry.type === "tree" ? "tree" : "blob", ref, encoded);
  return {
    type: entry.mode === "120000" ? "symlink" : (KINDS[entry.type] ?? "file"),
    size: entry.size ?? 0,
    name: path.split("/").at(-1) ?? "",
    path,
    sha: entry.oid,
    url,
    git_url: git,
    html_url: html,
    download_url: entry.type === "blob" ? views.html(call.repository, "raw", ref, encoded) : null,
    _links: { self: url, git, html },
  };
}

function branchOf(call: Call): string {
  return textAt(call.body, "branch") ?? call.repository.defaultBranch;
}

/** Whether the file exists. Who changes one must name the blob it holds. */
async function checkSha(call: Call, path: string): Promise<boolean> {
  const tip = await call.repository.git.ref(`refs/heads/${branchOf(call)}`);
  if (tip === undefined) throw new Refused(404, `Branch ${branchOf(call)} not found`);
  if (call.standIn.needsPullRequest(call.repository, branchOf(call))) {
    throw new Refused(409, "Repository rule violations found\n\nChanges must be made through a pull request.\n\n");
  }
  const [entry] = await call.repository.git.tree(tip, { path });
  const sha = textAt(call.body, "sha");
  if (!entry) return false;
  if (sha === undefined) throw new Refused(422, 'Invalid request.\n\n"sha" wasn\'t supplied.');
  if (sha !== entry.oid) throw new Refused(409, `${path} does not match ${sha}`);
  return true;
}

async function writeFile(call: Call, path: string, content: Buffer | undefined): Promise<string> {
  const token = actor(call);
  return await call.standIn.commit(
    call.repository,
    branchOf(call),
    { [path]: content },
    { message: textAt(call.body, "message") ?? "", token },
  );
}

async function commitView(call: Call, oid: string): Promise<JsonObject> {
  return new Views(call.standIn).gitCommit(await call.repository.git.commit(oid), call.repository);
}
