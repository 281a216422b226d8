export const id = 106;
export const ids = [106,1865];
export const modules = {

/***/ 57336:
/***/ ((module) => {

let p = process || {}, argv = p.argv || [], env = p.env || {}
let isColorSupported =
	!(!!env.NO_COLOR || argv.includes("--no-color")) &&
	(!!env.FORCE_COLOR || argv.includes("--color") || p.platform === "win32" || ((p.stdout || {}).isTTY && env.TERM !== "dumb") || !!env.CI)

let formatter = (open, close, replace = open) =>
	input => {
		let string = "" + input, index = string.indexOf(close, open.length)
		return ~index ? open + replaceClose(string, close, replace, index) + close : open + string + close
	}

let replaceClose = (string, close, replace, index) => {
	let result = "", cursor = 0
	do {
		result += string.substring(cursor, index) + replace
		cursor = index + close.length
		index = string.indexOf(close, cursor)
	} while (~index)
	return result + string.substring(cursor)
}

let createColors = (enabled = isColorSupported) => {
	let f = enabled ? formatter : () => String
	return {
		isColorSupported: enabled,
		reset: f("\x1b[0m", "\x1b[0m"),
		bold: f("\x1b[1m", "\x1b[22m", "\x1b[22m\x1b[1m"),
		dim: f("\x1b[2m", "\x1b[22m", "\x1b[22m\x1b[2m"),
		italic: f("\x1b[3m", "\x1b[23m"),
		underline: f("\x1b[4m", "\x1b[24m"),
		inverse: f("\x1b[7m", "\x1b[27m"),
		hidden: f("\x1b[8m", "\x1b[28m"),
		strikethrough: f("\x1b[9m", "\x1b[29m"),

		black: f("\x1b[30m", "\x1b[39m"),
		red: f("\x1b[31m", "\x1b[39m"),
		green: f("\x1b[32m", "\x1b[39m"),
		yellow: f("\x1b[33m", "\x1b[39m"),
		blue: f("\x1b[34m", "\x1b[39m"),
		magenta: f("\x1b[35m", "\x1b[39m"),
		cyan: f("\x1b[36m", "\x1b[39m"),
		white: f("\x1b[37m", "\x1b[39m"),
		gray: f("\x1b[90m", "\x1b[39m"),

		bgBlack: f("\x1b[40m", "\x1b[49m"),
		bgRed: f("\x1b[41m", "\x1b[49m"),
		bgGreen: f("\x1b[42m", "\x1b[49m"),
		bgYellow: f("\x1b[43m", "\x1b[49m"),
		bgBlue: f("\x1b[44m", "\x1b[49m"),
		bgMagenta: f("\x1b[45m", "\x1b[49m"),
		bgCyan: f("\x1b[46m", "\x1b[49m"),
		bgWhite: f("\x1b[47m", "\x1b[49m"),

		blackBright: f("\x1b[90m", "\x1b[39m"),
		redBright: f("\x1b[91m", "\x1b[39m"),
		greenBright: f("\x1b[92m", "\x1b[39m"),
		yellowBright: f("\x1b[93m", "\x1b[39m"),
		blueBright: f("\x1b[94m", "\x1b[39m"),
		magentaBright: f("\x1b[95m", "\x1b[39m"),
		cyanBright: f("\x1b[96m", "\x1b[39m"),
		whiteBright: f("\x1b[97m", "\x1b[39m"),

		bgBlackBright: f("\x1b[100m", "\x1b[49m"),
		bgRedBright: f("\x1b[101m", "\x1b[49m"),
		bgGreenBright: f("\x1b[102m", "\x1b[49m"),
		bgYellowBright: f("\x1b[103m", "\x1b[49m"),
		bgBlueBright: f("\x1b[104m", "\x1b[49m"),
		bgMagentaBright: f("\x1b[105m", "\x1b[49m"),
		bgCyanBright: f("\x1b[106m", "\x1b[49m"),
		bgWhiteBright: f("\x1b[107m", "\x1b[49m"),
	}
}

module.exports = createColors()
module.exports.createColors = createColors


/***/ }),

/***/ 29772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ linkTarget),
/* harmony export */   v: () => (/* binding */ edgeAnchor)
/* harmony export */ });
/* harmony import */ var _memory_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24792);

