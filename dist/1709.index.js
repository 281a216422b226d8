"use strict";
exports.id = 1709;
exports.ids = [1709];
exports.modules = {

/***/ 7622:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ grown),
/* harmony export */   t: () => (/* binding */ ByteTable)
/* harmony export */ });
// src/layouts/byte-table.ts
const FIRST_WORDS = 64;
const HEADER = 3;
const KEYS = [randomOdd(), randomOdd()];
function randomOdd() {
	return Math.random() * 2 ** 32 | 1;
}
var ByteTable = class {
	size = 0;
	#key;
	#secondKey;
	#words = new Int32Array(FIRST_WORDS);
	#length = 0;
	#slots = new Int32Array(32);
	#bytes = new Uint8Array(0);
	#view = new DataView(this.#bytes.buffer);
	constructor([key, secondKey] = KEYS) {
		this.#key = key;
		this.#secondKey = secondKey;
	}
	numberOf(bytes, start, end, context = 0) {
		if (bytes !== this.#bytes) {
			this.#bytes = bytes;
			this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
		}
		const hash = this.#hashOf(start, end) ^ context;
		const slots = this.#slots;
		const mask = slots.length - 2;
		let slot = hash << 1 & mask;
		for (let held = slots[slot + 1] ?? 0; held > 0; held = slots[slot + 1] ?? 0) {
			if (slots[slot] === hash && this.#is(held - 1, start, end, context)) return this.#words[held - 1] ?? 0;
			slot = slot + 2 & mask;
		}
		slots[slot] = hash;
		slots[slot + 1] = this.#length + 1;
		return this.#add(start, end, context);
	}
	#hashOf(start, end) {
		const view = this.#view;
		const key = this.#key;
		const secondKey = this.#secondKey;
		let hash = 0;
		let at = start;
		for (; at + 4 <= end; at += 4) {
			hash = Math.imul(hash ^ view.getInt32(at, true), key);
			hash = Math.imul(hash ^ hash >>> 15, secondKey);
		}
		if (at < end) {
			hash = Math.imul(hash ^ lastWord(view, at, end), key);
			hash = Math.imul(hash ^ hash >>> 15, secondKey);
		}
		return hash ^ hash >>> 15;
	}
	#is(header, start, end, context) {
		const words = this.#words;
		if (words[header + 1] !== context || words[header + 2] !== end - start) return false;
		const view = this.#view;
		let own = header + HEADER;
		let at = start;
		for (; at + 4 <= end; at += 4) if (view.getInt32(at, true) !== words[own++]) return false;
		return at === end || lastWord(view, at, end) === words[own];
	}
	#add(start, end, context) {
		const length = this.#length + HEADER + (end - start + 3 >> 2);
		if (length > this.#words.length) this.#words = grown(this.#words, new Int32Array(Math.max(length, this.#words.length * 2)));
		const words = this.#words;
		const view = this.#view;
		let own = this.#length;
		words[own++] = this.size;
		words[own++] = context;
		words[own++] = end - start;
		let at = start;
		for (; at + 4 <= end; at += 4) words[own++] = view.getInt32(at, true);
		if (at < end) words[own] = lastWord(view, at, end);
		this.#length = length;
		const number = this.size++;
		if (this.size * 4 > this.#slots.length) this.#spread();
		return number;
	}
	#spread() {
		const before = this.#slots;
		const slots = new Int32Array(before.length * 2);
		const mask = slots.length - 2;
		for (let held = 0; held < before.length; held += 2) {
			const header = before[held + 1] ?? 0;
			if (header === 0) continue;
			const hash = before[held] ?? 0;
			let slot = hash << 1 & mask;
			while ((slots[slot + 1] ?? 0) > 0) slot = slot + 2 & mask;
			slots[slot] = hash;
			slots[slot + 1] = header;
		}
		this.#slots = slots;
	}
};
function lastWord(view, start, end) {
	let word = 0;
	for (let at = end - 1; at >= start; at--) word = word << 8 | view.getUint8(at);
	return word;
}
function grown(list, larger) {
	larger.set(list);
	return larger;
}



/***/ }),

/***/ 1709:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Skeletons: () => (/* binding */ Skeletons)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _byte_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7622);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);



