"use strict";
exports.id = 6891;
exports.ids = [6891];
exports.modules = {

/***/ 6891:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ newTitleWords),
/* harmony export */   E: () => (/* binding */ reviewSubjects),
/* harmony export */   S: () => (/* binding */ markChanges),
/* harmony export */   T: () => (/* binding */ candidateSubjects),
/* harmony export */   _: () => (/* binding */ weightOf),
/* harmony export */   a: () => (/* binding */ featuresOf),
/* harmony export */   b: () => (/* binding */ MARKS),
/* harmony export */   c: () => (/* binding */ scopeEntries),
/* harmony export */   d: () => (/* binding */ arePlain),
/* harmony export */   f: () => (/* binding */ exactForm),
/* harmony export */   g: () => (/* binding */ tokensOf),
/* harmony export */   h: () => (/* binding */ once),
/* harmony export */   i: () => (/* binding */ claimOf),
/* harmony export */   l: () => (/* binding */ scopeRelation),
/* harmony export */   m: () => (/* binding */ normalForm),
/* harmony export */   n: () => (/* binding */ rejectedBefore),
/* harmony export */   o: () => (/* binding */ saysTheSame),
/* harmony export */   p: () => (/* binding */ likeness),
/* harmony export */   r: () => (/* binding */ rejectionText),
/* harmony export */   s: () => (/* binding */ isInside),
/* harmony export */   t: () => (/* binding */ newClaims),
/* harmony export */   u: () => (/* binding */ withParents),
/* harmony export */   v: () => (/* binding */ CodeFence),
/* harmony export */   w: () => (/* binding */ wordChange),
/* harmony export */   x: () => (/* binding */ isTitleContrast),
/* harmony export */   y: () => (/* binding */ factChange)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_2__);



