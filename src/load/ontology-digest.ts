/** Digest of what records are judged by (decision 5). */
import { createHash } from "node:crypto";
import type { ResolvedLayout } from "../layouts/layout.js";
import { taggedDigest } from "../memory/digest.js";
import type { Ontology } from "../memory/ontology.js";

/**
 * `sha256:` over the ontology and the layout as they are written, keys sorted, together with what the configuration adds
 * to them. How the steward holds them in memory plays no part, so that a new version of it leaves the digest alone.
 */
export function ontologyDigest(layout: ResolvedLayout, ontology: Ontology): string {
  const { source, staleAfterDays, externalNamespaces } = ontology;
  const text = canonical({
    layout: layout.source,
    ontology: source,
    staleAfterDays,
    externalNamespaces: [...externalNamespaces],
  });
  return taggedDigest(createHash("sha256").update(text));
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) => {
    if (typeof member !== "object" || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
