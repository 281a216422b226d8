/** Reads Markdown of ours as GitHub would, as far as the tests ask. */

export interface ReadMarkdown {
  /** Everything outside fences and code spans. */
  readonly prose: string;
  /** The fence that is open at the end, if one is. */
  readonly openFence: string | undefined;
  /** Contents of the blocks by language. */
  readonly blocks: readonly { readonly language: string; readonly lines: readonly string[] }[];
}

export function readMarkdown(markdown: string): ReadMarkdown {
  const prose: string[] = [];
  const blocks: { language: string; lines: string[] }[] = [];
  let fence: string | undefined;
  for (const line of markdown.split("\n")) {
    const mark = /^`{3,}/.exec(line)?.[0];
    const rest = line.slice(mark?.length ?? 0);
    if (fence !== undefined) {
      if (mark !== undefined && mark.length >= fence.length && rest.trim() === "") fence = undefined;
      else blocks.at(-1)?.lines.push(line);
    } else if (mark !== undefined && !rest.includes("`")) {
      fence = mark;
      blocks.push({ language: rest, lines: [] });
    } else prose.push(withoutCode(line));
  }
  return { prose: prose.join("\n"), openFence: fence, blocks };
}

function withoutCode(line: string): string {
  return line.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, "«code»").replace(/<code>.*?<\/code>/g, "«code»");
}

/** Entities resolved: the text that GitHub searches for mentions, numbers and addresses. */
export function resolved(prose: string): string {
  return prose.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}

export function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
