/** One declaration as a line of a shard: what the rules about graphs ask of it, and nothing that other records decide. */
import type { Declaration, DeclarationRole, Edge } from "../memory/record.js";
import type { Pointer } from "../memory/place.js";

const FORMS = ["string", "target", "attributes", "link"] as const;

/** Kind, target, field and slot, form; what is rarer stands in a mapping behind them. */
type EdgeItem = readonly [string, string, number, number, number, EdgeRest?];

interface EdgeRest {
  readonly written?: string;
  readonly key?: "to" | "id";
  readonly derived?: true | "owner";
}

/** In the order in which members are written. Members at their default are left out. */
interface Line {
  readonly id?: string;
  readonly role?: DeclarationRole;
  readonly kind?: string;
  readonly class: string;
  readonly shape?: number;
  readonly path: string;
  readonly document?: number;
  readonly root?: Pointer;
  readonly status?: string;
  readonly owners?: readonly string[];
  readonly updatedAt?: string;
  readonly sensitivity?: string;
  readonly sourceRefs?: readonly string[];
  readonly missing?: readonly string[];
  readonly edges?: readonly EdgeItem[];
}

/** Without a line end. The same declaration gives the same bytes, always. */
export function recordLine(declaration: Declaration): string {
  const { id, role, kind, className, shape, path, document, root, status, owners, updatedAt, sensitivity } =
    declaration;
  const { sourceRefs, missing = [], edges } = declaration;
  const line: Line = {
    ...(id !== undefined && { id }),
    ...(role !== "record" && { role }),
    ...(kind !== undefined && { kind }),
    class: className,
    ...(shape !== 0 && { shape }),
    path,
    ...(document !== 0 && { document }),
    ...(root.length > 0 && { root }),
    ...(status !== undefined && { status }),
    ...(owners.length > 0 && { owners }),
    ...(updatedAt !== undefined && { updatedAt }),
    ...(sensitivity !== undefined && { sensitivity }),
    ...(sourceRefs.length > 0 && { sourceRefs }),
    ...(missing.length > 0 && { missing }),
    ...(edges.length > 0 && { edges: edges.map(edgeItem) }),
  };
  return JSON.stringify(line);
}

/** Title, tags and aliases are not in the index: no rule about graphs asks for them. */
export function parseRecordLine(text: string): Declaration {
  const line = JSON.parse(text) as Line;
  return {
    role: line.role ?? "record",
    id: line.id,
    kind: line.kind,
    className: line.class,
    shape: line.shape ?? 0,
    path: line.path,
    document: line.document ?? 0,
    root: line.root ?? [],
    title: undefined,
    status: line.status,
    owners: line.owners ?? [],
    updatedAt: line.updatedAt,
    tags: [],
    sensitivity: line.sensitivity,
    aliases: [],
    sourceRefs: line.sourceRefs ?? [],
    edges: (line.edges ?? []).map(edgeOf),
    ...(line.missing && { missing: line.missing }),
  };
}

function edgeItem({ kind, target, field, slot, form, written, key, derived }: Edge): EdgeItem {
  const item = [kind, target, field, slot, FORMS.indexOf(form)] as const;
  if (written === undefined && key === undefined && derived === undefined) return item;
  return [
    ...item,
    {
      ...(written !== undefined && { written }),
      ...(key !== undefined && { key }),
      ...(derived !== undefined && { derived }),
    },
  ];
}

function edgeOf([kind, target, field, slot, form, rest]: EdgeItem): Edge {
  return {
    kind,
    target,
    field,
    slot,
    form: FORMS[form] ?? "string",
    written: rest?.written,
    key: rest?.key,
    derived: rest?.derived,
  };
}
