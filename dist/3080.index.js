"use strict";
exports.id = 3080;
exports.ids = [3080];
exports.modules = {

/***/ 3219:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ fileInMemoryLine)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);




// src/terminal/file-in-memory.ts
async function fileInMemoryLine({ repository, dir, gate }, file, option) {
	const written = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(file);
	if ((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(written, { throwIfNoEntry: false })?.isFile() !== true) return "";
	const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(dir), (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(written)).replaceAll("\\", "/");
	if (path.startsWith("../") || (0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(path)) return "";
	const tree = await repository.workingTree();
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ia)(await tree.entries(), path)) return "";
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.yn)(path, await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, gate))) return "";
	const name = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Zi)(path), 200);
	return `${name} lies in the memory: as long as it does, the check takes it for one of its files, and the index for out of date. Name a place outside, such as ${option} ../${name}, or let Git ignore it.\n`;
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



/***/ }),

/***/ 4157:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ refusal)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);

// src/updates/refusal.ts
const REFUSALS = {
	TOO_LARGE: "Send a smaller update: one claim with its evidence, not a dump of the run.",
	NOT_TEXT: "Write the file as UTF-8 without NUL or unpaired surrogates.",
	NOT_JSON: "Write one JSON value that RFC 8259 allows, without trailing commas or comments.",
	TOO_DEEP: "Nest values less deeply.",
	DUPLICATE_KEY: "Name each member once.",
	RESERVED_KEY: "Use another name for the member.",
	INVALID: `Follow ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.rt)("schemas/memory-update.schema.json")}`,
	UNKNOWN_FORMAT: "Write \"schema\": \"memory-steward.update/v1\", which this steward reads.",
	WRONG_REPOSITORY: "Send the update to the memory that it names.",
	WRONG_RUN: "Name the run that sends the update: repository and id are compared with those of the run.",
	DIGEST_MISMATCH: "Send the file again: what arrived is not what was announced.",
	UNKNOWN_BASE: "Name a commit of the memory's default branch as baseCommit.",
	UNSAFE_PATH: "Write the path relative to the memory's root, with plain names, without dot files and `..`.",
	PROTECTED_PATH: "Leave configuration, ontology, indexes, snapshots and workflows to people.",
	NOT_PROPOSABLE: "Put the file where the layout takes proposals.",
	PATH_COLLISION: "Use the spelling of the file that is there already.",
	NOT_A_FILE: "Name a regular file.",
	CHANGED_TWICE: "Name each file and each record once.",
	NO_SUCH_FILE: "Delete only what is there.",
	NO_SUCH_RECORD: "Name an id of the memory, in a deletion too; a new record also needs its kind, as `kind` or `nodeKind`, or where the layout reads it.",
	NO_PLACE: "Send the file with its path instead of the record.",
	NOT_EDITABLE: "Send the whole file by its path, on the present state of the memory, with each value written out.",
	WRONG_ID: "Keep the id of the record that the file holds; let the id of a new record begin with the prefix of its kind.",
	CONFLICT: "Read the memory again and send the update on its present state.",
	BREAKS_CHECK: "Mend what the check says.",
	SECRET: "Take the secret out of the update; if it is real, revoke it where it was issued.",
	POISON: "Write for a reader; leave out text that steers an agent or hides.",
	BEFORE: "Leave it: it was rejected. To have it judged again, remove its entry from memory-steward.rejections.yaml by a pull request.",
	NOTHING_NEW: "Send nothing: the memory says this already.",
	SOURCE_FORK: "Run the agent where no fork's pull request starts it; what a fork has to say comes as its own pull request.",
	SOURCE_NOT_LISTED: "Name the repository under `proposals.sources` in memory-steward.yml of the default branch.",
	WORKFLOW_NOT_LISTED: "Name the workflow under `proposals.workflows` in memory-steward.yml of the default branch.",
	UNKNOWN_RUN: "Name a run of the source repository that the token may see.",
	RUN_NOT_FINISHED: "Send the update when the run has ended.",
	UNREADABLE_REQUEST: `Send \`update\`, or \`repository\` and \`run\`, as ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.rt)("docs/sources.md")} describes them.`,
	ARTIFACT_MISSING: "Upload memory-update.json as an artifact of the name memory-update.",
	ARTIFACT_TWICE: "Upload one artifact of the name memory-update in one run.",
	ARTIFACT_EXPIRED: "Run the agent again, or keep its artifact longer.",
	ARTIFACT_TOO_SLOW: "Run the job again.",
	ARCHIVE_DAMAGED: "Upload the file with actions/upload-artifact.",
	ARCHIVE_CONTRADICTORY: "Upload the file with actions/upload-artifact, and let nothing change the archive.",
	ARCHIVE_UNREAD_FORM: "Upload the file with actions/upload-artifact, or tell the tool the size of the file before it writes.",
	ARCHIVE_ENCRYPTED: "Upload the file without a password.",
	ARCHIVE_TOO_LARGE: "Send a smaller update: one claim with its evidence, not a dump of the run.",
	ARCHIVE_TOO_MANY_FILES: "Upload memory-update.json alone.",
	ARCHIVE_UNSAFE_PATH: "Upload memory-update.json from the folder that holds it.",
	ARCHIVE_NOT_A_FILE: "Upload a regular file, no link.",
	ARCHIVE_DUPLICATE_PATH: "Upload memory-update.json once.",
	ARCHIVE_WRONG_FILE: "Name the one file of the artifact memory-update.json."
};
function refusal(name, message, where = {}) {
	return {
		code: `MEMORY_REJECTED_${name}`,
		message,
		advice: REFUSALS[name],
		...where
	};
}



