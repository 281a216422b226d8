/** Secrets of one test's own, so that what an earlier one found hides none of its leaks. */
import { makeRedactor } from "../../../src/secrets/redactor.js";
import { redactor } from "../../../src/terminal/redaction.js";
import { run } from "../../commands/command-line.js";
import type { Run } from "../../support/captured.js";
import { leakFinder, plantedSecrets, type Planted } from "../planted.js";
import { Random } from "../random.js";
import { SEED } from "../../support/seed.js";

/** Texts that left the steward, by the name of their output. */
export type Outputs = Readonly<Record<string, string>>;

export class Planting {
  static #count = 0;
  readonly seed = SEED + Planting.#count++;
  readonly secrets: readonly Planted[] = plantedSecrets(new Random(this.seed));
  readonly leaksIn = leakFinder(this.secrets);
  #next = 0;
  #nextName = 0;

  /** The next one, which may have several lines. */
  get any(): string {
    return this.secrets[this.#next++ % this.secrets.length]?.value ?? "";
  }

  /** The next one that may stand in the name of a file or branch. */
  get name(): string {
    const names = this.secrets.map(({ value }) => value).filter((value) => /^[\w=-]+$/.test(value));
    return names[this.#nextName++ % names.length] ?? "";
  }
}

const singleton = { ...redactor };

/** With a redactor that knows nothing yet, as a process of its own has it. What it finds is still told to the runner. */
export async function asNewProcess<Result>(work: () => Promise<Result>): Promise<Result> {
  const fresh = makeRedactor({
    onNewValue: (forms) => {
      singleton.learn({ format: "", tier: 1 }, forms);
    },
  });
  Object.assign(redactor, {
    learn: fresh.learn,
    text: (text: string) => fresh.text(text),
    json: (text: string) => fresh.json(text),
    masked: (text: string) => fresh.masked(text),
  });
  try {
    return await work();
  } finally {
    for (const name of ["text", "json", "masked"]) Reflect.deleteProperty(redactor, name);
    Object.assign(redactor, { learn: singleton.learn });
  }
}

/** One call of the command line. */
export function call(...args: string[]): Promise<Run> {
  return asNewProcess(() => run(...args));
}

/** What several calls printed. */
export async function calls(...all: readonly (readonly string[])[]): Promise<Outputs> {
  const outputs: Record<string, string> = {};
  for (const [index, args] of all.entries()) {
    const { code, stdout, stderr } = await call(...args);
    outputs[`${index}: ${args.slice(0, 2).join(" ")}`] = `${stdout}\n${stderr}`;
    if (code === 3) throw new Error(`a fault of the steward: ${stderr}`);
  }
  return outputs;
}
