export const id = 9883;
export const ids = [9883,4911];
export const modules = {

/***/ 7336:
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

/***/ 4911:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ useColor),
/* harmony export */   t: () => (/* binding */ color_exports)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1588);

// build/src/terminal/color.js
var color_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ useColor: () => useColor });
function useColor() {
	if (process.env["NO_COLOR"]) return false;
	return [process.env["FORCE_COLOR"], process.stdout.isTTY].some(Boolean);
}



/***/ }),

/***/ 3898:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ findingPlaces)
/* harmony export */ });
// build/src/report/finding-places.js
function findingPlaces(findings) {
	return findings.map(({ rule, severity, path, range: { start } }) => {
		return {
			rule,
			severity,
			path,
			line: start.line,
			column: start.column
		};
	});
}



/***/ }),

/***/ 155:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runImportRun: () => (/* binding */ runImportRun)
/* harmony export */ });
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6262);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1804);
/* harmony import */ var _finding_places_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3898);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(796);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4911);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3832);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7336);








// build/src/report/import-run.js
const LIMIT = 500;
const MAX_SHOWN = 50;
function renderImportPretty({ outcome, files, conflicts, refusals, findings }, { color, write }) {
	const paint = picocolors__WEBPACK_IMPORTED_MODULE_6__.createColors(color);
	const lines = files.map(({ path, before }) => `${(before ? "modify" : "add").padEnd(7)}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.A)(path, LIMIT)}`);
	for (const { path, resolution } of conflicts) {
		const said = resolution === "kept" ? "what the memory says stays" : "what people decided stays, the rest is the run's";
		lines.push(`${paint.yellow("conflict")} ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.A)(path, LIMIT)}: ${said}`);
	}
	for (const { rule, severity, path, range, message } of findings.slice(0, MAX_SHOWN)) {
		lines.push(`${severity.padEnd(7)}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.A)(path, LIMIT)}:${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.L)(range.start)}  ${paint.bold(rule)}`);
		lines.push(`         ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.A)(message, LIMIT)}`);
	}
	for (const { code, message, advice } of refusals) lines.push(`${paint.red("blocked")}  ${paint.bold(code)}`, `         ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.A)(message, LIMIT)}`, `         ${advice}`);
	if (lines.length > 0) lines.push("");
	lines.push(verdict());
	return `${lines.join("\n")}\n`;
	function verdict() {
		if (outcome === "blocked") return paint.bold(paint.red("BLOCKED"));
		if (outcome === "present") return `${paint.bold(paint.green("PRESENT"))}  The memory holds this run already.`;
		const done = write ? "written" : "to be written; add --write to write";
		return `${paint.bold(paint.green(write ? "IMPORTED" : "IMPORTABLE"))}  ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.V)(files.length, "file")} ${done}`;
	}
}
function renderImportJson({ outcome, manifest, files, conflicts, refusals, findings }) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.A)({
		schema: "memory-steward.run-import-result/v1",
		outcome,
		manifest: manifest ?? null,
		files: files.map(({ path, before }) => ({
			path,
			action: before ? "modify" : "add"
		})),
		conflicts,
		refusals: refusals.map(({ code, message, advice }) => ({
			code,
			message,
			advice
		})),
		findings: (0,_finding_places_js__WEBPACK_IMPORTED_MODULE_7__.t)(findings)
	});
}
// build/src/terminal/import-run.js
async function runImportRun(run, folder, options) {
	const { tier, repository: about, write = false } = options;
	const source = (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_0__.t)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.resolve)(run), run);
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.U)(folder);
	try {
		const result = await (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_0__.n)({
			source,
			tree: await repository.workingTree(),
			root: repository.prefix.replace(/\/$/, ""),
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.y)(folder, options, repository),
			now: new Date(),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_2__.T.learn,
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_4__.t)(repository),
			...tier !== void 0 && { tier },
			...about !== void 0 && { repository: about }
		});
		if (write) (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.i)(folder, manifestLast(result));
		const text = options.format === "json" ? renderImportJson(result) : renderImportPretty(result, {
			color: (0,_color_js__WEBPACK_IMPORTED_MODULE_3__.n)(),
			write
		});
		process.stdout.write(text);
		return result.outcome === "blocked" ? 1 : 0;
	} catch (error) {
		throw (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.d)(error, folder, `import-run ${run}`);
	} finally {
		await repository.close();
	}
}
function manifestLast({ files }) {
	const isManifest = ({ path }) => path.endsWith("/import.json");
	return [...files.filter((file) => !isManifest(file)), ...files.filter(isManifest)];
}



/***/ }),

