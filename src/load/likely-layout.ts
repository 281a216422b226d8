/** What files that no layout recognises look like: said to a newcomer, never acted upon. */
import { compileGlob } from "../memory/glob.js";
import { pageAddress } from "../memory/project-address.js";

interface Sign {
  /** Files that hardly anything else has. */
  readonly files: string;
  readonly of: string;
  /** Of the built-in layout; else `page` has one to copy. */
  readonly layout?: string;
  readonly page?: string;
}

const SIGNS: readonly Sign[] = [
  { files: "**/SKILL.md", of: "Agent Skills", layout: "agent-skills" },
  { files: ".brain/{decisions,gotchas,conventions,patterns}/*.md", of: "RepoBrain", layout: "repobrain" },
  { files: "**/*.{profile,graph,selection}.{yaml,yml}", of: "Markitect contracts", layout: "markitect" },
  { files: "state/procedures/*.md", of: "a procedure registry", layout: "procedures" },
  { files: "memory/records/**/*.json", of: "MemoryRecords of RFC 15A", layout: "rfc-15a" },
  { files: ".obsidian/**", of: "a vault of notes", page: "docs/adopt.md#a-vault-of-notes-with-wikilinks" },
  { files: "**/catalog-info.yaml", of: "a catalog of Backstage", page: "docs/adopt.md#a-catalog-of-backstage" },
  { files: "docs/{adr,decisions}/0*.md", of: "decisions", page: "docs/adopt.md#decisions-in-madr" },
];

/** `pdf/SKILL.md looks like Agent Skills: …`, a sentence for each kind that is there; empty where nothing is known. */
export function likelyLayouts(paths: readonly string[]): string {
  return SIGNS.flatMap(({ files, of, layout, page }) => {
    const found = paths.find(compileGlob(files));
    if (found === undefined) return [];
    const advice =
      layout === undefined
        ? `${pageAddress(page ?? "")} has a layout to copy`
        : `write "layout: ${layout}" into memory-steward.yml, or try --layout ${layout}`;
    return [`${found} looks like ${of}: ${advice}. `];
  }).join("");
}
