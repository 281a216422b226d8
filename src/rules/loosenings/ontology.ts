/** What one ontology asks of a memory and a later one does not: the opposite of `narrowings`. */
import type { Ontology } from "../../memory/ontology.js";
import { kindLoosenings } from "./kinds.js";
import type { Loosening } from "./loosening.js";
import { policyLoosenings } from "./policies.js";
import { transitionLoosenings } from "./transitions.js";
import { vocabularyLoosenings } from "./vocabulary.js";

export function ontologyLoosenings(before: Ontology, after: Ontology): Loosening[] {
  return [
    ...vocabularyLoosenings(before, after),
    ...kindLoosenings(before, after),
    ...transitionLoosenings(before, after),
    ...policyLoosenings(before, after),
  ];
}
