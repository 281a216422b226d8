/** What tells one build's judgement from another's: the code that reads, judges and indexes, without its comments. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Rooms whose code decides what is found in a memory, and what an index keeps of it. */
const ROOMS = ["generated", "indexes", "layouts", "load", "memory", "parse", "poison", "rules"];
/** Libraries that read what is judged. */
const LIBRARIES = ["gray-matter", "re2js", "yaml"];
const OWN = "generated/judge-digest.ts";

/** The source of src/generated/judge-digest.ts, without its notice. */
export function judgeDigestSource(top: string): string {
  const files = new Map(
    ROOMS.flatMap((room) =>
      readdirSync(join(top, "src", room), { recursive: true, encoding: "utf8" }).map((name) => `${room}/${name}`),
    )
      .map((name) => name.replaceAll("\\", "/"))
      .filter((name) => /(?<!\.d)\.(?:ts|cjs)$/.test(name) && name !== OWN)
      .map((name) => [name, readFileSync(join(top, "src", name), "utf8")]),
  );
  const { dependencies } = JSON.parse(readFileSync(join(top, "package.json"), "utf8")) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const libraries = LIBRARIES.map((name) => `${name}@${dependencies[name] ?? ""}`);
  return `/** Of the code that judges: an index that another one made says nothing of what this one finds. */\nexport const JUDGE_DIGEST = "${judgeDigest(files, libraries)}";\n`;
}

/** @param files code by its path. @returns `sha256:<64 hex>`, the same where comments and types alone differ. */
export function judgeDigest(files: ReadonlyMap<string, string>, libraries: readonly string[]): string {
  const hash = createHash("sha256").update(libraries.join("\n"));
  for (const [path, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`\n${path}\0${path.endsWith(".ts") ? withoutComments(text) : text}`);
  }
  return `sha256:${hash.digest("hex")}`;
}

function withoutComments(code: string): string {
  const { ES2022 } = ts.ScriptTarget;
  const compilerOptions = {
    removeComments: true,
    target: ES2022,
    module: ts.ModuleKind.ESNext,
    verbatimModuleSyntax: true,
  };
  return ts.transpileModule(code, { compilerOptions }).outputText;
}
