/** Hostile repositories, one check each, held to a bound of time and memory. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { steward, type Context } from "../context.js";
import { checkArguments, HOSTILE_BOUNDS, hostileCases, hostileFault, layOut, type HostileCase } from "../hostile.js";
import { figuresOf, run, type Figures, type Run } from "../measure.js";

export interface HostileResult {
  readonly hostile: Pick<HostileCase, "name" | "about">;
  readonly run: Figures | undefined;
  /** The worse of time and memory as a share of the bound; undefined where it did not run. */
  readonly share: number | undefined;
  readonly failure: string | undefined;
}

const KEPT_BYTES = 256 * 1024 * 1024;

export async function runHostile(
  context: Context,
  cache: string,
  log: (line: string) => void,
): Promise<HostileResult[]> {
  const results: HostileResult[] = [];
  for (const hostile of hostileCases()) {
    const result = await runCase(context, hostile, join(cache, "hostile", hostile.name));
    log(`Hostile · ${hostile.name} · ${result.failure ?? `${result.run?.wallSeconds.toFixed(2)} s`}`);
    results.push(result);
  }
  return results;
}

async function runCase(context: Context, hostile: HostileCase, directory: string): Promise<HostileResult> {
  const named = { hostile: { name: hostile.name, about: hostile.about } };
  mkdirSync(directory, { recursive: true });
  layOut(hostile, directory);
  const command = { ...steward(context, ...checkArguments(hostile, directory)), cwd: directory };
  const result = await run(command, { timeoutSeconds: HOSTILE_BOUNDS.seconds, keepBytes: KEPT_BYTES });
  const memory = (result.peakBytes ?? 0) / HOSTILE_BOUNDS.bytes;
  const share = Math.max(result.wallSeconds / HOSTILE_BOUNDS.seconds, memory);
  return { ...named, run: figuresOf(result), share, failure: failureOf(hostile, directory, result, memory) };
}

function failureOf(hostile: HostileCase, directory: string, result: Run, memory: number): string | undefined {
  if (result.timedOut) return `stopped after ${HOSTILE_BOUNDS.seconds} s`;
  const fault = hostileFault(hostile, directory, { ...result, workingDirectory: directory });
  return fault ?? (memory > 1 ? `${Math.round((result.peakBytes ?? 0) / 2 ** 20)} MB` : undefined);
}
