/** Extractors for tests: small programs, each with one way to behave. */
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const MEMORY = {
  type: "gotcha",
  importance: "high",
  title: "The mirror limits each address",
  summary: "The registry mirror answers 429 when one address opens too many connections.",
  detail:
    "Nightly installs open 200 connections at once. Warm the shared cache first; the limit is 50 for each address.",
  tags: ["ci"],
  files: ["src/install/mirror.ts", "./src/install/cache.ts"],
  status: "active",
};

export const PROGRAMS = {
  good: `const asked = []; process.stdin.on("data", (part) => asked.push(part)).on("end", () => {
    if (!Buffer.concat(asked).toString().includes("the nightly run")) process.exit(9);
    console.log(JSON.stringify({ memories: [${JSON.stringify(MEMORY)}] }));
  });`,
  environment: `console.log(JSON.stringify({ memories: [{ ...${JSON.stringify(MEMORY)}, detail: JSON.stringify(process.env) + " ".repeat(60) + process.argv.slice(2).join("|") }] }));`,
  nothing: `console.log('{"memories": []}');`,
  fenced: "console.log('```json\\n{\"memories\": []}\\n```');",
  bare: "console.log('[]');",
  wrong: `console.log(JSON.stringify({ memories: [${JSON.stringify(MEMORY)}, { type: "rumour" }, 7] }));`,
  failing: `console.error("the secret of the machine"); process.exit(3);`,
  chatty: `setInterval(() => process.stdout.write("x".repeat(1e6)), 1);`,
  hanging: `require("child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1e3)"], { stdio: "inherit" }); setInterval(() => {}, 1e3);`,
} as const;

export function extractor(folder: string, name: keyof typeof PROGRAMS): string {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(file, `#!${process.execPath}\n${PROGRAMS[name]}\n`);
  chmodSync(file, 0o755);
  return file;
}
