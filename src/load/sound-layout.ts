/** Refuses a layout that fits its schema and cannot be used: all that is wrong with it at once, each with its place. */
import type { Layout } from "../generated/types/layout.js";
import { validated } from "../layouts/file-schemas.js";
import { INLINE_ONTOLOGY } from "../layouts/layout.js";
import { layoutFaults, type LayoutFault } from "../layouts/layout-faults.js";
import { BUILT_IN_SCHEMAS } from "../layouts/record-schemas.js";
import { pageAddress } from "../memory/project-address.js";
import { UserError } from "../memory/user-error.js";
import type { Locator } from "../parse/locate.js";
import { toldInOrder, type GateFiles } from "./gate-files.js";
import { ontologyFaults } from "./load-ontology.js";
import { nearestDataFile } from "./nearest-data-file.js";

/** What to do about a layout that is refused. */
export const CORRECT_LAYOUT = `Correct the layout; ${pageAddress("docs/layouts.md")} describes the format.`;

/** The file that a layout was read from. */
export interface LayoutFile {
  readonly label: string;
  readonly locator: () => Promise<Locator | undefined>;
}

/**
 * @param root of the memory: empty or ending with a slash.
 * @throws UserError
 */
export async function requireSound(
  layout: Layout,
  { label, locator }: LayoutFile,
  files: GateFiles,
  root: string,
): Promise<void> {
  const faults = [
    ...(await layoutFaults(layout)),
    ...(await inlineFaults(layout)),
    ...(await schemaFaults(layout, files, root)),
  ];
  if (faults.length === 0) return;
  const located = await locator();
  const opening = `The layout "${layout.name}" cannot be used: `;
  const told = faults.map(({ pointer, why }) => ({
    at: located?.range({ path: label, document: 0, pointer }).start ?? { line: 1, column: 1 },
    message: opening + why,
  }));
  const [first = label, ...others] = toldInOrder(label, told, opening);
  throw new UserError(first, CORRECT_LAYOUT, others);
}

async function inlineFaults({ ontology }: Layout): Promise<LayoutFault[]> {
  if (!ontology || !("inline" in ontology)) return [];
  const { value = {} } = await validated("ontology", ontology.inline);
  return ontologyFaults("", value, INLINE_ONTOLOGY).map(({ at, message }) => ({
    pointer: at.pointer ?? INLINE_ONTOLOGY,
    why: message,
  }));
}

/** Schemas that the layout names and that are nowhere. */
async function schemaFaults({ classes }: Layout, files: GateFiles, root: string): Promise<LayoutFault[]> {
  const faults: LayoutFault[] = [];
  for (const [className, { schema, schemaByKind = {} }] of Object.entries(classes)) {
    const named = [
      ...(schema === undefined ? [] : [{ name: schema, keys: ["schema"] }]),
      ...Object.entries(schemaByKind).map(([kind, name]) => ({ name, keys: ["schemaByKind", kind] })),
    ];
    for (const { name, keys } of named) {
      if (BUILT_IN_SCHEMAS.includes(name) || (await files.has(root + name))) continue;
      const near = await nearestDataFile(files, root, name, BUILT_IN_SCHEMAS);
      const question = near === undefined ? "Add the file, or correct its name." : `Did you mean ${near}?`;
      faults.push({
        pointer: ["classes", className, ...keys],
        why: `it names the schema ${name}, which is neither built in nor a file of ${files.label}. ${question}`,
      });
    }
  }
  return faults;
}
