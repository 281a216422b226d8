/** A decision that the memory has, and the words of one that replaces it. */
export const SUMMARY = "Every upload is stored under the tenant prefix so that exports can be cut per tenant.";
export const DETAIL =
  "The upload handler writes each object under the tenant prefix. Exports and deletions then touch one prefix and never scan the whole bucket.";
export const TITLE = "Store uploads under the tenant prefix";

export const KNOWN = `---
id: decision:tenant-prefix
kind: Decision
title: ${TITLE} # as the contract asks
status: approved
owners: [team:build]
tags: [uploads]
updatedAt: "2026-05-04T00:00:00Z"
summary: ${SUMMARY}
---

${DETAIL}
`;
export const PATH = "decisions/tenant-prefix.md";

export const REPLACING = {
  summary: "Every upload is stored under the region prefix; the tenant prefix is no longer written.",
  detail: DETAIL.replace("under the tenant prefix", "under the region prefix instead of the tenant prefix"),
};
