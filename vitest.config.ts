import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Tests that start programs and servers of their own for the most part, or change more of the process than they put back. */
const ISOLATED = ["actions", "bench", "bundle", "docs", "runner", "secrets", "workflows"].map(
  (folder) => `__tests__/${folder}/**/*.test.ts`,
);

export default defineConfig({
  test: {
    setupFiles: ["__tests__/support/setup-each-file.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: "forks",
    // Many tests wait for child processes: with a worker for each core a third of the time would be idle.
    maxWorkers: availableParallelism() + 1,
    // What is compared is text: a runner that forces colours on its children must not change it.
    env: { NO_COLOR: "1" },
    // Node 20 cannot import their JSON by itself.
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser)/] } },
    projects: [
      {
        extends: true,
        // Files that share a worker load each module once, not once each, and what V8 has made of it is there already.
        test: { name: "shared", include: ["__tests__/**/*.test.ts"], exclude: ISOLATED, isolate: false },
      },
      {
        extends: true,
        test: { name: "isolated", include: ISOLATED },
      },
    ],
  },
});
