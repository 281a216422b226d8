export const id = 1834;
export const ids = [1834];
export const modules = {

/***/ 90176:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


/* global exports, require */
/*
 * The `yaml` package, loaded at its first use: nearly every file is read without it. An import would load it with the
 * program; `require` inside a function is the one way to load it late and at once.
 */
let library;
const yaml = () => (library ??= __webpack_require__(38815));

// Without the bundle Node finds out by these lines which names there are.
exports.Composer = undefined;
exports.CST = undefined;
exports.Document = undefined;
exports.Lexer = undefined;
exports.Parser = undefined;
exports.Scalar = undefined;
exports.isAlias = undefined;
exports.isMap = undefined;
exports.isScalar = undefined;
exports.isSeq = undefined;
exports.stringify = undefined;
exports.visit = undefined;

for (const name of Object.keys(exports)) {
  Object.defineProperty(exports, name, { enumerable: true, get: () => yaml()[name] });
}


/***/ }),

/***/ 29360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ DEFAULT_LIMITS)
/* harmony export */ });
const DEFAULT_LIMITS = { fileBytes: 4 * 1024 * 1024, depth: 64, aliases: 20, documents: 10_000 };


/***/ }),

/***/ 34215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decode)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var _flaw_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6927);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55406);



const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
function decode(path, bytes) {
    const problems = [];
    const marked = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte);
    if (marked)
        problems.push(byteOrderMark(path));
    const content = marked ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes;
    const bad = encodingProblem(path, content);
    if (bad)
        return { text: undefined, problems: [...problems, bad] };
    return { text: utf8(content), problems };
}
function encodingProblem(path, bytes) {
    const [first, second] = bytes;
    if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
        return encoding(path, bytes, 0, "The file is UTF-16", "Save the file as UTF-8 without a byte-order mark");
    }
    const nul = bytes.indexOf(0);
    const valid = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes);
    const invalid = valid ? -1 : firstInvalidByte(bytes);
    if (invalid !== -1 && (nul === -1 || invalid < nul)) {
        const hex = (bytes[invalid] ?? 0).toString(16).toUpperCase().padStart(2, "0");
        return encoding(path, bytes, invalid, `Byte ${invalid} (0x${hex}) is not valid UTF-8`, "Save the file as UTF-8");
    }
    if (nul === -1)
        return undefined;
    return encoding(path, bytes, nul, `Byte ${nul} is NUL, which no text file holds`, "Remove the NUL character");
}
function encoding(path, bytes, offset, message, advice) {
    const before = utf8(bytes.subarray(0, offset));
    const start = new _lines_js__WEBPACK_IMPORTED_MODULE_2__/* .LineIndex */ .rr(before).position(before.length);
    const end = { line: start.line, column: start.column + 1 };
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE */ .xZ.encoding,
        message: `${message}. The file was not read.`,
        at: { path, range: { start, end } },
        suggestion: { message: advice, certain: false },
    };
}
function byteOrderMark(path) {
    const start = { line: 1, column: 1 };
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_1__/* .RULE */ .xZ.byteOrderMark,
        severity: "warning",
        message: "The file begins with a byte-order mark, which many tools take for text.",
        at: { path, range: { start, end: start } },
        suggestion: { message: "Save the file as UTF-8 without a byte-order mark", certain: false },
    };
}
function utf8(bytes) {
    return node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
}
function firstInvalidByte(bytes) {
    for (let at = 0; at < bytes.length;) {
        const length = sequenceLength(bytes, at);
        if (length === 0)
            return at;
        at += length;
    }
    return -1;
}
function sequenceLength(bytes, at) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80)
        return 1;
    const follows = lead >= 0xc2 && lead <= 0xdf ? 1 : lead >= 0xe0 && lead <= 0xef ? 2 : lead >= 0xf0 && lead <= 0xf4 ? 3 : 0;
    if (follows === 0)
        return 0;
    const second = bytes[at + 1] ?? 0;
    const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (second < lowest || second > highest)
        return 0;
    for (let next = 2; next <= follows; next++)
        if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80)
            return 0;
    return follows + 1;
}


/***/ }),

/***/ 21834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ readFast),
  useFullParser: () => (/* binding */ useFullParser)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/src/parse/markdown-body.js + 5 modules
var markdown_body = __webpack_require__(17602);
// EXTERNAL MODULE: ./build/src/parse/open-file.js + 1 modules
var open_file = __webpack_require__(96893);
;// CONCATENATED MODULE: ./build/src/parse/strict-scan.js
const NEWLINE = 0x0a;
const SPACE = 0x20;
const QUOTE = 0x22;
const HASH = 0x23;
const APOSTROPHE = 0x27;
const PLUS = 0x2b;
const COMMA = 0x2c;
const DASH = 0x2d;
const DOT = 0x2e;
const COLON = 0x3a;
const GREATER = 0x3e;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const BAR = 0x7c;
const CLOSE_BRACE = 0x7d;
const GIVE_UP = 0;
const IN_TEXT = 1;
const IN_PLAIN = 2;
const IN_FLOW = 4;
const IN_SINGLE = 8;
const IN_DOUBLE = 16;
const ODD = 32;
const BYTES = byteTable();
function byteTable() {
    const table = new Uint8Array(256);
    table.fill(IN_TEXT | IN_PLAIN | IN_FLOW | IN_SINGLE | IN_DOUBLE, 0, SPACE);
    table[0x7f] = table[0] ?? 0;
    table.fill(ODD, 0x80);
    table[APOSTROPHE] = IN_SINGLE;
    table[QUOTE] = table[BACKSLASH] = IN_DOUBLE | ODD;
    table[COLON] = table[HASH] = IN_PLAIN | IN_FLOW;
    for (const byte of [COMMA, OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE])
        table[byte] = IN_FLOW;
    return table;
}
const AT_END = -1;
const AT_DOCUMENT_START = -2;
const AT_DOCUMENT_END = -3;
const MAX_DEPTH = 64;
const MAX_KEYS = 4096;
class Scan {
    src = Buffer.alloc(0);
    pos = 0;
    end = 0;
    line = 0;
    indent = 0;
    gap = false;
    out = Buffer.allocUnsafeSlow(1 << 16);
    o = 0;
    column = 0;
    top = -1;
    columns = new Int32Array(MAX_DEPTH);
    sequences = new Uint8Array(MAX_DEPTH);
    keyBases = new Int32Array(MAX_DEPTH);
    keys = 0;
    keySignatures = new Int32Array(MAX_KEYS);
    keyStarts = new Int32Array(MAX_KEYS);
    keyEnds = new Int32Array(MAX_KEYS);
    reset(src, start, end) {
        this.src = src;
        this.pos = start;
        this.end = end;
        this.o = 0;
        this.keys = 0;
    }
}

;// CONCATENATED MODULE: ./build/src/parse/strict-text.js

