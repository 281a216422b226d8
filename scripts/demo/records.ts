/** What the agents of the demo write. Path to text; null deletes. */
import { filesOf } from "../../__tests__/github/example-files.js";
import { CLEAN, ONE_ERROR, type FileChanges } from "../pictures/changes.js";

const MISTAKES = "examples/company-brain-mistakes";
const GOOD_PATH = "runbooks/cache-node-disk-full.md";
export const BAD_PATH = "graph/services/artifact-store.yaml";

const GOOD = { [GOOD_PATH]: textOf(CLEAN, GOOD_PATH) };

/** One record as it should be, one with an edge to nothing. */
export const PROPOSAL: FileChanges = { ...GOOD, [BAD_PATH]: textOf(ONE_ERROR, BAD_PATH) };

/** As the comment suggests it. */
export const MENDED: FileChanges = {
  [BAD_PATH]: replaced(textOf(ONE_ERROR, BAD_PATH), "service:registry-miror", "service:registry-mirror"),
};

/** Ten files: one record as it should be, and the example's nine mistakes. */
export function contribution(): FileChanges {
  const { "delete.txt": deleted = "", ...files } = filesOf(MISTAKES);
  const gone = deleted.split("\n").filter((path) => path !== "" && !path.startsWith("#"));
  return { ...files, ...Object.fromEntries(gone.map((path) => [path, null])), ...GOOD };
}

/** The five mistakes that are left to a person. @param read a file as it stands after `fix` */
export function mendedContribution(read: (path: string) => string): FileChanges {
  const kept = "graph/packages/cache-client.yaml";
  const edits: readonly (readonly [path: string, from: string, to: string])[] = [
    ["decisions/pull-through-registry-mirror.md", "status: draft", "status: approved"],
    [BAD_PATH, "service:registry-miror", "service:registry-mirror"],
    ["incidents/2026-10-deploys-after-freeze.md", "tags: [deploy]", "tags: [deploy]\nupdatedAt: 2026-10-12T09:35:00Z"],
    ["runbooks/certificate-renewal.md", "runbook:internal-certificate-rotation", "runbook:certificate-renewal"],
  ];
  return {
    [kept]: textOf(filesOf("examples/company-brain"), kept),
    ...Object.fromEntries(edits.map(([path, from, to]) => [path, replaced(read(path), from, to)])),
  };
}

/** A record of its own for each of the other pull requests. The last one adds what the contribution adds too. */
export function otherProposal(number: number, count: number): Readonly<Record<string, string>> {
  if (number === count) return { "graph/services/release-artifacts.yaml": textOf(MENDED, BAD_PATH) };
  return {
    [`graph/tools/probe-${number}.yaml`]: `nodeKind: Tool
id: tool:probe-${number}
attributes:
  title: Probe ${number}
  summary: Watches one queue of the build farm.
  status: draft
  owners: [team:build]
  tags: [ci]
  updatedAt: 2026-11-02T08:00:00Z
`,
  };
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`"${from}" does not stand in the text any more.`);
  return text.replace(from, to);
}

function textOf(files: FileChanges, path: string): string {
  const text = files[path];
  if (typeof text !== "string") throw new Error(`There is no text of ${path}.`);
  return text;
}
