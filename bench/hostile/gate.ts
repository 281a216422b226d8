/** Configuration, ontology, layout, baseline and waivers that try to stall or leave the repository. */
import { BAD_EDGE, laughs, service, type HostileCase } from "./case.js";

const BAD = { "graph/services/x.yaml": service("x", { rest: BAD_EDGE }) };

function config(name: string, about: string, text: string): HostileCase {
  return { name, about, files: { ...BAD, "memory-steward.yml": text }, exits: [2] };
}

export function gateCases(): HostileCase[] {
  return [
    config(
      "config-bomb",
      "nine lists of nine aliases each, in the configuration",
      `layout: company-brain\n${laughs(9, 9)}`,
    ),
    config("config-outside", "a layout outside the repository", "layout: ../../../../../../etc/passwd\n"),
    config("config-device", "a layout that is a device without end", "layout: /dev/zero\n"),
    config("config-root-outside", "a memory outside the repository", "layout: company-brain\nroot: ../..\n"),
    config(
      "config-braces",
      "globs that stand for 2^60 patterns",
      `layout: company-brain\nexclude: ["${"{a,b}".repeat(60)}"]\n`,
    ),
    config(
      "config-prototype",
      "__proto__ and constructor as settings",
      "layout: __proto__\n__proto__: {layout: okf}\nconstructor: 1\n",
    ),
    {
      name: "config-globs",
      about: "globs with many stars against long paths",
      files: {
        ...BAD,
        "memory-steward.yml": `layout: company-brain\nexclude:\n${`  - "${"**/*a*".repeat(50)}/b"\n`.repeat(100)}`,
        [`graph/${`${"a".repeat(200)}/`.repeat(15)}x.yaml`]: service("y"),
      },
      exits: [1],
      blames: "graph/services/x.yaml",
    },
    {
      name: "ontology-patterns",
      about: "id patterns that other engines take for ever to match",
      files: {
        ...ontology({ Service: "^service:(a+)+$", Tool: "^(([a-z])+.)+[A-Z]([a-z])+$" }),
        "graph/services/x.yaml": service(`${"a".repeat(50_000)}-`),
      },
      exits: [1],
      blames: "graph/services/x.yaml",
    },
    {
      name: "ontology-pattern-size",
      about: "an id pattern that stands for 100,000,000 steps",
      files: { ...ontology({ Service: "^service:((((a{1,100}){1,100}){1,100}){1,100})$" }), ...BAD },
      exits: [1, 2],
    },
    {
      name: "baseline-deep",
      about: "a baseline with 100,000 open brackets",
      files: { ...BAD, "memory-steward.baseline.json": "[".repeat(100_000) },
      exits: [1, 2],
    },
    {
      name: "waivers-for-everything",
      about: "waivers with patterns, a bomb and a time without end",
      files: {
        ...BAD,
        "memory-steward.waivers.yaml":
          'waivers:\n  - {rule: "*", subject: "**", actor: user:x, reason: because I say so, expires: "9999-12-31"}\n',
      },
      exits: [1, 2],
    },
  ];
}

/** An ontology with an id pattern per kind. */
function ontology(patterns: Readonly<Record<string, string>>): Record<string, string> {
  const kinds = Object.entries({ Team: "^team:", ...patterns }).map(
    ([name, pattern]) =>
      `  - {name: ${name}, prefix: ${name.toLowerCase()}, purpose: Any., required: [], idPattern: "${pattern}", example: none}\n`,
  );
  return {
    "ontology/node-kinds.yaml": `ontology: memory-steward.ontology/v1\nversion: 1.0.0\nnodeKinds:\n${kinds.join("")}`,
    "ontology/edge-kinds.yaml": "edgeKinds:\n  - {name: depends_on, purpose: Any., example: none}\n",
  };
}
