"use strict";
exports.id = 454;
exports.ids = [454];
exports.modules = {

/***/ 7728:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isActive),
/* harmony export */   t: () => (/* binding */ RETENTION_TIERS)
/* harmony export */ });
// build/src/memory/agent-run.js
const RETENTION_TIERS = [
	"summary-only",
	"curated-journal",
	"full-journal-redacted",
	"artifact-manifest-only",
	"artifact-bytes-retained"
];
function isActive({ status }) {
	return status === "created" || status === "running" || status === "waiting";
}



/***/ }),

/***/ 7874:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ always),
/* harmony export */   r: () => (/* binding */ isNewerRun),
/* harmony export */   t: () => (/* binding */ COMMENT_BYTES)
/* harmony export */ });
// build/src/memory/forge.js
const always = () => Promise.resolve();
function isNewerRun(left, right) {
	return left.id > right.id || left.id === right.id && left.attempt > right.attempt;
}
const COMMENT_BYTES = 65280;



/***/ }),

/***/ 9655:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runImportRunStep: () => (/* binding */ runImportRunStep)
/* harmony export */ });
/* harmony import */ var _update_origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1319);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8787);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(7874);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4120);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1409);
/* harmony import */ var _people_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7785);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(366);
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9574);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1343);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5553);
/* harmony import */ var _update_diff_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8654);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3617);
/* harmony import */ var _reviewers_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8137);
/* harmony import */ var _touched_records_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7636);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2584);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6065);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(377);
/* harmony import */ var _forge_clone_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(4162);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7379);
/* harmony import */ var _receiver_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(3240);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(8027);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_21___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_21__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_22___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_22__);
























