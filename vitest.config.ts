import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { nativeModules } from "./__tests__/support/native-modules.js";

const top = import.meta.dirname;

// Certificates that a machine adds are read at each start of Node, which takes as long as the start itself; no test needs them.
delete process.env["NODE_EXTRA_CA_CERTS"];

/**
 * Files of one project share workers, so that each module is loaded and compiled once in each worker and not once for each file:
 * what the tests change of their process they put back. A worker ends with its project, before it has grown large.
 */
const SHARED = {
  functions: ["indexes", "layouts", "load", "memory", "parse", "poison", "report", "review", "rules"],
  commands: ["commands", "git", "runs", "updates"],
  forge: ["forge", "github", "proposals", "propose", "publish", "snapshots"],
};

const patternsOf = (folders: readonly string[]) => folders.map((folder) => `__tests__/${folder}/**/*.test.ts`);

export default defineConfig({
  plugins: [nativeModules(top, join(top, ".cache/native"))],
  test: {
    setupFiles: ["__tests__/support/setup-each-file.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: "forks",
    execArgv: [
      // Of Node 20, about importing JSON.
      "--disable-warning=ExperimentalWarning",
      // Optimize less, as the product does where it reads much: a worker takes a twelfth less CPU.
      "--no-turbo-loop-peeling",
      "--max-inlined-bytecode-size-cumulative=300",
    ],
    // Many tests wait for child processes: with a worker for each core a third of the time would be idle.
    maxWorkers: availableParallelism() + 1,
    // What is compared is text: a runner that forces colours on its children must not change it.
    env: { NO_COLOR: "1" },
    // Node 20 cannot import their JSON by itself.
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser)/], external: [/\/\.cache\/native\//] } },
    projects: [
      ...Object.entries(SHARED).map(([name, folders]) => ({
        extends: true as const,
        test: { name, include: patternsOf(folders), isolate: false },
      })),
      {
        extends: true,
        test: {
          name: "isolated",
          include: ["__tests__/**/*.test.ts"],
          exclude: patternsOf(Object.values(SHARED).flat()),
        },
      },
    ],
  },
});
