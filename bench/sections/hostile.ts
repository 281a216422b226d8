/** Hostile repositories, one check each, held to a bound of time and memory. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { steward, type Context } from "../context.js";
import { checkArguments, HOSTILE_BOUNDS, hostileCases, hostileFault, layOut, type HostileCase } from "../hostile.js";
import { figuresOf, run, type Figures, type Run } from "../measure.js";

export interface HostileResult {
  readonly hostile: Pick<HostileCase, "name" | "about">;
  readonly run: Figures;
  /** The worse of CPU and memory as a share of the bound. */
  readonly share: number;
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
    log(`Hostile · ${hostile.name} · ${result.failure ?? `${result.run.cpuSeconds.toFixed(3)} s`}`);
    results.push(result);
  }
  return results;
}

async function runCase(context: Context, hostile: HostileCase, directory: string): Promise<HostileResult> {
  const named = { hostile: { name: hostile.name, about: hostile.about } };
  mkdirSync(directory, { recursive: true });
  layOut(hostile, directory);
  const command = { ...steward(context, ...checkArguments(hostile, directory)), cwd: directory };
  const result = await run(command, { timeoutSeconds: HOSTILE_BOUNDS.watchdogSeconds, keepBytes: KEPT_BYTES });
  const cpu = (result.timedOut ? result.wallSeconds : result.cpuSeconds) / HOSTILE_BOUNDS.cpuSeconds;
  const memory = (result.peakBytes ?? 0) / HOSTILE_BOUNDS.bytes;
  const failure = failureOf(hostile, directory, result);
  return { ...named, run: figuresOf(result), share: Math.max(cpu, memory), failure };
}

function failureOf(hostile: HostileCase, directory: string, result: Run): string | undefined {
  const { timedOut, cpuSeconds, peakBytes = 0 } = result;
  if (timedOut) return `stopped after ${HOSTILE_BOUNDS.watchdogSeconds} s`;
  const fault = hostileFault(hostile, directory, { ...result, workingDirectory: directory });
  if (fault !== undefined) return fault;
  if (cpuSeconds > HOSTILE_BOUNDS.cpuSeconds) return `${cpuSeconds.toFixed(1)} s of CPU`;
  return peakBytes > HOSTILE_BOUNDS.bytes ? `${Math.round(peakBytes / 2 ** 20)} MB` : undefined;
}
