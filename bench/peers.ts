/** Tools of others that look at the same files, installed in a folder of their own. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGES: Readonly<Record<string, string>> = {
  "@secretlint/secretlint-rule-preset-recommend": "13.0.6",
  "ajv-cli": "5.0.0",
  "markdownlint-cli2": "0.22.1",
  "remark-cli": "12.0.1",
  "remark-frontmatter": "5.0.0",
  "remark-lint-frontmatter-schema": "3.15.4",
  secretlint: "13.0.6",
  "yaml-lint": "1.7.0",
};

export interface Peers {
  /** Folder with the packages and the peers' configuration files. */
  readonly directory: string;
  /** Why they cannot be run; undefined when they can. */
  readonly missing: string | undefined;
}

/** Installs what is not there yet. Install scripts are not run: none of the packages needs one. */
export function preparePeers(directory: string, log: (line: string) => void): Peers {
  const wanted = JSON.stringify({ private: true, dependencies: PACKAGES }, undefined, 2);
  const manifest = join(directory, "package.json");
  const installed = join(directory, "installed.json");
  mkdirSync(directory, { recursive: true });
  cpSync(fileURLToPath(new URL("./peers", import.meta.url)), directory, { recursive: true });
  if (existsSync(installed) && readFileSync(installed, "utf8") === wanted) return { directory, missing: undefined };
  log(`Installing the peers in ${directory}`);
  writeFileSync(manifest, wanted);
  try {
    execFileSync("npm", ["install", "--prefix", directory, "--ignore-scripts", "--no-audit", "--no-fund"], {
      stdio: ["ignore", "ignore", "inherit"],
    });
  } catch {
    return { directory, missing: "not installed: npm could not install the peers" };
  }
  writeFileSync(installed, wanted);
  return { directory, missing: undefined };
}

/** The program file of an installed package: `npx` and links to it cost more than a small check. */
export function peerProgram({ directory }: Peers, name: string, file: string): string {
  return join(directory, "node_modules", name, file);
}

/** `ajv-cli 5.0.0`. */
export function peerTitle(name: string): string {
  return `${name} ${PACKAGES[name] ?? ""}`.trim();
}
