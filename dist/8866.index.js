export const id = 8866;
export const ids = [8866,4911];
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

/***/ 3050:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ revertBranch),
/* harmony export */   i: () => (/* binding */ proposalKind),
/* harmony export */   n: () => (/* binding */ branchPrefix),
/* harmony export */   r: () => (/* binding */ knownBadBranch),
/* harmony export */   t: () => (/* binding */ INDEX_BRANCH)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);

// build/src/memory/branches.js
const INDEX_BRANCH = "memory/indexes";
function branchPrefix(kind) {
	return `memory/${kind}/`;
}
function proposalKind(branch) {
	return ["update", "import"].find((kind) => branch.startsWith(branchPrefix(kind)));
}
function revertBranch(commit) {
	return `memory/revert/${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ar)(commit)}`;
}
function knownBadBranch(state) {
	return `memory/known-bad/${state}`;
}



/***/ }),

/***/ 251:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ CodeFence)
/* harmony export */ });
// build/src/memory/code-fence.js
var CodeFence = class {
	#mark = "";
	get isOpen() {
		return this.#mark !== "";
	}
	take(line) {
		const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
		const isCode = this.isOpen || mark !== "";
		if (!this.isOpen) this.#mark = mark;
		else if (mark.startsWith(this.#mark)) this.#mark = "";
		return isCode;
	}
};



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

/***/ 5466:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ connect)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7316);


// build/src/terminal/connect.js
async function connect(name, need) {
	const repository = name ?? process.env["GITHUB_REPOSITORY"] ?? "";
	const token = process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"] ?? "";
	const place = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.q)(repository);
	if (!place) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.G(repository === "" ? "No repository on GitHub is named." : `"${repository}" is not a repository.`, `Name it as owner/name with --repository, or in GITHUB_REPOSITORY${need ? `. ${need.without}` : ""}`);
	if (token === "") throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.G(need ? `There is no token for GitHub: ${need.why}.` : "There is no token for GitHub.", need ? `Set GITHUB_TOKEN. ${need.without}` : "Set GITHUB_TOKEN");
	const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(8439), __webpack_require__.e(56), __webpack_require__.e(5445), __webpack_require__.e(690)]).then(__webpack_require__.bind(__webpack_require__, 5445));
	return connectGitHub({
		token,
		apiUrl: (process.env["GITHUB_API_URL"] ?? "https://api.github.com").replace(/\/+$/, ""),
		owner: place.owner,
		repository: place.name,
		version: _version_js__WEBPACK_IMPORTED_MODULE_1__.n,
		redactor: _start_js__WEBPACK_IMPORTED_MODULE_0__.w,
		log: (line) => process.stderr.write(`${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.O)(line)}\n`)
	});
}



/***/ }),

/***/ 4381:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ changePicture),
/* harmony export */   n: () => (/* binding */ gateChange),
/* harmony export */   r: () => (/* binding */ memoryDiff),
/* harmony export */   t: () => (/* binding */ diff)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);


