/** One finding as a SARIF result. */
import { removesMark, type Finding, type TextEdit } from "../memory/finding.js";
import { grouped } from "../memory/grouped.js";
import type { Range } from "../memory/place.js";
import { wholeSentence } from "../memory/whole-sentence.js";
import { encodePath, repositoryPath } from "./repository-path.js";
import { visibleStart } from "./visible-text.js";

const MESSAGE_LIMIT = 1000;
const NAME_LIMIT = 300;
/** GitHub keeps 1,000 locations of a result and shows 100. */
const RELATED_LIMIT = 100;
/** Characters of new text in all edits of a result; a longer suggestion is left to the other outputs. */
const FIX_LIMIT = 10_000;

/**
 * The fingerprint stands under our own key: what readers compute under theirs is theirs to compute.
 * @param ruleIndex index among the run's rules
 */
export function sarifResult(finding: Finding, ruleIndex: number, root: string): unknown {
  const { rule, severity, message, path, range, record, suggestion, related, accepted, fingerprint } = finding;
  return {
    ruleId: rule,
    ruleIndex,
    level: severity,
    message: { text: plain(suggestion ? `${wholeSentence(message)} ${suggestion.message}` : message) },
    locations: [
      {
        physicalLocation: physicalLocation(root, path, range),
        ...(record !== undefined && {
          logicalLocations: [{ fullyQualifiedName: visibleStart(record, NAME_LIMIT), kind: "record" }],
        }),
      },
    ],
    ...(related.length > 0 && {
      relatedLocations: related.slice(0, RELATED_LIMIT).map((place, index) => ({
        id: index + 1,
        message: { text: plain(place.message) },
        physicalLocation: physicalLocation(root, place.path, place.range),
      })),
    }),
    partialFingerprints: { "memorySteward/v1": fingerprint },
    ...(suggestion && isShort(suggestion.edits) && { fixes: [fixOf(suggestion.message, suggestion.edits, root)] }),
    ...(accepted && {
      suppressions: [
        {
          kind: "external",
          status: "accepted",
          justification: accepted === "baseline" ? "In the baseline." : "Waived.",
        },
      ],
    }),
  };
}

/** SARIF reads `[text](target)` in a message as a link: the two brackets are kept apart. */
function plain(text: string): string {
  return visibleStart(text, MESSAGE_LIMIT).replace(/\](?=\()/g, "] ");
}

function physicalLocation(root: string, path: string, range: Range): unknown {
  return { artifactLocation: artifactLocation(root, path), region: regionOf(range) };
}

function artifactLocation(root: string, path: string): unknown {
  return { uri: encodePath(repositoryPath(root, path)), uriBaseId: "%SRCROOT%" };
}

function regionOf({ start, end }: Range): unknown {
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
}

/** SARIF counts no byte-order mark among the characters, so it cannot say that one goes. */
function isShort(edits: readonly TextEdit[]): boolean {
  return (
    edits.length > 0 &&
    !edits.some(removesMark) &&
    edits.reduce((sum, { newText }) => sum + newText.length, 0) <= FIX_LIMIT
  );
}

function fixOf(message: string, edits: readonly TextEdit[], root: string): unknown {
  return {
    description: { text: plain(message) },
    artifactChanges: [...grouped(edits, ({ path }) => path)].map(([path, list]) => ({
      artifactLocation: artifactLocation(root, path),
      replacements: list.map(({ range, newText }) => ({
        deletedRegion: regionOf(range),
        ...(newText !== "" && { insertedContent: { text: newText } }),
      })),
    })),
  };
}