const LETTER_N = 0x6e;
const LETTER_U = 0x75;
function copyText(s, stop) {
    const { src, out, end } = s;
    const special = stop | ODD;
    let i = s.pos;
    let o = s.o;
    let ended = NEWLINE;
    while (i < end) {
        const c = src[i] ?? 0;
        if (((BYTES[c] ?? 0) & special) === 0) {
            out[o++] = c;
            i++;
        }
        else if (((BYTES[c] ?? 0) & stop) !== 0) {
            ended = c;
            break;
        }
        else {
            s.o = o;
            const length = copyOdd(s, i, c);
            if (length === 0)
                return GIVE_UP;
            i += length;
            o = s.o;
        }
    }
    s.pos = i;
    s.o = o;
    return ended;
}
function copyOdd(s, at, c) {
    const { src, out } = s;
    if (c < 0x80) {
        out[s.o++] = BACKSLASH;
        out[s.o++] = c;
        return 1;
    }
    const length = wideLength(src, at, s.end);
    if (length === 0)
        return 0;
    let point = c & (0x7f >> length);
    for (let i = 1; i < length; i++)
        point = (point << 6) | ((src[at + i] ?? 0) & 0x3f);
    if (point < 0x100) {
        out[s.o++] = point;
    }
    else if (point < 0x10000) {
        writeEscape(s, point);
    }
    else {
        writeEscape(s, 0xd7c0 + (point >> 10));
        writeEscape(s, 0xdc00 | (point & 0x3ff));
    }
    return length;
}
function writeEscape(s, unit) {
    const out = s.out;
    out[s.o++] = BACKSLASH;
    out[s.o++] = LETTER_U;
    for (let shift = 12; shift >= 0; shift -= 4) {
        const digit = (unit >> shift) & 15;
        out[s.o++] = digit + (digit < 10 ? 0x30 : 0x57);
    }
}
function wideLength(src, at, end) {
    const lead = src[at] ?? 0;
    const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    if (at + length > end)
        return 0;
    for (let i = 1; i < length; i++) {
        if (((src[at + i] ?? 0) & 0xc0) !== 0x80)
            return 0;
    }
    const second = src[at + 1] ?? 0;
    switch (lead) {
        case 0xc2:
        case 0xe0:
            return second < 0xa0 ? 0 : length;
        case 0xe2:
            return second === 0x80 && ((src[at + 2] ?? 0) | 1) === 0xa9 ? 0 : length;
        case 0xed:
            return second > 0x9f ? 0 : length;
        case 0xef:
            return second > 0xba ? 0 : length;
        case 0xf0:
            return second < 0x90 ? 0 : length;
        case 0xf4:
            return second > 0x8f ? 0 : length;
        default:
            return length;
    }
}
function writeNewlines(s, count) {
    const { out, o } = s;
    for (let i = 0; i < 2 * count; i += 2) {
        out[o + i] = BACKSLASH;
        out[o + i + 1] = LETTER_N;
    }
    s.o = o + 2 * count;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-lines.js


const MAX_GAP = 128;
function isBlank(s, at) {
    if (at >= s.end)
        return true;
    const c = s.src[at];
    return c === SPACE || c === NEWLINE;
}
function atDash(s) {
    return s.src[s.pos] === DASH && isBlank(s, s.pos + 1);
}
function nextLine(s, behindValue) {
    const { src, end } = s;
    let behind = behindValue;
    let line = s.pos;
    let lines = behind ? -1 : 0;
    for (;;) {
        let i = line;
        while (i < end && src[i] === SPACE)
            i++;
        if (i >= end) {
            s.pos = end;
            s.indent = AT_END;
            return true;
        }
        const c = src[i] ?? 0;
        if (c === NEWLINE) {
            line = i + 1;
        }
        else if (c === HASH) {
            if (behind && i === line && src[i - 1] !== SPACE)
                return false;
            i = commentEnd(s, i);
            if (i < 0)
                return false;
            line = i < end ? i + 1 : end;
        }
        else {
            if (behind)
                return false;
            s.pos = i;
            s.line = line;
            s.gap = lines > 0;
            s.indent = i - line;
            return i > line || (c !== DASH && c !== DOT) || atMargin(s, c);
        }
        behind = false;
        if (++lines > MAX_GAP)
            return false;
    }
}
function atMargin(s, c) {
    const at = s.pos;
    if (at + 2 >= s.end || s.src[at + 1] !== c || s.src[at + 2] !== c)
        return true;
    s.indent = c === DASH ? AT_DOCUMENT_START : AT_DOCUMENT_END;
    return isBlank(s, at + 3);
}
function commentEnd(s, at) {
    const { src, end } = s;
    let i = at;
    while (i < end) {
        const c = src[i] ?? 0;
        if (c >= SPACE && c < 0x7f) {
            i++;
        }
        else if (c === NEWLINE) {
            break;
        }
        else {
            const length = wideLength(src, i, end);
            if (length === 0)
                return -1;
            i += length;
        }
    }
    return i;
}
function foldLine(s, at, parent) {
    const { src, end } = s;
    let line = at + 1;
    let breaks = 0;
    let i = line;
    for (; i < end; i++) {
        const c = src[i] ?? 0;
        if (c === NEWLINE) {
            breaks++;
            line = i + 1;
        }
        else if (c !== SPACE) {
            break;
        }
    }
    if (i >= end || i - line <= parent)
        return -1;
    if (breaks === 0)
        s.out[s.o++] = SPACE;
    else
        writeNewlines(s, breaks);
    return i;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-block-text.js



function copyBlockText(s, parent) {
    const { src, end } = s;
    const literal = src[s.pos] === BAR;
    let i = s.pos + 1;
    const chomp = i < end ? (src[i] ?? 0) : NEWLINE;
    if (chomp === DASH || chomp === PLUS)
        i++;
    let text = skipSpaces(src, i, end);
    if (text >= end || src[text] !== NEWLINE)
        return false;
    let breaks = -1;
    let widest = 0;
    while (text < end && src[text] === NEWLINE) {
        if (breaks >= 0 && text - i > widest)
            widest = text - i;
        breaks++;
        i = text + 1;
        text = skipSpaces(src, i, end);
    }
    const indent = text - i;
    if (text >= end || indent <= parent || widest > indent)
        return false;
    s.out[s.o++] = QUOTE;
    writeNewlines(s, breaks);
    for (;;) {
        s.pos = i + indent;
        if (!literal && src[s.pos] === SPACE)
            return false;
        if (copyText(s, IN_TEXT) !== NEWLINE)
            return false;
        breaks = 0;
        i = text = s.pos;
        while (text < end && src[text] === NEWLINE) {
            breaks++;
            i = text + 1;
            text = skipSpaces(src, i, end);
            if (text - i > indent && (text >= end || src[text] === NEWLINE))
                return false;
        }
        if (text >= end || text - i < indent)
            break;
        if (literal)
            writeNewlines(s, breaks);
        else if (breaks > 1)
            writeNewlines(s, breaks - 1);
        else
            s.out[s.o++] = SPACE;
    }
    if ((text >= end && text > i) || breaks > MAX_GAP)
        return false;
    if (chomp === PLUS)
        writeNewlines(s, breaks > 1 ? breaks : 1);
    else if (chomp !== DASH)
        writeNewlines(s, 1);
    s.out[s.o++] = QUOTE;
    s.pos = i;
    return nextLine(s, false);
}
function skipSpaces(src, from, end) {
    let i = from;
    while (i < end && src[i] === SPACE)
        i++;
    return i;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-keys.js

const MAX_MAPPING_KEYS = 512;
const MAX_KEY_BYTES = 512;
const UNDERSCORE = 0x5f;
const PROTO_BYTES = 9;
function closeKey(s, quote, base) {
    const out = s.out;
    const start = quote + 1;
    const end = s.o;
    const length = end - start;
    if (length === 0 || length > MAX_KEY_BYTES)
        return false;
    const first = out[start] ?? 0;
    const last = out[end - 1] ?? 0;
    if (length === PROTO_BYTES && first === UNDERSCORE && last === UNDERSCORE)
        return false;
    const signature = (length << 24) ^ (first << 16) ^ (last << 8) ^ (out[start + (length >> 1)] ?? 0);
    const signatures = s.keySignatures;
    const top = s.keys;
    for (let i = base; i < top; i++) {
        if (signatures[i] === signature && sameText(s, i, start, end))
            return false;
    }
    if (top - base >= MAX_MAPPING_KEYS || top >= signatures.length)
        return false;
    signatures[top] = signature;
    s.keyStarts[top] = start;
    s.keyEnds[top] = end;
    s.keys = top + 1;
    out[end] = QUOTE;
    out[end + 1] = COLON;
    s.o = end + 2;
    return true;
}
function sameText(s, index, start, end) {
    const out = s.out;
    const shift = (s.keyStarts[index] ?? 0) - start;
    if ((s.keyEnds[index] ?? 0) - end !== shift)
        return false;
    for (let i = start; i < end; i++) {
        if (out[i] !== out[i + shift])
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-values.js

const INDICATOR = 0;
const TEXT = 1;
const NUMERIC = 2;
const WORD = 3;
const FIRST = firstTable();
function firstTable() {
    const table = new Uint8Array(256).fill(TEXT);
    table.fill(INDICATOR, 0, SPACE + 1);
    table[0x7f] = INDICATOR;
    for (const indicator of "!\"#%&'*,:>?@[]`{|}")
        table[indicator.charCodeAt(0)] = INDICATOR;
    for (const digit of "0123456789+-.")
        table[digit.charCodeAt(0)] = NUMERIC;
    for (const letter of "tTfFnN~")
        table[letter.charCodeAt(0)] = WORD;
    return table;
}
function closePlain(s, quote) {
    const kind = FIRST[s.out[quote + 1] ?? 0];
    if (kind === NUMERIC) {
        const shape = numberShape(s.out, quote + 1, s.o);
        if (shape === INDICATOR)
            return false;
        if (shape === TEXT)
            s.out[s.o++] = QUOTE;
        else
            s.out[quote] = SPACE;
    }
    else if (kind !== WORD || !closeWord(s, quote)) {
        s.out[s.o++] = QUOTE;
    }
    return true;
}
const ZERO = 0x30;
const LETTER_E = 0x65;
const LETTER_O = 0x6f;
const LETTER_X = 0x78;
function numberShape(out, from, to) {
    const first = out[from] ?? 0;
    const start = first === DASH || first === PLUS ? from + 1 : from;
    let i = digitsEnd(out, start, to);
    const whole = i - start;
    const odd = first === PLUS || whole === 0 || whole > 15 || (whole > 1 && out[start] === ZERO);
    let digits = whole;
    if (i < to && out[i] === DOT) {
        const fraction = i + 1;
        i = digitsEnd(out, fraction, to);
        digits += i - fraction;
        if (digits === 0 && to - i === 3)
            return INDICATOR;
        if (i === fraction && i === to && whole > 0)
            return INDICATOR;
    }
    if (digits === 0)
        return TEXT;
    if (i === to)
        return odd ? INDICATOR : NUMERIC;
    const letter = (out[i] ?? 0) | 0x20;
    if (letter === LETTER_E) {
        const exponent = out[i + 1] === DASH || out[i + 1] === PLUS ? i + 2 : i + 1;
        return exponent < to && digitsEnd(out, exponent, to) === to ? INDICATOR : TEXT;
    }
    return (letter === LETTER_X || letter === LETTER_O) && whole === 1 && out[start] === ZERO ? INDICATOR : TEXT;
}
function digitsEnd(out, from, to) {
    let i = from;
    while (i < to && (out[i] ?? 0) >= ZERO && (out[i] ?? 0) <= ZERO + 9)
        i++;
    return i;
}
const strict_values_LETTER_N = 0x6e;
const TILDE = 0x7e;
function closeWord(s, quote) {
    const out = s.out;
    const length = s.o - quote - 1;
    const first = out[quote + 1] ?? 0;
    if (length === 1)
        return first === TILDE && writeWord(s, quote, "null");
    if (length !== 4 && length !== 5)
        return false;
    const word = length === 5 ? "false" : (first | 0x20) === strict_values_LETTER_N ? "null" : "true";
    const capital = first < 0x60;
    const shout = capital && (out[quote + 2] ?? 0) < 0x60;
    for (let i = 0; i < length; i++) {
        const letter = word.charCodeAt(i);
        if (out[quote + 1 + i] !== ((i === 0 ? capital : shout) ? letter - 0x20 : letter))
            return false;
    }
    return writeWord(s, quote, word);
}
function writeWord(s, at, word) {
    for (let i = 0; i < word.length; i++)
        s.out[at + i] = word.charCodeAt(i);
    s.o = at + word.length;
    return true;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-scalars.js




function copyPlain(s, context, further) {
    const { src, out } = s;
    if (!further) {
        const first = src[s.pos] ?? 0;
        if (FIRST[first] === INDICATOR)
            return GIVE_UP;
        if (first === DASH && endsIndicator(s, s.pos + 1, context))
            return GIVE_UP;
        out[s.o++] = QUOTE;
    }
    for (;;) {
        const c = copyText(s, context);
        if (c === NEWLINE)
            break;
        if (c === COLON) {
            if (isBlank(s, s.pos + 1))
                break;
            if (endsIndicator(s, s.pos + 1, context))
                return GIVE_UP;
        }
        else if (c === HASH) {
            if (src[s.pos - 1] === SPACE)
                break;
        }
        else if (((BYTES[c] ?? 0) & IN_TEXT) === 0) {
            break;
        }
        else {
            return GIVE_UP;
        }
        out[s.o++] = c;
        s.pos++;
    }
    while (out[s.o - 1] === SPACE)
        s.o--;
    return s.pos < s.end ? (src[s.pos] ?? 0) : NEWLINE;
}
function endsIndicator(s, at, context) {
    if (isBlank(s, at))
        return true;
    return context === IN_FLOW && ((BYTES[s.src[at] ?? 0] ?? 0) & (IN_FLOW | IN_PLAIN)) === IN_FLOW;
}
const SAME_ESCAPE = new Uint8Array(256);
for (const escape of '"\\bfnrt')
    SAME_ESCAPE[escape.charCodeAt(0)] = 1;
function copyQuoted(s, context, parent) {
    const { src, out } = s;
    const quote = src[s.pos++] ?? 0;
    const stop = quote === QUOTE ? IN_DOUBLE : IN_SINGLE;
    let folded = false;
    out[s.o++] = QUOTE;
    for (;;) {
        const c = copyText(s, stop);
        const next = s.pos + 1;
        if (next > s.end)
            return GIVE_UP;
        if (c === quote) {
            if (c === QUOTE || next === s.end || src[next] !== APOSTROPHE)
                break;
            out[s.o++] = c;
            s.pos += 2;
        }
        else if (c === BACKSLASH) {
            const escape = next < s.end ? (src[next] ?? 0) : NEWLINE;
            if (SAME_ESCAPE[escape] === 0)
                return GIVE_UP;
            out[s.o++] = c;
            out[s.o++] = escape;
            s.pos += 2;
        }
        else if (c === NEWLINE) {
            while (out[s.o - 1] === SPACE)
                s.o--;
            s.pos = foldLine(s, s.pos, parent);
            if (s.pos < 0)
                return GIVE_UP;
            folded = true;
        }
        else {
            return GIVE_UP;
        }
    }
    s.pos++;
    return afterQuoted(s, context, folded);
}
function afterQuoted(s, context, folded) {
    const { src, end } = s;
    const from = s.pos;
    let i = from;
    while (i < end && src[i] === SPACE)
        i++;
    s.pos = i;
    if (i >= end)
        return NEWLINE;
    const c = src[i] ?? 0;
    if (c === NEWLINE)
        return c;
    if (c === COLON)
        return !folded && (context === IN_FLOW ? i === from : isBlank(s, i + 1)) ? c : GIVE_UP;
    if (context === IN_FLOW)
        return ((BYTES[c] ?? 0) & (IN_FLOW | IN_PLAIN)) === IN_FLOW ? c : GIVE_UP;
    return c === HASH && i > from ? c : GIVE_UP;
}
function endPlain(s, quote, parent, ended) {
    const at = s.pos;
    if (!nextLine(s, true))
        return false;
    if (s.indent <= parent)
        return closePlain(s, quote);
    if (ended !== NEWLINE)
        return false;
    s.pos = at;
    return foldPlain(s, parent) && nextLine(s, true);
}
function foldPlain(s, parent) {
    let ended = NEWLINE;
    while (ended === NEWLINE && s.pos < s.end) {
        const o = s.o;
        const next = foldLine(s, s.pos, parent);
        if (next < 0 || s.src[next] === HASH) {
            s.o = o;
            break;
        }
        s.pos = next;
        ended = copyPlain(s, IN_PLAIN, true);
    }
    s.out[s.o++] = QUOTE;
    return ended === NEWLINE || ended === HASH;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-flow.js




function copyFlow(s, parent, depth) {
    if (depth <= 0)
        return false;
    const mapping = s.src[s.pos] === OPEN_BRACE;
    const close = mapping ? CLOSE_BRACE : CLOSE_BRACKET;
    const keyBase = s.keys;
    s.out[s.o++] = mapping ? OPEN_BRACE : OPEN_BRACKET;
    s.pos++;
    let c = toToken(s, parent);
    while (c !== close) {
        if (mapping) {
            if (!copyKey(s, c, parent, keyBase))
                return false;
            c = toToken(s, parent);
        }
        const collection = c === OPEN_BRACKET || c === OPEN_BRACE;
        if (!(collection ? copyFlow(s, parent, depth - 1) : copyValue(s, c, parent)))
            return false;
        c = toToken(s, parent);
        if (c === COMMA) {
            s.pos++;
            c = toToken(s, parent);
            if (c !== close)
                s.out[s.o++] = COMMA;
        }
        else if (c !== close) {
            return false;
        }
    }
    s.keys = keyBase;
    s.out[s.o++] = close;
    s.pos++;
    return true;
}
function copyKey(s, c, parent, keyBase) {
    const quote = s.o;
    if (copyScalar(s, c, parent) !== COLON || !closeKey(s, quote, keyBase))
        return false;
    s.pos++;
    return true;
}
function copyValue(s, c, parent) {
    const quote = s.o;
    const ended = copyScalar(s, c, parent);
    if (ended === GIVE_UP || ended === COLON || ended === HASH)
        return false;
    if (c !== QUOTE && c !== APOSTROPHE)
        return closePlain(s, quote);
    s.out[s.o++] = QUOTE;
    return true;
}
function copyScalar(s, c, parent) {
    if (c === GIVE_UP)
        return GIVE_UP;
    return c === QUOTE || c === APOSTROPHE ? copyQuoted(s, IN_FLOW, parent) : copyPlain(s, IN_FLOW, false);
}
function toToken(s, parent) {
    const { src, end } = s;
    let i = s.pos;
    let line = -1;
    for (; i < end; i++) {
        const c = src[i] ?? 0;
        if (c === NEWLINE) {
            line = i + 1;
        }
        else if (c !== SPACE) {
            s.pos = i;
            return line >= 0 && i - line <= parent ? GIVE_UP : c;
        }
    }
    return GIVE_UP;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-blocks.js






const FRESH = 1;
const ITEM = 2;
const VALUE = 3;
const ENTRY = 4;
function copyDocument(s) {
    s.top = -1;
    s.column = 0;
    let want = FRESH;
    for (;;) {
        want = want !== VALUE && atDash(s) ? copyDash(s, want) : copyNode(s, want);
        if (want === ITEM || want === VALUE)
            want = toContent(s, want);
        if (want === GIVE_UP)
            return false;
        if (want === ENTRY) {
            closeDeeper(s);
            if (s.top < 0)
                return s.indent < 0;
            if (s.columns[s.top] !== s.indent)
                return false;
            s.out[s.o++] = COMMA;
        }
    }
}
function copyDash(s, want) {
    if (want === ENTRY) {
        if (s.sequences[s.top] === 0)
            return GIVE_UP;
    }
    else {
        if (!strict_blocks_open(s, 1))
            return GIVE_UP;
        s.out[s.o++] = OPEN_BRACKET;
    }
    s.pos++;
    return ITEM;
}
function copyNode(s, want) {
    const c = s.src[s.pos] ?? 0;
    const parent = s.top < 0 ? 0 : (s.columns[s.top] ?? 0);
    const keyOnly = want === ENTRY || (want === FRESH && (s.top < 0 || s.gap));
    if (!keyOnly) {
        if (c === OPEN_BRACKET || c === OPEN_BRACE) {
            return copyFlow(s, parent, MAX_DEPTH - 1 - s.top) && nextLine(s, true) ? ENTRY : GIVE_UP;
        }
        if (c === BAR || c === GREATER)
            return want !== FRESH && copyBlockText(s, parent) ? ENTRY : GIVE_UP;
    }
    if (want <= ITEM)
        s.out[s.o++] = OPEN_BRACE;
    const quote = s.o;
    const quoted = c === QUOTE || c === APOSTROPHE;
    const ended = quoted ? copyQuoted(s, IN_PLAIN, parent) : copyPlain(s, IN_PLAIN, false);
    if (ended === COLON) {
        if (want === VALUE || (want !== ENTRY && !strict_blocks_open(s, 0)))
            return GIVE_UP;
        s.pos++;
        return closeKey(s, quote, s.keyBases[s.top] ?? 0) ? VALUE : GIVE_UP;
    }
    if (ended === GIVE_UP || keyOnly)
        return GIVE_UP;
    if (want === ITEM || want === FRESH)
        s.out[quote - 1] = SPACE;
    if (!quoted)
        return endPlain(s, quote, parent, ended) ? ENTRY : GIVE_UP;
    s.out[s.o++] = QUOTE;
    return nextLine(s, true) ? ENTRY : GIVE_UP;
}
function strict_blocks_open(s, sequence) {
    if (s.top + 1 >= MAX_DEPTH)
        return false;
    s.top++;
    s.columns[s.top] = s.column;
    s.sequences[s.top] = sequence;
    s.keyBases[s.top] = s.keys;
    return true;
}
function toContent(s, behind) {
    const { src, end } = s;
    let i = s.pos;
    while (i < end && src[i] === SPACE)
        i++;
    s.pos = i;
    const c = i < end ? (src[i] ?? 0) : NEWLINE;
    if (c !== NEWLINE && c !== HASH) {
        s.column = i - s.line;
        return behind;
    }
    if (!nextLine(s, true))
        return GIVE_UP;
    const parent = s.columns[s.top] ?? 0;
    if (s.indent > parent || (s.indent === parent && behind === VALUE && atDash(s))) {
        s.column = s.indent;
        return FRESH;
    }
    writeNull(s);
    return ENTRY;
}
function closeDeeper(s) {
    const { columns, sequences, indent } = s;
    let top = s.top;
    while (top >= 0) {
        const column = columns[top] ?? 0;
        const sequence = sequences[top] === 1;
        if (column < indent || (column === indent && !(sequence && !atDash(s))))
            break;
        s.keys = s.keyBases[top] ?? 0;
        s.out[s.o++] = sequence ? CLOSE_BRACKET : CLOSE_BRACE;
        top--;
    }
    s.top = top;
}
function writeNull(s) {
    const { out, o } = s;
    out[o] = 0x6e;
    out[o + 1] = 0x75;
    out[o + 2] = 0x6c;
    out[o + 3] = 0x6c;
    s.o = o + 4;
}

;// CONCATENATED MODULE: ./build/src/parse/strict-primer.js
const PRIMER = `# é ✓
---
plain: a:b#c/d "x" \\ é ✓ 😀 # note
"double": "a\\n\\"b\\" \\\\ é"
'single' : 'it''s "x" \\ é'
flow: [1, -2, 0.5, true, ~, "a", 'b', [], {}, {"a":1, b: c,}, x:y, -x, é]
words: [True, null, FALSE, nil, tiger, 1.2.3, 2026-05-08, 1e, .envs, 12e4f, 0b1]
nothing:
list:
- a
-   b: c
    d: e # note
-
  - x
  - - y
    - z
-

# gap
- k: v
below:
  first line
    and more

    ✓ more
  # note
single lines: 'over
  lines

  and more'
double lines: "over \\t
  lines"
flow lines: [a,
  b, {c: d,
   e: 'f'}]
literal: |

  one "two" \\ é ✓
    three

  four

strip: >-
  one
  two

  three
keep: |+
  one

last: é
---
--- # note
- 1
...
`;

;// CONCATENATED MODULE: ./build/src/parse/strict-subset.js




const GROWTH = 4;
const MAX_BYTES = 1 << 18;
const PRIMED_CALL = 32;
const scan = new Scan();
let calls = 0;
function parseStrictSubset(bytes, start, end) {
    if (++calls === PRIMED_CALL)
        read(Buffer.from(PRIMER), 0, Buffer.byteLength(PRIMER));
    return read(bytes, start, end);
}
function read(bytes, start, end) {
    if (end - start > MAX_BYTES)
        return undefined;
    const needed = (end - start) * GROWTH + 64;
    if (scan.out.length < needed)
        scan.out = Buffer.allocUnsafeSlow(needed * 2);
    scan.reset(bytes, start, end);
    if (!copyStream(scan))
        return undefined;
    const json = scan.out.toString("latin1", 0, scan.o);
    const documents = JSON.parse(json);
    return Array.isArray(documents) ? documents : undefined;
}
function copyStream(s) {
    const out = s.out;
    out[s.o++] = OPEN_BRACKET;
    if (!nextLine(s, false))
        return false;
    for (let count = 0; s.indent !== AT_END; count++) {
        if (count > 0)
            out[s.o++] = COMMA;
        if (s.indent === AT_DOCUMENT_START) {
            s.pos += 3;
            if (!nextLine(s, true))
                return false;
        }
        else if (count > 0 || s.indent === AT_DOCUMENT_END) {
            return false;
        }
        if (s.indent < 0)
            writeNull(s);
        else if (s.indent > 0 || !copyDocument(s))
            return false;
        if (s.indent === AT_DOCUMENT_END) {
            s.pos += 3;
            if (!nextLine(s, true))
                return false;
        }
    }
    out[s.o++] = CLOSE_BRACKET;
    return true;
}

;// CONCATENATED MODULE: ./build/src/parse/fast-read.js




const SUBSET_DEPTH = 64;
let isOff = false;
function useFullParser(always) {
    isOff = always;
}
function readFast(path, format, bytes, limits) {
    if (isOff)
        return undefined;
    if ((format !== "yaml" && format !== "markdown") || limits.depth < SUBSET_DEPTH)
        return undefined;
    const framed = format === "markdown" ? fast_read_frame(bytes) : { start: 0, end: bytes.length, body: bytes.length };
    if (!framed || !isPlain(bytes, framed.body))
        return undefined;
    const values = parseStrictSubset(bytes, framed.start, framed.end);
    if (!values || values.length > limits.documents || (format === "markdown" && values.length !== 1))
        return undefined;
    let full;
    const documents = values.map((value, index) => ({
        index,
        value,
        scalarText(pointer) {
            full ??= new open_file/* OpenFile */.T(path, format, bytes, limits);
            return full.content(index)?.scalarText(pointer);
        },
    }));
    return {
        path,
        format,
        documents,
        body: format === "markdown" ? () => (0,markdown_body/* readMarkdownBody */.k9)(fast_read_text(bytes.subarray(framed.body))) : undefined,
        problems: [],
    };
}
const FEED = 10;
const fast_read_DASH = 45;
function fast_read_frame(bytes) {
    if (!isFence(bytes, 0) || bytes[3] !== FEED)
        return undefined;
    for (let feed = 3; feed !== -1; feed = bytes.indexOf(FEED, feed + 1)) {
        if (!isFence(bytes, feed + 1))
            continue;
        const after = bytes[feed + 4];
        if (after !== FEED && after !== undefined)
            return undefined;
        return { start: 4, end: feed + 1, body: Math.min(feed + 5, bytes.length) };
    }
    return undefined;
}
function isFence(bytes, at) {
    return bytes[at] === fast_read_DASH && bytes[at + 1] === fast_read_DASH && bytes[at + 2] === fast_read_DASH;
}
function isPlain(bytes, from) {
    if (from === bytes.length)
        return true;
    const rest = bytes.subarray(from);
    return !rest.includes(0) && (0,external_node_buffer_.isUtf8)(rest);
}
function fast_read_text(bytes) {
    return external_node_buffer_.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
}


/***/ }),

/***/ 6927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZG: () => (/* binding */ flawToProblem),
/* harmony export */   pY: () => (/* binding */ shiftFlaw),
/* harmony export */   xZ: () => (/* binding */ RULE)
/* harmony export */ });
const RULE = {
    syntax: "parse/invalid-syntax",
    encoding: "parse/invalid-encoding",
    byteOrderMark: "parse/byte-order-mark",
    limit: "parse/limit-exceeded",
    unsafeFrontMatter: "parse/unsafe-front-matter",
};
function shiftFlaw(flaw, by) {
    if (by === 0)
        return flaw;
    const { mend, related } = flaw;
    return {
        ...flaw,
        ...shiftSpan(flaw, by),
        ...(mend?.edit ? { mend: { ...mend, edit: { ...mend.edit, ...shiftSpan(mend.edit, by) } } } : {}),
        ...(related ? { related: related.map((place) => ({ ...place, ...shiftSpan(place, by) })) } : {}),
    };
}
function flawToProblem(path, lines, flaw) {
    return {
        rule: flaw.rule,
        message: flaw.message,
        at: { path, range: lines.range(flaw.start, flaw.end) },
        ...(flaw.severity ? { severity: flaw.severity } : {}),
        ...(flaw.subject === undefined ? {} : { subject: flaw.subject }),
        ...(flaw.mend ? { suggestion: suggestionOf(lines, flaw.mend) } : {}),
        ...(flaw.related
            ? {
                related: flaw.related.map(({ message, start, end }) => ({
                    message,
                    at: { path, range: lines.range(start, end) },
                })),
            }
            : {}),
    };
}
function suggestionOf(lines, { message, certain, edit }) {
    if (!edit)
        return { message, certain: false };
    return { message, certain, edit: { kind: "text", range: lines.range(edit.start, edit.end), text: edit.text } };
}
function shiftSpan({ start, end }, by) {
    return { start: start + by, end: end + by };
}


/***/ }),

/***/ 95876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ loneCarriageReturn),
/* harmony export */   v: () => (/* binding */ splitFrontMatter)
/* harmony export */ });
/* harmony import */ var _flaw_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6927);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55406);


