/** Every link of the documentation leads somewhere, and every page can be reached from the README. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { NOTES } from "../../src/terminal/command-notes.js";

const top = fileURLToPath(new URL("../..", import.meta.url));
const ADDRESS = /^https:\/\/github\.com\/memory-steward\/memory-steward\/(?:blob|tree)\/main\//;

const pages = [
  ...readdirSync(top).filter((name) => name.endsWith(".md")),
  "bench/README.md",
  "examples/README.md",
  ...readdirSync(join(top, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
].sort();

interface Link {
  readonly from: string;
  /** From the top of the project. */
  readonly to: string;
  readonly anchor: string | undefined;
}

/** A page without its code: fenced, and within lines. */
function proseOf(page: string): string {
  return readFileSync(join(top, page), "utf8")
    .replace(/^( *)(```+|~~~+)[^]*?^\1\2$/gm, "")
    .replace(/(`+)[^`\n](?:[^\n]*?[^`\n])?\1(?!`)/g, (span) => span.replace(/[[\]()#!]/g, ""));
}

function linksOf(page: string): Link[] {
  return [...proseOf(page).matchAll(/\]\(([^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/g)].flatMap(([, target = ""]) => {
    const own = target.replace(ADDRESS, "/");
    if (/^[a-z][a-z0-9+.-]*:/i.test(own)) return [];
    const [path = "", anchor] = own.split("#");
    const to = path === "" ? page : path.startsWith("/") ? path.slice(1) : normalize(join(dirname(page), path));
    return [{ from: page, to: to.replace(/\/$/, ""), anchor }];
  });
}

/** The names that GitHub gives to the headings of a page. */
function anchorsOf(page: string): ReadonlySet<string> {
  const seen = new Map<string, number>();
  const names = new Set<string>();
  for (const [, heading = ""] of readFileSync(join(top, page), "utf8")
    .replace(/^( *)(```+|~~~+)[^]*?^\1\2$/gm, "")
    .matchAll(/^#{1,6} +(.*?)(?: +#+)?$/gm)) {
    const name = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "")
      .replaceAll(" ", "-");
    const times = seen.get(name) ?? 0;
    seen.set(name, times + 1);
    names.add(times === 0 ? name : `${name}-${times}`);
  }
  return names;
}

const links = [
  ...pages.flatMap(linksOf),
  ...[...NOTES].map(([command, { page }]): Link => {
    const [to = "", anchor] = page.split("#");
    return { from: `memory-steward ${command} --help`, to, anchor };
  }),
];

describe("links of the documentation", () => {
  it("are there to be looked at", () => {
    expect(pages.length).toBeGreaterThan(50);
    expect(links.length).toBeGreaterThan(300);
    expect(anchorsOf("docs/pull-requests.md")).toContain("choose-a-set-up");
  });

  it("lead to what there is", () => {
    expect(links.filter(({ to }) => to.startsWith("..") || !existsSync(join(top, to)))).toEqual([]);
  });

  it("name headings that their page has", () => {
    const named = links.filter(({ to, anchor }) => anchor !== undefined && to.endsWith(".md"));
    expect(named.filter(({ to, anchor }) => existsSync(join(top, to)) && !anchorsOf(to).has(anchor ?? ""))).toEqual([]);
  });

  it("show every picture", () => {
    const pictures = readdirSync(join(top, "docs/pictures")).map((name) => `docs/pictures/${name}`);
    expect(pictures.filter((picture) => !links.some(({ to }) => to === picture))).toEqual([]);
  });

  it("reach every page from the README", () => {
    const reached = new Set(["README.md"]);
    for (const page of reached) {
      for (const { from, to } of links) {
        if (from !== page) continue;
        const isFolder = existsSync(join(top, to)) && statSync(join(top, to)).isDirectory();
        const target = isFolder ? `${to}/README.md` : to;
        if (pages.includes(target)) reached.add(target);
      }
    }
    expect(pages.filter((page) => !reached.has(page))).toEqual([]);
  });
});
