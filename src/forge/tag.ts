/** Annotated tags: an object first, which nobody sees, then the name. */
import type { TagRequest } from "../memory/forge.js";
import type { Api } from "./connection.js";
import type { Place } from "./place.js";
import { hasStatus, isUncertain } from "./refusal.js";

export async function createTag(
  api: Api,
  place: Place,
  { name, commit, message }: TagRequest,
): Promise<string | undefined> {
  const object = { tag: name, message, object: commit, type: "commit" } as const;
  const { data } = await api.rest.git.createTag({ ...place, ...object });
  try {
    await api.rest.git.createRef({ ...place, ref: `refs/tags/${name}`, sha: data.sha });
    return data.sha;
  } catch (error) {
    if (!isUncertain(error) && !hasStatus(error, 422)) throw error;
    const taken = await tagged(api, place, name);
    if (taken === undefined) throw error;
    return taken === data.sha ? data.sha : undefined;
  }
}

async function tagged(api: Api, place: Place, name: string): Promise<string | undefined> {
  try {
    const { data } = await api.rest.git.getRef({ ...place, ref: `tags/${name}` });
    return data.object.sha;
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  }
}