const FENCE = "---";
const BLANKS = /^---[ \t]+$/;
function splitFrontMatter(text) {
    if (!text.startsWith(FENCE) || text[FENCE.length] === "-")
        return { kind: "none" };
    const opening = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineEnd */ .kd)(text, 0);
    const first = text.slice(0, opening);
    if (first !== FENCE)
        return { kind: "refused", flaw: openingFlaw(first) };
    const start = afterLine(text, opening);
    const close = findClosing(text, opening);
    if (typeof close === "object")
        return { kind: "refused", flaw: close };
    if (close === -1)
        return { kind: "refused", flaw: unclosed(text) };
    const carriage = loneCarriageReturn(text, start, close);
    if (carriage)
        return { kind: "refused", flaw: carriage };
    return { kind: "framed", block: { start, end: close }, body: afterLine(text, close + FENCE.length) };
}
function loneCarriageReturn(text, start, end) {
    for (let at = text.indexOf("\r", start); at !== -1 && at < end; at = text.indexOf("\r", at + 1)) {
        if (text[at + 1] === "\n")
            continue;
        return {
            rule: _flaw_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE */ .xZ.encoding,
            start: at,
            end: at + 1,
            message: "A carriage return without a line feed stands here; readers disagree whether it ends the line.",
            mend: { message: "Save the file with LF or CRLF line ends", certain: false },
        };
    }
    return undefined;
}
function findClosing(text, from) {
    const feed = text.indexOf("\n---", from);
    if (feed === -1)
        return -1;
    const start = feed + 1;
    const end = (0,_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .lineEnd */ .kd)(text, start);
    const line = text.slice(start, end);
    if (line === FENCE)
        return start;
    if (BLANKS.test(line))
        return trailingBlanks(start, end, "closes");
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE */ .xZ.unsafeFrontMatter,
        start,
        end,
        message: "A line in the front matter begins with `---` but is not exactly `---`. Some readers end the front matter here, others do not.",
        mend: { message: "Close the front matter with a line that is exactly `---`, or indent this line", certain: false },
    };
}
function openingFlaw(first) {
    const carriage = loneCarriageReturn(first, 0, first.length);
    if (carriage)
        return carriage;
    if (BLANKS.test(first))
        return trailingBlanks(0, first.length, "opens");
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE */ .xZ.unsafeFrontMatter,
        start: 0,
        end: first.length,
        message: "The opening fence names a language. Only YAML between lines that are exactly `---` is read; some tools run such a block as code.",
        mend: { message: "Write the front matter in YAML and open it with a line that is exactly `---`", certain: false },
    };
}
function trailingBlanks(start, end, verb) {
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE */ .xZ.syntax,
        start,
        end,
        message: `The line that ${verb} the front matter has blanks behind \`---\`, so some readers do not see it.`,
        mend: {
            message: "Remove the blanks behind `---`",
            certain: true,
            edit: { start: start + FENCE.length, end, text: "" },
        },
    };
}
function unclosed(text) {
    const dots = /\n\.\.\.[ \t]*(?:\r?\n|$)/.test(text);
    return {
        rule: _flaw_js__WEBPACK_IMPORTED_MODULE_0__/* .RULE */ .xZ.syntax,
        start: 0,
        end: FENCE.length,
        message: "The first line opens front matter with `---`, but no later line closes it.",
        mend: {
            message: dots
                ? "Close the front matter with a line that is exactly `---`; `...` does not close it"
                : "Add a line that is exactly `---` behind the front matter, or write `***` if the first line is a rule",
            certain: false,
        },
    };
}
function afterLine(text, end) {
    const feed = text.indexOf("\n", end);
    return feed === -1 ? text.length : feed + 1;
}


