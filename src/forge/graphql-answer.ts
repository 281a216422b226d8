/** What GitHub's GraphQL answers, of which nothing is taken for granted. */

export interface GraphqlFault {
  /** Such as `STALE_DATA`; empty where GitHub names none. */
  readonly type: string;
  readonly message: string;
}

/** The value at a path of names, or undefined where there is none. */
export function valueIn(answer: unknown, ...names: readonly string[]): unknown {
  let value = answer;
  for (const name of names) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

/** What GraphQL says is wrong, which it does with status 200. @returns undefined where the error is no such answer */
export function graphqlFault(error: unknown): GraphqlFault | undefined {
  const errors = valueIn(error, "errors");
  if (!(error instanceof Error) || !Array.isArray(errors)) return undefined;
  const first: unknown = errors[0];
  const type = valueIn(first, "type");
  return { type: typeof type === "string" ? type : "", message: String(valueIn(first, "message")) };
}
