/** The part of a proposal's comment that tells how it stands on main today. */
import { COMMENT_BYTES } from "../memory/forge.js";

const MARK = "<!-- memory-steward:standing -->";
const OWN_MARKER = /^<!-- memory-steward:proposal [^\n]*-->\n/;

/**
 * @param comment as the forge has it, with the marker by which it is found.
 * @param standing Markdown; empty takes the part away.
 * @returns the text without that marker; undefined where it says so already, or would be too long.
 */
export function withStanding(comment: string, standing: string): string | undefined {
  const body = comment.replaceAll("\r\n", "\n").replace(OWN_MARKER, "").trimEnd();
  const at = body.indexOf(`\n${MARK}`);
  const words = (at === -1 ? body : body.slice(0, at)).trimEnd();
  const next = standing === "" ? words : `${words}\n\n${MARK}\n${standing.trimEnd()}`;
  if (next === body || Buffer.byteLength(next) > COMMENT_BYTES) return undefined;
  return `${next}\n`;
}
