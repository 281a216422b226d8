/** Where the event of the run says that an update comes from. */
import { parseRepositoryName } from "../memory/repository-name.js";
import type { UpdateOrigin } from "../commands/propose/receive-update.js";
import type { Event } from "./event.js";
import { at, id, text } from "./payload.js";

/** @param repository `owner/name` of the run's own repository. */
export function updateOrigin(event: Event, repository: string): UpdateOrigin {
  if (event.name === "workflow_run" && event.id !== undefined) return { kind: "run", repository, run: event.id };
  if (event.name === "repository_dispatch") return fromPayload(event.payload, repository);
  return { kind: "unreadable" };
}

/** `{update, digest}` or `{repository, run}`. The update is an object, or the text of the file, which `digest` is of. */
function fromPayload(payload: unknown, repository: string): UpdateOrigin {
  const update = at(payload, "update");
  const digest = text(at(payload, "digest"));
  if (typeof update === "string") return sent(update, digest);
  if (typeof update === "object" && update !== null && digest === undefined) return sent(JSON.stringify(update));
  const run = id(at(payload, "run"));
  const source = at(payload, "repository") === undefined ? repository : text(at(payload, "repository"));
  if (update !== undefined || run === undefined || source === undefined || !parseRepositoryName(source)) {
    return { kind: "unreadable" };
  }
  return { kind: "run", repository: source, run };
}

function sent(update: string, digest?: string): UpdateOrigin {
  return { kind: "sent", bytes: new TextEncoder().encode(update), ...(digest !== undefined && { digest }) };
}