/***/ 750:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ recordContent),
/* harmony export */   r: () => (/* binding */ withMembers),
/* harmony export */   t: () => (/* binding */ layRecord)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _value_edits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(897);


// build/src/updates/lay-record.js
function recordContent(path, format, bytes) {
	const file = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Vr(path, format, bytes);
	const value = file.content(0)?.value;
	if (file.slices.length !== 1 || !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Kr)(value)) return void 0;
	return {
		fields: value,
		body: format === "markdown" ? file.text.slice(file.body) : ""
	};
}
function withMembers({ fields, body }, members, text) {
	return {
		fields: assign(fields, members),
		body: text ?? body
	};
}
function assign(fields, members) {
	const result = new Map(Object.entries(fields));
	for (const [name, member] of Object.entries(members)) {
		const was = result.get(name);
		if (member === null) result.delete(name);
		else result.set(name, (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Kr)(was) && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Kr)(member) ? assign(was, member) : member);
	}
	return Object.fromEntries(result);
}
function layRecord(path, format, sides) {
	const { base, main, proposed } = sides;
	const merged = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_1__.o)(base.fields, main.fields, proposed.fields);
	const conflicts = merged.conflicts.map(({ pointer, now, wanted }) => ({
		field: pointer.join("."),
		main: now,
		proposed: wanted
	}));
	const edited = (lists) => applyEdits(path, format, sides.bytes, (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_1__.t)(main.fields, merged.value, [], lists));
	const bytes = edited("members") ?? edited("whole");
	if (!bytes) return void 0;
	const fit = lineEndsOf(Buffer.from(sides.bytes).toString("utf8"));
	const [was, wanted] = [fit(base.body), fit(proposed.body)];
	if (wanted === main.body || wanted === was) return {
		bytes,
		conflicts
	};
	if (format !== "markdown") return void 0;
	const lines = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_1__.r)(was, main.body, wanted);
	if (!lines?.isClean) conflicts.push({
		field: "body",
		main: main.body,
		proposed: proposed.body
	});
	const body = lines?.value ?? main.body;
	const { text, body: start } = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Vr(path, format, bytes);
	const mark = Buffer.from(bytes).toString("utf8").startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
	return {
		bytes: new TextEncoder().encode(mark + text.slice(0, start) + body),
		conflicts
	};
}
const BYTE_ORDER_MARK = "﻿";
function lineEndsOf(text) {
	const all = text.split("\n").length - 1;
	const windows = text.split("\r\n").length - 1;
	if (all === 0 || windows > 0 && windows < all) return (other) => other;
	return (other) => other.replace(/\r?\n/g, windows > 0 ? "\r\n" : "\n");
}
function applyEdits(path, format, bytes, edits) {
	if (edits.length === 0) return bytes;
	const edited = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_1__.i)(path, format, Buffer.from(bytes).toString("utf8"), 0, edits);
	return edited === void 0 ? void 0 : new TextEncoder().encode(edited);
}



/***/ }),

/***/ 2016:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ newFindings),
/* harmony export */   t: () => (/* binding */ newErrors)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);

// build/src/commands/check/new-errors.js
function newErrors(before, after) {
	return newFindings(before, after, "error");
}
function newFindings(before, after, severity) {
	const known = grouped(before, severity);
	const fingerprints = new Set(before.map(({ fingerprint }) => fingerprint));
	const open = new Set(before.filter(isOpen).map(({ fingerprint }) => fingerprint));
	const result = [];
	for (const [group, findings] of grouped(after, severity)) {
		if (findings[0]?.rule.startsWith("secret/") === true) {
			(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Rr)(result, findings.filter(({ fingerprint }) => !open.has(fingerprint)));
			continue;
		}
		if (findings.length <= (known.get(group)?.length ?? 0)) continue;
		const fresh = findings.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
		(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Rr)(result, fresh.length > 0 ? fresh : findings);
	}
	return result;
}
function grouped(findings, severity) {
	const groups = new Map();
	for (const finding of findings) {
		if (finding.severity !== severity || !isOpen(finding)) continue;
		const key = `${finding.rule}\0${finding.path}`;
		const group = groups.get(key);
		if (group) group.push(finding);
		else groups.set(key, [finding]);
	}
	return groups;
}
function isOpen({ accepted }) {
	return accepted === void 0;
}



/***/ }),

/***/ 3832:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ overlayOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);


