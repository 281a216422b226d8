/** Concepts of an OKF bundle and the pages beside them, sound and near it. */
import { LISTS, TIMES, type Family } from "./family.js";

const CONCEPTS = ["tables/a", "tables/b", "metrics/c", "tables/A", "tables/deep/d", "e"];

export const CONCEPTS_OF_OKF: Family = {
  layout: "okf",
  settings: [
    "",
    "",
    "severities: { graph/dangling-edge: error, status/unknown: error, change/deleted-record: note }\n",
    'exclude: ["tables/deep/**"]\n',
  ],
  shapes: [
    {
      paths: CONCEPTS.map((path) => `${path}.md`),
      format: "front matter",
      sound: (name) => ({ type: "Table", title: `Table ${name}`, description: "What it holds." }),
      members: {
        type: ["Metric", "table", "", undefined, 7, ["Table"]],
        title: ["", undefined, "Another", 7],
        status: ["draft", "stable", "deprecated", "Stable", "done", 7, null],
        tags: LISTS,
        generated: [null, "x", {}],
        "generated.at": TIMES,
        timestamp: TIMES,
        sensitivity: ["restricted", "odd"],
        made_up: ["x", { deep: [1] }],
      },
      bodies: [
        "[b](b.md) and [c](../metrics/c.md#part).\n",
        "[none](none.md) [top](/tables/a.md) [d](deep/d.md)\n",
        "",
        "# A heading\n",
        "[A](A.md) [folder](../metrics/) [list](index.md) [out](../../x.md)\n",
        "[[tables/b]] and [[c|the metric]]\n",
      ],
    },
    {
      paths: ["index.md", "tables/index.md", "metrics/log.md", "log.md"],
      format: "front matter",
      sound: () => ({}),
      members: { title: ["A title", 7], okf_version: ["0.2", 7], type: ["Table"] },
      bodies: [
        "# Tables\n\n- [a](a.md)\n- [b](/tables/b.md)\n",
        "## 2026-06-01\n\n- new: [c](c.md)\n",
        "",
        "[x](x.md)\n",
      ],
    },
    {
      paths: ["tables/data.csv", "README.txt", ".gitignore"],
      format: "text",
      sound: () => ({}),
      members: {},
      bodies: ["a,b\n", "*.csv\n"],
    },
  ],
};