/***/ }),

/***/ 2922:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ statusOfNew)
/* harmony export */ });
// src/commands/propose/status-of-new.ts
const UNSEEN = [
	"candidate",
	"draft",
	"proposed"
];
function statusOfNew(kind, { nodeKinds, statuses }) {
	const known = nodeKinds.get(kind)?.statuses ?? statuses;
	return known === void 0 ? "draft" : UNSEEN.find((status) => known.includes(status));
}



/***/ }),

/***/ 2609:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ requireProposable),
/* harmony export */   c: () => (/* binding */ fieldPlace),
/* harmony export */   i: () => (/* binding */ writeArtifact),
/* harmony export */   l: () => (/* binding */ timeIn),
/* harmony export */   n: () => (/* binding */ artifactPlace),
/* harmony export */   o: () => (/* binding */ PLACEHOLDER),
/* harmony export */   r: () => (/* binding */ assertNew),
/* harmony export */   s: () => (/* binding */ fillMembers),
/* harmony export */   t: () => (/* binding */ artifactNames)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _file_in_memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3219);
/* harmony import */ var _meant_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9175);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_5__);






// src/commands/draft-update/field-place.ts
function fieldPlace(field, shape, wanted, taken = {}) {
	const paths = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Qr)(shape?.fields[field]);
	const path = paths.find((each) => (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(wanted, each) !== void 0) ?? paths[0];
	return path && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(taken, path) === void 0 ? path : void 0;
}
function timeIn(path, time, schemas) {
	return schemas.flatMap((check) => check((0,_meant_names_js__WEBPACK_IMPORTED_MODULE_3__.i)({}, path, time))).some(({ keyword, pointer }) => keyword === "pattern" && pointer.join("/") === path.join("/")) ? time.slice(0, 10) : time;
}
// src/updates/fill-members.ts
const PLACEHOLDER = "Replace me";
const MOST_ROUNDS = 20;
function fillMembers(record, schemas, now) {
	let filled = record;
	for (let round = 0; round < MOST_ROUNDS; round++) {
		const before = filled;
		for (const error of schemas.flatMap((check) => check(before))) filled = mended(filled, error, now);
		if (filled === before) break;
	}
	return filled;
}
function mended(record, error, now) {
	const { keyword, params } = error;
	const { missingProperty: missing } = params;
	const at = pathOf(record, keyword === "required" && typeof missing === "string" ? [...error.pointer, missing] : error.pointer);
	const present = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(record, at);
	const value = keyword === "required" && present === void 0 ? PLACEHOLDER : fitting(present, error, now);
	if (value === void 0) return record;
	const [key, above] = [at.at(-1), at.slice(0, -1)];
	const edited = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Sr)(record, present === void 0 && typeof key === "string" ? {
		kind: "insert",
		pointer: above,
		key,
		value
	} : {
		kind: "set",
		pointer: at,
		value
	});
	return edited && (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.Co)(edited.value) ? edited.value : record;
}
function fitting(present, { keyword, params }, now) {
	const { allowedValue, allowedValues, type } = params;
	if (keyword === "minItems" && Array.isArray(present) && present.length === 0) return [PLACEHOLDER];
	if (keyword === "pattern" && present === "Replace me") return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.et)(now);
	if (keyword === "pattern" && present === (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.et)(now)) return (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.$)(now);
	if (keyword === "pattern" && present === (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.$)(now)) return `${PLACEHOLDER}.`;
	if (present !== "Replace me") return void 0;
	if (keyword === "const") return allowedValue;
	if (keyword === "enum" && Array.isArray(allowedValues)) {
		const words = allowedValues.filter((word) => word !== "");
		return words.length === 1 ? words[0] : `${PLACEHOLDER}: one of ${words.join(", ")}`;
	}
	if (keyword !== "type") return void 0;
	const types = [type].flat().join(",").split(",");
	if (types.includes("array")) return [];
	if (types.includes("object")) return {};
	return `${PLACEHOLDER}: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.fa)({
		keyword,
		params,
		message: ""
	}).replace(/^must be /, "")}`;
}
function pathOf(record, pointer) {
	const path = [];
	for (const step of pointer) path.push(Array.isArray((0,_check_js__WEBPACK_IMPORTED_MODULE_1__.To)(record, path)) ? Number(step) : step);
	return path;
}
// src/updates/require-proposable.ts
function requireProposable({ name, classes }) {
	if ([...classes.values()].some((each) => each.proposable && !each.generated && !each.appendOnly)) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`As committed, the layout "${name}" has no class that takes proposals (\`proposable: true\`), so this memory would refuse every update. Nothing was written.`, `Say \`proposable: true\` of a class in a layout file of your own (${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.rt)("docs/layouts.md")}) and commit it, or change the records in a pull request`);
}
// src/terminal/write-artifact.ts
const STANDARD = "-";
function assertNew(output) {
	if (output === STANDARD || !(0,node_fs__WEBPACK_IMPORTED_MODULE_4__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.resolve)(output))) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`${output} is there already.`, "Name another file with --output, or - for the standard output.");
}
function writeArtifact(output, text) {
	if (output === STANDARD) process.stdout.write(text);
	else (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.s)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.resolve)(output), text);
}
async function artifactPlace(memory, output) {
	return output === STANDARD ? "" : await (0,_file_in_memory_js__WEBPACK_IMPORTED_MODULE_2__.t)(memory, output, "--output");
}
function artifactNames(output) {
	if (output === STANDARD) return ["Wrote the artifact", "FILE"];
	return [`Wrote ${(0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(output)}`, (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.L)(output)];
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