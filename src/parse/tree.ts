/** Where the values of a document stand: one shape for YAML and JSON, for places and for edits. */
import type { Pointer } from "../memory/place.js";
import type { Span } from "./flaw.js";

export type ScalarStyle = "plain" | "single" | "double" | "block";

export interface TreeNode extends Span {
  readonly kind: "map" | "seq" | "scalar" | "alias";
  /** Between brackets, as always in JSON. */
  readonly flow: boolean;
  /** Of scalars. */
  readonly style: ScalarStyle;
  readonly entries: readonly TreeEntry[];
}

export interface TreeKey extends Span {
  readonly name: string;
  readonly style: ScalarStyle;
}

export interface TreeEntry {
  /** Of a mapping's entry alone. */
  readonly key?: TreeKey;
  /** Where the entry begins: its key, its item, or the dash before its item. */
  readonly start: number;
  /** Offset just behind the colon or the dash; the value's own start where there is neither. */
  readonly opened: number;
  /** Of no width where nothing is written. */
  readonly value: TreeNode;
}

/** A node on the way to a pointer, with the entry that holds it; the root has none. */
export interface Step {
  readonly node: TreeNode;
  readonly entry?: TreeEntry;
}

/** The nodes from the root towards a pointer, as far as they exist: one more than the pointer has steps if all do. */
export function walk(root: TreeNode, pointer: Pointer): readonly Step[] {
  const steps: Step[] = [{ node: root }];
  let node = root;
  for (const step of pointer) {
    const entry = entryAt(node, step);
    if (!entry) break;
    node = entry.value;
    steps.push({ node, entry });
  }
  return steps;
}

/** The node that a pointer leads to. */
export function nodeAt(root: TreeNode, pointer: Pointer): TreeNode | undefined {
  const steps = walk(root, pointer);
  return steps.length === pointer.length + 1 ? steps.at(-1)?.node : undefined;
}

function entryAt(node: TreeNode, step: string | number): TreeEntry | undefined {
  if (node.kind === "seq") return typeof step === "number" ? node.entries[step] : undefined;
  return node.kind === "map" ? node.entries.find(({ key }) => key?.name === String(step)) : undefined;
}

/** Whether nothing is written where the node should be. */
export function isAbsent(node: TreeNode): boolean {
  return node.start === node.end;
}
