// The floor: a Node program that lists a folder and reads every file, and does nothing with the bytes.
import { closeSync, openSync, readdirSync, readSync } from "node:fs";

const folders = [process.argv[2] ?? "."];
let buffer = Buffer.allocUnsafe(1 << 20);
let files = 0;
let bytes = 0;

for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === ".git") continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) folders.push(path);
    else if (entry.isFile()) readWhole(path);
  }
}
process.stdout.write(`${JSON.stringify({ files, bytes })}\n`);

function readWhole(path) {
  const file = openSync(path, "r");
  let length = 0;
  for (;;) {
    const count = readSync(file, buffer, length, buffer.length - length, -1);
    length += count;
    if (count === 0 || length < buffer.length) break;
    buffer = Buffer.concat([buffer, Buffer.allocUnsafe(buffer.length)]);
  }
  closeSync(file);
  files++;
  bytes += length;
}
