/** Proposals that are of something new beside the known record, with the evidence that each must give. */
import { LOGGING, LONG, LONG_OTHER, OTHER, REPLACING, type Case } from "./case.js";

export const CASES_ACCEPTED: readonly Case[] = [
  {
    name: "a rule about temporary tables",
    candidate: { ...OTHER, detail: `${OTHER.detail ?? ""} Drop temporary tables before the commit.` },
    matches: ["2500 3016 4228 | 6 65 0 72 24 20 | ambiguous_overlap 1438 | tenant-prefix"],
    gives: "accept novel_memory none person | rule 11 9200 | -",
  },
  {
    name: "another type",
    candidate: { ...OTHER, type: "gotcha" },
    matches: [],
    gives: "accept novel_memory none person | rule 11 8400 | -",
  },
  {
    name: "an equal text of another type",
    candidate: { type: "gotcha" },
    matches: [],
    gives: "accept novel_memory none person | rule 11 8400 | -",
  },
  {
    name: "an equal text in another scope",
    candidate: { scope: ["src/billing"] },
    matches: ["10000 10000 10000 | 100 -45 84 0 24 20 | ambiguous_overlap 2998 | tenant-prefix"],
    gives: "accept novel_memory none person | rule 11 8501 | -",
  },
  {
    name: "an equal text that is out of force",
    target: { status: "out" },
    matches: [],
    gives: "accept novel_memory none person | rule 11 8400 | -",
  },
  {
    name: "a scope that only begins alike",
    candidate: { scope: ["src/uploads-v2"] },
    matches: ["10000 10000 10000 | 100 -45 84 0 24 20 | ambiguous_overlap 2998 | tenant-prefix"],
    gives: "accept novel_memory none person | rule 11 8501 | -",
  },
  {
    name: "nothing like it",
    candidate: LOGGING,
    matches: [],
    gives: "accept novel_memory none auto | rule 11 8400 | -",
  },
  {
    name: "a working memory that says when it ends",
    candidate: {
      ...OTHER,
      type: "working",
      until: "2026-07-01",
      detail: `${OTHER.detail ?? ""} For now only in staging.`,
    },
    matches: [],
    gives: "accept novel_memory none person | rule 11 8400 | -",
  },
  {
    name: "nothing like it, but with a skill that it requires",
    candidate: { ...LOGGING, routing: ["required_skills"] },
    matches: [],
    gives: "accept novel_memory none person | rule 11 8400 | -",
  },
  {
    name: "an equal text under another title, in another scope",
    candidate: { title: OTHER.title ?? "", scope: ["src/billing"] },
    matches: [],
    gives: "accept novel_memory none person | rule 11 8400 | -",
  },
  {
    name: "an equal text under another title, of another type",
    candidate: { title: OTHER.title ?? "", type: "gotcha" },
    matches: [],
    gives: "accept novel_memory none person | rule 11 8400 | -",
  },
  {
    name: "a replacement in a disjoint scope",
    candidate: { ...REPLACING, scope: ["src/billing"] },
    matches: ["10000 6087 9048 | 100 -45 70 72 24 20 | ambiguous_overlap 2690 | tenant-prefix"],
    gives: "accept novel_memory none person | rule 11 8655 | -",
  },
  {
    name: "a replacement for everywhere",
    candidate: { ...REPLACING, scope: [] },
    matches: ["10000 6087 9048 | 100 -45 70 72 24 20 | ambiguous_overlap 2690 | tenant-prefix"],
    gives: "accept novel_memory none person | rule 11 8655 | -",
  },
  {
    name: "long texts that share letters alone",
    candidate: { ...LONG("search"), detail: LONG_OTHER },
    target: {
      title: "Rotate keys",
      summary: "Keys of services are rotated each quarter by the platform.",
      detail: LONG("search").detail ?? "",
    },
    matches: ["0 3652 1127 | 6 65 0 0 24 20 | ambiguous_overlap 1438 | tenant-prefix"],
    gives: "accept novel_memory none auto | rule 11 9200 | -",
  },
];
