/** The other end of start-programs.ts: starts the programs that it is told of. */
import { Buffer } from "node:buffer";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { openSync, rmSync, writeSync } from "node:fs";
import { createServer, Socket } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { deserialize, serialize } from "node:v8";

const [, , folder] = process.argv;
const answers = openSync(join(folder, "answers"), "w");

/** What came of the questions so far, not yet a whole one; whole ones that wait for their pipes. */
let received = Buffer.alloc(0);
const questions = [];
/** Ends of pipes, in the order in which the other process asked for them. */
const ends = [];

function answer(value) {
  const bytes = serialize(value);
  const frame = Buffer.alloc(4 + bytes.length);
  frame.writeUInt32LE(bytes.length);
  bytes.copy(frame, 4);
  for (let at = 0; at < frame.length;) at += writeSync(answers, frame, at);
}

function take(chunk) {
  received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
  while (received.length >= 4) {
    const end = 4 + received.readUInt32LE();
    if (received.length < end) break;
    questions.push(deserialize(received.subarray(4, end)));
    received = received.subarray(end);
  }
  next();
}

function next() {
  while (questions.length > 0) {
    const [question] = questions;
    if (question.way !== "spawn") answer(atOnce(question));
    else if (ends.length >= question.pipes.filter(Boolean).length) start(question);
    else return;
    questions.shift();
  }
}

function atOnce({ way, program, args, options }) {
  try {
    const result = (way === "spawnSync" ? spawnSync : execFileSync)(program, args, options);
    return { result, failure: plain(result?.error) };
  } catch (error) {
    return { thrown: plain(error) };
  }
}

function start({ number, program, args, options, pipes }) {
  const stdio = pipes.map((isPipe) => (isPipe ? ends.shift() : "ignore"));
  try {
    const child = spawn(program, args, { ...options, stdio });
    child.on("exit", (code, signal) => process.send({ number, code, signal }));
    if (child.pid === undefined) child.on("error", (error) => answer({ failure: plain(error) }));
    else answer({ pid: child.pid });
  } catch (error) {
    answer({ thrown: plain(error) });
  }
  for (const end of stdio) if (end !== "ignore") end.destroy();
}

/** An error with its properties, which serializing leaves out. */
function plain(error) {
  return error && { ...error, message: error.message };
}

// A pipe is the program's: not a byte of it is read here.
const server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (end) => {
  ends.push(end);
  next();
});
server.listen(join(folder, "pipes"), () => {
  new Socket({ fd: openSync(join(folder, "questions"), "r+"), readable: true, writable: false }).on("data", take);
  answer("ready");
});
process.on("disconnect", () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
