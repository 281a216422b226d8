import type { Inspected } from "../../layouts/extract.js";
import { isBlank, isMapping, valueAt } from "../../memory/plain-data.js";
import type { Suggestion } from "../../memory/finding.js";
import { fieldAnchor, type Declaration } from "../../memory/record.js";
import { idFault, MAX_ID_LENGTH, mendedId } from "../id-form.js";
import { placeText } from "../../layouts/place-text.js";
import { onlyKindAt } from "../kind-places.js";
import { PLACES } from "./other-name.js";
import { missingFields, startsWith, type MissingField } from "../missing-fields.js";
import { reportForm, type MisshapenField } from "../misshapen-field.js";
import type { RecordContext, Rule } from "../rule.js";
import { listed, nameOfType, recordOf, withArticle } from "../phrases.js";
import { fileNameOf } from "../../memory/tree-lookup.js";

export const missingField: Rule = {
  id: "record/missing-field",
  title: "Required field missing",
  severity: "error",
  rationale:
    "Kind, title, status, owners and time are what lets a reader judge a record without opening it: whether it holds, " +
    "who answers for it, how old it is. A field that is there but empty says as little as one that is not.",
  remedy: "Add the field. Owners are a list of one or more.",
  source: "Schema specification, required graph fields and front matter fields; decision 15",
  mends:
    "renames a key that differs from the missing one by letter case, hyphens and the like alone, and takes a list away from around the only text in it where one text belongs",
  bad: {
    files: {
      "decisions/one-lockfile.md": `---
id: decision:one-lockfile
kind: Decision
title: Keep one lockfile per workspace
status: approved
updatedAt: "2026-06-04T10:00:00Z"
---
Why a root lockfile made throttling worse.
`,
    },
    at: "decisions/one-lockfile.md:2:1",
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
---
Why a root lockfile made throttling worse.
`,
    },
  },
  record(inspected, context, report) {
    const { declaration } = inspected;
    for (const missing of missingFields(inspected, context.layout)) {
      const { fields, pointer, misspelt } = missing;
      const [field = ""] = fields;
      const form = formOf(missing, inspected);
      if (form) {
        reportForm(form, inspected, { subject: field }, (finding) => {
          report({ suggestion: WRITE_TEXT, ...finding });
        });
        continue;
      }
      const suggestion = suggest(missing, inspected, context);
      const shown = misspelt ? [...pointer.slice(0, -1), misspelt.key] : pointer;
      report({
        message: describe(missing),
        at: fieldAnchor(declaration, shown, "key"),
        subject: fields.length === 1 ? field : pointer.join("."),
        ...recordOf(declaration),
        ...(suggestion && { suggestion }),
      });
    }
  },
};

const WRITE_TEXT: Suggestion = { message: "Write one text there", certain: false };

/** Of a field that is one text: what stands in its place, a list or a mapping, may well hold a text. */
function formOf({ fields, pointer }: MissingField, { oddities }: Inspected): MisshapenField | undefined {
  return oddities.find(
    (oddity): oddity is MisshapenField =>
      oddity.kind === "field" &&
      oddity.expected === "text" &&
      fields.includes(oddity.field) &&
      oddity.pointer.length === pointer.length &&
      startsWith(oddity.pointer, pointer),
  );
}

function describe({ fields, pointer, written }: MissingField): string {
  const place = pointer.length > 0 ? pointer.join(".") : fields.join(", ");
  const required = fields.length > 1 ? `, and with it ${listed(fields, "and")}, which are required` : "";
  if (written === undefined) {
    return required === "" ? `The required field "${place}" is missing.` : `"${place}" is missing${required}.`;
  }
  const empty =
    written === null ||
    (typeof written === "string" && isBlank(written)) ||
    (Array.isArray(written) && written.length === 0);
  if (empty) return required === "" ? `The required field "${place}" is empty.` : `"${place}" is empty${required}.`;
  if (required === "") return `The required field "${place}" holds ${nameOfType(written)} without any usable text.`;
  return `"${place}" holds ${nameOfType(written)} where a mapping with ${listed(fields, "and")} belongs.`;
}

function suggest(missing: MissingField, inspected: Inspected, context: RecordContext): Suggestion | undefined {
  const { pointer, misspelt, misplaced, fields } = missing;
  const { root } = inspected.declaration;
  if (pointer.length === 0) {
    return fields[0] === "title" ? { message: "Begin the text with a heading of level 1", certain: false } : undefined;
  }
  const name = String(pointer.at(-1));
  const parent = pointer.slice(0, -1);
  if (misspelt) {
    return {
      message: `Rename "${misspelt.key}" to "${name}"`,
      certain: misspelt.certain,
      edit: { kind: "rename-key", pointer: [...root, ...parent, misspelt.key], key: name },
    };
  }
  if (misplaced.length > 0) {
    const mapping = missing.fields.length > 1 ? name : parent.join(".");
    return { message: `Move ${listed(misplaced, "and")} under "${mapping}"`, certain: false };
  }
  const place = writtenInText(missing, inspected);
  if (place !== undefined) return { message: place, certain: false };
  if (missing.fields.length === 1 && missing.fields[0] === "updatedAt") {
    // Only the one who writes the change knows its time: a record is judged at other times too.
    return { message: `Write the time of this change, in a form such as "2026-06-04T10:00:00Z"`, certain: false };
  }
  if (missing.fields.length > 1 && Array.isArray(missing.written)) {
    return { message: "Take the dashes away: a mapping belongs here, not a list", certain: false };
  }
  const line = inspected.lineOf?.(name);
  if (line !== undefined) {
    const message = `Write it into front matter, between two lines "---" at the beginning: what line ${line} says of it is text`;
    return { message, certain: false };
  }
  const value = likelyValue(missing, inspected, context);
  if (value === undefined) return fillIn(missing);
  const at = [...root, ...pointer];
  const holder = valueAt(inspected.value, parent);
  return {
    message: value.message,
    certain: false,
    ...(missing.written !== undefined
      ? { edit: { kind: "set" as const, pointer: at, value: value.text } }
      : isMapping(holder) && {
          edit: { kind: "insert" as const, pointer: [...root, ...parent], key: name, value: value.text },
        }),
  };
}

/** How to write a field that the layout reads from the text. */
function writtenInText({ pointer }: MissingField, { layoutClass }: Inspected): string | undefined {
  const place = layoutClass.text.find(([name]) => name === pointer[0])?.[1];
  if (!place) return undefined;
  const { section, line } = place;
  const where = section === undefined ? "above the first heading behind the title" : `below a heading "${section}"`;
  return line === undefined ? `Write it ${where}` : `Write it ${where}, in a line that begins with "${line}:"`;
}

/** Where the field is there already, "add the field" would not help. */
function fillIn({ fields, written }: MissingField): Suggestion | undefined {
  if (Array.isArray(written) && written.some(isMapping)) {
    return {
      message: "Take the blank behind the colon away: `team: build` is a mapping, `team:build` an id",
      certain: false,
    };
  }
  if (fields.length === 1 && fields[0] === "owners") return { message: "Name at least one owner", certain: false };
  return written === undefined ? undefined : { message: "Give it a value", certain: false };
}

/** The prefix of its kind with the name of the file, in the form that ids have; undefined where the file may hold other records. */
function idOfFile(declaration: Declaration, context: RecordContext): string | undefined {
  const { path, document, root } = declaration;
  const kind = declaration.kind ?? kindOfPlace(declaration, context);
  if (kind === undefined || document > 0 || root.length > 0) return undefined;
  const prefix = context.layout.ids.kindPrefix ? context.ontology.nodeKinds.get(kind)?.prefix : undefined;
  const name = fileNameOf(path).replace(/\.[^.]*$/, "");
  if (prefix === undefined || name === "") return undefined;
  const id = `${prefix}:${name.replaceAll(":", "-")}`;
  return id.length <= MAX_ID_LENGTH && !idFault(id, kind, context) ? id : mendedId(id, kind, context);
}

/** The kind that alone may stand where the file stands. */
function kindOfPlace({ path }: Declaration, { ontology, layout }: RecordContext): string | undefined {
  return onlyKindAt(path.slice(layout.root.length), ontology);
}

function likelyValue(
  { fields, pointer }: MissingField,
  { declaration, layoutClass }: Inspected,
  context: RecordContext,
) {
  const { ontology, layout } = context;
  const [field] = fields;
  if (fields.length !== 1) return undefined;
  const place = layoutClass.same.find(([path]) => path.join(".") === pointer.join("."))?.[1];
  const name = place && placeText(declaration.path, layout.root, place);
  if (place && name !== undefined && (field !== "id" || !idFault(name, declaration.kind, context))) {
    return { text: name, message: `Write ${name}, ${PLACES[place]}` };
  }
  if (field === "status" && (ontology.statuses ?? []).includes("draft")) {
    return { text: "draft", message: `Give it the status "draft" until it is reviewed` };
  }
  if (field === "id") {
    const id = idOfFile(declaration, context);
    return id === undefined
      ? undefined
      : { text: id, message: `Give it an id, such as ${id}, after the name of the file` };
  }
  if (field === "kind" && layout.ids.kindPrefix && declaration.id !== undefined) {
    const prefix = declaration.id.slice(0, Math.max(0, declaration.id.indexOf(":")));
    const kinds = [...ontology.nodeKinds.values()].filter((kind) => kind.prefix === prefix);
    const [only] = kinds;
    if (kinds.length === 1 && only) return { text: only.name, message: `Its id says that it is a ${only.name}` };
  }
  const kind = field === "kind" ? kindOfPlace(declaration, context) : undefined;
  return kind === undefined
    ? undefined
    : { text: kind, message: `Say that it is ${withArticle(kind)}, as all in this folder are` };
}
