/** One change after the other of one proposal against one record, in the order of the decisions. */
import { OTHER, REPLACING, TARGET, type Case } from "./case.js";

export const CASES_A_TO_Q: readonly Case[] = [
  {
    name: "A an equal text",
    matches: ["10000 10000 10000 | 100 65 84 0 24 20 | duplicate 8180 | tenant-prefix"],
    gives: "merge duplicate_memory duplicate closed | rule 3 8180 | tenant-prefix",
  },
  {
    name: "B an equal text that is itself proposed",
    target: { status: "candidate" },
    matches: ["10000 10000 10000 | 100 65 84 0 24 8 | duplicate 8084 | tenant-prefix"],
    gives: "merge duplicate_memory duplicate closed | rule 3 8084 | tenant-prefix",
  },
  {
    name: "C an equal text that is done",
    target: { status: "done" },
    matches: ["10000 10000 10000 | 100 65 84 0 24 -8 | additive_update 7632 | tenant-prefix"],
    gives: "merge same_scope_summary_overlap additive_update person | rule 5 7632 | tenant-prefix",
  },
  {
    name: "D an equal text for a folder of the scope",
    candidate: { scope: ["src/uploads/images"] },
    matches: ["10000 10000 10000 | 100 35 84 0 24 20 | duplicate 7580 | tenant-prefix"],
    gives: "merge duplicate_memory duplicate closed | rule 3 7580 | tenant-prefix",
  },
  {
    name: "E an equal text for everywhere",
    candidate: { scope: [] },
    matches: ["10000 10000 10000 | 100 -45 84 0 24 20 | ambiguous_overlap 2998 | tenant-prefix"],
    gives: "reject ambiguous_existing_overlap ambiguous_overlap person | rule 10 2998 | tenant-prefix",
  },
  {
    name: "F one letter more in the title",
    candidate: { title: "Store uploads under the tenant prefixes" },
    matches: ["9688 10000 10000 | 74 65 84 0 24 20 | duplicate 7088 | tenant-prefix"],
    gives: "merge duplicate_memory duplicate closed | rule 3 7088 | tenant-prefix",
  },
  {
    name: "G a replacement",
    candidate: REPLACING,
    matches: ["10000 6087 9048 | 100 65 70 72 24 20 | full_replacement 7058 | tenant-prefix"],
    gives: "supersede newer_memory_replaces_older full_replacement person | rule 4 7058 | tenant-prefix",
  },
  {
    name: "H a replacement that is older",
    candidate: { ...REPLACING, updated: "2026-04-01" },
    matches: ["10000 6087 9048 | 100 65 70 72 -22 20 | ambiguous_overlap 4670 | tenant-prefix"],
    gives: "reject ambiguous_existing_overlap ambiguous_overlap person | rule 8 4670 | tenant-prefix",
  },
  {
    name: "I a replacement of what is itself proposed",
    candidate: REPLACING,
    target: { status: "candidate" },
    matches: ["10000 6087 9048 | 100 65 70 72 24 8 | ambiguous_overlap 4574 | tenant-prefix"],
    gives: "reject ambiguous_existing_overlap ambiguous_overlap person | rule 8 4574 | tenant-prefix",
  },
  {
    name: "J a replacement for a folder of the scope",
    candidate: { ...REPLACING, scope: ["src/uploads/images"] },
    matches: ["10000 6087 9048 | 100 35 70 72 24 20 | possible_split 6090 | tenant-prefix"],
    gives: "reject possible_scope_split possible_split person | rule 6 6090 | tenant-prefix",
  },
  {
    name: "K a replacement under another title",
    candidate: { ...REPLACING, title: "Shard uploads by region" },
    matches: ["2800 6087 9048 | 30 65 38 72 24 20 | ambiguous_overlap 2706 | tenant-prefix"],
    gives: "reject ambiguous_existing_overlap ambiguous_overlap person | rule 9 2706 | tenant-prefix",
  },
  {
    name: "L the opposite",
    candidate: {
      summary: "No upload is stored under the tenant prefix so that exports can be cut per tenant.",
      detail:
        "The upload handler never writes an object under the tenant prefix. Exports and deletions then touch one prefix and never scan the whole bucket.",
    },
    matches: ["10000 9474 9437 | 100 65 84 0 24 20 | ambiguous_overlap 4978 polarity_changed | tenant-prefix"],
    gives: "reject ambiguous_existing_overlap ambiguous_overlap person | rule 8 4978 | tenant-prefix",
  },
  {
    name: "M another number",
    candidate: { detail: `${TARGET.detail} Objects live 90 days.` },
    target: { detail: `${TARGET.detail} Objects live 30 days.` },
    matches: ["10000 10000 9847 | 100 65 84 0 24 20 | ambiguous_overlap 4978 value_changed | tenant-prefix"],
    gives: "reject ambiguous_existing_overlap ambiguous_overlap person | rule 8 4978 | tenant-prefix",
  },
  {
    name: "N an addition",
    candidate: {
      summary: "Every upload is stored under the tenant prefix; thumbnails also are.",
      detail: `${TARGET.detail} The same prefix also holds thumbnails and previews.`,
    },
    matches: ["10000 6667 8413 | 100 65 70 -12 24 20 | additive_update 7688 | tenant-prefix"],
    gives: "merge same_scope_summary_overlap additive_update person | rule 5 7688 | tenant-prefix",
  },
  {
    name: "O a part of its own",
    candidate: {
      summary: "Image uploads are kept separate from document uploads under the tenant prefix.",
      detail:
        "The upload handler writes images and documents under separate sub-prefixes of the tenant prefix. Exports then touch one prefix.",
    },
    matches: ["10000 4662 6484 | 96 65 42 -28 24 20 | possible_split 4822 | tenant-prefix"],
    gives: "reject possible_scope_split possible_split person | rule 6 4822 | tenant-prefix",
  },
  {
    name: "P a replacement of two",
    candidate: REPLACING,
    also: [{ id: "decision:u", path: "decisions/u.md" }],
    matches: [
      "10000 6087 9048 | 100 65 70 72 24 20 | full_replacement 7058 | tenant-prefix",
      "10000 6087 9048 | 100 65 70 72 24 20 | full_replacement 7058 | u",
    ],
    gives: "reject ambiguous_existing_overlap ambiguous_overlap person | rule 7 7058 | tenant-prefix u",
  },
  {
    name: "Q another subject",
    candidate: OTHER,
    matches: ["2500 3016 4151 | 6 65 0 72 24 20 | ambiguous_overlap 1438 | tenant-prefix"],
    gives: "accept novel_memory none person | rule 11 9200 | -",
  },
];
