"use strict";
exports.id = 8282;
exports.ids = [8282];
exports.modules = {

/***/ 7047:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ proposedSummary),
/* harmony export */   r: () => (/* binding */ propose),
/* harmony export */   t: () => (/* binding */ proposedLines)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _repository_path_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(5045);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(214);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7874);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(366);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4120);
/* harmony import */ var _listing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1409);
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9574);
/* harmony import */ var _proposal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8787);
/* harmony import */ var _people_blocks_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7785);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1343);
/* harmony import */ var _in_repository_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(6967);
/* harmony import */ var _update_diff_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8654);
/* harmony import */ var _value_edits_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6144);
/* harmony import */ var _reviewers_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8137);
/* harmony import */ var _touched_records_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7636);
/* harmony import */ var _main_fails_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8148);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2584);
/* harmony import */ var _proposals_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(4534);
/* harmony import */ var _rejected_before_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6891);
/* harmony import */ var _review_changes_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(345);
/* harmony import */ var _decision_blocks_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(2558);























// src/report/proposal/headline.ts
const VERBS = {
	added: "Add",
	changed: "Change",
	moved: "Move",
	renamed: "Rename",
	removed: "Remove",
	unreadable: "Break"
};
const NAME_LIMIT = 80;
function proposalHeadline({ diff, update }) {
	const from = `from ${update.sourceRun.repository}`;
	const [first, ...others] = diff.records;
	if (!first) return `Change ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(diff.otherFiles.length, "file")} of the memory, ${from}`;
	const more = others.length === 0 ? "" : ` and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(others.length, "more record")}`;
	return `${VERBS[first.state]} ${plainName(first.id)}${more}, ${from}`;
}
const ISSUE_MARK = /\b(GH)-(?=\d)|(:)\/(?=\/)/gi;
function plainName(name) {
	const plain = name.replace(new RegExp("[^\\p{L}\\p{N} .:/_-]", "gu"), "_").replace(ISSUE_MARK, "$1$2_");
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(plain, NAME_LIMIT);
}
// src/report/proposal/render-proposal.ts
const REASON_LIMIT = 500;
const RATIONALE_LIMIT = 2e3;
const VALUE_LIMIT = 300;
const MAX_LISTED = 20;
const DIFF_ROWS = 30;
const DECISION_BYTES = 24e3;
const HANDLING = {
	person: "A person decides.",
	auto: "It may pass by itself where the policy allows that."
};
function renderProposal(story) {
	return {
		title: proposalHeadline(story),
		body: `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.n)(bodyDocument(story))}\n`,
		comment: `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.n)(commentDocument(story))}\n`
	};
}
function bodyDocument(story) {
	const room = new _room_js__WEBPACK_IMPORTED_MODULE_6__.t(_forge_js__WEBPACK_IMPORTED_MODULE_20__.t - DECISION_BYTES - 500);
	const document = [];
	const add = (...blocks) => {
		if (blocks.length > 0 && room.take(blocks)) document.push(...blocks);
	};
	add(...verdictBlocks(story));
	add((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.l)(...rationaleLine(story)));
	add((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.l)(...sourceLine(story)));
	add(...evidenceBlocks(story));
	add(...conflictBlocks("Main changed meanwhile", "Main's value stays", "Main", mainConflicts(story), story));
	add(...conflictBlocks("People changed meanwhile", "The branch's value stays", "Branch", story.conflicts, story));
	add((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)("What changes")), (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ir)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_9__.i)(story.diff))}.`)));
	document.push(...(0,_blocks_js__WEBPACK_IMPORTED_MODULE_9__.t)((0,_in_repository_js__WEBPACK_IMPORTED_MODULE_21__.t)(story.diff, story.root), {
		rows: DIFF_ROWS,
		room
	}));
	add(...(0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_19__.t)(story));
	add(...(0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_19__.i)(story));
	add(...reasonBlocks(story));
	add(...findingBlocks(story));
	document.push(...(0,_people_blocks_js__WEBPACK_IMPORTED_MODULE_8__.n)(story, room));
	const parts = (0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_19__.r)(story);
	const fold = new _room_js__WEBPACK_IMPORTED_MODULE_6__.t(DECISION_BYTES).fill(parts, parts.length, (shown) => ({
		kind: "details",
		summary: [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)("How it was decided")],
		blocks: [...shown.flat(), ...shown.length < parts.length ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(`and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(parts.length - shown.length, "more record")}`))] : []]
	}));
	return fold ? [...document, fold] : document;
}
function rationaleLine(story) {
	if ((0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_19__.a)(story)) return [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)("This touches restricted records: what the update says of them is not repeated here.")];
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(story.update.rationale, RATIONALE_LIMIT))];
}
function sourceLine({ update: { sourceRun, redactionStatus }, runAddress }) {
	const { repository, id, url, agent } = sourceRun;
	const name = (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(`${repository}, run ${id}`);
	const run = runAddress === void 0 ? linkedOutside(url, name) : [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.s)(runAddress, name)];
	const page = runAddress !== void 0 && url !== void 0 && url !== runAddress ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(" \u00b7 "), ...linkedOutside(url, (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)("the sender's page of it"))] : [];
	const said = [...agent === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(`agent ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(agent, 120)}`)], (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(REDACTION[redactionStatus])];
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)("From"), (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(" "), ...run),
		...page,
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(" \u00b7 "),
		...(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.i)(said)
	];
}
const REDACTION = {
	redacted: "secrets taken out by the sender",
	clean: "no secrets, says the sender",
	"not-checked": "not searched for secrets by the sender"
};
function evidenceBlocks(story) {
	const { evidence = [] } = story.update;
	if (evidence.length === 0 || (0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_19__.a)(story)) return [];
	const items = evidence.slice(0, MAX_LISTED).map(({ title, url, excerpt }) => {
		const said = excerpt === void 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(": "), (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(excerpt, VALUE_LIMIT))];
		return [...linkedOutside(url, (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(title, REASON_LIMIT))), ...said];
	});
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)("Evidence")), {
		kind: "list",
		items
	}];
}
function linkedOutside(url, content) {
	if (url === void 0) return [content];
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.s)(url, content),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(" ("),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.n)(URL.canParse(url) ? new URL(url).host : ""),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(")")
	];
}
function mainConflicts(story) {
	return story.changes.flatMap(({ path, conflicts }) => conflicts.map((conflict) => ({
		path,
		...conflict
	})));
}
function conflictBlocks(title, stays, side, conflicts, story) {
	if (conflicts.length === 0) return [];
	const withheld = (0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_19__.a)(story);
	const rows = conflicts.slice(0, MAX_LISTED).map(({ path, field, main, proposed }) => [
		[fileName(path, story)],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(field, 120))],
		valueLine(withheld ? WITHHELD : main),
		valueLine(withheld ? WITHHELD : proposed)
	]);
	const rest = conflicts.length - rows.length;
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(title)),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(`${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(conflicts.length, "field")} did not merge. ${stays}; edit the file here to choose otherwise.`)),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.f)([
			"File",
			"Field",
			side,
			"Proposed"
		], rows),
		...rest > 0 ? [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(`and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(rest, "more field")}`))] : []
	];
}
function fileName(path, { root }) {
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)((0,_repository_path_js__WEBPACK_IMPORTED_MODULE_22__.r)(root, path), 120));
}
const WITHHELD = Symbol("withheld");
function valueLine(value) {
	if (value === WITHHELD) return [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)("not shown")];
	if (value === void 0) return [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)("nothing")];
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(typeof value === "string" ? value : JSON.stringify(value), VALUE_LIMIT))];
}
function reasonBlocks(story) {
	if ((0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_19__.a)(story)) return [];
	const items = story.changes.map(({ path, reason }) => [
		fileName(path, story),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(" "),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(reason, REASON_LIMIT))
	]);
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)("Why"))), (0,_listing_js__WEBPACK_IMPORTED_MODULE_5__.t)(items, MAX_LISTED)];
}
function verdictBlocks(story) {
	const { findings } = story;
	const { decision, handling } = story.block;
	const main = mainBlocks(story);
	const verdict = main.length === 0 ? "passes, with" : "finds";
	const said = findings.length === 0 ? `nothing new${main.length === 0 ? " to say" : ""}.` : `${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(findings.length, "new finding")} that ${findings.length === 1 ? "does" : "do"} not block.`;
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)("Check:")), (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(` ${verdict} ${said}`)),
		...main,
		...(0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_19__.s)(story.begins).map((line) => (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(line))),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)("Decision:")), (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(` ${(0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_19__.o)(decision, handling)}. ${HANDLING[handling]}`))
	];
}
function findingBlocks(story) {
	const { findings } = story;
	if (findings.length === 0) return [];
	const withheld = (0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_19__.a)(story);
	const items = findings.map(({ rule, severity, path, message }) => [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(`${severity} `),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.n)(rule),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(" "),
		fileName(path, story),
		...withheld ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(" "), (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(message, VALUE_LIMIT))]
	]);
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)("Findings"))), (0,_listing_js__WEBPACK_IMPORTED_MODULE_5__.t)(items, MAX_LISTED)];
}
function mainBlocks({ mainErrors }) {
	if (mainErrors === 0) return [];
	const how = (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.s)(_main_fails_js__WEBPACK_IMPORTED_MODULE_14__.t, (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)("what to do"));
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(`${(0,_main_fails_js__WEBPACK_IMPORTED_MODULE_14__.r)(mainErrors)}: `), how, (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)("."))];
}
function commentDocument(story) {
	const { decision, handling } = story.block;
	const head = [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.o)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)("Memory proposal: "), (0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)((0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_19__.o)(decision, handling))),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)(HANDLING[handling])),
		(0,_listing_js__WEBPACK_IMPORTED_MODULE_5__.t)(story.records.map((record) => (0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_19__.n)(record)), MAX_LISTED, "record")
	];
	const fold = {
		kind: "details",
		summary: [(0,_document_js__WEBPACK_IMPORTED_MODULE_4__.p)("For programs")],
		blocks: [{
			kind: "code",
			language: "json",
			lines: (0,_proposal_js__WEBPACK_IMPORTED_MODULE_7__.a)(story.block)
		}]
	};
	return (0,_room_js__WEBPACK_IMPORTED_MODULE_6__.n)([...head, fold]) <= 65280 ? [...head, fold] : [...head.slice(0, 2), fold];
}
// src/updates/edit-record.ts
function editRecord(path, bytes, document, edits) {
	const format = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ca)(path);
	if (!format) return void 0;
	const set = (before, { pointer, value }) => {
		const content = new _check_js__WEBPACK_IMPORTED_MODULE_1__.Da(path, format, before).content(document)?.value;
		const edit = settingOf(content, pointer, value);
		const text = edit && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.vr)(path, format, before, {
			path,
			document
		}, edit);
		return text && new TextEncoder().encode((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xr)(Buffer.from(before).toString("utf8"), [text]));
	};
	const setAll = (before, all) => all.reduce((sum, edit) => sum && set(sum, edit), before);
	return edits.reduce((sum, edit) => {
		const added = sum && additionsOf(new _check_js__WEBPACK_IMPORTED_MODULE_1__.Da(path, format, sum).content(document)?.value, edit);
		return sum && ((added && setAll(sum, added)) ?? set(sum, edit));
	}, bytes);
}
function additionsOf(content, { pointer, value }) {
	const present = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(content, pointer);
	if (!Array.isArray(present) || !Array.isArray(value) || present.length === 0) return void 0;
	if (!(0,_value_edits_js__WEBPACK_IMPORTED_MODULE_11__.a)(present, value.slice(0, present.length))) return void 0;
	return value.slice(present.length).map((item, index) => {
		return {
			pointer: [...pointer, present.length + index],
			value: item
		};
	});
}
function settingOf(content, pointer, value) {
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(content, pointer) !== void 0 || typeof pointer.at(-1) === "number") return {
		kind: "set",
		pointer,
		value
	};
	let depth = pointer.length - 1;
	while (depth > 0 && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(content, pointer.slice(0, depth)) === void 0) depth--;
	const key = pointer[depth];
	if (typeof key !== "string" || !(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(content, pointer.slice(0, depth)))) return void 0;
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
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ca)(path) !== "markdown" || isOpen(text)) return void 0;
	const end = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.La)(text);
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
	const fence = new _rejected_before_js__WEBPACK_IMPORTED_MODULE_17__.v();
	for (const line of text.split("\n")) fence.take(line);
	return fence.isOpen || text.lastIndexOf("<!--") > text.lastIndexOf("-->");
}
const ITEM = /^(?:[-*+]|\d{1,9}[.)]) /;
// src/commands/propose/follow-review.ts
async function followReview(changes, records, basis) {
	let result = {
		changes,
		records,
		unwritten: []
	};
	for (const reviewed of records) {
		const { review, change } = reviewed;
		if (review?.handling !== "person" || !["merge", "supersede"].includes(review.decision)) continue;
		const written = records.filter((other) => other.change === change).length === 1 ? await follow$1(reviewed, result.changes, basis) : void 0;
		result = written ? {
			...result,
			...replaced(result, reviewed, written)
		} : {
			...result,
			unwritten: [...result.unwritten, review.candidate.id]
		};
	}
	return result;
}
function replaced({ changes, records }, reviewed, written) {
	const { change } = reviewed;
	const [first] = written;
	return {
		changes: changes.flatMap((each) => each === change ? written : [each]),
		records: records.map((each) => each === reviewed && first ? {
			...each,
			change: first,
			record: {
				...each.record,
				path: first.path
			}
		} : each)
	};
}
async function follow$1(reviewed, changes, { main, current: { gate, judgement } }) {
	const { review, change } = reviewed;
	const [targetId = ""] = review?.targets ?? [];
	const target = judgement.graph.records.get(targetId)?.primary;
	const { after } = change;
	if (!review || !target || !after || target.root.length > 0) return void 0;
	if (changes.some(({ path }) => path === target.path)) return void 0;
	const before = await bytesOf(main, target.path);
	if (!before) return void 0;
	const own = {
		...change,
		path: target.path,
		before
	};
	if (review.decision === "supersede") {
		const replacement = withEdge(change.path, after, targetId, gate);
		const retiring = retirement(target, gate);
		const dated = newerDate(target, before, change, gate);
		const retired = retiring && editRecord(target.path, before, target.document, [retiring, ...dated]);
		return replacement && retired && [{
			...change,
			after: replacement
		}, {
			...own,
			after: retired,
			conflicts: []
		}];
	}
	if (!isWhollyWritten(reviewed, target, {
		before,
		after
	}, gate)) return void 0;
	const merged = mergedInto(target, before, change, review.operations, gate);
	return merged && [{
		...own,
		after: merged,
		conflicts: []
	}];
}
function retirement(target, { layout, ontology }) {
	const value = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.li)(target, ontology);
	const pointer = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Yr)(target, "status", layout);
	return value === void 0 || pointer.length === 0 ? void 0 : {
		pointer,
		value
	};
}
function withEdge(path, bytes, target, { layout }) {
	const sources = (layout.classOf(path)?.edgeSources ?? []).filter(({ derived }) => derived === false);
	const named = sources.find(({ form, kind }) => form === "targets" && kind === "supersedes");
	const map = sources.find(({ form }) => form === "map");
	const pointer = named ? named.path : map && [...map.path, "supersedes"];
	const format = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ca)(path);
	if (!pointer || !format) return void 0;
	const file = new _check_js__WEBPACK_IMPORTED_MODULE_1__.Da(path, format, bytes);
	if (file.slices.length !== 1) return void 0;
	const present = listOf((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(file.content(0)?.value, pointer));
	return editRecord(path, bytes, 0, present.includes(target) ? [] : [{
		pointer,
		value: [...present, target]
	}]);
}
function isWhollyWritten({ review, change, record }, target, { before, after }, gate) {
	const candidate = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_17__.T)(change.path, after, gate).find(({ id }) => id === record.id);
	const known = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_17__.T)(target.path, before, gate).find(({ id }) => id === target.id);
	const match = review?.matches.find(({ id }) => id === review.targets[0]);
	if (!candidate || !known || match?.scopeRelation !== "same") return false;
	const facts = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_17__.y)(candidate, known);
	if (facts.candidate.length + facts.target.length > 0) return false;
	const sentences = (review?.operations ?? []).flatMap(({ operation, values }) => operation === "append" ? values : []);
	return sentences.length === match.added.sentences && (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_17__.d)(sentences, candidate.detail);
}
function mergedInto(target, before, change, operations, gate) {
	const sentences = operations.flatMap(({ operation, values }) => operation === "append" ? values : []);
	const tags = operations.flatMap(({ operation, values }) => operation === "add-tags" ? values : []);
	const format = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ca)(target.path);
	if (!format || sentences.length + tags.length === 0) return void 0;
	const known = new _check_js__WEBPACK_IMPORTED_MODULE_1__.Da(target.path, format, before).content(target.document)?.value;
	const edits = [];
	const tagsAt = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Yr)(target, "tags", gate.layout);
	if (tags.length > 0 && tagsAt.length === 0) return void 0;
	if (tags.length > 0) edits.push({
		pointer: tagsAt,
		value: [...listOf((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(known, tagsAt)), ...tags]
	});
	edits.push(...moreSources(known, change), ...newerDate(target, before, change, gate));
	const edited = editRecord(target.path, before, target.document, edits);
	return edited && sentences.length > 0 ? appendText(target.path, edited, sentences) : edited;
}
const SOURCES = /^(?:source|evidence|provenance)/i;
function moreSources(known, { after, path }) {
	const format = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ca)(path);
	const own = format && after && new _check_js__WEBPACK_IMPORTED_MODULE_1__.Da(path, format, after).content(0)?.value;
	return [[], ["attributes"]].flatMap((above) => {
		const [mine, theirs] = [(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(own, above), (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(known, above)];
		if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(mine) || !(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(theirs)) return [];
		return Object.entries(mine).flatMap(([name, value]) => {
			if (!SOURCES.test(name) || !Array.isArray(value)) return [];
			const present = listOf(Object.hasOwn(theirs, name) ? theirs[name] : void 0);
			const added = value.filter((item) => !present.some((other) => (0,_value_edits_js__WEBPACK_IMPORTED_MODULE_11__.a)(other, item)));
			return added.length === 0 ? [] : [{
				pointer: [...above, name],
				value: [...present, ...added]
			}];
		});
	});
}
function newerDate(target, before, { after, path }, { layout }) {
	const [format, ownFormat] = [(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ca)(target.path), (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Ca)(path)];
	if (!format || !ownFormat || !after) return [];
	const pointer = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Yr)(target, "updatedAt", layout);
	const was = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(new _check_js__WEBPACK_IMPORTED_MODULE_1__.Da(target.path, format, before).content(target.document)?.value, pointer);
	const is = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(new _check_js__WEBPACK_IMPORTED_MODULE_1__.Da(path, ownFormat, after).content(0)?.value, pointer);
	return typeof was === "string" && typeof is === "string" && (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Z)(is) > (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Z)(was) ? [{
		pointer,
		value: is
	}] : [];
}
function listOf(value) {
	if (Array.isArray(value)) return value;
	return value === void 0 || value === null ? [] : [value];
}
async function bytesOf(tree, path) {
	const [entry] = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Qi)(new Set([path]), tree);
	return entry && await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ca)(tree, entry);
}
// src/commands/propose/propose.ts
async function propose(input) {
	const { source, target, artifact } = input;
	const main = (await source.fetch(target, [])).base;
	const judged = await (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_18__.i)({
		...artifact,
		memoryRepository: input.memoryRepository,
		repository: source.repository,
		main,
		overlay: input.overlay,
		root: input.root,
		gate: input.gate,
		now: input.now,
		onSecret: input.onSecret
	});
	const { update, digest, refusals, basis, tree } = judged;
	const declined = {
		digest,
		refusals,
		reviews: [],
		notes: [],
		failures: []
	};
	if (refusals.length > 0 || !update || digest === void 0 || !basis || !tree) return {
		...declined,
		outcome: "refused",
		...input.isDryRun && { findings: judged.findings }
	};
	const known = await (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_18__.t)(basis, input.now);
	const records = (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_18__.n)(judged.changes, basis, known, input.now);
	const reviews = records.flatMap(({ review }) => review ?? []);
	const { decision, handling } = (0,_proposal_js__WEBPACK_IMPORTED_MODULE_7__.o)(records, basis.isEmpty);
	if (handling === "closed") return {
		...declined,
		outcome: "closed",
		reviews,
		notes: reviews.map(({ summary }) => summary)
	};
	return await approve(await submit(input, {
		...await follow(input, judged, basis, records),
		update,
		digest,
		basis,
		decision,
		handling,
		reviews
	}), {
		basis,
		known
	}, input);
}
async function approve(result, memory, input) {
	const { outcome, pull, notes, failures } = result;
	if (!(memory.basis.current.gate.proposals.autoApprove !== void 0) || pull === void 0 || ![
		"proposed",
		"updated",
		"unchanged"
	].includes(outcome)) return result;
	const { forge, source, gate, root, overlay, now, onSecret, server } = input;
	const [said] = (await (0,_proposals_js__WEBPACK_IMPORTED_MODULE_16__.t)({
		forge,
		source,
		gate,
		root,
		overlay,
		now,
		onSecret,
		server,
		memory,
		only: pull
	})).proposals;
	return {
		...result,
		notes: said?.outcome === "approved" ? [...notes, "It passes by itself once the rules of the branch allow."] : notes,
		failures: said?.failure === void 0 ? failures : [...failures, new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(said.failure, AGAIN)]
	};
}
const AGAIN = "Everything else is there; the next push to the target branch tries again";
async function follow(input, judged, basis, records) {
	const followed = await followReview(judged.changes, records, basis);
	if (followed.changes === judged.changes) return {
		applied: judged,
		records,
		unwritten: followed.unwritten
	};
	const checked = await (0,_review_changes_js__WEBPACK_IMPORTED_MODULE_18__.r)({
		...input,
		bytes: input.artifact.bytes
	}, basis, followed.changes);
	if (checked.refusals.length === 0) return {
		...followed,
		applied: checked
	};
	return {
		applied: judged,
		records,
		unwritten: records.filter(({ record }) => ["merge", "supersede"].includes(record.decision)).map(({ record }) => record.id)
	};
}
async function submit(input, reviewed) {
	const { applied, update, digest, basis, records, decision, handling, reviews } = reviewed;
	const { changes, mainErrors = 0 } = applied;
	const { id, repository, url, issue } = update.sourceRun;
	const source = {
		id,
		repository,
		...url !== void 0 && { url },
		...issue !== void 0 && { issue }
	};
	const branch = input.branch ?? (0,_update_diff_js__WEBPACK_IMPORTED_MODULE_10__.a)(source);
	const { story, reviewers } = await storyOf(input, reviewed);
	const submission = {
		branch,
		main: basis.main,
		gate: basis.current.gate,
		changes: changes.map(({ path, after }) => ({
			path,
			bytes: after
		})),
		block: {
			kind: "update",
			decision,
			handling,
			digest,
			source,
			records: records.map(({ record }) => record)
		},
		headline: proposalHeadline(story),
		labels: labelsOf(reviewed),
		reviewers,
		words: (block, conflicts) => renderProposal({
			...story,
			block,
			conflicts
		})
	};
	const about = [...(0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_19__.s)(story.begins), ...(0,_main_fails_js__WEBPACK_IMPORTED_MODULE_14__.n)(mainErrors)];
	const said = {
		branch,
		digest,
		refusals: [],
		decision,
		handling,
		reviews
	};
	if (input.isDryRun === true) {
		const told = {
			...story,
			block: (0,_update_diff_js__WEBPACK_IMPORTED_MODULE_10__.n)(submission),
			conflicts: []
		};
		const files = (0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_19__.a)(told) ? [] : changes;
		const draft = {
			title: submission.headline,
			page: bodyDocument(told),
			files
		};
		return {
			...said,
			outcome: "drafted",
			draft,
			notes: about,
			failures: []
		};
	}
	const submitted = await (0,_update_diff_js__WEBPACK_IMPORTED_MODULE_10__.r)(submission, input);
	const { outcome, pull, refused } = submitted;
	const isWritten = outcome === "proposed" || outcome === "updated";
	return {
		...said,
		outcome,
		...pull !== void 0 && { pull },
		notes: [...notesOf(outcome, submitted.conflicts.length), ...isWritten ? about : []],
		failures: refused.map(({ error }) => error)
	};
}
async function storyOf(input, { applied, unwritten, update, basis, records }) {
	const { change, diff } = await (0,_update_diff_js__WEBPACK_IMPORTED_MODULE_10__.t)(basis, applied.tree ?? basis.main);
	const { gate } = basis.current;
	const organization = input.memoryRepository.split("/")[0] ?? "";
	const touched = {
		records: (0,_touched_records_js__WEBPACK_IMPORTED_MODULE_13__.n)(change),
		editsGate: false,
		ontology: gate.ontology
	};
	const reviewers = (0,_reviewers_js__WEBPACK_IMPORTED_MODULE_12__.t)(touched, { organization });
	const { id, repository } = update.sourceRun;
	const isConfirmed = input.artifact.sourceRun !== void 0;
	return {
		story: {
			root: input.root,
			update,
			...isConfirmed && { runAddress: `${input.server}/${repository}/actions/runs/${id}` },
			changes: applied.changes,
			findings: applied.findings,
			mainErrors: applied.mainErrors ?? 0,
			...basis.isEmpty && { begins: gate.layout.name },
			records,
			unwritten,
			diff,
			reviewers: reviewers.named
		},
		reviewers
	};
}
function labelsOf({ applied, unwritten, decision }) {
	const hasConflicts = applied.changes.some(({ conflicts }) => conflicts.length > 0);
	return [...decision === "reject" || unwritten.length > 0 ? [_proposal_js__WEBPACK_IMPORTED_MODULE_7__.n.choice] : [], ...hasConflicts ? [_proposal_js__WEBPACK_IMPORTED_MODULE_7__.n.conflict] : []];
}
function notesOf(outcome, conflicts) {
	const said = {
		proposed: [],
		updated: [],
		unchanged: ["This artifact is proposed already."],
		newer: ["A newer artifact of the same run is proposed already."],
		closed: ["The pull request of this very artifact was closed without a merge."]
	};
	const kept = conflicts === 0 ? [] : [`In ${conflicts === 1 ? "1 place" : `${conflicts} places`} what a person wrote on the branch stays.`];
	return [...said[outcome], ...kept];
}
// src/report/proposed.ts
const DONE = {
	refused: () => "The update is refused. Nothing was written.",
	proposed: (pull) => `${pull} was opened.`,
	updated: (pull) => `${pull} was updated.`,
	unchanged: (pull) => `${pull} was left as it is.`,
	newer: (pull) => `${pull} was left as it is.`,
	closed: () => "No pull request was opened.",
	drafted: () => "Nothing was written."
};
function proposedLines({ outcome, pull, decision, handling, refusals, notes, failures }) {
	const who = handling === "auto" ? "it may pass by itself where proposals.autoApprove allows that" : "a person decides";
	return [
		...refusals.map(_refusals_js__WEBPACK_IMPORTED_MODULE_15__.t),
		...decision === void 0 ? [] : [`Decision: ${(0,_decision_blocks_js__WEBPACK_IMPORTED_MODULE_19__.o)(decision, handling)}; ${who}.`],
		...notes,
		...failures.map(({ message }) => message),
		DONE[outcome](pull === void 0 ? "The proposal" : `Pull request ${pull}`)
	];
}
function proposedSummary(proposed) {
	if (proposed.outcome === "refused") return (0,_refusals_js__WEBPACK_IMPORTED_MODULE_15__.n)(proposed.refusals);
	return `## Memory update\n\n${proposedLines(proposed).map((line) => `- ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__.i)(line)}`).join("\n")}\n`;
}



