/**
 * Shows that the leak test notices: takes each redaction away in turn, in the compiler's memory alone, and runs the test, which
 * has to fail. `npx tsx scripts/leak-mutants.ts [NAME]`; minutes, so it is not part of every run.
 */
import { fileURLToPath } from "node:url";
import { startVitest } from "vitest/node";

interface Mutant {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Tests that have to fail, the leak tests unless told. */
  readonly tests?: readonly string[];
}

/** In milliseconds: on a busy machine a test that is only slow must not count as one that noticed. */
const PATIENCE = 600_000;

const LEAK_TESTS = ["__tests__/secrets/leak.test.ts", "__tests__/secrets/leak-action.test.ts"];

const MUTANTS: Readonly<Record<string, Mutant>> = {
  streams: {
    file: "src/terminal/redaction.ts",
    from: "const clean = redactedContent(chunk);",
    to: "const clean = chunk;",
  },
  "report files": {
    file: "src/terminal/write-output.ts",
    from: "writeFileWhole(path, redactedContent(content))",
    to: "writeFileWhole(path, content)",
  },
  "index files": {
    file: "src/commands/reindex/make-index.ts",
    from: "[path, redactor.json(text)]",
    to: "[path, text]",
  },
  "code frames": { file: "src/terminal/sources.ts", from: "redactor.masked(text)", to: "text" },
  "outputs of the step": { file: "src/actions/runner.ts", from: "redactor.text(value)", to: "value" },
  "summary of the step": { file: "src/actions/runner.ts", from: "redactor.text(markdown)", to: "markdown" },
  masks: { file: "src/action.ts", from: "write(masks.commands(forms));", to: "" },
  "bodies of requests": { file: "src/forge/connection.ts", from: "body: redactor.json(body)", to: "body" },
  comment: { file: "src/forge/github.ts", from: "this.#redactor.text(comment.body)", to: "comment.body" },
  SARIF: { file: "src/forge/github.ts", from: "this.#redactor.json(sarif)", to: "sarif" },
  "values of a check": { file: "src/terminal/check.ts", from: "onValue: redactor.learn,", to: "" },
  "values of a revert": {
    file: "src/terminal/revert.ts",
    from: "onSecret: redactor.learn,",
    to: "onSecret: () => undefined,",
  },
  "values of what is known to be bad": {
    file: "src/terminal/known-bad.ts",
    from: "onSecret: redactor.learn,",
    to: "onSecret: () => undefined,",
  },
  "values of the Action's check": {
    file: "src/actions/check-step.ts",
    from: "onValue: redactor.learn, ",
    to: "",
  },
  "values of files that a command shows": {
    file: "src/terminal/learn-files.ts",
    from: "learnFrom(bytes);",
    to: "void bytes;",
  },
  "new secrets in files for the forge": {
    file: "src/forge/new-secrets.ts",
    from: "if (found.length === 0) return;",
    to: "if (found.length >= 0) return;",
    tests: ["__tests__/forge/commit-files.test.ts"],
  },
  "another secret in the place of one": {
    file: "src/forge/new-secrets.ts",
    from: "!held.has(secret)",
    to: "false",
    tests: ["__tests__/forge/commit-files.test.ts"],
  },
};

const top = fileURLToPath(new URL("..", import.meta.url));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(MUTANTS, name));
if (unknown.length > 0)
  throw new Error(`No mutant is called ${unknown.join(", ")}; they are ${Object.keys(MUTANTS).join(", ")}.`);
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
    { watch: false, reporters: [{}], root: top, bail: 1, testTimeout: PATIENCE, hookTimeout: PATIENCE },
    {
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
