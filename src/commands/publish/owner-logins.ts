/** Who speaks for owners on the forge, by the accounts that the ontology lists for them. */
import type { Ontology } from "../../memory/ontology.js";

export interface Owned {
  /** Before and after the change. */
  readonly owners: readonly string[];
  /** Those of them before it; absent where the record was not there. */
  readonly formerOwners?: readonly string[];
}

/** In lower case. A team's members are not looked up, which a workflow's token may not do: they are listed beside it. */
export function loginsOf(owners: readonly string[], { owners: { accounts = {} } }: Ontology): string[] {
  return owners
    .flatMap((owner) => (Object.hasOwn(accounts, owner) ? (accounts[owner] ?? []) : []))
    .filter((name) => !name.includes("/"))
    .map((name) => name.toLowerCase());
}

/**
 * Whose approval counts as that of a record's owner. Nobody takes a record over and approves that himself: the new owners count
 * only where it is new, or where nobody is listed for the former ones.
 */
export function approversOf({ owners, formerOwners = [] }: Owned, ontology: Ontology): string[] {
  const former = loginsOf(formerOwners, ontology);
  return former.length > 0 ? former : loginsOf(owners, ontology);
}
