export const id = 1460;
export const ids = [1460];
export const modules = {

/***/ 2433:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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

/***/ 2930:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runImportRunStep: () => (/* binding */ runImportRunStep)
/* harmony export */ });
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6060);
/* harmony import */ var _update_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5494);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2684);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(2175);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9565);
/* harmony import */ var _people_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7116);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1040);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(796);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1804);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9491);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6262);
/* harmony import */ var _reviewers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3528);
/* harmony import */ var _touched_records_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7905);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3832);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(679);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2110);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6760);



















// build/src/report/proposal/render-import.js
const NAME_LIMIT = 160;
const LISTED = 30;
function importHeadline({ manifest, sender }) {
	return `Import run ${manifest.run}, from ${sender.repository}`;
}
function renderImport(story) {
	return {
		title: importHeadline(story),
		body: `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.n)(bodyBlocks(story))}\n`,
		comment: `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.n)(commentBlocks(story))}\n`
	};
}
function bodyBlocks(story) {
	const { manifest, sender, diff } = story;
	const { removed, withheld } = manifest.redaction;
	const room = new _blocks_js__WEBPACK_IMPORTED_MODULE_5__.o(_forge_js__WEBPACK_IMPORTED_MODULE_18__.t - 500);
	const blocks = [];
	const add = (...more) => {
		if (more.length > 0 && room.take(more)) blocks.push(...more);
	};
	const rows = [
		["Run", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_6__._)(manifest.run, NAME_LIMIT)), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)(` (${manifest.runStatus})`)]],
		["Brought by", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.c)(sender.url, (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)(sender.repository))]],
		["About", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_6__._)(manifest.repository ?? "", NAME_LIMIT))]],
		["Tier", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.i)(manifest.retentionTier ?? "")]],
		["Journal", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)(`${manifest.journal.kept} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_7__.R)(manifest.journal.events, "event")} kept`)]],
		["Redaction", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_7__.R)(removed, "text")} without secrets, ${(0,_check_js__WEBPACK_IMPORTED_MODULE_7__.R)(withheld, "text")} withheld`)]],
		["Source", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.i)(manifest.sourceDigest)]],
		["After redaction", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.i)(manifest.redactionDigest ?? "")]],
		["Target", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.i)(manifest.targetPath)]]
	];
	add((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)("A run of an agent as memory: what it did and how it ended, without raw files. A person decides.")), {
		kind: "table",
		head: [[(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)("What")], [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)("Value")]],
		rows: rows.map(([name, line]) => [[(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)(name)], line])
	});
	add(...conflictBlocks(story));
	add((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.s)(3, (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)("What changes")), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)(`${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__.i)(diff)}.`)));
	blocks.push(...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_5__.t)(diff, {
		rows: LISTED,
		room
	}));
	blocks.push(...(0,_people_blocks_js__WEBPACK_IMPORTED_MODULE_4__.n)(story, room));
	return blocks;
}
function conflictBlocks({ conflicts, kept }) {
	const items = [...conflicts.map(({ path, resolution }) => [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_6__._)(path, NAME_LIMIT)), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)(`: ${RESOLUTIONS[resolution]}`)]), ...kept.map(({ path, field }) => [
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_6__._)(path, NAME_LIMIT)),
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)(", field "),
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_6__._)(field, NAME_LIMIT)),
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)(": what a person wrote on this branch stays")
	])];
	if (items.length === 0) return [];
	const rest = items.length - LISTED;
	return [
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.s)(3, (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)("Conflicts")),
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)("The memory holds an earlier state of this run, and the two differ.")),
		{
			kind: "list",
			items: [...items.slice(0, LISTED), ...rest > 0 ? [[(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)(`and ${rest} more`)]] : []]
		}
	];
}
const RESOLUTIONS = {
	replaced: "status, owners and title stay, the rest is the run's",
	kept: "the memory's file stays"
};
function commentBlocks({ manifest, conflicts, block }) {
	const conditions = manifest.conditions.map(({ type, status, reason }) => [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.f)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)(type)), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)(` ${status}: ${reason}`)]);
	return [
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.s)(3, (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)("Run import: "), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)(block.decision)),
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)("A person decides."), ...conflicts.length > 0 ? [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)(` ${(0,_check_js__WEBPACK_IMPORTED_MODULE_7__.R)(conflicts.length, "file")} in conflict, listed above.`)] : []),
		{
			kind: "list",
			items: conditions
		},
		{
			kind: "details",
			summary: [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.p)("For programs")],
			blocks: [{
				kind: "code",
				language: "json",
				lines: (0,_proposal_js__WEBPACK_IMPORTED_MODULE_2__.i)(block)
			}]
		}
	];
}
// build/src/commands/propose/propose-run.js
async function proposeRun(input) {
	const { source, target, files, sender } = input;
	const { base } = await source.fetch(target, []);
	const main = await source.repository.commitTree(base);
	const imported = await (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_9__.n)({
		...input,
		source: files,
		tree: main
	});
	const { outcome, manifest, laid } = imported;
	if (outcome === "blocked" || !manifest) return {
		outcome: "refused",
		imported,
		failures: []
	};
	if (outcome === "present" || !laid) return {
		outcome: "present",
		imported,
		failures: []
	};
	const { current, tree } = laid;
	const { change, diff } = await (0,_refusals_js__WEBPACK_IMPORTED_MODULE_8__.r)({
		main,
		current
	}, tree);
	const organization = input.memoryRepository.split("/")[0] ?? "";
	const touched = {
		records: (0,_touched_records_js__WEBPACK_IMPORTED_MODULE_11__.t)(change),
		editsGate: false,
		ontology: current.gate.ontology
	};
	const reviewers = (0,_reviewers_js__WEBPACK_IMPORTED_MODULE_10__.t)(touched, { organization });
	const { conflicts } = imported;
	const story = {
		manifest,
		conflicts,
		diff,
		reviewers: reviewers.named,
		sender
	};
	const submitted = await (0,_refusals_js__WEBPACK_IMPORTED_MODULE_8__.a)({
		branch: (0,_refusals_js__WEBPACK_IMPORTED_MODULE_8__.o)(manifest.run, manifest.sourceDigest),
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
		labels: conflicts.length > 0 ? [_proposal_js__WEBPACK_IMPORTED_MODULE_2__.n.conflict] : [],
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
		})).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_7__.fr)(a.path, b.path)),
		read: (path) => Promise.resolve(read(path)),
		digest: (path) => Promise.resolve(`sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_16__.createHash)("sha256").update(read(path)).digest("hex")}`)
	};
}
function folderOfRun(paths) {
	const folders = new Set(paths.flatMap((path) => /^((?:[^/]+\/){0,4}?)(?:run\.json$|journal\/)/.exec(path)?.[1] ?? []));
	const [folder = ""] = folders;
	return folders.size === 1 ? folder : "";
}
// build/src/actions/import-step.js
async function runImportRunStep(input) {
	const { inputs, environment, workspace } = input;
	const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_14__.n)(environment, inputs.token, say);
	const directory = (0,_directory_js__WEBPACK_IMPORTED_MODULE_13__.t)(inputs.directory);
	const clone = await access.clone(directory, workspace);
	try {
		const gate = (0,_check_js__WEBPACK_IMPORTED_MODULE_7__._)(node_path__WEBPACK_IMPORTED_MODULE_17__.posix.join(workspace, directory), inputs, {
			isGit: true,
			top: workspace
		});
		const { id, defaultBranch } = (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.n)(environment);
		const target = (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_14__.t)(access, defaultBranch);
		const received = await receive(input, access, {
			id,
			policy: (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.p)(clone, target, gate)
		});
		if (received === void 0) {
			(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.c)("verdict", "pass");
			_actions_core__WEBPACK_IMPORTED_MODULE_15__/* .notice */ .lm("The run left no artifact of the name memory-run: there is nothing to import.");
			return 0;
		}
		if (!("files" in received)) return await refuse(received);
		const { outcome, pull, imported, failures } = await proposeRun({
			...received,
			forge: access.forge,
			source: clone,
			root: directory,
			target: await target(),
			run: access.run,
			memoryRepository: access.repository,
			gate,
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_12__.t)(clone.repository),
			now: new Date(),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_6__.m.learn
		});
		if (outcome === "refused") return await refuse(imported.refusals);
		(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.c)("verdict", "pass");
		if (pull !== void 0) (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.c)("pull-request", pull);
		for (const { message } of failures) _actions_core__WEBPACK_IMPORTED_MODULE_15__/* .warning */ .$e((0,_action_js__WEBPACK_IMPORTED_MODULE_0__.t)(message));
		_actions_core__WEBPACK_IMPORTED_MODULE_15__/* .notice */ .lm(`Import of a run: ${outcome}${pull === void 0 ? "" : `, pull request ${pull}`}.`);
		return 0;
	} finally {
		await clone.close();
	}
}
async function receive({ inputs, event, workspace }, { repository, forgeOf, server }, { id, policy }) {
	const { runDirectory } = inputs;
	if (runDirectory !== void 0) return {
		files: (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_9__.t)((0,node_path__WEBPACK_IMPORTED_MODULE_17__.resolve)(workspace, runDirectory), runDirectory),
		sender: { repository }
	};
	const origin = (0,_update_origin_js__WEBPACK_IMPORTED_MODULE_1__.t)(event, repository);
	if (origin.kind !== "run") throw new _start_js__WEBPACK_IMPORTED_MODULE_6__.M("The event brings no run.", "Run `import-run` on workflow_run or repository_dispatch, or name a folder as `run-directory`.");
	const received = await (0,_update_origin_js__WEBPACK_IMPORTED_MODULE_1__.n)({
		memory: {
			id,
			name: repository
		},
		forgeOf,
		policy
	}, origin, _update_origin_js__WEBPACK_IMPORTED_MODULE_1__.i);
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
async function refuse(refusals) {
	(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.c)("verdict", "fail");
	(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.c)("codes", [...new Set(refusals.map(({ code }) => code))].join(","));
	for (const each of refusals) _actions_core__WEBPACK_IMPORTED_MODULE_15__/* .error */ .z3((0,_action_js__WEBPACK_IMPORTED_MODULE_0__.t)((0,_refusals_js__WEBPACK_IMPORTED_MODULE_8__.t)(each)));
	await (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.l)((0,_refusals_js__WEBPACK_IMPORTED_MODULE_8__.n)(refusals));
	return 1;
}
function say(line) {
	_actions_core__WEBPACK_IMPORTED_MODULE_15__/* .info */ .pq((0,_action_js__WEBPACK_IMPORTED_MODULE_0__.t)(line));
}



/***/ }),

/***/ 8563:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ layOnBranch)
/* harmony export */ });
/* harmony import */ var _lay_on_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8341);

// build/src/updates/lay-on-branch.js
function layOnBranch({ path, left, head, wanted }) {
	if (isSame(head, left) || isSame(head, wanted)) return {
		bytes: wanted,
		conflicts: []
	};
	if (isSame(wanted, left)) return {
		bytes: head,
		conflicts: []
	};
	const laid = head && wanted && (0,_lay_on_file_js__WEBPACK_IMPORTED_MODULE_0__.t)(path, {
		main: head,
		base: left,
		propose: { bytes: wanted }
	});
	if (laid) return {
		bytes: laid.after,
		conflicts: laid.conflicts
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
function isSame(one, other) {
	return one && other ? Buffer.compare(one, other) === 0 : one === other;
}
function textOf(bytes) {
	return bytes && new TextDecoder().decode(bytes);
}



/***/ })

};
