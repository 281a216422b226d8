export const id = 155;
export const ids = [155,4911];
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
function renderImportPretty({ outcome, files, conflicts, refusals, findings }, { color, write, run }) {
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
		if (outcome === "blocked") return `${paint.bold(paint.red("BLOCKED"))}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.A)(run, LIMIT)}`;
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
			write,
			run
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



/***/ })

};
