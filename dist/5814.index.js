"use strict";
exports.id = 5814;
exports.ids = [5814];
exports.modules = {

/***/ 2558:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isWithheld),
/* harmony export */   i: () => (/* binding */ notAloneBlocks),
/* harmony export */   n: () => (/* binding */ decisionLine),
/* harmony export */   o: () => (/* binding */ decisionWord),
/* harmony export */   r: () => (/* binding */ decisionParts),
/* harmony export */   s: () => (/* binding */ memoryBegins),
/* harmony export */   t: () => (/* binding */ byHandBlocks)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4120);
/* harmony import */ var _percent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1364);




// src/report/memory-begins.ts
function memoryBegins(layout) {
	if (layout === void 0) return [];
	return [`The memory begins with this: main has no file of the layout "${layout}" yet. See whether the paths are where it is to be.`];
}
// src/report/decision-word.ts
function decisionWord(decision, handling) {
	return decision === "reject" && handling === "person" ? "unclear" : decision;
}
// src/report/proposal/story.ts
function isWithheld({ diff }) {
	return diff.records.some(({ restricted }) => restricted);
}
// src/report/proposal/decision-blocks.ts
const NAME_LIMIT = 120;
const VALUE_LIMIT = 200;
const SUMMARY_LIMIT = 400;
const LISTED_MATCHES = 5;
const LISTED_RECORDS = 20;
const VALUES_LIMIT = 1e3;
function decisionParts({ records }) {
	return records.map(({ record, review }) => {
		if (review) return reviewBlocks(review);
		const why = WORDS[record.reason] ?? "";
		return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(record.decision)), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" "), name(record.id), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`: ${why}`))];
	});
}
const WORDS = {
	edit_of_known_record: "an edit of a record that is known, which is compared with no other; a person decides.",
	removal: "it goes; a person decides.",
	no_record: "a file without a record that could be compared; a person decides."
};
function decisionLine({ record, review }, isOpened = true) {
	const said = review ? (isOpened ? summaryWords : wordsAlone)(review) : WORDS[record.reason] ?? "";
	const decision = decisionWord(record.decision, review?.handling);
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(decision)),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" "),
		name(record.id),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(": "),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(said, SUMMARY_LIMIT))
	];
}
function summaryWords(review) {
	return wordsAlone(review).replace("; nothing is opened).", "; alone it would not have come).");
}
function wordsAlone({ summary }) {
	return summary.replace(/^[a-z]+: /, "");
}
function notAloneBlocks({ records }) {
	const closed = records.flatMap(({ review }) => review?.handling === "closed" ? [review] : []);
	if (closed.length === 0) return [];
	const items = closed.slice(0, LISTED_RECORDS).map((review) => [
		name(review.candidate.id),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(": "),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(summaryWords(review), SUMMARY_LIMIT))
	]);
	const rest = closed.length - items.length;
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("An update comes as a whole.")), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" Take out what brings nothing:")), {
		kind: "list",
		items: [...items, ...rest > 0 ? [[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(rest, "more record"))]] : []]
	}];
}
function byHandBlocks(story) {
	const { unwritten, records } = story;
	if (unwritten.length === 0) return [];
	const items = records.flatMap(({ record, review }) => unwritten.includes(record.id) && !isWithheld(story) ? review?.operations ?? [] : []).slice(0, LISTED_RECORDS).map(({ operation, record, values }) => [
		name(record),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`: ${operation.replaceAll("-", " ")}: `),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(values.join(" "), VALUES_LIMIT))
	]);
	const reviews = records.flatMap(({ record, review }) => review && unwritten.includes(record.id) ? [review] : []);
	return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("The decision on these could not be written into the records; they stand beside what is known:")), {
		kind: "list",
		items: [...reviews.slice(0, LISTED_RECORDS).map(unwrittenItem), ...items]
	}];
}
function unwrittenItem(review) {
	const words = review.matches.find(({ id }) => id === review.targets[0])?.changes.find(({ flag, target, candidate }) => flag === "words_changed" && target.length + candidate.length > 0);
	return [
		name(review.candidate.id),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(": "),
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.u)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(summaryWords(review), SUMMARY_LIMIT)),
		...words ? [
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" Words: "),
			...values(words.target),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" \u2192 "),
			...values(words.candidate)
		] : []
	];
}
function reviewBlocks(review) {
	const { candidate, decision, matches, related, retrieval } = review;
	const facts = [
		`relation ${review.relation.replaceAll("_", " ")}`,
		`rule ${review.rule}`,
		`handling ${review.handling}`,
		`confidence ${(0,_percent_js__WEBPACK_IMPORTED_MODULE_3__.t)(review.confidence)}`,
		`compared with ${retrieval.compared} of ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(retrieval.records, "record")}`
	];
	const shown = matches.slice(0, LISTED_MATCHES);
	const rest = matches.length - shown.length;
	const items = [
		...candidate.signals.map(({ signal, phrase }) => [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`wording: ${signal} `), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(phrase, NAME_LIMIT))]),
		...related.slice(0, LISTED_MATCHES).map(({ id, status }) => [
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("same text in "),
			name(id),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(` (${status})`)
		]),
		...shown.flatMap(matchItems),
		...rest > 0 ? [[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`and ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.z)(rest, "weaker match")}`)]] : []
	];
	return [
		(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.l)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.d)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(decisionWord(decision, review.handling))), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" "), name(candidate.id), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(": "), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)(review.reason), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(` \u00b7 ${facts.join(" \u00b7 ")}`)),
		...shown.length > 0 ? [matchTable(shown)] : [],
		...items.length > 0 ? [{
			kind: "list",
			items
		}] : []
	];
}
function matchTable(matches) {
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.f)([
		"Record",
		"Relation",
		"Confidence",
		"Title",
		"Summary",
		"Detail",
		"Scope",
		"Status"
	], matches.map((match) => [
		[name(match.id)],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(match.relation.replaceAll("_", " "))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_percent_js__WEBPACK_IMPORTED_MODULE_3__.t)(match.confidence))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_percent_js__WEBPACK_IMPORTED_MODULE_3__.t)(match.title))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_percent_js__WEBPACK_IMPORTED_MODULE_3__.t)(match.summary))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_percent_js__WEBPACK_IMPORTED_MODULE_3__.t)(match.detail))],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(match.scopeRelation)],
		[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(match.status, NAME_LIMIT))]
	]));
}
function matchItems(match) {
	const buckets = Object.entries(match.evidence).map(([bucket, sum]) => `${bucket} ${bucketText(sum)}`);
	return [
		[name(match.id), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`: points: ${buckets.join(" \u00b7 ")}`)],
		...match.failedBefore.map(({ relation, failed }) => [name(match.id), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`: not ${relation}: ${failed}`)]),
		...match.changes.map(({ flag, target, candidate }) => [
			name(match.id),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(`: ${flag}: `),
			...values(target),
			(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)(" \u2192 "),
			...values(candidate)
		])
	];
}
function bucketText({ sum, items }) {
	const parts = items.map(({ code: what, weight }) => `${what} ${weight}`);
	return parts.length === 0 ? `${sum}` : `${sum} (${parts.join(", ")})`;
}
function values(list) {
	if (list.length === 0) return [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__.p)("nothing")];
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.r)(list.slice(0, 10).map((value) => (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(value, VALUE_LIMIT))));
}
function name(id) {
	return (0,_document_js__WEBPACK_IMPORTED_MODULE_2__.n)((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(id, NAME_LIMIT));
}



/***/ }),

