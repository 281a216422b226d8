/** A layout that somebody wrote, as text and as a file of the tree: no check by a built-in layout needs it. */
import type { Layout } from "../generated/types/layout.js";
import { FILE_FIELDS } from "../layouts/compile.js";
import { anchorOf, endOf, validated } from "../layouts/file-schemas.js";
import { unknownWords } from "../layouts/layout-faults.js";
import { DEFAULT_LIMITS } from "../memory/document.js";
import type { Problem } from "../memory/finding.js";
import type { Anchor } from "../memory/place.js";
import { UserError } from "../memory/user-error.js";
import { openLocator } from "../parse/locate.js";
import { parseFile } from "../parse/parse-file.js";
import { toldInOrder } from "./gate-files.js";
import { STRAY, strayDocument } from "./only-document.js";
import { CORRECT_LAYOUT, type LayoutFile } from "./sound-layout.js";

/** Words that are no place of the file: nothing would be read by most of them, and each record would lack the field. */
export function oddWords(layout: Layout, path: string): Problem[] {
  return unknownWords(layout).map(({ text, pointer }) => ({
    rule: "gate/invalid-file",
    message: `"${text}" is none of the words for the file, ${FILE_FIELDS.join(", ")}, so it is taken for a key of the records: those without such a key lack the field.`,
    at: { path, document: 0, pointer },
    subject: text,
    severity: "warning",
    suggestion: { message: "Write one of those words, or the key as the records have it", certain: false },
  }));
}

function formatOfLabel(label: string): "json" | "yaml" {
  return label.endsWith(".json") ? "json" : "yaml";
}

/** @throws UserError where the text is no layout. */
export async function layoutOfText(text: Uint8Array, label: string): Promise<LayoutFile & { readonly layout: Layout }> {
  const format = formatOfLabel(label);
  const parsed = parseFile(label, format, text, DEFAULT_LIMITS);
  const broken = parsed.problems.find((problem) => problem.severity !== "warning");
  const opening = "not a layout the steward can read: ";
  const refusal = (...problems: readonly { readonly at: Anchor; readonly why: string }[]): UserError => {
    const locator = openLocator(label, format, text);
    const told = problems.map(({ at, why }) => ({ at: locator.range(at).start, message: opening + why }));
    const [first = label, ...others] = toldInOrder(label, told, opening);
    return new UserError(first, CORRECT_LAYOUT, others);
  };
  if (broken) throw refusal({ at: broken.at, why: broken.message });
  const stray = strayDocument(parsed);
  if (stray !== undefined) throw refusal({ at: { path: label, document: stray, pointer: [] }, why: `${STRAY}.` });
  const { value, errors } = await validated("layout", parsed.documents[0]?.value);
  if (errors)
    throw refusal(...errors.map((error) => ({ at: anchorOf(error, label), why: `${error.message}${endOf(error)}` })));
  return { layout: value, label, locator: () => Promise.resolve(openLocator(label, format, text)) };
}
