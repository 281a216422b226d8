import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["__tests__/**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    pool: "forks",
    // Many tests wait for child processes: with a worker for each core a third of the time would be idle.
    maxWorkers: availableParallelism() + 1,
    // What is compared is text: a runner that forces colours on its children must not change it.
    env: { NO_COLOR: "1" },
    // Node 20 cannot import their JSON by itself.
    server: { deps: { inline: [/@actions\/(languageservice|workflow-parser)/] } },
  },
});
