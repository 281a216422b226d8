/** The `github` context of a job, and the variables that the runner makes of it. */

export interface GithubContext {
  readonly eventName: string;
  readonly event: unknown;
  /** Full name. */
  readonly repository: string;
  readonly repositoryId: number;
  readonly repositoryOwnerId: number;
  readonly sha: string;
  readonly ref: string;
  /** Branches of a pull request; empty otherwise. */
  readonly headRef: string;
  readonly baseRef: string;
  readonly actor: string;
  readonly actorId: number;
  readonly workflow: string;
  readonly workflowPath: string;
  readonly job: string;
  readonly runId: number;
  readonly runNumber: number;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  /** Of the job; reaches an action by its inputs alone. */
  readonly token: string;
}

/** What a run outside of any repository on GitHub would see; tests lay what they need over it. */
export const BARE_CONTEXT: GithubContext = {
  eventName: "push",
  event: {},
  repository: "acme/memory",
  repositoryId: 1,
  repositoryOwnerId: 2,
  sha: "0".repeat(40),
  ref: "refs/heads/main",
  headRef: "",
  baseRef: "",
  actor: "acme",
  actorId: 2,
  workflow: "memory",
  workflowPath: ".github/workflows/memory.yml",
  job: "memory",
  runId: 1,
  runNumber: 1,
  serverUrl: "https://github.com",
  apiUrl: "https://api.github.com",
  graphqlUrl: "https://api.github.com/graphql",
  token: "",
};

/** GITHUB_* as actions/runner sets them for every step. GITHUB_TOKEN is none of them. */
export function githubVariables(context: GithubContext): Record<string, string> {
  const [owner = ""] = context.repository.split("/");
  const workflowRef = `${context.repository}/${context.workflowPath}@${context.ref}`;
  return {
    CI: "true",
    GITHUB_ACTIONS: "true",
    GITHUB_ACTOR: context.actor,
    GITHUB_ACTOR_ID: String(context.actorId),
    GITHUB_API_URL: context.apiUrl,
    GITHUB_BASE_REF: context.baseRef,
    GITHUB_EVENT_NAME: context.eventName,
    GITHUB_GRAPHQL_URL: context.graphqlUrl,
    GITHUB_HEAD_REF: context.headRef,
    GITHUB_JOB: context.job,
    GITHUB_REF: context.ref,
    GITHUB_REF_NAME: context.ref.replace(/^refs\/(heads|tags|pull)\//, ""),
    GITHUB_REF_PROTECTED: "false",
    GITHUB_REF_TYPE: context.ref.startsWith("refs/tags/") ? "tag" : "branch",
    GITHUB_REPOSITORY: context.repository,
    GITHUB_REPOSITORY_ID: String(context.repositoryId),
    GITHUB_REPOSITORY_OWNER: owner,
    GITHUB_REPOSITORY_OWNER_ID: String(context.repositoryOwnerId),
    GITHUB_RETENTION_DAYS: "90",
    GITHUB_RUN_ATTEMPT: "1",
    GITHUB_RUN_ID: String(context.runId),
    GITHUB_RUN_NUMBER: String(context.runNumber),
    GITHUB_SERVER_URL: context.serverUrl,
    GITHUB_SHA: context.sha,
    GITHUB_TRIGGERING_ACTOR: context.actor,
    GITHUB_WORKFLOW: context.workflow,
    GITHUB_WORKFLOW_REF: workflowRef,
    GITHUB_WORKFLOW_SHA: context.sha,
    RUNNER_ARCH: "X64",
    RUNNER_ENVIRONMENT: "github-hosted",
    RUNNER_NAME: "harness",
    RUNNER_OS: "Linux",
  };
}
