/** What GitHub's GraphQL says against a request. */
import { valueAt } from "../memory/plain-data.js";

export interface GraphqlFault {
  /** Such as `STALE_DATA`; empty where GitHub names none. */
  readonly type: string;
  readonly message: string;
}

/** What GraphQL says is wrong, which it does with status 200. @returns undefined where the error is no such answer */
export function graphqlFault(error: unknown): GraphqlFault | undefined {
  const errors = valueAt(error, ["errors"]);
  if (!(error instanceof Error) || !Array.isArray(errors)) return undefined;
  const first: unknown = errors[0];
  const type = valueAt(first, ["type"]);
  return { type: typeof type === "string" ? type : "", message: String(valueAt(first, ["message"])) };
}