const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]*:/;
function linkTarget(from, link, root) {
    if (SCHEME.test(link) || link.startsWith("//") || link.startsWith("#") || link.startsWith("?"))
        return undefined;
    const bare = decode(link.replace(/[#?].*$/s, ""));
    if (bare === "")
        return undefined;
    const start = bare.startsWith("/") ? root.split("/").slice(0, -1) : from.split("/").slice(0, -1);
    const segments = start;
    for (const segment of bare.split("/")) {
        if (segment === "" || segment === ".")
            continue;
        if (segment === ".." && segments.length > 0 && segments.at(-1) !== "..")
            segments.pop();
        else
            segments.push(segment);
    }
    return segments.join("/");
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function edgeAnchor(declaration, edge, layoutClass, part = "target") {
    const source = layoutClass?.edgeSources[edge.field];
    if (!source)
        return (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, []);
    const item = edge.slot === -1 ? [] : [edge.slot];
    const target = edge.form === "string" ? [] : [edge.key ?? "target"];
    switch (source.form) {
        case "links":
            return { path: declaration.path, link: edge.slot };
        case "map":
            return part === "kind"
                ? (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, [...source.path, edge.kind], "key")
                : (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, [...source.path, edge.kind, ...item, ...target]);
        case "list":
            return (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, [...source.path, ...item, ...(part === "kind" ? ["kind"] : target)]);
        case "targets":
            return part === "kind"
                ? (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, source.path, "key")
                : (0,_memory_record_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldAnchor */ .O)(declaration, [...source.path, ...item, ...target]);
    }
}


/***/ }),

/***/ 24792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ fieldAnchor)
/* harmony export */ });
function fieldAnchor(declaration, pointer, part = "value") {
    return {
        path: declaration.path,
        document: declaration.document,
        pointer: [...declaration.root, ...pointer],
        part,
    };
}


/***/ }),

/***/ 25714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ jsonText)
/* harmony export */ });
const ACTING = /[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}]|##(?=\[)/gu;
function jsonText(value, indent = 2) {
    return `${JSON.stringify(value, null, indent).replace(ACTING, escapeUnits)}\n`;
}
function escapeUnits(text) {
    if (text === "##")
        return "#\\u0023";
    let escaped = "";
    for (let at = 0; at < text.length; at++)
        escaped += `\\u${text.charCodeAt(at).toString(16).padStart(4, "0")}`;
    return escaped;
}


/***/ }),

/***/ 81865:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   useColor: () => (/* binding */ useColor)
/* harmony export */ });
function useColor() {
    if (process.env["NO_COLOR"])
        return false;
    return [process.env["FORCE_COLOR"], process.stdout.isTTY].some(Boolean);
}


/***/ }),

/***/ 91504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ gateOptions)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _load_load_layout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9832);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90989);




function gateOptions(dir, options, repository) {
    const top = repository.isGit ? repository.top : undefined;
    return {
        ...(options.layout !== undefined && { layout: layoutChoice(dir, options.layout, top) }),
        ...(options.config !== undefined && { config: configPath(dir, options.config) }),
    };
}
function layoutChoice(dir, layout, top) {
    if (_load_load_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .BUILT_IN_LAYOUTS */ .$.includes(layout))
        return { name: layout };
    const inside = pathInside(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(layout)) ?? pathInside(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, layout));
    if (inside !== undefined)
        return { name: inside };
    try {
        if (top !== undefined && pathInside(top, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(layout)) !== undefined) {
            throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`The layout ${layout} is a file of the repository that is checked, but not of the folder.`, "Keep it below the folder of the memory, so that it can be read from the target branch.");
        }
        return { text: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(layout), label: layout };
    }
    catch (error) {
        if (error instanceof _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y)
            throw error;
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`There is no layout "${layout}": it is neither built in nor a file that can be read.`, `Use one of ${_load_load_layout_js__WEBPACK_IMPORTED_MODULE_2__/* .BUILT_IN_LAYOUTS */ .$.join(", ")}, or the path of a layout file.`);
    }
}
function configPath(dir, config) {
    const inside = pathInside(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(config)) ?? pathInside(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(dir, config));
    if (inside === undefined) {
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .y(`The configuration ${config} lies outside ${dir}.`, "Keep the configuration in the repository that it configures.");
    }
    return inside;
}
function pathInside(dir, file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(dir, file);
    return path === "" || path.startsWith("..") || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) ? undefined : path.replaceAll("\\", "/");
}


/***/ }),