/***/ }),

/***/ 10749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ readJsonDocument),
/* harmony export */   i: () => (/* binding */ sliceLines)
/* harmony export */ });
/* harmony import */ var _json_reader_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61285);
/* harmony import */ var _scalar_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17320);


function readJsonDocument(text, span, index, limits) {
    const { root, flaws } = (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .V)(text, span.start, span.end, limits);
    if (!root)
        return { documents: [], flaws: flaws.map((flaw) => proven(flaw, text, span, limits)) };
    const value = JSON.parse(text.slice(span.start, span.end));
    const texts = new _scalar_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .ScalarTexts */ .r();
    noteNumbers(text, root, value, texts, []);
    return { documents: [{ index, value, scalarText: (pointer) => texts.textAt(value, pointer) }], flaws: [] };
}
function sliceLines(text, atMost) {
    const slices = [];
    for (let start = 0; start < text.length && slices.length < atMost;) {
        const feed = text.indexOf("\n", start);
        const end = feed === -1 ? text.length : feed;
        if (/[^ \t\r]/.test(text.slice(start, end)))
            slices.push({ start, end });
        start = end + 1;
    }
    return slices;
}
function proven(flaw, text, { start, end }, limits) {
    const edit = flaw.mend?.edit;
    if (!flaw.mend || !edit)
        return flaw;
    const mended = text.slice(start, edit.start) + edit.text + text.slice(edit.end, end);
    const whole = (0,_json_reader_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .V)(mended, 0, mended.length, limits).root !== undefined;
    return { ...flaw, mend: { ...flaw.mend, certain: whole } };
}
function noteNumbers(text, node, value, texts, path) {
    if (node.kind === "scalar") {
        if (typeof value === "number")
            texts.note(path, value, text.slice(node.start, node.end));
        return;
    }
    if (typeof value !== "object" || value === null)
        return;
    for (const [index, { key, value: child }] of node.entries.entries()) {
        const step = key?.name ?? index;
        path.push(step);
        noteNumbers(text, child, Reflect.get(value, step), texts, path);
        path.pop();
    }
}


/***/ }),

/***/ 61285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ readJson)
});

// EXTERNAL MODULE: ./build/src/parse/flaw.js
var flaw = __webpack_require__(6927);
;// CONCATENATED MODULE: ./build/src/parse/json-scalars.js
const ESCAPED = new Set('"\\/bfnrt');
function scanString(text, start, limit) {
    for (let at = start + 1; at < limit; at++) {
        const code = text.charCodeAt(at);
        if (code === 0x22)
            return { end: at + 1 };
        if (code === 0x0a || code === 0x0d)
            break;
        if (code < 0x20) {
            return fault(at, at + 1, "A control character stands in a string.", "Write it as an escape, such as \\t");
        }
        if (code !== 0x5c)
            continue;
        const next = text.charAt(at + 1);
        if (ESCAPED.has(next)) {
            at++;
        }
        else if (next === "u" && /^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6))) {
            at += 5;
        }
        else {
            return fault(at, Math.min(at + 2, limit), "This escape is not one that JSON has.", "Write a backslash twice to mean one");
        }
    }
    return fault(start, start + 1, "The quote that opens here is never closed on its line.", "Close the quote");
}
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const NUMBER_LIKE = /[-+.0-9a-zA-Z]+/y;
function scanNumber(text, start) {
    NUMBER.lastIndex = start;
    NUMBER_LIKE.lastIndex = start;
    const end = NUMBER.test(text) ? NUMBER.lastIndex : start;
    const written = NUMBER_LIKE.test(text) ? NUMBER_LIKE.lastIndex : start;
    if (end === written && end > start)
        return { end };
    return fault(start, Math.max(written, start + 1), "This is not a number that JSON has.", "Write it plainly, or as a string in double quotes");
}
function fault(start, end, message, advice) {
    return { fault: { start, end, message, advice } };
}

// EXTERNAL MODULE: ./build/src/parse/yaml-fault.js
var yaml_fault = __webpack_require__(85707);
;// CONCATENATED MODULE: ./build/src/parse/json-reader.js



