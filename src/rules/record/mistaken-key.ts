import type { Inspected } from "../../layouts/extract.js";
import type { Suggestion } from "../../memory/finding.js";
import type { Pointer } from "../../memory/place.js";
import { fieldAnchor } from "../../memory/record.js";
import { missingFields } from "../missing-fields.js";
import { mistakenKeys, type MistakenKey } from "../mistaken-keys.js";
import { quote, recordOf } from "../phrases.js";
import { placeOfError, schemaErrors } from "../schema-errors.js";
import type { RecordContext, Rule } from "../rule.js";

export const mistakenKey: Rule = {
  id: "record/mistaken-key",
  title: "Key that was meant for a field or an edge",
  severity: "warning",
  rationale:
    "A record may have attributes of its own, so a key that the steward does not know is nobody's mistake. One that " +
    "differs from a field or from the place of edges by a letter, where that one is absent, most often is, and so is one " +
    "that stands where other files have the field, such as below `attributes` of front matter: the edges lead nowhere, the " +
    "tag is not found, and what was meant to be restricted is read by all. A key that looks like a field which stands beside it, with " +
    "a letter of another script or a character that is not seen, is an error: readers of the text see two values of one field. One that is another " +
    "spelling of it (`Status` beside `status`) is a warning, since other tools may read that one.",
  remedy:
    "Rename the key, or move it. Where it is meant as it stands, name it among the attributes of the kind in the ontology.",
  source: "Schema specification, front matter schema: attributes of one's own are welcome",
  mends:
    "renames a key that differs from the field's by letter case, hyphens and the like alone, and takes it out where the field beside it says the same",
  bad: {
    files: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
relates:
  owned_by: [team:build]
---
Why a root lockfile made throttling worse.
`,
    },
    at: "decisions/one-lockfile.md:8:1",
  },
  good: {
    files: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
owners: [team:build]
updatedAt: "2026-06-04T10:00:00Z"
related:
  owned_by: [team:build]
---
Why a root lockfile made throttling worse.
`,
    },
  },
  record(inspected, context, report) {
    const { declaration } = inspected;
    if (declaration.role !== "record" && declaration.role !== "patch") return;
    const found = mistakenKeys(inspected, context);
    if (found.length === 0) return;
    const told = toldElsewhere(inspected, context);
    for (const mistaken of found) {
      const { pointer } = mistaken;
      if (told.has(pointer.join("\0"))) continue;
      report({
        ...(mistaken.twin === "alike" && { severity: "error" }),
        message: describe(mistaken),
        at: fieldAnchor(declaration, pointer, "key"),
        subject: pointer.join("."),
        ...recordOf(declaration),
        suggestion: suggest(mistaken, declaration.root),
      });
    }
  },
};

function describe({ key, pointer, name, belongs, twin }: MistakenKey): string {
  if (twin === "spelling")
    return `${quote(key)} stands beside "${name ?? ""}", which is the one that is read: they are two spellings of one name.`;
  if (twin)
    return `The key ${quote(key)} looks like "${name ?? ""}", which stands beside it and is the one that is read.`;
  if (belongs)
    return `${quote(pointer.join("."))} is read as an attribute of the record's own, not as "${name ?? key}": other files have it there.`;
  return name === undefined
    ? `"${key}" is a kind of edge, but what stands here is an attribute of the record's own and leads nowhere.`
    : `The key ${quote(key)} is read as an attribute of the record's own, not as "${name}".`;
}

function suggest({ key, pointer, name, belongs, certain, edges = [], twin }: MistakenKey, root: Pointer): Suggestion {
  if (twin === "spelling" && certain) {
    const edit = { kind: "delete" as const, pointer: [...root, ...pointer] };
    return { message: `Take ${quote(key)} out: both say the same`, certain, edit };
  }
  if (twin === "spelling")
    return { message: `Take one of the two out, and write what holds into "${name ?? ""}"`, certain };
  if (twin) return { message: "Take the key out, or give it a name that nobody takes for the field", certain };
  if (belongs) {
    const place = belongs.length === 0 ? "at the top of the record" : `under "${belongs.join(".")}"`;
    return { message: `Write ${quote(key)} ${place}`, certain };
  }
  if (name === undefined) {
    return { message: `Write "${key}" under "${edges.join(".")}", with a list of ids`, certain };
  }
  return {
    message: `Rename ${quote(key)} to "${name}"`,
    certain,
    edit: { kind: "rename-key", pointer: [...root, ...pointer], key: name },
  };
}

/** Places of keys that a schema refuses, and of those that stand for a required field. */
function toldElsewhere(inspected: Inspected, context: RecordContext): ReadonlySet<string> {
  const refused = schemaErrors(inspected, context).map(placeOfError);
  const required = missingFields(inspected, context.layout).flatMap(({ pointer, misspelt }) =>
    misspelt ? [[...pointer.slice(0, -1), misspelt.key]] : [],
  );
  return new Set([...refused, ...required].map((place) => place.join("\0")));
}