// build/src/load/compare/field-changes.js
const MAX_FIELDS = 100;
const MAX_MEMBERS = 20;
const LONG_TEXT = 200;
const IDENTITIES = [
	"id",
	"target",
	"to",
	"name",
	"key",
	"path",
	"url"
];
function fieldChanges(before, after) {
	const walk = new Walk(before?.inspected, after?.inspected);
	if (!before || !after) walk.addDeclaration();
	walk.compare([], before?.inspected.value, after?.inspected.value, false);
	const [was, is] = [before?.body ?? "", after?.body ?? ""];
	if (was !== is) walk.add(lineChange("$body", was, is));
	return {
		fields: walk.fields,
		more: walk.more
	};
}
var Walk = class {
	fields = [];
	more = 0;
	#before;
	#after;
	#edgePaths;
	#names;
	#roles;
	constructor(before, after) {
		this.#before = before;
		this.#after = after;
		const sides = [before, after].filter((side) => side !== void 0);
		this.#edgePaths = new Set(sides.flatMap(edgePathsOf));
		this.#names = new Set(sides.flatMap((side) => [...namesOf(side, "id"), ...namesOf(side, "kind")]));
		this.#roles = new Map(sides.flatMap((side) => ROLES.flatMap((role) => namesOf(side, role).map((name) => [name, role]))));
	}
	add(change) {
		if (this.fields.length === MAX_FIELDS) {
			this.more++;
			return;
		}
		const role = this.#roles.get(change.field);
		this.fields.push(role ? {
			...change,
			role
		} : change);
	}
	addDeclaration() {
		const paths = (side) => side ? [side.declaration.path] : [];
		const [added, removed] = [paths(this.#after), paths(this.#before)];
		this.add({
			field: "$declarations",
			kind: "list",
			added,
			removed,
			more: 0
		});
	}
	compare(at, before, after, isEdge) {
		if (this.#isSame(at, before, after)) return;
		const field = nameOf(at);
		const isEdgeField = isEdge || this.#edgePaths.has(field);
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Vr)(before) && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Vr)(after)) for (const key of keysOf(after, before)) this.compare([...at, key], own(before, key), own(after, key), isEdgeField);
		else if (at.length === 0) for (const key of keysOf(asMapping(after), asMapping(before))) {
			if (this.#names.has(key)) continue;
			this.compare([key], own(asMapping(before), key), own(asMapping(after), key), false);
		}
		else if (Array.isArray(before) && Array.isArray(after)) this.#compareLists(at, before, after, isEdgeField);
		else if (!isEdgeField) this.add(this.#valueChange(at, before, after));
	}
	#valueChange(at, before, after) {
		const field = nameOf(at);
		if (typeof before === "string" && typeof after === "string" && (isLong(before) || isLong(after))) return lineChange(field, before, after);
		const texts = [scalar(before, at, this.#before), scalar(after, at, this.#after)];
		const isQuoted = texts[0].trim() === texts[1].trim() || [before, after].some(isBlank);
		const [was, is] = [shown(before, texts[0], isQuoted), shown(after, texts[1], isQuoted)];
		return {
			field,
			kind: "value",
			...was !== void 0 && { before: was },
			...is !== void 0 && { after: is }
		};
	}
	#compareLists(at, before, after, isEdge) {
		const counts = new Map();
		for (const item of before) {
			const text = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xn)(item);
			counts.set(text, (counts.get(text) ?? 0) + 1);
		}
		const come = [];
		for (const item of after) {
			const text = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xn)(item);
			const count = counts.get(text) ?? 0;
			if (count > 0) counts.set(text, count - 1);
			else come.push(item);
		}
		const gone = [];
		for (const item of before) {
			const text = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xn)(item);
			const count = counts.get(text) ?? 0;
			if (count === 0) continue;
			counts.set(text, count - 1);
			gone.push(item);
		}
		const formers = byIdentity(gone);
		const paired = new Set();
		const added = [];
		for (const [identity, item] of entriesByIdentity(come)) {
			const former = identity === void 0 ? void 0 : formers.get(identity);
			if (identity === void 0 || former === void 0 || paired.has(former)) {
				added.push(item);
				continue;
			}
			paired.add(former);
			for (const key of keysOf(asMapping(item), asMapping(former))) this.compare([
				...at,
				`[${cut(identity, 80)}]`,
				key
			], own(asMapping(former), key), own(asMapping(item), key), false);
		}
		if (isEdge) return;
		const removed = gone.filter((item) => !paired.has(item));
		if (added.length + removed.length === 0 && paired.size > 0) return;
		this.add({
			field: nameOf(at),
			kind: "list",
			added: memberTexts(added.slice(0, MAX_MEMBERS), removed),
			removed: memberTexts(removed.slice(0, MAX_MEMBERS), added),
			more: Math.max(0, added.length - MAX_MEMBERS) + Math.max(0, removed.length - MAX_MEMBERS)
		});
	}
	#isSame(at, before, after) {
		if (before === after) return typeof before !== "number" || scalar(before, at, this.#before) === scalar(after, at, this.#after);
		if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return false;
		return !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Vr)(before) && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xn)(before) === (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xn)(after);
	}
};
function edgePathsOf({ layoutClass, shape }) {
	return shape.edges.flatMap((index) => {
		const source = layoutClass.edgeSources[index];
		return source && source.form !== "links" && source.derived === false ? [nameOf(source.path)] : [];
	});
}
const ROLES = ["status", "updatedAt"];
function namesOf({ shape }, field) {
	return (shape.fields[field] ?? []).flatMap((source) => source.from === "record" ? [nameOf(source.path)] : []);
}
function nameOf(at) {
	let name = "";
	for (const part of at) {
		const key = typeof part === "string" && part.startsWith("[") ? part : cut(String(part), 120);
		name += key.startsWith("[") ? key : `${name === "" ? "" : "."}${/^[^.\s]+$/u.test(key) ? key : JSON.stringify(key)}`;
	}
	return name;
}
function lineChange(field, before, after) {
	const counts = new Map();
	for (const line of linesOf(before)) counts.set(line, (counts.get(line) ?? 0) + 1);
	let added = 0;
	for (const line of linesOf(after)) {
		const count = counts.get(line) ?? 0;
		if (count > 0) counts.set(line, count - 1);
		else added++;
	}
	let removed = 0;
	for (const count of counts.values()) removed += count;
	return {
		field,
		kind: "text",
		added,
		removed
	};
}
function linesOf(text) {
	return text === "" ? [] : text.split("\n");
}
function isLong(text) {
	return text.length > LONG_TEXT || text.trimEnd().includes("\n");
}
function shown(value, text, isQuoted) {
	if (value === void 0) return void 0;
	return cut(isQuoted && typeof value === "string" ? JSON.stringify(value) : text, 300);
}
function isBlank(value) {
	return typeof value === "string" && value.trim() === "";
}
function scalar(value, at, inspected) {
	if (typeof value === "string") return value;
	if (typeof value === "number" && inspected) return inspected.document?.scalarText([...inspected.declaration.root, ...at]) ?? String(value);
	return value === void 0 ? "" : JSON.stringify(value);
}
function memberTexts(values, others) {
	const across = new Set(others.map((other) => scalar(other, [], void 0).trim()));
	return values.map((value) => {
		const text = scalar(value, [], void 0);
		return shown(value, text, isBlank(value) || across.has(text.trim())) ?? "";
	});
}
function cut(text, limit) {
	if (text.length <= limit) return text;
	const last = text.charCodeAt(limit - 2);
	return `${text.slice(0, last >= 55296 && last <= 56319 ? limit - 2 : limit - 1)}…`;
}
function asMapping(value) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Vr)(value) ? value : {};
}
function own(mapping, key) {
	return Object.hasOwn(mapping, key) ? mapping[key] : void 0;
}
function keysOf(first, second) {
	return [...Object.keys(first), ...Object.keys(second).filter((key) => !Object.hasOwn(first, key))];
}
function identityOf(item) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Vr)(item)) return void 0;
	const key = IDENTITIES.find((name) => typeof own(item, name) === "string");
	if (key === void 0) return void 0;
	const kind = own(item, "kind");
	return `${typeof kind === "string" ? `${kind} ` : ""}${String(own(item, key))}`;
}
function entriesByIdentity(items) {
	return items.map((item) => [identityOf(item), item]);
}
function byIdentity(items) {
	const result = new Map();
	for (const [identity, item] of entriesByIdentity(items)) if (identity !== void 0 && !result.has(identity)) result.set(identity, item);
	return result;
}
// build/src/load/compare/record-diffs.js
const AT_A_TIME = 2e3;
async function recordDiffs(input) {
	const { change, restricted } = input;
	const touched = new Set(change.files.map(({ path }) => path));
	const renames = change.vanished.flatMap(({ before, renamedTo }) => renamedTo ? [{
		before,
		after: renamedTo
	}] : []);
	const taken = new Set(renames.map(({ after }) => after));
	const alone = (record, state) => bare(record, state, restricted);
	const result = [
		...change.added.filter((record) => !taken.has(record)).map((record) => alone(record, "added")),
		...change.vanished.flatMap(({ before, renamedTo }) => renamedTo ? [] : [alone(before, "removed")]),
		...change.unreadable.map((record) => alone(record, "unreadable")),
		...movedRecords(change, touched).map(({ before, after }) => withFormer(alone(after, "moved"), before))
	];
	const pairs = [...change.changed.map((pair) => ({
		state: "changed",
		...pair
	})), ...renames.map((pair) => ({
		state: "renamed",
		...pair
	}))].sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Cr)(a.after.primary.path, b.after.primary.path));
	for (let start = 0; start < pairs.length; start += AT_A_TIME) {
		const part = pairs.slice(start, start + AT_A_TIME);
		const [was, is] = await Promise.all([stated(part.map(({ before }) => before), touched, input.before, input.gate), stated(part.map(({ after }) => after), touched, input.after, input.gate)]);
		for (const pair of part) result.push(pairDiff(pair, was, is, restricted));
	}
	return result.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Cr)(a.id, b.id));
}
function movedRecords({ before, after, changed }, touched) {
	const told = new Set(changed.map(({ after }) => after.id));
	const moved = [];
	for (const [id, was] of before.records) {
		if (!touched.has(was.primary.path) || told.has(id)) continue;
		const is = after.records.get(id);
		if (!is || is.declarations.some(({ path }) => path === was.primary.path)) continue;
		moved.push({
			before: was,
			after: is
		});
	}
	return moved;
}
function bare(record, state, restricted) {
	const { id, kind, primary } = record;
	const isRestricted = restricted.ids.has(id);
	return {
		id,
		state,
		...kind !== void 0 && { kind },
		...primary.title !== void 0 && !isRestricted && { title: primary.title },
		...!isRestricted && { path: primary.path },
		fields: [],
		moreFields: 0,
		restricted: isRestricted
	};
}
function withFormer(diff, { id, primary }) {
	return {
		...diff,
		...!diff.restricted && primary.path !== diff.path && { formerPath: primary.path },
		...id !== diff.id && { formerId: id }
	};
}
async function stated(records, touched, source, gate) {
	const wanted = new Set();
	const paths = new Set();
	for (const { declarations } of records) for (const declaration of declarations) {
		if (!touched.has(declaration.path)) continue;
		wanted.add((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(declaration));
		paths.add(declaration.path);
	}
	const result = new Map();
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yn)(source, paths, gate, (inspected, body) => {
		const place = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(inspected.declaration);
		if (wanted.has(place)) result.set(place, {
			inspected,
			body
		});
	});
	return result;
}
function pairDiff({ state, before, after }, was, is, restricted) {
	const fields = [];
	let moreFields = 0;
	for (const [left, right] of counterparts(before, after, was, is)) {
		const found = fieldChanges(left, right);
		fields.push(...found.fields);
		moreFields += found.more;
	}
	const { status: wasStatus } = before.primary;
	const { status: isStatus } = after.primary;
	const diff = withFormer(bare(after, state, restricted.ids.has(before.id) ? onlyOf(after.id) : restricted), before);
	return {
		...diff,
		...wasStatus !== isStatus && { status: {
			...wasStatus !== void 0 && { before: wasStatus },
			...isStatus !== void 0 && { after: isStatus }
		} },
		fields: diff.restricted ? fields.map(({ field, role }) => ({
			field,
			...role && { role },
			kind: "withheld"
		})) : fields,
		moreFields
	};
}
function onlyOf(id) {
	return {
		ids: new Set([id]),
		paths: new Set()
	};
}
function counterparts(before, after, was, is) {
	const known = (declarations, by) => declarations.flatMap((declaration) => by.get((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(declaration)) ?? []);
	const left = known(before.declarations, was);
	const queues = new Map();
	for (const item of known(after.declarations, is)) {
		const { path } = item.inspected.declaration;
		const queue = queues.get(path);
		if (queue) queue.push(item);
		else queues.set(path, [item]);
	}
	const pairs = [];
	const unmatched = [];
	for (const item of left) {
		const other = queues.get(item.inspected.declaration.path)?.shift();
		if (other) pairs.push([item, other]);
		else unmatched.push(item);
	}
	const rest = [...queues.values()].flat();
	for (let at = 0; at < Math.max(unmatched.length, rest.length); at++) pairs.push([unmatched[at], rest[at]]);
	return pairs;
}
// build/src/memory/change-picture.js
function changePicture(change, ontology) {
	const prefixes = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ai)(ontology);
	const isBroken = ({ kind, target }, graph) => !graph.records.has(target) && ontology.edgeKinds.get(kind)?.external !== true && !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ii)(target, ontology, prefixes);
	const edges = [];
	const compareEdges = (before, after) => {
		const was = writtenEdges(before);
		const is = writtenEdges(after);
		const id = (after ?? before)?.id ?? "";
		const state = (edge, state) => edges.push({
			from: id,
			kind: edge.kind,
			to: edge.target,
			state
		});
		for (const [key, edge] of is) {
			const known = was.get(key);
			if (isBroken(edge, change.after)) {
				if (!known || !isBroken(known, change.before)) state(edge, "broken");
			} else if (!known) state(edge, "added");
		}
		for (const [key, edge] of was) if (!is.has(key)) state(edge, "removed");
	};
	const gone = change.vanished.map(({ before }) => before);
	for (const record of change.added) compareEdges(void 0, record);
	for (const { before, after } of change.changed) compareEdges(before, after);
	for (const record of gone) compareEdges(record, void 0);
	const touched = new Set([
		...change.added,
		...change.changed.map(({ after }) => after),
		...gone
	].map(({ id }) => id));
	for (const { id } of gone) for (const { from, edge } of change.after.incoming(id)) {
		if (from.id === void 0 || touched.has(from.id) || !isWritten(edge) || !isBroken(edge, change.after)) continue;
		edges.push({
			from: from.id,
			kind: edge.kind,
			to: id,
			state: "broken"
		});
	}
	edges.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Cr)(a.from, b.from) || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Cr)(a.kind, b.kind) || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Cr)(a.to, b.to));
	const neighbours = new Map();
	for (const id of edges.flatMap(({ from, to }) => [from, to])) {
		const record = change.after.records.get(id);
		if (record && !touched.has(id)) neighbours.set(id, pictureRecord(record));
	}
	return {
		added: sorted(change.added),
		changed: sorted(change.changed.map(({ after }) => after)),
		deleted: sorted(gone),
		unreadable: sorted(change.unreadable),
		edges,
		neighbours,
		files: change.files.length,
		deletedFiles: new Set(change.files.filter(({ kind }) => kind === "deleted").map(({ path }) => path))
	};
}
function writtenEdges(record) {
	const edges = new Map();
	for (const declaration of record?.declarations ?? []) for (const edge of declaration.edges) if (isWritten(edge)) edges.set(`${edge.kind}\0${edge.target}`, edge);
	return edges;
}
function isWritten({ form, derived }) {
	return form !== "link" && derived === void 0;
}
function pictureRecord({ id, primary }) {
	return {
		id,
		title: primary.title
	};
}
function sorted(records) {
	return records.map(pictureRecord).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Cr)(a.id, b.id));
}
// build/src/commands/diff.js
async function diff({ before, after, gate: options, onProgress }) {
	const [was, is] = await Promise.all([(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.sr)(before, options), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.sr)(after, options)]);
	const gate = laterOf(was, is);
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.gt)([before, after], gate);
	const inspect = ({ declaration }) => declaration;
	const first = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ln)(before, gate, inspect, void 0, onProgress);
	const second = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ln)(after, gate, inspect, first.files, onProgress);
	const change = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.on)(first, second, gate);
	const ontology = was instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.G || is instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.G ? void 0 : gateChange(was, is);
	return { diff: await memoryDiff({
		change,
		before: first,
		after: second,
		gate,
		restricted: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.hn)([change.before, change.after]),
		...ontology && { ontology }
	}) };
}
function laterOf(was, is) {
	if (!(is instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.G)) return is;
	if (was instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.G) throw is;
	return was;
}
async function memoryDiff(input) {
	const { change, gate, restricted, ontology } = input;
	const records = await recordDiffs(input);
	const told = new Set([...records.flatMap(({ path, formerPath }) => [path, formerPath]), ...restricted.paths]);
	return {
		before: sideOf(input.before.tree),
		after: sideOf(input.after.tree),
		records,
		edges: changePicture(change, gate.ontology).edges,
		...ontology && { ontology },
		otherFiles: change.files.filter(({ path }) => !told.has(path))
	};
}
function gateChange(before, after) {
	const edited = [...new Set([...before.files.keys(), ...after.files.keys()])].filter((path) => before.files.get(path) !== after.files.get(path));
	return edited.length === 0 ? void 0 : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.In)(before.ontology, after.ontology, edited);
}
function sideOf({ label, commit }) {
	return {
		label,
		...commit !== void 0 && { commit }
	};
}



