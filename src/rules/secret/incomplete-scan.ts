import type { Rule } from "../rule.js";

export const incompleteScan: Rule = {
  id: "secret/incomplete-scan",
  title: "File that was not searched for secrets to its end",
  severity: "error",
  rationale:
    "A search that gives up and passes would be a way around it: a file that is too large, that cannot be read or decoded, " +
    "or that takes too long counts as if something had been found.",
  remedy:
    "Split the file, save it as UTF-8, or fetch what the clone lacks. What cannot be searched and is right all the same is " +
    "waived by path, with a name and an expiry.",
  source: "Decision 15; a search that is not complete fails",
  locked: true,
  bad: {
    files: {},
    oddFiles: { "archive/sessions.bin": { content: new Error("it is larger than 64 MiB") } },
    at: "archive/sessions.bin:1:1",
  },
  good: { files: {}, oddFiles: { "archive/sessions.bin": { content: Buffer.from("Sessions of May.") } } },
};