/***/ 21495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReview: () => (/* binding */ runReview)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/load/gate.js + 6 modules
var load_gate = __webpack_require__(87346);
// EXTERNAL MODULE: ./build/src/load/review-subjects.js
var review_subjects = __webpack_require__(60928);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/review/claim.js
var claim = __webpack_require__(77994);
// EXTERNAL MODULE: ./build/src/review/constants.js
var constants = __webpack_require__(9263);
// EXTERNAL MODULE: ./build/src/review/decide.js + 2 modules
var decide = __webpack_require__(30110);
// EXTERNAL MODULE: ./build/src/review/record-review.js
var record_review = __webpack_require__(63422);
// EXTERNAL MODULE: ./build/src/review/review-index.js + 2 modules
var review_index = __webpack_require__(24970);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/review/marks.js
var marks = __webpack_require__(11592);
// EXTERNAL MODULE: ./build/src/review/wording.js
var wording = __webpack_require__(98462);
;// CONCATENATED MODULE: ./build/src/review/settings.js




function settingsDigest() {
    const weights = [constants/* LIKENESS */.Ld, constants/* IDENTITY */.zK, constants/* SCOPE */.hx, constants/* OVERLAP */.sH, constants/* REPLACEMENT */.x9, constants/* RECENCY */.eN, constants/* LINEAGE */.EI, constants/* CONFIDENCE */.LL, constants/* TOTAL */.TV];
    const settings = JSON.stringify([weights, constants/* DECISION */.Jz, constants/* RETRIEVAL */.$A, marks/* MARKS */.j7, wording/* WORDS */.q9]);
    return `sha256:${(0,external_node_crypto_.createHash)("sha256").update(settings).digest("hex")}`;
}

// EXTERNAL MODULE: ./build/src/commands/rejected-before.js
var rejected_before = __webpack_require__(80802);
;// CONCATENATED MODULE: ./build/src/commands/review.js










async function reviewCandidate({ tree, gate: options, candidate, now }) {
    const gate = await (0,load_gate/* loadGate */.W)(tree, options);
    const proposed = (0,review_subjects/* candidateSubjects */.N)(candidate.path, candidate.bytes, gate);
    if (proposed.length === 0) {
        throw new user_error/* UserError */.y(`${candidate.path} holds no record that the layout ${gate.layout.name} would compare.`, "Name a file of records; where it lies outside of the memory, say with --as where it would stand.");
    }
    const { subjects, broken } = await (0,review_subjects/* reviewSubjects */.E)(tree, gate, now);
    const known = subjects.filter(({ path }) => path !== candidate.path);
    const reviews = [];
    const index = new review_index/* ReviewIndex */.T(known);
    for (const subject of proposed) {
        const reviewed = (0,decide/* review */.N)(subject, index, now, broken);
        const rejection = gate.rejections.claims.get((0,claim/* claimOf */._)(subject));
        reviews.push(rejection ? rejectedReview((0,record_review/* recordReview */.E)(reviewed), rejection) : (0,record_review/* recordReview */.E)(reviewed));
        if (!rejection && reviewed.decision === "accept")
            index.add({ ...subject, status: "candidate" });
    }
    return {
        schema: "memory-steward.review/v1",
        reviewer: constants/* REVIEWER */.M0,
        settings: settingsDigest(),
        now: now.toISOString(),
        reviews,
    };
}
function rejectedReview(reviewed, rejection) {
    return {
        ...reviewed,
        decision: "reject",
        reason: "rejected_before",
        relation: "none",
        rule: 0,
        handling: "closed",
        targets: [],
        operations: [],
        rivals: [],
        automatic: reviewed.automatic.map((condition, index) => (index === 0 ? { ...condition, holds: false } : condition)),
        summary: `reject: this ${(0,rejected_before/* rejectionText */.xX)(rejection)} (rule 0; nothing is opened).`,
    };
}

// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./build/src/report/json-text.js
var json_text = __webpack_require__(25714);
;// CONCATENATED MODULE: ./build/src/report/review-json.js

function renderReviewJson(report) {
    return (0,json_text/* jsonText */.s)(report);
}

// EXTERNAL MODULE: ./node_modules/picocolors/picocolors.js
var picocolors = __webpack_require__(57336);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
;// CONCATENATED MODULE: ./build/src/report/review-pretty.js


