/** The run's redactor, and the two streams behind it: whatever writes to them, a library too, writes through it. */
import { fstatSync } from "node:fs";
import type { Redactor } from "../memory/redactor.js";
import { STEWARD_VERSION } from "../commands/version.js";
import { describeFailure } from "../report/failure.js";
import { withoutCommands } from "../report/log-sink.js";
import { makeRedactor } from "../secrets/redactor.js";

/** Called with the forms of each new value; writes past the redactor. */
type MaskWriter = (forms: readonly string[], write: (text: string) => void) => void;

let tellValue: (forms: readonly string[]) => void = () => undefined;

/** A value that is found anywhere is kept out of everything that the run writes from then on. */
export let redactor: Redactor = redactorOfRun();

function redactorOfRun(): Redactor {
  return makeRedactor({
    onNewValue: (forms) => {
      tellValue(forms);
    },
  });
}

type Callback = (error?: Error | null) => void;

/** Whether what is written at this moment is for the runner to obey. */
let isCommand = false;

/** Commands for a runner: what is in them stands for itself. */
export function printCommands(text: string): void {
  isCommand = true;
  try {
    process.stdout.write(text);
  } finally {
    isCommand = false;
  }
}

/**
 * To be called as a run begins, which knows no values yet.
 * @param mask for a runner that can hide values in its log by itself; whoever gives it looks after commands too.
 * @returns takes the guard off again.
 */
export function guardStreams(mask?: MaskWriter): () => void {
  redactor = redactorOfRun();
  const restore = [process.stdout, process.stderr].map((stream, at) => guard(stream, !mask && isRunnersLog(at + 1)));
  const [writeOut] = restore;
  if (mask && writeOut) {
    tellValue = (forms) => {
      mask(forms, writeOut.past);
    };
  }
  process.on("uncaughtException", reportFault);
  return () => {
    for (const { off } of restore) off();
    tellValue = () => undefined;
    process.off("uncaughtException", reportFault);
  };
}

/** A runner of GitHub Actions reads it line by line and obeys commands in it; a file that it was sent to, nobody. */
function isRunnersLog(descriptor: number): boolean {
  if (process.env["GITHUB_ACTIONS"] !== "true") return false;
  try {
    return !fstatSync(descriptor).isFile();
  } catch {
    return true;
  }
}

function guard(
  stream: NodeJS.WriteStream,
  isLog: boolean,
): { readonly past: (text: string) => void; readonly off: () => void } {
  const own = Object.getOwnPropertyDescriptor(stream, "write");
  const write = stream.write.bind(stream);
  stream.write = (chunk: string | Uint8Array, encoding?: BufferEncoding | Callback, callback?: Callback): boolean => {
    const redacted = redactedContent(chunk);
    const clean = isLog && !isCommand ? withoutCommands(textOf(redacted)) : redacted;
    return typeof encoding === "string" ? write(clean, encoding, callback) : write(clean, encoding);
  };
  return {
    past: (text) => {
      write(text);
    },
    off: () => {
      if (own) Object.defineProperty(stream, "write", own);
      else Reflect.deleteProperty(stream, "write");
    },
  };
}

/** A text that begins as JSON stays JSON. */
export function redactedContent(content: string | Uint8Array): string | Uint8Array {
  if (content.length === 0 || (typeof content !== "string" && redactor.isClean(content))) return content;
  const text = textOf(content);
  const clean = /^\s*[{[]/.test(text) ? redactor.json(text) : redactor.text(text);
  return clean === text ? content : clean;
}

/**
 * Takes up the secrets of a text of which parts are shown later: in its place a value may be known by what stands around it,
 * in a report by nothing.
 */
export function learnFrom(content: string | Uint8Array): void {
  redactor.text(textOf(content));
}

function textOf(content: string | Uint8Array): string {
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}

/** Node's own report of it would go past the guard. */
function reportFault(error: unknown): void {
  const { text, exitCode } = describeFailure(error, STEWARD_VERSION);
  process.stderr.write(text);
  process.exit(exitCode);
}