// build/src/git/overlay-tree.js
const MAX_PATH = 4096;
async function overlayTree(base, changes, format, label = `${base.label} with ${changes.length} changes`) {
	const byPath = new Map();
	for (const change of changes) {
		refuseOddPath(change.path);
		if (byPath.has(change.path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`"${change.path}" is changed twice.`, "Name each path once");
		byPath.set(change.path, change);
	}
	const entries = [];
	const absent = new Set(changes.filter(({ action }) => action === "delete").map(({ path }) => path));
	for (const entry of await base.entries()) if (byPath.has(entry.path) && entry.undecodable !== true) absent.delete(entry.path);
	else entries.push(entry);
	for (const path of absent) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`"${path}" cannot be deleted: there is no such file.`);
	const upserts = new Map();
	for (const change of byPath.values()) {
		if (change.action === "delete") continue;
		upserts.set(change.path, change);
		const { path, bytes, mode = "100644" } = change;
		entries.push({
			path,
			mode,
			oid: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.K)(bytes, format),
			size: bytes.length
		});
	}
	entries.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Dr)(a.path, b.path));
	for (const path of upserts.keys()) refuseFileInPlaceOfFolder(entries, path);
	return new OverlayTree(base, entries, upserts, label);
}
var OverlayTree = class {
	label;
	#base;
	#entries;
	#upserts;
	constructor(base, entries, upserts, label) {
		this.#base = base;
		this.#entries = entries;
		this.#upserts = upserts;
		this.label = label;
	}
	entries() {
		return Promise.resolve(this.#entries);
	}
	async read(entries, visit) {
		let next = 0;
		const visitChanges = () => {
			for (; next < entries.length; next++) {
				const entry = entries[next];
				const change = entry && this.#change(entry);
				if (!entry || !change) return;
				visit(entry, change.bytes);
			}
		};
		visitChanges();
		await this.#base.read(entries.filter((entry) => !this.#change(entry)), (entry, bytes) => {
			visit(entry, bytes);
			next++;
			visitChanges();
		});
	}
	#change(entry) {
		return entry.undecodable === true ? void 0 : this.#upserts.get(entry.path);
	}
};
function refuseOddPath(path) {
	if (path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..") || path.length > MAX_PATH || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ri)(path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`${JSON.stringify(path.slice(0, 100))} is not a path of a tree.`, "Write it relative to the root, without `.`, `..` and `.git`");
}
function refuseFileInPlaceOfFolder(sorted, path) {
	const below = sorted[(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Or)(sorted, `${path}/`)]?.path;
	if (below?.startsWith(`${path}/`)) refuse(path, below);
	for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
		const folder = path.slice(0, slash);
		if (sorted[(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Or)(sorted, folder)]?.path === folder) refuse(folder, path);
	}
}
function refuse(file, below) {
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`"${file}" cannot be a file and the folder of "${below}" at once.`, "Delete or rename one of them");
}
// build/src/terminal/overlay.js
function overlayOf({ format }) {
	return (base, files) => overlayTree(base, files.map(({ path, bytes, ...mode }) => bytes ? {
		action: "upsert",
		path,
		bytes,
		...mode
	} : {
		action: "delete",
		path
	}), format);
}



/***/ }),

/***/ 4125:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ slugOf),
/* harmony export */   i: () => (/* binding */ recordFolder),
/* harmony export */   n: () => (/* binding */ fieldValues),
/* harmony export */   o: () => (/* binding */ rewriteFrontMatter),
/* harmony export */   r: () => (/* binding */ recordClass),
/* harmony export */   s: () => (/* binding */ withFrontMatter),
/* harmony export */   t: () => (/* binding */ commonFolder)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1804);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4573);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8815);





