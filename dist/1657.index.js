exports.id = 1657;
exports.ids = [1657,6626];
exports.modules = {

/***/ 6626:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ useColor),
/* harmony export */   t: () => (/* binding */ color_exports)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);

// src/terminal/color.ts
var color_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ useColor: () => useColor });
function useColor() {
	if (process.env["NO_COLOR"]) return false;
	if (process.env["FORCE_COLOR"]) return true;
	return process.env["TERM"] !== "dumb" && [process.stdout.isTTY].some(Boolean);
}



/***/ }),

/***/ 5105:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ learnFiles),
/* harmony export */   t: () => (/* binding */ learnChanges)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/terminal/learn-files.ts
async function learnFiles(tree, paths) {
	await learn(tree, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(new Set(paths), tree));
}
async function learnChanges(before, after) {
	const [old, young] = [await before.entries(), await after.entries()];
	await learn(before, filesWithout(old, young));
	await learn(after, filesWithout(young, old));
}
function filesWithout(entries, others) {
	const known = new Set(others.map(({ oid }) => oid));
	return entries.filter(({ mode, oid }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.aa)(mode) && !known.has(oid));
}
async function learn(tree, files) {
	await tree.read(files, (_entry, bytes) => {
		if (!(bytes instanceof Error)) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.E)(bytes);
	});
}



/***/ }),

/***/ 1657:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

"use strict";
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReview: () => (/* binding */ runReview)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _rejected_before_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6891);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _review_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8268);
/* harmony import */ var _percent_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1364);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6626);
/* harmony import */ var _learn_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5105);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_7__);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7336);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(picocolors__WEBPACK_IMPORTED_MODULE_8__);