// build/src/report/proposal/render-import.js
const NAME_LIMIT = 160;
const MAX_LISTED = 30;
function importHeadline({ manifest, sender }) {
	return `Import run ${manifest.run}, from ${sender.repository}`;
}
function renderImport(story) {
	return {
		title: importHeadline(story),
		body: `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.n)(bodyBlocks(story))}\n`,
		comment: `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_6__.n)(commentBlocks(story))}\n`
	};
}
function bodyBlocks(story) {
	const { manifest, sender, diff } = story;
	const { removed, withheld } = manifest.redaction;
	const room = new _room_js__WEBPACK_IMPORTED_MODULE_7__.t(_forge_js__WEBPACK_IMPORTED_MODULE_23__.t - 500);
	const blocks = [];
	const add = (...more) => {
		if (more.length > 0 && room.take(more)) blocks.push(...more);
	};
	const rows = [
		["Run", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(manifest.run, NAME_LIMIT)), (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(` (${manifest.runStatus})`)]],
		["Brought by", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.s)(sender.url, (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(sender.repository))]],
		["About", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(manifest.repository ?? "", NAME_LIMIT))]],
		["Tier", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)(manifest.retentionTier ?? "")]],
		["Journal", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(`${manifest.journal.kept} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_9__.z)(manifest.journal.events, "event")} kept`)]],
		["Redaction", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_9__.z)(removed, "text")} without secrets, ${(0,_check_js__WEBPACK_IMPORTED_MODULE_9__.z)(withheld, "text")} withheld`)]],
		["Source", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)(manifest.sourceDigest)]],
		["After redaction", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)(manifest.redactionDigest ?? "")]],
		["Target", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)(manifest.targetPath)]]
	];
	add((0,_document_js__WEBPACK_IMPORTED_MODULE_3__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)("A run of an agent as memory: what it did and how it ended, without raw files. A person decides.")), (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.a)("Value", rows));
	add(...conflictBlocks(story));
	add((0,_document_js__WEBPACK_IMPORTED_MODULE_3__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)("What changes")), (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(`${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__.i)(diff)}.`)));
	blocks.push(...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__.t)(diff, {
		rows: MAX_LISTED,
		room
	}));
	blocks.push(...(0,_people_blocks_js__WEBPACK_IMPORTED_MODULE_5__.n)(story, room));
	return blocks;
}
function conflictBlocks({ conflicts, kept }) {
	const items = [...conflicts.map(({ path, resolution }) => [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(path, NAME_LIMIT)), (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(`: ${RESOLUTIONS[resolution]}`)]), ...kept.map(({ path, field }) => [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(path, NAME_LIMIT)),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(", field "),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.U)(field, NAME_LIMIT)),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(": what a person wrote on this branch stays")
	])];
	if (items.length === 0) return [];
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)("Conflicts")),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)("The memory holds an earlier state of this run, and the two differ.")),
		(0,_listing_js__WEBPACK_IMPORTED_MODULE_4__.t)(items, MAX_LISTED)
	];
}
const RESOLUTIONS = {
	replaced: "status, owners and title stay, the rest is the run's",
	kept: "the memory's file stays"
};
function commentBlocks({ manifest, conflicts, block }) {
	const conditions = manifest.conditions.map(({ type, status, reason }) => [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(type)), (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(` ${status}: ${reason}`)]);
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)("Run import: "), (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(block.decision)),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)("A person decides."), ...conflicts.length > 0 ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(` ${(0,_check_js__WEBPACK_IMPORTED_MODULE_9__.z)(conflicts.length, "file")} in conflict, listed above.`)] : []),
		{
			kind: "list",
			items: conditions
		},
		{
			kind: "details",
			summary: [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)("For programs")],
			blocks: [{
				kind: "code",
				language: "json",
				lines: (0,_proposal_js__WEBPACK_IMPORTED_MODULE_1__.a)(block)
			}]
		}
	];
}
// build/src/commands/propose/propose-run.js
async function proposeRun(input) {
	const { source, target, files, sender } = input;
	const { base } = await source.fetch(target, []);
	const main = await source.repository.commitTree(base);
	const imported = await (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_11__.r)({
		...input,
		source: files,
		tree: main
	});
	const { outcome, manifest, applied } = imported;
	if (outcome === "blocked" || !manifest) return {
		outcome: "refused",
		imported,
		failures: []
	};
	if (outcome === "present" || !applied) return {
		outcome: "present",
		imported,
		failures: []
	};
	const { current, tree } = applied;
	const { change, diff } = await (0,_update_diff_js__WEBPACK_IMPORTED_MODULE_10__.t)({
		main,
		current
	}, tree);
	const organization = input.memoryRepository.split("/")[0] ?? "";
	const touched = {
		records: (0,_touched_records_js__WEBPACK_IMPORTED_MODULE_13__.t)(change),
		editsGate: false,
		ontology: current.gate.ontology
	};
	const reviewers = (0,_reviewers_js__WEBPACK_IMPORTED_MODULE_12__.t)(touched, { organization });
	const { conflicts } = imported;
	const story = {
		manifest,
		conflicts,
		diff,
		reviewers: reviewers.named,
		sender
	};
	const submitted = await (0,_update_diff_js__WEBPACK_IMPORTED_MODULE_10__.r)({
		branch: (0,_update_diff_js__WEBPACK_IMPORTED_MODULE_10__.i)(manifest.run, manifest.sourceDigest),
		main,
		changes: imported.files.map(({ path, after }) => ({
			path,
			bytes: after
		})),
		block: {
			kind: "import",
			decision: "accept",
			handling: "person",
			digest: manifest.idempotencyKey ?? manifest.sourceDigest,
			source: {
				...sender,
				id: manifest.run
			},
			records: proposed(imported)
		},
		headline: importHeadline(story),
		labels: conflicts.length > 0 ? [_proposal_js__WEBPACK_IMPORTED_MODULE_1__.n.conflict] : [],
		reviewers,
		words: (block, kept) => renderImport({
			...story,
			block,
			kept
		})
	}, input);
	const { pull, branch, refused } = submitted;
	return {
		outcome: submitted.outcome,
		imported,
		branch,
		...pull !== void 0 && { pull },
		failures: refused.map(({ error }) => error)
	};
}
function proposed({ files }) {
	return files.flatMap(({ path, id }) => {
		if (id === void 0 || id.startsWith("run-journal-event:")) return [];
		return [{
			id,
			path,
			decision: "accept",
			relation: "none",
			reason: "imported_run",
			targets: []
		}];
	});
}
// build/src/runs/archive-source.js
function archiveSource(files) {
	const folder = folderOfRun([...files.keys()]);
	const below = new Map([...files].flatMap(([path, bytes]) => path.startsWith(folder) ? [[path.slice(folder.length), bytes]] : []));
	const read = (path) => below.get(path) ?? new Uint8Array();
	return {
		files: [...below].map(([path, bytes]) => ({
			path,
			size: bytes.length,
			isFile: true
		})).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_9__.Yr)(a.path, b.path)),
		read: (path) => Promise.resolve(read(path)),
		digest: (path) => Promise.resolve((0,_check_js__WEBPACK_IMPORTED_MODULE_9__.jr)((0,node_crypto__WEBPACK_IMPORTED_MODULE_21__.createHash)("sha256").update(read(path))))
	};
}
function folderOfRun(paths) {
	const folders = paths.flatMap((path) => /^((?:[^/]+\/){0,4}?)(?:run\.json$|journal\/)/.exec(path)?.[1] ?? []);
	const [outermost = ""] = folders.sort((a, b) => a.length - b.length);
	return folders.every((folder) => folder.startsWith(outermost)) ? outermost : "";
}
// build/src/actions/import-step.js
async function runImportRunStep(input) {
	const { inputs, environment } = input;
	const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_16__.n)(environment, inputs.token, _log_js__WEBPACK_IMPORTED_MODULE_18__.t);
	return await (0,_forge_clone_js__WEBPACK_IMPORTED_MODULE_17__.t)(access, input, async ({ clone, directory, gateOptions }) => {
		const gate = gateOptions();
		const receiver = (0,_receiver_js__WEBPACK_IMPORTED_MODULE_19__.t)(access, environment, clone, gate);
		const received = await receive(input, access, receiver);
		if (received === void 0) {
			(0,_action_js__WEBPACK_IMPORTED_MODULE_20__.r)("verdict", "pass");
			(0,_log_js__WEBPACK_IMPORTED_MODULE_18__.t)("The run left no artifact of the name memory-run: there is nothing to import.", "notice");
			return 0;
		}
		if (!("files" in received)) return refuse(received);
		const { outcome, pull, imported, failures } = await proposeRun({
			...received,
			forge: access.forge,
			source: clone,
			root: directory,
			target: await receiver.target(),
			run: access.run,
			memoryRepository: access.repository,
			gate,
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_15__.t)(clone.repository),
			now: new Date(),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_2__.T.learn
		});
		if (outcome === "refused") return refuse(imported.refusals);
		(0,_action_js__WEBPACK_IMPORTED_MODULE_20__.r)("verdict", "pass");
		if (pull !== void 0) (0,_action_js__WEBPACK_IMPORTED_MODULE_20__.r)("pull-request", pull);
		for (const { message } of failures) (0,_log_js__WEBPACK_IMPORTED_MODULE_18__.t)(message, "warning");
		(0,_log_js__WEBPACK_IMPORTED_MODULE_18__.t)(`Import of a run: ${outcome}${pull === void 0 ? "" : `, pull request ${pull}`}.`, "notice");
		return 0;
	});
}
async function receive({ inputs, event, workspace }, { repository, forgeOf, server }, { memory, policy }) {
	const { runDirectory } = inputs;
	if (runDirectory !== void 0) return {
		files: (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_11__.t)((0,node_path__WEBPACK_IMPORTED_MODULE_22__.resolve)(workspace, runDirectory), runDirectory),
		sender: { repository }
	};
	const origin = (0,_update_origin_js__WEBPACK_IMPORTED_MODULE_0__.t)(event, repository);
	if (origin.kind !== "run") throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.K("The event brings no run.", "Run `import-run` on workflow_run or repository_dispatch, or name a folder as `run-directory`.");
	const received = await (0,_update_origin_js__WEBPACK_IMPORTED_MODULE_0__.n)({
		memory,
		forgeOf,
		policy
	}, origin, _update_origin_js__WEBPACK_IMPORTED_MODULE_0__.i);
	if (!received || !("content" in received)) return received;
	const { repository: source, id: run } = received.sourceRun;
	return {
		files: archiveSource(received.content),
		sender: {
			repository: source,
			url: `${server}/${source}/actions/runs/${run}`
		}
	};
}
function refuse(refusals) {
	(0,_action_js__WEBPACK_IMPORTED_MODULE_20__.r)("verdict", "fail");
	(0,_receiver_js__WEBPACK_IMPORTED_MODULE_19__.n)(refusals);
	(0,_action_js__WEBPACK_IMPORTED_MODULE_20__.i)((0,_refusals_js__WEBPACK_IMPORTED_MODULE_14__.n)(refusals));
	return 1;
}



/***/ }),

/***/ 7073:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ mergeIntoBranch)
/* harmony export */ });
/* harmony import */ var _same_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9629);
/* harmony import */ var _merge_into_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7455);


// build/src/updates/merge-into-branch.js
function mergeIntoBranch({ path, left, head, wanted }) {
	if ((0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_1__.t)(head, left) || (0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_1__.t)(head, wanted)) return {
		bytes: wanted,
		conflicts: []
	};
	if ((0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_1__.t)(wanted, left)) return {
		bytes: head,
		conflicts: []
	};
	const merged = head && wanted && (0,_merge_into_file_js__WEBPACK_IMPORTED_MODULE_0__.t)(path, {
		main: head,
		base: left,
		propose: { bytes: wanted }
	});
	if (merged) return {
		bytes: merged.after,
		conflicts: merged.conflicts
	};
	return {
		bytes: head,
		conflicts: [{
			field: "file",
			main: textOf(head),
			proposed: textOf(wanted)
		}]
	};
}
function textOf(bytes) {
	return bytes && new TextDecoder().decode(bytes);
}



/***/ }),

/***/ 7455:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ mergeIntoFile)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _merge_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(863);


// build/src/updates/merge-into-file.js
const NOTHING = {
	fields: {},
	body: ""
};
function mergeIntoFile(path, { main, base, propose }) {
	const format = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.li)(path);
	if (!format) return void 0;
	const present = (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_1__.n)(path, format, main);
	const read = base ? (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_1__.n)(path, format, base) : NOTHING;
	if (!present || !read) return void 0;
	const proposed = "bytes" in propose ? (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_1__.n)(path, format, propose.bytes) : (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_1__.r)(base ? read : present, propose.members, framed(propose.body, (base ? read : present).body));
	const merged = proposed && (0,_merge_record_js__WEBPACK_IMPORTED_MODULE_1__.t)(path, format, {
		base: read,
		main: present,
		bytes: main,
		proposed
	});
	if (!merged) return void 0;
	const unseen = "members" in propose ? unseenMembers(read.fields, present.fields, propose.members) : [];
	return {
		after: merged.bytes,
		conflicts: [...merged.conflicts, ...unseen.filter(isNew(merged.conflicts))]
	};
}
function framed(text, present) {
	if (text === void 0 || text.trim() === "" || text === present) return text;
	return (/^[ \t]*\r?\n/.test(text) ? "" : present.trim() === "" ? "\n" : /^(?:[ \t]*\r?\n)+/.exec(present)?.[0] ?? "") + text + (text.endsWith("\n") ? "" : "\n");
}
function unseenMembers(base, main, members, above = "") {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(main)) return [];
	const seen = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(base) ? base : {};
	return Object.entries(members).flatMap(([name, member]) => {
		const field = above + name;
		if (!Object.hasOwn(main, name)) return [];
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(member)) return unseenMembers(own(seen, name), main[name], member, `${field}.`);
		return member === null && !Object.hasOwn(seen, name) ? [{
			field,
			main: main[name],
			proposed: void 0
		}] : [];
	});
}
function isNew(known) {
	return ({ field }) => !known.some((other) => field === other.field || field.startsWith(`${other.field}.`));
}
function own(mapping, name) {
	return Object.hasOwn(mapping, name) ? mapping[name] : void 0;
}



/***/ }),

/***/ 8787:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ blockLines),
/* harmony export */   c: () => (/* binding */ readBlock),
/* harmony export */   i: () => (/* binding */ STANDING_LABELS),
/* harmony export */   l: () => (/* binding */ readTrailers),
/* harmony export */   n: () => (/* binding */ PROPOSAL_LABELS),
/* harmony export */   o: () => (/* binding */ decidedTogether),
/* harmony export */   r: () => (/* binding */ PROPOSAL_SCHEMA),
/* harmony export */   s: () => (/* binding */ decisionLabel),
/* harmony export */   t: () => (/* binding */ DECISIONS),
/* harmony export */   u: () => (/* binding */ writeTrailers)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);


// build/src/memory/proposal.js
const DECISIONS = [
	"accept",
	"merge",
	"supersede",
	"reject"
];
function decidedTogether(records) {
	const weight = Math.max(0, ...records.map(({ record }) => DECISIONS.indexOf(record.decision)));
	const areAll = (handling) => records.every(({ review }) => review?.handling === handling);
	return {
		decision: DECISIONS[weight] ?? "accept",
		handling: areAll("closed") ? "closed" : areAll("auto") ? "auto" : "person"
	};
}
const PROPOSAL_SCHEMA = "memory-steward.proposal/v1";
const PROPOSAL_LABELS = {
	update: "memory-update",
	import: "memory-import",
	choice: "memory-needs-choice",
	conflict: "memory-conflict"
};
const STANDING_LABELS = {
	duplicate: "memory-duplicate",
	competing: "memory-competing",
	broken: "memory-broken",
	outdated: "memory-outdated",
	auto: "memory-auto"
};
function decisionLabel(decision) {
	return `memory-decision-${decision}`;
}
function writeTrailers({ kind, decision, digest, idempotencyKey, source, run }) {
	return [
		`Memory-Proposal: ${kind}`,
		`Memory-Decision: ${decision}`,
		`Memory-Digest: ${digest}`,
		`Memory-Source-Run: ${source.repository}@${source.id}`,
		`Memory-Idempotency-Key: ${idempotencyKey}`,
		`Memory-Steward-Run: ${run.id}.${run.attempt}`
	].join("\n");
}
function readTrailers(message) {
	const last = message.replaceAll("\r\n", "\n").trimEnd().slice(-LAST_PARAGRAPH).split("\n\n").at(-1) ?? "";
	const values = new Map();
	for (const line of last.split("\n")) {
		const [, name, value] = /^(Memory-[A-Za-z-]{1,40}): (\S.{0,400})$/.exec(line) ?? [];
		if (name !== void 0 && value !== void 0 && !values.has(name)) values.set(name, value);
	}
	const kind = kindOf(values.get("Memory-Proposal"));
	const decision = decisionOf(values.get("Memory-Decision"));
	const digest = textOf(values.get("Memory-Digest"), _check_js__WEBPACK_IMPORTED_MODULE_1__.Ar);
	const idempotencyKey = textOf(values.get("Memory-Idempotency-Key"), _check_js__WEBPACK_IMPORTED_MODULE_1__.Ar);
	const [, repository, id] = /^([^@]+)@(.+)$/.exec(values.get("Memory-Source-Run") ?? "") ?? [];
	const source = sourceOf({
		repository,
		id
	});
	const [, run, attempt] = /^(\d{1,15})\.(\d{1,6})$/.exec(values.get("Memory-Steward-Run") ?? "") ?? [];
	if (!kind || !decision || !digest || !idempotencyKey || !source || run === void 0) return void 0;
	return {
		kind,
		decision,
		digest,
		idempotencyKey,
		source,
		run: {
			id: Number(run),
			attempt: Number(attempt)
		}
	};
}
const LAST_PARAGRAPH = 4e3;
const BLOCK_LIMIT = 32e3;
function blockLines(block) {
	const { records } = block;
	for (let shown = records.length;; shown = Math.floor(shown / 2)) {
		const part = shown === records.length ? block : {
			...block,
			records: records.slice(0, shown),
			moreRecords: records.length - shown
		};
		const text = JSON.stringify(part, null, 2).replace(/[^\n -;=-_a-~]/g, escaped);
		if (text.length <= BLOCK_LIMIT || shown === 0) return text.split("\n");
	}
}
function escaped(character) {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
const BLOCK = /^```json\n(\{\n(?:.*\n)*?\})\n```$/gm;
function readBlock(comment) {
	const found = [...comment.replaceAll("\r\n", "\n").matchAll(BLOCK)].at(-1)?.[1];
	if (found === void 0) return void 0;
	try {
		return blockOf(JSON.parse(found));
	} catch (error) {
		if (error instanceof SyntaxError) return void 0;
		throw error;
	}
}
function blockOf(value) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__._i)(value) || value["schema"] !== "memory-steward.proposal/v1") return void 0;
	const kind = kindOf(value["kind"]);
	const decision = decisionOf(value["decision"]);
	const handling = value["handling"];
	const digest = textOf(value["digest"], _check_js__WEBPACK_IMPORTED_MODULE_1__.Ar);
	const idempotencyKey = textOf(value["idempotencyKey"], _check_js__WEBPACK_IMPORTED_MODULE_1__.Ar);
	const source = sourceOf(value["source"]);
	const { base } = value;
	const records = Array.isArray(value["records"]) ? value["records"].map(recordOf) : void 0;
	if (!kind || !decision || handling !== "person" && handling !== "auto" || !digest || !idempotencyKey) return void 0;
	if (!source || typeof base !== "string" || !(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(base) || !records) return void 0;
	const read = records.filter((record) => record !== void 0);
	if (read.length < records.length) return void 0;
	const more = value["moreRecords"];
	return {
		...typeof more === "number" && more > 0 && { moreRecords: more },
		schema: PROPOSAL_SCHEMA,
		kind,
		decision,
		handling,
		digest,
		idempotencyKey,
		source,
		base,
		records: read
	};
}
function recordOf(value) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__._i)(value)) return void 0;
	const { id, path, relation, reason, targets, claim } = value;
	const decision = decisionOf(value["decision"]);
	if (typeof id !== "string" || typeof path !== "string" || !decision) return void 0;
	if (typeof relation !== "string" || typeof reason !== "string" || !Array.isArray(targets)) return void 0;
	const names = targets.filter((target) => typeof target === "string");
	const digest = textOf(claim, _check_js__WEBPACK_IMPORTED_MODULE_1__.Ar);
	return {
		id,
		path,
		decision,
		relation,
		reason,
		targets: names,
		...digest !== void 0 && { claim: digest }
	};
}
function sourceOf(value) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__._i)(value)) return void 0;
	const { url, issue } = value;
	const repository = value["repository"];
	const id = textOf(value["id"], _start_js__WEBPACK_IMPORTED_MODULE_0__.y);
	if (typeof repository !== "string" || !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.J)(repository) || !id) return void 0;
	return {
		repository,
		id,
		...typeof url === "string" && /^https:\/\/[!-~]{1,2000}$/.test(url) && { url },
		...typeof issue === "number" && Number.isSafeInteger(issue) && issue > 0 && { issue }
	};
}
function kindOf(value) {
	return value === "update" || value === "import" ? value : void 0;
}
function decisionOf(value) {
	return DECISIONS.find((decision) => decision === value);
}
function textOf(value, pattern) {
	return typeof value === "string" && pattern.test(value) ? value : void 0;
}



/***/ }),

/***/ 9815:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ MAX_HOSTILE_BYTES),
/* harmony export */   c: () => (/* binding */ unreadable),
/* harmony export */   i: () => (/* binding */ unknownMember),
/* harmony export */   n: () => (/* binding */ readUpdate),
/* harmony export */   o: () => (/* binding */ hostileLimits),
/* harmony export */   r: () => (/* binding */ isTellable),
/* harmony export */   s: () => (/* binding */ oddityOf),
/* harmony export */   t: () => (/* binding */ MAX_UPDATE_BYTES)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4157);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_3__);




// build/src/updates/hostile-json.js
const MAX_HOSTILE_BYTES = 4194304;
function hostileLimits(depth) {
	return {
		..._check_js__WEBPACK_IMPORTED_MODULE_0__.$i,
		fileBytes: MAX_HOSTILE_BYTES,
		depth,
		documents: 1
	};
}
function unreadable(bytes) {
	if (bytes.length > 4194304) return "too large";
	return (0,node_buffer__WEBPACK_IMPORTED_MODULE_2__.isUtf8)(bytes) && !bytes.includes(0) ? void 0 : "no text";
}
const RESERVED = new Set([
	"__proto__",
	"constructor",
	"prototype"
]);
function oddityOf(value) {
	return find(value, [], reserved) ?? find(value, [], unpaired);
}
function find(value, pointer, look) {
	if (typeof value !== "object" || value === null) return look(void 0, value, pointer);
	for (const [name, member] of Object.entries(value)) {
		const at = [...pointer, Array.isArray(value) ? Number(name) : name];
		const found = look(Array.isArray(value) ? void 0 : name, void 0, at) ?? find(member, at, look);
		if (found) return found;
	}
}
const reserved = (name, _, pointer) => name !== void 0 && RESERVED.has(name) ? {
	kind: "reserved",
	name,
	pointer
} : void 0;
const unpaired = (name, value, pointer) => isUnpaired(name) || isUnpaired(value) ? {
	kind: "unpaired",
	pointer
} : void 0;
function isUnpaired(text) {
	return typeof text === "string" && /\p{Surrogate}/u.test(text);
}
// build/src/updates/member-name.js
const PLAIN = /^[A-Za-z_$]{1,24}$/;
function isTellable(name) {
	return PLAIN.test(name);
}
function unknownMember(name) {
	return isTellable(name) ? `has an unknown member "${name}"` : "has an unknown member, whose name is not repeated here";
}
// build/src/updates/read-update.js
const MAX_UPDATE_BYTES = MAX_HOSTILE_BYTES;
const LIMITS = hostileLimits(24);
async function readUpdate(bytes) {
	const reason = unreadable(bytes);
	if (reason === "too large") return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("TOO_LARGE", `The update has more than 4 MiB.`)];
	if (reason === "no text") return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("NOT_TEXT", "The update is not plain UTF-8 text.")];
	const parsed = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ui)(PATH, "json", bytes, LIMITS);
	const locator = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.zr)(PATH, "json", bytes);
	if (parsed.problems.length > 0) return parsed.problems.slice(0, 20).map((problem) => faultOf(problem, locator));
	const read = parsed.documents[0]?.value;
	const oddity = oddityOf(read);
	if (oddity) return [odd(oddity, locator)];
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(read) && read["schema"] !== SCHEMA) return [(0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("UNKNOWN_FORMAT", "The update is of a format that this steward does not read.")];
	const { value, errors } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ni)("memoryUpdate", read);
	if (errors) return withoutSubject(errors, read).slice(0, 20).map((error) => invalid(error, locator));
	return {
		update: value,
		digest: updateDigest(value)
	};
}
const PATH = "memory-update.json";
const SCHEMA = "memory-steward.update/v1";
function updateDigest(value) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.jr)((0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHash)("sha256").update((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.gi)(value)));
}
function faultOf({ rule, at, related, message, suggestion }, locator) {
	const where = { at: locator.range(at).start };
	if (related) return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("DUPLICATE_KEY", "A member stands twice in one object.", where);
	if (rule === "parse/limit-exceeded") return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("TOO_DEEP", "The update nests or holds too many values.", where);
	const told = rule === "parse/invalid-syntax" ? ` ${message}${suggestion ? ` ${suggestion.message}.` : ""}` : "";
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("NOT_JSON", `The update is not valid JSON.${told}`, where);
}
function odd(oddity, locator) {
	const at = placeOf(oddity.pointer, locator);
	if (oddity.kind === "unpaired") return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("NOT_TEXT", "A text or a name holds an unpaired surrogate.", { at });
	const key = locator.range({
		path: PATH,
		document: 0,
		pointer: oddity.pointer,
		part: "key"
	}).start;
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("RESERVED_KEY", `A member has the name "${oddity.name}", which is not allowed.`, { at: key });
}
function withoutSubject(errors, read) {
	const told = new Set();
	return errors.flatMap((error) => {
		const { pointer, objection } = error;
		const change = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.vi)(read, pointer);
		if (pointer.length !== 2 || pointer[0] !== "changes" || !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__._i)(change)) return [error];
		if (!/"(?:path|content)"/.test(objection) || ["record", "path"].some((name) => Object.hasOwn(change, name))) return [error];
		if (told.has(change)) return [];
		told.add(change);
		return [{
			...error,
			objection: "names neither a \"record\" nor a file by its \"path\""
		}];
	});
}
function invalid({ pointer, objection, unknown }, locator) {
	const subject = subjectOf(unknown === void 0 ? pointer : pointer.slice(0, -1));
	const told = unknown === void 0 ? objection : unknownMember(unknown);
	const change = pointer[0] === "changes" && typeof pointer[1] === "number" ? { change: pointer[1] + 1 } : {};
	return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__.t)("INVALID", `${subject} ${told}.`, {
		at: placeOf(pointer, locator),
		...change
	});
}
const LISTS = {
	changes: "change",
	evidence: "evidence"
};
function subjectOf(pointer) {
	const [list, index] = pointer;
	const word = typeof list === "string" && Object.hasOwn(LISTS, list) ? LISTS[list] : void 0;
	const entry = word !== void 0 && typeof index === "number" ? `${word} ${index + 1}` : void 0;
	const names = (entry === void 0 ? pointer : pointer.slice(2)).filter((step) => isTellable(String(step)));
	if (names.length > 0) return `"${names.join(".")}"${entry === void 0 ? "" : ` of ${entry}`}`;
	return entry === void 0 ? "The update" : `${entry.charAt(0).toUpperCase()}${entry.slice(1)}`;
}
function placeOf(pointer, locator) {
	return locator.range({
		path: PATH,
		document: 0,
		pointer
	}).start;
}



/***/ }),

/***/ 9629:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ sameBytes)
/* harmony export */ });
// build/src/memory/same-bytes.js
function sameBytes(one, other) {
	if (!one || !other) return one === other;
	return one.length === other.length && one.every((byte, index) => byte === other[index]);
}



/***/ })

};
;