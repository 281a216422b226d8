/** List items of CommonMark: how far their content is indented, which tells a continued item from code. */

export interface Indent {
  /** Offset of the first character that is no blank. */
  readonly at: number;
  /** Its column, counted from 0; a tab reaches to the next multiple of 4. */
  readonly columns: number;
}

const TAB = 4;
const MARKER = /^(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t]|$)/;

export function indentOf(text: string, start: number, end: number, column = 0): Indent {
  let at = start;
  let columns = column;
  for (; at < end; at++) {
    if (text[at] === " ") columns++;
    else if (text[at] === "\t") columns += TAB - (columns % TAB);
    else break;
  }
  return { at, columns };
}

/** Length of the list mark that a line begins with. */
export function leadingMarker(rest: string): number | undefined {
  return MARKER.exec(rest)?.[0].length;
}

export class ListContext {
  readonly #offsets: number[] = [];

  /** Column of the content of the innermost open item. */
  get offset(): number {
    return this.#offsets.at(-1) ?? 0;
  }

  /** Column of the content of the innermost item that a line at this column is in. */
  offsetAt(column: number): number {
    return this.#offsets.findLast((offset) => offset <= column) ?? 0;
  }

  /** Ends the items whose content a line at this column is too far left for. */
  leave(column: number): void {
    while (this.offset > column) this.#offsets.pop();
  }

  /** Begins an item. Content more than 4 columns behind the mark is code inside the item. */
  enter(markEnd: number, content: Indent, end: number): void {
    const near = content.at < end && content.columns - markEnd <= TAB;
    this.#offsets.push(near ? content.columns : markEnd + 1);
  }
}