const MAX_VALUES = 250_000;
const MAX_DUPLICATES = 100;
const LITERALS = ["true", "false", "null"];
const WORD = /[^\s,:[\]{}"]+/y;
function readJson(text, start, end, limits) {
    return new JsonReader(text, start, end, limits).read();
}
class Fault extends Error {
    flaw;
    constructor(flaw) {
        super(flaw.message);
        this.flaw = flaw;
    }
}
class JsonReader {
    #text;
    #end;
    #limits;
    #stack = [];
    #duplicates = [];
    #at;
    #values = 0;
    #root;
    constructor(text, start, end, limits) {
        this.#text = text;
        this.#at = start;
        this.#end = end;
        this.#limits = limits;
    }
    read() {
        try {
            let expected = "value";
            for (;;) {
                this.#skipBlanks();
                if (this.#at >= this.#end)
                    break;
                if (this.#root)
                    throw this.#fault(this.#word(), "Text stands behind the end of the value.", "Remove it, or put each value on its own line in a .jsonl file");
                expected = this.#step(expected);
            }
            if (!this.#root)
                throw this.#unfinished();
            return this.#duplicates.length > 0 ? { flaws: this.#duplicates } : { root: this.#root, flaws: [] };
        }
        catch (error) {
            if (error instanceof Fault)
                return { flaws: [error.flaw] };
            throw error;
        }
    }
    #step(expected) {
        const top = this.#stack.at(-1);
        const char = this.#text.charAt(this.#at);
        if (char === "/")
            this.#comment();
        if (expected === "after")
            return this.#separator(char);
        if (top && expected === "first" && char === closer(top))
            return this.#close();
        if (top?.kind === "map" && top.key === undefined)
            return this.#key(top, char);
        return this.#value(char, expected);
    }
    #separator(char) {
        const top = this.#stack.at(-1);
        if (top && char === closer(top))
            return this.#close();
        if (char !== ",") {
            if (char === "]" || char === "}")
                throw this.#fault(one(this.#at), "This bracket closes one of the other kind.", "Correct the brackets");
            throw this.#fault(this.#word(), "A comma is missing before this.", "Put a comma before it");
        }
        const comma = this.#at++;
        this.#skipBlanks();
        const next = this.#text.charAt(this.#at);
        if (this.#at < this.#end && (next === "]" || next === "}")) {
            const edit = { ...one(comma), text: "" };
            throw this.#fault(one(comma), "A comma stands before the closing bracket.", "Remove the comma", edit);
        }
        return top?.kind === "map" ? "key" : "value";
    }
    #key(top, char) {
        if (char !== '"') {
            throw this.#fault(this.#word(), "A key stands between double quotes.", "Put the key between double quotes");
        }
        const start = this.#at;
        const end = this.#accept(scanString(this.#text, start, this.#end));
        const written = this.#text.slice(start, end);
        const decoded = written.includes("\\") ? JSON.parse(written) : written.slice(1, -1);
        const name = String(decoded);
        const first = top.names.get(name);
        if (first)
            this.#duplicate(name, { start, end }, first);
        else
            top.names.set(name, { start, end });
        top.key = { start, end, name, style: "double" };
        this.#skipBlanks();
        if (this.#text.charAt(this.#at) !== ":" || this.#at >= this.#end) {
            throw this.#fault({ start, end }, "This key has no colon behind it.", "Put a colon and a value behind the key");
        }
        top.opened = ++this.#at;
        return "value";
    }
    #value(char, expected) {
        if (++this.#values > MAX_VALUES) {
            throw new Fault({
                rule: flaw/* RULE */.xZ.limit,
                ...one(this.#at),
                message: `The document holds more than ${MAX_VALUES} values.`,
            });
        }
        const start = this.#at;
        if (char === "{" || char === "[")
            return this.#open(char);
        if (char === '"')
            this.#accept(scanString(this.#text, start, this.#end));
        else if (/[-+.0-9]/.test(char))
            this.#accept(scanNumber(this.#text, start));
        else
            this.#literal(expected);
        const style = char === '"' ? "double" : "plain";
        return this.#attach({ kind: "scalar", flow: true, style, start, end: this.#at, entries: [] });
    }
    #open(char) {
        if (this.#stack.length >= this.#limits.depth) {
            const message = `The document nests collections more than ${this.#limits.depth} deep.`;
            throw new Fault({ rule: flaw/* RULE */.xZ.limit, ...one(this.#at), message });
        }
        const kind = char === "{" ? "map" : "seq";
        this.#stack.push({ kind, start: this.#at++, entries: [], names: new Map(), key: undefined, opened: 0 });
        return "first";
    }
    #close() {
        const top = this.#stack.pop();
        if (!top)
            throw new Error("a bracket was closed that none opened");
        this.#at++;
        return this.#attach({
            kind: top.kind,
            flow: true,
            style: "plain",
            start: top.start,
            end: this.#at,
            entries: top.entries,
        });
    }
    #attach(node) {
        const parent = this.#stack.at(-1);
        if (!parent)
            this.#root = node;
        else if (parent.key)
            parent.entries.push({ key: parent.key, start: parent.key.start, opened: parent.opened, value: node });
        else
            parent.entries.push({ start: node.start, opened: node.start, value: node });
        if (parent)
            parent.key = undefined;
        return "after";
    }
    #literal(expected) {
        const literal = LITERALS.find((word) => this.#text.startsWith(word, this.#at));
        const word = this.#word();
        if (literal?.length === word.end - word.start) {
            this.#at = word.end;
            return;
        }
        const char = this.#text.charAt(this.#at);
        if (char === "'")
            throw this.#fault(word, "A string stands between double quotes.", "Use double quotes");
        if (/[\]},:]/.test(char)) {
            const mend = expected === "first" ? "Correct the brackets" : "Write the value";
            throw this.#fault(one(this.#at), "A value is missing here.", mend);
        }
        throw this.#fault(word, "This is not a JSON value.", "Put text between double quotes; other words are true, false and null alone");
    }
    #comment() {
        const next = this.#text.charAt(this.#at + 1);
        if (next !== "/" && next !== "*")
            throw this.#fault(one(this.#at), "This is not a JSON value.", "Put text between double quotes");
        throw this.#fault({ start: this.#at, end: this.#at + 2 }, "JSON has no comments.", "Remove the comment");
    }
    #unfinished() {
        const top = this.#stack.at(-1);
        if (!top)
            return this.#fault({ start: this.#end, end: this.#end }, "The file holds no value.", "Write a JSON value, or delete the file");
        const bracket = top.kind === "map" ? "{" : "[";
        return this.#fault(one(top.start), `The bracket \`${bracket}\` that opens here is never closed.`, `Close it with \`${closer(top)}\``);
    }
    #accept(scanned) {
        if ("fault" in scanned)
            throw this.#fault(scanned.fault, scanned.fault.message, scanned.fault.advice);
        this.#at = scanned.end;
        return scanned.end;
    }
    #duplicate(name, span, first) {
        if (this.#duplicates.length >= MAX_DUPLICATES)
            return;
        const path = this.#stack.slice(0, -1).map(({ key, entries }) => key?.name ?? entries.length);
        this.#duplicates.push({
            rule: flaw/* RULE */.xZ.syntax,
            ...span,
            message: `The key "${(0,yaml_fault/* shorten */.m)(name)}" stands twice in one mapping.`,
            subject: [...path, name].join("."),
            mend: { message: "Remove one of the two, or join their values under one key", certain: false },
            related: [{ ...first, message: "It stands here first" }],
        });
    }
    #fault({ start, end }, message, advice, edit) {
        const mend = { message: advice, certain: edit !== undefined, ...(edit ? { edit } : {}) };
        return new Fault({ rule: flaw/* RULE */.xZ.syntax, start, end, message, mend });
    }
    #word() {
        WORD.lastIndex = this.#at;
        const end = WORD.test(this.#text) ? Math.min(WORD.lastIndex, this.#end) : this.#at + 1;
        return { start: this.#at, end };
    }
    #skipBlanks() {
        while (this.#at < this.#end) {
            const code = this.#text.charCodeAt(this.#at);
            if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09)
                return;
            this.#at++;
        }
    }
}
function closer({ kind }) {
    return kind === "map" ? "}" : "]";
}
function one(at) {
    return { start: at, end: at + 1 };
}


/***/ }),

/***/ 55406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PT: () => (/* binding */ lineStart),
/* harmony export */   kd: () => (/* binding */ lineEnd),
/* harmony export */   rr: () => (/* binding */ LineIndex)
/* harmony export */ });
class LineIndex {
    text;
    #starts = [0];
    constructor(text) {
        this.text = text;
        for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
            this.#starts.push(at + 1);
    }
    position(offset) {
        const bounded = Math.min(Math.max(offset, 0), this.text.length);
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.#starts[middle] ?? 0) <= bounded)
                low = middle;
            else
                high = middle - 1;
        }
        return { line: low + 1, column: bounded - (this.#starts[low] ?? 0) + 1 };
    }
    range(start, end) {
        return { start: this.position(start), end: this.position(end) };
    }
    offset(position) {
        const start = this.#starts[position.line - 1];
        if (start === undefined)
            return this.text.length;
        const next = this.#starts[position.line];
        const lineEnd = next === undefined ? this.text.length : next - 1;
        return Math.min(start + Math.max(position.column - 1, 0), lineEnd);
    }
}
function lineStart(text, offset) {
    return offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}
function lineEnd(text, offset) {
    const feed = text.indexOf("\n", offset);
    const end = feed === -1 ? text.length : feed;
    return end > offset && text[end - 1] === "\r" ? end - 1 : end;
}


/***/ }),

/***/ 17602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qj: () => (/* binding */ locateLinks),
  IM: () => (/* binding */ readHeadings),
  k9: () => (/* binding */ readMarkdownBody)
});

;// CONCATENATED MODULE: ./build/src/parse/markdown-lists.js
const TAB = 4;
const MARKER = /^(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t]|$)/;
function indentOf(text, start, end, column = 0) {
    let at = start;
    let columns = column;
    for (; at < end; at++) {
        if (text[at] === " ")
            columns++;
        else if (text[at] === "\t")
            columns += TAB - (columns % TAB);
        else
            break;
    }
    return { at, columns };
}
function leadingMarker(rest) {
    return MARKER.exec(rest)?.[0].length;
}
class ListContext {
    #offsets = [];
    get offset() {
        return this.#offsets.at(-1) ?? 0;
    }
    leave(column) {
        while (this.offset > column)
            this.#offsets.pop();
    }
    enter(markEnd, content, end) {
        const near = content.at < end && content.columns - markEnd <= TAB;
        this.#offsets.push(near ? content.columns : markEnd + 1);
    }
}

;// CONCATENATED MODULE: ./build/src/parse/markdown-blocks.js

