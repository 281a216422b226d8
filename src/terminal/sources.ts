import type { CheckResult } from "../commands/check/check.js";
import type { Finding } from "../memory/finding.js";
import type { RestrictedRecords } from "../memory/restricted.js";
import { grouped } from "../memory/grouped.js";
import type { Range } from "../memory/place.js";
import { filesAt } from "../memory/tree-lookup.js";
import { maskedAround } from "./masked-around.js";
import { redactor } from "./redaction.js";

/**
 * Texts of the files that findings stand in, for code frames, every secret masked in its place: a frame cuts and wraps, and
 * shows lines beside the finding's. Bytes that are not UTF-8 show as U+FFFD.
 */
export async function readSources({
  report,
  shown,
  judgement,
}: CheckResult): Promise<(path: string) => string | undefined> {
  const paths = new Set(report.findings.map(({ path }) => path));
  const texts = new Map<string, string>();
  const decoder = new TextDecoder();
  for (const tree of new Set([shown, judgement.memory.tree])) {
    const missing = new Set([...paths].filter((path) => !texts.has(path)));
    await tree.read(await filesAt(missing, tree), (entry, bytes) => {
      if (!(bytes instanceof Error)) texts.set(entry.path, decoder.decode(bytes));
    });
  }
  const places = placesOf(report.findings);
  const clean = new Map<string, string>();
  return (path) => {
    const text = texts.get(path);
    const known = clean.get(path);
    if (text === undefined || known !== undefined) return known;
    const masked = maskedAround(text, places.get(path) ?? [], (part) => redactor.masked(part));
    clean.set(path, masked);
    return masked;
  };
}

/** What is shown of each file: where findings stand, and what their suggestions edit. */
function placesOf(findings: readonly Finding[]): ReadonlyMap<string, readonly { readonly range: Range }[]> {
  return grouped(
    findings.flatMap(({ path, range, suggestion }) => [{ path, range }, ...(suggestion?.edits ?? [])]),
    ({ path }) => path,
  );
}

/** The same for readers who may not see restricted records. @param restricted undefined where everything may be shown. */
export async function sourcesFor(
  result: CheckResult,
  restricted: RestrictedRecords | undefined,
): Promise<(path: string) => string | undefined> {
  const textOf = await readSources(result);
  return restricted ? (path) => (restricted.paths.has(path) ? undefined : textOf(path)) : textOf;
}
