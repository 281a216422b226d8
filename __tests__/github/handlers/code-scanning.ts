/** SARIF uploads: unpacked, measured against the published limits, processed after some reads. */
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { notFound, Refused, type Handler } from "../answers.js";
import { isObject, listAt, parseJson, textAt, type Json } from "../json.js";
import type { Sarif } from "../state.js";
import { Views } from "../views.js";

const unpack = promisify(gunzip);
const COMPRESSED_BYTES = 10 * 1024 * 1024;
const LIMITS = { runs: 20, results: 25_000, rules: 25_000, tags: 20, locations: 1000 };

export const CODE_SCANNING_HANDLERS: Readonly<Record<string, Handler>> = {
  "code-scanning/upload-sarif": async (call) => {
    const { standIn, repository } = call;
    if (!repository.codeScanning)
      throw new Refused(
        403,
        "Code scanning is not enabled for this repository. Please enable code scanning in the repository settings.",
      );
    const commit = textAt(call.body, "commit_sha") ?? "";
    if ((await repository.git.typeOf(commit)) !== "commit") throw notFound();
    const packed = Buffer.from(textAt(call.body, "sarif") ?? "", "base64");
    if (packed.byteLength > COMPRESSED_BYTES) throw new Refused(413, "SARIF upload is too large");
    const document = await readSarif(packed);
    const fault = sarifFault(document);
    if (fault !== undefined) throw new Refused(400, `Invalid SARIF. ${fault}`);
    const id = `00000000-0000-4000-8000-${String(standIn.id()).padStart(12, "0")}`;
    const sarif: Sarif = { id, ref: textAt(call.body, "ref") ?? "", commit, document, pendingReads: 1 };
    repository.sarifs.set(id, sarif);
    return { status: 202, body: { id, url: new Views(standIn).api(repository, "code-scanning", "sarifs", id) } };
  },

  "code-scanning/get-sarif": (call) => {
    const sarif = call.repository.sarifs.get(textAt(call.path, "sarif_id") ?? "");
    if (!sarif) throw notFound();
    if (sarif.pendingReads-- > 0) return { status: 200, body: { processing_status: "pending" } };
    const url = `${new Views(call.standIn).api(call.repository, "code-scanning", "analyses")}?sarif_id=${sarif.id}`;
    return { status: 200, body: { processing_status: "complete", analyses_url: url } };
  },
};

async function readSarif(packed: Buffer): Promise<Json> {
  try {
    return parseJson((await unpack(packed)).toString("utf8"));
  } catch {
    throw new Refused(400, "The SARIF file is not gzip-compressed and base64-encoded JSON.");
  }
}

/** What GitHub refuses of a document, beside the schema that it shares with every SARIF reader. */
function sarifFault(document: Json): string | undefined {
  if (!isObject(document) || document["version"] !== "2.1.0") return "Only version 2.1.0 is supported.";
  const runs = listAt(document, "runs");
  if (runs.length > LIMITS.runs) return `${runs.length} runs, ${LIMITS.runs} are allowed.`;
  for (const run of runs) {
    if (textAt(run, "tool", "driver", "name") === undefined) return "A run needs a tool with a name.";
    const results = listAt(run, "results");
    const rules = listAt(run, "tool", "driver", "rules");
    if (results.length > LIMITS.results) return `${results.length} results, ${LIMITS.results} are allowed.`;
    if (rules.length > LIMITS.rules) return `${rules.length} rules, ${LIMITS.rules} are allowed.`;
    if (rules.some((rule) => listAt(rule, "properties", "tags").length > LIMITS.tags))
      return "A rule has more than 20 tags.";
    for (const result of results) {
      if (textAt(result, "message", "text") === undefined) return "A result needs a message.";
      const locations = listAt(result, "locations");
      if (locations.length === 0) return "A result needs at least one location.";
      if (locations.length > LIMITS.locations) return "A result has more than 1,000 locations.";
      if (textAt(locations[0], "physicalLocation", "artifactLocation", "uri") === undefined)
        return "A location needs a file.";
      // An upload by API gets no fingerprints from the upload Action, and without them alerts double.
      if (!isObject(isObject(result) ? result["partialFingerprints"] : undefined))
        return "A result needs partialFingerprints.";
    }
  }
  return undefined;
}
