/** The other end of run-program.ts: runs the programs that it is told of, and answers with what came of each. */
import { Buffer } from "node:buffer";
import { spawn } from "node:child_process";
import process from "node:process";

process.on("message", ({ number, program, args, cwd, env, input }) => {
  const child = spawn(program, args, { cwd, env });
  const out = [];
  const err = [];
  child.stdout.on("data", (chunk) => out.push(chunk));
  child.stderr.on("data", (chunk) => err.push(chunk));
  // A program may leave before it has read all: its exit code says why.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  child.on("error", (error) => process.send({ number, failure: error.message }));
  child.on("close", (code) => {
    process.send({ number, exitCode: code ?? -1, out: Buffer.concat(out), err: Buffer.concat(err) });
  });
});
process.on("disconnect", () => process.exit());
