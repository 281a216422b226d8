import { fieldAnchor } from "../../memory/record.js";
import { placeText } from "../../layouts/place-text.js";
import { fieldPointer } from "../field-pointer.js";
import { memoryRecord, RECORD_PATH } from "../memory-record.js";
import { quote } from "../phrases.js";
import type { Rule } from "../rule.js";

const PLACES = {
  $stem: "the name of its file",
  $folder: "the name of its folder",
  $path: "the path of its file",
} as const;

export const idIsNotPlace: Rule = {
  id: "record/id-is-not-place",
  title: "Id that is not the name of its file",
  severity: "error",
  rationale:
    "Where a layout says that the id stands in the place of the file, people and programs open the file of an id without " +
    "a search. A record under another name is not found there, and two files may claim one id unseen.",
  remedy: "Name the file by the id. Change the id only where nothing points at it yet.",
  source: "Layout format: idIs; record families, section 4",
  bad: {
    bare: true,
    layout: "rfc-15a",
    files: { "memory/records/mirror-limit.json": memoryRecord() },
    at: "memory/records/mirror-limit.json:2:9",
  },
  good: { bare: true, layout: "rfc-15a", files: { [RECORD_PATH]: memoryRecord() } },
  looksBeyondSkeleton: true,
  record({ declaration, layoutClass: { idIs } }, { layout }, report) {
    const { id, path, role } = declaration;
    if (idIs === undefined || id === undefined || (role !== "record" && role !== "note")) return;
    const place = placeText(path, layout.root, idIs);
    if (place === id) return;
    report({
      message: `The id ${quote(id)} is not ${PLACES[idIs]}${place === undefined ? "" : `, ${quote(place)}`}.`,
      at: fieldAnchor(declaration, fieldPointer(declaration, "id", layout)),
      record: id,
      suggestion: { message: `Give the file the place that its id names`, certain: false },
    });
  },
};
