/** Markdown that is never cut within a block: half a code span would let what stands in it act. */
import { paragraph, text, type Document } from "./document.js";
import { printMarkdown } from "./print-markdown.js";
import { Room, sizeOf } from "./room.js";

const REST = paragraph(text("More was found than fits here."));

/** GitHub Markdown of at most so many bytes: of more, the blocks that fit, and a sentence that says so. */
export function printWithin(document: Document, bytes: number): string {
  const whole = `${printMarkdown(document)}\n`;
  if (Buffer.byteLength(whole) <= bytes) return whole;
  const room = new Room(bytes - sizeOf([REST]) - 1);
  const shown = document.filter((block) => room.take([block]));
  return `${printMarkdown([...shown, REST])}\n`;
}
