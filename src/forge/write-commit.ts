/** Commits object by object (Git data): for what the GraphQL mutation does not take, and for branches that are moved. */
import type { CommitText, FileChange } from "../memory/forge.js";
import type { Api } from "./connection.js";
import type { Place } from "./place.js";

/** Of one tree: larger requests began to fail at some 2.5 MB. */
const TREE_BYTES = 1024 * 1024;
const TREE_ENTRIES = 100;

interface Content {
  /** Full id of the commit whose tree the changes are laid over. */
  readonly expectedHead: string;
  /** Full ids; the same commit alone unless told. */
  readonly parents?: readonly string[];
  readonly text: CommitText;
  readonly changes: readonly FileChange[];
}

/** As Git stores it, without a line end at its end. */
export function messageOf({ headline, body }: CommitText): string {
  return body === "" ? headline : `${headline}\n\n${body}`;
}

/** Writes objects that no branch holds yet. Without author and committer GitHub signs what a bot writes. */
export async function writeCommit(
  api: Api,
  place: Place,
  { expectedHead, parents = [expectedHead], text, changes }: Content,
): Promise<{ commit: string; tree: string }> {
  const tree = await writeTree(api, place, expectedHead, changes);
  const { data } = await api.rest.git.createCommit({
    ...place,
    message: messageOf(text),
    tree,
    parents: [...parents],
  });
  return { commit: data.sha, tree };
}

/** @returns the tree of a commit with changes laid over it. */
export async function writeTree(
  api: Api,
  place: Place,
  commit: string,
  changes: readonly FileChange[],
): Promise<string> {
  const { data } = await api.rest.git.getCommit({ ...place, commit_sha: commit });
  let tree = data.tree.sha;
  for (const part of parts(changes)) {
    const entries = [];
    for (const change of part) entries.push(await entryOf(api, place, change));
    const answer = await api.rest.git.createTree({ ...place, base_tree: tree, tree: entries });
    tree = answer.data.sha;
  }
  return tree;
}

function* parts(changes: readonly FileChange[]): Generator<readonly FileChange[]> {
  let part: FileChange[] = [];
  let size = 0;
  for (const change of changes) {
    const bytes = change.bytes?.length ?? 0;
    if (part.length === TREE_ENTRIES || (part.length > 0 && size + bytes > TREE_BYTES)) {
      yield part;
      part = [];
      size = 0;
    }
    part.push(change);
    size += bytes;
  }
  if (part.length > 0) yield part;
}

const PLAIN = { mode: "100644", type: "blob" } as const;

/** Text stands in the tree's own request, which spares one for each file. */
async function entryOf(api: Api, place: Place, { path, bytes, mode = PLAIN.mode }: FileChange) {
  if (bytes === undefined) return { path, ...PLAIN, sha: null };
  const plain = { ...PLAIN, mode };
  if (bytes.length <= TREE_BYTES) {
    try {
      return { path, ...plain, content: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
    } catch {
      // No text: it goes as a blob.
    }
  }
  const content = Buffer.from(bytes).toString("base64");
  const { data } = await api.rest.git.createBlob({ ...place, content, encoding: "base64" });
  return { path, ...plain, sha: data.sha };
}
