/** Claims that were proposed and rejected (decision 34): `memory-steward.rejections.yaml`. */

/** From the root of the memory. */
export const REJECTIONS_FILE = "memory-steward.rejections.yaml";

export interface Rejection {
  /** `sha256:` of what the record says, whatever its id and dates. */
  readonly claim: string;
  readonly record?: string | undefined;
  readonly title?: string | undefined;
  readonly reason?: string | undefined;
  /** Account. */
  readonly by?: string | undefined;
  /** RFC 3339, to the second, in UTC. */
  readonly at: string;
  readonly pullRequest?: number | undefined;
}

export interface Rejections {
  /** By claim, the first of several. */
  readonly claims: ReadonlyMap<string, Rejection>;
  /** Proposals that were closed up to then are dealt with. */
  readonly closedUntil: string | undefined;
  /** Numbers of those that were closed in that very second and are dealt with; undefined: all of them. */
  readonly closedThen: readonly number[] | undefined;
}
