/**
 * The GraphQL endpoint on GitHub's published schema: it validates the queries and executes them over the few resolvers
 * below. A field that none of them knows is an error and a violation, never an invented value.
 */
import { readFileSync } from "node:fs";
import { buildSchema, graphql, GraphQLError, type GraphQLFieldResolver, type GraphQLSchema } from "graphql";
import type { RefChange } from "./after-push.js";
import { GitFailure, NO_OBJECT } from "./git-store.js";
import { isObject, listAt, numberAt, parseJson, textAt, type Json, type JsonObject } from "./json.js";
import type { StandIn } from "./stand-in.js";
import { fullName, pullsOf, type Comment, type Issue, type Pull, type Repository } from "./state.js";
import { maySee, refusal, type Token } from "./tokens.js";
import type { Written } from "./tree-objects.js";
import { Views } from "./views.js";

interface Asked {
  readonly standIn: StandIn;
  readonly token: Token;
}
type Resolver = (args: JsonObject, asked: Asked) => Promise<unknown>;
type Thing = Readonly<Record<string, unknown>>;

const READ_TALK = {
  any: [
    { scope: "issues", level: "read" },
    { scope: "pull_requests", level: "read" },
  ],
  role: "read",
} as const;
const WRITE_CONTENTS = { any: [{ scope: "contents", level: "write" }], role: "write" } as const;

let schema: GraphQLSchema | undefined;

/** Errors too are answered with 200, as GitHub does. */
export async function answerQuery(standIn: StandIn, token: Token, body: Json | undefined): Promise<Json> {
  const source = textAt(body, "query");
  if (source === undefined)
    return { errors: [{ message: "A query attribute must be specified and must be a string." }] };
  schema ??= buildSchema(readFileSync(schemaFile(), "utf8"), { assumeValid: true });
  const variables = isObject(body) && isObject(body["variables"]) ? body["variables"] : {};
  const contextValue: Asked = { standIn, token };
  const { data, errors } = await graphql({
    schema,
    source,
    rootValue: ROOT,
    contextValue,
    variableValues: variables,
    fieldResolver,
  });
  const worded = errors?.map((error) => {
    const { type, ...extensions } = error.extensions;
    return { ...(type !== undefined && { type }), ...error.toJSON(), extensions };
  });
  return parseJson(JSON.stringify({ data, ...(worded && { errors: worded }) }));
}

/** Beside the package's entry, whose own import would build the schema once more. */
function schemaFile(): URL {
  return new URL("schema.graphql", import.meta.resolve("@octokit/graphql-schema"));
}

const fieldResolver: GraphQLFieldResolver<unknown, Asked, JsonObject> = async (source, args, asked, info) => {
  const thing = source as Thing;
  if (!Object.hasOwn(thing, info.fieldName)) {
    asked.standIn.violate(`graphql: ${info.parentType.name}.${info.fieldName} is not emulated`);
    throw new GraphQLError(`${info.parentType.name}.${info.fieldName} is not emulated`);
  }
  const value = thing[info.fieldName];
  return typeof value === "function" ? await (value as Resolver)(plainObject(args), asked) : value;
};

/** Arguments arrive without a prototype, and as values that nobody has checked but the schema. */
function plainObject(args: unknown): JsonObject {
  const value = parseJson(JSON.stringify(args));
  if (!isObject(value)) throw new Error("arguments are an object");
  return value;
}

const viewer: Resolver = async (_, { token: { account } }) => {
  await Promise.resolve();
  return { __typename: "User", id: `U_${account.id}`, databaseId: account.id, login: account.login };
};

const repository: Resolver = async (args, asked) => {
  await Promise.resolve();
  const name = `${textAt(args, "owner") ?? ""}/${textAt(args, "name") ?? ""}`;
  const found = asked.standIn.repositories.get(name.toLowerCase());
  if (!found || !maySee(asked.token, found))
    throw notFound(`Could not resolve to a Repository with the name '${name}'.`);
  return repositoryThing(found, asked);
};

