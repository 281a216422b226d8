export const id = 897;
export const ids = [897];
export const modules = {

/***/ 897:
/***/ (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ isSame),
  i: () => (/* binding */ editTogether),
  n: () => (/* binding */ markedText),
  o: () => (/* binding */ threeWay),
  r: () => (/* binding */ mergeLines),
  t: () => (/* binding */ editsBetween)
});

// EXTERNAL MODULE: ./build/joined/check.js
var check = __webpack_require__(1804);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./node_modules/diff/libesm/diff/base.js
var base = __webpack_require__(3102);
;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/array.js

class ArrayDiff extends base/* default */.A {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}

;// CONCATENATED MODULE: ./build/joined/value-edits.js




// build/src/memory/three-way.js
function threeWay(base, now, wanted, texts) {
	return merge(base, now, wanted, {
		pointer: [],
		texts
	});
}
function merge(base, now, wanted, at) {
	if (isSame(base, wanted) || isSame(now, wanted)) return {
		value: now,
		wanted: now,
		conflicts: []
	};
	if (isSame(base, now)) return {
		value: wanted,
		wanted,
		conflicts: []
	};
	if ((0,check.Kr)(base) && (0,check.Kr)(now) && (0,check.Kr)(wanted)) return mappings(base, now, wanted, at);
	if (Array.isArray(base) && Array.isArray(now) && Array.isArray(wanted)) return lists(base, now, wanted, at);
	const { pointer, texts } = at;
	if (typeof base === "string" && typeof now === "string" && typeof wanted === "string") {
		const merged = texts?.(base, now, wanted);
		if (merged) {
			const { value, wanted: other, isClean } = merged;
			return {
				value,
				wanted: other,
				conflicts: isClean ? [] : [{
					pointer,
					now,
					wanted
				}]
			};
		}
	}
	return {
		value: now,
		wanted,
		conflicts: [{
			pointer,
			now,
			wanted
		}]
	};
}
function inside({ pointer, texts }, key) {
	return {
		pointer: [...pointer, key],
		texts
	};
}
function mappings(base, now, wanted, at) {
	const value = new Map();
	const other = new Map();
	const conflicts = [];
	for (const key of new Set([...Object.keys(now), ...Object.keys(wanted)])) {
		const merged = merge(own(base, key), own(now, key), own(wanted, key), inside(at, key));
		if (merged.value !== void 0) value.set(key, merged.value);
		if (merged.wanted !== void 0) other.set(key, merged.wanted);
		(0,check.Rr)(conflicts, merged.conflicts);
	}
	return {
		value: Object.fromEntries(value),
		wanted: Object.fromEntries(other),
		conflicts
	};
}
function lists(base, now, wanted, at) {
	const [was, is, goal] = [
		base,
		now,
		wanted
	].map((list) => list.map(nameOf));
	const merged = members(base, now, wanted, at);
	if (!was || !is || !goal || [
		was,
		is,
		goal
	].some((names) => new Set(names).size < names.length)) return merged;
	const isMoved = inOtherOrder(was, goal);
	if (isMoved && inOtherOrder(was, is) && inOtherOrder(is, goal) || bothReplace(was, is, goal)) return {
		value: now,
		wanted,
		conflicts: [{
			pointer: at.pointer,
			now,
			wanted
		}]
	};
	const [lead, follow] = isMoved ? [goal, is] : [is, goal];
	const [value, other] = [merged.value, merged.wanted].map((list) => Array.isArray(list) ? arranged(list, lead, follow) : list);
	return {
		...merged,
		value,
		wanted: other
	};
}
function bothReplace(was, is, goal) {
	const [inWas, inIs, inGoal] = [
		new Set(was),
		new Set(is),
		new Set(goal)
	];
	return was.some((name) => !inIs.has(name) && !inGoal.has(name)) && is.some((name) => !inWas.has(name) && !inGoal.has(name)) && goal.some((name) => !inWas.has(name) && !inIs.has(name));
}
function inOtherOrder(left, right) {
	const [inLeft, inRight] = [new Set(left), new Set(right)];
	const order = right.filter((name) => inLeft.has(name));
	return left.filter((name) => inRight.has(name)).some((name, index) => name !== order[index]);
}
function arranged(items, lead, follow) {
	const byName = new Map(items.map((item) => [nameOf(item), item]));
	if (byName.size < items.length) return items;
	const [inLead, inFollow] = [new Set(lead), new Set(follow)];
	const behind = new Map();
	const atEnd = [];
	const lastShared = follow.findLastIndex((name) => inLead.has(name));
	let shared;
	follow.forEach((name, index) => {
		if (inLead.has(name)) shared = name;
		else if (index > lastShared) atEnd.push(name);
		else {
			const group = behind.get(shared);
			if (group) group.push(name);
			else behind.set(shared, [name]);
		}
	});
	const order = [];
	let waiting = behind.get(void 0) ?? [];
	for (const name of lead) {
		if (inFollow.has(name)) {
			for (const each of waiting) order.push(each);
			waiting = behind.get(name) ?? [];
		}
		order.push(name);
	}
	const result = [
		...order,
		...waiting,
		...atEnd
	].filter((name) => byName.has(name));
	return result.length === items.length ? result.map((name) => byName.get(name)) : items;
}
function members(base, now, wanted, at) {
	const old = new Members(base);
	const goal = new Members(wanted);
	const conflicts = [];
	const value = [];
	const other = [];
	const met = new Set();
	now.forEach((item, index) => {
		const name = nameOf(item);
		const [was, is] = [old.take(name), goal.take(name)];
		met.add(name);
		const { pointer } = inside(at, index);
		if (was === ABSENT && is === ABSENT) {
			value.push(item);
			other.push(item);
		} else if (is === ABSENT) {
			if (isSame(was, item)) return;
			conflicts.push({
				pointer,
				now: item,
				wanted: void 0
			});
			value.push(item);
		} else if (was === ABSENT) {
			if (!isSame(is, item)) conflicts.push({
				pointer,
				now: item,
				wanted: is
			});
			value.push(item);
			other.push(is);
		} else {
			const merged = merge(was, item, is, inside(at, index));
			(0,check.Rr)(conflicts, merged.conflicts);
			value.push(merged.value);
			other.push(merged.wanted);
		}
	});
	for (const item of wanted) {
		const name = nameOf(item);
		const left = goal.take(name);
		if (left === ABSENT) continue;
		const was = old.take(name);
		if (was === ABSENT) {
			value.push(left);
			other.push(left);
		} else if (!isSame(was, left)) {
			conflicts.push({
				pointer: [...at.pointer, now.length],
				now: void 0,
				wanted: left
			});
			other.push(left);
		}
	}
	return {
		value,
		wanted: other,
		conflicts
	};
}
const ABSENT = Symbol("absent");
var Members = class {
	#byName = new Map();
	constructor(list) {
		for (const item of list) {
			const name = nameOf(item);
			const queue = this.#byName.get(name);
			if (queue) queue.push(item);
			else this.#byName.set(name, [item]);
		}
		for (const queue of this.#byName.values()) queue.reverse();
	}
	take(name) {
		const queue = this.#byName.get(name);
		return queue === void 0 || queue.length === 0 ? ABSENT : queue.pop();
	}
};
const NAMING_KEYS = [
	"id",
	"target",
	"to",
	"name",
	"key",
	"path",
	"url"
];
function nameOf(item) {
	if ((0,check.Kr)(item)) {
		const key = NAMING_KEYS.find((name) => typeof own(item, name) === "string");
		if (key !== void 0) return JSON.stringify([own(item, "kind"), own(item, key)]);
	}
	return (0,check.Gr)(item);
}
function isSame(a, b) {
	return Object.is(a, b) || typeof a === "object" && typeof b === "object" && (0,check.Gr)(a) === (0,check.Gr)(b);
}
function own(mapping, key) {
	return Object.hasOwn(mapping, key) ? mapping[key] : void 0;
}
// build/src/parse/edit-together.js
const BYTE_ORDER_MARK = "﻿";
const MAX_READ = 16777216;
const READING = 16384;
const EDIT = 512;
const MAX_EDITS$2 = 5e3;
function editTogether(path, format, text, document, edits) {
	if (edits.length > MAX_EDITS$2) return void 0;
	const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
	const budget = { left: MAX_READ };
	const edited = editedText(path, format, text.slice(mark.length), document, edits, budget);
	return edited === void 0 ? void 0 : mark + edited;
}
function editedText(path, format, text, document, edits, budget) {
	const [first] = edits;
	if (!first) return text;
	if (budget.left <= 0) return void 0;
	budget.left -= READING + text.length + EDIT * edits.length;
	const file = new check.Vr(path, format, external_node_buffer_.Buffer.from(text));
	if (edits.length === 1) {
		const edit = (0,check.Xn)(file, document, first);
		return edit && (0,check.er)(text, [edit]);
	}
	const whole = atOnce(file, document, edits);
	if (whole !== void 0) return whole;
	const middle = Math.ceil(edits.length / 2);
	const half = editedText(path, format, text, document, edits.slice(0, middle), budget);
	return half === void 0 ? void 0 : editedText(path, format, half, document, edits.slice(middle), budget);
}
function atOnce(file, document, edits) {
	const value = file.content(document)?.value;
	const region = (0,check.$n)(file, document);
	const meant = region && (0,check.nr)(structuredClone(value), edits);
	if (!meant) return void 0;
	const plans = [];
	for (const [index, edit] of edits.entries()) {
		const plan = (0,check.Qn)(file, document, edit);
		if (!plan) return void 0;
		plans.push({
			...plan,
			index,
			isItem: edit.kind === "insert" && /^\d+$/.test(edit.key)
		});
	}
	plans.sort((a, b) => a.start - b.start || (a.isItem && b.isItem ? b.index - a.index : a.index - b.index));
	let edited = "";
	let from = region.start;
	for (const { start, end, text } of plans) {
		if (start < from) return void 0;
		edited += file.text.slice(from, start) + text;
		from = end;
	}
	edited += file.text.slice(from, region.end);
	const after = file.withText(edited);
	if (after.slices.length !== 1 || !(0,external_node_util_.isDeepStrictEqual)(after.content(0)?.value, meant.value)) return void 0;
	return file.text.slice(0, region.start) + edited + file.text.slice(region.end);
}
// build/src/updates/merge-lines.js
const MAX_EDITS$1 = 4e3;
function mergeLines(base, now, wanted, meeting = "touching") {
	if (base === wanted || now === wanted) return {
		value: now,
		wanted: now,
		isClean: true
	};
	if (base === now) return {
		value: wanted,
		wanted,
		isClean: true
	};
	const old = linesOf(base);
	const cut = (changes) => meeting === "overlapping" ? changes?.flatMap(byLine) : changes;
	const [came, asked] = [cut(hunks(old, linesOf(now))), cut(hunks(old, linesOf(wanted)))];
	if (!came || !asked) return void 0;
	return new LineMerge(old, withoutRepeated(came, asked), withoutRepeated(asked, came), meeting).run();
}
var LineMerge = class {
	#old;
	#ours;
	#theirs;
	#meeting;
	#value = [];
	#other = [];
	#isClean = true;
	#at = 0;
	#left = 0;
	#right = 0;
	constructor(old, ours, theirs, meeting) {
		this.#old = old;
		this.#ours = ours;
		this.#theirs = theirs;
		this.#meeting = meeting;
	}
	run() {
		while (this.#left < this.#ours.length || this.#right < this.#theirs.length) {
			const [mine, its] = [this.#ours[this.#left], this.#theirs[this.#right]];
			const start = Math.min(mine?.start ?? Infinity, its?.start ?? Infinity);
			this.#pushBoth(this.#old.slice(this.#at, start));
			this.#at = start;
			if (this.#meeting === "touching" || !this.#pushWhatStoodFirst(mine, its)) this.#pushMeeting(start);
		}
		this.#pushBoth(this.#old.slice(this.#at));
		return {
			value: this.#value.join(""),
			wanted: this.#other.join(""),
			isClean: this.#isClean
		};
	}
	#pushWhatStoodFirst(mine, its) {
		if (!its || mine?.start !== its.start) return false;
		if (standsBefore(its, mine)) {
			this.#pushBoth(its.lines);
			this.#right++;
			return true;
		}
		if (!standsBefore(mine, its)) return false;
		this.#pushBoth(mine.lines);
		this.#left++;
		return true;
	}
	#pushMeeting(start) {
		const [firstLeft, firstRight] = [this.#left, this.#right];
		const end = this.#endOfMeeting(start);
		const mine = replaced(this.#old, start, end, this.#ours.slice(firstLeft, this.#left));
		const its = replaced(this.#old, start, end, this.#theirs.slice(firstRight, this.#right));
		if (firstLeft === this.#left) this.#pushBoth(its);
		else if (firstRight === this.#right || mine.join("") === its.join("")) this.#pushBoth(mine);
		else {
			(0,check.Rr)(this.#value, mine);
			(0,check.Rr)(this.#other, its);
			this.#isClean = false;
		}
		this.#at = end;
	}
	#endOfMeeting(start) {
		let end = start;
		const isMet = (hunk) => hunk !== void 0 && (hunk.start < end || hunk.start === start);
		for (;;) {
			const [mine, its] = [this.#ours[this.#left], this.#theirs[this.#right]];
			if (isMet(mine)) {
				end = Math.max(end, mine.end);
				this.#left++;
			} else if (isMet(its)) {
				end = Math.max(end, its.end);
				this.#right++;
			} else return end;
		}
	}
	#pushBoth(lines) {
		for (const line of lines) {
			this.#value.push(line);
			this.#other.push(line);
		}
	}
};
function markedText(now, wanted, names) {
	const old = linesOf(now);
	const differing = hunks(old, linesOf(wanted)) ?? [{
		start: 0,
		end: old.length,
		lines: linesOf(wanted)
	}];
	const result = [];
	let at = 0;
	for (const { start, end, lines } of differing) {
		(0,check.Rr)(result, old.slice(at, start));
		result.push(`<<<<<<< ${names.now}\n`);
		(0,check.Rr)(result, ended(old.slice(start, end)));
		result.push("=======\n");
		(0,check.Rr)(result, ended(lines));
		result.push(`>>>>>>> ${names.wanted}\n`);
		at = end;
	}
	(0,check.Rr)(result, old.slice(at));
	return result.join("");
}
function withoutRepeated(hunks, others) {
	const byEnd = new Map(others.filter(({ start, end }) => start < end).map((other) => [other.end, other.lines]));
	return hunks.filter(({ start, end, lines }) => {
		return (start === end ? byEnd.get(start)?.slice(-lines.length) : void 0)?.join("") !== lines.join("");
	});
}
function standsBefore(first, second) {
	const last = first.lines.at(-1) ?? "";
	if (first.start < first.end || !last.endsWith("\n") || first.lines.join("") === second.lines.join("")) return false;
	return second.start < second.end && second.lines.length > 0 || !/^\s*#/.test(last);
}
function byLine({ start, end, lines }) {
	if (lines.length !== end - start) return [{
		start,
		end,
		lines
	}];
	return lines.map((line, index) => ({
		start: start + index,
		end: start + index + 1,
		lines: [line]
	}));
}
function hunks(old, fresh) {
	const changes = diffArrays(old, fresh, { maxEditLength: MAX_EDITS$1 });
	if (!changes) return void 0;
	const result = [];
	let at = 0;
	for (const { value, added, removed } of changes) {
		const last = result.at(-1);
		if (added) {
			if (last?.end === at) (0,check.Rr)(last.lines, value);
			else result.push({
				start: at,
				end: at,
				lines: [...value]
			});
		} else {
			if (removed) {
				if (last?.end === at) last.end += value.length;
				else result.push({
					start: at,
					end: at + value.length,
					lines: []
				});
			}
			at += value.length;
		}
	}
	return result;
}
function replaced(old, start, end, by) {
	const result = [];
	let at = start;
	for (const hunk of by) {
		(0,check.Rr)(result, old.slice(at, hunk.start));
		(0,check.Rr)(result, hunk.lines);
		at = hunk.end;
	}
	(0,check.Rr)(result, old.slice(at, end));
	return result;
}
function linesOf(text) {
	return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
function ended(lines) {
	return lines.map((line) => line.endsWith("\n") ? line : `${line}\n`);
}
// build/src/updates/value-edits.js
const MAX_EDITS = 50;
function editsBetween(before, after, at, lists = "members") {
	if (isSame(before, after)) return [];
	const whole = [{
		kind: "set",
		pointer: at,
		value: after
	}];
	if (Array.isArray(before) && Array.isArray(after)) {
		const edits = lists === "members" ? inPlace(before, after, at) ?? comeAndGone(before, after, at) : void 0;
		return edits && edits.length <= MAX_EDITS ? edits : whole;
	}
	if (!(0,check.Kr)(before) || !(0,check.Kr)(after)) return whole;
	const edits = [];
	for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) edits.push({
		kind: "delete",
		pointer: [...at, key]
	});
	else (0,check.Rr)(edits, editsBetween(before[key], after[key], [...at, key], lists));
	for (const key of Object.keys(after)) if (!Object.hasOwn(before, key)) edits.push({
		kind: "insert",
		pointer: at,
		key,
		value: after[key]
	});
	return edits;
}
function inPlace(before, after, at) {
	if (before.length !== after.length) return void 0;
	const [was, is] = named(before, after);
	const others = new Set(is);
	const differing = [...was.keys()].filter((index) => was[index] !== is[index]);
	if (differing.length > MAX_EDITS || differing.some((index) => others.has(was[index] ?? -1))) return void 0;
	return differing.flatMap((index) => editsBetween(before[index], after[index], [...at, index]));
}
function comeAndGone(before, after, at) {
	const [was, is] = named(before, after);
	const parts = diffArrays(was, is, { maxEditLength: MAX_EDITS });
	if (!parts?.some(({ added, removed }) => !added && !removed)) return void 0;
	const edits = [];
	let [left, right] = [before.length, after.length];
	for (const { added, removed, count } of parts.reverse()) {
		for (let each = 0; each < count && (added || removed); each++) if (added) edits.push({
			kind: "insert",
			pointer: at,
			key: String(left),
			value: after[--right]
		});
		else edits.push({
			kind: "delete",
			pointer: [...at, --left]
		});
		if (!added && !removed) [left, right] = [left - count, right - count];
	}
	return edits;
}
function named(before, after) {
	const names = new Map();
	const nameOf = (item) => {
		const text = (0,check.Gr)(item);
		const name = names.get(text) ?? names.size;
		names.set(text, name);
		return name;
	};
	return [before.map(nameOf), after.map(nameOf)];
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
