import { placeText } from "../../layouts/place-text.js";
import { valueAt } from "../../memory/plain-data.js";
import { fieldAnchor } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { idFault } from "../id-form.js";
import { quote, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

const SKILL = `---
name: cache-warmup
description: Warms the shared package cache. Use when a build fails with 429 from the registry mirror.
---
Run the warm-up job once per pipeline.
`;

export const otherName: Rule = {
  id: "record/other-name",
  title: "Field that differs from the name of its file or folder",
  severity: "error",
  rationale:
    "The layout says that the field repeats the name of the file or its folder. Programs find the record by one of the two and " +
    "call it by the other; where they differ, some find nothing and others refuse the record.",
  remedy: "Give the field the name of the file or folder, or rename the file or folder.",
  source: "Record families, section 8",
  bad: {
    layout: "agent-skills",
    bare: true,
    files: { "skills/cache-warm-up/SKILL.md": SKILL },
    at: "skills/cache-warm-up/SKILL.md:2:7",
  },
  good: {
    layout: "agent-skills",
    bare: true,
    files: { "skills/cache-warmup/SKILL.md": SKILL },
  },
  looksBeyondSkeleton: true,
  record(inspected, context, report) {
    const { declaration, layoutClass, value } = inspected;
    const { layout } = context;
    for (const [path, what] of layoutClass.same) {
      const written = valueAt(value, path);
      // A file at the top of the memory has no folder whose name is known.
      const name = placeText(declaration.path, layout.root, what);
      if (typeof written !== "string" || name === undefined || written === name || written === "") continue;
      const isId = fieldPointer(declaration, "id", layout).join("\0") === path.join("\0");
      // Its form is what has to be mended first.
      if (isId && idFault(written, declaration.kind, context)) continue;
      const mayBeIt = !isId || !idFault(name, declaration.kind, context);
      const place = PLACES[what];
      report({
        message: `${quote(path.join("."))} is ${quote(written)}, but ${place} is ${quote(name)}; the two are to be the same.`,
        at: fieldAnchor(declaration, path),
        subject: path.join("."),
        ...recordOf(declaration),
        suggestion: mayBeIt
          ? {
              message: `Write ${name}, or rename ${RENAMED[what]}`,
              certain: false,
              edit: { kind: "set", pointer: [...declaration.root, ...path], value: name },
            }
          : { message: `Rename ${RENAMED[what]} to ${written}`, certain: false },
      });
    }
  },
};

export const PLACES = {
  $path: "the path of the file",
  $file: "the path of the file",
  $stem: "the name of the file",
  $folder: "the name of the folder",
} as const;

const RENAMED = { $path: "the file", $file: "the file", $stem: "the file", $folder: "the folder" } as const;