/***/ 7050:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runProposeStep: () => (/* binding */ runProposeStep)
/* harmony export */ });
/* harmony import */ var _proposed_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7047);
/* harmony import */ var _update_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1319);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6065);
/* harmony import */ var _read_artifact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7444);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(377);
/* harmony import */ var _forge_clone_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4162);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7379);
/* harmony import */ var _receiver_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3240);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8027);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_10___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_10__);











// src/actions/propose-step.ts
async function runProposeStep(input) {
	const { inputs, environment } = input;
	(0,_action_js__WEBPACK_IMPORTED_MODULE_9__.r)("decision", "");
	(0,_action_js__WEBPACK_IMPORTED_MODULE_9__.r)("codes", "");
	const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_5__.n)(environment, inputs.token);
	return await (0,_forge_clone_js__WEBPACK_IMPORTED_MODULE_6__.t)(access, input, async ({ clone, directory, gateOptions }) => {
		const gate = gateOptions();
		const receiver = (0,_receiver_js__WEBPACK_IMPORTED_MODULE_8__.t)(access, environment, clone, gate);
		const received = await receive(input, access, receiver);
		if (received === void 0) {
			(0,_action_js__WEBPACK_IMPORTED_MODULE_9__.r)("verdict", "pass");
			(0,_log_js__WEBPACK_IMPORTED_MODULE_7__.t)("The run left no artifact of the name memory-update: there is nothing to propose.", "notice");
			return 0;
		}
		if (!("bytes" in received)) return tell({
			...NOTHING,
			refusals: received
		});
		return tell(await (0,_proposed_js__WEBPACK_IMPORTED_MODULE_0__.r)({
			forge: access.forge,
			source: clone,
			root: directory,
			target: await receiver.target(),
			run: access.run,
			artifact: received,
			memoryRepository: access.repository,
			gate,
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_3__.t)(clone.repository),
			now: new Date(),
			onSecret: _start_js__WEBPACK_IMPORTED_MODULE_2__.k.learn,
			server: access.server
		}));
	});
}
async function receive({ inputs, event, workspace }, { repository, forgeOf }, { memory, policy }) {
	if (inputs.updateFile !== void 0) return { bytes: (0,_read_artifact_js__WEBPACK_IMPORTED_MODULE_4__.t)((0,node_path__WEBPACK_IMPORTED_MODULE_10__.resolve)(workspace, inputs.updateFile)) };
	if (event.name !== "workflow_run" && event.name !== "repository_dispatch") throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st("The event brings no update.", "Run `propose` on workflow_run or repository_dispatch, or name a file as `update-file`.");
	return await (0,_update_origin_js__WEBPACK_IMPORTED_MODULE_1__.r)({
		origin: (0,_update_origin_js__WEBPACK_IMPORTED_MODULE_1__.t)(event, repository),
		memory,
		forgeOf,
		policy
	});
}
const NOTHING = {
	outcome: "refused",
	refusals: [],
	notes: [],
	failures: []
};
function tell(proposed) {
	const { outcome, decision, pull, refusals, failures } = proposed;
	const isRefused = outcome === "refused";
	(0,_action_js__WEBPACK_IMPORTED_MODULE_9__.r)("verdict", isRefused ? "fail" : "pass");
	(0,_action_js__WEBPACK_IMPORTED_MODULE_9__.r)("decision", isRefused ? "refused" : decision ?? "reject");
	(0,_receiver_js__WEBPACK_IMPORTED_MODULE_8__.n)(refusals);
	if (pull !== void 0) (0,_action_js__WEBPACK_IMPORTED_MODULE_9__.r)("pull-request", pull);
	for (const { message } of failures) (0,_log_js__WEBPACK_IMPORTED_MODULE_7__.t)(message, "warning");
	for (const line of (0,_proposed_js__WEBPACK_IMPORTED_MODULE_0__.t)({
		...proposed,
		refusals: [],
		failures: []
	})) (0,_log_js__WEBPACK_IMPORTED_MODULE_7__.t)(line);
	(0,_action_js__WEBPACK_IMPORTED_MODULE_9__.i)((0,_proposed_js__WEBPACK_IMPORTED_MODULE_0__.n)(proposed));
	return isRefused ? 1 : 0;
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