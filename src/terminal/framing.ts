/** The last look at Markdown before it is written: where its front matter stands, gray-matter decides (decision 23). */
import { UserError } from "../memory/user-error.js";
import { frameWithGrayMatter } from "../parse/front-matter.js";
import { visibleStart } from "../report/visible-text.js";

/** @throws UserError where gray-matter would frame the text otherwise than the steward does; nothing is written then. */
export async function assertSameFraming(path: string, content: string | Uint8Array): Promise<void> {
  if (!/\.(md|markdown)$/i.test(path)) return;
  // A decoder takes the byte-order mark off, which the file keeps.
  const text = new TextDecoder().decode(typeof content === "string" ? new TextEncoder().encode(content) : content);
  const frame = await frameWithGrayMatter(text);
  if (frame.kind !== "refused") return;
  throw new UserError(
    `${visibleStart(path, 500)} would be framed otherwise by other readers: ${frame.flaw.message} Nothing was written.`,
    "Mend the front matter by hand.",
  );
}