const TEXT_LIMIT = 300;
const MOST_SHOWN = 10;
function renderReviewPretty({ reviews }, color) {
    const paint = picocolors.createColors(color);
    return reviews.map((review) => `${linesOf(review, paint).join("\n")}\n`).join("\n");
}
function linesOf(review, paint) {
    const { candidate, decision, handling, matches, related, retrieval } = review;
    const lines = [
        `${paint.bold(decision.toUpperCase())}  ${safe(candidate.id)}  ${paint.dim(safe(candidate.path))}`,
        `  ${safe(review.summary)}`,
        `  reason ${review.reason} · relation ${review.relation} · handling ${handling} · confidence ${share(review.confidence)}`,
        `  type ${safe(candidate.type)} · scope ${safe(candidate.scope)} · compared with ${retrieval.compared} of ${retrieval.records} records${retrieval.broken === 0 ? "" : `, without ${retrieval.broken} files that cannot be read`}`,
    ];
    for (const { signal, phrase } of candidate.signals)
        lines.push(`  wording: ${signal} (${safe(phrase)})`);
    for (const match of matches.slice(0, MOST_SHOWN))
        lines.push(...matchLines(match, paint));
    if (matches.length > MOST_SHOWN)
        lines.push(`  and ${matches.length - MOST_SHOWN} more (--format json shows all)`);
    for (const { id, status } of related)
        lines.push(`  same text in ${safe(id)} (${status})`);
    for (const { match, rival, distance, margin } of review.rivals) {
        lines.push(`  ${safe(match)} is not taken: ${safe(rival)} is ${share(distance)} behind it (margin ${share(margin)})`);
    }
    const unmet = review.automatic.filter(({ holds }) => !holds).map((condition) => condition.unmet);
    if (decision === "accept" && unmet.length > 0)
        lines.push(`  would not pass by itself: ${unmet.join("; ")}`);
    for (const { operation, record, values } of review.operations) {
        lines.push(`  would ${operation} on ${safe(record)}: ${safe(values.join(" · "))}`);
    }
    return lines;
}
function matchLines(match, paint) {
    const { evidence, flags } = match;
    const buckets = Object.entries(evidence).map(([name, bucket]) => `${name} ${sumOf(bucket)}`);
    const flagged = flags.length === 0 ? "" : ` · ${flags.join(", ")}`;
    return [
        `  ${paint.bold(safe(match.id))}  ${match.relation} ${share(match.confidence)}${flagged}`,
        `    title ${share(match.title)} · summary ${share(match.summary)} · detail ${share(match.detail)} · scope ${match.scopeRelation}`,
        `    ${buckets.join(" · ")}`,
        ...match.failedBefore.map(({ relation, failed }) => paint.dim(`    not ${relation}: ${failed}`)),
        ...match.changes.map(({ flag, candidate, target }) => `    ${flag}: ${safe(target.join(", ")) || "nothing"} → ${safe(candidate.join(", ")) || "nothing"}`),
    ];
}
function sumOf({ sum }) {
    return (sum / 100).toFixed(2);
}
function share(tenThousandths) {
    return (tenThousandths / 10_000).toFixed(4);
}
function safe(text) {
    return (0,visible_text/* visibleStart */.db)(text, TEXT_LIMIT);
}

// EXTERNAL MODULE: ./build/src/terminal/color.js
var color = __webpack_require__(81865);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
// EXTERNAL MODULE: ./build/src/terminal/redaction.js
var redaction = __webpack_require__(44771);
;// CONCATENATED MODULE: ./build/src/terminal/review.js










async function runReview(dir, file, options) {
    const bytes = readCandidate(file);
    (0,redaction/* learnFrom */.Pz)(bytes);
    const path = options.as ?? pathBelow(dir, file);
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    try {
        const report = await reviewCandidate({
            tree: await repository.workingTree(),
            gate: (0,gate_options/* gateOptions */.O)(dir, options, repository),
            candidate: { path, bytes },
            now: options.asOf ?? new Date(),
        });
        process.stdout.write(options.format === "json" ? renderReviewJson(report) : renderReviewPretty(report, (0,color.useColor)()));
        return 0;
    }
    finally {
        await repository.close();
    }
}
function readCandidate(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file);
    }
    catch {
        throw new user_error/* UserError */.y(`There is no file ${file} that can be read.`, "Name the file of the proposed record.");
    }
}
function pathBelow(dir, file) {
    const path = (0,external_node_path_.relative)((0,external_node_path_.resolve)(dir), (0,external_node_path_.resolve)(file));
    if (path !== "" && !path.startsWith("..") && !(0,external_node_path_.isAbsolute)(path))
        return path.replaceAll("\\", "/");
    throw new user_error/* UserError */.y(`${file} lies outside of the memory, so its layout does not say what it is.`, "Say with --as where it would stand, such as --as runbooks/cache.md.");
}


/***/ })

};
