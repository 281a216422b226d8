/** The event that started the run, as far as a check needs it. The payload is checked member by member (security rule 43). */
import { readFileSync } from "node:fs";
import { UserError } from "../memory/user-error.js";

export type Event =
  | { readonly name: "pull_request"; readonly base: string; readonly baseRef: string; readonly head: string }
  | { readonly name: "merge_group"; readonly base: string; readonly head: string }
  | { readonly name: "other" };

type Environment = Readonly<Record<string, string | undefined>>;

export function readEvent(environment: Environment): Event {
  const name = environment["GITHUB_EVENT_NAME"];
  if (name !== "pull_request" && name !== "pull_request_target" && name !== "merge_group") return { name: "other" };
  const payload = readPayload(environment["GITHUB_EVENT_PATH"]);
  if (name === "merge_group") {
    const group = member(payload, "merge_group");
    return { name, base: commit(member(group, "base_sha")), head: commit(member(group, "head_sha")) };
  }
  const pull = member(payload, "pull_request");
  const base = member(pull, "base");
  const ref = member(base, "ref");
  if (typeof ref !== "string") throw broken();
  return {
    name: "pull_request",
    base: commit(member(base, "sha")),
    baseRef: ref,
    head: commit(member(member(pull, "head"), "sha")),
  };
}

function readPayload(path: string | undefined): unknown {
  if (path === undefined) throw broken();
  try {
    return JSON.parse(readFileSync(path, "utf8")) as unknown;
  } catch {
    throw broken();
  }
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) throw broken();
  return (value as Readonly<Record<string, unknown>>)[name];
}

function commit(value: unknown): string {
  if (typeof value !== "string" || !/^[0-9a-f]{40}([0-9a-f]{24})?$/.test(value)) throw broken();
  return value;
}

function broken(): UserError {
  return new UserError(
    "The payload of the event cannot be read or lacks its commits.",
    "Run the Action on pull_request, push or merge_group, or give `base` and `head` as inputs.",
  );
}
