/** The forms in which an output may repeat a value. */

/** Lines of a value of several, such as a private key: one alone tells too much as soon as it is this long. */
const MIN_LINE = 8;

/**
 * Without repetition; the value itself first. `written` are the forms that the scanned text holds.
 * @param isRandom whether nothing but its randomness speaks for a secret: what it is in base64 is then whatever somebody chose, and hidden
 * wherever it stands it would hide the words of a report. Whoever learns it encodes it, since such texts may be many.
 */
export function formsOf(value: string, written: readonly string[], isRandom = false): string[] {
  const plain = [value, ...written, ...(isRandom ? [] : decodedForms(value))];
  const lines = plain.flatMap((form) => form.split(/[\r\n]+/).map((line) => line.trim()));
  const forms = [...plain, ...lines.filter((line) => line.length >= MIN_LINE)];
  const escaped = [
    JSON.stringify(value).slice(1, -1),
    percentEncoded(value),
    htmlEscaped(value),
    value.replace(/[^\w\s]/g, "\\$&"),
  ];
  return [...new Set([...forms, ...escaped, ...(isRandom ? [] : encodedForms(value))])].filter((form) => form !== "");
}

/** In hex and in base64. */
export function encodedForms(value: string): string[] {
  const bytes = Buffer.from(value, "utf8");
  return [bytes.toString("hex"), ...base64Forms(bytes)];
}

/** Of a login in base64, the login and its password. */
function decodedForms(value: string): string[] {
  if (value.length > 2048 || !/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(value)) return [];
  const text = Buffer.from(value, "base64").toString("latin1");
  if (!/^[\x20-\x7e]{4,}$/.test(text)) return [];
  return [text, text.slice(text.indexOf(":") + 1)];
}

function percentEncoded(value: string): string {
  return encodeURIComponent(value);
}

function htmlEscaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** How the value reads within base64, whatever stands before it: at each of three offsets, without the characters it shares. */
function base64Forms(bytes: Buffer): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
    const whole = shifted.subarray(0, shifted.length - (shifted.length % 3)).toString("base64");
    const own = whole.slice(offset === 0 ? 0 : 4);
    return [own, own.replaceAll("+", "-").replaceAll("/", "_")].filter((form) => form.length >= MIN_LINE);
  });
}