/***/ }),

/***/ 7444:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readNamedArtifact),
/* harmony export */   r: () => (/* binding */ readRunText),
/* harmony export */   t: () => (/* binding */ readArtifact)
/* harmony export */ });
/* harmony import */ var _read_update_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9815);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);



// src/terminal/read-standard-input.ts
async function readStandardInput({ advice, maxBytes }) {
	const { stdin } = process;
	if (stdin.isTTY) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st("- stands for the standard input, and that is a terminal.", advice);
	const chunks = [];
	let size = 0;
	try {
		for await (const chunk of stdin) {
			const bytes = Buffer.from(chunk);
			chunks.push(bytes);
			size += bytes.length;
			if (size > maxBytes) break;
		}
	} catch (error) {
		throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`The standard input cannot be read: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.jo)(error)}`, advice);
	}
	return Buffer.concat(chunks).subarray(0, maxBytes + 1);
}
// src/terminal/read-artifact.ts
const ADVICE = "Name the artifact, such as memory-update.json, or send it to the standard input of -.";
function readArtifact(file, advice = ADVICE) {
	const input = {
		file,
		advice
	};
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.v)(input) > _read_update_js__WEBPACK_IMPORTED_MODULE_0__.t) return new Uint8Array(_read_update_js__WEBPACK_IMPORTED_MODULE_0__.t + 1);
	const bytes = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__._)(input);
	(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.E)(bytes);
	return bytes;
}
async function readNamedArtifact(file, advice = ADVICE) {
	if (file !== "-") return readArtifact(file, advice);
	const bytes = await readStandardInput({
		advice,
		maxBytes: _read_update_js__WEBPACK_IMPORTED_MODULE_0__.t
	});
	(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.E)(bytes);
	return bytes;
}
function readRunText(file) {
	const bytes = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__._)({
		file,
		advice: "Name a file with what the run said.",
		maxBytes: _read_update_js__WEBPACK_IMPORTED_MODULE_0__.t
	});
	(0,_start_js__WEBPACK_IMPORTED_MODULE_2__.E)(bytes);
	return Buffer.from(bytes).toString("utf8");
}



/***/ })

};
;