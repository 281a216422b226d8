/** Every place where something is redacted or refused, and the same place without that. */

export interface Mutant {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Tests that have to fail, the leak tests unless told. */
  readonly tests?: readonly string[];
}

export const MUTANTS: Readonly<Record<string, Mutant>> = {
  streams: {
    file: "src/terminal/redaction.ts",
    from: "const redacted = redactedContent(chunk);",
    to: "const redacted = chunk;",
  },
  "report files": {
    file: "src/terminal/write-output.ts",
    from: "const text = redactedContent(content);",
    to: "const text = content;",
  },
  "index files": {
    file: "src/commands/reindex/make-index.ts",
    from: "const clean = redactor.json(whole);",
    to: "const clean = whole;",
  },
  "code frames": { file: "src/terminal/sources.ts", from: "(part) => redactor.masked(part)", to: "(part) => part" },
  "outputs of the step": {
    file: "src/actions/runner.ts",
    from: "redactor.text(value)",
    to: "value",
    tests: ["__tests__/actions/outputs.test.ts"],
  },
  "summary of the step": { file: "src/terminal/step-summary.ts", from: "redactor.text(markdown)", to: "markdown" },
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