const ATX = /^(#{1,6})(?:[ \t]+|$)/;
const FENCE = /^(?:(`{3,})[^`]*|(~{3,}).*)$/;
const BREAK = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const UNDERLINE = /^(?:(=+)|-+)[ \t]*$/;
const LABEL = /^\[((?:[^[\]\\]|\\.){1,999})\]:[ \t]*/;
const DESTINATION = /^(?:<([^<>]*)>|(\S+))(?=[ \t]|$)/;
const HTML = /^<(?:(!--)|(script|pre|style|textarea)(?=[\s>]|$))/i;
const MAX_LABEL = 999;
const MAX_MARKS = 32;
function normaliseLabel(label) {
    return label.trim().replace(/\s+/g, " ").toLowerCase();
}
function scanBlocks(text) {
    const scanner = new BlockScanner(text);
    for (let start = 0; start < text.length;) {
        const feed = text.indexOf("\n", start);
        const end = feed === -1 ? text.length : feed;
        scanner.line(start, end > start && text[end - 1] === "\r" ? end - 1 : end);
        start = end + 1;
    }
    return scanner.finish();
}
class BlockScanner {
    #text;
    #prose = [];
    #headings = [];
    #definitions = new Map();
    #lists = new ListContext();
    #paragraph = [];
    #quotes = 0;
    #titled = false;
    #pending;
    #fence;
    #htmlEnd;
    constructor(text) {
        this.#text = text;
    }
    line(start, end) {
        const { at, quotes } = this.#skipQuotes(start, end);
        if (this.#fence && quotes >= this.#fence.quotes) {
            if (closesFence(this.#text.slice(at, end), this.#fence))
                this.#fence = undefined;
            return;
        }
        this.#fence = undefined;
        if (this.#htmlEnd !== undefined) {
            this.#html(at, end, this.#htmlEnd);
            return;
        }
        if (quotes > this.#quotes)
            this.#endParagraph();
        const blank = this.#text.slice(at, end).trim() === "";
        if (blank) {
            this.#endParagraph();
            this.#quotes = quotes;
            return;
        }
        this.#quotes = Math.max(quotes, this.#paragraph.length > 0 ? this.#quotes : 0);
        this.#content(at, end);
    }
    finish() {
        this.#endParagraph();
        return { prose: this.#prose, headings: this.#headings, definitions: this.#definitions };
    }
    #content(from, end) {
        let at = from;
        let indent = indentOf(this.#text, at, end);
        const lazy = this.#paragraph.length > 0;
        if (!lazy)
            this.#lists.leave(indent.columns);
        for (let marks = 0;; marks++) {
            const relative = indent.columns - this.#lists.offset;
            if (relative >= 4) {
                if (lazy && at === from)
                    this.#paragraph.push({ start: indent.at, end });
                return;
            }
            const rest = this.#text.slice(indent.at, end);
            if (this.#closing(rest, at === from))
                return;
            const marker = marks < MAX_MARKS ? leadingMarker(rest) : undefined;
            if (marker === undefined)
                break;
            this.#endParagraph();
            this.#lists.leave(indent.columns);
            at = indent.at + marker;
            const inner = indentOf(this.#text, at, end, indent.columns + marker);
            this.#lists.enter(indent.columns + marker, inner, end);
            if (inner.at >= end)
                return;
            indent = inner;
        }
        this.#leaf(indent.at, end);
    }
    #closing(rest, wholeLine) {
        const underline = wholeLine && this.#paragraph.length > 0 ? UNDERLINE.exec(rest) : null;
        if (underline) {
            this.#add(this.#paragraph, underline[1] === undefined ? 2 : 1);
            this.#paragraph = [];
            return true;
        }
        if (!BREAK.test(rest))
            return false;
        this.#endParagraph();
        return true;
    }
    #leaf(start, end) {
        const rest = this.#text.slice(start, end);
        const heading = ATX.exec(rest);
        if (heading) {
            this.#endParagraph();
            const from = start + heading[0].length;
            this.#add([{ start: from, end: from + withoutClosing(rest.slice(heading[0].length)).length }], heading[1]?.length ?? 1);
            return;
        }
        const fence = FENCE.exec(rest);
        if (fence) {
            this.#endParagraph();
            const run = fence[1] ?? fence[2] ?? "";
            this.#fence = { char: run.charAt(0), length: run.length, quotes: this.#quotes };
            return;
        }
        const html = HTML.exec(rest);
        if (html) {
            this.#endParagraph();
            this.#html(start, end, html[1] ? "-->" : `</${html[2] ?? ""}>`.toLowerCase());
            return;
        }
        if (!this.#definition(start, rest))
            this.#paragraph.push({ start, end });
    }
    #definition(start, rest) {
        const pending = this.#pending;
        this.#pending = undefined;
        if (pending !== undefined) {
            this.#paragraph = [];
            if (this.#define(pending, start, rest))
                return true;
        }
        const written = this.#paragraph.length === 0 ? LABEL.exec(rest) : null;
        const label = written?.[1];
        if (!written || label === undefined || label.startsWith("^") || label.trim() === "")
            return false;
        const behind = written[0].length;
        if (behind < rest.trimEnd().length)
            return this.#define(label, start + behind, rest.slice(behind));
        this.#pending = label;
        return false;
    }
    #define(label, start, rest) {
        const match = DESTINATION.exec(rest);
        if (!match)
            return false;
        const target = match[1] ?? match[2] ?? "";
        const at = match[1] === undefined ? start : start + 1;
        const name = normaliseLabel(label);
        if (!this.#definitions.has(name))
            this.#definitions.set(name, { target, start: at, end: at + target.length });
        return true;
    }
    #html(start, end, until) {
        const line = this.#text.slice(start, end).toLowerCase();
        this.#htmlEnd = line.includes(until) ? undefined : until;
    }
    #endParagraph() {
        this.#pending = undefined;
        if (this.#paragraph.length > 0)
            this.#add(this.#paragraph, 0);
        this.#paragraph = [];
    }
    #add(lines, level) {
        const shown = this.#quotes === 0 && this.#lists.offset === 0 ? level : 0;
        if (shown > 0)
            this.#headings.push(lines);
        const title = shown === 1 && !this.#titled;
        if (title)
            this.#titled = true;
        if (title || lines.some(({ start, end }) => this.#text.slice(start, end).includes("["))) {
            this.#prose.push({ lines, title });
        }
    }
    #skipQuotes(start, end) {
        let at = start;
        let quotes = 0;
        for (;;) {
            let mark = at;
            while (mark < at + 3 && this.#text[mark] === " ")
                mark++;
            if (mark >= end || this.#text[mark] !== ">")
                return { at, quotes };
            quotes++;
            at = this.#text[mark + 1] === " " ? mark + 2 : mark + 1;
        }
    }
}
function closesFence(rest, { char, length }) {
    const line = rest.trim();
    return line.length >= length && line === char.repeat(line.length);
}
function withoutClosing(text) {
    const trimmed = text.trimEnd();
    let end = trimmed.length;
    while (end > 0 && trimmed[end - 1] === "#")
        end--;
    const closed = end === 0 || trimmed[end - 1] === " " || trimmed[end - 1] === "\t";
    return closed ? trimmed.slice(0, end).trimEnd() : trimmed;
}

;// CONCATENATED MODULE: ./build/src/parse/markdown-code.js
class CodeRuns {
    #prose;
    #starts = new Map();
    constructor(prose) {
        this.#prose = prose;
        for (let at = prose.indexOf("`"); at !== -1;) {
            const length = runLength(prose, at);
            const runs = this.#starts.get(length);
            if (runs)
                runs.at.push(at);
            else
                this.#starts.set(length, { at: [at], passed: 0 });
            at = prose.indexOf("`", at + length);
        }
    }
    skip(at) {
        const length = runLength(this.#prose, at);
        const runs = this.#starts.get(length);
        while (runs && (runs.at[runs.passed] ?? Infinity) <= at)
            runs.passed++;
        return (runs?.at[runs.passed] ?? at) + length;
    }
}
function runLength(prose, at) {
    let end = at;
    while (prose[end] === "`")
        end++;
    return end - at;
}

;// CONCATENATED MODULE: ./build/src/parse/markdown-destination.js
const MAX_PARENTHESES = 32;
const CLOSERS = { '"': '"', "'": "'", "(": ")" };
function readDestination(prose, open) {
    const start = skipSpace(prose, open + 1);
    const place = prose[start] === "<" ? angled(prose, start) : bare(prose, start);
    if (!place || place.end === place.start)
        return undefined;
    const behind = prose[start] === "<" ? place.end + 1 : place.end;
    let at = skipSpace(prose, behind);
    const closer = CLOSERS[prose[at] ?? ""];
    if (closer !== undefined && at > behind) {
        const titleEnd = skipTitle(prose, at + 1, closer);
        if (titleEnd === -1)
            return undefined;
        at = skipSpace(prose, titleEnd);
    }
    return prose[at] === ")" ? { place, end: at + 1 } : undefined;
}
function angled(prose, open) {
    for (let at = open + 1; at < prose.length; at++) {
        const char = prose[at];
        if (char === ">")
            return { start: open + 1, end: at };
        if (char === "<" || char === "\n")
            return undefined;
        if (char === "\\")
            at++;
    }
    return undefined;
}
function bare(prose, start) {
    let depth = 0;
    let at = start;
    for (; at < prose.length; at++) {
        const code = prose.charCodeAt(at);
        if (code <= 0x20 || code === 0x7f)
            break;
        if (code === 0x28 && ++depth > MAX_PARENTHESES)
            return undefined;
        if (code === 0x29 && depth-- === 0)
            break;
        if (code === 0x5c && prose.charCodeAt(at + 1) > 0x20)
            at++;
    }
    return { start, end: Math.min(at, prose.length) };
}
function skipTitle(prose, from, closer) {
    for (let at = from; at < prose.length; at++) {
        if (prose[at] === closer)
            return at + 1;
        if (closer === ")" && prose[at] === "(")
            return -1;
        if (prose[at] === "\\")
            at++;
    }
    return -1;
}
function skipSpace(prose, from) {
    let at = from;
    while (prose[at] === " " || prose[at] === "\t" || prose[at] === "\n" || prose[at] === "\r")
        at++;
    return at;
}

;// CONCATENATED MODULE: ./build/src/parse/markdown-inline.js



const TAG = /<\/?[A-Za-z][^<>]*>/y;
const COMMENT = "<!--";
const MAX_OPEN = 1_000;
function scanInline(prose, definitions, emit) {
    if (prose.includes("["))
        new InlineScanner(prose, definitions, emit).scan();
}
class InlineScanner {
    #prose;
    #definitions;
    #runs;
    #emit;
    #openers = [];
    #noCommentEnd = false;
    constructor(prose, definitions, emit) {
        this.#prose = prose;
        this.#emit = emit;
        this.#definitions = definitions;
        this.#runs = new CodeRuns(prose);
    }
    scan() {
        for (let at = 0; at < this.#prose.length;)
            at = this.#step(at);
    }
    #step(at) {
        const next = this.#prose[at + 1];
        switch (this.#prose.charAt(at)) {
            case "\\":
                return at + 2;
            case "`":
                return this.#runs.skip(at);
            case "<":
                return this.#skipHtml(at);
            case "!":
                if (next !== "[")
                    return at + 1;
                this.#open({ at, image: true, nested: false });
                return at + 2;
            case "[":
                this.#open({ at, image: false, nested: false });
                return at + 1;
            case "]":
                return this.#close(at);
            default:
                return at + 1;
        }
    }
    #open(opener) {
        if (this.#openers.length >= MAX_OPEN)
            this.#openers = [];
        this.#openers.push(opener);
    }
    #close(at) {
        const opener = this.#openers.pop();
        if (!opener)
            return at + 1;
        const parent = this.#openers.at(-1);
        if (parent)
            parent.nested = true;
        const link = this.#inline(opener, at) ?? this.#reference(opener, at);
        if (!link)
            return at + 1;
        this.#emit(link);
        if (!opener.image)
            this.#openers = [];
        return link.end;
    }
    #inline(opener, close) {
        if (this.#prose[close + 1] !== "(")
            return undefined;
        const destination = readDestination(this.#prose, close + 1);
        if (!destination)
            return undefined;
        const { place, end } = destination;
        return this.#link(opener, close, end, this.#prose.slice(place.start, place.end), place.start);
    }
    #reference(opener, close) {
        const own = opener.nested ? "" : this.#label(textStart(opener), close);
        const behind = this.#prose[close + 1] === "[" ? this.#prose.indexOf("]", close + 2) : -1;
        const written = behind === -1 ? "" : this.#label(close + 2, behind);
        const named = written !== "" && !written.includes("[");
        const definition = this.#definition(named ? written : own);
        const end = named || behind === close + 2 ? behind + 1 : close + 1;
        return definition && this.#link(opener, close, end, definition.target, definition);
    }
    #label(start, end) {
        return end - start > MAX_LABEL ? "" : this.#prose.slice(start, end);
    }
    #definition(label) {
        return label === "" ? undefined : this.#definitions.get(normaliseLabel(label));
    }
    #link(opener, close, end, target, source) {
        const text = this.#prose.slice(textStart(opener), close).replace(/\s+/g, " ").trim();
        return { start: opener.at, end, image: opener.image, text, target, source };
    }
    #skipHtml(at) {
        if (this.#prose.startsWith(COMMENT, at)) {
            const end = this.#noCommentEnd ? -1 : this.#prose.indexOf("-->", at + COMMENT.length);
            if (end !== -1)
                return end + 3;
            this.#noCommentEnd = true;
            return at + COMMENT.length;
        }
        TAG.lastIndex = at;
        return TAG.test(this.#prose) ? TAG.lastIndex : at + 1;
    }
}
function textStart({ at, image }) {
    return at + (image ? 2 : 1);
}

;// CONCATENATED MODULE: ./build/src/parse/markdown-body.js


function readMarkdownBody(text) {
    const { prose, definitions } = scanBlocks(text);
    const links = [];
    for (const run of prose) {
        scanInline(joined(text, run.lines), definitions, ({ image, target, text }) => {
            if (!image)
                links.push({ target, text });
        });
    }
    const run = prose.find(({ title }) => title);
    return { heading: run && (plainText(joined(text, run.lines), definitions) || undefined), links };
}
function readHeadings(text, limits) {
    const { headings, definitions } = scanBlocks(text);
    return headings
        .slice(0, limits.count)
        .map((lines) => plainText(joined(text, lines), definitions).slice(0, limits.length))
        .filter((heading) => heading !== "");
}
function locateLinks(text) {
    const { prose, definitions } = scanBlocks(text);
    const links = [];
    for (const run of prose) {
        let line = 0;
        let passed = 0;
        scanInline(joined(text, run.lines), definitions, ({ image, target, text: words, source }) => {
            if (image)
                return;
            if (typeof source === "object") {
                links.push({ target, text: words, start: source.start, end: source.end });
                return;
            }
            for (let span = run.lines[line]; span && source > passed + width(span); span = run.lines[++line]) {
                passed += width(span) + 1;
            }
            const start = (run.lines[line]?.start ?? 0) + source - passed;
            links.push({ target, text: words, start, end: start + target.length });
        });
    }
    return links;
}
function joined(text, lines) {
    return lines.map(({ start, end }) => text.slice(start, end)).join("\n");
}
function width({ start, end }) {
    return end - start;
}
function plainText(prose, definitions) {
    let plain = "";
    let from = 0;
    scanInline(prose, definitions, ({ start, end, text }) => {
        if (start < from)
            return;
        plain += prose.slice(from, start) + text;
        from = end;
    });
    plain += prose.slice(from);
    return plain
        .replace(/`+|\*\*/g, "")
        .replace(/\\([!-/:-@[-`{-~])/g, "$1")
        .replace(/\s+/g, " ")
        .trim();
}


/***/ }),

