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

/***/ 2175:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

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

/***/ 2930:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runImportRunStep: () => (/* binding */ runImportRunStep)
/* harmony export */ });
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6060);
/* harmony import */ var _update_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5494);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2684);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(796);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(2175);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9565);
/* harmony import */ var _people_blocks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7116);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1040);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1804);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9491);
/* harmony import */ var _run_folder_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6262);
/* harmony import */ var _reviewers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3528);
/* harmony import */ var _touched_records_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7905);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3832);
/* harmony import */ var _directory_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(679);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2110);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6760);


















// build/src/report/proposal/render-import.js
const NAME_LIMIT = 160;
const LISTED = 30;
function importHeadline({ manifest, sender }) {
	return `Import run ${manifest.run}, from ${sender.repository}`;
}
function renderImport(story) {
	return {
		title: importHeadline(story),
		body: `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.n)(bodyBlocks(story))}\n`,
		comment: `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.n)(commentBlocks(story))}\n`
	};
}
function bodyBlocks(story) {
	const { manifest, sender, diff } = story;
	const { removed, withheld } = manifest.redaction;
	const room = new _blocks_js__WEBPACK_IMPORTED_MODULE_6__.o(_forge_js__WEBPACK_IMPORTED_MODULE_17__.t - 500);
	const blocks = [];
	const add = (...more) => {
		if (more.length > 0 && room.take(more)) blocks.push(...more);
	};
	const rows = [
		["Run", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.I)(manifest.run, NAME_LIMIT)), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)(` (${manifest.runStatus})`)]],
		["Brought by", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.c)(sender.url, (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)(sender.repository))]],
		["About", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.I)(manifest.repository ?? "", NAME_LIMIT))]],
		["Tier", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.i)(manifest.retentionTier ?? "")]],
		["Journal", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)(`${manifest.journal.kept} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_7__.V)(manifest.journal.events, "event")} kept`)]],
		["Redaction", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_7__.V)(removed, "text")} without secrets, ${(0,_check_js__WEBPACK_IMPORTED_MODULE_7__.V)(withheld, "text")} withheld`)]],
		["Source", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.i)(manifest.sourceDigest)]],
		["After redaction", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.i)(manifest.redactionDigest ?? "")]],
		["Target", [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.i)(manifest.targetPath)]]
	];
	add((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)("A run of an agent as memory: what it did and how it ended, without raw files. A person decides.")), {
		kind: "table",
		head: [[(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)("What")], [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)("Value")]],
		rows: rows.map(([name, line]) => [[(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)(name)], line])
	});
	add(...conflictBlocks(story));
	add((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.s)(3, (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)("What changes")), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)(`${(0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__.i)(diff)}.`)));
	blocks.push(...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_6__.t)(diff, {
		rows: LISTED,
		room
	}));
	blocks.push(...(0,_people_blocks_js__WEBPACK_IMPORTED_MODULE_5__.n)(story, room));
	return blocks;
}
function conflictBlocks({ conflicts, kept }) {
	const items = [...conflicts.map(({ path, resolution }) => [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.I)(path, NAME_LIMIT)), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)(`: ${RESOLUTIONS[resolution]}`)]), ...kept.map(({ path, field }) => [
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.I)(path, NAME_LIMIT)),
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)(", field "),
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.i)((0,_start_js__WEBPACK_IMPORTED_MODULE_3__.I)(field, NAME_LIMIT)),
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)(": what a person wrote on this branch stays")
	])];
	if (items.length === 0) return [];
	const rest = items.length - LISTED;
	return [
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.s)(3, (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)("Conflicts")),
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)("The memory holds an earlier state of this run, and the two differ.")),
		{
			kind: "list",
			items: [...items.slice(0, LISTED), ...rest > 0 ? [[(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)(`and ${rest} more`)]] : []]
		}
	];
}
const RESOLUTIONS = {
	replaced: "status, owners and title stay, the rest is the run's",
	kept: "the memory's file stays"
};
function commentBlocks({ manifest, conflicts, block }) {
	const conditions = manifest.conditions.map(({ type, status, reason }) => [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.f)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)(type)), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)(` ${status}: ${reason}`)]);
	return [
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.s)(3, (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)("Run import: "), (0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)(block.decision)),
		(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.u)((0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)("A person decides."), ...conflicts.length > 0 ? [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)(` ${(0,_check_js__WEBPACK_IMPORTED_MODULE_7__.V)(conflicts.length, "file")} in conflict, listed above.`)] : []),
		{
			kind: "list",
			items: conditions
		},
		{
			kind: "details",
			summary: [(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_4__.p)("For programs")],
			blocks: [{
				kind: "code",
				language: "json",
				lines: (0,_proposal_js__WEBPACK_IMPORTED_MODULE_2__.a)(block)
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
		})).sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_7__.Dr)(a.path, b.path)),
		read: (path) => Promise.resolve(read(path)),
		digest: (path) => Promise.resolve((0,_check_js__WEBPACK_IMPORTED_MODULE_7__.mr)((0,node_crypto__WEBPACK_IMPORTED_MODULE_15__.createHash)("sha256").update(read(path))))
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
	const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_14__.n)(environment, inputs.token, _action_js__WEBPACK_IMPORTED_MODULE_0__.t);
	const directory = (0,_directory_js__WEBPACK_IMPORTED_MODULE_13__.t)(inputs.directory);
	const clone = await access.clone(directory, workspace);
	try {
		const gate = (0,_check_js__WEBPACK_IMPORTED_MODULE_7__.y)(node_path__WEBPACK_IMPORTED_MODULE_16__.posix.join(workspace, directory), inputs, {
			isGit: true,
			top: workspace
		});
		const { id, defaultBranch } = (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.s)(environment);
		const target = (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_14__.t)(access, defaultBranch);
		const received = await receive(input, access, {
			id,
			policy: (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.f)(clone, target, gate)
		});
		if (received === void 0) {
			(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.i)("verdict", "pass");
			(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.t)("The run left no artifact of the name memory-run: there is nothing to import.", "notice");
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
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_3__.T.learn
		});
		if (outcome === "refused") return await refuse(imported.refusals);
		(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.i)("verdict", "pass");
		if (pull !== void 0) (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.i)("pull-request", pull);
		for (const { message } of failures) (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.t)(message, "warning");
		(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.t)(`Import of a run: ${outcome}${pull === void 0 ? "" : `, pull request ${pull}`}.`, "notice");
		return 0;
	} finally {
		await clone.close();
	}
}
async function receive({ inputs, event, workspace }, { repository, forgeOf, server }, { id, policy }) {
	const { runDirectory } = inputs;
	if (runDirectory !== void 0) return {
		files: (0,_run_folder_js__WEBPACK_IMPORTED_MODULE_9__.t)((0,node_path__WEBPACK_IMPORTED_MODULE_16__.resolve)(workspace, runDirectory), runDirectory),
		sender: { repository }
	};
	const origin = (0,_update_origin_js__WEBPACK_IMPORTED_MODULE_1__.t)(event, repository);
	if (origin.kind !== "run") throw new _start_js__WEBPACK_IMPORTED_MODULE_3__.G("The event brings no run.", "Run `import-run` on workflow_run or repository_dispatch, or name a folder as `run-directory`.");
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
	(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.i)("verdict", "fail");
	(0,_action_js__WEBPACK_IMPORTED_MODULE_0__.i)("codes", [...new Set(refusals.map(({ code }) => code))].join(","));
	for (const each of refusals) (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.t)((0,_refusals_js__WEBPACK_IMPORTED_MODULE_8__.t)(each), "error");
	await (0,_action_js__WEBPACK_IMPORTED_MODULE_0__.a)((0,_refusals_js__WEBPACK_IMPORTED_MODULE_8__.n)(refusals));
	return 1;
}



/***/ }),

/***/ 8563:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ layOnBranch)
/* harmony export */ });
/* harmony import */ var _same_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(669);
/* harmony import */ var _lay_on_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8341);


// build/src/updates/lay-on-branch.js
function layOnBranch({ path, left, head, wanted }) {
	if ((0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_1__.t)(head, left) || (0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_1__.t)(head, wanted)) return {
		bytes: wanted,
		conflicts: []
	};
	if ((0,_same_bytes_js__WEBPACK_IMPORTED_MODULE_1__.t)(wanted, left)) return {
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
function textOf(bytes) {
	return bytes && new TextDecoder().decode(bytes);
}



/***/ }),

/***/ 2684:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ blockLines),
/* harmony export */   c: () => (/* binding */ readTrailers),
/* harmony export */   i: () => (/* binding */ STANDING_LABELS),
/* harmony export */   l: () => (/* binding */ writeTrailers),
/* harmony export */   n: () => (/* binding */ PROPOSAL_LABELS),
/* harmony export */   o: () => (/* binding */ decisionLabel),
/* harmony export */   r: () => (/* binding */ PROPOSAL_SCHEMA),
/* harmony export */   s: () => (/* binding */ readBlock),
/* harmony export */   t: () => (/* binding */ DECISIONS)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(796);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1804);


// build/src/memory/proposal.js
const DECISIONS = [
	"accept",
	"merge",
	"supersede",
	"reject"
];
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
	const digest = textOf(values.get("Memory-Digest"), _check_js__WEBPACK_IMPORTED_MODULE_1__.pr);
	const idempotencyKey = textOf(values.get("Memory-Idempotency-Key"), _check_js__WEBPACK_IMPORTED_MODULE_1__.pr);
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
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Kr)(value) || value["schema"] !== "memory-steward.proposal/v1") return void 0;
	const kind = kindOf(value["kind"]);
	const decision = decisionOf(value["decision"]);
	const handling = value["handling"];
	const digest = textOf(value["digest"], _check_js__WEBPACK_IMPORTED_MODULE_1__.pr);
	const idempotencyKey = textOf(value["idempotencyKey"], _check_js__WEBPACK_IMPORTED_MODULE_1__.pr);
	const source = sourceOf(value["source"]);
	const { base } = value;
	const records = Array.isArray(value["records"]) ? value["records"].map(recordOf) : void 0;
	if (!kind || !decision || handling !== "person" && handling !== "auto" || !digest || !idempotencyKey) return void 0;
	if (!source || typeof base !== "string" || !(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.cr)(base) || !records) return void 0;
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
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Kr)(value)) return void 0;
	const { id, path, relation, reason, targets, claim } = value;
	const decision = decisionOf(value["decision"]);
	if (typeof id !== "string" || typeof path !== "string" || !decision) return void 0;
	if (typeof relation !== "string" || typeof reason !== "string" || !Array.isArray(targets)) return void 0;
	const names = targets.filter((target) => typeof target === "string");
	const digest = textOf(claim, _check_js__WEBPACK_IMPORTED_MODULE_1__.pr);
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
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Kr)(value)) return void 0;
	const { url, issue } = value;
	const repository = value["repository"];
	const id = textOf(value["id"], _start_js__WEBPACK_IMPORTED_MODULE_0__.y);
	if (typeof repository !== "string" || !(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.q)(repository) || !id) return void 0;
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



/***/ })

};
