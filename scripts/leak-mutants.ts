/**
 * Shows that the leak test notices: takes each redaction away in turn, in the compiler's memory alone, and runs the test, which
 * has to fail. `npx tsx scripts/leak-mutants.ts [NAME]`; minutes, so it is not part of every run.
 */
import { fileURLToPath } from "node:url";
import { startVitest } from "vitest/node";
import config from "../vitest.config.js";
import { MUTANTS, type Mutant } from "./leak-mutants/mutants.js";

/** In milliseconds: on a busy machine a test that is only slow must not count as one that noticed. */
const PATIENCE = 600_000;

const LEAK_TESTS = ["__tests__/secrets/leak.test.ts", "__tests__/secrets/leak-action.test.ts"];

const top = fileURLToPath(new URL("..", import.meta.url));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(MUTANTS, name));
if (unknown.length > 0)
  throw new Error(`No mutant is called ${unknown.join(", ")}; they are ${Object.keys(MUTANTS).join(", ")}.`);
const { projects: _, ...test } = config.test ?? {};
const survivors: string[] = [];
if (await failsWith()) throw new Error("The leak test fails as things are.");
for (const [name, mutant] of Object.entries(MUTANTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const failed = await failsWith(mutant);
  process.stdout.write(`${failed ? "noticed " : "SURVIVED"}  ${name}\n`);
  if (!failed) survivors.push(name);
}
process.exit(survivors.length === 0 ? 0 : 1);

async function failsWith(mutant?: Mutant): Promise<boolean> {
  let applied = 0;
  const vitest = await startVitest(
    "test",
    [...(mutant?.tests ?? LEAK_TESTS)],
    // Not ended by the first failure: where tests run at once, one that is broken off counts as none that failed.
    { config: false, watch: false, reporters: [{}], root: top, testTimeout: PATIENCE, hookTimeout: PATIENCE },
    {
      // As one project, whose modules are transformed: elsewhere they are compiled beforehand.
      test,
      plugins: [
        {
          name: "leak-mutant",
          enforce: "pre",
          transform(code: string, id: string): string | undefined {
            if (!mutant || !id.endsWith(`/${mutant.file}`)) return undefined;
            const { file, from, to } = mutant;
            if (!code.includes(from)) throw new Error(`${file} does not hold ${from}`);
            applied++;
            return code.replace(from, to);
          },
        },
      ],
    },
  );
  const failed = vitest.state.getCountOfFailedTests() > 0;
  await vitest.close();
  process.exitCode = 0;
  if (mutant && applied === 0) throw new Error(`The test does not load ${mutant.file}.`);
  return failed;
}
