import { writtenId } from "../../layouts/id-scope.js";
import type { Suggestion } from "../../memory/finding.js";
import { placeOfId, placeText } from "../../layouts/place-text.js";
import { unseenCharacters } from "../../memory/invisible.js";
import { fieldAnchor, type Declaration } from "../../memory/record.js";
import { withoutAlike } from "../../poison/fold.js";
import { fieldPointer } from "../field-pointer.js";
import { exampleId, idFault, MAX_ID_LENGTH, mendedId, missingPrefix, withPrefix, type IdFault } from "../id-form.js";
import { quote, withArticle } from "../phrases.js";
import type { GraphContext, Rule } from "../rule.js";

/** A longer one explains nothing in a message. */
const MAX_PATTERN_LENGTH = 90;

export const invalidId: Rule = {
  id: "record/invalid-id",
  title: "Id of a wrong form",
  severity: "error",
  rationale:
    "Ids are typed by hand, stand in URLs, file names and commit messages, and never change once others point at " +
    "them. One form for all keeps two people from writing one id in two ways.",
  remedy: "Write the id in the form that the layout asks for, before anything points at it.",
  source: "Schema specification, id conventions; record families, sections 1.5 and 2",
  bad: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:Lockfile Linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
    at: "graph/tools/lockfile-linter.yaml:2:5",
  },
  good: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
  },
  about: "declaration",
  searchesIds: true,
  // Of the whole graph, since an id that is offered must not be another record's.
  graph(context, report) {
    const renamed = new Map(context.change?.vanished.map(({ before, renamedTo }) => [renamedTo?.id, before.id]));
    context.graph.declarations.forEach((declaration) => {
      const { id, kind, role } = declaration;
      if (id === undefined || role === "extension" || role === "patch") return;
      const fault = idFault(id, kind, context);
      if (!fault || unseenCharacters(id, "name").length > 0) return;
      const prefix = missingPrefix(id, kind, context);
      // The prefix has a rule of its own: where it is all that breaks the convention, that rule says so.
      if (fault.whose === "convention" && prefix !== undefined && !idFault(withPrefix(id, prefix), kind, context))
        return;
      const suggestion = suggestionFor(declaration, renamed.get(id), context);
      report({
        message: `The id ${quote(id)}${impostorIn(id)} does not have the form that ${asker(fault, kind)}${formOf(fault, kind, context)}`,
        at: fieldAnchor(declaration, fieldPointer(declaration, "id", context.layout)),
        record: id,
        ...(fault.whose === "convention" && { severity: "warning" as const }),
        ...(suggestion && { suggestion }),
      });
    });
  },
};

/** A letter of another script that looks Latin: the reader sees an id that has the form. */
function impostorIn(id: string): string {
  if (id.length > MAX_ID_LENGTH) return "";
  const latin = withoutAlike(id);
  const index = id.split("").findIndex((letter, place) => letter !== latin[place]);
  const [letter = "", meant = ""] = [id[index], latin[index]];
  if (index < 0 || meant === "") return "";
  const code = letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return ` has the letter U+${code} where "${meant}" seems to stand, so it`;
}

function asker({ whose }: IdFault, kind = ""): string {
  return { layout: "the layout asks for", kind: `${withArticle(kind)} has`, convention: "is the convention here" }[
    whose
  ];
}

/** The end of the message: the pattern where people can read it, else an id that matches it. */
function formOf({ pattern }: IdFault, kind: string | undefined, context: GraphContext): string {
  if (pattern.length <= MAX_PATTERN_LENGTH) return `: ${pattern}`;
  const example = exampleId(kind, context);
  return example === undefined ? "." : `, such as ${quote(example)}.`;
}

/** What the file or its folder calls the record, where the layout ties the two: any other id would differ from that. */
function nameByPlace({ className, path, kind }: Declaration, context: GraphContext): string | undefined {
  const { layout } = context;
  const layoutClass = layout.classes.get(className);
  const part = layoutClass && placeOfId(layoutClass);
  const name = part && placeText(path, layout.root, part);
  return name === undefined || idFault(name, kind, context) ? undefined : name;
}

/** @param before the id that the record had before the change, where it had another. */
function suggestionFor(
  declaration: Declaration,
  before: string | undefined,
  context: GraphContext,
): Suggestion | undefined {
  const { id = "", kind, root } = declaration;
  const { graph, layout } = context;
  // The rule about renamed ids offers the edit: a second one, to another id, would contradict it.
  if (before !== undefined && !idFault(before, kind, context)) {
    return { message: `Keep the id ${before}, which has the form`, certain: false };
  }
  const pointer = fieldPointer(declaration, "id", layout);
  const mended = pointer.length > 0 ? (nameByPlace(declaration, context) ?? mendedId(id, kind, context)) : undefined;
  const written = mended === undefined ? undefined : writtenId(mended, declaration, layout);
  if (mended === undefined || written === undefined || !graph.isJudged(declaration)) return undefined;
  if (graph.has(mended)) {
    return {
      message: `Write an id of its own, since ${mended} is another record's; or merge the two records`,
      certain: false,
    };
  }
  return {
    message: `Name it ${written}, and change what points at it`,
    certain: false,
    edit: { kind: "set", pointer: [...root, ...pointer], value: written },
  };
}
