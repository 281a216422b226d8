"use strict";
exports.id = 2886;
exports.ids = [2886];
exports.modules = {

/***/ 7728:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ isActive),
/* harmony export */   t: () => (/* binding */ RETENTION_TIERS)
/* harmony export */ });
// src/memory/agent-run.ts
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
// src/memory/forge.ts
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
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(7874);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4120);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1409);
/* harmony import */ var _people_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7785);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(366);
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9574);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1343);
/* harmony import */ var _in_repository_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(6967);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5553);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(5045);
/* harmony import */ var _update_diff_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8654);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3617);
/* harmony import */ var _new_errors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7731);
/* harmony import */ var _reviewers_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8137);
/* harmony import */ var _touched_records_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7636);
/* harmony import */ var _main_fails_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8148);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2584);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6065);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(377);
/* harmony import */ var _forge_clone_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(4162);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7379);
/* harmony import */ var _receiver_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(3240);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(8027);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_23___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_23__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_24___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_24__);




























// src/report/proposal/render-import.ts
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
	const { manifest, sender, diff, root } = story;
	const { removed, withheld } = manifest.redaction;
	const room = new _room_js__WEBPACK_IMPORTED_MODULE_7__.t(_forge_js__WEBPACK_IMPORTED_MODULE_25__.t - 500);
	const blocks = [];
	const add = (...more) => {
		if (more.length > 0 && room.take(more)) blocks.push(...more);
	};
	const rows = [
		["Run", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(manifest.run, NAME_LIMIT)), (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(` (${manifest.runStatus})`)]],
		["Brought by", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.s)(sender.url, (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(sender.repository))]],
		["About", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(manifest.repository ?? "", NAME_LIMIT))]],
		["Tier", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)(manifest.retentionTier ?? "")]],
		["Journal", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(`${manifest.journal.kept} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_9__.z)(manifest.journal.events, "event")} kept`)]],
		["Redaction", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_9__.z)(removed, "text")} without secrets, ${(0,_check_js__WEBPACK_IMPORTED_MODULE_9__.z)(withheld, "text")} withheld`)]],
		["Source", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)(manifest.sourceDigest)]],
		["After redaction", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)(manifest.redactionDigest ?? "")]],
		["Target", [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_26__.r)(root, manifest.targetPath))]]
	];
	add((0,_document_js__WEBPACK_IMPORTED_MODULE_3__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)("A run of an agent as memory: what it did and how it ended, without raw files. A person decides.")), (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.a)("Value", rows));
	add(...conflictBlocks(story));
	add((0,_document_js__WEBPACK_IMPORTED_MODULE_3__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)("What changes")), (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_9__.Ir)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__.i)(diff))}.`)));
	blocks.push(...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_8__.t)((0,_in_repository_js__WEBPACK_IMPORTED_MODULE_27__.t)(diff, root), {
		rows: MAX_LISTED,
		room
	}));
	blocks.push(...(0,_people_blocks_js__WEBPACK_IMPORTED_MODULE_5__.n)(story, room));
	return blocks;
}
function conflictBlocks({ conflicts, kept, root }) {
	const items = [...conflicts.map(({ path, resolution }) => [(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_26__.r)(root, path), NAME_LIMIT)), (0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(`: ${RESOLUTIONS[resolution]}`)]), ...kept.map(({ path, field }) => [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_26__.r)(root, path), NAME_LIMIT)),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.p)(", field "),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_2__.it)(field, NAME_LIMIT)),
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
// src/commands/propose/propose-run.ts
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
		records: (0,_touched_records_js__WEBPACK_IMPORTED_MODULE_14__.n)(change),
		editsGate: false,
		ontology: current.gate.ontology
	};
	const reviewers = (0,_reviewers_js__WEBPACK_IMPORTED_MODULE_13__.t)(touched, { organization });
	const { conflicts } = imported;
	const story = {
		root: input.root,
		manifest,
		conflicts,
		diff,
		reviewers: reviewers.named,
		sender
	};
	const submitted = await (0,_update_diff_js__WEBPACK_IMPORTED_MODULE_10__.r)({
		branch: (0,_update_diff_js__WEBPACK_IMPORTED_MODULE_10__.i)(manifest.run, manifest.sourceDigest),
		main,
		gate: current.gate,
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
		...["proposed", "updated"].includes(submitted.outcome) && { mainErrors: errorsOf(current) },
		failures: refused.map(({ error }) => error)
	};
}
function errorsOf({ report }) {
	return (0,_new_errors_js__WEBPACK_IMPORTED_MODULE_12__.r)(report.findings.filter(({ rule, severity, accepted }) => severity === "error" && accepted === void 0 && !rule.startsWith("secret/")));
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
// src/runs/archive-source.ts
function archiveSource(files) {
	const folder = folderOfRun([...files.keys()]);
	const below = new Map([...files].flatMap(([path, bytes]) => path.startsWith(folder) ? [[path.slice(folder.length), bytes]] : []));
	const read = (path) => below.get(path) ?? new Uint8Array();
	return {
		files: [...below].map(([path, bytes]) => ({
			path,
			size: bytes.length,
			isFile: true
		})).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_9__.na)(a.path, b.path)),
		read: (path) => Promise.resolve(read(path)),
		digest: (path) => Promise.resolve((0,_check_js__WEBPACK_IMPORTED_MODULE_9__.Mi)((0,node_crypto__WEBPACK_IMPORTED_MODULE_23__.createHash)("sha256").update(read(path))))
	};
}
function folderOfRun(paths) {
	const folders = paths.flatMap((path) => /^((?:[^/]+\/){0,4}?)(?:run\.json$|journal\/)/.exec(path)?.[1] ?? []);
	const [outermost = ""] = folders.sort((a, b) => a.length - b.length);
	return folders.every((folder) => folder.startsWith(outermost)) ? outermost : "";
}
// src/actions/import-step.ts
const MAX_FINDINGS = 10;
async function runImportRunStep(input) {
	const { inputs, environment } = input;
	const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_18__.n)(environment, inputs.token);
	return await (0,_forge_clone_js__WEBPACK_IMPORTED_MODULE_19__.t)(access, input, async ({ clone, directory, gateOptions }) => {
		const gate = gateOptions();
		const receiver = (0,_receiver_js__WEBPACK_IMPORTED_MODULE_21__.t)(access, environment, clone, gate);
		const received = await receive(input, access, receiver);
		if (received === void 0) {
			(0,_action_js__WEBPACK_IMPORTED_MODULE_22__.r)("verdict", "pass");
			(0,_log_js__WEBPACK_IMPORTED_MODULE_20__.t)("The run left no artifact of the name memory-run: there is nothing to import.", "notice");
			return 0;
		}
		if (!("files" in received)) return refuse(received);
		const { outcome, pull, imported, mainErrors = 0, failures } = await proposeRun({
			...received,
			forge: access.forge,
			source: clone,
			root: directory,
			target: await receiver.target(),
			run: access.run,
			memoryRepository: access.repository,
			gate,
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_17__.t)(clone.repository),
			now: new Date(),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_2__.k.learn
		});
		if (outcome === "refused") {
			for (const { rule, path } of imported.findings.slice(0, MAX_FINDINGS)) (0,_log_js__WEBPACK_IMPORTED_MODULE_20__.t)(`The check finds ${rule} in ${path}.`, "error");
			return refuse(imported.refusals);
		}
		(0,_action_js__WEBPACK_IMPORTED_MODULE_22__.r)("verdict", "pass");
		if (pull !== void 0) (0,_action_js__WEBPACK_IMPORTED_MODULE_22__.r)("pull-request", pull);
		for (const { message } of failures) (0,_log_js__WEBPACK_IMPORTED_MODULE_20__.t)(message, "warning");
		for (const line of (0,_main_fails_js__WEBPACK_IMPORTED_MODULE_15__.n)(mainErrors)) (0,_log_js__WEBPACK_IMPORTED_MODULE_20__.t)(line, "notice");
		(0,_log_js__WEBPACK_IMPORTED_MODULE_20__.t)(`Import of a run: ${outcome}${pull === void 0 ? "" : `, pull request ${pull}`}.`, "notice");
		return 0;
	});
}
async function receive({ inputs, event, workspace }, { repository, forgeOf, server }, { memory, policy }) {
	const { runDirectory } = inputs;
	if (runDirectory !== void 0) return {
		files: (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_11__.t)((0,node_path__WEBPACK_IMPORTED_MODULE_24__.resolve)(workspace, runDirectory), runDirectory),
		sender: { repository }
	};
	const origin = (0,_update_origin_js__WEBPACK_IMPORTED_MODULE_0__.t)(event, repository);
	if (origin.kind !== "run") {
		if (event.name === "repository_dispatch") throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st("The request names no run.", `Send \`run\`, the id of a workflow run, and its \`repository\` where that is another, as \`client_payload\`: ${(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.rt)("docs/import-run.md")}`);
		throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st("The event brings no run.", "Run `import-run` on workflow_run or repository_dispatch, or name a folder as `run-directory`.");
	}
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
	(0,_action_js__WEBPACK_IMPORTED_MODULE_22__.r)("verdict", "fail");
	(0,_receiver_js__WEBPACK_IMPORTED_MODULE_21__.n)(refusals);
	(0,_action_js__WEBPACK_IMPORTED_MODULE_22__.i)((0,_refusals_js__WEBPACK_IMPORTED_MODULE_16__.n)(refusals));
	return 1;
}



/***/ }),

/***/ 7073:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ mergeIntoBranch)
/* harmony export */ });
/* harmony import */ var _same_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9629);
/* harmony import */ var _time_pointer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3084);


// src/updates/merge-into-branch.ts
function mergeIntoBranch({ path, left, head, wanted, time, form }) {
	if ((0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_1__.t)(head, left) || (0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_1__.t)(head, wanted)) return {
		bytes: wanted,
		conflicts: []
	};
	if ((0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_1__.t)(wanted, left)) return {
		bytes: head,
		conflicts: []
	};
	const merged = head && wanted && (0,_time_pointer_js__WEBPACK_IMPORTED_MODULE_0__.r)(path, {
		main: head,
		base: left,
		propose: { bytes: wanted },
		time,
		form
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

/***/ 9629:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ sameBytes)
/* harmony export */ });
// src/memory/same-bytes.ts
function sameBytes(one, other) {
	if (!one || !other) return one === other;
	return one.length === other.length && one.every((byte, index) => byte === other[index]);
}



/***/ })

};
;