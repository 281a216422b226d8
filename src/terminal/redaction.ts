/** The run's redactor, and the two streams behind it: whatever writes to them, a library too, writes through it. */
import type { Redactor } from "../memory/redactor.js";
import { STEWARD_VERSION } from "../commands/version.js";
import { describeFailure } from "../report/failure.js";
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

/**
 * To be called as a run begins, which knows no values yet.
 * @param mask for a runner that can hide values in its log by itself.
 * @returns takes the guard off again.
 */
export function guardStreams(mask?: MaskWriter): () => void {
  redactor = redactorOfRun();
  const restore = [process.stdout, process.stderr].map(guard);
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

function guard(stream: NodeJS.WriteStream): { readonly past: (text: string) => void; readonly off: () => void } {
  const own = Object.getOwnPropertyDescriptor(stream, "write");
  const write = stream.write.bind(stream);
  stream.write = (chunk: string | Uint8Array, encoding?: BufferEncoding | Callback, callback?: Callback): boolean => {
    const clean = redactedContent(chunk);
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
  if (typeof content !== "string" && redactor.isClean(content)) return content;
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  const clean = /^\s*[{[]/.test(text) ? redactor.json(text) : redactor.text(text);
  return clean === text ? content : clean;
}

/**
 * Takes up the secrets of a text of which parts are shown later: in its place a value may be known by what stands around it,
 * in a report by nothing.
 */
export function learnFrom(content: string | Uint8Array): void {
  redactor.text(typeof content === "string" ? content : new TextDecoder().decode(content));
}

/** Node's own report of it would go past the guard. */
function reportFault(error: unknown): void {
  const { text, exitCode } = describeFailure(error, STEWARD_VERSION);
  process.stderr.write(text);
  process.exit(exitCode);
}
