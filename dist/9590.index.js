"use strict";
exports.id = 9590;
exports.ids = [9590];
exports.modules = {

/***/ 9590:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runDiff: () => (/* binding */ runDiff)
/* harmony export */ });
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6014);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1343);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(366);
/* harmony import */ var _room_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9574);
/* harmony import */ var _print_terminal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4683);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4105);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7869);
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6626);
/* harmony import */ var _learn_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5105);
/* harmony import */ var _parent_of_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7987);
/* harmony import */ var _shell_word_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1744);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_12___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_12__);













// src/report/diff/diff-json.ts
const STATES = [
	"added",
	"changed",
	"renamed",
	"moved",
	"removed",
	"unreadable"
];
function renderDiffJson(diff) {
	const { before, after, records, edges, ontology, otherFiles } = diff;
	const edgeCount = (state) => edges.filter((edge) => edge.state === state).length;
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.E)({
		schema: "memory-steward.diff/v1",
		before: {
			label: before.label,
			commit: before.commit
		},
		after: {
			label: after.label,
			commit: after.commit
		},
		counts: {
			records: Object.fromEntries(STATES.map((state) => [state, records.filter((r) => r.state === state).length])),
			edges: {
				added: edgeCount("added"),
				removed: edgeCount("removed"),
				broken: edgeCount("broken")
			},
			otherFiles: otherFiles.length
		},
		records: records.map(recordOf),
		statusMoves: (0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__.a)(diff).map((move) => ({
			before: move.before,
			after: move.after,
			ids: move.ids
		})),
		edges: edges.map(({ state, from, kind, to }) => ({
			state,
			from,
			kind,
			to
		})),
		ontology: ontology && {
			before: ontology.before,
			after: ontology.after,
			edited: ontology.edited,
			members: ontology.members,
			added: ontology.added,
			removed: ontology.removed
		},
		otherFiles: otherFiles.map(({ path, kind }) => ({
			path,
			kind
		}))
	});
}
function recordOf(record) {
	return {
		id: record.id,
		state: record.state,
		kind: record.kind,
		title: record.title,
		path: record.path,
		formerPath: record.formerPath,
		formerId: record.formerId,
		status: record.status && {
			before: record.status.before,
			after: record.status.after
		},
		restricted: record.restricted,
		fields: record.fields.map(fieldOf),
		moreFields: record.moreFields
	};
}
function fieldOf(change) {
	const { field, role, kind } = change;
	switch (change.kind) {
		case "value": return {
			field,
			role,
			kind,
			before: change.before,
			after: change.after
		};
		case "list": return {
			field,
			role,
			kind,
			added: change.added,
			removed: change.removed,
			more: change.more
		};
		case "text": return {
			field,
			role,
			kind,
			added: change.added,
			removed: change.removed
		};
		case "withheld": return {
			field,
			role,
			kind
		};
	}
}
// src/report/diff/render-diff.ts
const PAGE_BYTES = 524288;
const MAX_ROWS = 50;
function renderDiffMarkdown(diff, { rows = MAX_ROWS } = {}) {
	return `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_3__.n)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__.n)(diff, {
		rows,
		room: new _room_js__WEBPACK_IMPORTED_MODULE_4__.t(PAGE_BYTES)
	}))}\n`;
}
function renderDiffPretty(diff, { rows = MAX_ROWS, color = false, width }) {
	return (0,_print_terminal_js__WEBPACK_IMPORTED_MODULE_5__.t)((0,_blocks_js__WEBPACK_IMPORTED_MODULE_2__.n)(diff, {
		rows,
		room: new _room_js__WEBPACK_IMPORTED_MODULE_4__.t(PAGE_BYTES)
	}), color, width);
}
// src/terminal/diff.ts
async function runDiff(dir, first, second, options) {
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.B)(dir);
	const progress = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.m)(process.stderr);
	try {
		const [before, after] = await endsOf(repository, dir, first, second);
		const trees = {
			before: await repository.commitTree(before),
			after: await repository.commitTree(after)
		};
		const result = await (0,_diff_js__WEBPACK_IMPORTED_MODULE_0__.t)({
			...trees,
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.h)(dir, options, repository),
			onProgress: progress.update
		});
		progress.clear();
		await (0,_learn_files_js__WEBPACK_IMPORTED_MODULE_9__.t)(trees.before, trees.after);
		const text = render(result.diff, options);
		if (options.output === void 0) process.stdout.write(text);
		else (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.c)((0,node_path__WEBPACK_IMPORTED_MODULE_12__.resolve)(options.output), text);
		return 0;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.o)(error, dir);
	} finally {
		progress.clear();
		await repository.close();
	}
}
async function endsOf(repository, dir, first, second) {
	if (second !== void 0) return [first, second];
	const range = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.W)(first);
	if (range && !range.isSinceParting) return [range.from, range.to];
	if (range) throw new _start_js__WEBPACK_IMPORTED_MODULE_6__.nt(`diff compares two revisions, and ${first} is Git's form for what a branch changed since it left another.`, `Name both in its place: ${(0,_shell_word_js__WEBPACK_IMPORTED_MODULE_11__.t)(range, dir).join(" ")}`);
	const commit = await repository.resolve(first);
	const isLast = commit === await repository.resolve("HEAD");
	if (isLast) await (0,_parent_of_js__WEBPACK_IMPORTED_MODULE_10__.t)(repository, commit, "Commit a change, and compare that with it");
	const name = (0,_shell_word_js__WEBPACK_IMPORTED_MODULE_11__.r)(first);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_6__.nt(`diff compares two revisions, and ${first} is one.`, `Name both in its place: ${isLast ? `${name}~1 ${name}` : `${name} HEAD`}`);
}
function render(difference, { format, output, rows }) {
	const page = rows === void 0 ? {} : { rows };
	switch (format) {
		case "json": return renderDiffJson(difference);
		case "markdown": return renderDiffMarkdown(difference, page);
		case "pretty": return renderDiffPretty(difference, {
			...page,
			...output === void 0 && {
				color: (0,_color_js__WEBPACK_IMPORTED_MODULE_8__.n)(),
				width: (0,_wrap_js__WEBPACK_IMPORTED_MODULE_7__.n)(process.stdout.columns)
			}
		});
	}
}



/***/ })

};
;