function repositoryThing(found: Repository, { standIn }: Asked): Thing {
  return {
    __typename: "Repository",
    id: `R_${found.id}`,
    databaseId: found.id,
    name: found.name,
    nameWithOwner: fullName(found),
    isPrivate: found.private,
    isFork: found.parent !== undefined,
    url: new Views(standIn).html(found),
    defaultBranchRef: async () => await refThing(found, `refs/heads/${found.defaultBranch}`),
    ref: async (args: JsonObject) => await refThing(found, textAt(args, "qualifiedName") ?? ""),
    pullRequest: async (args: JsonObject, asked: Asked) => {
      await Promise.resolve();
      const number = numberAt(args, "number") ?? 0;
      const issue = pullsOf(found).find((one) => one.number === number);
      if (!issue) throw notFound(`Could not resolve to a PullRequest with the number of ${number}.`);
      return pullThing(issue, found, asked);
    },
  };
}

async function refThing(found: Repository, name: string): Promise<Thing | null> {
  const full = name.startsWith("refs/") ? name : `refs/heads/${name}`;
  const oid = await found.git.ref(full);
  if (oid === undefined) return null;
  const short = full.replace(/^refs\/(heads|tags)\//, "");
  return {
    __typename: "Ref",
    id: `REF_${full}`,
    name: short,
    prefix: full.slice(0, -short.length),
    target: { __typename: "Commit", oid },
  };
}

function pullThing(issue: Issue & { readonly pull: Pull }, found: Repository, { standIn }: Asked): Thing {
  const { pull } = issue;
  return {
    __typename: "PullRequest",
    id: `PR_${pull.id}`,
    databaseId: pull.id,
    number: pull.number,
    title: issue.title,
    state: pull.mergedAt !== null ? "MERGED" : issue.state.toUpperCase(),
    isDraft: pull.draft,
    isCrossRepository: pull.head.repository !== found,
    headRefOid: pull.head.sha,
    headRefName: pull.head.branch,
    baseRefOid: pull.base.sha,
    baseRefName: pull.base.branch,
    url: new Views(standIn).html(found, "pull", pull.number),
    autoMergeRequest: pull.autoMerge ? { enabledAt: pull.autoMerge.at, mergeMethod: pull.autoMerge.method } : null,
    comments: async (args: JsonObject, asked: Asked) => {
      await Promise.resolve();
      forbid(asked, found, READ_TALK);
      const all = [...found.comments.values()]
        .filter((comment) => comment.issue === pull.number)
        .sort((a, b) => a.id - b.id);
      return connection(args, all, (comment) => commentThing(comment, found, standIn));
    },
  };
}

/** Of bots the login here lacks the suffix that REST shows. */
function commentThing(comment: Comment, found: Repository, standIn: StandIn): Thing {
  const { user } = comment;
  return {
    __typename: "IssueComment",
    id: `IC_${comment.id}`,
    databaseId: comment.id,
    body: comment.body,
    createdAt: comment.createdAt,
    updatedAt: comment.updatedAt,
    isMinimized: false,
    url: `${new Views(standIn).html(found, "pull", comment.issue)}#issuecomment-${comment.id}`,
    author: { __typename: user.type, login: user.login.replace(/\[bot\]$/, ""), databaseId: user.id },
  };
}

/** One page of nodes; the cursor is the place in the list. */
function connection<T>(args: JsonObject, all: readonly T[], thing: (one: T) => Thing): Thing {
  const first = numberAt(args, "first");
  const last = numberAt(args, "last");
  if (first === undefined && last === undefined) {
    throw new GraphQLError("You must provide a `first` or `last` value to properly paginate the connection.", {
      extensions: { type: "MISSING_PAGINATION_BOUNDARIES" },
    });
  }
  const size = first ?? last ?? 0;
  if (size < 1 || size > 100)
    throw new GraphQLError(`Requesting ${size} records on the connection exceeds the limit of 100 records.`, {
      extensions: { type: "EXCESSIVE_PAGINATION" },
    });
  const after = Number(textAt(args, "after") ?? "0");
  const before = Number(textAt(args, "before") ?? all.length);
  const start = first === undefined ? Math.max(before - size, 0) : after;
  const end = first === undefined ? before : Math.min(after + size, all.length);
  const nodes = all.slice(start, end).map(thing);
  return {
    totalCount: all.length,
    nodes,
    edges: nodes.map((node, at) => ({ cursor: String(start + at + 1), node })),
    pageInfo: {
      hasNextPage: end < all.length,
      hasPreviousPage: start > 0,
      startCursor: String(start),
      endCursor: String(end),
    },
  };
}

const createCommitOnBranch: Resolver = async ({ input }, asked) => {
  const { standIn, token } = asked;
  const name = textAt(input, "branch", "repositoryNameWithOwner") ?? "";
  const branch = textAt(input, "branch", "branchName") ?? "";
  const found = standIn.repositories.get(name.toLowerCase());
  if (!found || !maySee(token, found)) throw notFound(`Could not resolve to a Repository with the name '${name}'.`);
  forbid(asked, found, WRITE_CONTENTS);
  const ref = `refs/heads/${branch}`;
  const head = await found.git.ref(ref);
  if (head === undefined) throw notFound(`No such branch: ${branch}`);
  if (standIn.needsPullRequest(found, branch)) {
    throw new GraphQLError("Repository rule violations found\n\nChanges must be made through a pull request.", {
      extensions: { type: "UNPROCESSABLE" },
    });
  }
  const expected = textAt(input, "expectedHeadOid") ?? "";
  if (expected !== head) throw staleData(expected);
  const tree = await changedTree(asked, found, head, input);
  const author = standIn.signature(token.account);
  const title = textAt(input, "message", "headline") ?? "";
  const rest = textAt(input, "message", "body");
  const message = rest === undefined || rest === "" ? title : `${title}\n\n${rest}`;
  const oid = await found.git.writeCommit({ tree, parents: [head], author, committer: author, message });
  found.signed.add(oid);
  try {
    await standIn.moveRefs(found, [{ ref, before: head, after: oid }], token.account, token);
  } catch (error) {
    // Another writer was faster.
    if (error instanceof GitFailure && (await found.git.ref(ref)) !== head) throw staleData(expected);
    throw error;
  }
  const url = new Views(standIn).html(found, "commit", oid);
  return {
    clientMutationId: textAt(input, "clientMutationId") ?? null,
    commit: {
      __typename: "Commit",
      id: `C_${oid}`,
      oid,
      url,
      message,
      signature: { __typename: "GpgSignature", isValid: true },
    },
    ref: async () => await refThing(found, ref),
  };
};

function staleData(expected: string): GraphQLError {
  return new GraphQLError(`Expected branch to point to "${expected}" but it did not. Pull and try again.`, {
    extensions: { type: "STALE_DATA" },
  });
}

const updateRefs: Resolver = async ({ input }, asked) => {
  const { standIn, token } = asked;
  const id = textAt(input, "repositoryId") ?? "";
  const found = [...standIn.repositories.values()].find((each) => `R_${each.id}` === id);
  if (!found || !maySee(token, found)) throw notFound(`Could not resolve to a node with the global id of '${id}'`);
  forbid(asked, found, WRITE_CONTENTS);
  const moves: RefChange[] = [];
  for (const update of listAt(input, "refUpdates")) {
    const ref = textAt(update, "name") ?? "";
    const after = textAt(update, "afterOid") ?? "";
    const head = (await found.git.ref(ref)) ?? NO_OBJECT;
    const before = textAt(update, "beforeOid") ?? head;
    if (before !== head) throw unprocessable(`Reference ${ref} is at ${head} but expected ${before}`);
    if (standIn.needsPullRequest(found, ref.replace("refs/heads/", ""))) {
      throw unprocessable("Repository rule violations found\n\nChanges must be made through a pull request.");
    }
    const isForced = isObject(update) && update["force"] === true;
    if (!isForced && !(await found.git.isAncestor(before, after))) throw unprocessable("Update is not a fast forward");
    moves.push({ ref, before, after });
  }
  await standIn.moveRefs(found, moves, token.account, token);
  return { clientMutationId: textAt(input, "clientMutationId") ?? null };
};

/** Additions are plain files of mode 100644. @throws GraphQLError where a path to delete is missing, or the whole too large */
async function changedTree(
  { standIn }: Asked,
  found: Repository,
  head: string,
  input: Json | undefined,
): Promise<string> {
  const written: Written[] = [];
  let size = 0;
  for (const addition of listAt(input, "fileChanges", "additions")) {
    const bytes = Buffer.from(textAt(addition, "contents") ?? "", "base64");
    size += bytes.byteLength;
    written.push({ path: textAt(addition, "path") ?? "", oid: await found.git.writeBlob(bytes) });
  }
  if (size > standIn.commitBytes)
    throw new GraphQLError("Something went wrong while executing your query. The request is too large.");
  for (const deletion of listAt(input, "fileChanges", "deletions")) {
    const path = textAt(deletion, "path") ?? "";
    const [entry] = await found.git.tree(head, { path });
    if (!entry) {
      throw new GraphQLError(`A path was requested for deletion which does not exist as of commit oid \`${head}\``, {
        extensions: { type: "UNPROCESSABLE" },
      });
    }
    written.push({ path, oid: undefined });
  }
  try {
    return await found.git.writeTree(head, written);
  } catch (error) {
    if (error instanceof GitFailure)
      throw new GraphQLError("A path is malformed.", { extensions: { type: "UNPROCESSABLE" } });
    throw error;
  }
}

/** Recorded, and not carried out. */
const enablePullRequestAutoMerge: Resolver = async ({ input }, asked) => {
  await Promise.resolve();
  const { issue, found } = pullById(textAt(input, "pullRequestId") ?? "", asked);
  forbid(asked, found, WRITE_CONTENTS);
  const { pull } = issue;
  if (!found.allowsAutoMerge) throw unprocessable("Pull request Auto merge is not allowed for this repository");
  if (issue.state === "closed") throw unprocessable("Pull request Pull request is closed");
  const rules = found.protections.get(pull.base.branch);
  if (!rules) throw unprocessable("Pull request Pull request is in clean status");
  const expected = textAt(input, "expectedHeadOid");
  if (expected !== undefined && expected !== pull.head.sha) throw unprocessable("Head branch was modified.");
  const method = textAt(input, "mergeMethod") ?? "MERGE";
  pull.autoMerge = { by: asked.token.account, method, at: asked.standIn.now };
  return { clientMutationId: null, pullRequest: pullThing(issue, found, asked) };
};

const disablePullRequestAutoMerge: Resolver = async ({ input }, asked) => {
  await Promise.resolve();
  const { issue, found } = pullById(textAt(input, "pullRequestId") ?? "", asked);
  forbid(asked, found, WRITE_CONTENTS);
  if (!issue.pull.autoMerge) throw unprocessable("Can't disable auto-merge for this pull request.");
  delete issue.pull.autoMerge;
  return { clientMutationId: null, pullRequest: pullThing(issue, found, asked) };
};

function pullById(id: string, { standIn, token }: Asked) {
  for (const found of standIn.repositories.values()) {
    const issue = pullsOf(found).find(({ pull }) => `PR_${pull.id}` === id);
    if (issue && maySee(token, found)) return { issue, found };
  }
  throw notFound(`Could not resolve to a node with the global id of '${id}'`);
}

function unprocessable(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type: "UNPROCESSABLE" } });
}

const ROOT = {
  enablePullRequestAutoMerge,
  disablePullRequestAutoMerge,
  viewer,
  repository,
  createCommitOnBranch,
  updateRefs,
};

/** @throws GraphQLError in GitHub's words */
function forbid({ token }: Asked, found: Repository, access: Parameters<typeof refusal>[2]): void {
  const refused = refusal(token, found, access);
  if (refused !== undefined) throw new GraphQLError(refused, { extensions: { type: "FORBIDDEN" } });
}

function notFound(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type: "NOT_FOUND" } });
}