function signatureOf(bytes, start, end) {
	return end - start << 16 | (bytes[start] ?? 0) << 8 | (bytes[end - 1] ?? 0);
}
function keyOf(name, at) {
	return {
		name,
		signature: signatureOf(name, 0, name.length),
		place: at
	};
}
const READS = {
	id: 2,
	title: 3,
	updatedAt: 4,
	kind: 1,
	status: 1,
	sensitivity: 1,
	owners: 5,
	tags: 5,
	aliases: 5,
	sourceRefs: 5
};
function placesOf(layoutClass, particular) {
	const { disjoint, distinct, ascending, entries, bodyRequired, outline, inner } = layoutClass;
	if (bodyRequired || outline || [
		disjoint,
		distinct,
		ascending,
		entries,
		inner
	].some(({ length }) => length > 0)) return void 0;
	const builder = new Builder(particular, layoutClass.shapes.flatMap(pathsOf));
	if (layoutClass.text.length > 0 || layoutClass.same.length > 0 || layoutClass.edgeSources.some(({ words }) => words)) return void 0;
	for (const { form, path, unwraps, kind, namespace, targetIn, within } of layoutClass.edgeSources) if (!(form === "map" || form === "targets" && kind !== void 0 && namespace === void 0 && targetIn === void 0 && within === void 0) || unwraps || path.length === 0 || leadsIntoList(path)) return void 0;
	for (const shape of layoutClass.shapes) if (!addShape(builder, layoutClass, shape)) return void 0;
	return builder.places();
}
function addShape(builder, { edgeSources }, shape) {
	if (shape.each || pathsOf(shape).some(leadsIntoList)) return false;
	for (const [name, sources] of Object.entries(shape.fields)) {
		const reads = READS[name];
		for (const source of sources) {
			if (source.from === "template") return false;
			if (source.from === "record" && (source.before ?? source.within) !== void 0) return false;
			if (reads !== void 0 && source.from === "record" && !builder.note(source.path, reads)) return false;
		}
	}
	const words = [...(shape.when?.equals ?? []).map(([path]) => path), ...shape.patchWhen];
	for (const path of words) if (!builder.keep(path)) return false;
	return shape.edges.every((index) => {
		const source = edgeSources[index];
		return source === void 0 || builder.lead(source.path, index, source.form === "map");
	});
}
function pathsOf({ fields, when, patchWhen, forbidden }) {
	const sources = Object.values(fields).flat();
	return [
		...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qr)(sources),
		...when?.has ?? [],
		...(when?.equals ?? []).map(([path]) => path),
		...patchWhen,
		...forbidden
	];
}
function leadsIntoList(path) {
	return path.slice(1).some((key) => key === "length" || /^\d+$/.test(key));
}
const LENIENT = new Set([1, 3]);
var Builder = class {
	#verbatim = place$1({ isVerbatim: true });
	#any;
	#top;
	#slots = new Map();
	#wholes;
	#asked;
	constructor({ texts, wholes }, asked) {
		this.#wholes = wholes;
		this.#asked = asked;
		const names = [...texts].map((key) => keyOf(bytesOf(key), this.#verbatim));
		this.#any = place$1({}, names);
		this.#top = place$1({}, names);
	}
	places() {
		return {
			top: this.#top,
			any: this.#any,
			slots: this.#slots.size,
			slotOf: (path) => this.#slots.get(path.join("\0"))
		};
	}
	note(path, reads) {
		const at = this.#at(path);
		if (!at || at.reads === 6) return false;
		if (at.slot === -1) {
			at.slot = this.#slots.size;
			this.#slots.set(path.join("\0"), at.slot);
			at.reads = reads;
			return true;
		}
		if (at.reads === reads) return true;
		const both = [at.reads, reads];
		if (!both.includes(2) || !both.some((each) => LENIENT.has(each))) return false;
		at.isVerbatim ||= both.includes(1);
		at.reads = 2;
		return true;
	}
	keep(path) {
		const at = this.#at(path);
		if (at) at.isVerbatim = true;
		return at !== void 0;
	}
	lead(path, source, isMap) {
		const at = this.#at(path);
		if (!at || at.source !== -1 && at.source !== source) return false;
		if (isMap ? at.slot !== -1 || at.keys.length > this.#any.keys.length : at.reads !== 0 && at.reads !== 5) return false;
		at.source = source;
		if (isMap) {
			at.reads = 6;
			const isAsked = this.#asked.some((each) => path.every((key, index) => each[index] === key));
			at.isWhole = at.isVerbatim || isAsked || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ki)(path.at(-1) ?? "", this.#wholes);
		}
		return true;
	}
	#at(path) {
		let at = this.#top;
		for (const key of path) {
			if (at.slot !== -1 || at.source !== -1) return void 0;
			const name = bytesOf(key);
			let known = at.keys.find((each) => Buffer.compare(each.name, name) === 0);
			if (!known) at.keys.push(known = keyOf(name, place$1({}, this.#any.keys)));
			if (known.place === this.#verbatim) {
				const own = keyOf(name, place$1({ isVerbatim: true }, this.#any.keys));
				at.keys.splice(at.keys.indexOf(known), 1, own);
				known = own;
			}
			at = known.place;
		}
		return path.length > 0 ? at : void 0;
	}
};
function place$1(is, keys = []) {
	return {
		reads: 0,
		slot: -1,
		isVerbatim: false,
		isWhole: true,
		source: -1,
		...is,
		keys: [...keys]
	};
}
function bytesOf(key) {
	return Buffer.from(JSON.stringify(key).slice(1, -1).replace(/[\u0100-\uffff]/g, _start_js__WEBPACK_IMPORTED_MODULE_2__.j), "latin1");
}
// src/layouts/skeleton-reader.ts
const SPACE = 32;
const QUOTE$2 = 34;
const COMMA$1 = 44;
const DIGIT_0 = 48;
const DIGIT_9 = 57;
const COLON = 58;
const OPEN_BRACKET$1 = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const LETTER_N = 110;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const TEXT = 84;
const EMPTY = 69;
const INSTANT = 73;
const DATE = 68;
const MAX_EDGES = 4096;
const MAX_DEPTH = 66;
const WITH_ATTRIBUTES = 2;
const KEY = 0;
const VALUE = 1;
const ITEM = 2;
const AFTER_VALUE = 3;
const MAPPING = 0;
const LIST = 1;
const TEXT_LIST = 2;
const EDGE_MAP = 3;
const TARGETS = 4;
const ONE_EDGE = 5;
const HAS_BLANK = 1;
const HAS_ESCAPE = 2;
const HAS_ODD = 4;
const ENDS = 8;
const MARKS = new Uint8Array(256).fill(HAS_ODD, 0, SPACE).fill(HAS_ODD, 127);
MARKS[SPACE] = HAS_BLANK;
MARKS[BACKSLASH] = HAS_ESCAPE;
MARKS[QUOTE$2] = ENDS;
const TARGET = Buffer.from("target");
var SkeletonReader = class {
	bytes = new Uint8Array(0);
	length = 0;
	starts;
	ends;
	times;
	lists = 0;
	listSources = new Int32Array(64);
	kindStarts = new Int32Array(64);
	kindEnds = new Int32Array(64);
	listFirsts = new Int32Array(65);
	partStarts = new Int32Array(64);
	partEnds = new Int32Array(64);
	parts = new Uint8Array(0);
	edges = 0;
	targetStarts = new Int32Array(MAX_EDGES);
	targetEnds = new Int32Array(MAX_EDGES);
	written = new Uint8Array(MAX_EDGES);
	#places;
	#kinds = new Uint8Array(MAX_DEPTH);
	#at;
	#verbatim = new Uint8Array(MAX_DEPTH);
	#opened = new Int32Array(MAX_DEPTH);
	#kept = new Int32Array(MAX_DEPTH);
	#keptEnd = new Int32Array(MAX_DEPTH);
	#item = new Int32Array(MAX_DEPTH);
	#members = new Int32Array(MAX_DEPTH);
	constructor(places) {
		this.#places = places;
		this.#at = new Array(MAX_DEPTH).fill(places.any);
		this.starts = new Int32Array(places.slots);
		this.ends = new Int32Array(places.slots);
		this.times = new Float64Array(places.slots);
	}
	read(json, end) {
		if (this.bytes.length < end * 2) {
			this.bytes = new Uint8Array(end * 4);
			this.parts = new Uint8Array(end * 4);
		}
		const out = this.bytes;
		const { parts } = this;
		const { any } = this.#places;
		const kinds = this.#kinds;
		const verbatims = this.#verbatim;
		const places = this.#at;
		for (let slot = 0; slot < this.starts.length; slot++) this.starts[slot] = -1;
		this.lists = 0;
		this.edges = 0;
		let length = 0;
		let partLength = 0;
		let partStart = 0;
		let depth = -1;
		let place = this.#places.top;
		let isVerbatim = false;
		let isTarget = false;
		let expected = VALUE;
		let keyStart = 0;
		let keyEnd = 0;
		if (json[0] !== OPEN_BRACKET$1) return false;
		for (let at = 1; at < end;) {
			const byte = json[at] ?? 0;
			if (byte === SPACE) {
				at++;
				continue;
			}
			if (expected === AFTER_VALUE) {
				if (depth < 0) {
					this.length = length;
					this.listFirsts[this.lists] = this.edges;
					return byte === CLOSE_BRACKET && at + 1 === end;
				}
				const kind = kinds[depth] ?? MAPPING;
				const isList = kind === LIST || kind === TEXT_LIST || kind === TARGETS;
				if (isList) {
					const kept = this.#kept[depth] ?? -1;
					const keptEnd = this.#keptEnd[depth] ?? 0;
					const item = this.#item[depth] ?? 0;
					let isSame = kept >= 0 && verbatims[depth] === 0 && keptEnd - kept === length - item;
					for (let one = kept, other = item; isSame && other < length; one++, other++) isSame = out[one] === out[other];
					if (isSame) length = keptEnd;
					else {
						this.#kept[depth] = item;
						this.#keptEnd[depth] = length;
					}
				}
				if (byte === COMMA$1) at++;
				expected = isList ? ITEM : KEY;
				continue;
			}
			if (expected === KEY) {
				const kind = kinds[depth] ?? MAPPING;
				const own = places[depth] ?? any;
				if (byte === CLOSE_BRACE) {
					if (kind === ONE_EDGE) {
						const edge = this.edges - 1;
						if (this.#opened[depth] !== edge) return false;
						if ((this.#members[depth] ?? 0) > 1) this.written[edge] = WITH_ATTRIBUTES;
					}
					out[length++] = CLOSE_BRACE;
					at++;
					depth--;
					expected = AFTER_VALUE;
					continue;
				}
				keyStart = at + 1;
				if (kind === EDGE_MAP) {
					const first = json[keyStart] ?? 0;
					if (first >= DIGIT_0 && first <= DIGIT_9 || first === BACKSLASH) return false;
					partStart = length;
				}
				out[length++] = QUOTE$2;
				for (at = keyStart; at < end; at++) {
					const next = json[at] ?? 0;
					if (next === QUOTE$2) break;
					out[length++] = next;
					if (next === BACKSLASH) out[length++] = json[++at] ?? 0;
				}
				out[length++] = QUOTE$2;
				keyEnd = at++;
				if (json[at++] !== COLON) return false;
				place = any;
				const signature = signatureOf(json, keyStart, keyEnd);
				for (const known of kind === MAPPING ? own.keys : any.keys) {
					if (known.signature !== signature || !isKey(json, keyStart, keyEnd, known.name)) continue;
					place = known.place;
					break;
				}
				isVerbatim = verbatims[depth] === 1 || place.isVerbatim;
				isTarget = false;
				if (kind === ONE_EDGE) {
					this.#members[depth] = (this.#members[depth] ?? 0) + 1;
					isTarget = isKey(json, keyStart, keyEnd, TARGET);
				}
				expected = VALUE;
				continue;
			}
			if (expected === ITEM) {
				const kind = kinds[depth] ?? LIST;
				if (byte === CLOSE_BRACKET) {
					out[length++] = CLOSE_BRACKET;
					at++;
					const { reads, slot } = places[depth] ?? any;
					if (reads === 5 && slot !== -1) {
						this.starts[slot] = this.#opened[depth] ?? 0;
						this.ends[slot] = at;
					}
					depth--;
					expected = AFTER_VALUE;
					if (kind === TARGETS && kinds[depth] === EDGE_MAP && places[depth]?.isWhole === false) {
						const list = this.lists - 1;
						this.partStarts[list] = partLength;
						for (let from = partStart; from < length; from++) parts[partLength++] = out[from] ?? 0;
						this.partEnds[list] = partLength;
						length = partStart;
					}
					continue;
				}
				const { reads } = places[depth] ?? any;
				if (reads === 5 && (byte !== QUOTE$2 || json[at + 1] === QUOTE$2)) return false;
				if ((this.#kept[depth] ?? -1) >= 0) out[length++] = COMMA$1;
				this.#item[depth] = length;
				place = any;
				isVerbatim = verbatims[depth] === 1;
				isTarget = false;
				if (kind === TARGETS) {
					if (byte === OPEN_BRACE) {
						if (++depth >= MAX_DEPTH) return false;
						kinds[depth] = ONE_EDGE;
						places[depth] = any;
						verbatims[depth] = isVerbatim ? 1 : 0;
						this.#opened[depth] = this.edges;
						this.#members[depth] = 0;
						out[length++] = OPEN_BRACE;
						at++;
						expected = KEY;
						continue;
					}
					if (byte !== QUOTE$2) return false;
					isTarget = true;
				}
			}
			const { reads, slot, source } = place;
			if (depth < 0 ? byte !== OPEN_BRACE : isTarget && byte !== QUOTE$2) return false;
			if (byte === QUOTE$2) {
				const start = at + 1;
				let marks = 0;
				for (at = start; at < end; at++) {
					const mark = MARKS[json[at] ?? 0] ?? 0;
					if (mark === 0) continue;
					if (mark === ENDS) break;
					marks |= mark;
					if (mark === HAS_ESCAPE) at++;
				}
				const stop = at++;
				expected = AFTER_VALUE;
				if (reads === 6 || kinds[depth] === EDGE_MAP) return false;
				if (start === stop && !isTarget) {
					out[length++] = EMPTY;
					continue;
				}
				if (!saysSomething(json, start, stop)) return false;
				if (isTarget) {
					if (this.edges >= MAX_EDGES) return false;
					const edge = this.edges++;
					this.targetStarts[edge] = start;
					this.targetEnds[edge] = stop;
					this.written[edge] = kinds[depth] === ONE_EDGE ? 1 : 0;
				} else if (slot !== -1) {
					this.starts[slot] = start;
					this.ends[slot] = stop;
					if (reads === 2 && marks !== 0) return false;
					if (reads === 3 && (marks & -2) !== 0 && !isVisible(json, start, stop)) return false;
				}
				if (reads === 4) {
					let time = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.Q)(json, start, stop);
					let isDate = false;
					if (Number.isNaN(time)) {
						const instant = (0,_start_js__WEBPACK_IMPORTED_MODULE_2__.X)(latin1(json, start, stop));
						if (!instant) return false;
						({time, dateOnly: isDate} = instant);
					}
					this.times[slot] = time;
					if (!isVerbatim) {
						out[length++] = isDate ? DATE : INSTANT;
						continue;
					}
				}
				if (isVerbatim || reads === 1) {
					for (let from = start - 1; from <= stop; from++) out[length++] = json[from] ?? 0;
					continue;
				}
				if (reads === 2) {
					let colon = start;
					while (colon < stop && json[colon] !== COLON) colon++;
					if (colon < stop) {
						out[length++] = QUOTE$2;
						for (let from = start; from <= colon; from++) out[length++] = json[from] ?? 0;
					}
				}
				out[length++] = TEXT;
				continue;
			}
			if (byte === OPEN_BRACE) {
				if (++depth >= MAX_DEPTH || depth > 0 && kinds[depth - 1] === EDGE_MAP) return false;
				kinds[depth] = reads === 6 ? EDGE_MAP : MAPPING;
				places[depth] = place;
				verbatims[depth] = isVerbatim ? 1 : 0;
				out[length++] = OPEN_BRACE;
				at++;
				expected = KEY;
				continue;
			}
			if (byte === OPEN_BRACKET$1) {
				const isOfMap = kinds[depth] === EDGE_MAP;
				if (reads === 6 || ++depth >= MAX_DEPTH) return false;
				const of = isOfMap ? places[depth - 1]?.source ?? -1 : source;
				if (of !== -1) {
					if (this.lists >= 64) return false;
					this.listSources[this.lists] = of;
					this.kindStarts[this.lists] = isOfMap ? keyStart : -1;
					this.kindEnds[this.lists] = keyEnd;
					this.partStarts[this.lists] = -1;
					this.listFirsts[this.lists++] = this.edges;
				}
				kinds[depth] = of !== -1 ? TARGETS : reads === 5 ? TEXT_LIST : LIST;
				places[depth] = place;
				verbatims[depth] = isVerbatim ? 1 : 0;
				this.#opened[depth] = at;
				this.#kept[depth] = -1;
				out[length++] = OPEN_BRACKET$1;
				at++;
				expected = ITEM;
				continue;
			}
			if (byte !== LETTER_N && (slot !== -1 || reads === 6)) return false;
			if (kinds[depth] === EDGE_MAP) return false;
			for (let next = byte; next !== COMMA$1 && next !== CLOSE_BRACE && next !== CLOSE_BRACKET; next = json[++at] ?? COMMA$1) out[length++] = next;
			expected = AFTER_VALUE;
		}
		return false;
	}
};
function isKey(json, start, end, name) {
	if (name.length !== end - start) return false;
	for (let index = 0; index < name.length; index++) if (json[start + index] !== name[index]) return false;
	return true;
}
function saysSomething(json, start, end) {
	let at = start;
	while (at < end && json[at] === SPACE) at++;
	const byte = json[at] ?? 0;
	if (at >= end) return false;
	if (byte === BACKSLASH) return json[at + 1] === QUOTE$2 || json[at + 1] === BACKSLASH;
	return byte > SPACE && byte < 127 || byte >= 192;
}
function isVisible(json, start, end) {
	for (let at = start; at < end; at++) {
		const byte = json[at] ?? 0;
		if (((MARKS[byte] ?? 0) & HAS_ODD) !== 0) return false;
		if (byte === BACKSLASH) {
			const escaped = json[++at] ?? 0;
			if (escaped !== QUOTE$2 && escaped !== BACKSLASH) return false;
		}
	}
	return true;
}
function textOf(json, start, end) {
	for (let at = start; at < end; at++) if (json[at] === BACKSLASH) return String(JSON.parse(latin1(json, start - 1, end + 1)));
	return latin1(json, start, end);
}
function latin1(bytes, start, end) {
	return (Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset)).toString("latin1", start, end);
}
// src/layouts/brief-declaration.ts
const FIRST_ROWS = 16;
const FIRST_EDGES = 64;
const FIRST_BYTES = 1024;
const QUOTE$1 = 34;
const COMMA = 44;
const OPEN_BRACKET = 91;
const NULL = Buffer.from("null");
var BriefRows = class {
	manners = [];
	names = [];
	#rows = 0;
	#edges = 0;
	#bytes = 0;
	#edgeFirsts = new Int32Array(FIRST_ROWS);
	#textFirsts = new Int32Array(FIRST_ROWS);
	#times = new Float64Array(FIRST_ROWS);
	#edgeManners = new Uint16Array(FIRST_EDGES);
	#edgeNames = new Int32Array(FIRST_EDGES);
	#texts = new Uint8Array(FIRST_BYTES);
	#lastRow = -1;
	#lastTexts;
	endRow(time) {
		const row = this.#rows++;
		if (row + 2 > this.#edgeFirsts.length) {
			this.#edgeFirsts = (0,_byte_table_js__WEBPACK_IMPORTED_MODULE_1__.n)(this.#edgeFirsts, new Int32Array(this.#edgeFirsts.length * 2));
			this.#textFirsts = (0,_byte_table_js__WEBPACK_IMPORTED_MODULE_1__.n)(this.#textFirsts, new Int32Array(this.#textFirsts.length * 2));
			this.#times = (0,_byte_table_js__WEBPACK_IMPORTED_MODULE_1__.n)(this.#times, new Float64Array(this.#times.length * 2));
		}
		this.#times[row] = time;
		this.#edgeFirsts[row + 1] = this.#edges;
		this.#textFirsts[row + 1] = this.#bytes;
		return row;
	}
	addEdge(manner, name) {
		if (this.#edges === this.#edgeManners.length) {
			this.#edgeManners = (0,_byte_table_js__WEBPACK_IMPORTED_MODULE_1__.n)(this.#edgeManners, new Uint16Array(this.#edges * 2));
			this.#edgeNames = (0,_byte_table_js__WEBPACK_IMPORTED_MODULE_1__.n)(this.#edgeNames, new Int32Array(this.#edges * 2));
		}
		this.#edgeManners[this.#edges] = manner;
		this.#edgeNames[this.#edges++] = name;
	}
	addText(json, start, end, isQuoted) {
		const most = this.#bytes + end - start + 8;
		if (most > this.#texts.length) this.#texts = (0,_byte_table_js__WEBPACK_IMPORTED_MODULE_1__.n)(this.#texts, new Uint8Array(most * 2));
		const texts = this.#texts;
		let at = this.#bytes;
		texts[at++] = at - 1 === this.#textFirsts[this.#rows] ? OPEN_BRACKET : COMMA;
		if (isQuoted) texts[at++] = QUOTE$1;
		for (let from = start; from < end; from++) texts[at++] = json[from] ?? 0;
		if (isQuoted) texts[at++] = QUOTE$1;
		this.#bytes = at;
	}
	addNoText() {
		this.addText(NULL, 0, NULL.length, false);
	}
	clear() {
		this.#rows = 0;
		this.#edges = 0;
		this.#bytes = 0;
		this.#lastRow = -1;
	}
	timeOf(row) {
		return this.#times[row] ?? NaN;
	}
	firstEdge(row) {
		return this.#edgeFirsts[row] ?? 0;
	}
	mannerOf(edge) {
		return known(this.manners[this.#edgeManners[edge] ?? 0]);
	}
	nameOf(edge) {
		return known(this.names[this.#edgeNames[edge] ?? 0]);
	}
	textsOf(row) {
		if (this.#lastTexts && row === this.#lastRow) return this.#lastTexts;
		const from = this.#textFirsts[row] ?? 0;
		const to = this.#textFirsts[row + 1] ?? 0;
		const texts = JSON.parse(`${latin1(this.#texts, from, to)}]`);
		const [title, updatedAt, aliases, sourceRefs] = Array.isArray(texts) ? texts : _check_js__WEBPACK_IMPORTED_MODULE_0__.Hn;
		this.#lastRow = row;
		return this.#lastTexts = {
			title: typeof title === "string" ? title : void 0,
			updatedAt: typeof updatedAt === "string" ? updatedAt : void 0,
			aliases: listOf(aliases),
			sourceRefs: listOf(sourceRefs)
		};
	}
};
function listOf(texts) {
	if (typeof texts === "string") return [texts];
	return Array.isArray(texts) && texts.length > 0 ? texts : _check_js__WEBPACK_IMPORTED_MODULE_0__.Hn;
}
function known(thing) {
	if (thing === void 0) throw new Error("a row has a number that nothing has");
	return thing;
}
var BriefDeclaration = class {
	document = 0;
	id;
	path;
	owners;
	tags;
	#skeleton;
	#rows;
	#row;
	constructor(skeleton, rows, row, own) {
		this.id = own.id;
		this.path = own.path;
		this.owners = own.owners;
		this.tags = own.tags;
		this.#skeleton = skeleton;
		this.#rows = rows;
		this.#row = row;
	}
	get role() {
		return this.#skeleton.role;
	}
	get kind() {
		return this.#skeleton.kind;
	}
	get className() {
		return this.#skeleton.className;
	}
	get shape() {
		return this.#skeleton.shape;
	}
	get root() {
		return TOP;
	}
	get status() {
		return this.#skeleton.status;
	}
	get sensitivity() {
		return this.#skeleton.sensitivity;
	}
	get title() {
		return this.#skeleton.has.title ? this.#rows.textsOf(this.#row).title : void 0;
	}
	get updatedAt() {
		return this.#skeleton.has.updatedAt ? this.#rows.textsOf(this.#row).updatedAt : void 0;
	}
	get aliases() {
		return this.#skeleton.has.aliases ? this.#rows.textsOf(this.#row).aliases : _check_js__WEBPACK_IMPORTED_MODULE_0__.Hn;
	}
	get sourceRefs() {
		return this.#skeleton.has.sourceRefs ? this.#rows.textsOf(this.#row).sourceRefs : _check_js__WEBPACK_IMPORTED_MODULE_0__.Hn;
	}
	get edges() {
		const edges = [];
		this.forEachEdge((manner, name, slot) => edges.push((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Kn)(manner, name, slot)));
		return edges;
	}
	get brief() {
		return this;
	}
	get updatedTime() {
		const time = this.#rows.timeOf(this.#row);
		return Number.isNaN(time) ? void 0 : time;
	}
	get edgeCount() {
		return this.#rows.firstEdge(this.#row + 1) - this.#rows.firstEdge(this.#row);
	}
	mannerOf(index) {
		return this.#rows.mannerOf(this.#rows.firstEdge(this.#row) + index);
	}
	nameOf(index) {
		return this.#rows.nameOf(this.#rows.firstEdge(this.#row) + index);
	}
	edgeAt(index) {
		const manner = this.mannerOf(index);
		let first = index;
		while (first > 0 && isOfOneList(this.mannerOf(first - 1), manner)) first--;
		return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Kn)(manner, this.nameOf(index), index - first);
	}
	forEachEdge(visit) {
		let last;
		let slot = 0;
		for (let index = 0; index < this.edgeCount; index++) {
			const manner = this.mannerOf(index);
			slot = last && isOfOneList(last, manner) ? slot + 1 : 0;
			last = manner;
			visit(manner, this.nameOf(index), slot);
		}
	}
};
function isOfOneList(manner, other) {
	return manner === other || manner.kind === other.kind && manner.field === other.field;
}
const TOP = Object.freeze([]);
// src/layouts/skeleton-primer.ts
function place(reads, slot, is = {}) {
	return {
		reads,
		slot,
		isVerbatim: false,
		isWhole: true,
		source: -1,
		keys: [],
		...is
	};
}
function keyed(places) {
	return Object.entries(places).map(([name, at]) => keyOf(Buffer.from(name), at));
}
const VERBATIM = keyed({ size: place(0, -1, { isVerbatim: true }) });
const PRIMER_PLACES = {
	top: place(0, -1, { keys: [...keyed({
		id: place(2, 0),
		kind: place(1, 1),
		title: place(3, 2),
		time: place(4, 3),
		zoned: place(4, 4),
		day: place(4, 5),
		owners: place(5, 6, { source: 0 }),
		tags: place(5, 7),
		edges: place(6, -1, {
			source: 1,
			isWhole: false
		})
	}), ...VERBATIM] }),
	any: place(0, -1, { keys: VERBATIM }),
	slots: 8,
	slotOf: () => void 0
};
const PRIMER = Buffer.from(JSON.stringify([{
	id: "tool:a",
	kind: "Tool",
	title: "A \"b\" \\ c",
	time: "2026-05-08T12:00:00Z",
	zoned: "2026-05-08T12:00:00+02:00",
	day: "2026-05-08",
	owners: ["team:a", "team:b"],
	tags: ["a"],
	empty: "",
	blank: "  \u00e9",
	null: null,
	yes: true,
	count: -1.5,
	deep: {
		list: [
			"a",
			"b",
			{ c: 1 },
			{ c: 1 },
			[],
			{},
			2
		],
		size: [
			"x",
			"x",
			{ y: "z" }
		]
	},
	edges: {
		a: [
			{ target: "a:b" },
			{ target: "a:c" },
			{
				target: "d",
				why: ["e"]
			},
			"f",
			"g"
		],
		b: [],
		size: ["h"]
	}
}]), "latin1");
// src/load/class-skeletons.ts
const DOUBTS = 8;
function newManners(lists) {
	return new Int16Array(lists * 3).fill(-1);
}
var ClassSkeletons = class {
	places;
	reader;
	known = [];
	parts = [];
	#table = new _byte_table_js__WEBPACK_IMPORTED_MODULE_1__.t();
	#partTable = new _byte_table_js__WEBPACK_IMPORTED_MODULE_1__.t();
	partNumbers = new Int32Array(64);
	#doubts = new Map();
	#partDoubts = new Map();
	constructor(places, reader) {
		this.places = places;
		this.reader = reader;
	}
	numberOf() {
		const number = this.#table.numberOf(this.reader.bytes, 0, this.reader.length);
		if (number === this.known.length) this.known.push("unseen");
		return number;
	}
	findParts(context) {
		const { parts, partStarts, partEnds, lists } = this.reader;
		for (let list = 0; list < lists; list++) {
			const start = partStarts[list] ?? -1;
			const number = start === -1 ? -1 : this.#partTable.numberOf(parts, start, partEnds[list] ?? start, context);
			if (number === this.parts.length) this.parts.push("unseen");
			this.partNumbers[list] = number;
		}
	}
	blame(number, unseen) {
		const doubts = unseen.length === 1 || this.reader.lists === 0 ? DOUBTS : 1;
		if (unseen.length > 0) for (const part of unseen) this.#doubt(this.parts, part, this.#partDoubts, doubts);
		else this.#doubt(this.known, number, this.#doubts, doubts);
	}
	#doubt(known, number, of, more) {
		const doubts = (of.get(number) ?? 0) + more;
		of.set(number, doubts);
		if (doubts >= DOUBTS) known[number] = "in full";
	}
};
function classSkeletons(layoutClass, gate) {
	if (gate.layout.ids.aliases.length > 0 || [...gate.prefixes].some((prefix) => prefix.includes(":"))) return void 0;
	if ([...gate.ontology.nodeKinds.values()].some(({ attributeTypes }) => attributeTypes)) return void 0;
	const particular = particularIn(layoutClass, gate);
	const places = particular && placesOf(layoutClass, particular);
	return places && new ClassSkeletons(places, new SkeletonReader(places));
}
function particularIn(layoutClass, gate) {
	const kinds = [
		void 0,
		...gate.ontology.nodeKinds.keys(),
		...layoutClass.schemaByKind.keys()
	];
	const found = {
		texts: new Set(),
		wholes: new Set()
	};
	for (const kind of new Set(kinds)) {
		const ofAttributes = kind === void 0 ? void 0 : gate.attributeSchema(kind);
		for (const check of [...gate.schemasFor(layoutClass.name, kind), ...ofAttributes ? [ofAttributes] : []]) {
			if (!check.particular) return void 0;
			for (const key of check.particular.texts) found.texts.add(key);
			for (const key of check.particular.wholes) found.wholes.add(key);
		}
	}
	return found;
}
// src/load/same-declaration.ts
function isSame(brief, full) {
	return [
		"role",
		"id",
		"kind",
		"className",
		"shape",
		"path",
		"document",
		"title",
		"status",
		"updatedAt"
	].every((name) => brief[name] === full[name]) && brief.sensitivity === full.sensitivity && full.root.length === 0 && [
		"owners",
		"tags",
		"aliases",
		"sourceRefs"
	].every((name) => areSame(brief[name], full[name], (text, other) => text === other)) && areSame(brief.edges, full.edges, isSameEdge);
}
function areSame(items, others, same) {
	return items.length === others.length && items.every((item, index) => {
		const other = others[index];
		return other !== void 0 && same(item, other);
	});
}
function isSameEdge(edge, other) {
	return [
		"kind",
		"target",
		"written",
		"field",
		"slot",
		"form",
		"key",
		"derived"
	].every((name) => edge[name] === other[name]);
}
// src/load/skeleton-fields.ts
function slotsOf(shape, of) {
	const slots = {};
	for (const field of [
		"id",
		"title",
		"updatedAt",
		"owners",
		"tags",
		"aliases",
		"sourceRefs"
	]) {
		const from = readFrom(field, shape, of);
		if (typeof from !== "number") return void 0;
		slots[field] = from;
	}
	return slots;
}
function tellsWords(declaration, shape, of, json) {
	return [
		"kind",
		"status",
		"sensitivity"
	].every((field) => {
		const from = readFrom(field, shape, of);
		if (typeof from !== "number") return from === "constant";
		const { starts, ends } = of.reader;
		return (from === -1 ? void 0 : textOf(json, starts[from] ?? 0, ends[from] ?? 0)) === declaration[field];
	});
}
function readFrom(field, shape, { places, reader }) {
	for (const source of shape.fields[field] ?? []) {
		if (source.from !== "record") return source.from;
		const slot = places.slotOf(source.path);
		if (slot !== void 0 && (reader.starts[slot] ?? -1) !== -1) return slot;
	}
	return -1;
}
// src/load/skeletons.ts
const MAX_SKELETONS = 8192;
const MAX_MANNERS = 4096;
const PRIMED_TIMES = 8;
var Skeletons = class {
	#gate;
	#saysMore;
	#shared;
	#classes = new Map();
	#rows = new BriefRows();
	#names = new _byte_table_js__WEBPACK_IMPORTED_MODULE_1__.t();
	#lists = new _byte_table_js__WEBPACK_IMPORTED_MODULE_1__.t();
	#listTexts = [];
	#unseen;
	#contexts = new Map();
	constructor(gate, saysMore) {
		const primed = new SkeletonReader(PRIMER_PLACES);
		for (let time = 0; time < PRIMED_TIMES; time++) if (!primed.read(PRIMER, PRIMER.length)) throw new Error("the primer has a skeleton that cannot be read");
		this.#gate = gate;
		this.#saysMore = saysMore;
		this.#shared = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Un)(gate.layout);
	}
	read(path, format, bytes, layoutClass) {
		this.#unseen = void 0;
		const of = this.#of(layoutClass);
		if (!of) return void 0;
		const json = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ea)(format, bytes, this.#gate.limits);
		if (!json || !of.reader.read(json.bytes, json.length)) return void 0;
		if (of.reader.edges > this.#gate.limits.edges) return void 0;
		const number = of.numberOf();
		const known = of.known[number] ?? "unseen";
		if (known === "unseen") this.#unseen = {
			of,
			number,
			parts: []
		};
		if (typeof known === "string") return void 0;
		if (!this.#knowsParts(of, number, known)) return void 0;
		const declaration = this.#declare(path, json.bytes, known, of);
		const { shape } = known;
		const inspected = {
			declaration,
			value: NOTHING,
			document: void 0,
			layoutClass,
			shape,
			oddities: NO_ODDITIES,
			format
		};
		return this.#saysMore(inspected) ? void 0 : declaration;
	}
	#knowsParts(of, number, { context }) {
		let unseen;
		of.findParts(context);
		for (let list = 0; list < of.reader.lists; list++) {
			const part = of.partNumbers[list] ?? -1;
			if (part === -1) continue;
			const known = of.parts[part];
			if (known === "in full") return false;
			if (known === "unseen") (unseen ??= []).push(part);
		}
		if (unseen) this.#unseen = {
			of,
			number,
			parts: unseen
		};
		return unseen === void 0;
	}
	learn(format, bytes, records, isPlain) {
		const unseen = this.#unseen;
		if (!unseen) return;
		this.#unseen = void 0;
		const { of, number, parts } = unseen;
		const [record, second] = records;
		if (!(isPlain && record && !second && record.oddities.length === 0) || !this.#learnFrom(record, of, number, (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ea)(format, bytes, this.#gate.limits))) of.blame(number, parts);
	}
	#learnFrom(record, of, number, json) {
		if (this.#rows.manners.length > MAX_MANNERS) return false;
		if (!json || !of.reader.read(json.bytes, json.length)) return false;
		const before = of.known[number] ?? "unseen";
		const known = typeof before === "string" ? this.#knownSkeleton(record, of, json.bytes) : before;
		if (!known) return false;
		of.findParts(known.context);
		const own = of.partNumbers.slice(0, of.reader.lists).filter((part) => part !== -1);
		const partsBefore = Array.from(own, (part) => of.parts[part] ?? "unseen");
		for (const part of own) if (typeof of.parts[part] === "string") of.parts[part] = newManners(1);
		of.known[number] = known;
		if (isSame(this.#declare(record.declaration.path, json.bytes, known, of), record.declaration)) return true;
		of.known[number] = before;
		for (const [index, part] of own.entries()) of.parts[part] = partsBefore[index] ?? "unseen";
		return false;
	}
	clear() {
		this.#rows.clear();
	}
	#of(layoutClass) {
		if (!this.#classes.has(layoutClass)) this.#classes.set(layoutClass, classSkeletons(layoutClass, this.#gate));
		const of = this.#classes.get(layoutClass);
		return of && of.known.length > MAX_SKELETONS ? void 0 : of;
	}
	#declare(path, json, known, of) {
		const { slots, skeleton } = known;
		const { starts, ends, times } = of.reader;
		this.#addEdges(json, known, of);
		const rows = this.#rows;
		for (const slot of [
			slots.title,
			slots.updatedAt,
			slots.aliases,
			slots.sourceRefs
		]) {
			const start = starts[slot] ?? -1;
			if (start === -1) rows.addNoText();
			else rows.addText(json, start, ends[slot] ?? start, json[start - 1] === QUOTE);
		}
		return new BriefDeclaration(skeleton, rows, rows.endRow(times[slots.updatedAt] ?? NaN), {
			id: slots.id === -1 ? void 0 : textOf(json, starts[slots.id] ?? 0, ends[slots.id] ?? 0),
			path,
			owners: this.#list(json, starts[slots.owners] ?? -1, ends[slots.owners] ?? -1),
			tags: this.#list(json, starts[slots.tags] ?? -1, ends[slots.tags] ?? -1)
		});
	}
	#addEdges(json, known, of) {
		const { reader } = of;
		for (const source of known.shape.edges) for (let list = 0; list < reader.lists; list++) {
			if (reader.listSources[list] !== source) continue;
			const number = of.partNumbers[list] ?? -1;
			const part = number === -1 ? void 0 : of.parts[number];
			const manners = part instanceof Int16Array ? part : known.manners;
			this.#addList(json, list, manners, part === manners ? 0 : source * 3, known.layoutClass, reader);
		}
	}
	#addList(json, list, manners, first, layoutClass, reader) {
		const rows = this.#rows;
		const last = reader.listFirsts[list + 1] ?? 0;
		for (let edge = reader.listFirsts[list] ?? 0; edge < last; edge++) {
			const written = reader.written[edge] ?? 0;
			let manner = manners[first + written] ?? -1;
			if (manner === -1) {
				manner = this.#numberOf(mannerOf(json, list, written, layoutClass, reader, this.#shared));
				manners[first + written] = manner;
			}
			const start = reader.targetStarts[edge] ?? 0;
			const end = reader.targetEnds[edge] ?? 0;
			const number = this.#names.numberOf(json, start, end);
			if (number === rows.names.length) rows.names.push(new _check_js__WEBPACK_IMPORTED_MODULE_0__.di(textOf(json, start, end)));
			rows.addEdge(manner, number);
		}
	}
	#knownSkeleton({ declaration, shape, layoutClass }, of, json) {
		const slots = slotsOf(shape, of);
		if (!slots || !tellsWords(declaration, shape, of, json)) return void 0;
		const { role, kind, className, status, sensitivity } = declaration;
		const key = JSON.stringify([
			role,
			kind,
			declaration.shape
		]);
		let context = this.#contexts.get(key);
		if (context === void 0) this.#contexts.set(key, context = this.#contexts.size);
		const has = {
			title: slots.title !== -1,
			updatedAt: slots.updatedAt !== -1,
			aliases: slots.aliases !== -1,
			sourceRefs: slots.sourceRefs !== -1
		};
		return {
			skeleton: {
				role,
				kind,
				className,
				shape: declaration.shape,
				status,
				sensitivity,
				has
			},
			slots,
			layoutClass,
			shape,
			manners: newManners(layoutClass.edgeSources.length),
			context
		};
	}
	#numberOf(manner) {
		const number = this.#rows.manners.indexOf(manner);
		return number === -1 ? this.#rows.manners.push(manner) - 1 : number;
	}
	#list(json, start, end) {
		if (start === -1) return _check_js__WEBPACK_IMPORTED_MODULE_0__.Hn;
		const isText = json[start - 1] === QUOTE;
		const number = this.#lists.numberOf(json, isText ? start - 1 : start, end);
		const known = this.#listTexts[number];
		if (known) return known;
		const written = isText ? latin1(json, start - 1, end + 1) : latin1(json, start, end);
		const list = this.#shared.list(listOf(JSON.parse(written)));
		this.#listTexts.push(list);
		return list;
	}
};
const NOTHING = Object.freeze({});
const NO_ODDITIES = Object.freeze([]);
const QUOTE = 34;
function kindOf(json, list, { edgeSources }, reader) {
	const start = reader.kindStarts[list] ?? -1;
	if (start === -1) return edgeSources[reader.listSources[list] ?? -1]?.kind ?? "";
	return textOf(json, start, reader.kindEnds[list] ?? start);
}
function mannerOf(json, list, written, layoutClass, reader, { manners }) {
	const field = reader.listSources[list] ?? -1;
	const form = written === 0 ? "string" : written === 1 ? "target" : "attributes";
	const derived = layoutClass.edgeSources[field]?.derived;
	const kind = kindOf(json, list, layoutClass, reader);
	return manners.of(kind, field, form, void 0, derived === false ? void 0 : derived);
}



/***/ })

};
;