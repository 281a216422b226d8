/** `baseline import`: what other scanners were told to pass over, as accepted secrets of ours. */
import { createHash } from "node:crypto";
import { readForeignBaseline, type ForeignEntry } from "../../load/foreign-baseline.js";
import { validated } from "../../layouts/file-schemas.js";
import { loadGate, type Gate, type GateOptions } from "../../load/gate.js";
import type { BaselineFile } from "../../generated/types/baseline.js";
import type { AcceptedSecret } from "../../memory/baseline-and-waivers.js";
import { BASELINE_LIMITS } from "../../memory/document.js";
import type { RuleId } from "../../memory/finding.js";
import type { FoundSecret } from "../../memory/found-secret.js";
import { addTo } from "../../memory/grouped.js";
import type { Repository } from "../../memory/repository.js";
import { readFile, type Tree } from "../../memory/tree.js";
import { TreeLookup } from "../../memory/tree-lookup.js";
import { UserError } from "../../memory/user-error.js";
import { parseFile } from "../../parse/parse-file.js";
import { searchTree } from "../../secrets/search.js";
import { standingSecrets } from "../../secrets/standing.js";
import { baselineText, type BaselineText } from "./baseline.js";
import type { SecretSearch } from "./secrets-of.js";

export interface ImportInput {
  readonly repository: Pick<Repository, "commitTree">;
  /** Whose secrets are accepted. */
  readonly tree: Tree;
  /** Folder of the tree, relative to the top of the repository: empty or ending with a slash. */
  readonly prefix: string;
  readonly gate: GateOptions;
  /** Text of the foreign file, and what a person calls it. */
  readonly text: string;
  readonly name: string;
  /** Who accepts them, why, until when. */
  readonly answer: Required<Pick<AcceptedSecret, "actor" | "reason" | "expires">>;
  /** Key of the fingerprints, where the baseline has none yet. */
  readonly newSalt: string;
  readonly onSecret?: SecretSearch["onValue"];
}

export interface ImportResult {
  /** With what is there now. */
  readonly file: BaselineText & { readonly before: Uint8Array | undefined };
  /** Entries that a secret was found for. */
  readonly matched: number;
  /** The others, each with the reason. */
  readonly left: readonly { readonly label: string; readonly reason: string }[];
}

/** @throws UserError where the foreign file or our own baseline cannot be read. */
export async function importBaseline(input: ImportInput): Promise<ImportResult> {
  const { tree, prefix, answer } = input;
  const gate = await loadGate(tree, input.gate);
  const own = await ownBaseline(tree, gate);
  const salt = gate.baseline.salt ?? input.newSalt;
  const entries = readForeignBaseline(input.text, input.name);
  const found = new SecretsByPlace(input, salt);
  const secrets = new Map(gate.baseline.secrets);
  const left: { label: string; reason: string }[] = [];
  let matched = 0;
  for (const entry of entries) {
    const { label, path } = entry;
    if (entry.isReal) {
      left.push({ label, reason: "it is marked as a real secret: revoke it" });
      continue;
    }
    if (!path.startsWith(prefix)) {
      left.push({ label, reason: "it lies outside the folder" });
      continue;
    }
    const fitting = await found.matching({ ...entry, path: path.slice(prefix.length) });
    if (fitting.length > 0) matched++;
    else left.push({ label, reason: "nothing is found there" });
    for (const { rule, path: place, match } of fitting) {
      secrets.set(match.fingerprint, { fingerprint: match.fingerprint, rule, path: place, ...answer });
    }
  }
  const text = baselineText(gate.baselinePath, own?.file.findings ?? [], [...secrets.values()], salt);
  return { file: { ...text, before: own?.bytes }, matched, left };
}

type Standing = FoundSecret & { readonly rule: RuleId };

/** Those of one version of a file, by what entries name them by: there may be thousands of both. */
interface Indexed {
  readonly byLine: ReadonlyMap<number, readonly Standing[]>;
  readonly bySha1: ReadonlyMap<string, readonly Standing[]>;
}

/** Secrets of files, each version searched once. */
class SecretsByPlace {
  readonly #input: ImportInput;
  readonly #salt: string;
  readonly #known = new Map<string, Promise<Indexed>>();
  readonly #sha1s = new Map<string, Set<string>>();

  constructor(input: ImportInput, salt: string) {
    this.#input = input;
    this.#salt = salt;
  }

  async matching({ path, commit, line, sha1 }: ForeignEntry): Promise<readonly Standing[]> {
    const key = `${commit ?? ""}\0${path}`;
    let secrets = this.#known.get(key);
    if (!secrets) this.#known.set(key, (secrets = this.#indexed(path, commit)));
    const { byLine, bySha1 } = await secrets;
    if (sha1 !== undefined) return bySha1.get(sha1) ?? [];
    return line === undefined ? [] : (byLine.get(line) ?? []);
  }

  async #indexed(path: string, commit: string | undefined): Promise<Indexed> {
    const byLine = new Map<number, Standing[]>();
    const bySha1 = new Map<string, Standing[]>();
    for (const secret of await this.#search(path, commit)) {
      const { range, match } = secret;
      for (let line = range.start.line; line <= range.end.line; line++) addTo(byLine, line, secret);
      for (const sha1 of this.#sha1s.get(match.fingerprint) ?? []) addTo(bySha1, sha1, secret);
    }
    return { byLine, bySha1 };
  }

  async #search(path: string, commit: string | undefined): Promise<readonly Standing[]> {
    const tree = await this.#treeOf(commit);
    const entry = await (tree && new TreeLookup(tree).file(path));
    if (!tree || !entry) return [];
    const { secrets } = await searchTree(tree, [entry], {
      salt: this.#salt,
      onValue: (match, forms) => {
        this.#input.onSecret?.(match, forms);
        const hashes = this.#sha1s.get(match.fingerprint) ?? new Set();
        for (const form of forms) hashes.add(createHash("sha1").update(form).digest("hex"));
        this.#sha1s.set(match.fingerprint, hashes);
      },
    });
    return standingSecrets(secrets, () => true).filter(({ source }) => source === "file");
  }

  /** Undefined where the clone does not have the commit. */
  async #treeOf(commit: string | undefined): Promise<Tree | undefined> {
    if (commit === undefined) return this.#input.tree;
    try {
      return await this.#input.repository.commitTree(commit);
    } catch (error) {
      if (error instanceof UserError) return undefined;
      throw error;
    }
  }
}

/**
 * The baseline that is there, and its bytes.
 * @throws UserError as `validBaseline` does.
 */
export async function ownBaseline(
  tree: Tree,
  { baselinePath }: Pick<Gate, "baselinePath">,
): Promise<{ readonly file: BaselineFile; readonly bytes: Uint8Array } | undefined> {
  const entry = await new TreeLookup(tree).file(baselinePath);
  if (!entry) return undefined;
  const bytes = await readFile(tree, entry);
  return { file: await validBaseline(baselinePath, bytes), bytes };
}

/** @throws UserError where the file is another one, or is damaged: what stands in it would be lost. */
export async function validBaseline(baselinePath: string, bytes: Uint8Array): Promise<BaselineFile> {
  const { documents, problems } = parseFile(baselinePath, "json", bytes, BASELINE_LIMITS);
  const { value } = problems.length > 0 ? {} : await validated("baseline", documents[0]?.value);
  if (value) return value;
  throw new UserError(
    `${baselinePath} is not a baseline that can be added to, and is left as it is.`,
    "Mend what `check` says of it first, or name another file as `baseline` in the configuration",
  );
}
