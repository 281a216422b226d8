/** Read-only pages for a browser. */
import type { StandIn } from "./stand-in.js";

export function answerPage(_standIn: StandIn, _request: Request, url: URL): Response {
  return new Response(`nothing at ${url.pathname}\n`, { status: 404, headers: { "content-type": "text/plain" } });
}
