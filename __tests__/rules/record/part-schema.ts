/** Records of a layout whose parts are judged by a schema of the memory's own. */
import { findingsOf, said } from "../../support/findings-of.js";

export const PARTS_LAYOUT = `layout: memory-steward.layout/v1
name: parts
classes:
  part:
    files: ["parts/*.yaml"]
    fields: { id: id, title: title, status: status, sensitivity: sensitivity, updatedAt: at }
    required: [id, title]
    schema: part.schema.json
    edges: [{ map: links }]
`;

/** What `record/schema` says of a part. */
export async function partSays(schema: object, part: string): Promise<string[]> {
  const files = { "layout.yaml": PARTS_LAYOUT, "part.schema.json": JSON.stringify(schema), "parts/a.yaml": part };
  return said(await findingsOf("record/schema", files, { layout: "layout.yaml" }));
}
