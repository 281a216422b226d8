/**
 * The project's own modules as Node loads them, for tests. Vitest turns each import into an accessor that every use goes
 * through, which costs the tests a fifth of their CPU; compiled once, the modules are imported as those of packages are.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { transformSync } from "rolldown/utils";
import type { Plugin } from "vitest/config";

/** @param top the project's folder. @param out where the compiled modules go, which are made anew where they are older. */
export function nativeModules(top: string, out: string): Plugin {
  const sources = join(top, "src");
  let isOn = false;
  return {
    name: "native-modules",
    enforce: "pre",
    configureVitest({ vitest }) {
      // Whoever watches is told of changes by Vitest alone.
      isOn = !vitest.config.watch;
      if (isOn) compile(top, sources, out);
    },
    resolveId(source, importer) {
      if (!isOn || importer === undefined || !source.startsWith(".")) return null;
      const path = resolve(dirname(importer), source);
      return path.startsWith(sources + sep) ? { id: join(out, relative(top, path)), external: true } : null;
    },
  };
}

function compile(top: string, sources: string, out: string): void {
  const entries = readdirSync(sources, { recursive: true, withFileTypes: true });
  const modules = entries.filter((entry) => entry.isFile() && /(?<!\.d)\.(?:ts|cjs)$/.test(entry.name));
  const wanted = new Set<string>();
  // The version is read from it.
  for (const source of [join(top, "package.json"), ...modules.map(({ parentPath, name }) => join(parentPath, name))]) {
    const target = join(out, relative(top, source)).replace(/\.ts$/, ".js");
    wanted.add(target);
    if ((statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0) > statSync(source).mtimeMs) continue;
    mkdirSync(dirname(target), { recursive: true });
    if (source.endsWith(".ts")) writeFileSync(target, compiled(source));
    else copyFileSync(source, target);
  }
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !wanted.has(path)) rmSync(path);
  }
}

/** With its source map, by which the stack of an error names the lines of the source. */
function compiled(source: string): string {
  const { code, map, errors } = transformSync(source, readFileSync(source, "utf8"), { sourcemap: true });
  if (errors.length > 0) throw new Error(`${source}: ${errors.map(({ message }) => message).join("; ")}`);
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString("base64")}\n`;
}
