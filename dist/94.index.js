"use strict";
exports.id = 94;
exports.ids = [94];
exports.modules = {

/***/ 3948:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ joinedPage),
/* harmony export */   r: () => (/* binding */ withRun),
/* harmony export */   t: () => (/* binding */ MEMORY_PAGE)
/* harmony export */ });
// src/runs/memory-page.ts
const MEMORY_PAGE = "babysitter/MEMORY.md";
const BEGIN = /<!-- memory-steward:runs -->(\r?\n)/g;
const END = "<!-- /memory-steward:runs -->";
const MAX_LISTED = 20;
function withRun(text, { slug, updatedAt, status, session }) {
	const page = pageOf(text);
	if (!page) return void 0;
	return withLines(page, [`- ${updatedAt} [${slug}](${session.replace(/^babysitter\//, "")}): ${status}`]);
}
function joinedPage(left, main, wanted) {
	const [was, now, proposed] = [
		pageOf(left),
		pageOf(main),
		pageOf(wanted)
	];
	if (!was || !now || !proposed) return void 0;
	if (was.before !== proposed.before || was.after !== proposed.after) return void 0;
	const known = new Set(was.lines);
	return withLines(now, proposed.lines.filter((line) => !known.has(line)));
}
function pageOf(text) {
	const [begin, second] = text.matchAll(BEGIN);
	if (!begin || second) return void 0;
	const [mark, lineEnd = "\n"] = begin;
	const from = begin.index + mark.length;
	const end = text.indexOf(END, from);
	if (end === -1 || text.includes(END, end + 1)) return void 0;
	const lines = text.slice(from, end).split(/\r?\n/).filter((line) => line.startsWith("- "));
	return {
		before: text.slice(0, from),
		lineEnd,
		lines,
		after: text.slice(end)
	};
}
function withLines({ before, lineEnd, lines, after }, added) {
	const slugs = new Set(added.map(slugOf));
	return before + [...lines.filter((line) => {
		const slug = slugOf(line);
		return slug === void 0 || !slugs.has(slug);
	}), ...added].sort().reverse().slice(0, MAX_LISTED).map((line) => line + lineEnd).join("") + after;
}
function slugOf(line) {
	return /\[([^\]]{1,100})\]/.exec(line)?.[1];
}



/***/ }),

/***/ 3617:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ subjectOf),
/* harmony export */   i: () => (/* binding */ openRun),
/* harmony export */   n: () => (/* binding */ importOpened),
/* harmony export */   o: () => (/* binding */ runSlug),
/* harmony export */   r: () => (/* binding */ importRun),
/* harmony export */   t: () => (/* binding */ openRunFolder)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _agent_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7728);
/* harmony import */ var _memory_page_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3948);
/* harmony import */ var _place_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2754);
/* harmony import */ var _write_yaml_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1416);
/* harmony import */ var _merge_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(863);
/* harmony import */ var _new_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7731);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_7__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_8__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_9__);












