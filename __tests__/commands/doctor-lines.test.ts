/** How `doctor` prints what it says. */
import { afterEach, expect, it } from "vitest";
import { repositoryOf, run } from "./command-line.js";

const WORKFLOW = `on: pull_request
permissions: {}
jobs:
  check:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    steps:
      - uses: memory-steward/memory-steward@v1
`;

const own = Object.getOwnPropertyDescriptor(process.stdout, "columns");
afterEach(() => {
  if (own) Object.defineProperty(process.stdout, "columns", own);
  else Reflect.deleteProperty(process.stdout, "columns");
});

it("says once what holds for several workflows, within the width of the terminal", async () => {
  const names = ["a", "b", "c"].map((name) => `.github/workflows/${name}.yml`);
  const folder = repositoryOf(Object.fromEntries(names.map((name) => [name, WORKFLOW])));
  const { stdout } = await run("doctor", folder);
  expect(stdout.match(/The branch v1 of memory-steward/g)).toHaveLength(1);
  expect(stdout).toContain(`! ${names.join(", ")}: The branch v1`);
  Object.defineProperty(process.stdout, "columns", { value: 60, configurable: true });
  const narrow = (await run("doctor", folder)).stdout;
  expect(narrow.split("\n").filter((line) => line.length > 60)).toEqual([]);
  expect(narrow.replace(/\s+/g, " ")).toBe(stdout.replace(/\s+/g, " "));
});