// src/review/settings.ts
function settingsDigest() {
	const settings = JSON.stringify([
		[
			_review_index_js__WEBPACK_IMPORTED_MODULE_3__.l,
			_review_index_js__WEBPACK_IMPORTED_MODULE_3__.c,
			_review_index_js__WEBPACK_IMPORTED_MODULE_3__.h,
			_review_index_js__WEBPACK_IMPORTED_MODULE_3__.d,
			_review_index_js__WEBPACK_IMPORTED_MODULE_3__.p,
			_review_index_js__WEBPACK_IMPORTED_MODULE_3__.f,
			_review_index_js__WEBPACK_IMPORTED_MODULE_3__.u,
			_review_index_js__WEBPACK_IMPORTED_MODULE_3__.o,
			_review_index_js__WEBPACK_IMPORTED_MODULE_3__.g
		],
		_review_index_js__WEBPACK_IMPORTED_MODULE_3__.s,
		_review_index_js__WEBPACK_IMPORTED_MODULE_3__.m,
		_rejected_before_js__WEBPACK_IMPORTED_MODULE_1__.b,
		_review_index_js__WEBPACK_IMPORTED_MODULE_3__.i
	]);
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mi)((0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.createHash)("sha256").update(settings));
}
// src/commands/review.ts
const MAX_NAMED = 3;
async function reviewCandidate({ tree, gate: options, candidate, now }) {
	const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, options);
	if ((gate.layout.classOf(candidate.path)?.records ?? "none") === "none") throw await noClass(candidate.path, tree, gate);
	const proposed = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_1__.T)(candidate.path, candidate.bytes, gate);
	assertJudged(candidate, proposed, gate);
	const ofFile = gate.layout.classOf(candidate.path);
	if (proposed.length === 0 && ofFile && !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sa)(ofFile, gate.layout)) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${candidate.path} is of the class "${ofFile.name}", which takes no proposals, and other classes of the layout ${gate.layout.name} do: only records of those are compared.`, "Name a file of one of those; `proposable: true` makes a class of a layout of your own one of them");
	if (proposed.length === 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${candidate.path} holds no record that the layout ${gate.layout.name} would compare.`, "Name a file of records: what amends one, evidence of runs and generated files are compared with nothing.");
	if (proposed.length > 500) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${candidate.path} holds ${proposed.length} records; up to 500 are compared at once.`, "Write the proposed records to smaller files, and say with --as where they would stand");
	const { subjects, broken } = await (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_1__.E)(tree, gate, now);
	const known = subjects.filter(({ path }) => path !== candidate.path);
	const reviews = [];
	const index = new _review_index_js__WEBPACK_IMPORTED_MODULE_3__.t(known);
	for (const subject of proposed) {
		const reviewed = (0,_review_index_js__WEBPACK_IMPORTED_MODULE_3__.r)(subject, index, now, broken);
		const rejection = gate.rejections.claims.get((0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_1__.i)(subject));
		reviews.push(rejection ? rejectedReview((0,_review_index_js__WEBPACK_IMPORTED_MODULE_3__.n)(reviewed), rejection) : (0,_review_index_js__WEBPACK_IMPORTED_MODULE_3__.n)(reviewed));
		if (!rejection && reviewed.decision === "accept") index.add({
			...subject,
			status: "candidate"
		});
	}
	return {
		schema: "memory-steward.review/v1",
		reviewer: "7",
		settings: settingsDigest(),
		now: now.toISOString(),
		reviews
	};
}
async function noClass(path, tree, gate) {
	const extension = /\.[^./]*$/.exec(path)?.[0] ?? "";
	const paths = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(await tree.entries(), gate).map((entry) => entry.path);
	const named = [...new Set(paths.filter((each) => each.endsWith(extension)).map((each) => each.replace(/[^/]*$/, "")))].filter((folder) => folder !== "").sort(_check_js__WEBPACK_IMPORTED_MODULE_0__.na);
	return new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`The layout ${gate.layout.name} reads no record from ${path}, so nothing says what it is.`, named.length > 0 ? `Say with --as where it would stand, in a folder of records such as ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bt)(named, MAX_NAMED)}.` : `Say with --as where it would stand, at a path that the layout reads records from; ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.rt)("docs/layouts.md")} tells which.`);
}
function assertJudged({ path, bytes }, proposed, gate) {
	const flaw = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ln)(path, bytes, gate);
	if (flaw) {
		const { line, column } = flaw.start;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${path}:${line}:${column}: ${flaw.message}`, flaw.advice ?? "Mend the file, then review it.");
	}
	const { ontology, layout } = gate;
	const kinds = ontology.nodeKinds;
	(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Rn)(path, bytes, gate, ({ declaration, shape, oddities }) => {
		if (declaration.kind !== void 0 || declaration.role === "note" || !shape.required.includes("kind")) return;
		const noFront = oddities.some(({ kind }) => kind === "no-front-matter");
		throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${path} ${noFront ? "has no front matter, so it names no kind" : "names no kind"}: nothing in the memory compares with it.`, `${noFront ? "Begin it with front matter that has its kind" : "Write its kind"}${kinds.size > 0 ? `: one of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.qr)(kinds.keys())}` : ""}.`);
	});
	const unknown = proposed.find(({ type }) => kinds.size > 0 && !kinds.has(type) && !layout.classes.has(type));
	if (!unknown) return;
	const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.va)(unknown.type, kinds.keys());
	throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${path} is of the kind ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Kr)(unknown.type)}, which the ontology does not declare: nothing in the memory compares with it.`, near ? `Did you mean ${near.name}?` : `Use one of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.qr)(kinds.keys())}.`);
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
		automatic: reviewed.automatic.map((condition, index) => index === 0 ? {
			...condition,
			holds: false
		} : condition),
		summary: `reject: this ${(0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_1__.r)(rejection)} (rule 0; nothing is opened).`
	};
}
// src/report/review-json.ts
function renderReviewJson(report) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.D)(report);
}
// src/report/review-pretty.ts
const TEXT_LIMIT = 300;
const MAX_SHOWN = 10;
function renderReviewPretty({ reviews }, color) {
	const paint = picocolors__WEBPACK_IMPORTED_MODULE_8___default().createColors(color);
	return reviews.map((review) => `${linesOf(review, paint).join("\n")}\n`).join("\n");
}
function linesOf(review, paint) {
	const { candidate, decision, handling, matches, related, retrieval } = review;
	const lines = [
		`${paint.bold(decision.toUpperCase())}  ${safe(candidate.id)}  ${paint.dim(safe(candidate.path))}`,
		`  ${safe(review.summary)}`,
		`  reason ${review.reason} \u00b7 relation ${review.relation} \u00b7 handling ${handling} \u00b7 confidence ${(0,_percent_js__WEBPACK_IMPORTED_MODULE_9__.t)(review.confidence)}`,
		`  type ${safe(candidate.type)} \u00b7 scope ${safe(candidate.scope)} \u00b7 compared with ${retrieval.compared} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(retrieval.records, "record")}${retrieval.broken === 0 ? "" : `, without ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(retrieval.broken, "file")} that cannot be read`}`
	];
	for (const { signal, phrase } of candidate.signals) lines.push(`  wording: ${signal} (${safe(phrase)})`);
	for (const match of matches.slice(0, MAX_SHOWN)) lines.push(...matchLines(match, paint));
	if (matches.length > MAX_SHOWN) lines.push(`  and ${matches.length - MAX_SHOWN} more (--format json shows all)`);
	for (const { id, status } of related) lines.push(`  same text in ${safe(id)} (${safe(status)})`);
	for (const { match, rival, distance, margin } of review.rivals) lines.push(`  ${safe(match)} is not taken: ${safe(rival)} is only ${(0,_percent_js__WEBPACK_IMPORTED_MODULE_9__.t)(distance)} behind it, and must be more than ${(0,_percent_js__WEBPACK_IMPORTED_MODULE_9__.t)(margin)} behind`);
	const unmet = review.automatic.filter(({ holds }) => !holds).map((condition) => condition.unmet);
	if (decision === "accept" && unmet.length > 0) lines.push(`  would not pass by itself: ${safe(unmet.join("; "))}`);
	for (const { operation, record, values } of review.operations) lines.push(`  would ${operation} on ${safe(record)}: ${safe(values.join(" \u00b7 "))}`);
	return lines;
}
function matchLines(match, paint) {
	const { evidence, flags } = match;
	const buckets = Object.entries(evidence).map(([name, bucket]) => `${name} ${bucket.sum}`);
	const flagged = flags.length === 0 ? "" : ` \u00b7 ${flags.join(", ")}`;
	return [
		`  ${paint.bold(safe(match.id))}  ${match.relation} \u00b7 confidence ${(0,_percent_js__WEBPACK_IMPORTED_MODULE_9__.t)(match.confidence)}${flagged}`,
		`    similarity: title ${(0,_percent_js__WEBPACK_IMPORTED_MODULE_9__.t)(match.title)} \u00b7 summary ${(0,_percent_js__WEBPACK_IMPORTED_MODULE_9__.t)(match.summary)} \u00b7 detail ${(0,_percent_js__WEBPACK_IMPORTED_MODULE_9__.t)(match.detail)} \u00b7 scope ${match.scopeRelation}`,
		`    points: ${buckets.join(" \u00b7 ")}`,
		...match.failedBefore.map(({ relation, failed }) => paint.dim(`    not ${relation}: ${safe(failed)}`)),
		...match.changes.map(({ flag, candidate, target }) => `    ${flag}: ${safe(target.join(", ")) || "nothing"} \u2192 ${safe(candidate.join(", ")) || "nothing"}`)
	];
}
function safe(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.R)(text, TEXT_LIMIT);
}
// src/terminal/review.ts
async function runReview(dir, file, options) {
	const bytes = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._)({
		file,
		advice: "Name the file of the proposed record."
	});
	(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.E)(bytes);
	refuseUpdate(file, bytes);
	const path = options.as ?? pathBelow(dir, file);
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(dir);
	try {
		const tree = await repository.workingTree();
		const report = await reviewCandidate({
			tree,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.g)(dir, options, repository),
			candidate: {
				path,
				bytes
			},
			now: options.asOf ?? new Date()
		});
		await (0,_learn_files_js__WEBPACK_IMPORTED_MODULE_5__.n)(tree, comparedPaths(report));
		process.stdout.write(options.format === "json" ? renderReviewJson(report) : renderReviewPretty(report, (0,_color_js__WEBPACK_IMPORTED_MODULE_4__.n)()));
		return 0;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.o)(error, dir);
	} finally {
		await repository.close();
	}
}
function comparedPaths({ reviews }) {
	return reviews.flatMap(({ matches }) => matches.filter(({ changes }) => changes.length > 0).map(({ path }) => path));
}
function refuseUpdate(file, bytes) {
	if (!/"schema"\s*:\s*"memory-steward\.update\/v1"/.test(Buffer.from(bytes).toString("latin1"))) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${file} is an update artifact, not a record.`, "Try it with memory-steward update validate, which says what the reviewer decides of each of its records");
}
function pathBelow(dir, file) {
	const path = (0,node_path__WEBPACK_IMPORTED_MODULE_7__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_7__.resolve)(dir), (0,node_path__WEBPACK_IMPORTED_MODULE_7__.resolve)(file));
	if (path !== "" && !path.startsWith("..") && !(0,node_path__WEBPACK_IMPORTED_MODULE_7__.isAbsolute)(path)) return path.replaceAll("\\", "/");
	throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${file} lies outside of the memory, so its layout does not say what it is.`, "Say with --as where it would stand, such as --as runbooks/cache.md.");
}



/***/ }),

/***/ 7336:
/***/ (function (module) {

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


/***/ })

};
;