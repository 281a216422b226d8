import { describe, expect, it } from "vitest";
import { pictureOfChange } from "../../../src/load/compare/picture-of-change.js";
import { drawingOf } from "../../../src/report/comment/drawing.js";
import { mermaidLines } from "../../../src/report/comment/mermaid.js";
import { checkFiles, type Files } from "../../support/check-files.js";
import { service } from "../../support/services.js";
import { picture } from "./inputs.js";

async function pictureOf(before: Files, after: Files) {
  const { judgement, gate } = await checkFiles(after, { before });
  if (!judgement.change) throw new Error("nothing was compared");
  return pictureOfChange(judgement.change, gate);
}

const said = ({ edges }: Awaited<ReturnType<typeof pictureOf>>) =>
  edges.map(({ from, kind, to, state }) => `${from} ${kind} ${to} ${state}`);

describe("changePicture", () => {
  it("tells edges that came, went and broke, by the change or by the loss of their target", async () => {
    const shown = await pictureOf(
      {
        "graph/a.yaml": service("a", "depends_on: [{ target: service:b }]"),
        "graph/b.yaml": service("b", "depends_on: [{ target: service:c }]"),
        "graph/c.yaml": service("c"),
        "graph/d.yaml": service("d", "depends_on: [{ target: service:c }]"),
      },
      {
        "graph/a.yaml": service("a", "depends_on: [{ target: service:b }]"),
        "graph/c.yaml": service("c"),
        "graph/d.yaml": service(
          "d",
          "depends_on: [{ target: service:nowhere }], requires_config: [{ target: config:x }]",
        ),
        "graph/e.yaml": service("e", "depends_on: [{ target: service:c }]"),
      },
    );
    expect(said(shown)).toEqual([
      "service:a depends_on service:b broken",
      "service:b depends_on service:c removed",
      "service:d depends_on service:c removed",
      "service:d depends_on service:nowhere broken",
      "service:d requires_config config:x added",
      "service:e depends_on service:c added",
    ]);
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
    expect([ids(shown.added), ids(shown.changed), ids(shown.deleted)]).toEqual([
      ["service:e"],
      ["service:d"],
      ["service:b"],
    ]);
    expect([...shown.neighbours.keys()].sort()).toEqual(["service:a", "service:c"]);
    expect([...shown.deletedFiles]).toEqual(["graph/b.yaml"]);
  });

  it("does not blame a change for an edge that led nowhere before", async () => {
    const broken = "depends_on: [{ target: service:nowhere }]";
    const shown = await pictureOf(
      { "graph/a.yaml": service("a", broken) },
      { "graph/a.yaml": service("a", broken, "draft") },
    );
    expect(shown.edges).toEqual([]);
    expect(shown.changed).toHaveLength(1);
  });
});

it("does not blame a change that gives a record another id for an edge that led nowhere before", async () => {
  const edges = (more: string) => `depends_on: [{ target: service:nowhere }${more}]`;
  const shown = await pictureOf(
    { "graph/a.yaml": service("a", edges("")) },
    { "graph/a.yaml": service("renamed", edges(", { target: service:lost }")) },
  );
  expect([shown.added.length, shown.deleted.length]).toEqual([1, 1]);
  expect(said(shown)).toEqual(["service:renamed depends_on service:lost broken"]);
});

describe("drawingOf", () => {
  it("draws what broke first, and counts what it leaves out", () => {
    const edges = Array.from({ length: 300 }, (_, i) => ({
      from: `service:a${i}`,
      kind: "depends_on",
      to: `service:b${i}`,
      state: i === 299 ? ("broken" as const) : ("added" as const),
    }));
    const drawing = drawingOf(picture({ edges, files: 1 }), new Set());
    expect(drawing?.edges[0]).toMatchObject({ from: 0, to: 1, state: "broken" });
    expect(drawing?.nodes.length).toBeLessThanOrEqual(10);
    expect((drawing?.edges.length ?? 0) + (drawing?.edgesLeftOut ?? 0)).toBe(300);
    expect(drawingOf(picture({ files: 1 }), new Set())).toBeUndefined();
  });

  it("takes titles from beside the picture where that has none, but for those that are withheld", () => {
    const edges = [{ from: "service:a", kind: "depends_on", to: "service:b", state: "broken" as const }];
    const titles = new Map([
      ["service:a", "Checkout"],
      ["service:b", "Withheld"],
    ]);
    expect(drawingOf(picture({ edges, files: 1 }), new Set(["service:b"]), titles)?.nodes).toEqual([
      { id: "service:a", title: "Checkout", state: "outside" },
      { id: "service:b", state: "missing" },
    ]);
  });

  it("is written for Mermaid with every record's text as a label", () => {
    const drawing = drawingOf(
      picture({
        added: [{ id: 'a"]; click n0 "x', title: "Über `alles` <b>" }],
        edges: [{ from: 'a"]; click n0 "x', kind: "depends_on", to: "service:gone", state: "broken" }],
        files: 1,
      }),
      new Set(),
    );
    expect(drawing && mermaidLines(drawing)).toEqual([
      "flowchart LR",
      '  n0["a···\u00A0click\u00A0n0\u00A0·x<br/>Über\u00A0·alles·\u00A0·b·<br/>new"]:::added',
      '  n1["service:gone<br/>does not exist"]:::missing',
      '  n0 --x|"depends_on<br/>broken"| n1',
      "  classDef added fill:#dafbe1,stroke:#1a7f37,color:#1f2328",
      "  classDef missing fill:#ffebe9,stroke:#cf222e,color:#1f2328,stroke-dasharray:4 3",
      "  linkStyle 0 stroke:#cf222e",
    ]);
  });
});
