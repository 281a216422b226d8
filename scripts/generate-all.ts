/** All that is generated, in the order in which one needs the other. `--check` fails when a file would change. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const top = fileURLToPath(new URL("..", import.meta.url));
const tsx = join(top, "node_modules/.bin/tsx");
for (const script of ["generate.ts", "generate-docs.ts"]) {
  const { status } = spawnSync(tsx, [join(top, "scripts", script), ...process.argv.slice(2)], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
}