/***/ }),

/***/ 6770:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ editRecord),
/* harmony export */   t: () => (/* binding */ appendText)
/* harmony export */ });
/* harmony import */ var _code_fence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(251);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);


// build/src/updates/edit-record.js
function editRecord(path, bytes, document, edits) {
	const format = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pr)(path);
	if (!format) return void 0;
	let result = bytes;
	for (const { pointer, value } of edits) {
		const content = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Ir(path, format, result).content(document)?.value;
		const edit = settingOf(content, pointer, value);
		const text = edit && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.qn)(path, format, result, {
			path,
			document
		}, edit);
		if (!text) return void 0;
		result = new TextEncoder().encode((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Xn)(Buffer.from(result).toString("utf8"), [text]));
	}
	return result;
}
function settingOf(content, pointer, value) {
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Hr)(content, pointer) !== void 0) return {
		kind: "set",
		pointer,
		value
	};
	let depth = pointer.length - 1;
	while (depth > 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Hr)(content, pointer.slice(0, depth)) === void 0) depth--;
	const key = pointer[depth];
	if (typeof key !== "string" || !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Vr)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Hr)(content, pointer.slice(0, depth)))) return void 0;
	const inner = pointer.slice(depth + 1).reduceRight((sum, step) => ({ [step]: sum }), value);
	return {
		kind: "insert",
		pointer: pointer.slice(0, depth),
		key,
		value: inner
	};
}
function appendText(path, bytes, sentences) {
	const text = Buffer.from(bytes).toString("utf8").trimEnd();
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pr)(path) !== "markdown" || isOpen(text)) return void 0;
	const end = text.includes("\r\n") ? "\r\n" : "\n";
	let added = text;
	let last;
	for (const sentence of sentences) {
		const isNext = last !== void 0 && ITEM.test(last) === ITEM.test(sentence);
		if (isNext && ITEM.test(sentence)) added += end;
		else if (isNext && /[.!?\u3002\uFF01\uFF1F]$/.test(last ?? "")) added += " ";
		else added += end + end;
		added += sentence;
		last = sentence;
	}
	return new TextEncoder().encode(`${added}${end}`);
}
function isOpen(text) {
	const fence = new _code_fence_js__WEBPACK_IMPORTED_MODULE_1__.t();
	for (const line of text.split("\n")) fence.take(line);
	return fence.isOpen || text.lastIndexOf("<!--") > text.lastIndexOf("-->");
}
const ITEM = /^(?:[-*+]|\d{1,9}[.)]) /;



/***/ }),

/***/ 2175:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isNewerRun),
/* harmony export */   t: () => (/* binding */ COMMENT_BYTES)
/* harmony export */ });
// build/src/memory/forge.js
function isNewerRun(left, right) {
	return left.id > right.id || left.id === right.id && left.attempt > right.attempt;
}
const COMMENT_BYTES = 65280;



/***/ }),

/***/ 3208:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ laidComparison)
/* harmony export */ });
// build/src/commands/check/laid-comparison.js
function laidComparison(base, judged, files, commit) {
	return {
		target: base,
		head: judged,
		judged,
		changeBase: base,
		mergeBase: base.commit ?? "",
		conflicts: [],
		added: () => addedBy(judged, files, commit)
	};
}
async function addedBy(judged, files, commit) {
	const entries = new Map((await judged.entries()).map((entry) => [entry.path, entry]));
	const added = files.flatMap(({ path, bytes }) => {
		const entry = entries.get(path);
		if (!entry || !bytes) return [];
		return [{
			blob: {
				oid: entry.oid,
				mode: entry.mode,
				places: [{
					commit: commit.id,
					path
				}]
			},
			bytes
		}];
	});
	const bytesOf = new Map(added.map(({ blob, bytes }) => [blob.oid, bytes]));
	return {
		commits: [commit],
		blobs: added.map(({ blob }) => blob),
		read(blobs, visit) {
			for (const blob of blobs) visit(blob, bytesOf.get(blob.oid) ?? new Error("it is no file of the change"));
			return Promise.resolve();
		}
	};
}



/***/ }),

/***/ 5516:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ learnFiles),
/* harmony export */   t: () => (/* binding */ learnChanges)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);


// build/src/terminal/learn-files.js
async function learnFiles(tree, paths) {
	const wanted = new Set(paths);
	await learn(tree, (await tree.entries()).filter(({ path }) => wanted.has(path)));
}
async function learnChanges(before, after) {
	const [old, young] = [await before.entries(), await after.entries()];
	await learn(before, without(old, young));
	await learn(after, without(young, old));
}
function without(entries, others) {
	const known = new Set(others.map(({ oid }) => oid));
	return entries.filter(({ oid }) => !known.has(oid));
}
async function learn(tree, entries) {
	await tree.read(entries.filter(({ mode }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Er)(mode)), (_entry, bytes) => {
		if (!(bytes instanceof Error)) (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.S)(bytes);
	});
}



/***/ }),

/***/ 3451:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ escapeWithin),
/* harmony export */   c: () => (/* binding */ proseParts),
/* harmony export */   i: () => (/* binding */ escapeMarkdown),
/* harmony export */   n: () => (/* binding */ codeCell),
/* harmony export */   o: () => (/* binding */ proseCell),
/* harmony export */   r: () => (/* binding */ codeSpan),
/* harmony export */   s: () => (/* binding */ proseLine),
/* harmony export */   t: () => (/* binding */ codeBlock)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);

const LIVE = [
	[/@/g, `@​`],
	[/#/g, `#​`],
	[/\b(GH)-/gi, `$1​-`],
	[/:(?=\/\/)/g, `:​`],
	[/\b(www)\./gi, `$1​.`],
	[/:(?=[\w+-]+:)/g, `:​`]
];
const COMMIT_ID = /\b[0-9a-f]{7,40}\b/gi;
const COMMIT_ID_PIECE = /.{6}(?=.)/g;
const SYNTAX = /[\\`*_{}[\]<>&!|~$^#@]/g;
const BLOCK_START = /^(?:[-+=]|\d{1,9}(?=[.)]))/;
function escapeMarkdown(text) {
	let result = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.O)(text).trim();
	for (const [pattern, replacement] of LIVE) result = result.replace(pattern, replacement);
	return result.replace(COMMIT_ID, (id) => id.replace(COMMIT_ID_PIECE, `$&​`)).replace(SYNTAX, entity).replace(BLOCK_START, (start) => entity(start.slice(0, 1)) + start.slice(1));
}
function entity(character) {
	return `&#${character.charCodeAt(0)};`;
}
function codeSpan(text) {
	const content = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.O)(text);
	if (content.trim() === "") return "`\"\"`";
	const fence = "`".repeat(longestRun(content) + 1);
	const pad = /^[` ]|[` ]$/.test(content) ? " " : "";
	return fence + pad + content + pad + fence;
}
function codeCell(text) {
	return codeSpan(text.replaceAll("|", "\\x7C"));
}
const ID = /^[\p{L}\p{N}][\p{L}\p{N}.-]*:[\p{L}\p{N}][^\s]*$/u;
const PATH = /^(?=[^.-]*[.-])[\w.-]+(?:\/[\w.-]+)+$/;
const COMMIT_LIKE = /\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
const OPENING = /^["'(]*/;
const CLOSING = /["'),.;:!?]*$/;
function proseCell(text) {
	return markdownOf(proseParts(text), codeCell);
}
function proseLine(text) {
	return markdownOf(proseParts(text), codeSpan);
}
function proseParts(text) {
	const parts = [];
	let prose = "";
	for (const [at, word] of (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.O)(text).trim().split(" ").entries()) {
		if (at > 0) prose += " ";
		const found = codeIn(word);
		if (!found) prose += word;
		else {
			parts.push({
				text: prose + found.before,
				isCode: false
			}, {
				text: found.core,
				isCode: true
			});
			prose = found.after;
		}
	}
	return [...parts, {
		text: prose,
		isCode: false
	}].filter((part) => part.text !== "");
}
function codeIn(word) {
	const opening = OPENING.exec(word)?.[0] ?? "";
	const closing = CLOSING.exec(word.slice(opening.length))?.[0] ?? "";
	const core = word.slice(opening.length, word.length - closing.length);
	if (!LIVE.some(([pattern]) => core.search(pattern) !== -1) && !ID.test(core) && !PATH.test(core) && !COMMIT_LIKE.test(core)) return void 0;
	const [before, after] = opening.endsWith("\"") && closing.startsWith("\"") ? [opening.slice(0, -1), closing.slice(1)] : [opening, closing];
	return {
		before,
		core,
		after
	};
}
function markdownOf(parts, code) {
	return parts.map(({ text, isCode }) => isCode ? code(text) : escapeWithin(text)).join("");
}
function escapeWithin(text) {
	const shown = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.O)(text);
	if (shown.trim() === "") return shown === "" ? "" : " ";
	const [before, after] = [/^\s/.test(shown) ? " " : "", /\s$/.test(shown) ? " " : ""];
	return before + escapeMarkdown(shown) + after;
}
function codeBlock(language, lines) {
	const content = lines.map(_start_js__WEBPACK_IMPORTED_MODULE_0__.O);
	const fence = "`".repeat(Math.max(3, ...content.map((line) => longestRun(line) + 1)));
	return [
		fence + language,
		...content,
		fence
	].join("\n");
}
function longestRun(text) {
	let longest = 0;
	for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
	return longest;
}



/***/ }),

