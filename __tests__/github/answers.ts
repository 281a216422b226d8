/** What a handler gets and gives. */
import { plain, type Json, type JsonObject } from "./json.js";
import type { Operation } from "./operations.js";
import type { Repository } from "./state.js";
import type { StandIn } from "./stand-in.js";
import type { Token } from "./tokens.js";

export interface Call {
  readonly standIn: StandIn;
  readonly operation: Operation;
  readonly path: JsonObject;
  readonly query: JsonObject;
  readonly body: JsonObject;
  readonly headers: Headers;
  readonly token: Token | undefined;
  /** The repository of the path. @throws Refused 404 on operations without one */
  readonly repository: Repository;
}

export interface Answer {
  readonly status: number;
  /** Completed by its schema before it leaves. */
  readonly body?: Json;
  readonly headers?: Readonly<Record<string, string>>;
  /** Instead of a body: bytes that no schema describes. */
  readonly raw?: { readonly type: string; readonly bytes: Uint8Array | string };
}

export type Handler = (call: Call) => Answer | Promise<Answer>;

/** GitHub's refusal of a request: an ordinary answer, no violation. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: readonly Json[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

export function notFound(): Refused {
  return new Refused(404, "Not Found");
}

/** 422 as GitHub words a rule that one member breaks. */
export function invalid(resource: string, field: string, code: string, message?: string): Refused {
  return new Refused(422, "Validation Failed", [{ resource, field, code, ...(message !== undefined && { message }) }]);
}

/** Who acts. @throws Refused 401 */
export function actor(call: Call): Token {
  if (!call.token) throw new Refused(401, "Requires authentication");
  return call.token;
}

/** One page of a list, with the Link header that leads to the others. */
export function paged(
  call: Call,
  all: readonly Json[],
  wrap: (items: readonly Json[]) => Json = (items) => [...items],
): Answer {
  const size = Math.min(Math.max(Number(call.query["per_page"] ?? 30), 1), 100);
  const page = Math.max(Number(call.query["page"] ?? 1), 1);
  const last = Math.max(Math.ceil(all.length / size), 1);
  const address = (number: number): string => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(call.query)) query.set(name, plain(value));
    query.set("page", String(number));
    const path = call.operation.template.replace(/\{([^}]+)\}/g, (_, name: string) =>
      plain(call.path[name]).split("/").map(encodeURIComponent).join("/"),
    );
    return `${call.standIn.urls.api}${path}?${query.toString()}`;
  };
  const links = [
    ...(page > 1 ? [`<${address(page - 1)}>; rel="prev"`] : []),
    ...(page < last ? [`<${address(page + 1)}>; rel="next"`, `<${address(last)}>; rel="last"`] : []),
    ...(page > 1 ? [`<${address(1)}>; rel="first"`] : []),
  ];
  return {
    status: 200,
    body: wrap(all.slice((page - 1) * size, page * size)),
    ...(links.length > 0 && { headers: { link: links.join(", ") } }),
  };
}
