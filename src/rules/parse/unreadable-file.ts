import type { Rule } from "../rule.js";

export const unreadableFile: Rule = {
  id: "parse/unreadable-file",
  title: "File that cannot be opened",
  severity: "error",
  rationale:
    "The file is listed, but its content is not to be had: a missing permission, a file that went away while it was " +
    "read, an object that the clone does not hold. Nobody knows what is in it, so it cannot pass.",
  remedy: "Give the check the right to read the file, or fetch what the clone lacks.",
  source: "Decision 15, parse errors",
  locked: true,
  bad: {
    files: {},
    oddFiles: { "notes/mirror.md": { content: new Error("permission denied") } },
    at: "notes/mirror.md:1:1",
  },
  good: { files: { "notes/mirror.md": `# Mirror latency\n\nSlow on Mondays, whatever the load.\n` } },
};
