/** Git's own objects and refs. */
import { actor, invalid, notFound, paged, Refused, type Call, type Handler } from "../answers.js";
import { GitFailure, NO_OBJECT, type Signature } from "../git-store.js";
import { listAt, member, textAt, textsAt, type Json, type JsonObject } from "../json.js";
import type { Written } from "../tree-objects.js";
import { Views } from "../views.js";

const TREE_ENTRIES = 100_000;
const BLOB_BYTES = 100 * 1024 * 1024;

export const GIT_DATA_HANDLERS: Readonly<Record<string, Handler>> = {
  "git/get-ref": async (call) => {
    const name = `refs/${textAt(call.path, "ref") ?? ""}`;
    const [found] = (await call.repository.git.refs(name)).filter((ref) => ref.name === name);
    if (!found) throw notFound();
    return { status: 200, body: refView(call, found.name, found.oid, found.type) };
  },

  "git/list-matching-refs": async (call) => {
    const prefix = `refs/${textAt(call.path, "ref") ?? ""}`;
    const refs = (await call.repository.git.refs()).filter(({ name }) => name.startsWith(prefix));
    return paged(
      call,
      refs.map(({ name, oid, type }) => refView(call, name, oid, type)),
    );
  },

  "git/create-ref": async (call) => {
    const { git } = call.repository;
    const name = textAt(call.body, "ref") ?? "";
    const oid = textAt(call.body, "sha") ?? "";
    if (!/^refs\/[^/]+\/./.test(name))
      throw new Refused(422, "Reference name must start with 'refs/' and have at least two slashes.");
    if (name.startsWith("refs/pull/")) throw new Refused(422, "Reference update failed");
    if (!(await isWellFormed(call, name))) throw new Refused(422, `${name} is not a valid ref name.`);
    const type = await git.typeOf(oid);
    if (type === undefined) throw new Refused(422, "Object does not exist");
    if (name.startsWith("refs/heads/") && type !== "commit") throw new Refused(422, "Reference cannot be updated");
    if ((await git.ref(name)) !== undefined) throw new Refused(422, "Reference already exists");
    try {
      await call.standIn.moveRefs(
        call.repository,
        [{ ref: name, before: NO_OBJECT, after: oid }],
        actor(call).account,
        call.token,
      );
    } catch (error) {
      // Another request made it since the question above.
      if ((await git.ref(name)) === undefined) throw error;
      throw new Refused(422, "Reference already exists");
    }
    return { status: 201, body: refView(call, name, oid, type) };
  },

  "git/update-ref": async (call) => {
    const { git } = call.repository;
    const name = `refs/${textAt(call.path, "ref") ?? ""}`;
    const after = textAt(call.body, "sha") ?? "";
    const before = await git.ref(name);
    if (before === undefined) throw new Refused(422, "Reference does not exist");
    const type = await git.typeOf(after);
    if (type === undefined) throw new Refused(422, "Object does not exist");
    if (call.standIn.needsPullRequest(call.repository, name.replace("refs/heads/", ""))) {
      throw new Refused(422, "Repository rule violations found\n\nChanges must be made through a pull request.\n\n");
    }
    const forced = call.body["force"] === true;
    if (!forced && type === "commit" && !(await git.isAncestor(before, after))) {
      throw new Refused(422, "Update is not a fast forward");
    }
    await call.standIn.moveRefs(call.repository, [{ ref: name, before, after }], actor(call).account, call.token);
    return { status: 200, body: refView(call, name, after, type) };
  },

  "git/delete-ref": async (call) => {
    const name = `refs/${textAt(call.path, "ref") ?? ""}`;
    const before = await call.repository.git.ref(name);
    if (before === undefined) throw new Refused(422, "Reference does not exist");
    await call.standIn.moveRefs(
      call.repository,
      [{ ref: name, before, after: NO_OBJECT }],
      actor(call).account,
      call.token,
    );
    return { status: 204 };
  },

  "git/get-commit": async (call) => {
    const oid = textAt(call.path, "commit_sha") ?? "";
    if ((await call.repository.git.typeOf(oid)) !== "commit") throw notFound();
    return {
      status: 200,
      body: new Views(call.standIn).gitCommit(await call.repository.git.commit(oid), call.repository),
    };
  },

  "git/create-commit": async (call) => {
    const { git } = call.repository;
    const tree = textAt(call.body, "tree") ?? "";
    const parents = textsAt(call.body, "parents");
    if ((await git.typeOf(tree)) !== "tree") throw new Refused(422, "Tree SHA does not exist");
    for (const parent of parents) {
      if ((await git.typeOf(parent)) !== "commit")
        throw new Refused(422, "Parent SHA does not exist or is not a commit object");
    }
    const own = call.standIn.signature(actor(call).account);
    const author = signatureOf(call.body["author"]) ?? own;
    const committer = signatureOf(call.body["committer"]) ?? signatureOf(call.body["author"]) ?? own;
    const oid = await git.writeCommit({
      tree,
      parents,
      author,
      committer,
      message: textAt(call.body, "message") ?? "",
    });
    // GitHub signs what names neither author nor committer.
    if (call.token?.kind !== "personal" && call.body["author"] === undefined && call.body["committer"] === undefined)
      call.repository.signed.add(oid);
    return { status: 201, body: new Views(call.standIn).gitCommit(await git.commit(oid), call.repository) };
  },

  "git/get-tag": async (call) => {
    const oid = textAt(call.path, "tag_sha") ?? "";
    if ((await call.repository.git.typeOf(oid)) !== "tag") throw notFound();
    return { status: 200, body: await tagView(call, oid) };
  },

  "git/create-tag": async (call) => {
    const { git } = call.repository;
    const object = textAt(call.body, "object") ?? "";
    const type = await git.typeOf(object);
    if (type === undefined || type !== textAt(call.body, "type"))
      throw new Refused(422, "Object does not exist or is of another type");
    const tagger = signatureOf(call.body["tagger"]) ?? call.standIn.signature(actor(call).account);
    const seconds = Date.parse(tagger.date) / 1000;
    const message = textAt(call.body, "message") ?? "";
    const input = `object ${object}\ntype ${type}\ntag ${textAt(call.body, "tag") ?? ""}\ntagger ${tagger.name} <${tagger.email}> ${seconds} +0000\n\n${message}\n`;
    const oid = await git.text(["mktag"], { input });
    return { status: 201, body: await tagView(call, oid) };
  },

  "git/get-tree": async (call) => {
    const { git } = call.repository;
    const name = textAt(call.path, "tree_sha") ?? "";
    const oid = (await git.commitOf(name)) ?? ((await git.typeOf(name)) === "tree" ? name : undefined);
    if (oid === undefined) throw notFound();
    const entries = await git.tree(oid, { recursive: call.query["recursive"] !== undefined });
    const tree = (await git.typeOf(oid)) === "tree" ? oid : (await git.commit(oid)).tree;
    return { status: 200, body: treeView(call, tree, entries.slice(0, TREE_ENTRIES), entries.length > TREE_ENTRIES) };
  },

  "git/create-tree": async (call) => {
    const { git } = call.repository;
    const base = textAt(call.body, "base_tree");
    if (base !== undefined && !["tree", "commit"].includes((await git.typeOf(base)) ?? "")) throw notFound();
    const written: Written[] = [];
    for (const [at, entry] of listAt(call.body, "tree").entries()) written.push(await treeEntry(call, entry, at));
    try {
      const oid = await git.writeTree(base, written);
      return { status: 201, body: treeView(call, oid, await git.tree(oid), false) };
    } catch (error) {
      if (error instanceof GitFailure) throw new Refused(422, "GitRPC::BadObjectState");
      throw error;
    }
  },

  "git/get-blob": async (call) => {
    const oid = textAt(call.path, "file_sha") ?? "";
    if ((await call.repository.git.typeOf(oid)) !== "blob") throw notFound();
    const bytes = await call.repository.git.blob(oid);
    if (bytes.byteLength > BLOB_BYTES)
      throw new Refused(403, "This API returns blobs up to 100 MB in size.", [
        { resource: "Blob", field: "data", code: "too_large" },
      ]);
    if (call.headers.get("accept")?.includes("raw") === true) {
      return { status: 200, raw: { type: "application/vnd.github.raw", bytes } };
    }
    return {
      status: 200,
      body: { ...blobLink(call, oid), size: bytes.byteLength, encoding: "base64", content: wrapped(bytes) },
    };
  },

  "git/create-blob": async (call) => {
    const encoding = textAt(call.body, "encoding") ?? "utf-8";
    const content = textAt(call.body, "content") ?? "";
    const oid = await call.repository.git.writeBlob(encoding === "base64" ? Buffer.from(content, "base64") : content);
    return { status: 201, body: { sha: oid, url: new Views(call.standIn).api(call.repository, "git", "blobs", oid) } };
  },
};