// build/src/parse/member-lines.js
function memberLines(text, map) {
	if (map.flow || map.items.length === 0) return void 0;
	const spans = [];
	for (const { key, value } of map.items) {
		if (!(0,yaml__WEBPACK_IMPORTED_MODULE_4__.isScalar)(key) || typeof key.value !== "string" || !key.range) return void 0;
		const [start] = key.range;
		if (start > 0 && text[start - 1] !== "\n") return void 0;
		spans.push({
			key: key.value,
			start,
			end: endOfLines(text, Math.max(key.range[1], lastEnd(value)))
		});
	}
	const first = spans[0]?.start ?? 0;
	const head = headOf(text.slice(0, first));
	return {
		head,
		members: spans.map(({ key, end }, index) => {
			return {
				key,
				text: text.slice(spans[index - 1]?.end ?? head.length, end)
			};
		}),
		tail: text.slice(spans.at(-1)?.end ?? 0)
	};
}
function headOf(above) {
	const blank = above.lastIndexOf("\n\n");
	return blank === -1 ? "" : above.slice(0, blank + 2);
}
function lastEnd(value) {
	if (((0,yaml__WEBPACK_IMPORTED_MODULE_4__.isMap)(value) || (0,yaml__WEBPACK_IMPORTED_MODULE_4__.isSeq)(value)) && value.flow !== true && value.items.length > 0) {
		const last = value.items.at(-1);
		if (!(0,yaml__WEBPACK_IMPORTED_MODULE_4__.isMap)(value)) return lastEnd(last);
		const pair = value.items.at(-1);
		return Math.max(lastEnd(pair?.key), lastEnd(pair?.value));
	}
	const { range } = value ?? {};
	return range?.[1] ?? 0;
}
function endOfLines(text, offset) {
	let end = offset;
	if (text[offset - 1] !== "\n") {
		const feed = text.indexOf("\n", offset);
		end = feed === -1 ? text.length : feed + 1;
	}
	const [comments = ""] = /^(?:[ \t]+#[^\n]*\n)*/.exec(text.slice(end)) ?? [];
	return end + comments.length;
}
// build/src/parse/rewrite-front-matter.js
function rewriteFrontMatter(text, values) {
	const frame = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Jr)(text);
	if (frame.kind === "refused") throw new Error("the front matter has not been read");
	const block = frame.kind === "framed" ? text.slice(frame.block.start, frame.block.end) : "";
	const body = frame.kind === "framed" ? text.slice(frame.body) : text;
	return joined(rewriteMapping(block.replaceAll("\r\n", "\n"), values), body);
}
function withFrontMatter(body, values) {
	return joined(rewriteMapping("", values), body);
}
function joined(yaml, body) {
	const head = `---\n${yaml}---\n${/^\r?\n/.test(body) || body === "" ? "" : "\n"}`;
	return (body.includes("\r\n") ? head.replaceAll("\n", "\r\n") : head) + body;
}
const WRITTEN = {
	version: "1.2",
	lineWidth: 0,
	flowCollectionPadding: false
};
function rewriteMapping(block, values) {
	return keptLines(block, values) ?? writtenAnew(block, values);
}
function keptLines(block, values) {
	let text = block;
	const fresh = new Map();
	for (const [path, value] of values) {
		const file = new _check_js__WEBPACK_IMPORTED_MODULE_1__.Vr("record.md", "markdown", node_buffer__WEBPACK_IMPORTED_MODULE_2__.Buffer.from(`${FENCE}${text}${FENCE}`));
		const content = file.content(0)?.value;
		const [key = "", ...inner] = path;
		if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Kr)(content)) return void 0;
		if ((0,node_util__WEBPACK_IMPORTED_MODULE_3__.isDeepStrictEqual)((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.qr)(content, path), value)) continue;
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.qr)(content, [key]) === void 0 || inner.length > 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.qr)(content, [key]) === null) {
			const below = inner.reduceRight((sum, step) => ({ [step]: sum }), value);
			const present = fresh.get(key);
			fresh.set(key, (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Kr)(present) && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Kr)(below) ? {
				...present,
				...below
			} : below);
			continue;
		}
		const edit = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Xn)(file, 0, {
			kind: "set",
			pointer: path,
			value
		});
		if (!edit) return void 0;
		text = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.er)(file.text, [edit]).slice(FENCE.length, -FENCE.length);
	}
	return reordered(text, fresh, [...new Set(values.map(([[key = ""]]) => key))]);
}
const FENCE = "---\n";
function reordered(text, fresh, names) {
	const { contents } = (0,yaml__WEBPACK_IMPORTED_MODULE_4__.parseDocument)(text, { version: "1.2" });
	const lines = (0,yaml__WEBPACK_IMPORTED_MODULE_4__.isMap)(contents) ? memberLines(text, contents) : void 0;
	if (!lines) return void 0;
	const written = new Map(lines.members.map(({ key, text: own }) => [key, own]));
	for (const [key, value] of fresh) written.set(key, (0,yaml__WEBPACK_IMPORTED_MODULE_4__.stringify)({ [key]: value }, WRITTEN));
	const order = new Set([...names.filter((name) => written.has(name)), ...written.keys()]);
	const result = lines.head + [...order].map((key) => written.get(key)).join("") + lines.tail;
	const meant = {
		...parsed(text),
		...Object.fromEntries(fresh)
	};
	return (0,node_util__WEBPACK_IMPORTED_MODULE_3__.isDeepStrictEqual)(parsed(result), meant) ? result : void 0;
}
function parsed(text) {
	const document = (0,yaml__WEBPACK_IMPORTED_MODULE_4__.parseDocument)(text, { version: "1.2" });
	if (document.errors.length > 0) return void 0;
	const value = document.toJS();
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Kr)(value) ? value : void 0;
}
function writtenAnew(block, values) {
	const document = (0,yaml__WEBPACK_IMPORTED_MODULE_4__.parseDocument)(block, { version: "1.2" });
	const map = (0,yaml__WEBPACK_IMPORTED_MODULE_4__.isMap)(document.contents) ? document.contents : new yaml__WEBPACK_IMPORTED_MODULE_4__.YAMLMap(document.schema);
	for (const [path, value] of values) {
		if (JSON.stringify(plain(map.getIn(path))) === JSON.stringify(value)) continue;
		makeRoom(map, path);
		map.setIn(path, document.createNode(value));
	}
	const order = new Map(values.map(([[key = ""]], index) => [key, index]));
	const rank = (key) => order.get(String(key instanceof yaml__WEBPACK_IMPORTED_MODULE_4__.Scalar ? key.value : key)) ?? order.size;
	map.items.sort((a, b) => rank(a.key) - rank(b.key));
	document.contents = map;
	try {
		return document.toString(WRITTEN);
	} catch (error) {
		throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.G(`The front matter cannot be rewritten: ${error instanceof Error ? error.message : ""}.`, "Write out what its aliases stand for.");
	}
}
function makeRoom(map, path) {
	for (let length = 1; length < path.length; length++) {
		const above = path.slice(0, length);
		const value = map.getIn(above, true);
		if (value === void 0 || (0,yaml__WEBPACK_IMPORTED_MODULE_4__.isMap)(value)) continue;
		if (plain(value) !== null) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.G(`"${above.join(".")}" in the front matter is no mapping.`, "Write it as kind: [ids].");
		map.deleteIn(above);
	}
}
function plain(value) {
	if (value instanceof yaml__WEBPACK_IMPORTED_MODULE_4__.Scalar) return value.value;
	return value instanceof yaml__WEBPACK_IMPORTED_MODULE_4__.YAMLMap || hasItems(value) ? value.toJSON() : value;
}
function hasItems(value) {
	return typeof value === "object" && value !== null && "items" in value && "toJSON" in value;
}
// build/src/commands/propose/place-record.js
const SLUG_LENGTH = 80;
function slugOf(text) {
	return text.slice(0, 320).normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-/, "").slice(0, SLUG_LENGTH).replace(/-$/, "");
}
function recordClass(path, kind, { layout }) {
	const found = layout.classOf(path);
	if (!found || found.generated || found.appendOnly || found.kinds && !found.kinds.has(kind)) return void 0;
	if (found.records !== "always" && found.records !== "identified") return void 0;
	return found.format === "markdown" || found.format === void 0 && path.endsWith(".md") ? found : void 0;
}
function fieldValues({ shapes }, fields) {
	const shape = shapes.at(-1);
	return fields.flatMap(([name, value]) => {
		if (value === void 0 || Array.isArray(value) && value.length === 0) return [];
		const pointer = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.kn)(shape, name);
		return pointer ? [[pointer, value]] : [];
	});
}
function recordFolder(kind, gate, graph, paths) {
	const { layout, ontology } = gate;
	const classOf = (folder) => recordClass(`${folder}x.md`, kind, gate);
	const named = ontology.pathPolicy.filter(({ kinds }) => kinds.includes(kind)).flatMap(({ paths: globs }) => globs);
	if (named.length > 0) return named.map((glob) => layout.root + beginning(glob)).find(classOf);
	const folders = [...new Set(paths.map(folderOf))].sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
	const kept = ontology.pathPolicy.flatMap((policy) => policy.paths.map((glob) => layout.root + beginning(glob)));
	return siblings(kind, graph).find(classOf) ?? folders.find((folder) => classOf(folder)?.records === "identified") ?? folders.find((folder) => classOf(folder) && !kept.some((other) => other !== "" && folder.startsWith(other)));
}
function commonFolder(kind, gate) {
	return gate.ontology.pathPolicy.flatMap(({ paths }) => paths.map((glob) => gate.layout.root + beginning(glob))).find((folder) => recordClass(`${folder}x.md`, kind, gate)?.records === "identified");
}
function siblings(kind, graph) {
	const counts = new Map();
	for (const declaration of graph.declarations) {
		if (declaration.role !== "record" || declaration.kind !== kind || !declaration.path.endsWith(".md")) continue;
		const folder = folderOf(declaration.path);
		counts.set(folder, (counts.get(folder) ?? 0) + 1);
	}
	return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([folder]) => folder);
}
function beginning(glob) {
	return /^(?:[^*?{}/]*\/)*/.exec(glob)?.[0] ?? "";
}
function folderOf(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
function depth(folder) {
	return folder.split("/").length;
}



/***/ })

};
