/**
 * Blocks of the documentation that quote the repository: a fenced block behind `<!-- file: PATH -->` is that file, one
 * behind `<!-- output: ARGUMENTS -->` is a run of memory-steward with its output.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommandLine } from "../src/cli.js";

const BLOCK = /<!-- (file|output): ([^\n]+) -->\n\n(`{3,})(\w*)\n[^]*?\n?\3\n/g;

/** The text with its blocks as they are today. */
export async function withFreshBlocks(top: string, markdown: string): Promise<string> {
  let result = "";
  let from = 0;
  for (const match of markdown.matchAll(BLOCK)) {
    const [whole, kind = "", what = "", fence = "", language = ""] = match;
    const content = kind === "file" ? readFileSync(join(top, what), "utf8") : await transcript(top, what.split(" "));
    result += markdown.slice(from, match.index);
    result += `<!-- ${kind}: ${what} -->\n\n${fence}${language}\n${content.trimEnd()}\n${fence}\n`;
    from = match.index + whole.length;
  }
  return result + markdown.slice(from);
}

/** `$ memory-steward ...` and what it prints, run at the top of the project. */
async function transcript(top: string, args: readonly string[]): Promise<string> {
  const folder = process.cwd();
  const write = Object.getOwnPropertyDescriptor(process.stdout, "write");
  let printed = `$ memory-steward ${args.join(" ")}\n`;
  process.stdout.write = (chunk: string | Uint8Array) => {
    printed += typeof chunk === "string" ? chunk : new TextDecoder().decode(chunk);
    return true;
  };
  process.chdir(top);
  try {
    await runCommandLine(args);
    return printed;
  } finally {
    process.chdir(folder);
    if (write) Object.defineProperty(process.stdout, "write", write);
    else Reflect.deleteProperty(process.stdout, "write");
  }
}
