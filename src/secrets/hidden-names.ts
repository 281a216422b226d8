/** Names of files and branches without the secrets that they hold. */
import type { FoundSecret } from "../memory/found-secret.js";
import { grouped } from "../memory/grouped.js";

/** @returns the name as it may be shown. */
export function nameHider(secrets: readonly FoundSecret[]): (name: string) => string {
  const inNames = secrets.filter(({ source }) => source === "path" || source === "branch");
  const byName = grouped(inNames, ({ path }) => path);
  return (name) =>
    withoutSpans(
      name,
      (byName.get(name) ?? []).map(({ match }) => match),
    );
}

const HIDDEN = "[hidden]";

/** @param spans offsets into the UTF-8 form. */
function withoutSpans(text: string, spans: readonly { readonly start: number; readonly end: number }[]): string {
  if (spans.length === 0) return text;
  const bytes = Buffer.from(text);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    if (start > at) parts.push(bytes.toString("utf8", at, start));
    if (end > at) parts.push(HIDDEN);
    at = Math.max(at, end);
  }
  return parts.join("") + bytes.toString("utf8", at);
}
