import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Of these folders the tests call functions, and what they change of the process they put back. */
const SHARED = ["indexes", "layouts", "load", "memory", "parse", "poison", "report", "rules"].map(
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
        // Files that share a worker load each module once, not once each, which takes half of their time.
        test: { name: "shared", include: SHARED, isolate: false },
      },
      {
        extends: true,
        test: { name: "isolated", include: ["__tests__/**/*.test.ts"], exclude: SHARED },
      },
    ],
  },
});
