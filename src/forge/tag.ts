/**
 * Annotated tags: an object first, which nobody sees, then its place, then the name. GitHub makes a ref only where there is
 * none, and that is all that two runs can be kept apart by: of those that would follow one tag, one gets the place.
 */
import type { TagOutcome, TagRequest } from "../memory/forge.js";
import type { Api } from "./connection.js";
import type { Place } from "./place.js";
import { hasStatus, isUncertain } from "./refusal.js";

/** No branch and no tag: clones do not fetch it, and it starts no workflow. */
const PLACES = "memory-steward/after/";

export async function createTag(
  api: Api,
  repository: Place,
  { name, commit, message, place }: TagRequest,
): Promise<TagOutcome> {
  const request = { tag: name, message, object: commit, type: "commit" } as const;
  const { data: own } = await api.rest.git.createTag({ ...repository, ...request });
  const holder = await makeRef(api, repository, PLACES + place, own.sha);
  if (holder !== own.sha) {
    const held = await tagObject(api, repository, holder);
    const isSame = held?.tag === name && held.object.sha === commit && held.message === own.message;
    if (!isSame) {
      // Both by the clock of the forge.
      const age = (Date.parse(own.tagger.date) - Date.parse(held?.tagger.date ?? "")) / 1000;
      return { outcome: "place taken", object: holder, age: Number.isNaN(age) ? undefined : age };
    }
  }
  // The same from another run, which may have died before it gave the name: nothing of it is taken on trust.
  const named = await makeRef(api, repository, `tags/${name}`, holder);
  return named === holder ? { outcome: "made", object: holder } : { outcome: "name taken" };
}

/** @returns what the ref points at: `object`, or what another made it for. */
async function makeRef(api: Api, repository: Place, ref: string, object: string): Promise<string> {
  try {
    await api.rest.git.createRef({ ...repository, ref: `refs/${ref}`, sha: object });
    return object;
  } catch (error) {
    if (!isUncertain(error) && !hasStatus(error, 422)) throw error;
    const taken = await target(api, repository, ref);
    if (taken === undefined) throw error;
    return taken;
  }
}

async function target(api: Api, repository: Place, ref: string): Promise<string | undefined> {
  try {
    const { data } = await api.rest.git.getRef({ ...repository, ref });
    return data.object.sha;
  } catch (error) {
    if (hasStatus(error, 404)) return undefined;
    throw error;
  }
}

/** Undefined where the object is no annotated tag. */
async function tagObject(api: Api, repository: Place, object: string) {
  try {
    const { data } = await api.rest.git.getTag({ ...repository, tag_sha: object });
    return data;
  } catch (error) {
    if (hasStatus(error, 404, 422)) return undefined;
    throw error;
  }
}