/***/ 2016:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ newFindings),
/* harmony export */   t: () => (/* binding */ newErrors)
/* harmony export */ });
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
			result.push(...findings.filter(({ fingerprint }) => !open.has(fingerprint)));
			continue;
		}
		if (findings.length <= (known.get(group)?.length ?? 0)) continue;
		const fresh = findings.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
		result.push(...fresh.length > 0 ? fresh : findings);
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
			oid: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.J)(bytes, format),
			size: bytes.length
		});
	}
	entries.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Cr)(a.path, b.path));
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
	if (path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..") || path.length > MAX_PATH || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qr)(path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`${JSON.stringify(path.slice(0, 100))} is not a path of a tree.`, "Write it relative to the root, without `.`, `..` and `.git`");
}
function refuseFileInPlaceOfFolder(sorted, path) {
	const below = sorted[(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wr)(sorted, `${path}/`)]?.path;
	if (below?.startsWith(`${path}/`)) refuse(path, below);
	for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
		const folder = path.slice(0, slash);
		if (sorted[(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wr)(sorted, folder)]?.path === folder) refuse(folder, path);
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

/***/ 8032:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ printTerminal)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7336);


// build/src/report/print-terminal.js
const WIDEST_COLUMN = 60;
const GAP = "  ";
function printTerminal(document, color) {
	const colors = picocolors__WEBPACK_IMPORTED_MODULE_1__.createColors(color);
	const strong = (text) => colors.bold(text);
	const faint = (text) => colors.dim(text);
	return `${document.map((block) => blockLines(block, strong, faint).join("\n")).join("\n\n")}\n`;
}
function blockLines(block, strong, faint) {
	switch (block.kind) {
		case "heading": return [strong(plain(block.line))];
		case "paragraph":
		case "small": return [plain(block.line)];
		case "list": return block.items.map((item) => `- ${plain(item)}`);
		case "table": return tableLines(block.head, block.rows, faint);
		case "code": return block.lines.map((line) => `  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.O)(line)}`);
		case "details": return [strong(plain(block.summary)), ...block.blocks.flatMap((inner) => blockLines(inner, strong, faint))];
		case "drawing": return [];
	}
}
function tableLines(head, rows, faint) {
	const cells = rows.map((row) => row.map(pieces));
	const titles = head.map((cell) => plain(cell));
	const widths = titles.map((title, column) => Math.min(WIDEST_COLUMN, Math.max(title.length, ...cells.map((row) => Math.max(0, ...(row[column] ?? []).map(length))))));
	const lineOf = (texts) => `  ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join(GAP)}`.trimEnd();
	return [faint(lineOf(titles)), ...cells.flatMap((row) => {
		const height = Math.max(...row.map(({ length }) => length));
		return Array.from({ length: height }, (_, at) => lineOf(row.map((cell) => cell[at] ?? "")));
	})];
}
function length(text) {
	return text.length;
}
function pieces(line) {
	const parts = [[]];
	for (const inline of line) if (inline.kind === "break") parts.push([]);
	else parts.at(-1)?.push(inline);
	return parts.map(plain);
}
function plain(line) {
	return line.map(inlineText).join("").trim();
}
function inlineText(inline) {
	switch (inline.kind) {
		case "text":
		case "prose":
		case "code": return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.O)(inline.text);
		case "strong":
		case "link": return inline.content.map(inlineText).join("");
		case "break": return " ";
	}
}



/***/ }),

/***/ 2028:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ writeFiles),
/* harmony export */   n: () => (/* binding */ propose),
/* harmony export */   r: () => (/* binding */ targetOf),
/* harmony export */   t: () => (/* binding */ NOTHING_WRITTEN)
/* harmony export */ });
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2175);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5466);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1804);




// build/src/terminal/proposal.js
const NOTHING_WRITTEN = "\nNothing was written: --write writes the files, --propose makes a pull request of them.\n";
async function targetOf(repository, { repository: name, branch }) {
	const forge = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_1__.t)(name);
	const target = branch ?? (await forge.repository()).defaultBranch;
	const head = await forge.branchHead(target);
	if (head === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.G(`The repository has no branch ${target}.`, "Name another with --branch");
	return {
		forge,
		branch: target,
		head,
		tree: await repository.commitTree(head)
	};
}
async function propose({ forge, branch, head }, prefix, files, words) {
	const { pull, outcome } = await forge.proposeFiles({
		branch: words.branch,
		base: {
			branch,
			head
		},
		commit: {
			headline: words.title,
			body: words.message
		},
		changes: files.map(({ path, bytes, mode }) => ({
			path: prefix + path,
			bytes,
			...mode && { mode }
		})),
		title: words.title,
		body: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.D)(words.body, _forge_js__WEBPACK_IMPORTED_MODULE_3__.t)
	});
	return `Pull request ${pull.number} was ${outcome === "unchanged" ? "left as it is" : outcome}.\n`;
}
function writeFiles(dir, files) {
	(0,_check_js__WEBPACK_IMPORTED_MODULE_2__.i)(dir, files.map(({ path, before, bytes, mode }) => ({
		path,
		before,
		after: bytes,
		...mode && { mode }
	})));
	return `Wrote ${files.length} file${files.length === 1 ? "" : "s"}; nothing was committed.\n`;
}



/***/ }),

/***/ 9856:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRevert: () => (/* binding */ runRevert)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);
/* harmony import */ var _same_bytes_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(669);
/* harmony import */ var _value_edits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(897);
/* harmony import */ var _laid_comparison_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(3208);
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4381);
/* harmony import */ var _new_errors_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(2016);
/* harmony import */ var _edit_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6770);
/* harmony import */ var _reviewers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3528);
/* harmony import */ var _touched_records_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7905);
/* harmony import */ var _branches_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3050);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(2175);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9565);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1040);
/* harmony import */ var _print_terminal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8032);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4911);
/* harmony import */ var _learn_files_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5516);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3832);
/* harmony import */ var _proposal2_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2028);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4573);
/* harmony import */ var _parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7011);





