/***/ 96893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ OpenFile)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/src/memory/document.js
var memory_document = __webpack_require__(29360);
// EXTERNAL MODULE: ./build/src/parse/decode.js
var decode = __webpack_require__(34215);
// EXTERNAL MODULE: ./build/src/parse/frame.js
var parse_frame = __webpack_require__(95876);
// EXTERNAL MODULE: ./build/src/parse/json-document.js
var json_document = __webpack_require__(10749);
// EXTERNAL MODULE: ./build/src/parse/json-reader.js + 1 modules
var json_reader = __webpack_require__(61285);
// EXTERNAL MODULE: ./build/src/parse/lines.js
var lines = __webpack_require__(55406);
// EXTERNAL MODULE: ./build/src/parse/yaml-compose.js
var yaml_compose = __webpack_require__(69587);
// EXTERNAL MODULE: ./build/src/parse/yaml-read.js + 1 modules
var yaml_read = __webpack_require__(63893);
// EXTERNAL MODULE: ./build/src/parse/yaml-slices.js
var yaml_slices = __webpack_require__(816);
// EXTERNAL MODULE: ./build/src/parse/yaml-library.cjs
var yaml_library = __webpack_require__(90176);
;// CONCATENATED MODULE: ./build/src/parse/yaml-tree.js

const STYLES = {
    BLOCK_FOLDED: "block",
    BLOCK_LITERAL: "block",
    QUOTE_DOUBLE: "double",
    QUOTE_SINGLE: "single",
};
function yamlTree(document, source, base) {
    return new TreeBuilder(source, base).node(document.contents, document.range[0]);
}
class TreeBuilder {
    #source;
    #base;
    constructor(source, base) {
        this.#source = source;
        this.#base = base;
    }
    node(node, fallback) {
        if ((0,yaml_library.isMap)(node))
            return this.#collection("map", node, this.#mapEntries(node));
        if ((0,yaml_library.isSeq)(node))
            return this.#collection("seq", node, this.#seqEntries(node));
        const range = (0,yaml_library.isScalar)(node) || (0,yaml_library.isAlias)(node) ? node.range : undefined;
        const [start, end] = range && range[1] > range[0] ? range : [fallback, fallback];
        const style = (0,yaml_library.isScalar)(node) ? (STYLES[node.type ?? ""] ?? "plain") : "plain";
        const tight = style === "block" ? this.#trimmed(start, end) : end;
        return this.#place({
            kind: (0,yaml_library.isAlias)(node) ? "alias" : "scalar",
            flow: false,
            style,
            start,
            end: tight,
            entries: [],
        });
    }
    #collection(kind, node, entries) {
        const [start, end] = node.range ?? [0, 0];
        const flow = node.flow === true;
        const last = entries.at(-1);
        const tight = flow || !last ? end : Math.max(last.value.end, last.opened, last.key?.end ?? 0) - this.#base;
        return this.#place({ kind, flow, style: "plain", start, end: tight, entries });
    }
    #mapEntries(map) {
        return map.items.map((pair) => {
            const key = this.#key(pair);
            const colon = tokenEnd(pair.srcToken?.sep, "map-value-ind");
            const opened = colon === undefined ? key.end : colon + this.#base;
            return { key, start: key.start, opened, value: this.node(pair.value, opened - this.#base) };
        });
    }
    #key({ key }) {
        const { start, end, style } = this.node(key, 0);
        const name = (0,yaml_library.isScalar)(key) && typeof key.value === "string" ? key.value : "";
        return { start, end, style, name };
    }
    #seqEntries(seq) {
        const token = seq.srcToken;
        const tokens = token && "items" in token && token.type === "block-seq" ? token.items.filter(isWritten) : [];
        return seq.items.map((item, index) => {
            const dash = tokenEnd(tokens[index]?.start, "seq-item-ind");
            const value = this.node(item, dash ?? 0);
            const opened = dash === undefined ? value.start : dash + this.#base;
            return { start: dash === undefined ? value.start : opened - 1, opened, value };
        });
    }
    #trimmed(start, end) {
        let tight = end;
        while (tight > start && /\s/.test(this.#source[tight - 1] ?? ""))
            tight--;
        return tight;
    }
    #place(node) {
        return { ...node, start: node.start + this.#base, end: node.end + this.#base };
    }
}
function isWritten({ start, value }) {
    return value !== undefined || tokenEnd(start, "seq-item-ind") !== undefined;
}
function tokenEnd(tokens, type) {
    const token = tokens?.find((candidate) => candidate.type === type);
    return token && token.offset + token.source.length;
}

;// CONCATENATED MODULE: ./build/src/parse/open-file.js











const EDITING_CHARACTERS = 2 * 1024 * 1024;
class OpenFile {
    path;
    format;
    text;
    slices;
    body;
    #limits;
    #trees = new Map();
    #contents = new Map();
    #lines;
    #editing = EDITING_CHARACTERS;
    constructor(path, format, bytes, limits = memory_document/* DEFAULT_LIMITS */.d) {
        this.path = path;
        this.format = format;
        this.#limits = limits;
        this.text = (bytes.length > limits.fileBytes ? undefined : (0,decode/* decode */.D)(path, bytes).text) ?? "";
        const frame = format === "markdown" ? (0,parse_frame/* splitFrontMatter */.v)(this.text) : undefined;
        this.slices = frame ? (frame.kind === "framed" ? [frame.block] : []) : sliceText(this.text, format, limits);
        this.body = frame?.kind === "framed" ? frame.body : 0;
    }
    get lines() {
        this.#lines ??= new lines/* LineIndex */.rr(this.text);
        return this.#lines;
    }
    tree(document) {
        if (!this.#trees.has(document))
            this.#trees.set(document, this.#readTree(document));
        return this.#trees.get(document);
    }
    content(document) {
        if (!this.#contents.has(document))
            this.#contents.set(document, this.#readContent(document));
        return this.#contents.get(document);
    }
    withText(text) {
        return new OpenFile(this.path, this.format, external_node_buffer_.Buffer.from(text), this.#limits);
    }
    mayReadAgain(characters) {
        this.#editing -= characters;
        return this.#editing >= 0;
    }
    #readContent(document) {
        const slice = this.slices[document];
        if (!slice)
            return undefined;
        if (this.#isJson)
            return (0,json_document/* readJsonDocument */.E)(this.text, slice, document, this.#limits).documents[0];
        const { content } = (0,yaml_read/* readYaml */.g)(this.text.slice(slice.start, slice.end), this.#limits, (0,yaml_compose/* fileTokens */.x)());
        return content && { value: content.value, scalarText: (pointer) => content.texts.textAt(content.value, pointer) };
    }
    #readTree(document) {
        const slice = this.slices[document];
        if (!slice)
            return undefined;
        if (this.#isJson)
            return (0,json_reader/* readJson */.V)(this.text, slice.start, slice.end, this.#limits).root;
        const source = this.text.slice(slice.start, slice.end);
        const composed = (0,yaml_compose/* composeYaml */.e)(source, this.#limits, (0,yaml_compose/* fileTokens */.x)(), true);
        return composed.document && yamlTree(composed.document, source, slice.start);
    }
    get #isJson() {
        return this.format === "json" || this.format === "jsonl";
    }
}
function sliceText(text, format, { documents }) {
    if (format === "yaml")
        return (0,yaml_slices/* sliceStream */.B)(text, 0, text.length, documents);
    return format === "jsonl" ? (0,json_document/* sliceLines */.i)(text, documents) : [{ start: 0, end: text.length }];
}


/***/ }),

/***/ 17320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ setOwn),
/* harmony export */   r: () => (/* binding */ ScalarTexts)
/* harmony export */ });
class ScalarTexts {
    #texts = new Map();
    note(pointer, value, text) {
        if (String(value) !== text)
            this.#texts.set(JSON.stringify(pointer), text);
    }
    textAt(root, pointer) {
        const value = valueAt(root, pointer);
        if (typeof value === "string")
            return value;
        if (typeof value !== "number" && typeof value !== "boolean" && value !== null)
            return undefined;
        return this.#texts.get(JSON.stringify(pointer)) ?? String(value);
    }
}
function valueAt(root, pointer) {
    let value = root;
    for (const step of pointer) {
        if (typeof value !== "object" || value === null || !Object.hasOwn(value, step))
            return undefined;
        value = Reflect.get(value, step);
    }
    return value;
}
function setOwn(target, key, value) {
    if (key === "__proto__") {
        Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
    }
    else {
        Reflect.set(target, key, value);
    }
}


/***/ }),

/***/ 69587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ composeYaml),
/* harmony export */   x: () => (/* binding */ fileTokens)
/* harmony export */ });
/* harmony import */ var _yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90176);
/* harmony import */ var _yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85707);


