/** Key material of kubeconfig files, and literal values of Kubernetes Secrets. */
import type { Report } from "../candidate.js";
import type { View } from "../view.js";
import { isChosenPassword } from "./chosen-password.js";
import { nextLine, type Structure } from "./structure.js";

export const KUBECONFIG: Structure = {
  id: "kubeconfig-credentials",
  provider: "Kubernetes",
  document: "https://kubernetes.io/docs/concepts/configuration/organize-cluster-access-kubeconfig/",
  revoke: "Revoke the user's certificate or token on the cluster, and issue another.",
  keywords: ["kind: config"],
  open: documentScanner((lines, report) => {
    for (const line of lines) {
      const isCredential = /^(?:client-key-data|token|password)$/.test(line.key);
      if (isCredential && isLiteral(line.value)) tell(KUBECONFIG.id, line, report);
    }
  }),
};

export const KUBERNETES_SECRET: Structure = {
  id: "kubernetes-secret",
  provider: "Kubernetes",
  document: "https://kubernetes.io/docs/concepts/configuration/secret/",
  revoke: "Replace what the Secret holds at the service that it is for, then seal it or keep it in a secret store.",
  keywords: ["kind: secret"],
  open: documentScanner((lines, report) => {
    let section: Line | undefined;
    for (const line of lines) {
      if (section && line.indent <= section.indent) section = undefined;
      if (section) {
        const value = section.key === "data" ? decoded(line.value) : line.value;
        if (value !== undefined && isLiteral(value) && !PLAIN_KEY.test(line.key))
          tell(KUBERNETES_SECRET.id, line, report);
      } else if (line.value === "" && /^(?:data|stringData)$/.test(line.key)) section = line;
    }
  }),
};

/** Entries of a Secret that hold no secret by themselves. */
const PLAIN_KEY =
  /user|login|host|port$|database|dbname|namespace|email|region|endpoint|url$|\.crt$|^ca\b|_id$|type$|name$/i;

/** Bytes of one document that are read. */
const MAX_DOCUMENT = 256 * 1024;
const MAX_LINE_LENGTH = 16 * 1024;

interface Line {
  readonly indent: number;
  readonly key: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

type ReadDocument = (lines: Iterable<Line>, report: Report) => void;

/** Reads each YAML document once, however often it names its kind. */
function documentScanner(read: ReadDocument): Structure["open"] {
  return (view, report) => {
    let done = 0;
    return (start) => {
      if (start < done) return;
      const from = documentStart(view.bytes, start, done);
      done = documentEnd(view.bytes, start);
      read(linesOf(view, from, done), report);
    };
  };
}

function documentStart(bytes: Buffer, at: number, least: number): number {
  const from = Math.max(least, at - MAX_DOCUMENT);
  const marker = bytes.subarray(from, at).lastIndexOf("\n---");
  return marker < 0 ? from : from + marker + 1;
}

function documentEnd(bytes: Buffer, at: number): number {
  for (let line = at; line < bytes.length && line - at < MAX_DOCUMENT; line = nextLine(bytes, line)) {
    const text = bytes.toString("latin1", line, line + 3);
    if (text === "---" || text === "```") return line;
  }
  return Math.min(bytes.length, at + MAX_DOCUMENT);
}

function* linesOf({ bytes }: View, from: number, to: number): Generator<Line> {
  for (let start = from; start < to;) {
    const lineStart = start;
    start = Math.min(nextLine(bytes, lineStart), to);
    const text = bytes.toString("latin1", lineStart, Math.min(start, lineStart + MAX_LINE_LENGTH));
    const entry = /^([ \t]*(?:- )?)(["']?)([\w.-]{1,100})\2:[ \t]*(?:["']?)(\S*)/.exec(text);
    if (!entry) continue;
    const [whole, indent = "", , key = "", quotedValue = ""] = entry;
    const value = quotedValue.replace(/["']$/, "");
    const valueStart = lineStart + whole.length - quotedValue.length;
    yield { indent: indent.length, key, value, start: valueStart, end: valueStart + value.length };
  }
}

function isLiteral(value: string): boolean {
  return !/^[|>&*!{[]/.test(value) && value.length >= 8 && isChosenPassword(value);
}

function decoded(value: string): string | undefined {
  if (!/^[A-Za-z0-9+/]{8,}={0,2}$/.test(value)) return undefined;
  return Buffer.from(value, "base64").toString("latin1");
}

function tell(format: string, { start, end }: Line, report: Report): void {
  report({ format, tier: 1, start, end, guessable: end - start < 40 });
}