/** Base64 in lines of 60 characters, as GitHub sends it. */
export function wrapped(bytes: Buffer): string {
  return bytes.toString("base64").replace(/.{60}/g, "$&\n");
}

async function isWellFormed(call: Call, name: string): Promise<boolean> {
  try {
    await call.repository.git.run(["check-ref-format", name]);
    return true;
  } catch (error) {
    if (error instanceof GitFailure) return false;
    throw error;
  }
}

async function treeEntry(call: Call, entry: Json, at: number): Promise<Written> {
  const path = textAt(entry, "path") ?? "";
  if (path.split("/").some((part) => part === "" || part === "." || part === ".." || part.toLowerCase() === ".git")) {
    throw new Refused(422, "tree.path contains a malformed path component");
  }
  const sha = member(entry, "sha");
  const content = textAt(entry, "content");
  if (typeof sha === "string" && content !== undefined)
    throw new Refused(422, "Must supply either tree.sha or tree.content, not both");
  if (sha === null) return { path, oid: undefined };
  const mode = textAt(entry, "mode");
  if (mode === undefined) throw invalid("Tree", `tree[${at}].mode`, "missing_field");
  if (content !== undefined) return { path, mode, oid: await call.repository.git.writeBlob(content) };
  if (typeof sha !== "string") throw new Refused(422, "Must supply a valid tree.sha");
  const type = await call.repository.git.typeOf(sha);
  if (mode !== "160000" && type === undefined) throw new Refused(422, `tree.sha ${sha} is not a valid blob`);
  return { path, mode, oid: sha };
}

