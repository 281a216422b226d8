import { START_OF_FILE } from "../../memory/place.js";
import { RETIRED_WORDS } from "../../memory/statuses.js";
import { edgesBrokenBy } from "../broken-edge.js";
import { edgePlaces } from "../edge-places.js";
import { quote } from "../phrases.js";
import { retiringWord } from "../retirement.js";
import { counted } from "../../memory/counted.js";
import { quoted } from "../wording.js";
import type { Rule } from "../rule.js";

const STORE = `nodeKind: Service
id: service:store
attributes:
  { title: Store, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`;

const MIRROR = `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  depends_on: [{ target: service:store }]
`;

export const deletedRecord: Rule = {
  id: "change/deleted-record",
  title: "Record deleted that others or readers rely on",
  severity: "error",
  rationale:
    "Deleting a record breaks every edge that leads to it, in files that the change does not touch, and answers that " +
    "were built on it lose their source. An approved record that nothing points at is retired rather than deleted: " +
    "that is a warning.",
  remedy: "Put the record back and retire it by its status, or change every edge that is listed.",
  source: "Schema specification, ID conventions and validation rules; decision 12",
  bad: {
    before: { "graph/services/store.yaml": STORE, "graph/services/mirror.yaml": MIRROR },
    files: { "graph/services/mirror.yaml": MIRROR },
    at: "graph/services/store.yaml:1:1",
  },
  good: {
    before: { "graph/services/store.yaml": STORE, "graph/services/mirror.yaml": MIRROR },
    files: {
      "graph/services/store.yaml": STORE,
      "graph/services/mirror.yaml": `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-20T08:20:00Z" }
`,
    },
  },
  change(context, report) {
    const { change, layout } = context;
    for (const { before, renamedTo } of change.vanished) {
      const { id, primary } = before;
      if (renamedTo || layout.classes.get(primary.className)?.appendOnly === true) continue;
      const broken = edgesBrokenBy(before, context);
      // The file may be gone, so there is no structure to look the place up by.
      const isFileGone = !context.hasPath(primary.path);
      const back = isFileGone ? "Put the file back" : `Put ${id} back`;
      const word = retiringWord(before, context, ["archived", ...RETIRED_WORDS]);
      const common = { at: { path: primary.path, range: START_OF_FILE }, record: id };
      if (broken.length > 0) {
        const sources = new Set(broken.map(({ from }) => from.id ?? from.path));
        // A layout may take it lightly that a link leads nowhere.
        const weight =
          broken.every(({ edge }) => edge.form === "link") && context.severities.get("graph/dangling-edge");
        report({
          ...common,
          ...(weight && weight !== "off" && { severity: weight }),
          message: `${quote(id)} is deleted, and ${counted(broken.length, "edge")} of ${counted(sources.size, "record")} still lead${broken.length === 1 ? "s" : ""} to it: from ${quoted(sources)}.`,
          suggestion: {
            message:
              word === undefined
                ? `${back}, or change the edges`
                : `${back} and set the status to ${word}, or change the edges`,
            certain: false,
          },
          related: edgePlaces(broken, layout, "this edge leads to the deleted record"),
        });
      } else if (primary.status === "approved") {
        report({
          ...common,
          severity: "warning",
          message: `${quote(id)} is approved and is deleted; its id stays in snapshots and in what was built on it.`,
          suggestion: { message: word === undefined ? back : `${back} and set the status to ${word}`, certain: false },
        });
      }
    }
  },
};
