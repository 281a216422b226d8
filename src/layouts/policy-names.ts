/** The names that the policies of an ontology speak of, with their places: what nobody declares never applies. */
import type { OntologyFile } from "../generated/types/ontology.js";
import type { PolicyName } from "../memory/ontology.js";
import type { Anchor, Pointer } from "../memory/place.js";

/**
 * @param parts files of the repository, no two of which have the same member.
 * @param above the way to the ontology in its file.
 */
export function policyNames(
  parts: readonly { readonly path: string; readonly value: OntologyFile }[],
  above: Pointer,
): PolicyName[] {
  return parts.flatMap(({ path, value }) => {
    const names: PolicyName[] = [];
    const add = (of: PolicyName["of"], list: readonly string[] | undefined, member: string, ...way: Pointer): void => {
      for (const [index, name] of (list ?? []).entries()) {
        names.push({ of, name, member, at: anchor(path, [...above, member, ...way, index]) });
      }
    };
    for (const [entry, { kinds }] of (value.pathPolicy ?? []).entries()) {
      add("kind", kinds, "pathPolicy", entry, "kinds");
    }
    for (const [entry, { kinds }] of (value.sensitivityPolicy ?? []).entries()) {
      add("kind", kinds, "sensitivityPolicy", entry, "kinds");
    }
    for (const [entry, { classes, kinds, sensitivity }] of (value.approvals ?? []).entries()) {
      add("class", classes, "approvals", entry, "classes");
      add("kind", kinds, "approvals", entry, "kinds");
      add("sensitivity", sensitivity, "approvals", entry, "sensitivity");
    }
    names.push(...statusesOf(path, value, above));
    add("namespace", value.externalNamespaces, "externalNamespaces");
    return names;
  });
}

function statusesOf(path: string, { transitions = {} }: OntologyFile, above: Pointer): PolicyName[] {
  const member = "transitions";
  const named = { of: "status", member } as const;
  return Object.entries(transitions).flatMap(([from, to]) => {
    const pointer = [...above, member, from];
    return [
      { ...named, name: from, at: { ...anchor(path, pointer), part: "key" as const } },
      ...to.map((name, index) => ({ ...named, name, at: anchor(path, [...pointer, index]) })),
    ];
  });
}

function anchor(path: string, pointer: Pointer): Anchor {
  return { path, document: 0, pointer };
}