const DOCUMENT_TOKENS = 300_000;
const FILE_TOKENS = 1_000_000;
const LOOK_BACKS = 10_000_000;
const LONG_SCALAR = 1_000;
const SPLIT = "Split the document";
const RAISE = "Write it more simply, or raise the limit in memory-steward.yml";
const OPTIONS = {
    version: "1.2",
    merge: false,
    resolveKnownTags: false,
    strict: true,
    stringKeys: true,
    uniqueKeys: false,
};
const HARMLESS_DIRECTIVE = /^%YAML[ \t]+1\.2[ \t]*$/;
class Stop extends Error {
    fault;
    constructor(fault) {
        super(fault.message);
        this.fault = fault;
    }
}
function fileTokens() {
    return { tokens: FILE_TOKENS };
}
function composeYaml(source, limits, budget, keepSourceTokens = false) {
    const composer = new _yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__.Composer({ ...OPTIONS, keepSourceTokens });
    const faults = [];
    const add = (fault) => {
        faults.push(fault);
        if (faults.length >= _yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_FAULTS */ .J)
            throw new Stop(fault);
    };
    observeErrors(composer, add);
    const documents = [];
    try {
        for (const token of boundedTokens(source, limits, budget)) {
            if (token.type === "error") {
                add(faultOf("UNEXPECTED_TOKEN", token.message, token.offset, token.source));
            }
            else {
                if (token.type === "directive" && !HARMLESS_DIRECTIVE.test(token.source)) {
                    add(faultOf("DIRECTIVE", "Directives are not read", token.offset, token.source));
                }
                documents.push(...composer.next(token));
            }
        }
        documents.push(...composer.end(true, source.length));
    }
    catch (error) {
        if (!(error instanceof Stop))
            throw error;
        return { document: undefined, faults: error.fault.code === "LIMIT" ? [error.fault] : faults.slice(0, 1) };
    }
    const [document, extra] = documents;
    if (extra)
        faults.push({ code: "MULTIPLE_DOCS", message: "Text behind `...`", ...rangeOf(extra) });
    return { document, faults };
}
function* boundedTokens(source, limits, budget) {
    const parser = new _yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__.Parser();
    const stop = (message, advice, start = parser.offset) => {
        throw new Stop({ code: "LIMIT", message, advice, start, end: start + 1 });
    };
    let left = Math.min(DOCUMENT_TOKENS, budget.tokens);
    let aliases = 0;
    let scalar = false;
    let lookBack = 0;
    let leading = 0;
    let commented = false;
    for (const lexeme of new _yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__.Lexer().lex(source)) {
        const weight = lexeme.length > LONG_SCALAR ? 1 + countLines(lexeme) : 1;
        budget.tokens -= weight;
        left -= weight;
        if (left < 0)
            stop("is too dense: it holds more keys, values and marks than are read", SPLIT);
        if (scalar) {
            scalar = false;
        }
        else {
            const first = lexeme[0];
            scalar = lexeme === _yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__.CST.SCALAR;
            if (first === "*" && ++aliases > limits.aliases)
                stop(`holds more than ${limits.aliases} aliases`, RAISE);
            if (first === "\n" || first === "\r" || first === " " || first === "\t") {
                if (!commented)
                    leading++;
            }
            else if (first === "#") {
                commented = true;
                lookBack += leading;
                if (lookBack > LOOK_BACKS)
                    stop("holds too many comments behind too many blank lines", SPLIT);
            }
            else {
                leading = 0;
                commented = false;
            }
        }
        yield* parser.next(lexeme);
        const beyond = parser.stack[limits.depth + 1];
        if (_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_0__.CST.isCollection(beyond))
            stop(`nests collections more than ${limits.depth} deep`, RAISE, beyond.offset);
    }
    yield* parser.end();
}
function observeErrors(composer, add) {
    const handler = (place, code, message) => {
        if (typeof place === "number")
            add({ code, message, start: place, end: place + 1 });
        else if ("offset" in place)
            add(faultOf(code, message, place.offset, place.source));
        else
            add({ code, message, start: place[0], end: place[1] });
    };
    if (!Reflect.has(composer, "onError"))
        throw new Error("the yaml package no longer reports errors through onError");
    Reflect.set(composer, "onError", handler);
}
function faultOf(code, message, offset, source) {
    return { code, message, start: offset, end: offset + Math.max(source?.length ?? 1, 1) };
}
function countLines(text) {
    let lines = 0;
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
        lines++;
    return lines;
}
function rangeOf(document) {
    const [start, end] = document.contents?.range ?? document.range;
    return { start, end };
}


/***/ }),

/***/ 85707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ MAX_FAULTS),
/* harmony export */   m: () => (/* binding */ shorten)
/* harmony export */ });
const MAX_FAULTS = 100;
function shorten(text) {
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}


/***/ }),

/***/ 63893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ readYaml)
});

// EXTERNAL MODULE: ./build/src/parse/yaml-compose.js
var yaml_compose = __webpack_require__(69587);
// EXTERNAL MODULE: ./build/src/parse/yaml-library.cjs
var yaml_library = __webpack_require__(90176);
// EXTERNAL MODULE: ./build/src/parse/scalar-texts.js
var scalar_texts = __webpack_require__(17320);
// EXTERNAL MODULE: ./build/src/parse/yaml-fault.js
var yaml_fault = __webpack_require__(85707);
;// CONCATENATED MODULE: ./build/src/parse/yaml-value.js



const EXPANDED_NODES = 10_000;
function readYamlValue(document, limits) {
    const reader = new ValueReader(limits);
    const value = reader.read(document.contents);
    return { value, faults: reader.faults, texts: reader.texts };
}
class ValueReader {
    faults = [];
    texts = new scalar_texts/* ScalarTexts */.r();
    #limits;
    #anchors = new Map();
    #targets = new Map();
    #path = [];
    #expanding = 0;
    #alias;
    #expanded = 0;
    constructor(limits) {
        this.#limits = limits;
    }
    read(node) {
        if (this.#expanding > 0 && ++this.#expanded > EXPANDED_NODES)
            return null;
        if ((0,yaml_library.isAlias)(node))
            return this.#readAlias(node);
        if (!(0,yaml_library.isScalar)(node) && !(0,yaml_library.isMap)(node) && !(0,yaml_library.isSeq)(node))
            return null;
        const anchor = node.anchor === undefined || this.#expanding > 0 ? undefined : { node, open: true };
        if (anchor && node.anchor !== undefined)
            this.#anchors.set(node.anchor, anchor);
        const value = (0,yaml_library.isScalar)(node) ? this.#readScalar(node) : this.#readCollection(node);
        if (anchor)
            anchor.open = false;
        return value;
    }
    #readScalar(node) {
        const { value, source } = node;
        if (typeof value === "number" || typeof value === "boolean" || value === null) {
            this.texts.note(this.#path, value, source ?? "");
        }
        return value;
    }
    #readCollection(node) {
        const depth = this.#path.length + 1;
        if (depth > this.#limits.depth) {
            this.#limit(this.#alias ?? node, `nests collections more than ${this.#limits.depth} deep`);
            return null;
        }
        if ((0,yaml_library.isSeq)(node)) {
            return node.items.map((item, index) => this.#readAt(index, item));
        }
        const result = {};
        const keys = new Map();
        for (const { key, value } of (0,yaml_library.isMap)(node) ? node.items : []) {
            if (!(0,yaml_library.isScalar)(key) || typeof key.value !== "string")
                continue;
            const name = key.value;
            if (key.anchor !== undefined && this.#expanding === 0)
                this.#anchors.set(key.anchor, { node: key, open: false });
            const span = spanOf(key);
            const first = keys.get(name);
            if (first)
                this.#duplicate(name, span, first);
            else
                keys.set(name, span);
            if (span.end === span.start) {
                this.#add({ code: "NAMELESS_KEY", message: "", start: span.start, end: span.start + 1 });
            }
            (0,scalar_texts/* setOwn */.P)(result, name, this.#readAt(name, value));
        }
        return result;
    }
    #readAt(step, node) {
        this.#path.push(step);
        const value = this.read(node);
        this.#path.pop();
        return value;
    }
    #readAlias(node) {
        const known = this.#targets.get(node);
        const target = known ?? this.#anchors.get(node.source);
        if (!target || target.open) {
            const message = target ? "stands inside the value that it names" : "names no anchor that stands before it";
            this.#add({ code: "ALIAS_TARGET", message, ...spanOf(node) });
            return null;
        }
        if (!known)
            this.#targets.set(node, target);
        if (this.#expanding++ === 0)
            this.#alias = node;
        const value = this.read(target.node);
        if (--this.#expanding === 0 && this.#expanded > EXPANDED_NODES) {
            this.#limit(node, `grows by more than ${EXPANDED_NODES} values through its aliases`);
        }
        return value;
    }
    #duplicate(name, span, first) {
        if (this.#expanding > 0)
            return;
        const path = [...this.#path, name];
        this.#add({ code: "DUPLICATE_KEY", message: name, ...span, duplicate: { path, first } });
    }
    #add(fault) {
        if (this.faults.length < yaml_fault/* MAX_FAULTS */.J)
            this.faults.push(fault);
    }
    #limit(node, message) {
        if (this.faults.some(({ code }) => code === "LIMIT"))
            return;
        const advice = "Write it more simply: nest less, and repeat values in place of naming them with aliases";
        this.#add({ code: "LIMIT", message, advice, ...spanOf(node) });
    }
}
function spanOf(node) {
    const [start, end] = node.range ?? [0, 0];
    return { start, end };
}

;// CONCATENATED MODULE: ./build/src/parse/yaml-read.js


function readYaml(source, limits, tokens) {
    const { document, faults } = (0,yaml_compose/* composeYaml */.e)(source, limits, tokens);
    if (faults.length > 0 || !document)
        return { faults };
    const read = readYamlValue(document, limits);
    if (read.faults.length > 0)
        return { faults: read.faults };
    const range = document.contents?.range;
    return { content: { ...read, empty: !range || range[0] === range[1] }, faults };
}


/***/ }),

/***/ 816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ sliceStream)
/* harmony export */ });
const MARKER = /(?:^|\n)(---|\.\.\.)(?=[ \t\r\n]|$)/g;
function sliceStream(text, start = 0, end = text.length, atMost = Infinity) {
    const region = start === 0 && end === text.length ? text : text.slice(start, end);
    const slices = [];
    let from = 0;
    let opened = false;
    for (const match of region.matchAll(MARKER)) {
        if (slices.length >= atMost)
            return slices;
        const at = match.index + (match[0].length - 3);
        if (match[1] === "...") {
            const feed = region.indexOf("\n", at);
            const next = feed === -1 ? region.length : feed + 1;
            slices.push({ start: start + from, end: start + next });
            from = next;
            opened = false;
        }
        else {
            if (opened || !isPrelude(region, from, at)) {
                slices.push({ start: start + from, end: start + at });
                from = at;
            }
            opened = true;
        }
    }
    if (opened || !isPrelude(region, from, region.length) || hasDirective(region, from)) {
        slices.push({ start: start + from, end: start + region.length });
    }
    return slices;
}
function isPrelude(text, from, to) {
    for (let at = from; at < to;) {
        const feed = text.indexOf("\n", at);
        const next = feed === -1 ? to : feed + 1;
        if (text[at] !== "%") {
            let first = at;
            while (text[first] === " " || text[first] === "\t")
                first++;
            const char = text[first];
            const blank = first >= to || char === "\n" || (char === "\r" && first + 1 === feed);
            if (!blank && char !== "#")
                return false;
        }
        at = next;
    }
    return true;
}
function hasDirective(text, from) {
    return text[from] === "%" || text.includes("\n%", from);
}


/***/ })

};
