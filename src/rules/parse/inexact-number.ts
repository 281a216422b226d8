import type { Rule } from "../rule.js";

const channel = (number: string) => `nodeKind: Tool
id: tool:alert-channel
attributes:
  title: Alert channel
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
  channel: ${number}
`;

export const inexactNumber: Rule = {
  id: "parse/inexact-number",
  title: "Number with more digits than readers keep",
  severity: "warning",
  rationale:
    "Most programs hold numbers as doubles, which are exact up to 2^53. A longer whole number, such as the id of a " +
    "message or an account, is read as another one without a word, and a number beyond 10^308 as infinite.",
  remedy: "Put ids and codes in quotes, so that they are text. Of each document the first hundred are told.",
  source: "Decision 24, identity of scalars",
  bad: {
    files: { "graph/tools/alert-channel.yaml": channel("1187254893610401843") },
    at: "graph/tools/alert-channel.yaml:8:12",
  },
  good: { files: { "graph/tools/alert-channel.yaml": channel('"1187254893610401843"') } },
};