function signatureOf(value: Json | undefined): Signature | undefined {
  const name = textAt(value, "name");
  const email = textAt(value, "email");
  if (name === undefined || email === undefined) return undefined;
  return { name, email, date: textAt(value, "date") ?? "1970-01-01T00:00:00Z" };
}

function refView(call: Call, name: string, oid: string, type: string): JsonObject {
  const views = new Views(call.standIn);
  return {
    ref: name,
    node_id: `REF_${name}`,
    url: views.api(call.repository, "git", ...name.split("/").map(encodeURIComponent)),
    object: { sha: oid, type, url: views.api(call.repository, "git", `${type}s`, oid) },
  };
}

async function tagView(call: Call, oid: string): Promise<JsonObject> {
  const text = (await call.repository.git.run(["cat-file", "tag", oid])).toString("utf8");
  const end = text.indexOf("\n\n");
  const line = (name: string): string => new RegExp(`^${name} (.*)$`, "m").exec(text.slice(0, end))?.[1] ?? "";
  const [, name = "", email = "", seconds = "0"] = /^(.*) <(.*)> (\d+)/.exec(line("tagger")) ?? [];
  const views = new Views(call.standIn);
  return {
    node_id: `TA_${oid}`,
    tag: line("tag"),
    sha: oid,
    url: views.api(call.repository, "git", "tags", oid),
    message: text.slice(end + 2).replace(/\n$/, ""),
    tagger: { name, email, date: new Date(Number(seconds) * 1000).toISOString().replace(".000Z", "Z") },
    object: {
      type: line("type"),
      sha: line("object"),
      url: views.api(call.repository, "git", `${line("type")}s`, line("object")),
    },
  };
}

function blobLink(call: Call, oid: string): JsonObject {
  return { sha: oid, node_id: `B_${oid}`, url: new Views(call.standIn).api(call.repository, "git", "blobs", oid) };
}

function treeView(
  call: Call,
  oid: string,
  entries: readonly { mode: string; type: string; oid: string; size: number | undefined; path: string }[],
  truncated: boolean,
): JsonObject {
  const views = new Views(call.standIn);
  return {
    sha: oid,
    url: views.api(call.repository, "git", "trees", oid),
    truncated,
    tree: entries.map((entry) => ({
      path: entry.path,
      mode: entry.mode,
      type: entry.type,
      sha: entry.oid,
      ...(entry.size !== undefined && { size: entry.size }),
      ...(entry.type !== "commit" && { url: views.api(call.repository, "git", `${entry.type}s`, entry.oid) }),
    })),
  };
}