// build/src/parse/comments.js
function commentsOf(path, format, text) {
	if (format === "json" || format === "jsonl") return [];
	const [frame] = format === "markdown" ? new _check_js__WEBPACK_IMPORTED_MODULE_0__.Ir(path, format, Buffer.from(text)).slices : [];
	if (format === "markdown" && !frame) return [];
	const source = frame ? text.slice(frame.start, frame.end) : text;
	const comments = [];
	let isScalar = false;
	for (const lexeme of new _parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_16__.Lexer().lex(source)) {
		if (!isScalar && lexeme.startsWith("#")) comments.push(lexeme.trimEnd());
		isScalar = lexeme === _parse_yaml_library_cjs__WEBPACK_IMPORTED_MODULE_16__.CST.SCALAR;
	}
	return comments;
}
// build/src/updates/working-file.js
function formOf(path, layout, limits) {
	const layoutClass = layout.classOf(path);
	if (!layoutClass || layoutClass.records === "none") return void 0;
	return {
		path,
		format: layoutClass.format ?? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pr)(path) ?? "yaml",
		layoutClass,
		layout,
		limits
	};
}
function declarationsIn(form, bytes) {
	const parsed = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Fr)(form.path, form.format, bytes, form.limits);
	if (parsed.problems.some(({ severity }) => severity !== "warning")) return void 0;
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bn)(parsed, form.layoutClass, form.layout);
}
function bodyOf({ path, format }, bytes) {
	if (format !== "markdown") return "";
	const file = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Ir(path, format, bytes);
	return file.text.slice(file.body);
}
function documentText({ path, format }, bytes, document) {
	const file = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Ir(path, format, bytes);
	const slice = file.slices[document];
	return slice ? file.text.slice(slice.start, slice.end) : "";
}
const LEADING_COMMENTS = /^(?:[ \t]*(?:#[^\n]*)?\r?\n)*/;
const BYTE_ORDER_MARK = "﻿";
var WorkingFile = class {
	form;
	before;
	mark;
	#texts;
	#gone = {
		now: false,
		wanted: false
	};
	constructor(form, bytes) {
		this.form = form;
		this.before = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Kr)(form.path, bytes).text ?? "";
		this.mark = node_buffer__WEBPACK_IMPORTED_MODULE_15__.Buffer.from(bytes.subarray(0, 3)).toString("utf8") === BYTE_ORDER_MARK ? BYTE_ORDER_MARK : "";
		this.#texts = {
			now: this.before,
			wanted: this.before
		};
	}
	text(side) {
		return this.#gone[side] ? void 0 : this.#texts[side];
	}
	edit(side, document, edits) {
		const { path, format } = this.form;
		const text = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.i)(path, format, this.#texts[side], document, edits);
		if (text === void 0) return false;
		this.#texts[side] = text;
		return true;
	}
	replaceDocument(side, document, by) {
		const slice = this.#open(side).slices[document];
		if (!slice) return;
		this.#set(side, this.#texts[side].slice(0, slice.start) + by + this.#texts[side].slice(slice.end));
	}
	setBody(side, body) {
		const file = this.#open(side);
		this.#texts[side] = file.text.slice(0, file.body) + body;
	}
	delete(side, document, root, isOfChange) {
		if (root.length > 0) return this.edit(side, document, [{
			kind: "delete",
			pointer: root
		}]);
		if (this.form.format === "yaml" && document === 0) this.#deleteFirst(side, isOfChange);
		else if (this.form.format === "yaml" || this.form.format === "jsonl") this.replaceDocument(side, document, "");
		else this.#gone[side] = true;
		return true;
	}
	#deleteFirst(side, isOfChange) {
		const end = this.#open(side).slices[0]?.end ?? 0;
		const [text, rest] = [this.#texts[side].slice(0, end), this.#texts[side].slice(end)];
		const [lead = ""] = LEADING_COMMENTS.exec(text) ?? [];
		const kept = (lead.match(/[^\n]*\n/g) ?? []).filter((line) => !isOfChange(line.trimEnd())).join("");
		const hasMarker = text.slice(lead.length).startsWith("---");
		this.#set(side, kept + (hasMarker ? rest : rest.replace(/^---[ \t]*\r?\n/, "")));
	}
	append(side, document) {
		if (this.form.format !== "yaml") return false;
		const text = this.#texts[side];
		const start = text === "" || text.endsWith("\n") ? text : `${text}\n`;
		this.#texts[side] = start + (document.startsWith("---") ? document : `---\n${document}`);
		return true;
	}
	appendItem(side, document, root, value) {
		const list = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Hr)(this.#open(side).content(document)?.value, root.slice(0, -1));
		if (!Array.isArray(list)) return false;
		return this.edit(side, document, [{
			kind: "set",
			pointer: [...root.slice(0, -1), list.length],
			value
		}]);
	}
	#open(side) {
		return new _check_js__WEBPACK_IMPORTED_MODULE_0__.Ir(this.form.path, this.form.format, node_buffer__WEBPACK_IMPORTED_MODULE_15__.Buffer.from(this.#texts[side]));
	}
	#set(side, text) {
		this.#texts[side] = text;
		this.#gone[side] = this.#open(side).slices.length === 0;
	}
};
// build/src/updates/revert-records.js
function revertRecords(changed, context) {
	const { form } = changed;
	const was = keyed(form, changed.before);
	const is = keyed(form, changed.after);
	if (!was || !is) return void 0;
	const conflicts = [];
	const gone = [];
	const deletions = [];
	const restored = [];
	const keys = [...new Set([...was.keys(), ...is.keys()])];
	const idOf = (key) => (was.get(key) ?? is.get(key))?.declaration.id ?? "";
	const places = new Map(keys.map((key) => [key, findPresent(key, idOf(key), form.path, context)]));
	const homes = new Set();
	for (const place of places.values()) {
		if (place === "unreadable") return void 0;
		if (place) homes.add(place.file.form.path);
	}
	const formerKeys = renames(was, is, (key) => places.get(key) !== void 0);
	for (const [key, formerKey] of formerKeys) {
		const [before, after, present] = [
			was.get(formerKey),
			is.get(key),
			places.get(key)
		];
		if (!before || !after || !present || present === "unreadable") continue;
		const conflict = (path, reason, field) => {
			conflicts.push({
				path,
				record: idOf(key),
				...field !== void 0 && { field },
				reason
			});
		};
		revertFields({
			before,
			after,
			present,
			changed,
			conflict
		});
	}
	const renamed = new Set([...formerKeys].flat());
	for (const key of keys.filter((key) => !renamed.has(key))) {
		const before = was.get(key);
		const after = is.get(key);
		const record = idOf(key);
		const conflict = (path, reason, field) => {
			conflicts.push({
				path,
				record,
				...field !== void 0 && { field },
				reason
			});
		};
		const isBodyChanged = form.format === "markdown" && bodiesDiffer(changed);
		if (before && after && (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.a)(before.value, after.value) && !isBodyChanged) continue;
		const present = places.get(key);
		if (present === "unreadable") continue;
		if (before && after) {
			if (!present) gone.push(record);
			else revertFields({
				before,
				after,
				present,
				changed,
				conflict
			});
		} else if (after) {
			if (!present) continue;
			const isSameStill = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.a)(present.inspected.value, after.value) && !isBodyOther(present, changed.after, form);
			if (!isSameStill) conflict(present.file.form.path, "the change added it, and it was changed again since");
			deletions.push({
				file: present.file,
				declaration: present.inspected.declaration,
				sides: isSameStill ? ["now", "wanted"] : ["wanted"]
			});
		} else if (before) {
			if (present) {
				if ((0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.a)(present.inspected.value, before.value)) continue;
				conflict(present.file.form.path, "the change removed it, and it was written anew since");
				replaceWhole(present, before, changed);
			} else restored.push(before);
		}
	}
	for (const before of restored) {
		const { id, document, root } = before.declaration;
		const file = context.open(form.path);
		if (!["now", "wanted"].every((side) => root.length > 0 ? file?.appendItem(side, document, root, before.value) : file?.append(side, textOf$1(before, changed)))) conflicts.push({
			path: form.path,
			record: id ?? "",
			reason: "the change removed it, and there is no room for it in the file as it is now"
		});
	}
	const isOfChange = broughtLines(changed);
	for (const { file, declaration, sides } of lastFirst(deletions)) {
		const { id, document, root } = declaration;
		if (sides.every((side) => file.delete(side, document, root, isOfChange))) continue;
		conflicts.push({
			path: file.form.path,
			record: id ?? "",
			reason: "it cannot be cut out of the text of the file"
		});
	}
	return {
		conflicts,
		gone,
		homes: [...homes]
	};
}
function renames(was, is, isPresent) {
	const result = new Map();
	const gone = [...was].filter(([key]) => !is.has(key) && !isPresent(key));
	for (const [key, after] of is) {
		if (was.has(key) || !isPresent(key)) continue;
		const [former, other] = gone.filter(([, before]) => isRenamed(before, after));
		if (former && !other && ![...result.values()].includes(former[0])) result.set(key, former[0]);
	}
	return result;
}
function isRenamed(before, after) {
	if (before.declaration.role !== after.declaration.role) return false;
	let { value } = before;
	for (const field of ["id", "updatedAt"]) {
		const source = before.shape.fields[field]?.find(({ from }) => from === "record");
		const pointer = source?.from === "record" ? source.path : [];
		const written = pointer.length > 0 ? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Hr)(after.value, pointer) : void 0;
		if (written === void 0 || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Hr)(value, pointer) === void 0) continue;
		value = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zn)(value, {
			kind: "set",
			pointer,
			value: written
		})?.value;
	}
	return (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.a)(value, after.value);
}
function broughtLines({ before, after }) {
	const [was, is] = [before, after].map((bytes) => new Set(bytes ? Buffer.from(bytes).toString("utf8").split(/\r?\n/) : []));
	return (line) => is?.has(line) === true && was?.has(line) !== true;
}
function findPresent(key, id, path, { open, whereNow }) {
	for (const candidate of new Set([path, whereNow(id)])) {
		if (candidate === void 0) continue;
		const file = open(candidate);
		if (!file) continue;
		const found = keyed(file.form, Buffer.from(file.before));
		if (!found) return "unreadable";
		const inspected = found.get(key);
		if (inspected) return {
			file,
			inspected
		};
	}
}
function revertFields({ before, after, present, changed, conflict }) {
	const { file, inspected } = present;
	const { document, root } = inspected.declaration;
	const { path } = file.form;
	const [is, was] = withTimeOf(inspected, after.value, before.value);
	const merged = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.o)(is, inspected.value, was, textsByLine);
	if (!["now", "wanted"].every((side) => {
		const goal = side === "now" ? merged.value : merged.wanted;
		const edits = (lists) => (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.t)(inspected.value, goal, root, lists);
		return file.edit(side, document, edits("members")) || file.edit(side, document, edits("whole"));
	})) {
		conflict(path, "its text cannot be edited field by field");
		replaceWhole(present, before, changed);
		return;
	}
	for (const { pointer } of merged.conflicts) conflict(path, "it was changed again since", fieldOf(pointer));
	if (file.form.format !== "markdown" || !changed.before || !changed.after) return;
	const [old, bad] = [bodyOf(changed.form, changed.before), bodyOf(changed.form, changed.after)];
	const now = bodyOf(file.form, Buffer.from(file.before));
	const body = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.r)(bad, now, old) ?? {
		value: now,
		wanted: old,
		isClean: false
	};
	file.setBody("now", body.value);
	file.setBody("wanted", body.wanted);
	if (!body.isClean) conflict(path, "its text was changed again since in the same lines", "text");
}
function textsByLine(base, now, wanted) {
	return [
		base,
		now,
		wanted
	].every((text) => text.trimEnd().includes("\n")) ? (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.r)(base, now, wanted) : void 0;
}
function withTimeOf(inspected, after, before) {
	const time = timeSince(inspected, after, before);
	if (!time) return [after, before];
	const set = {
		kind: "set",
		...time
	};
	return [(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zn)(after, set)?.value, (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zn)(before, set)?.value];
}
function timeSince({ shape, value }, after, before) {
	const source = shape.fields.updatedAt?.find(({ from }) => from === "record");
	const pointer = source?.from === "record" ? source.path : [];
	const [now, is, was] = [
		value,
		after,
		before
	].map((side) => pointer.length > 0 ? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Hr)(side, pointer) : void 0);
	if (typeof now !== "string" || typeof is !== "string" || typeof was !== "string" || now === is) return void 0;
	return {
		pointer,
		value: now
	};
}
function replaceWhole({ file, inspected }, before, { form, before: bytes }) {
	if (!bytes || inspected.declaration.root.length > 0 || form.format !== file.form.format) return;
	file.replaceDocument("wanted", inspected.declaration.document, documentText(form, bytes, before.declaration.document));
}
function textOf$1({ declaration }, { form, before }) {
	return before ? documentText(form, before, declaration.document) : "";
}
function lastFirst(deletions) {
	const place = ({ declaration: { document, root } }) => [document, Number(root.at(-1) ?? 0)];
	return [...deletions].sort((a, b) => {
		const [left, right] = [place(a), place(b)];
		return right[0] - left[0] || right[1] - left[1];
	});
}
function keyed(form, bytes) {
	const result = new Map();
	if (!bytes) return result;
	const declarations = declarationsIn(form, bytes);
	if (!declarations) return void 0;
	for (const inspected of declarations) {
		const { id, role } = inspected.declaration;
		if (id === void 0 || hasInexactNumber(inspected.value)) return void 0;
		for (let count = 1;; count++) {
			const key = `${role}\0${id}\0${count}`;
			if (result.has(key)) continue;
			result.set(key, inspected);
			break;
		}
	}
	return result;
}
function hasInexactNumber(value) {
	if (typeof value === "number") return !(Math.abs(value) <= Number.MAX_SAFE_INTEGER);
	if (Array.isArray(value)) return value.some(hasInexactNumber);
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Vr)(value) && Object.values(value).some(hasInexactNumber);
}
function bodiesDiffer({ form, before, after }) {
	return (before ? bodyOf(form, before) : "") !== (after ? bodyOf(form, after) : "");
}
function isBodyOther({ file }, after, form) {
	return bodyOf(file.form, Buffer.from(file.before)) !== (after ? bodyOf(form, after) : "");
}
function fieldOf(pointer) {
	return pointer.map(String).join(".");
}
// build/src/updates/revert-lines.js
function revertLines(file, changes) {
	const { form } = file;
	const [now, wanted] = [file.text("now"), file.text("wanted")];
	if (now === void 0 || wanted === void 0) return void 0;
	for (const meeting of ["touching", "overlapping"]) {
		const sides = laid(file, changes, meeting);
		if (!sides || !saySame(form, sides.now, now) || !saySame(form, sides.wanted, wanted)) continue;
		return now === wanted && haveSameComments(form, sides) ? {
			now: sides.now,
			wanted: sides.now
		} : sides;
	}
}
function laid(file, changes, meeting) {
	let sides = {
		now: file.before,
		wanted: file.before
	};
	for (const change of changes) {
		const [was, is] = [textOf(change, "before", file), textOf(change, "after", file)];
		if (was === void 0 || is === void 0 || change.form.format !== file.form.format) return void 0;
		const merged = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.r)(is, sides.now, was, meeting);
		const other = sides.now === sides.wanted ? merged : (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.r)(is, sides.wanted, was, meeting);
		if (!merged || !other) return void 0;
		sides = {
			now: merged.value,
			wanted: other.wanted
		};
	}
	return sides;
}
function textOf(change, side, present) {
	const { form, [side]: bytes } = change;
	if (!bytes) return void 0;
	const file = new WorkingFile(form, bytes);
	const [was, is] = [keyed(form, change.before), keyed(form, change.after)];
	for (const [key, inspected] of keyed(present.form, Buffer.from(present.before)) ?? []) {
		const [left, right] = [was?.get(key), is?.get(key)];
		const time = left && right && timeSince(inspected, right.value, left.value);
		const written = side === "before" ? left : right;
		if (!time || !written) continue;
		const { document, root } = written.declaration;
		file.edit("now", document, [{
			kind: "set",
			pointer: [...root, ...time.pointer],
			value: time.value
		}]);
	}
	return file.text("now");
}
function saySame(form, text, other) {
	const [left, right] = [Buffer.from(text), Buffer.from(other)];
	const [ours, theirs] = [keyed(form, left), keyed(form, right)];
	if (ours?.size !== theirs?.size || !ours || !theirs || bodyOf(form, left) !== bodyOf(form, right)) return false;
	return [...ours].every(([key, { value }]) => {
		const its = theirs.get(key);
		return its !== void 0 && (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.a)(value, its.value);
	});
}
function leftComments(form, sides, { form: own, before, after }) {
	const textIn = (bytes) => bytes ? new WorkingFile(own, bytes).before : "";
	const [was, is] = [before, after].map((bytes) => counted(commentsOf(own.path, own.format, textIn(bytes))));
	const both = [sides.now, sides.wanted].map((text) => counted(commentsOf(form.path, form.format, text)));
	const count = (comments, comment) => comments?.get(comment) ?? 0;
	const isMore = (comment) => both.every((present) => count(present, comment) > count(was, comment));
	const isLess = (comment) => both.every((present) => count(present, comment) < count(was, comment));
	return {
		path: form.path,
		standing: [...is?.keys() ?? []].filter((text) => count(is, text) > count(was, text) && isMore(text)),
		missing: [...was?.keys() ?? []].filter((text) => count(was, text) > count(is, text) && isLess(text))
	};
}
function counted(comments) {
	const counts = new Map();
	for (const comment of comments) counts.set(comment, (counts.get(comment) ?? 0) + 1);
	return counts;
}
function haveSameComments({ path, format }, { now, wanted }) {
	const [left, right] = [now, wanted].map((text) => commentsOf(path, format, text).join("\n"));
	return left === right;
}
// build/src/updates/revert-change.js
function revertChange(input) {
	const { touched, elsewhere, modes, whereNow, layout, limits, names, keepTimes } = input;
	const files = new Map();
	const conflicts = [];
	const comments = [];
	const gone = [];
	const working = new Map();
	const present = new Map([...elsewhere, ...touched.flatMap(({ path, now }) => now ? [[path, now]] : [])]);
	const open = (path) => {
		const known = working.get(path);
		if (known) return known;
		const bytes = present.get(path);
		const form = formOf(path, layout, limits);
		if (!bytes || !form || !(0,node_buffer__WEBPACK_IMPORTED_MODULE_15__.isUtf8)(bytes)) return void 0;
		const file = new WorkingFile(form, bytes);
		working.set(path, file);
		return file;
	};
	const keptText = (path, text) => Buffer.from(keepTimes(path, Buffer.from(text))).toString("utf8");
	const asText = [];
	const changes = new Map();
	for (const file of touched) {
		const { path, before, after, now } = file;
		if ((0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_17__.t)(now, before)) continue;
		if ((0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_17__.t)(now, after)) {
			files.set(path, before && keepTimes(path, before));
			continue;
		}
		const form = formOf(path, layout, limits);
		const records = form && revertRecords({
			form,
			before,
			after
		}, {
			open,
			whereNow
		});
		if (!records) {
			asText.push(file);
			continue;
		}
		conflicts.push(...records.conflicts);
		gone.push(...records.gone);
		for (const home of now ? [path] : records.homes) if (open(home)) changes.set(home, [...changes.get(home) ?? [], {
			form,
			before,
			after
		}]);
	}
	for (const [path, file] of working) {
		const lines = revertLines(file, changes.get(path) ?? []);
		const isDecided = file.text("now") === file.text("wanted");
		if (lines && isDecided && lines.now !== lines.wanted) conflicts.push({
			path,
			reason: COMMENT_MET
		});
		const [now, wanted] = ["now", "wanted"].map((side) => {
			const text = lines ? lines[side] : file.text(side);
			return text === void 0 ? void 0 : keptText(path, text);
		});
		const text = now === wanted ? now : (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.n)(now ?? "", wanted ?? "", names);
		if (!lines && text !== void 0) {
			const sides = {
				now: now ?? "",
				wanted: wanted ?? ""
			};
			for (const change of changes.get(path) ?? []) comments.push(...placed(text, leftComments(file.form, sides, change)));
		}
		if (text !== file.before) files.set(path, text === void 0 ? void 0 : Buffer.from(file.mark + text));
	}
	for (const file of asText) {
		const text = revertText(file, names, (text) => keptText(file.path, text));
		if (text.gone) gone.push(file.path);
		if (text.reason !== void 0) conflicts.push({
			path: file.path,
			reason: text.reason
		});
		if (text.bytes) files.set(file.path, text.bytes);
	}
	for (const { path, now } of touched) {
		const mode = modeOf(path, modes);
		if (now && !files.has(path) && mode !== modes.now.get(path)) files.set(path, now);
	}
	return {
		files: [...files].map(([path, bytes]) => ({
			path,
			bytes,
			before: present.get(path),
			mode: modeOf(path, modes)
		})).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Cr)(a.path, b.path)),
		conflicts,
		gone,
		comments
	};
}
function placed(text, { path, standing, missing }) {
	return [...text.split("\n").map((line) => line.trimEnd()).flatMap((line, index) => standing.some((comment) => line.endsWith(comment)) ? [index + 1] : []).map((line) => ({
		path,
		line
	})), ...missing.map(() => ({ path }))];
}
const COMMENT_MET = "a comment that the change edited, or a line beside it, was changed again since";
function modeOf(path, { before, after, now }) {
	const [was, is, present] = [
		before,
		after,
		now
	].map((modes) => modes.get(path));
	return (is === present ? was : void 0) ?? present ?? was ?? "100644";
}
function revertText({ before, after, now }, names, kept) {
	if (!now) return before && after ? { gone: true } : { reason: "it was removed since" };
	if (![
		before,
		after,
		now
	].every((bytes) => bytes === void 0 || (0,node_buffer__WEBPACK_IMPORTED_MODULE_15__.isUtf8)(bytes))) return { reason: "it is no text, and it was changed again since" };
	const [was, is, text] = [
		before,
		after,
		now
	].map((bytes) => bytes ? Buffer.from(bytes).toString("utf8") : "");
	const merged = (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.r)(is ?? "", text ?? "", was ?? "");
	if (before && after && merged?.isClean) return { bytes: Buffer.from(kept(merged.value)) };
	const [value, wanted] = before && after && merged ? [merged.value, merged.wanted] : [text ?? "", was ?? ""];
	const reason = !before ? "the change added it" : !after ? "the change removed it" : "the change edited it";
	return {
		bytes: Buffer.from((0,_value_edits_js__WEBPACK_IMPORTED_MODULE_2__.n)(kept(value), kept(wanted), names)),
		reason: `${reason}, and it was changed since`
	};
}
// build/src/commands/revert/revert-times.js
function timeKeeping({ graph, layout, limits, now }) {
	return (path, bytes) => {
		const form = formOf(path, layout, limits);
		let result = bytes;
		const declarations = ((form && declarationsIn(form, bytes)) ?? []).map(({ declaration }) => declaration);
		const ids = new Set(declarations.map(({ id }) => id));
		for (const declaration of declarations) {
			const [was, is] = [(todayOf(declaration, graph) ?? renamedOf(declaration, graph, ids))?.updatedAt ?? "", declaration.updatedAt ?? ""];
			if (!((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.V)(is) < (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.V)(was))) continue;
			const text = ((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.B)(was)?.dateOnly === true ? _start_js__WEBPACK_IMPORTED_MODULE_1__.H : _start_js__WEBPACK_IMPORTED_MODULE_1__.U)(now);
			result = withTime(result, declaration, layout, (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.V)(text) > (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.V)(was) ? text : was) ?? result;
		}
		return result;
	};
}
function todayOf({ id, path, role }, { records }) {
	const record = id === void 0 ? void 0 : records.get(id);
	return record?.declarations.find((other) => other.path === path && other.role === role) ?? record?.primary;
}
function renamedOf({ path, document, root, role, kind }, { declarations }, ids) {
	return declarations.find((other) => other.path === path && other.document === document && other.root.join("\0") === root.join("\0") && other.role === role && other.kind === kind && !ids.has(other.id));
}
function withTime(bytes, declaration, layout, value) {
	const { path, document, root } = declaration;
	const format = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Pr)(path);
	const field = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mn)(declaration, "updatedAt", layout);
	if (!format || field.length === 0) return void 0;
	const pointer = [...root, ...field];
	return typeof (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Hr)(new _check_js__WEBPACK_IMPORTED_MODULE_0__.Ir(path, format, bytes).content(document)?.value, pointer) === "string" ? (0,_edit_record_js__WEBPACK_IMPORTED_MODULE_4__.n)(path, bytes, document, [{
		pointer,
		value
	}]) : void 0;
}
// build/src/commands/revert/revert.js
async function revert(input) {
	const { before, after, now, overlay } = input;
	const gate = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.or)(now, input.gate);
	const inspect = ({ declaration }) => declaration;
	const present = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ln)(now, gate, inspect);
	const [was, is] = [await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ln)(before, gate, inspect, present.files), await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ln)(after, gate, inspect, present.files)];
	const change = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.on)(was, is, gate);
	const { paths, leftOut } = touchedPaths(was.entries, is.entries, present.entries, gate);
	if (paths.length === 0 && leftOut.length > 0) {
		const named = leftOut.slice(0, MAX_NAMED).join(", ") + (leftOut.length > MAX_NAMED ? " and others" : "");
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`Between ${before.label} and ${after.label} nothing differs that can be taken back here: ${named} ${leftOut.length === 1 ? "is no plain file" : "are no plain files"}.`, "Take it back by hand, such as with `git checkout <commit> -- <path>`");
	}
	if (paths.length === 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`Nothing of the memory differs between ${before.label} and ${after.label}.`, "Name the commit of a change of the memory, such as the merge of its pull request");
	const graph = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.gn)(present);
	const touched = await bytesOf(paths, before, after, now);
	const whereNow = (id) => graph.records.get(id)?.primary.path;
	const ids = paths.flatMap((path) => [was, is].flatMap(({ files }) => files.get(path)?.declarations ?? [])).flatMap(({ id }) => id ?? []);
	const others = new Set(ids.flatMap((id) => whereNow(id) ?? []).filter((path) => !paths.includes(path)));
	const reverted = revertChange({
		touched,
		elsewhere: await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yr)(others, now),
		modes: {
			before: modesOf(was.entries),
			after: modesOf(is.entries),
			now: modesOf(present.entries)
		},
		whereNow,
		layout: gate.layout,
		limits: gate.limits,
		names: {
			now: "now",
			wanted: `before ${after.label}`
		},
		keepTimes: timeKeeping({
			graph,
			layout: gate.layout,
			limits: gate.limits,
			now: input.time
		})
	});
	const marked = new Set(reverted.conflicts.map(({ path }) => path));
	const settled = reverted.files.filter(({ path }) => !marked.has(path));
	const result = await overlay(now, settled);
	const secrets = { onValue: input.onSecret };
	const common = {
		root: input.root,
		gate: input.gate,
		now: input.time,
		secrets
	};
	const today = (await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
		...common,
		subject: { tree: now }
	})).report.findings;
	const comparison = (0,_laid_comparison_js__WEBPACK_IMPORTED_MODULE_18__.t)(now, result, settled, NO_COMMIT);
	const judged = (await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ct)({
		...common,
		subject: { comparison }
	})).report.findings;
	const future = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ln)(result, gate, inspect, present.files);
	const mayBe = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.it)(future.files);
	const restricted = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.st)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ot)(present, [
		graph,
		change.before,
		change.after
	]), mayBe);
	const basis = {
		records: (0,_touched_records_js__WEBPACK_IMPORTED_MODULE_6__.t)(change),
		editsGate: false,
		ontology: gate.ontology
	};
	return {
		...reverted,
		diff: await (0,_diff_js__WEBPACK_IMPORTED_MODULE_3__.r)({
			change: await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.on)(present, future, gate),
			before: present,
			after: future,
			gate,
			restricted
		}),
		errors: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.w)((0,_new_errors_js__WEBPACK_IMPORTED_MODULE_19__.t)(today, judged), restricted),
		warnings: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.w)((0,_new_errors_js__WEBPACK_IMPORTED_MODULE_19__.n)(today, judged, "warning"), restricted),
		owners: (0,_reviewers_js__WEBPACK_IMPORTED_MODULE_5__.t)(basis, { organization: "" }).named,
		leftOut
	};
}
const MAX_NAMED = 10;
const NO_COMMIT = {
	id: _check_js__WEBPACK_IMPORTED_MODULE_0__.Sr,
	message: Buffer.alloc(0)
};
function touchedPaths(before, after, now, { layout }) {
	const was = new Map(before.map((entry) => [entry.path, entry]));
	const is = new Map(after.map((entry) => [entry.path, entry]));
	const present = new Map(now.map((entry) => [entry.path, entry]));
	const paths = [];
	const leftOut = [];
	for (const path of [...new Set([...was.keys(), ...is.keys()])].sort()) {
		const [left, right] = [was.get(path), is.get(path)];
		if (layout.isGenerated(path) || isSame(left, right)) continue;
		if ([left, right].every((entry) => entry === void 0 || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Er)(entry.mode) && !entry.undecodable)) paths.push(path);
		else if (!isSame(left, present.get(path))) leftOut.push(path);
	}
	return {
		paths,
		leftOut
	};
}
function isSame(left, right) {
	return left?.oid === right?.oid && left?.mode === right?.mode;
}
function modesOf(entries) {
	return new Map(entries.flatMap(({ path, mode }) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Er)(mode) ? [[path, mode]] : []));
}
async function bytesOf(paths, before, after, now) {
	const wanted = new Set(paths);
	const [was, is, present] = await Promise.all([
		before,
		after,
		now
	].map((tree) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yr)(wanted, tree)));
	return paths.map((path) => ({
		path,
		before: was?.get(path),
		after: is?.get(path),
		now: present?.get(path)
	}));
}
// build/src/report/revert-text.js
const NAME_LIMIT = 120;
const CLAUSE_LIMIT = 300;
const LISTED = 50;
const DIFF_ROWS = 30;
function renderRevertMarkdown(story, bytes) {
	return `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.n)(revertDocument(story, bytes))}\n`;
}
function renderRevertPretty(story, color) {
	return (0,_print_terminal_js__WEBPACK_IMPORTED_MODULE_10__.t)(revertDocument(story, 524288), color);
}
function revertTitle({ change, conflicts }) {
	return `Revert the memory change ${change}${conflicts.length === 0 ? "" : ` (${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(conflicts.length, "conflict")} to resolve)`}`;
}
function revertDocument(story, bytes) {
	const { conflicts, gone, errors, warnings, owners, leftOut, comments, diff } = story;
	const head = [
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.s)(2, (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.p)("Taking back "), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(story.change, NAME_LIMIT))),
		...story.reason === void 0 ? [] : [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.d)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(story.reason, CLAUSE_LIMIT)))],
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.p)(`${summary(story)} ${difference(story)}`)),
		...conflictBlocks(conflicts),
		...listBlocks("Errors that this would bring", errors.map(findingLine)),
		...listBlocks("Warnings that this would bring", warnings.map(findingLine)),
		...listBlocks("Owners to notify", owners.map(({ name, reason }) => [
			(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(name, NAME_LIMIT)),
			(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.p)(" "),
			(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.d)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(reason, CLAUSE_LIMIT))
		])),
		...namesBlocks("Taken away since, so that there is nothing to take back", gone),
		...namesBlocks("Not taken back, since they are no plain files", leftOut),
		...listBlocks("Comments that are not taken back, since lines around them changed", comments.map(({ path, line }) => [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(path, NAME_LIMIT)), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.p)(line === void 0 ? " one that the change removed" : ` line ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.V)(line)}`)]))
	];
	const room = new _blocks_js__WEBPACK_IMPORTED_MODULE_9__.o(bytes - (0,_blocks_js__WEBPACK_IMPORTED_MODULE_9__.s)(head) - 200);
	return [...head, ...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_9__.t)(diff, {
		rows: DIFF_ROWS,
		room
	})];
}
function findingLine({ path, message }) {
	return [
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(path, NAME_LIMIT)),
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.p)(" "),
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.d)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(message, CLAUSE_LIMIT))
	];
}
function summary({ files, conflicts, leftOut, comments }) {
	const left = [...leftOut.length > 0 ? [(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(leftOut.length, "path")] : [], ...comments.length > 0 ? [(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(comments.length, "comment")] : []].join(" and ");
	if (files.length === 0 && conflicts.length === 0) return left === "" ? "Nothing is left of the change." : `${left} of the change ${leftOut.length + comments.length === 1 ? "is" : "are"} left, for you to take back by hand.`;
	if (conflicts.length === 0) return `All of it${left === "" ? "" : ` but ${left}, left for you to take back by hand,`} is taken back, and what came later stays.`;
	const but = left === "" ? "" : ` but ${left}`;
	return `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(conflicts.length, "place")} could not be settled and ${conflicts.length === 1 ? "is" : "are"} for you to decide; the rest${but} is taken back, and what came later stays.`;
}
function difference({ conflicts, diff }) {
	const words = (0,_blocks_js__WEBPACK_IMPORTED_MODULE_9__.i)(diff);
	if (conflicts.length === 0) return `${words}.`;
	if (words === "Nothing differs") return "Apart from the files with conflicts nothing differs.";
	return `Apart from the files with conflicts: ${words}.`;
}
function conflictBlocks(conflicts) {
	if (conflicts.length === 0) return [];
	const rows = conflicts.slice(0, LISTED).map(({ path, record, field, reason }) => [
		record === void 0 ? [] : [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(record, NAME_LIMIT))],
		field === void 0 ? [] : [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(field, NAME_LIMIT))],
		[(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(path, NAME_LIMIT))],
		[(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.d)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(reason, CLAUSE_LIMIT))]
	]);
	const shown = rows.length < conflicts.length ? `, ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.V)(rows.length)} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.V)(conflicts.length)}` : "";
	return [
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.s)(3, (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.p)(`Conflicts${shown}`)),
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.p)("The files hold both sides between the marks "), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.i)("<<<<<<<"), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.p)(" and "), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.i)(">>>>>>>"), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.p)(": what is now comes first. The check fails until one of them is left.")),
		{
			kind: "table",
			head: [
				"Record",
				"Field",
				"File",
				"Why"
			].map((cell) => [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.p)(cell)]),
			rows
		}
	];
}
function listBlocks(title, items) {
	if (items.length === 0) return [];
	const rest = items.length - LISTED;
	const more = rest > 0 ? [[(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.p)(`and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.V)(rest)} more`)]] : [];
	return [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.s)(3, (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.p)(title)), {
		kind: "list",
		items: [...items.slice(0, LISTED), ...more]
	}];
}
function namesBlocks(title, names) {
	if (names.length === 0) return [];
	const rest = names.length - LISTED;
	const more = rest > 0 ? [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.p)(` and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.V)(rest)} more`)] : [];
	const shown = (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.a)(names.slice(0, LISTED).map((name) => (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_1__.I)(name, NAME_LIMIT))));
	return [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.s)(3, (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.p)(title)), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_8__.u)(...shown, ...more)];
}
// build/src/terminal/revert.js
async function runRevert(dir, revision, options) {
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.G)(dir);
	try {
		const commit = await repository.resolve(revision);
		const after = await repository.commitTree(commit);
		const before = await repository.commitTree(options.from ?? await parentOf(repository, commit));
		const target = options.propose ? await (0,_proposal2_js__WEBPACK_IMPORTED_MODULE_14__.r)(repository, options) : void 0;
		const now = target?.tree ?? await repository.workingTree();
		await (0,_learn_files_js__WEBPACK_IMPORTED_MODULE_12__.t)(before, after);
		const result = await revert({
			before,
			after,
			now,
			root: repository.prefix.replace(/\/$/, ""),
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.y)(dir, options, repository),
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_13__.t)(repository),
			time: new Date(),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_1__.w.learn
		});
		const story = {
			...result,
			change: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ar)(commit),
			...options.reason !== void 0 && { reason: options.reason }
		};
		process.stdout.write(renderRevertPretty(story, (0,_color_js__WEBPACK_IMPORTED_MODULE_11__.n)()));
		if (result.files.length > 0 && options.write) process.stdout.write(`\n${(0,_proposal2_js__WEBPACK_IMPORTED_MODULE_14__.i)(dir, result.files)}`);
		if (result.files.length > 0 && !options.write && !target) process.stdout.write(_proposal2_js__WEBPACK_IMPORTED_MODULE_14__.t);
		if (result.files.length > 0 && target) {
			const title = revertTitle(story);
			const said = await (0,_proposal2_js__WEBPACK_IMPORTED_MODULE_14__.n)(target, repository.prefix, result.files, {
				branch: (0,_branches_js__WEBPACK_IMPORTED_MODULE_7__.a)(commit),
				title,
				message: `Reverts ${commit} record by record.`,
				body: renderRevertMarkdown(story, _forge_js__WEBPACK_IMPORTED_MODULE_20__.t)
			});
			process.stdout.write(`\n${said}`);
		}
		return result.conflicts.length > 0 || result.errors.length > 0 ? 1 : 0;
	} catch (error) {
		throw (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.d)(error, dir, `revert ${revision} --dir`);
	} finally {
		await repository.close();
	}
}
async function parentOf(repository, commit) {
	try {
		return await repository.resolve(`${commit}^1`);
	} catch (error) {
		if (!(error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.G) || repository.isShallow()) throw error;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.G(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ar)(commit)} is the first commit of this history: there is nothing before it.`, "Name a later commit");
	}
}



/***/ }),

/***/ 3528:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ reviewersOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(796);


// build/src/commands/publish/reviewers.js
const MAX_REVIEWERS = 10;
function reviewersOf({ records, editsGate, ontology }, { author, organization }) {
	const { accounts = {}, memory = [] } = ontology.owners;
	const owned = new Map();
	for (const record of records) for (const owner of record.owners) {
		const list = owned.get(owner);
		if (list) list.push(record);
		else owned.set(owner, [record]);
	}
	const guards = editsGate ? memory : [];
	const owners = [...guards.map((owner) => ({
		owner,
		reason: "owns the memory, whose rules this change edits"
	})), ...[...owned].filter(([owner]) => !guards.includes(owner)).sort(([, a], [, b]) => b.length - a.length).map(([owner, list]) => ({
		owner,
		reason: reasonOf(list)
	}))];
	const asked = new Map();
	for (const { owner, reason } of owners) for (const name of Object.hasOwn(accounts, owner) ? accounts[owner] ?? [] : [owner]) if (!(author !== void 0 && (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.K)(name, author.login)) && !asked.has(name)) asked.set(name, reason);
	const named = [...asked].slice(0, MAX_REVIEWERS).map(([name, reason]) => ({
		name,
		reason
	}));
	const names = named.map(({ name }) => name).filter((name) => !name.includes(":"));
	const teamPrefix = `${organization.toLowerCase()}/`;
	return {
		named,
		users: names.filter((name) => !name.includes("/")),
		teams: names.filter((name) => name.toLowerCase().startsWith(teamPrefix)).map((name) => name.slice(teamPrefix.length))
	};
}
function reasonOf(records) {
	const [first, ...others] = records;
	const restricted = records.some(({ sensitivity }) => sensitivity.some(_check_js__WEBPACK_IMPORTED_MODULE_0__.mn));
	const extent = others.length === 0 ? `owns ${first?.id ?? ""}` : `owns ${records.length} of the records`;
	return restricted ? `${extent}, restricted` : extent;
}



/***/ }),

/***/ 669:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ sameBytes)
/* harmony export */ });
// build/src/memory/same-bytes.js
function sameBytes(one, other) {
	if (!one || !other) return one === other;
	return one.length === other.length && one.every((byte, index) => byte === other[index]);
}



/***/ }),

/***/ 7905:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ touchedRecords)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1804);

// build/src/commands/publish/touched-records.js
function touchedRecords({ added, changed, vanished, unreadable }) {
	return [
		...added.map((record) => touched([record])),
		...changed.map(({ before, after }) => touched([before, after])),
		...vanished.map(({ before, renamedTo }) => touched(renamedTo ? [before, renamedTo] : [before])),
		...unreadable.map((record) => touched([record]))
	].sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Cr)(a.id, b.id));
}
function touched(sides) {
	const declarations = sides.flatMap((side) => side.declarations);
	const distinct = (values) => [...new Set(values.filter((value) => value !== void 0))];
	return {
		id: sides[0]?.id ?? "",
		owners: distinct(declarations.flatMap(({ owners }) => owners)),
		kinds: distinct(declarations.map(({ kind }) => kind)),
		classes: distinct(declarations.map(({ className }) => className)),
		sensitivity: distinct(declarations.map(({ sensitivity }) => sensitivity ?? "internal"))
	};
}



/***/ })

};
