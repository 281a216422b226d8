/**
 * What is written to files goes to the forge as it is, past the redaction of all other texts. So a write that would bring a
 * secret is refused as a whole; one that the files hold already has leaked before, and moving it tells nobody anything new.
 */
import { firstNames } from "../memory/first-names.js";
import type { FileChange } from "../memory/forge.js";
import type { Redactor } from "../memory/redactor.js";
import { UserError } from "../memory/user-error.js";
import type { Api } from "./connection.js";
import type { Place } from "./place.js";
import { hasStatus } from "./refusal.js";

const MAX_NAMED = 5;

/**
 * Asks the forge for nothing where no file holds a secret.
 * @param head full id of the commit that the changes are laid over.
 * @throws UserError where a file would hold one that neither it nor a file that goes held before.
 */
export async function refuseNewSecrets(
  {
    api,
    place,
    redactor,
  }: { readonly api: Api; readonly place: Place; readonly redactor: Pick<Redactor, "secretsIn"> },
  head: string,
  changes: readonly FileChange[],
): Promise<void> {
  const found = changes.flatMap(({ path, bytes }) => {
    const secrets = bytes === undefined ? undefined : redactor.secretsIn(bytes);
    return secrets && secrets.size > 0 ? [{ path, secrets }] : [];
  });
  if (found.length === 0) return;
  const former = [...found, ...changes.filter(({ bytes }) => bytes === undefined)].map(({ path }) => path);
  const held = new Set<string>();
  for (const path of former) {
    for (const secret of redactor.secretsIn(await contentOf(api, place, head, path))) held.add(secret);
  }
  const refused = found.filter(({ secrets }) => [...secrets].some((secret) => !held.has(secret)));
  if (refused.length === 0) return;
  const paths = refused.map(({ path }) => path);
  throw new UserError(
    `Nothing was written: ${firstNames(paths, MAX_NAMED)} would hold a secret that is not there now.`,
    "Revoke it, and take it out of what is to be written; memory-steward scan tells where it stands",
  );
}

/** Empty where there is no such file. */
async function contentOf(api: Api, place: Place, ref: string, path: string): Promise<Uint8Array> {
  try {
    const answer = await api.rest.repos.getContent({ ...place, path, ref, mediaType: { format: "raw" } });
    const content: unknown = answer.data;
    return Buffer.from(typeof content === "string" ? content : "");
  } catch (error) {
    if (hasStatus(error, 404)) return Buffer.alloc(0);
    throw error;
  }
}
