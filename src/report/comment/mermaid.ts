/** A drawing in the language that GitHub draws. */
import type { EdgeState } from "../../memory/change-picture.js";
import { clip } from "../../memory/clip.js";
import type { Drawing, DrawnNode, NodeState } from "./drawing.js";

/** What the state of a node is called in a drawing; nothing where it stays as it is. */
export const NODE_WORDS: Readonly<Record<NodeState, string>> = {
  added: "new",
  changed: "changed",
  deleted: "deleted",
  unreadable: "unreadable",
  missing: "does not exist",
  outside: "outside the memory",
  unchanged: "",
};

const ARROWS: Readonly<Record<EdgeState, string>> = { added: "-->", removed: "-.->", broken: "--x" };
const STROKES: Readonly<Record<EdgeState, string>> = { added: "#1a7f37", removed: "#9a6700", broken: "#cf222e" };

/** Colours that are read on a light and on a dark page, each with its own ink. */
const CLASSES: readonly string[] = [
  "classDef added fill:#dafbe1,stroke:#1a7f37,color:#1f2328",
  "classDef changed fill:#ddf4ff,stroke:#0969da,color:#1f2328",
  "classDef deleted fill:#ffebe9,stroke:#cf222e,color:#1f2328,stroke-dasharray:4 3",
  "classDef unreadable fill:#fff8c5,stroke:#9a6700,color:#1f2328",
  "classDef missing fill:#ffebe9,stroke:#cf222e,color:#1f2328,stroke-dasharray:4 3",
  "classDef outside fill:#f6f8fa,stroke:#818b98,color:#1f2328,stroke-dasharray:4 3",
  "classDef unchanged fill:#f6f8fa,stroke:#818b98,color:#1f2328",
];

const LABEL_LIMIT = 48;

/** Lines of a flowchart. Nodes have names of our own; what records say stands in quoted labels alone. */
export function mermaidLines({ nodes, edges }: Drawing): string[] {
  const used = new Set<string>(nodes.map(({ state }) => state));
  return [
    "flowchart LR",
    ...nodes.map((node, at) => `  n${at}["${nodeLabel(node)}"]:::${node.state}`),
    ...edges.map(({ from, to, kind, state }) => `  n${from} ${ARROWS[state]}|"${label(kind)}<br/>${state}"| n${to}`),
    ...CLASSES.filter((line) => used.has(line.split(" ")[1] ?? "")).map((line) => `  ${line}`),
    ...edges.map(({ state }, at) => `  linkStyle ${at} stroke:${STROKES[state]}`),
  ];
}

function nodeLabel({ id, title, state }: DrawnNode): string {
  return [label(id), ...(title === undefined ? [] : [label(title)]), NODE_WORDS[state]]
    .filter((part) => part !== "")
    .join("<br/>");
}

/**
 * Letters, digits and the marks of ids stay, anything else shows as a dot: a label is read as Mermaid, as Markdown and as
 * HTML in turn, and the text is written out in full elsewhere. Blanks do not break, so that none begins a list.
 */
function label(text: string): string {
  return clip(text || "·", LABEL_LIMIT)
    .replace(/[^\p{L}\p{N} :._/…-]|\p{Default_Ignorable_Code_Point}/gu, "·")
    .replaceAll(" ", "\u00A0");
}
