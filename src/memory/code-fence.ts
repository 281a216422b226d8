/** Which lines of a Markdown text are fenced code, as far as lines alone tell. */
export class CodeFence {
  #mark = "";

  /** Whether the code goes on behind the lines that were taken. */
  get isOpen(): boolean {
    return this.#mark !== "";
  }

  /** @returns whether the next line belongs to fenced code; its fences do. */
  take(line: string): boolean {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
    const isCode = this.isOpen || mark !== "";
    if (!this.isOpen) this.#mark = mark;
    else if (mark.startsWith(this.#mark)) this.#mark = "";
    return isCode;
  }
}