// src/runs/manifest.ts
const CONDITIONS = [
	"SourceResolved",
	"OrgScopeVerified",
	"SecretsRedacted",
	"PromptInjectionScanned",
	"OntologyValid",
	"ReviewReady",
	"MemoryMerged",
	"Ready"
];
function manifestText(manifest) {
	return `${JSON.stringify(manifest, null, 2)}\n`;
}
function digestOf(value) {
	const text = typeof value === "string" ? value : (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.So)(value);
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.createHash)("sha256").update(text));
}
function reasonOf({ code }) {
	return code.replace(/^MEMORY_REJECTED_/, "").split("_").map((word) => word.charAt(0) + word.slice(1).toLowerCase()).join("");
}
const FAILS = {
	WRONG_ORGANIZATION: "OrgScopeVerified",
	UNKNOWN_REPOSITORY: "OrgScopeVerified",
	REDACTION_TOO_BROAD: "SecretsRedacted",
	BREAKS_CHECK: "OntologyValid"
};
const REASONS = {
	SourceResolved: "Collected",
	OrgScopeVerified: "SameOrganization",
	SecretsRedacted: "Scanned",
	PromptInjectionScanned: "Scanned",
	OntologyValid: "Checked",
	ReviewReady: "Normalized",
	MemoryMerged: "Merged",
	Ready: "Merged"
};
function conditionsOf(refusal, phase) {
	const name = refusal?.code.replace("MEMORY_REJECTED_", "") ?? "";
	const failing = refusal && (FAILS[name] ?? "SourceResolved");
	const at = failing === void 0 ? CONDITIONS.length : CONDITIONS.indexOf(failing);
	return CONDITIONS.map((type, index) => {
		if (index < at) return phase === "AwaitingReview" && (type === "MemoryMerged" || type === "Ready") ? {
			type,
			status: "False",
			reason: "AwaitingReview"
		} : {
			type,
			status: "True",
			reason: REASONS[type]
		};
		if (index === at || type === "Ready") return {
			type,
			status: "False",
			reason: refusal ? reasonOf(refusal) : "Failed"
		};
		return {
			type,
			status: "Unknown",
			reason: "NotReached"
		};
	});
}
// src/runs/ids.ts
function runSlug(id) {
	return id.replaceAll("_", "-");
}
function runFolder(slug) {
	return `babysitter/runs/${slug}/`;
}
function sessionPath(slug, updatedAt) {
	return `babysitter/sessions/${updatedAt.slice(0, 10).replaceAll("-", "/")}/${slug}.md`;
}
function sixDigits(sequence) {
	return String(sequence).padStart(6, "0");
}
function taskSlugs(taskIds) {
	const taken = new Set();
	const counts = new Map();
	return taskIds.map((taskId) => {
		const plain = plainName(taskId, 80);
		const name = plain.toLowerCase();
		let count = counts.get(name) ?? 1;
		while (taken.has(numbered(name, count))) count++;
		counts.set(name, count + 1);
		taken.add(numbered(name, count));
		return numbered(plain, count);
	});
}
function numbered(name, count) {
	return count === 1 ? name : `${name}-${count}`;
}
function plainName(text, length) {
	const name = text.normalize("NFKD").replace(/[^A-Za-z0-9.]+/g, "-").replace(/\.{2,}/g, ".").replace(/^[.-]+/, "").slice(0, length).replace(/[.-]+$/, "");
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ba)(name) ? `task-${name}`.replace(/-$/, "") : name;
}
function artifactId(slug, name) {
	return `artifact:${slug}/${name.replace(/[^A-Za-z0-9._/-]+/g, "-")}`;
}
// src/runs/members.ts
function member(value, ...names) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(value)) return void 0;
	const name = names.find((candidate) => Object.hasOwn(value, candidate) && value[candidate] !== null);
	return name === void 0 ? void 0 : value[name];
}
function textOf(value, ...names) {
	for (const name of names) {
		const found = member(value, name);
		if (typeof found === "string" && found.trim() !== "") return found.replace(new RegExp("\\p{Surrogate}", "gu"), "\ufffd");
	}
}
function textsOf(value, ...names) {
	const found = member(value, ...names);
	if (!Array.isArray(found)) return [];
	return found.flatMap((item) => textOf({ item }, "item") ?? []);
}
function timeOf(value, ...names) {
	for (const name of names) {
		const instant = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.X)(textOf(value, name) ?? "");
		const utc = instant && new Date(instant.time).toISOString().replace(".000Z", "Z");
		if (utc !== void 0 && /^\d{4}-/.test(utc)) return utc;
	}
}
function countOf(value, ...names) {
	const found = member(value, ...names);
	return typeof found === "number" && Number.isSafeInteger(found) && found >= 0 ? found : void 0;
}
// src/runs/artifact-list.ts
const MAX_ARTIFACTS = 1e3;
const MAX_DIGESTED_BYTES = 1073741824;
var ArtifactList = class {
	#byName = new Map();
	get artifacts() {
		return [...this.#byName.values()].sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.na)(a.name, b.name));
	}
	hear(value, taskId) {
		const named = member(value, "artifacts");
		const items = Array.isArray(named) ? named.slice(0, MAX_ARTIFACTS) : [];
		for (const item of items) {
			const name = textOf({ item }, "item") ?? textOf(item, "name", "path");
			if (name === void 0) continue;
			const digest = textOf(item, "digest", "sha256")?.replace(/^(?!sha256:)/, "sha256:");
			this.#add({
				name,
				kind: textOf(item, "kind") ?? kindOf$1(name),
				bytes: countOf(item, "bytes", "size"),
				digest: digest !== void 0 && _check_js__WEBPACK_IMPORTED_MODULE_1__.ji.test(digest) ? digest : void 0,
				taskId
			});
		}
	}
	async read(source, files, taskOf) {
		const digests = new Map();
		let left = MAX_DIGESTED_BYTES;
		for (const { path, name, folder, bytes } of files.slice(0, MAX_ARTIFACTS)) {
			const digest = bytes <= left ? await source.digest(path) : void 0;
			if (digest !== void 0) left -= bytes;
			digests.set(path, digest ?? `${bytes} bytes`);
			const known = this.#byName.get(name);
			const taskId = folder === void 0 ? known?.taskId : taskOf(folder);
			this.#byName.set(name, {
				name,
				kind: known?.kind ?? kindOf$1(name),
				bytes,
				digest,
				taskId
			});
		}
		return digests;
	}
	#add(artifact) {
		if (!this.#byName.has(artifact.name) && this.#byName.size < MAX_ARTIFACTS) this.#byName.set(artifact.name, artifact);
	}
};
function kindOf$1(name) {
	return /\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? "file";
}
// src/runs/refusal.ts
const RUN_REFUSALS = {
	NO_RUN: "Name the folder of one run: run.json, or journal/ with its events, stands directly in it.",
	LINK: "Replace links and devices in the run's folder by files, or leave them out.",
	TOO_LARGE: "Import a smaller run, or leave raw files out of its folder.",
	NOT_TEXT: "Write run.json, journal and tasks as UTF-8.",
	NOT_JSON: "Mend the file that is no JSON object, or import the run as its tool wrote it.",
	TOO_DEEP: "Nest values less deeply.",
	DUPLICATE_KEY: "Name each member once.",
	UNKNOWN_DIALECT: "Write events with type and recordedAt, with eventType, or with run_start and run_end.",
	MIXED_DIALECTS: "Keep one journal in a folder.",
	DUPLICATE_SEQUENCE: "Give each event of the journal a number of its own.",
	WRONG_SEQUENCE: "Name each event's file after its number, from 000001 to 999999.",
	JOURNAL_GAP: "Import all events of the journal, or choose the tier curated-journal.",
	UNSAFE_RUN_ID: "Name the run with up to 80 letters, digits, hyphens and single dots, and not after a device of Windows such as CON.",
	WRONG_RUN: "Let run.json and journal name one run.",
	NO_TIME: "Let the run say when it was created, or when its events happened.",
	NO_PROCESS: "Let the run name its process.",
	WRONG_ORGANIZATION: "Import the run into the memory of its own organization.",
	UNKNOWN_REPOSITORY: "Add a Repository record, or name one under imports.repository.",
	NO_OWNERS: "Name who answers for imported runs under imports.owners.",
	NOT_A_BRAIN: "Import into a memory with the company-brain layout.",
	PATH_COLLISION: "Give the run an id that differs from others in more than letter case.",
	ACTIVE_RUN: "Wait for the end of the run, or set imports.allowActive.",
	TIER_NOT_APPROVED: "List the tier under imports.approvedTiers, or choose a lower one.",
	REDACTION_TOO_BROAD: "Look at the run by hand: without its secrets it says too little to be kept.",
	BREAKS_CHECK: "Mend what the check says."
};
function runRefusal(name, message, advice = RUN_REFUSALS[name]) {
	return {
		code: `MEMORY_REJECTED_${name}`,
		message,
		advice
	};
}
var RunRefused = class extends Error {
	refusal;
	constructor(name, message, advice) {
		super(message);
		this.refusal = runRefusal(name, message, advice);
	}
};
// src/runs/json-file.ts
const MAX_JSON_BYTES = 4194304;
const LIMITS = {
	..._check_js__WEBPACK_IMPORTED_MODULE_1__.bo,
	fileBytes: MAX_JSON_BYTES,
	documents: 1
};
function readJsonObject(what, bytes) {
	if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_7__.isUtf8)(bytes) || bytes.includes(0)) throw new RunRefused("NOT_TEXT", `${what} is not plain UTF-8 text.`);
	const { problems, documents } = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.wa)("run.json", "json", bytes, LIMITS);
	const problem = problems.find(({ severity }) => severity !== "warning");
	if (problem?.related) throw new RunRefused("DUPLICATE_KEY", `${what} names a member twice.`);
	if (problem?.rule === "parse/limit-exceeded") throw new RunRefused("TOO_DEEP", `${what} nests or holds too many values.`);
	if (problem) {
		const start = problem.at.range?.start;
		throw new RunRefused("NOT_JSON", `${what} is no JSON${start ? `: it cannot be read from line ${start.line}, column ${start.column} on` : ""}.`);
	}
	const value = documents[0] && exactValue(documents[0]);
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(value)) throw new RunRefused("NOT_JSON", `${what} is no JSON object.`);
	return value;
}
function exactValue({ value, inexact = [] }) {
	const edits = inexact.map(({ pointer, text }) => ({
		kind: "set",
		pointer,
		value: text
	}));
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Cr)(value, edits)?.value;
}
// src/runs/outcomes.ts
const ENDED = {
	completed: "good",
	success: "good",
	succeeded: "good",
	ok: "good",
	passed: "good",
	done: "good",
	failed: "bad",
	failure: "bad",
	error: "bad",
	halted: "stopped",
	cancelled: "stopped",
	canceled: "stopped",
	aborted: "stopped",
	stopped: "stopped"
};
function endOf(word) {
	const known = word?.toLowerCase() ?? "";
	return Object.hasOwn(ENDED, known) ? ENDED[known] : void 0;
}
function taskStatusOf(word) {
	const end = endOf(word);
	if (end === void 0) return word === "pending" ? "pending" : "unknown";
	return end === "good" ? "ok" : end === "bad" ? "error" : "cancelled";
}
function runStatusOf(word) {
	const end = endOf(word);
	if (end !== void 0) return end === "good" ? "completed" : end === "bad" ? "failed" : "halted";
	const known = word?.toLowerCase() ?? "";
	return (Object.hasOwn(STATES$1, known) ? STATES$1[known] : void 0) ?? "unknown";
}
const STATES$1 = {
	partial: "partial",
	created: "created",
	pending: "created",
	waiting: "waiting",
	running: "running",
	active: "running",
	in_progress: "running"
};
function outcomeType(status) {
	if (status === "error") return "task.failed";
	return status === "cancelled" ? "task.cancelled" : "task.completed";
}
// src/runs/raw-event.ts
function dialectOf(event) {
	if (textOf(event, "eventType") !== void 0) return "import";
	const type = textOf(event, "type") ?? "";
	if (/^[A-Z][A-Z0-9_]{1,60}$/.test(type)) return "sdk";
	return /^[a-z][a-z0-9_]{1,60}$/.test(type) ? "flat" : void 0;
}
function rawEvent(event, dialect) {
	return READERS[dialect](event);
}
function hasWrongChecksum(event) {
	const checksum = textOf(event, "checksum");
	if (checksum === void 0 || typeof event !== "object" || event === null) return false;
	const rest = Object.fromEntries(Object.entries(event).filter(([name]) => name !== "checksum"));
	const text = `${JSON.stringify(rest, null, 2)}\n`;
	return (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.createHash)("sha256").update(text).digest("hex") !== checksum;
}
const READERS = {
	sdk: (event) => {
		const type = textOf(event, "type") ?? "";
		const data = member(event, "data");
		const isBreakpoint = textOf(data, "kind") === "breakpoint";
		const taskStatus = type === "EFFECT_RESOLVED" ? taskStatusOf(textOf(data, "status")) : SDK_TASKS[type];
		return {
			...common(data),
			type: sdkType(type, taskStatus, isBreakpoint),
			at: timeOf(event, "recordedAt"),
			message: textOf(data, "message") ?? (isBreakpoint ? textOf(data, "label") : void 0),
			title: textOf(data, "title", "label"),
			taskStatus,
			sequence: void 0,
			result: void 0
		};
	},
	import: (event) => {
		const type = textOf(event, "eventType") ?? "";
		const isEnd = /^task\.(?:completed|failed|cancelled)$/.test(type);
		const told = textOf(event, "status");
		const taskStatus = isEnd ? taskStatusOf(told ?? type.slice(5)) : void 0;
		return {
			...common(event),
			type: taskStatus === void 0 ? dotted(type) : outcomeType(taskStatus),
			at: timeOf(event, "timestamp"),
			message: textOf(event, "message"),
			taskStatus,
			sequence: countOf(event, "sequence"),
			result: event
		};
	},
	flat: (event) => {
		const type = textOf(event, "type") ?? "";
		const told = textOf(event, "status") ?? textOf(member(event, "effect"), "result");
		const taskStatus = type === "task_completed" ? taskStatusOf(told) : void 0;
		const effect = member(event, "effect");
		return {
			...common(event),
			type: flatType(type, told, taskStatus),
			at: timeOf(event, "timestamp"),
			message: textOf(event, "message", "reason"),
			kind: textOf(event, "kind") ?? textOf(effect, "kind"),
			taskStatus,
			sequence: countOf(event, "sequence"),
			result: event
		};
	}
};
function common(value) {
	return {
		runId: textOf(value, "runId"),
		processId: textOf(value, "processId", "process"),
		taskId: textOf(value, "taskId"),
		effectId: textOf(value, "effectId"),
		title: textOf(value, "title"),
		kind: textOf(value, "kind")
	};
}
const SDK_TASKS = {
	EFFECT_REQUESTED: "pending",
	EFFECT_CANCELLED: "cancelled"
};
const SDK_TYPES = {
	EFFECT_PROGRESS: "task.progress",
	PROCESS_CODE_HASH_CHANGED: "process.code-changed",
	PROCESS_RUNTIME_ERROR: "run.error",
	STOP_HOOK_INVOKED: "hook.stop"
};
function sdkType(type, status, isBreakpoint) {
	if (status === void 0) return SDK_TYPES[type] ?? dotted(type.toLowerCase());
	if (isBreakpoint) return status === "pending" ? "breakpoint.opened" : "breakpoint.answered";
	return status === "pending" ? "task.requested" : outcomeType(status);
}
function flatType(type, told, status) {
	if (status !== void 0) return outcomeType(status);
	if (type === "run_start") return "run.created";
	if (type === "breakpoint") return "breakpoint.opened";
	if (type !== "run_end") return dotted(type);
	const ended = runStatusOf(told);
	return ended === "completed" || ended === "failed" || ended === "halted" ? `run.${ended}` : "run.ended";
}
const ALIASES = {
	"run.started": "run.created",
	"task.created": "task.requested"
};
function dotted(type) {
	const name = (type.includes(".") ? type : type.replace("_", ".")).replaceAll("_", "-");
	return /^[a-z][a-z0-9-]{0,30}(?:\.[a-z0-9-]{1,40}){0,3}$/.test(name) ? ALIASES[name] ?? name : "unknown";
}
// src/runs/run-files.ts
const MAX_FILES = 4e4;
const MAX_BYTES = 100663296;
const RUN_BELOW = /^([^/]+)\/(?:run\.json$|journal\/\d{6}[^/]*\.json$)/;
const EVENT = /^journal\/(\d{6,9})(?:\.[0-9A-Za-z]{1,40})?\.json$/;
const TASK = /^tasks\/([^/]{1,200})\/(task|result)\.json$/;
const ARTIFACT = /^(?:tasks\/([^/]{1,200})\/)?artifacts\/(.{1,300})$/s;
function runFiles({ files }) {
	const journal = [];
	const tasks = [];
	const artifacts = [];
	const wanted = [];
	let run;
	let inputs;
	let strangers = 0;
	for (const file of files) {
		const { path } = file;
		const [, digits] = EVENT.exec(path) ?? [];
		const [, folder, part] = TASK.exec(path) ?? [];
		if (path === "run.json") run = path;
		else if (path === "inputs.json") inputs = path;
		else if (digits !== void 0) journal.push({
			path,
			sequence: Number(digits)
		});
		else if (folder !== void 0) tasks.push({
			path,
			folder,
			part: part === "task" ? "task" : "result"
		});
		else {
			const [, owner, name] = ARTIFACT.exec(path) ?? [];
			if (name !== void 0 && file.isFile) artifacts.push({
				path,
				name,
				folder: owner,
				bytes: file.size
			});
			if (path.startsWith("journal/")) strangers++;
			continue;
		}
		wanted.push(file);
	}
	assertReadable(wanted);
	if (run === void 0 && journal.length === 0) throw noRun(files);
	journal.sort((a, b) => a.sequence - b.sequence);
	assertNumbered(journal);
	return {
		run,
		inputs,
		journal,
		tasks,
		artifacts,
		strangers
	};
}
function noRun(files) {
	const message = "The folder holds neither run.json nor a journal";
	const runs = new Set(files.flatMap(({ path }) => RUN_BELOW.exec(path)?.[1] ?? []));
	if (runs.size === 0) return new RunRefused("NO_RUN", `${message}.`);
	return new RunRefused("NO_RUN", `${message}, and ${runs.size === 1 ? "one folder" : `${runs.size} folders`} with a run.`, "Name the folder of the run itself, not the one above it.");
}
function digestOfFiles(digests) {
	const pairs = [...digests].sort(([a], [b]) => (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.na)(a, b));
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.createHash)("sha256").update((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.So)(pairs)));
}
function assertReadable(wanted) {
	if (wanted.some(({ isFile }) => !isFile)) throw new RunRefused("LINK", "A file of the run is a link or a device.");
	if (wanted.length > MAX_FILES) throw new RunRefused("TOO_LARGE", `The run has more than ${MAX_FILES} files to read.`);
	if (wanted.some(({ size }) => size > 4194304)) throw new RunRefused("TOO_LARGE", `A file of the run has more than ${MAX_JSON_BYTES / 1024 / 1024} MiB.`);
	if (wanted.reduce((sum, { size }) => sum + size, 0) > MAX_BYTES) throw new RunRefused("TOO_LARGE", `The run has more than ${MAX_BYTES / 1024 / 1024} MiB.`);
}
function assertNumbered(journal) {
	for (const [index, { sequence }] of journal.entries()) {
		if (sequence < 1 || sequence > 999999) throw new RunRefused("WRONG_SEQUENCE", "A file of the journal has a number outside of 1 to 999999.");
		if (journal[index - 1]?.sequence === sequence) throw new RunRefused("DUPLICATE_SEQUENCE", `Two files of the journal have the number ${sequence}.`);
	}
}
// src/runs/task-list.ts
const NO_TASKS = new Set(["breakpoint", "sleep"]);
const MAX_PROOFS = 20;
var TaskList = class {
	#tasks = [];
	#byEffect = new Map();
	#byTask = new Map();
	get tasks() {
		return this.#tasks.filter(({ kind }) => kind === void 0 || !NO_TASKS.has(kind)).map(({ kind: _kind, ...task }) => task);
	}
	get pending() {
		return this.#tasks.filter(({ status }) => status === "pending").length;
	}
	kindOf({ effectId }) {
		return effectId === void 0 ? void 0 : this.#byEffect.get(effectId)?.kind;
	}
	named({ effectId, taskId, title }) {
		const known = (effectId === void 0 ? void 0 : this.#byEffect.get(effectId)) ?? (taskId === void 0 ? void 0 : this.#byTask.get(taskId));
		return {
			taskId: known?.taskId ?? taskId,
			title: known?.title ?? title
		};
	}
	hear(event) {
		const { taskId, effectId, taskStatus, title, kind, at, result } = event;
		if (taskStatus === void 0 || taskId === void 0 && effectId === void 0) return;
		const known = this.#at(effectId, taskId);
		known.title ??= title;
		known.kind ??= kind;
		known.status = taskStatus;
		if (taskStatus !== "pending") known.endedAt = at ?? known.endedAt;
		addResult(known, result);
	}
	readTask(folder, task) {
		const known = this.#ofFolder(folder, task);
		known.title ??= textOf(task, "title", "label");
		known.kind ??= textOf(task, "kind");
	}
	readResult(folder, result) {
		const known = this.#ofFolder(folder, result);
		const told = textOf(result, "status");
		if (told !== void 0 && (known.status === "pending" || known.status === "unknown")) known.status = taskStatusOf(told);
		known.endedAt ??= timeOf(result, "finishedAt", "completedAt");
		addResult(known, result);
		addResult(known, member(result, "result", "value"));
	}
	taskOf(folder) {
		return (this.#byEffect.get(folder) ?? this.#byTask.get(folder))?.taskId;
	}
	#ofFolder(folder, value) {
		const effectId = this.#byEffect.has(folder) ? folder : textOf(value, "effectId");
		return this.#at(effectId, textOf(value, "taskId", "id") ?? (effectId === void 0 ? folder : void 0));
	}
	#at(effectId, taskId) {
		const named = taskId === void 0 ? void 0 : this.#byTask.get(taskId);
		const same = effectId === void 0 || named?.effectId === void 0 || named.effectId === effectId;
		const known = (effectId === void 0 ? void 0 : this.#byEffect.get(effectId)) ?? (same ? named : void 0);
		const task = known ?? newTask(taskId ?? effectId ?? "");
		if (!known) this.#tasks.push(task);
		if (effectId !== void 0) {
			task.effectId ??= effectId;
			this.#byEffect.set(effectId, task);
		}
		if (taskId !== void 0) {
			if (task.taskId === task.effectId) task.taskId = taskId;
			this.#byTask.set(taskId, task);
		}
		return task;
	}
};
function newTask(taskId) {
	return {
		taskId,
		effectId: void 0,
		title: void 0,
		kind: void 0,
		status: "unknown",
		summary: void 0,
		proofs: [],
		validation: void 0,
		endedAt: void 0
	};
}
function addResult(known, result) {
	known.summary ??= textOf(result, "summary");
	if (known.proofs.length === 0) known.proofs = textsOf(result, "evidence").slice(0, MAX_PROOFS);
	known.validation ??= textOf(result, "validationStatus") ?? textOf(member(result, "validation"), "status");
}
// src/runs/read-run.ts
async function readRun(source, see) {
	try {
		return await new RunReader(source, see).read();
	} catch (error) {
		if (error instanceof RunRefused) return error.refusal;
		throw error;
	}
}
var RunReader = class {
	source;
	see;
	#digests = new Map();
	#tasks = new TaskList();
	#artifacts = new ArtifactList();
	#wrongChecksums = 0;
	constructor(source, see) {
		this.source = source;
		this.see = see;
	}
	async read() {
		const files = runFiles(this.source);
		const about = files.run === void 0 ? {} : await this.#json("run.json", files.run);
		const { dialect, events } = await this.#journal(files.journal, about);
		for (const [index, { path, folder, part }] of files.tasks.entries()) {
			const value = await this.#json(`File ${index + 1} of the tasks`, path);
			if (part === "task") this.#tasks.readTask(folder, value);
			else {
				this.#tasks.readResult(folder, value);
				for (const place of [value, member(value, "result", "value")]) this.#artifacts.hear(place, this.#tasks.taskOf(folder) ?? textOf(value, "taskId"));
			}
		}
		if (files.inputs !== void 0) await this.#json("inputs.json", files.inputs);
		this.#artifacts.hear(about, void 0);
		const made = await this.#artifacts.read(this.source, files.artifacts, (folder) => this.#tasks.taskOf(folder));
		return {
			run: this.#run(about, dialect, events),
			sourceDigest: digestOfFiles(new Map([...this.#digests, ...made])),
			wrongChecksums: this.#wrongChecksums,
			strangers: files.strangers
		};
	}
	async #json(what, path) {
		const bytes = await this.source.read(path);
		this.#digests.set(path, (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.createHash)("sha256").update(bytes)));
		const value = readJsonObject(what, bytes);
		this.see(path, bytes, value);
		return value;
	}
	async #journal(files, about) {
		const events = [];
		let dialect;
		for (const { path, sequence } of files) {
			const value = await this.#json(`Event ${sequence} of the journal`, path);
			const own = dialectOf(value);
			if (!own) throw new RunRefused("UNKNOWN_DIALECT", `Event ${sequence} of the journal is of no known dialect.`);
			dialect ??= own;
			if (own !== dialect) throw new RunRefused("MIXED_DIALECTS", "The journal mixes dialects.");
			const raw = rawEvent(value, dialect);
			if (raw.sequence !== void 0 && raw.sequence !== sequence) throw new RunRefused("WRONG_SEQUENCE", `Event ${sequence} of the journal says another number than its file.`);
			if (dialect === "sdk" && hasWrongChecksum(value)) this.#wrongChecksums++;
			const kind = this.#tasks.kindOf(raw);
			this.#tasks.hear(raw);
			this.#artifacts.hear(raw.result, raw.taskId);
			const evidence = {
				path,
				digest: this.#digests.get(path) ?? ""
			};
			events.push({
				raw,
				event: eventOf(raw, kind, sequence, evidence)
			});
		}
		return {
			dialect: dialect ?? (textOf(about, "runId") === void 0 ? "import" : "sdk"),
			events
		};
	}
	#run(about, dialect, numbered) {
		const events = numbered.map(({ raw, event }) => ({
			...event,
			...this.#tasks.named(raw)
		}));
		const status = this.#status(about, numbered);
		const end = events.findLast(({ type }) => ENDS.test(type))?.at ?? timeOf(about, "completedAt", "finishedAt");
		const start = events.find(({ type }) => type === "run.created")?.at ?? timeOf(about, "startedAt", "createdAt");
		const isOver = status !== "created" && status !== "running" && status !== "waiting";
		const times = [
			start,
			isOver ? end : void 0,
			...events.map(({ at }) => at)
		].filter((time) => time !== void 0);
		return {
			id: runId(about, numbered),
			dialect,
			organization: textOf(about, "organizationRef", "organization"),
			repository: textOf(about, "repositoryRef", "repository"),
			process: textOf(about, "processId", "process") ?? numbered.find(({ raw }) => raw.processId)?.raw.processId,
			title: textOf(about, "title"),
			kind: textOf(about, "kind", "runKind"),
			session: textOf(about, "sessionId"),
			status,
			startedAt: start,
			completedAt: isOver ? end : void 0,
			updatedAt: times.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1),
			events,
			tasks: this.#tasks.tasks,
			artifacts: this.#artifacts.artifacts
		};
	}
	#status(about, numbered) {
		const last = numbered.findLast(({ event }) => LIFE.test(event.type));
		const type = last?.event.type;
		if (type === "run.ended") return runStatusOf(textOf(last?.raw.result, "status"));
		if (type === "run.completed") return "completed";
		if (type === "run.halted") return "halted";
		if (type === "run.failed" || type === "run.error") return "failed";
		const told = textOf(about, "status");
		if (told !== void 0) return runStatusOf(told);
		return this.#tasks.pending > 0 ? "waiting" : "created";
	}
};
const LIFE = /^run\.(?:created|completed|failed|halted|error|ended)$/;
const ENDS = /^run\.(?:completed|failed|halted|error|ended)$/;
function eventOf(raw, kind, sequence, evidence) {
	const { type, at, message } = raw;
	return {
		sequence,
		type: kind === "breakpoint" && type.startsWith("task.") ? "breakpoint.answered" : type,
		at,
		message,
		evidence
	};
}
function runId(about, numbered) {
	const named = [textOf(about, "runId", "id"), ...numbered.map(({ raw }) => raw.runId)];
	const ids = new Set(named.filter((id) => id !== void 0));
	if (ids.size > 1) throw new RunRefused("WRONG_RUN", "The files of the run name several runs.");
	const [id = ""] = ids;
	if (!(/^[A-Za-z0-9](?:[A-Za-z0-9_-]|\.(?!\.)){0,79}$/.test(id) && !/(?:\.|\.lock)$/i.test(id) && !(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ba)(id))) throw new RunRefused("UNSAFE_RUN_ID", "The run has no id that a folder and a branch can be named after.");
	return id;
}
// src/runs/plain-text.ts
const WITHHELD = "Withheld: the text addresses agents, or hides from readers.";
function oneLine(text) {
	return text.replace(new RegExp("[\\p{Cc}\\p{Zl}\\p{Zp}\\s]+", "gu"), " ").replace(new RegExp("\\p{Cf}", "gu"), "").trim();
}
function withoutHomes(text) {
	return text.replace(/(?:\/(?:home|Users)\/|\b[A-Za-z]:[\\/]Users[\\/])[^\s"'`<>|;,)\]}]{1,500}/g, "[path]");
}
function steers(text) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Tn)(text).some(({ lowTrust }) => lowTrust === "error" || lowTrust === "warning");
}
// src/runs/shared-runs.ts
const RUN = 8;
const MAX_SHARED = 1 / 2;
var SharedRuns = class {
	#runs = new Set();
	constructor(ids) {
		for (const id of ids) for (const [, run] of runsOf(id)) this.#runs.add(run);
	}
	secretParts(secret) {
		const parts = [];
		let shared = 0;
		let sharedTo = 0;
		let from = 0;
		for (const [at, run] of runsOf(secret)) {
			if (!this.#runs.has(run)) continue;
			if (at + RUN - 1 - from >= RUN) parts.push(secret.slice(from, at + RUN - 1));
			from = at + 1;
			shared += at + RUN - Math.max(at, sharedTo);
			sharedTo = at + RUN;
		}
		if (shared > secret.length * MAX_SHARED) return [secret];
		if (secret.length - from >= RUN) parts.push(secret.slice(from));
		return parts;
	}
};
function* runsOf(text) {
	const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
	for (let at = 0; at + RUN <= lower.length; at++) yield [at, lower.slice(at, at + RUN)];
}
// src/runs/run-secrets.ts
const SECRET_NAME = /(?:secret|token|password|passwd|passphrase|credentials?|api[-_]?key|private[-_]?key|access[-_]?key|authorization|cookie|signature|completionproof)$/i;
const ID_NAME = /^(?:id|checksum|invocationHash|invocationKey|stepId|\w{0,40}(?:Id|Ref))$/;
const ID_FORM = /^[0-9A-Za-z][0-9A-Za-z_.:/-]{0,119}$/;
const LAYOUT_NAME = /^(?:runId|taskId|effectId)$/;
var RunSecrets = class {
	#redactor = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.A)();
	formats = new Map();
	#layoutIds = new Set();
	#named = new Set();
	isIncomplete = false;
	see = (path, bytes, value) => {
		const ids = this.#learnByName(path, value);
		const { matches, incomplete } = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.z)(bytes, {
			salt: "",
			path,
			isKnownId: (text) => ids.has(text) || this.#layoutIds.has(text),
			onValue: this.#redactor.learn
		});
		for (const { format } of matches) this.#count(format);
		this.isIncomplete ||= incomplete !== void 0;
	};
	clean(texts) {
		if (this.isIncomplete) return void 0;
		this.#learnNamed();
		const clean = JSON.parse(this.#redactor.json(JSON.stringify(texts)));
		if (!Array.isArray(clean) || clean.length !== texts.length) return void 0;
		return clean.map(String);
	}
	#learnByName(path, root) {
		const ids = new Set();
		const pending = [root];
		while (pending.length > 0) {
			const value = pending.pop();
			if (Array.isArray(value)) for (const item of value) pending.push(item);
			if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(value)) continue;
			for (const [name, member] of Object.entries(value)) if (typeof member === "number" && SECRET_NAME.test(name)) this.#name(String(member));
			else if (typeof member !== "string") pending.push(member);
			else if (ID_NAME.test(name) && ID_FORM.test(member)) {
				ids.add(member);
				if (value === root && path === "run.json" && name === "id" || LAYOUT_NAME.test(name)) this.#layoutIds.add(member);
			} else if (SECRET_NAME.test(name)) this.#name(member);
		}
		return ids;
	}
	#name(value) {
		const secret = value.replace(/^(?:bearer|basic|token)\s+/i, "").trim();
		if (secret.length < 8 || /\s|:\/\//.test(secret) || /^[a-z]+$/i.test(secret)) return;
		this.#named.add(secret);
		this.#count("named-secret");
	}
	#learnNamed() {
		if (this.#named.size === 0) return;
		const shared = new SharedRuns(this.#layoutIds);
		for (const secret of this.#named) this.#redactor.learn({
			format: "named-secret",
			tier: 2
		}, shared.secretParts(secret));
		this.#named.clear();
	}
	#count(format) {
		this.formats.set(format, (this.formats.get(format) ?? 0) + 1);
	}
};
const MARK = "REDACTED";
// src/runs/redact-run.ts
const LONGEST = 65536;
const FEWEST_CHARACTERS = 80;
function redactRun(run, secrets) {
	const texts = [];
	mapTexts(run, (text) => {
		texts.push(text);
		return text;
	});
	const first = secrets.clean(texts);
	const second = first && secrets.clean(first.map((text) => withoutHomes(oneLine(text))));
	if (!second) return void 0;
	let removed = 0;
	let withheld = 0;
	let before = 0;
	let kept = 0;
	const clean = second.map((text, index) => {
		const was = texts[index] ?? "";
		const marks = text.split(MARK).length - was.split(MARK).length;
		if (marks > 0) removed++;
		before += was.length;
		kept += marks > 0 ? text.replaceAll(MARK, "").length : was.length;
		if (!steers(text)) return text;
		withheld++;
		return WITHHELD;
	});
	let next = 0;
	const redacted = mapTexts(run, () => clean[next++] ?? "Withheld: the text addresses agents, or hides from readers.");
	if (next !== clean.length) return void 0;
	if (redacted.id !== run.id || redacted.process?.replaceAll("REDACTED", "").trim() === "" || before >= FEWEST_CHARACTERS && kept < before / 2) return void 0;
	return {
		run: redacted,
		digest: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Mi)((0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.createHash)("sha256").update((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.So)(redacted))),
		removed,
		withheld
	};
}
function mapTexts(run, change) {
	const text = (value) => value === void 0 ? void 0 : change(value);
	const prose = (value) => text(value?.slice(0, LONGEST));
	return {
		id: change(run.id),
		dialect: run.dialect,
		organization: text(run.organization),
		repository: text(run.repository),
		process: text(run.process),
		title: prose(run.title),
		kind: text(run.kind),
		session: text(run.session),
		status: run.status,
		startedAt: text(run.startedAt),
		completedAt: text(run.completedAt),
		updatedAt: text(run.updatedAt),
		events: run.events.map((event) => ({
			sequence: event.sequence,
			type: event.type,
			at: event.at,
			message: prose(event.message),
			taskId: text(event.taskId),
			title: prose(event.title),
			evidence: event.evidence
		})),
		tasks: run.tasks.map((task) => ({
			taskId: change(task.taskId),
			effectId: text(task.effectId),
			title: prose(task.title),
			status: task.status,
			summary: prose(task.summary),
			proofs: task.proofs.map((proof) => change(proof.slice(0, LONGEST))),
			validation: text(task.validation),
			endedAt: text(task.endedAt)
		})),
		artifacts: run.artifacts.map((artifact) => ({
			name: change(artifact.name),
			kind: change(artifact.kind),
			bytes: artifact.bytes,
			digest: artifact.digest,
			taskId: text(artifact.taskId)
		}))
	};
}
// src/runs/run-words.ts
function runTitle({ title }, process) {
	return title ?? `Run of ${process}`;
}
const TITLES = {
	"run.created": "Run created",
	"run.completed": "Run completed",
	"run.failed": "Run failed",
	"run.halted": "Run halted",
	"run.error": "Run stopped by an error",
	"run.ended": "Run ended",
	"breakpoint.opened": "A person was asked",
	"breakpoint.answered": "A person answered"
};
function eventTitle({ type, title, taskId }) {
	const known = Object.hasOwn(TITLES, type) ? TITLES[type] : void 0;
	if (known !== void 0) return known;
	const subject = title ?? taskId;
	const text = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ir)(type.replace(/[.-]/g, " "));
	return subject === void 0 ? text : `${text}: ${subject}`;
}
function eventSummary(event) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(event.message ?? `${eventTitle(event)}.`, 500);
}
const ENDINGS = {
	ok: "The task ended well.",
	error: "The task failed.",
	cancelled: "The task was cancelled.",
	pending: "The task had not ended.",
	unknown: "The run does not say how the task ended."
};
function taskSummary({ summary, status }) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(summary ?? ENDINGS[status], 1e3);
}
const MAX_LISTED = 50;
function sessionBody(run, process, tasks) {
	const count = (status) => run.tasks.filter((task) => task.status === status).length;
	const counts = [
		["ok", "ended well"],
		["error", "failed"],
		["cancelled", "cancelled"],
		["pending", "not ended"]
	].map(([status, words]) => ({
		number: count(status),
		words
	})).filter(({ number }) => number > 0).map(({ number, words }) => `${number} ${words}`);
	const asked = run.events.filter(({ type }) => type === "breakpoint.opened").length;
	const lines = [
		`# ${inMarkdown((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(runTitle(run, process), MAX_TITLE))}`,
		"",
		`One run of ${inMarkdown((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(process, MAX_TITLE))}. It ${STATES[run.status]}${duration(run)}.`,
		"",
		`- Tasks: ${run.tasks.length === 0 ? "none" : `${run.tasks.length}${counts.length > 0 ? ` (${counts.join(", ")})` : ""}`}.`,
		...asked > 0 ? [`- Questions to people: ${asked}.`] : [],
		...run.artifacts.length > 0 ? [`- Artifacts: ${run.artifacts.length}.`] : []
	];
	if (tasks.length > 0) {
		lines.push("", "## Tasks", "");
		for (const { task } of tasks.slice(0, MAX_LISTED)) {
			const title = inMarkdown((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(task.title ?? task.taskId, MAX_TITLE));
			lines.push(`- ${title}: ${inMarkdown((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(taskSummary(task), 300))}`);
		}
		if (tasks.length > MAX_LISTED) lines.push(`- and ${tasks.length - MAX_LISTED} more.`);
	}
	return `${lines.join("\n")}\n`;
}
const STATES = {
	created: "was created and had not begun",
	running: "was still running",
	waiting: "waited for tasks",
	completed: "completed",
	failed: "failed",
	halted: "was halted",
	partial: "completed in part",
	unknown: "ended, and does not say how"
};
function duration({ startedAt, completedAt }) {
	if (startedAt === void 0 || completedAt === void 0) return "";
	const minutes = Math.round((Date.parse(completedAt) - Date.parse(startedAt)) / 6e4);
	if (minutes < 1) return minutes < 0 ? "" : " within a minute";
	return ` after ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ro)(minutes, "minute")}`;
}
const MAX_TITLE = 300;
const LIVE = /@|:\/\/|www\./i;
const BLOCK_START = /^(?:[-+=]|\d{1,9}(?=[.)]))/;
function inMarkdown(text) {
	return text.split(" ").map((word) => LIVE.test(word) ? codeSpan(word) : escaped(word)).join(" ").replace(BLOCK_START, (start) => /^\d/.test(start) ? `${start}\\` : `\\${start}`);
}
function escaped(word) {
	return word.replace(/[\\`*_[\]<>|~!#&]/g, "\\$&");
}
function codeSpan(word) {
	const longest = Math.max(0, ...Array.from(word.matchAll(/`+/g), ([run]) => run.length));
	const fence = "`".repeat(longest + 1);
	const pad = /^`|`$/.test(word) ? " " : "";
	return fence + pad + word + pad + fence;
}
// src/runs/tier.ts
const HIGH = new Set(["full-journal-redacted", "artifact-bytes-retained"]);
function policyOf(run, { processes = [] }) {
	return processes.find(({ process }) => matcher(process)(run.process ?? ""));
}
function matcher(glob) {
	try {
		return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ja)(glob);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`The configuration has a pattern that cannot be used: ${error.message}.`, "Correct it under `imports.processes`.");
	}
}
function tierOf(run, policy, asked) {
	const usual = /(?:^|[^a-z])(?:incident|debug)(?:[^a-z]|$)/i.test(`${run.kind ?? ""} ${run.process ?? ""}`) ? "curated-journal" : policy.tier ?? "summary-only";
	const tier = asked ?? policyOf(run, policy)?.tier ?? usual;
	if (HIGH.has(tier) && !policy.approvedTiers?.some((approved) => approved === tier)) return runRefusal("TIER_NOT_APPROVED", `The memory has not approved the tier ${tier}.`);
	return tier;
}
const KEPT = {
	"summary-only": {
		tasks: true,
		session: true,
		journal: "none"
	},
	"curated-journal": {
		tasks: true,
		session: true,
		journal: "selected"
	},
	"full-journal-redacted": {
		tasks: true,
		session: true,
		journal: "all"
	},
	"artifact-manifest-only": {
		tasks: false,
		session: false,
		journal: "none"
	},
	"artifact-bytes-retained": {
		tasks: false,
		session: false,
		journal: "none"
	}
};
// src/runs/records.ts
const MAX_CURATED = 200;
const SELECTED = /^(?:run|breakpoint|decision)\.|\.(?:failed|error|cancelled)$/;
function keptEvents({ events }, tier) {
	const { journal } = KEPT[tier];
	if (journal === "none") return [];
	if (journal === "all") return events;
	const selected = events.filter(({ type }) => SELECTED.test(type));
	if (selected.length <= MAX_CURATED) return selected;
	return [...selected.slice(0, MAX_CURATED / 2), ...selected.slice(-100)];
}
function recordCount(run, tier) {
	return keptEvents(run, tier).length + (KEPT[tier].tasks ? run.tasks.length : 0);
}
function runRecords(run, context) {
	return new RunRecords(run, context).files().sort((a, b) => a.path < b.path ? -1 : 1);
}
var RunRecords = class {
	run;
	context;
	#slug;
	#folder;
	#runId;
	#tasks;
	#events;
	constructor(run, context) {
		this.run = run;
		this.context = context;
		this.#slug = runSlug(run.id);
		this.#folder = runFolder(this.#slug);
		this.#runId = `babysitter-run:${this.#slug}`;
		const slugs = taskSlugs(run.tasks.map(({ taskId }) => taskId));
		const all = run.tasks.map((task, index) => ({
			task,
			slug: slugs[index] ?? ""
		}));
		this.#tasks = KEPT[context.tier].tasks ? all : [];
		this.#events = keptEvents(run, context.tier);
	}
	files() {
		const { session } = KEPT[this.context.tier];
		return [
			this.#yaml("run.yaml", this.#runId, this.#run()),
			...this.#events.map((event) => {
				const { sequence } = event;
				return this.#yaml(`journal/${sixDigits(sequence)}.yaml`, this.#eventId(sequence), this.#event(event));
			}),
			...this.#tasks.map(({ task, slug }) => this.#yaml(`tasks/${slug}.yaml`, this.#taskId(slug), this.#task(task, slug))),
			...this.run.artifacts.length > 0 ? [this.#yaml("artifacts/manifest.yaml", void 0, this.#artifacts())] : [],
			...session ? [this.#session()] : []
		];
	}
	#yaml(name, id, value) {
		return {
			path: this.#folder + name,
			id,
			text: (0,_write_yaml_js__WEBPACK_IMPORTED_MODULE_3__.t)(value)
		};
	}
	#common(title, updatedAt) {
		return {
			title: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(title, 200),
			status: "draft",
			owners: [...this.context.owners],
			updatedAt
		};
	}
	#run() {
		const { run, context } = this;
		return {
			nodeKind: "BabysitterRun",
			id: this.#runId,
			attributes: present({
				...this.#common(runTitle(run, context.process), context.updatedAt),
				organization: context.organization,
				repository: context.repository,
				process: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(context.process, 200),
				runStatus: run.status,
				startedAt: run.startedAt,
				completedAt: run.completedAt,
				retentionTier: context.tier,
				redactionStatus: context.redactionStatus,
				sourceDigest: context.sourceDigest,
				runId: run.id === this.#slug ? void 0 : run.id
			}),
			edges: lists({
				applies_to_repo: [context.repository],
				has_journal_event: this.#events.map(({ sequence }) => this.#eventId(sequence)),
				has_task_result: this.#tasks.map(({ slug }) => this.#taskId(slug)),
				summarized_by: KEPT[context.tier].session ? [this.#sessionId()] : []
			})
		};
	}
	#event(event) {
		const { context } = this;
		return {
			nodeKind: "RunJournalEvent",
			id: this.#eventId(event.sequence),
			attributes: present({
				...this.#common(eventTitle(event), event.at ?? context.updatedAt),
				sequence: event.sequence,
				eventType: event.type,
				timestamp: event.at,
				summary: eventSummary(event),
				sourcePath: `.a5c/runs/${this.run.id}/${event.evidence.path}`,
				sourceDigest: event.evidence.digest,
				redactionStatus: context.redactionStatus,
				sourceRefs: [this.#runId]
			})
		};
	}
	#task(task, slug) {
		const made = this.run.artifacts.filter(({ taskId }) => taskId === task.taskId);
		return {
			nodeKind: "RunTaskResult",
			id: this.#taskId(slug),
			attributes: present({
				...this.#common(task.title ?? task.taskId, task.endedAt ?? this.context.updatedAt),
				taskId: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(task.taskId, 200),
				effectId: task.effectId === void 0 ? void 0 : (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(task.effectId, 200),
				resultStatus: task.status,
				summary: taskSummary(task),
				evidence: task.proofs.length === 0 ? void 0 : task.proofs.map((proof) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(proof, 300)),
				validationStatus: task.validation === void 0 ? void 0 : (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(task.validation, 60),
				redactionStatus: this.context.redactionStatus,
				sourceRefs: [this.#runId]
			}),
			...edges({ produced_artifact: [...new Set(made.map(({ name }) => artifactId(this.#slug, name)))] })
		};
	}
	#artifacts() {
		return {
			run: this.#runId,
			artifacts: this.run.artifacts.map(({ name, kind, bytes, digest, taskId }) => present({
				id: artifactId(this.#slug, name),
				name: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(name, 300),
				kind: (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(kind, 40),
				bytes,
				digest,
				taskId
			}))
		};
	}
	#session() {
		const { run, context } = this;
		const fields = [
			[["id"], this.#sessionId()],
			[["kind"], "BabysitterSession"],
			[["title"], (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(runTitle(run, context.process), 200)],
			[["status"], "draft"],
			[["owners"], [...context.owners]],
			[["repoRefs"], [context.repository]],
			...run.session === void 0 ? [] : [[["session"], (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(run.session, 200)]],
			[["sourceRefs"], [this.#runId]],
			[["updatedAt"], context.updatedAt]
		];
		return {
			path: sessionPath(this.#slug, context.updatedAt),
			id: this.#sessionId(),
			text: (0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.h)(sessionBody(run, context.process, this.#tasks), fields)
		};
	}
	#eventId(sequence) {
		return `run-journal-event:${this.#slug}:${sixDigits(sequence)}`;
	}
	#taskId(slug) {
		return `run-task-result:${this.#slug}.${slug}`;
	}
	#sessionId() {
		return `babysitter-session:${this.#slug}`;
	}
};
function present(values) {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== void 0));
}
function lists(targets) {
	return Object.fromEntries(Object.entries(targets).filter(([, ids]) => ids.length > 0).map(([kind, ids]) => [kind, ids.map((target) => ({ target }))]));
}
function edges(targets) {
	const found = lists(targets);
	return Object.keys(found).length === 0 ? {} : { edges: found };
}
// src/commands/import-run/join-record.ts
function joinRecord(path, before, after, { names, written }) {
	const format = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ca)(path);
	const main = format && (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_4__.r)(path, format, before);
	const fresh = format && (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_4__.r)(path, format, after);
	if (!format || !main || !fresh || kindOf(main) !== kindOf(fresh)) return void 0;
	if (format === "markdown") return isUntouched(main, before, written) ? after : void 0;
	const proposed = {
		fields: joined(main.fields, fresh.fields, names),
		body: ""
	};
	return (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_4__.n)(path, format, {
		base: main,
		main,
		bytes: before,
		proposed
	})?.bytes;
}
function renamedTo(path, before, after) {
	const format = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ca)(path);
	const main = format && (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_4__.r)(path, format, before);
	const fresh = format && (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_4__.r)(path, format, after);
	const id = main?.fields["id"];
	if (!main || !fresh || typeof id !== "string" || kindOf(main) !== kindOf(fresh)) return void 0;
	return id === fresh.fields["id"] ? void 0 : id;
}
function kindOf({ fields }) {
	return fields["nodeKind"] ?? fields["kind"];
}
function isUntouched({ fields }, before, written) {
	const text = Buffer.from(before).toString("utf8");
	return fields["status"] === "draft" && written.has(digestOf(text.replaceAll("\r\n", "\n")));
}
const DECIDED = [
	"title",
	"status",
	"owners",
	"sourceRefs"
];
function joined(main, fresh, names) {
	const [was, now] = [main["attributes"], fresh["attributes"]];
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(was) || !(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(now)) return {
		...main,
		...fresh
	};
	const decided = Object.fromEntries(DECIDED.flatMap((name) => Object.hasOwn(was, name) ? [[name, was[name]]] : []));
	const updatedAt = later(was["updatedAt"], now["updatedAt"]);
	const edges = joinedEdges(main["edges"], fresh["edges"], names);
	const id = main["id"] ?? fresh["id"];
	return {
		...main,
		...fresh,
		id,
		attributes: {
			...was,
			...now,
			...decided,
			updatedAt
		},
		...edges && { edges }
	};
}
function later(was, now) {
	const [before, after] = [was, now].map((time) => typeof time === "string" ? (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.X)(time)?.time : void 0);
	return before !== void 0 && after !== void 0 && before > after ? was : now;
}
function joinedEdges(was, now, names) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(now)) return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(was) ? was : void 0;
	const result = new Map((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(was) ? Object.entries(was) : []);
	for (const [kind, items] of Object.entries(now)) {
		const old = result.get(kind);
		const edges = Array.isArray(items) ? items.map((item) => renamed(item, names)) : items;
		result.set(kind, Array.isArray(old) && Array.isArray(edges) ? union(old, edges) : edges);
	}
	return Object.fromEntries(result);
}
function renamed(edge, names) {
	const target = targetOf(edge);
	const name = typeof target === "string" ? names.get(target) : void 0;
	return name !== void 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(edge) ? {
		...edge,
		target: name
	} : edge;
}
function union(was, now) {
	const known = new Set(was.map(targetOf));
	return [...was, ...now.filter((edge) => !known.has(targetOf(edge)))];
}
function targetOf(edge) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(edge) ? edge["target"] : edge;
}
// src/commands/import-run/apply-run.ts
async function applyRun(records, identity, tree, { gate, judgement }) {
	const { root } = gate.layout;
	const entries = await tree.entries();
	const byPath = new Map(entries.map((entry) => [entry.path, entry]));
	const read = async (path) => {
		const entry = byPath.get(path);
		return entry && await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ca)(tree, entry);
	};
	const found = await Promise.all(records.map(async (record) => {
		const usual = root + record.path;
		const path = heldAt(record.id, judgement.graph) ?? usual;
		const isEvent = [usual, path].some((place) => gate.layout.classOf(place)?.appendOnly === true);
		return {
			...record,
			path,
			isEvent,
			before: await read(path)
		};
	}));
	const manifestPath = manifestBeside(found.find(({ id }) => id === identity.runId)?.path, identity, root, byPath);
	const manifest = await read(manifestPath);
	const listed = manifest && (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_4__.r)("import.json", "json", manifest);
	const names = renamedIds(found.filter(({ id }) => heldAt(id, judgement.graph) === void 0));
	const written = writtenDigests(listed);
	const joined = ({ path, before, text, isEvent }) => before && !isEvent ? joinRecord(path, before, Buffer.from(text), {
		names,
		written
	}) : before;
	const session = found.find(({ id }) => id === sessionId(identity.runId))?.path;
	const isPresent = found.some((file) => file.id === identity.runId && tellsTheSame(file, joined(file), identity));
	if (isPresent && isManifestOf(listed, identity)) return {
		isPresent,
		files: [],
		conflicts: [],
		manifest,
		manifestPath,
		session
	};
	if (collides([...found.map(({ path }) => path), manifestPath], entries)) return runRefusal("PATH_COLLISION", "A file of the run would collide with what stands in its place.");
	return {
		isPresent: false,
		...importedFiles(found, joined, names),
		manifest,
		manifestPath,
		session
	};
}
function importedFiles(found, joined, names) {
	const files = [];
	const conflicts = [];
	for (const file of found) {
		const { path, id, before, text } = file;
		const after = Buffer.from(text);
		if (!before) files.push({
			path,
			id,
			before,
			after
		});
		else if (Buffer.compare(before, after) !== 0) {
			const now = joined(file) ?? before;
			const isReplaced = Buffer.compare(before, now) !== 0;
			conflicts.push({
				path,
				resolution: isReplaced ? "replaced" : "kept"
			});
			if (isReplaced) files.push({
				path,
				id: names.get(id ?? "") ?? id,
				before,
				after: now
			});
		}
	}
	return {
		files,
		conflicts
	};
}
function heldAt(id, { records }) {
	return id === void 0 ? void 0 : records.get(id)?.primary.path;
}
function manifestBeside(run, identity, root, entries) {
	const beside = `${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.$i)(run ?? "")}/import.json`;
	return entries.has(beside) ? beside : `${root}${runFolder(slugOf(identity))}import.json`;
}
function renamedIds(files) {
	const names = new Map();
	for (const { path, id, before, text } of files) {
		const renamed = id !== void 0 && before ? renamedTo(path, before, Buffer.from(text)) : void 0;
		if (id !== void 0 && renamed !== void 0) names.set(id, renamed);
	}
	return names;
}
function tellsTheSame(file, now, identity) {
	const { path, before } = file;
	if (!before) return false;
	if (!now || Buffer.compare(before, now) === 0) return true;
	const format = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ca)(path);
	return isSame(format && (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_4__.r)(path, format, before), identity);
}
function isSame(content, { sourceDigest, tier }) {
	const attributes = content?.fields["attributes"];
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(attributes) && attributes["sourceDigest"] === sourceDigest && attributes["retentionTier"] === tier;
}
function isManifestOf(content, identity) {
	const { run, sourceDigest, retentionTier } = content?.fields ?? {};
	return run === slugOf(identity) && sourceDigest === identity.sourceDigest && retentionTier === identity.tier;
}
function writtenDigests(content) {
	const files = content?.fields["files"];
	return new Set(Array.isArray(files) ? files.flatMap((file) => (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(file) ? [file["digest"]] : []) : []);
}
function slugOf({ runId }) {
	return runId.slice(runId.indexOf(":") + 1);
}
function sessionId(runId) {
	return runId.replace(/^[^:]*/, "babysitter-session");
}
function collides(paths, entries) {
	const folded = new Map();
	for (const path of paths) for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) folded.set((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.vo)(path.slice(0, end)), path.slice(0, end));
	const files = new Set(paths);
	return entries.some(({ path, mode }) => {
		const wanted = folded.get((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.vo)(path));
		if (wanted !== void 0 && (wanted !== path || mode !== "100644" || !files.has(path))) return true;
		for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
			const part = path.slice(0, end);
			const known = folded.get((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.vo)(part));
			if (known !== void 0 && (known !== part || files.has(part))) return true;
		}
		return false;
	});
}
// src/commands/import-run/run-scope.ts
function runScope(run, { repository: asked, sender, gate, judgement }) {
	const { graph } = judgement;
	const { layout, ontology, imports } = gate;
	if (!(ontology.nodeKinds.has("BabysitterRun") && layout.classOf(`${layout.root}babysitter/runs/x/run.yaml`))) return runRefusal("NOT_A_BRAIN", "The memory has no place for runs.");
	const { process, updatedAt } = run;
	if (process === void 0) return runRefusal("NO_PROCESS", "The run names no process.");
	if (updatedAt === void 0) return runRefusal("NO_TIME", "The run tells no time.");
	const policy = policyOf(run, imports);
	const organization = imports.organization ?? onlyOrganization(graph);
	const named = idOf("organization", run.organization);
	if (named !== void 0 && organization !== void 0 && named !== organization) return runRefusal("WRONG_ORGANIZATION", "The run is of another organization.");
	const repository = asked ?? idOf("repository", run.repository) ?? policy?.repository ?? imports.repository ?? idOf("repository", sender?.repository);
	const record = repository === void 0 ? void 0 : graph.records.get(repository);
	if (repository === void 0) return runRefusal("UNKNOWN_REPOSITORY", "The run names no repository that it was about, and neither does the configuration.", "Name its Repository record under imports.repository.");
	if (record?.kind !== "Repository") return unknownRepository(repository, graph);
	const owners = policy?.owners ?? imports.owners ?? record.primary.owners;
	if (owners.length === 0) return runRefusal("NO_OWNERS", "Nobody is known to answer for the run.");
	return {
		owners,
		repository,
		organization: organization ?? named,
		process,
		updatedAt
	};
}
function unknownRepository(asked, { records }) {
	const message = `The memory has no Repository record ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Kr)(asked)}.`;
	const known = [...records.values()].filter(({ kind }) => kind === "Repository").map(({ id }) => id);
	const near = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.va)(asked, known);
	return near ? runRefusal("UNKNOWN_REPOSITORY", message, `Did you mean ${near.name}?`) : runRefusal("UNKNOWN_REPOSITORY", message);
}
function idOf(prefix, name) {
	const slug = (0,_place_record_js__WEBPACK_IMPORTED_MODULE_2__.p)(name?.replace(/^[a-z-]+:/, "").replace(/^.*\//, "") ?? "");
	return slug === "" ? void 0 : `${prefix}:${slug}`;
}
function onlyOrganization({ records }) {
	const found = [...records.values()].filter(({ kind }) => kind === "Organization").map(({ id }) => id);
	return found.length === 1 ? found[0] : void 0;
}
// src/commands/import-run/import-run.ts
async function importRun(input) {
	const run = await openRun(input.source);
	if ("outcome" in run) return run;
	const current = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.lt)(subjectOf(input, input.tree));
	return await importOpened(run, current, input, async (tree) => {
		const after = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.lt)({
			...subjectOf(input, tree),
			similar: current
		});
		return (0,_new_errors_js__WEBPACK_IMPORTED_MODULE_5__.t)(current.report.findings, after.report.findings);
	});
}
async function openRun(source) {
	const secrets = new RunSecrets();
	const read = await readRun(source, secrets.see);
	return "code" in read ? blocked(void 0, read) : {
		read,
		secrets
	};
}
async function importOpened(run, current, input, judge) {
	return await new Importing(input, run.read, run.secrets, current, judge).result();
}
const NOTHING = {
	files: [],
	conflicts: [],
	refusals: [],
	findings: [],
	applied: void 0
};
function blocked(manifest, ...refusals) {
	return {
		...NOTHING,
		outcome: "blocked",
		manifest,
		refusals
	};
}
const MAX_RECORDS = 2e4;
var Importing = class {
	input;
	read;
	secrets;
	current;
	judge;
	#slug;
	constructor(input, read, secrets, current, judge) {
		this.input = input;
		this.read = read;
		this.secrets = secrets;
		this.current = current;
		this.judge = judge;
		this.#slug = runSlug(read.run.id);
	}
	async result() {
		const { gate } = this.current;
		const policy = gate.imports;
		if ((0,_agent_run_js__WEBPACK_IMPORTED_MODULE_10__.n)(this.read.run) && policy.allowActive !== true) return this.#blocked(runRefusal("ACTIVE_RUN", "The run may still go on."));
		const chosen = tierOf(this.read.run, policy, this.input.tier);
		if (typeof chosen !== "string") return this.#blocked(chosen);
		const tier = (0,_agent_run_js__WEBPACK_IMPORTED_MODULE_10__.n)(this.read.run) ? "summary-only" : chosen;
		const count = recordCount(this.read.run, tier);
		if (count > MAX_RECORDS) return this.#blocked(runRefusal("TOO_LARGE", `The run would become ${count} records, and at most ${MAX_RECORDS} are kept.`));
		const redacted = redactRun(this.read.run, this.secrets);
		if (!redacted) return this.#blocked(runRefusal("REDACTION_TOO_BROAD", "Too much of the run is a secret, or cannot be searched."));
		const scope = runScope(redacted.run, {
			...this.input,
			...this.current
		});
		if ("code" in scope) return this.#blocked(scope);
		if (tier === "full-journal-redacted" && hasGap(redacted.run)) return this.#blocked(runRefusal("JOURNAL_GAP", "The journal lacks events between its first and last one."));
		return this.#apply(redacted, scope, tier);
	}
	async #apply(redacted, scope, tier) {
		const { run } = redacted;
		const { current } = this;
		const { sourceDigest } = this.read;
		const redactionStatus = redacted.removed + redacted.withheld > 0 ? "redacted" : "clean";
		const records = runRecords(run, {
			...scope,
			tier,
			sourceDigest,
			redactionStatus
		});
		const applied = await applyRun(records, {
			runId: `babysitter-run:${this.#slug}`,
			sourceDigest,
			tier
		}, this.input.tree, this.current);
		if ("code" in applied) return this.#blocked(applied);
		const known = this.#manifest(redacted, scope, tier, records);
		if (applied.isPresent) {
			const phase = "Merged";
			const manifest = {
				...known,
				phase,
				conditions: conditionsOf(void 0, phase)
			};
			return {
				...NOTHING,
				outcome: "present",
				manifest
			};
		}
		const page = await this.#page(redacted.run, scope.updatedAt, applied.session);
		const findings = await this.judge(await this.#with([...applied.files, ...page]));
		const broken = findings.length > 0 ? runRefusal("BREAKS_CHECK", "The check finds errors in the records.") : void 0;
		const phase = broken ? "Failed" : "AwaitingReview";
		const validationDigest = digestOf(findings.map(({ rule, path, message }) => ({
			rule,
			path,
			message
		})));
		const manifest = {
			...known,
			validationDigest,
			phase,
			conditions: conditionsOf(broken, phase)
		};
		if (broken) return {
			...blocked(manifest, broken),
			findings
		};
		const own = {
			path: applied.manifestPath,
			id: void 0,
			before: applied.manifest,
			after: Buffer.from(manifestText(manifest))
		};
		const files = [
			...applied.files,
			...page,
			own
		].sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.na)(a.path, b.path));
		const tree = await this.#with(files);
		return {
			...NOTHING,
			outcome: "import",
			manifest,
			files,
			conflicts: applied.conflicts,
			applied: {
				current,
				tree
			}
		};
	}
	async #page(run, updatedAt, held) {
		const { root } = this.current.gate.layout;
		const session = held?.slice(root.length);
		const path = root + _memory_page_js__WEBPACK_IMPORTED_MODULE_11__.t;
		const entry = (await this.input.tree.entries()).find((found) => found.path === path && found.mode === "100644");
		if (!entry || session === void 0) return [];
		const before = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ca)(this.input.tree, entry);
		const text = Buffer.from(before).toString("utf8");
		const after = (0,_memory_page_js__WEBPACK_IMPORTED_MODULE_11__.r)(text, {
			slug: this.#slug,
			updatedAt,
			status: run.status,
			session
		});
		if (after === void 0 || after === text) return [];
		return [{
			path,
			id: void 0,
			before,
			after: Buffer.from(after)
		}];
	}
	#with(files) {
		const { overlay, tree } = this.input;
		return overlay(tree, files.map(({ path, after }) => ({
			path,
			bytes: after,
			mode: "100644"
		})));
	}
	#manifest(redacted, scope, tier, records) {
		const { sourceDigest, run } = this.read;
		const targetPath = runFolder(this.#slug);
		return {
			...this.#begun(),
			...scope.organization !== void 0 && { organization: scope.organization },
			repository: scope.repository,
			retentionTier: tier,
			redactionDigest: redacted.digest,
			idempotencyKey: digestOf([
				scope.organization ?? "",
				run.id,
				sourceDigest,
				tier,
				targetPath
			]),
			redaction: {
				removed: redacted.removed,
				withheld: redacted.withheld,
				formats: [...this.secrets.formats].sort().map(([format, count]) => ({
					format,
					count
				}))
			},
			journal: {
				events: run.events.length,
				kept: KEPT[tier].journal === "none" ? 0 : keptEvents(redacted.run, tier).length,
				wrongChecksums: this.read.wrongChecksums,
				strangers: this.read.strangers
			},
			files: records.map(({ path, text }) => ({
				path,
				digest: digestOf(text)
			}))
		};
	}
	#begun() {
		const { run, sourceDigest, wrongChecksums, strangers } = this.read;
		return {
			schema: "memory-steward.run-import/v1",
			run: this.#slug,
			dialect: run.dialect,
			runStatus: run.status,
			targetPath: runFolder(this.#slug),
			sourceDigest,
			redaction: {
				removed: 0,
				withheld: 0,
				formats: []
			},
			journal: {
				events: run.events.length,
				kept: 0,
				wrongChecksums,
				strangers
			},
			files: []
		};
	}
	#blocked(refused) {
		if (!(this.secrets.clean([this.read.run.id])?.[0] === this.read.run.id)) return blocked(void 0, refused);
		return blocked({
			...this.#begun(),
			phase: "Failed",
			conditions: conditionsOf(refused, "Failed")
		}, refused);
	}
};
function hasGap({ events }) {
	return events.some(({ sequence }, index) => sequence !== index + 1);
}
function subjectOf({ root, gate, now, onSecret }, tree) {
	return {
		subject: { tree },
		root,
		gate,
		now,
		secrets: { onValue: onSecret },
		mayBeEmpty: true,
		digestSources: false
	};
}
// src/terminal/run-folder.ts
const MAX_ENTRIES = 1e5;
const MAX_DEPTH = 12;
function openRunFolder(folder, shown) {
	if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory()) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`There is no folder ${shown}.`, "Name the folder of one run, such as .a5c/runs/<run>.");
	const files = list(folder, shown);
	const known = new Map(files.map((file) => [file.path, file]));
	const place = (path) => {
		if (!(known.get(path)?.isFile === true ? (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, path), { throwIfNoEntry: false }) : void 0)?.isFile()) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`A file of ${shown} changed while it was read.`, "Run the command again.");
		return (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, path);
	};
	return {
		files,
		read: (path) => Promise.resolve((0,node_fs__WEBPACK_IMPORTED_MODULE_8__.readFileSync)(place(path))),
		digest: (path) => digestOfFile(place(path))
	};
}
function list(folder, shown) {
	const files = [];
	const pending = [{
		path: "",
		depth: 0
	}];
	for (let next = pending.pop(); next; next = pending.pop()) for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, next.path), {
		withFileTypes: true,
		encoding: "buffer"
	})) {
		const path = next.path + entry.name.toString("utf8");
		const isNamed = (0,node_buffer__WEBPACK_IMPORTED_MODULE_7__.isUtf8)(entry.name);
		if (isNamed && entry.isDirectory() && next.depth < MAX_DEPTH) pending.push({
			path: `${path}/`,
			depth: next.depth + 1
		});
		else {
			const found = isNamed && entry.isFile() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, path), { throwIfNoEntry: false }) : void 0;
			files.push({
				path,
				isFile: found?.isFile() === true,
				size: found?.size ?? 0
			});
		}
		if (files.length + pending.length > MAX_ENTRIES) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`${shown} holds more than ${MAX_ENTRIES} files.`, "Name the folder of one run.");
	}
	return files.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.na)(a.path, b.path));
}
async function digestOfFile(path) {
	const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_6__.createHash)("sha256");
	for await (const chunk of (0,node_fs__WEBPACK_IMPORTED_MODULE_8__.createReadStream)(path)) hash.update(chunk);
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Mi)(hash);
}



/***/ }),

/***/ 3102:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ Diff)
/* harmony export */ });
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}


/***/ })

};
;