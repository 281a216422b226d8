/** The part of a proposal's comment that tells how it stands on main today. */
import { COMMENT_BYTES } from "../../memory/forge.js";
import { CLOSED_WORDS } from "../../report/proposal/standing.js";

const MARK = "<!-- memory-steward:standing -->";
const OWN_MARKER = /^<!-- memory-steward:proposal [^\n]*-->\n/;

/**
 * @param comment as the forge has it, with the marker by which it is found.
 * @param standing Markdown; empty takes the part away.
 * @returns the text without that marker, and whether it differs; undefined where it would be too long.
 */
export function withStanding(comment: string, standing: string): { text: string; isNew: boolean } | undefined {
  const body = comment.replaceAll("\r\n", "\n").replace(OWN_MARKER, "").trimEnd();
  const at = body.indexOf(`\n${MARK}`);
  const words = (at === -1 ? body : body.slice(0, at)).trimEnd();
  const next = standing === "" ? words : `${words}\n\n${MARK}\n${standing.trimEnd()}`;
  if (Buffer.byteLength(next) > COMMENT_BYTES) return undefined;
  return { text: `${next}\n`, isNew: next !== body };
}

/** Whether a comment is a proposal's which says that the steward closed it. */
export function tellsOfClosing(comment: string): boolean {
  const text = comment.replaceAll("\r\n", "\n");
  const at = text.indexOf(`\n${MARK}`);
  return OWN_MARKER.test(text) && at !== -1 && text.slice(at).includes(CLOSED_WORDS);
}