// src/load/review-subjects.ts
const STATUSES = {
	draft: "candidate",
	candidate: "candidate",
	proposed: "candidate",
	review: "candidate",
	done: "done",
	...Object.fromEntries(_check_js__WEBPACK_IMPORTED_MODULE_0__.si.map((word) => [word, "out"])),
	stale: "out",
	rejected: "out",
	retracted: "out"
};
async function reviewSubjects(tree, gate, now) {
	const entries = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sn)(await tree.entries(), gate);
	const subjects = [];
	const paths = new Set(entries.map(({ path }) => path));
	return {
		subjects,
		broken: await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.zn)({
			tree,
			entries
		}, paths, gate, (inspected, body) => {
			const subject = subjectOf(inspected, body, gate);
			if (subject) subjects.push(hasEnded(subject.until, now) ? {
				...subject,
				status: "out"
			} : subject);
		})
	};
}
function hasEnded(until, now) {
	if (until === void 0) return false;
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Z)(/^\d{4}-\d{2}-\d{2}$/.test(until) ? `${until}T23:59:59.999Z` : until) < now.getTime();
}
function candidateSubjects(path, bytes, gate) {
	const subjects = [];
	(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Rn)(path, bytes, gate, (inspected, body) => {
		const subject = subjectOf(inspected, body, gate);
		if (subject) subjects.push(subject);
	});
	return subjects;
}
function subjectOf(inspected, body, { layout, ontology }) {
	const { declaration, layoutClass, value } = inspected;
	if (declaration.role === "patch" || declaration.role === "extension" || layoutClass.generated) return void 0;
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Sa)(layoutClass, layout)) return void 0;
	const until = firstText(value, UNTIL)?.text;
	const summarized = firstText(value, [
		"summary",
		"description",
		"purpose"
	]);
	const summary = summarized?.text ?? firstParagraph(body);
	const facts = factsOf(value, summarized?.name);
	const retirement = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.li)(declaration, ontology);
	return {
		id: declaration.id ?? declaration.path,
		path: declaration.path,
		type: declaration.kind ?? declaration.className,
		status: isRetired(value) ? "out" : STATUSES[declaration.status?.toLowerCase() ?? ""] ?? "active",
		title: declaration.title ?? "",
		...summary !== void 0 && { summary },
		detail: body === "" ? textsOf(value) : body,
		tags: declaration.tags,
		scope: [...listAt(value, "path_scope"), ...scopeEdges(inspected)],
		...declaration.updatedAt !== void 0 && { updated: declaration.updatedAt },
		...until !== void 0 && { until },
		routing: ROUTING.filter((name) => {
			const member = value[name] ?? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(value, ["attributes", name]);
			return isSaid(member) && member !== UNSTEERED.get(name);
		}),
		isWithheld: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Dn)(declaration.sensitivity),
		supersedes: declaration.edges.filter(({ kind }) => kind === "supersedes").map(({ target }) => target),
		...facts !== void 0 && { facts },
		...retirement !== void 0 && { retirement }
	};
}
const ROUTING = [
	"required_skills",
	"recommended_skills",
	"suppressed_skills",
	"skill_trigger_tasks",
	"skill_trigger_paths",
	"invocation_mode",
	"risk_level"
];
const UNSTEERED = new Map([["invocation_mode", "optional"], ["risk_level", "low"]]);
function isSaid(member) {
	return Array.isArray(member) ? member.length > 0 : member !== void 0 && member !== null && member !== "";
}
function isRetired(value) {
	const by = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(value, ["superseded_by"]);
	return value["stale"] === true || typeof by === "string" && by !== "";
}
const UNTIL = ["valid_until", "expires"];
function firstText(value, names) {
	for (const name of names) for (const text of [value[name], (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(value, ["attributes", name])]) if (typeof text === "string" && text.trim() !== "") return {
		name,
		text
	};
}
function listAt(value, name) {
	const found = value[name] ?? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(value, ["attributes", name]);
	return (Array.isArray(found) ? found : [found]).filter((entry) => typeof entry === "string");
}
function scopeEdges({ declaration }) {
	return declaration.edges.filter(({ kind }) => kind.startsWith("applies_to")).map(({ target }) => target);
}
function firstParagraph(body) {
	const paragraph = body.slice(0, 8e3).split(/\n[ \t]*\n/).map((block) => block.replace(/^#{1,6} [^\n]*\n?/, "").trim()).find((block) => block !== "" && !/^(?:```|~~~|[-*+] |\||<!--)/.test(block));
	return paragraph === void 0 || paragraph === "" ? void 0 : paragraph;
}
const SHOWN = new Set([
	"id",
	"nodeKind",
	"kind",
	"type",
	"status",
	"updatedAt",
	"tags",
	"title"
]);
const ABOUT = new Set([
	...SHOWN,
	"owners",
	"edges",
	"sensitivity"
]);
const ORIGIN = /^(?:run|source|evidence|provenance|imported|observed|created|updated|author|owner|review|approv)/i;
function factsOf(value, summary) {
	const said = (mapping) => Object.entries(mapping).filter(([name, member]) => ![summary, "path_scope"].includes(name) && !SHOWN.has(name) && !ORIGIN.test(name) && !(name === "sensitivity" && member === "internal"));
	const { attributes, ...others } = value;
	const facts = Object.fromEntries([...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(attributes) ? said(attributes) : [], ...said(others)]);
	return Object.keys(facts).length === 0 ? void 0 : JSON.stringify(facts);
}
const MAX_TEXTS = 2e3;
function textsOf(value) {
	const texts = [];
	const visit = (member) => {
		if (texts.length >= MAX_TEXTS) return;
		if (typeof member === "string") texts.push(member);
		else if (typeof member === "number") texts.push(String(member));
		else if (Array.isArray(member)) member.forEach(visit);
		else if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(member)) visitMembers(member);
	};
	const visitMembers = (mapping) => {
		for (const key of Object.keys(mapping).sort()) if (!ABOUT.has(key)) visit(mapping[key]);
	};
	visitMembers(value);
	return texts.join("\n");
}
// src/review/marks.ts
const NEGATION = new RegExp("(?<![\\p{L}\\p{N}])(?:not|no|never|none|neither|nor|without|cannot|avoid(?:s|ed|ing)?|forbid(?:s|den)?|prohibit(?:s|ed)?|disable[sd]?|disabling|den(?:y|ies|ied)|nicht|nie|niemals|ohne|kein(?:e[mnrs]?)?|verboten|ne|pas|jamais|sans|aucune?|interdit|nunca|jam\u00e1s|sin|prohibido|n\u00e3o|sem|proibido|non|mai|senza|vietato|niet|geen|nooit|zonder|nie|bez|nigdy|\u043d\u0435|\u043d\u0435\u0442|\u043d\u0438|\u043d\u0438\u043a\u043e\u0433\u0434\u0430|\u0431\u0435\u0437|\u043d\u0435\u043b\u044c\u0437\u044f|de\u011fil|asla|\u0644\u0627|\u0644\u0645|\u0644\u064a\u0633|\u0928\u0939\u0940\u0902|\u092e\u0924|kh\u00f4ng|tidak|jangan)(?![\\p{L}\\p{N}])|\\p{L}n['\\u2019]t(?!\\p{L})|[\u4e0d\u52ff\u672a\u7981\u7121\u65e0\u6ca1\u6c92\u83ab]|\u907f\u514d|\u306a\u3044|\u307e\u305b\u3093|\u305a(?=\u306b)|\u7981\u6b62|\uc54a|\uc5c6|\uae08\uc9c0|\u0e44\u0e21\u0e48|\u0e2b\u0e49\u0e32\u0e21", "giu");
const VALUE = new RegExp("(?<![\\p{L}\\p{N}.])[-+]?\\d+(?:[.,:/-]\\d+){0,8}\\s?%?", "gu");
const IDENTIFIER = /`[^`\n]{1,200}`|\bhttps?:\/\/[^\s)>\]"']{1,400}|(?<![\w/])(?:\.{0,2}\/)?[\w.-]{1,80}(?:\/[\w.*-]{1,80}){1,20}|\b[\w-]{1,60}\.(?:ts|js|py|go|rs|java|md|ya?ml|json|toml|sh|sql|proto|tf)\b/g;
function marksOf(text) {
	const plain = text.normalize("NFKC");
	return {
		negations: sorted(plain.match(NEGATION), (mark) => /n['\u2019]t$/i.test(mark) ? "n't" : mark.toLowerCase()),
		values: sorted(plain.match(VALUE), (value) => value.replace(/\s/g, "").replace(/[.,:/-]$/, "")),
		identifiers: sorted(plain.match(IDENTIFIER), (name) => name.replace(/^`|`$|[.,;:]+$/g, ""))
	};
}
function markChanges(candidate, target) {
	const changes = [];
	for (const [flag, of] of [
		["polarity_changed", (marks) => marks.negations],
		["value_changed", (marks) => marks.values],
		["identifier_changed", (marks) => marks.identifiers]
	]) {
		const change = {
			flag,
			candidate: differing(of(candidate), of(target)),
			target: differing(of(target), of(candidate))
		};
		if (change.candidate.length + change.target.length > 0) changes.push(change);
	}
	return changes;
}
function wordChange(candidate, target) {
	const [own, others] = [wordsBeyond(candidate, target), wordsBeyond(target, candidate)];
	return {
		flag: "words_changed",
		candidate: differing(own, others),
		target: differing(others, own)
	};
}
function wordsBeyond(sentences, known) {
	return [...new Set([...sentences.keys()].filter((meaning) => !known.has(meaning)).flatMap((said) => said.split(" ")))];
}
const MAX_LISTED = 20;
function differing(values, others) {
	const counts = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ga)(others);
	return values.filter((value) => {
		const count = counts.get(value) ?? 0;
		counts.set(value, count - 1);
		return count <= 0;
	}).slice(0, MAX_LISTED);
}
function sorted(found, as) {
	return (found ?? []).map(as).sort();
}
const NEGATING = /^(?:in|im|ir|il|un|non|dis|de)/;
const MARKS = [
	NEGATION,
	VALUE,
	IDENTIFIER,
	NEGATING
].map(String);
function isTitleContrast(one, other) {
	const own = [...one].filter((token) => !other.has(token));
	const others = [...other].filter((token) => !one.has(token));
	const [first, second] = [own[0], others[0]];
	if (own.length !== 1 || others.length !== 1 || first === void 0 || second === void 0) return false;
	if (one.size < 2 || other.size < 2) return false;
	if (/\d/.test(first) || /\d/.test(second)) return true;
	if (isNegated(first, second) || isNegated(second, first)) return true;
	return !isSpelledAlike(first, second);
}
function newTitleWords(title, known) {
	return [...title].filter((word) => !known.has(word) && ![...known].some((other) => isSpelledAlike(word, other)));
}
function isSpelledAlike(one, other) {
	return distance(one.slice(0, 60), other.slice(0, 60)) * 3 <= Math.max(one.length, other.length);
}
function isNegated(word, other) {
	const prefix = NEGATING.exec(word)?.[0];
	return prefix !== void 0 && word.slice(prefix.length) === other;
}
function distance(one, other) {
	let row = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let at = 1; at <= one.length; at++) {
		const next = [at];
		for (let to = 1; to <= other.length; to++) {
			const same = one[at - 1] === other[to - 1] ? 0 : 1;
			next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same));
		}
		row = next;
	}
	return row[other.length] ?? 0;
}
// src/review/facts.ts
const ENDS$1 = /^(?:valid_until|expires): /;
function factChange(candidate, target) {
	const [own, others] = [leavesOf(candidate.facts), leavesOf(target.facts)];
	const added = differing(own, others);
	const fields = new Set(added.map(fieldOf));
	return {
		flag: "fields_changed",
		candidate: added,
		target: differing(others, own).filter((leaf) => fields.has(fieldOf(leaf)) || ENDS$1.test(leaf))
	};
}
function fieldOf(leaf) {
	return leaf.slice(0, leaf.indexOf(": "));
}
function leavesOf(facts) {
	const leaves = [];
	const visit = (value, at) => {
		if (Array.isArray(value)) for (const entry of value) leaves.push(`${at}: ${textOf(entry)}`);
		else if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(value)) for (const [name, member] of Object.entries(value)) visit(member, `${at}.${name}`);
		else leaves.push(`${at}: ${textOf(value)}`);
	};
	const read = facts === void 0 ? {} : JSON.parse(facts);
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Co)(read)) for (const [name, member] of Object.entries(read)) visit(member, name);
	return leaves;
}
function textOf(value) {
	return typeof value === "string" ? value : JSON.stringify(value);
}
// src/memory/code-fence.ts
var CodeFence = class {
	#mark = "";
	get isOpen() {
		return this.#mark !== "";
	}
	take(line) {
		const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
		const isCode = this.isOpen || mark !== "";
		if (!this.isOpen) this.#mark = mark;
		else if (mark.startsWith(this.#mark)) this.#mark = "";
		return isCode;
	}
};
// src/review/text.ts
const UNSPACED = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u3007\u3040-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA9E0-\uA9FF\uAA60-\uAA7F\uF900-\uFAFF\u{20000}-\u{3FFFF}]/u;
const UNSPACED_RUN = new RegExp(`${UNSPACED.source}+|(?:(?!${UNSPACED.source}).)+`, "gsu");
const HANGUL = /[\u1100-\u11FF\u3130-\u318F\uAC00-\uD7A3]/u;
const WORD = new RegExp("[\\p{L}\\p{M}\\p{N}]+", "gu");
const ASCII = /^[\u0000-\u007F]*$/;
function normalForm(text) {
	if (ASCII.test(text)) return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join(" ");
	return (text.normalize("NFKC").toLowerCase().match(WORD) ?? []).join(" ");
}
const RAISED = /[\u00B2\u00B3\u00B9\u2070-\u2079\u207A\u207B\u2080-\u208E]/g;
const BULLETS = /^(?:\s*(?:[-*+](?=\s)(?!\s+\[)|#{1,6}(?=\s)|>(?=\s)))+/;
function exactForm(sentence) {
	return sentence.replace(RAISED, "^$&").normalize("NFKC").toLowerCase().replace(BULLETS, "").replace(/[,;:](?=\s|$)/g, "").replace(/(?<![.!\u3002])[.!\u3002]+$/, "").replace(/\s+/g, " ").trim();
}
function tokensOf(normal) {
	if (ASCII.test(normal)) return new Set(normal === "" ? [] : normal.split(" "));
	const tokens = new Set();
	for (const word of normal.split(" ")) {
		if (word === "") continue;
		if (!UNSPACED.test(word)) {
			tokens.add(word);
			continue;
		}
		for (const run of word.match(UNSPACED_RUN) ?? []) addRun(tokens, run);
	}
	return tokens;
}
function addRun(tokens, run) {
	const characters = Array.from(run);
	if (characters.length === 1 || !UNSPACED.test(run)) tokens.add(run);
	else for (let at = 0; at + 1 < characters.length; at++) tokens.add(`${characters[at] ?? ""}${characters[at + 1] ?? ""}`);
}
function comparedText(text) {
	const normal = normalForm(text);
	return {
		normal,
		tokens: tokensOf(normal),
		pairs: once(() => pairsOf(normal))
	};
}
function once(make) {
	let made;
	return () => (made ??= { value: make() }).value;
}
function weightOf(normal) {
	let weight = 0;
	for (const character of normal) weight += UNSPACED.test(character) || HANGUL.test(character) ? 2 : 1;
	return weight;
}
function slugOf(normal) {
	return normal.replaceAll(" ", "-").slice(0, 48);
}
function likeness(one, other, longText) {
	if (one.normal === "" || other.normal === "") return 0;
	if (one.normal === other.normal) return 1e4;
	const words = jaccard(one.tokens, other.tokens);
	return one.normal.length + other.normal.length > longText ? words : Math.max(words, dice(one.pairs(), other.normal));
}
function jaccard(one, other) {
	const [small, large] = one.size <= other.size ? [one, other] : [other, one];
	let shared = 0;
	for (const token of small) if (large.has(token)) shared++;
	return ratio(shared, one.size + other.size - shared);
}
function dice(one, other) {
	const left = one.counts.slice();
	let shared = 0;
	const total = eachPair(other, (pair) => {
		const place = one.places.get(pair);
		if (place === void 0 || left[place] === 0) return;
		left[place] = (left[place] ?? 0) - 1;
		shared++;
	});
	return ratio(2 * shared, one.total + total);
}
function pairsOf(normal) {
	const found = new Map();
	return {
		total: eachPair(normal, (pair) => found.set(pair, (found.get(pair) ?? 0) + 1)),
		places: new Map([...found.keys()].map((pair, place) => [pair, place])),
		counts: Uint32Array.from(found.values())
	};
}
const BLANK = 32;
function eachPair(normal, visit) {
	let before = -1;
	let total = 0;
	for (let at = 0; at < normal.length; at++) {
		const code = normal.charCodeAt(at);
		if (code === BLANK) continue;
		if (before !== -1) {
			visit(before * 65536 + code);
			total++;
		}
		before = code;
	}
	if (total > 0 || before === -1) return total;
	visit(before);
	return 1;
}
function ratio(part, whole) {
	return whole === 0 ? 0 : Math.round(part * 1e4 / whole);
}
// src/review/sentences.ts
const BETWEEN = /((?<=[.!?])(?<!^[ \t]{0,12}\d{1,4}\.)\s+|\n+|(?<=[\u3002\uFF01\uFF1F]))/m;
const ORNAMENT = /^[-=*_`~|:\s]*$/;
function sentencesOf(written) {
	const byMeaning = new Map();
	const text = unwrapped(written).join("\n");
	const parts = text.split(BETWEEN);
	const kept = parts.filter((part, at) => {
		if (at % 2 === 1 || ORNAMENT.test(part)) return true;
		const meaning = exactForm(part);
		if (meaning === "") return true;
		if (byMeaning.has(meaning)) return false;
		byMeaning.set(meaning, part.trim());
		return true;
	});
	return {
		byMeaning,
		text: kept.length === parts.length ? text : kept.join("")
	};
}
const BEGINS = /^\s*(?:$|[-*+]\s|\d{1,4}[.)]\s|#{1,6}\s|>|\||```|~~~|<)/;
const ENDS = /^\s*(?:$|#{1,6}\s|\||```|~~~|<)/;
const PLACED = /^\s*(?:\||>|\d{1,4}[.)]\s|<)|^(?: {4}|\t)/;
function arePlain(sentences, text) {
	const fence = new CodeFence();
	let isBelowHeading = false;
	return unwrapped(text).every((line, at) => {
		const isCode = fence.take(line);
		const isHeading = !isCode && /^#{1,6}\s/.test(line);
		const isPlaced = isCode || isHeading || isBelowHeading || PLACED.test(line);
		isBelowHeading ||= isHeading && at > 0;
		return !isPlaced || !sentences.some((sentence) => line.includes(sentence));
	});
}
function unwrapped(text) {
	const paragraphs = [];
	const fence = new CodeFence();
	let isEnded = true;
	for (const line of text.split("\n")) {
		const last = paragraphs.at(-1);
		const isNew = fence.take(line) || last === void 0 || isEnded || BEGINS.test(line);
		if (isNew) paragraphs.push([line]);
		else last.push(line.trim());
		if (isNew) isEnded = ENDS.test(line);
		else if (last.length === 2) isEnded = ENDS.test(`${last[0] ?? ""} `);
	}
	return paragraphs.map((lines) => lines.join(" "));
}
// src/review/scope.ts
function scopeEntries(written) {
	const entries = written.map(normalEntry).filter((entry) => !/^(?:|\.|\*|\*\*)$/.test(entry));
	return [...new Set(entries)].sort();
}
function normalEntry(written) {
	let entry = written.trim().replaceAll("\\", "/").toLowerCase();
	if (entry.startsWith("./")) entry = entry.slice(2);
	if (entry.endsWith("/**")) entry = entry.slice(0, -3);
	else if (entry.endsWith("/*")) entry = entry.slice(0, -2);
	if (entry.startsWith("/")) entry = entry.slice(1);
	return entry.endsWith("/") ? entry.slice(0, -1) : entry;
}
function scopeRelation(one, other) {
	if (one.join("|") === other.join("|")) return "same";
	return one.some((entry) => other.some((second) => entry === second || entry.startsWith(`${second}/`) || second.startsWith(`${entry}/`))) ? "overlapping" : "disjoint";
}
function isInside(inner, outer) {
	return inner.length > 0 ? inner.every((entry) => outer.some((above) => entry === above || entry.startsWith(`${above}/`))) : outer.length === 0;
}
function withParents(entry) {
	const found = [entry];
	for (let slash = entry.lastIndexOf("/"); slash > 0; slash = entry.lastIndexOf("/", slash - 1)) found.push(entry.slice(0, slash));
	return found;
}
// src/review/subject.ts
const MAX_DETAIL_LENGTH = 1e5;
function featuresOf(subject) {
	const written = subject.detail.slice(0, MAX_DETAIL_LENGTH);
	const title = comparedText(subject.title);
	const summary = once(() => comparedText(subject.summary ?? ""));
	const detail = once(() => comparedText(written));
	const digest = once(() => digestOf(title.normal, summary().normal, detail().normal));
	const sentences = once(() => sentencesOf([subject.summary ?? "", written].join("\n\n")));
	const scope = scopeEntries(subject.scope);
	return {
		subject,
		title,
		get summary() {
			return summary();
		},
		get detail() {
			return detail();
		},
		isCut: subject.detail.length > MAX_DETAIL_LENGTH,
		slug: slugOf(title.normal),
		scope,
		scopeIdentity: scope.length === 0 ? "global" : scope.join("|"),
		tags: new Set(subject.tags),
		marks: once(() => marksOf([subject.title, sentences().text].join("\n"))),
		sentences: () => sentences().byMeaning,
		get digest() {
			return digest();
		}
	};
}
function saysTheSame(one, other) {
	return (one.summary.normal !== "" || one.detail.normal !== "" || one.title.normal === other.title.normal) && one.summary.normal === other.summary.normal && one.detail.normal === other.detail.normal;
}
function digestOf(...texts) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mi)((0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256").update(texts.join("\0")));
}
// src/review/claim.ts
function claimOf(subject) {
	const { type, title, summary = "", detail, facts } = subject;
	const { scopeIdentity } = featuresOf(subject);
	return digestOf("claim/v2", type, scopeIdentity, ...[
		title,
		summary,
		detail
	].map((text) => [...sentencesOf(text).byMeaning.keys()].join("\n")), ...leavesOf(facts).sort());
}
// src/commands/propose/rejected-before.ts
function newClaims(files, gate) {
	const claimsIn = (path, bytes) => bytes ? candidateSubjects(path, bytes, gate).map((subject) => ({
		claim: claimOf(subject),
		subject
	})) : [];
	const known = new Set(files.flatMap(({ path, before }) => claimsIn(path, before).map(({ claim }) => claim)));
	return files.flatMap(({ path, after }) => claimsIn(path, after).filter(({ claim }) => !known.has(claim)));
}
function rejectedBefore(files, gate) {
	if (gate.rejections.claims.size === 0) return [];
	return newClaims(files, gate).flatMap((claim) => {
		const rejection = gate.rejections.claims.get(claim.claim);
		return rejection ? [{
			...claim,
			rejection
		}] : [];
	});
}
function rejectionText({ by, at, pullRequest, reason }) {
	const who = by === void 0 ? "" : ` by ${by}`;
	const where = pullRequest === void 0 ? "" : ` in pull request #${pullRequest}`;
	return `was rejected${who} on ${at.slice(0, 10)}${where}${reason === void 0 ? ", without a reason" : `: ${reason}`}`;
}



/***/ })

};
;