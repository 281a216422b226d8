"use strict";
exports.id = 8268;
exports.ids = [8268];
exports.modules = {

/***/ 1364:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ percent)
/* harmony export */ });
// src/memory/percent.ts
function percent(tenThousandths) {
	return `${(tenThousandths / 100).toFixed(2)} %`;
}



/***/ }),

/***/ 8268:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ recordConditions),
/* harmony export */   c: () => (/* binding */ IDENTITY),
/* harmony export */   d: () => (/* binding */ OVERLAP),
/* harmony export */   f: () => (/* binding */ RECENCY),
/* harmony export */   g: () => (/* binding */ TOTAL),
/* harmony export */   h: () => (/* binding */ SCOPE),
/* harmony export */   i: () => (/* binding */ WORDS),
/* harmony export */   l: () => (/* binding */ LIKENESS),
/* harmony export */   m: () => (/* binding */ RETRIEVAL),
/* harmony export */   n: () => (/* binding */ recordReview),
/* harmony export */   o: () => (/* binding */ CONFIDENCE),
/* harmony export */   p: () => (/* binding */ REPLACEMENT),
/* harmony export */   r: () => (/* binding */ review),
/* harmony export */   s: () => (/* binding */ DECISION),
/* harmony export */   t: () => (/* binding */ ReviewIndex),
/* harmony export */   u: () => (/* binding */ LINEAGE)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _rejected_before_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6891);
/* harmony import */ var _percent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1364);




// src/review/constants.ts
const LIKENESS = {
	longText: 400,
	comparable: {
		title: 5800,
		summary: 3600,
		detail: 3600
	},
	elsewhere: {
		title: 9e3,
		overlap: 70
	},
	duplicate: {
		title: 9e3,
		summary: 7800,
		detail: 6600
	},
	replacement: {
		title: 9500,
		detail: 4200,
		overlap: 32,
		wording: 42
	},
	additive: {
		title: 6800,
		overlap: 44,
		wording: 32
	},
	sameText: {
		summary: 7800,
		detail: 6600
	},
	split: { overlap: 50 },
	replacedText: 4800
};
const IDENTITY = {
	limit: 58,
	slug: 42,
	title: [[9200, 28], [7500, 18]],
	summary: [[7e3, 20], [4800, 12]],
	detail: [[6200, 12]],
	scopeAndTitle: {
		title: 7200,
		weight: 8
	},
	tag: 6
};
const SCOPE = {
	same: 65,
	overlapping: 35,
	disjoint: -45
};
const OVERLAP = {
	strong: 7800,
	moderate: 4800,
	title: [32, 18],
	summary: [30, 16],
	detail: [22, 10]
};
const REPLACEMENT = {
	replacement: 72,
	additive: -12,
	partial: -18,
	split: -28
};
const RECENCY = {
	newer: 24,
	notOlder: 16,
	older: -22,
	newerDays: 7
};
const LINEAGE = {
	active: 20,
	candidate: 8,
	done: -8,
	supersedes: -4
};
const CONFIDENCE = {
	duplicate: [
		42,
		20,
		30,
		0,
		0,
		8
	],
	full_replacement: [
		28,
		14,
		18,
		24,
		10,
		6
	],
	additive_update: [
		26,
		16,
		32,
		14,
		0,
		12
	],
	possible_split: [
		18,
		18,
		18,
		28,
		6,
		12
	],
	ambiguous_overlap: [
		18,
		18,
		22,
		0,
		0,
		8
	]
};
const TOTAL = [
	28,
	18,
	26,
	14,
	8,
	6
];
const DECISION = {
	leastTokens: 8,
	leastSummary: 18,
	leastDetail: 48,
	supersede: 5600,
	merge: 5800,
	rival: 600,
	neighbour: 800,
	split: 2800,
	listed: 2500,
	near: 1200,
	single: 3500,
	thin: 9800,
	temporary: 9700,
	novel: 8400,
	novelRange: [5500, 9200]
};
const RETRIEVAL = {
	bucket: 128,
	elsewhere: 32,
	steps: 3e5
};
// src/review/disguise.ts
const WORDS$1 = new RegExp("[\\p{L}\\p{M}]+", "gu");
const LATIN = new RegExp("\\p{Script=Latin}", "u");
const LOOKALIKE = new RegExp("[\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Armenian}\\p{Script=Cherokee}\\p{Script=Lisu}\\p{Script=Coptic}]", "u");
const PHONETIC = /[\u0250-\u02AF\u1D00-\u1DBF\uA720-\uA7FF\uAB30-\uAB6F]/u;
const OVERLAID = new RegExp("[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}]\\p{Mn}", "u");
function isDisguised({ title, summary = "", detail }) {
	const words = [
		title,
		summary,
		detail
	].join("\n").normalize("NFC").match(WORDS$1) ?? [];
	const foreign = words.filter((word) => LOOKALIKE.test(word));
	return foreign.some((word) => LATIN.test(word)) || foreign.length > 0 && foreign.length * 2 < words.length || words.some((word) => PHONETIC.test(word) || OVERLAID.test(word));
}
// src/review/automatic.ts
function recordConditions({ candidate, wording, decision, reason, matches, equals, namesakes, retrieval }) {
	const { type, routing, supersedes, status } = candidate.subject;
	const isLimited = wording.replacement || wording.additive || wording.split || wording.partial;
	return [
		{
			unmet: "the reviewer does not call it new",
			holds: decision === "accept" && reason === "novel_memory"
		},
		{
			unmet: "something known is related",
			holds: equals.length === 0 && !matches.some(({ confidence }) => confidence >= DECISION.listed)
		},
		{
			unmet: "a pair is flagged",
			holds: matches.every(({ flags }) => flags.length === 0)
		},
		{
			unmet: "it is a working memory",
			holds: type !== "working"
		},
		{
			unmet: "it speaks of something temporary",
			holds: !wording.temporary && !wording.temporaryMention
		},
		{
			unmet: "its wording replaces, adds, splits or limits",
			holds: !isLimited
		},
		{
			unmet: "it steers the choice of skills",
			holds: routing.length === 0
		},
		{
			unmet: "it says that it replaces records",
			holds: supersedes.length === 0
		},
		{
			unmet: "it would be in force at once",
			holds: status === "candidate"
		},
		{
			unmet: "not everything could be compared",
			holds: retrieval.broken === 0 && !candidate.isCut
		},
		{
			unmet: "another record has its title",
			holds: namesakes.length === 0
		},
		{
			unmet: "its letters may be taken for others",
			holds: !isDisguised(candidate.subject)
		}
	];
}
// src/review/wording.ts
const PHRASES = {
	replacement: [
		...[
			"replace",
			"replaces",
			"replaced",
			"replacing",
			"supersede",
			"supersedes",
			"superseded",
			"deprecate",
			"deprecates"
		],
		...[
			"deprecated",
			"obsolete",
			"instead of",
			"no longer",
			"migrate to",
			"migrated to",
			"migrating to",
			"switch to"
		],
		...[
			"switched to",
			"\u6539\u4e3a",
			"\u66ff\u6362",
			"\u5e9f\u5f03",
			"\u4e0d\u518d\u4f7f\u7528",
			"\u8fc1\u79fb\u5230",
			"\u5ec3\u6b62",
			"\u7f6e\u304d\u63db\u3048",
			"\ub300\uccb4",
			"\ub354 \uc774\uc0c1",
			"ersetzt",
			"statt",
			"nicht mehr"
		],
		...[
			"reemplaza",
			"ya no",
			"remplace",
			"ne plus",
			"substitui",
			"\u0437\u0430\u043c\u0435\u043d\u044f\u0435\u0442",
			"\u0431\u043e\u043b\u044c\u0448\u0435 \u043d\u0435",
			"\u0432\u043c\u0435\u0441\u0442\u043e"
		]
	],
	additive: [
		...[
			"also",
			"extend",
			"extends",
			"additional",
			"broaden",
			"broader",
			"cover",
			"covers",
			"include",
			"includes",
			"in addition"
		],
		...[
			"applies to",
			"along with",
			"another case",
			"\u8865\u5145",
			"\u6269\u5c55",
			"\u53e6\u5916",
			"\u540c\u65f6",
			"\u4e5f\u8981",
			"\u4e5f\u9002\u7528",
			"\u307e\u305f",
			"\u3055\u3089\u306b",
			"\ub610\ud55c"
		],
		...[
			"auch",
			"zus\u00e4tzlich",
			"tambi\u00e9n",
			"adem\u00e1s",
			"aussi",
			"\u00e9galement",
			"tamb\u00e9m",
			"\u0442\u0430\u043a\u0436\u0435"
		]
	],
	partial: [...[
		"partial",
		"specific",
		"only for",
		"subset",
		"subpath",
		"one branch",
		"one module",
		"one case",
		"except"
	], ...[
		"\u90e8\u5206",
		"\u53ea\u9488\u5bf9",
		"\u5b50\u96c6",
		"\u67d0\u4e2a\u6a21\u5757",
		"\u4f8b\u5916",
		"nur f\u00fcr",
		"au\u00dfer",
		"solo para",
		"sauf",
		"\u0442\u043e\u043b\u044c\u043a\u043e \u0434\u043b\u044f",
		"\u043a\u0440\u043e\u043c\u0435",
		"\u306e\u307f",
		"\uc81c\uc678"
	]],
	split: [...[
		"split",
		"separate",
		"separately",
		"two memories",
		"multiple memories",
		"different cases",
		"\u62c6\u5206",
		"\u5206\u5f00",
		"\u591a\u6761",
		"\u4e24\u6761"
	], ...[
		"getrennt",
		"por separado",
		"s\u00e9par\u00e9ment",
		"\u043e\u0442\u0434\u0435\u043b\u044c\u043d\u043e",
		"\u5206\u5272"
	]]
};
const POINTERS = [
	"see also",
	"siehe auch",
	"voir aussi",
	"ver tambi\u00e9n",
	"v\u00e9ase tambi\u00e9n",
	"veja tamb\u00e9m",
	"\u0441\u043c. \u0442\u0430\u043a\u0436\u0435"
];
const FIXED_TEMPORARY = [
	"for now",
	"one off",
	"until release",
	"today only",
	"debug only",
	"\u4e00\u6b21\u6027",
	"\u4ec5\u7528\u4e8e\u8c03\u8bd5"
];
const STRONG_TEMPORARY = new RegExp(` (?:temporary|temp)(?: [^ \\n]{1,40})? (?:rule|fix|workaround|hack|measure|setting|change|override|patch|note|logging)s? `);
const MENTIONED = [
	"temporary",
	"temp",
	"wip",
	"todo",
	"\u4e34\u65f6",
	"\u6682\u65f6",
	"vorl\u00e4ufig",
	"temporal",
	"temporaire",
	"\u0432\u0440\u0435\u043c\u0435\u043d\u043d\u043e",
	"\u4e00\u6642\u7684",
	"\uc784\uc2dc"
];
const OPENING = /^\s{0,8}(?:[-*+#>]{1,6}\s{1,4})?(?:todo|wip)\b|\b(?:todo|wip)\s?[:(]/im;
const WORDS = [
	PHRASES,
	POINTERS,
	FIXED_TEMPORARY,
	String(STRONG_TEMPORARY),
	MENTIONED,
	String(OPENING)
];
function wordingOf(title, summary, detail) {
	const raw = [
		title,
		summary,
		detail
	].join("\n");
	const lines = raw.split("\n").map((line) => ` ${(0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.m)(line)} `);
	const text = lines.join("\n");
	const found = [];
	const look = (signal, phrases, within = text) => {
		const phrase = phrases.find((candidate) => stands(within, candidate));
		if (phrase !== void 0) found.push({
			signal,
			phrase
		});
		return phrase !== void 0;
	};
	const gapped = (signal, first, last) => {
		const stood = lines.some((line) => {
			const start = line.indexOf(first);
			return start !== -1 && line.lastIndexOf(last) >= start + first.length - 1;
		});
		if (stood) found.push({
			signal,
			phrase: `${first.trim()} \u2026 ${last.trim()}`
		});
		return stood;
	};
	const lookAt = (signal, stood) => {
		if (stood !== void 0) found.push({
			signal,
			phrase: stood.trim()
		});
		return stood !== void 0;
	};
	const strong = look("temporary", FIXED_TEMPORARY) || lookAt("temporary", STRONG_TEMPORARY.exec(text)?.[0]) || lookAt("temporary", OPENING.exec(raw)?.[0]) || lookAt("temporary", /\b(?:todo|wip)\b/i.exec(title)?.[0]);
	return {
		replacement: look("replacement", PHRASES.replacement),
		additive: look("additive", PHRASES.additive, withoutPointers(text)),
		partial: look("partial", PHRASES.partial) || gapped("partial", " for ", " only "),
		split: look("split", PHRASES.split) || gapped("split", " one for ", " and one for "),
		temporary: strong,
		temporaryMention: strong || look("temporary mention", MENTIONED),
		found
	};
}
function withoutPointers(text) {
	return POINTERS.reduce((rest, phrase) => rest.replaceAll(neededText(phrase), " "), text);
}
function addedWords({ found }, known) {
	const wanted = found.filter(({ signal }) => signal === "additive" || signal === "partial");
	if (wanted.length === 0) return [];
	const text = ` ${known.title.normal} \n ${known.summary.normal} \n ${known.detail.normal} `;
	return wanted.map(({ phrase }) => phrase).filter((phrase) => !phrase.split(" \u2026 ").every((part) => stands(text, part)));
}
function stands(text, phrase) {
	return text.includes(neededText(phrase));
}
const NEEDED = new Map();
function neededText(phrase) {
	const known = NEEDED.get(phrase);
	if (known !== void 0) return known;
	const normal = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.m)(phrase);
	const needed = /^[\u0000-\u052F]/.test(phrase) ? ` ${normal} ` : normal;
	NEEDED.set(phrase, needed);
	return needed;
}
// src/review/evidence.ts
function isWidened(candidate, target) {
	return candidate.scope.length === 0 !== (target.scope.length === 0) && (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.o)(candidate, target);
}
function likenesses(candidate, target) {
	const title = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.p)(candidate.title, target.title, LIKENESS.longText);
	if ((0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.l)(candidate.scope, target.scope) === "disjoint" && title < LIKENESS.elsewhere.title && !isWidened(candidate, target)) return void 0;
	return {
		title,
		summary: (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.p)(candidate.summary, target.summary, LIKENESS.longText),
		detail: (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.p)(candidate.detail, target.detail, LIKENESS.longText)
	};
}
function evidenceOf({ candidate, wording, target, alike, now }) {
	const { title, summary, detail } = alike;
	const relation = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.l)(candidate.scope, target.scope);
	const identity = identityBucket(candidate, target, alike, relation);
	const titleContrast = !wording.additive && (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.x)(candidate.title.tokens, target.title.tokens);
	const age = ageOf(candidate.subject.updated, target.subject.updated, now);
	const added = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.h)(() => addedBy(candidate, wording, target));
	const titleWords = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.h)(() => titleWordsAdded(candidate, target));
	const facts = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.h)(() => (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.y)(candidate.subject, target.subject));
	const changes = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.h)(() => (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.S)(candidate.marks(), target.marks()));
	return {
		title,
		summary,
		detail,
		scopeRelation: relation,
		holdsThere: (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.s)(candidate.scope, target.scope),
		identity,
		scope: bucket([{
			code: relation,
			weight: SCOPE[relation]
		}], -100),
		overlap: bucket([
			...overlap$1("title", title),
			...overlap$1("summary", summary),
			...overlap$1("detail", detail)
		], 0),
		replacement: bucket(replacementWords(wording), -100),
		recency: bucket([age], -100),
		lineage: bucket(lineage(target), -100),
		sameIdentity: identity.sum >= IDENTITY.limit && !titleContrast,
		titleContrast,
		notOlder: age.weight >= 0,
		equal: [
			"title",
			"summary",
			"detail"
		].filter((part) => candidate[part].normal === target[part].normal),
		get added() {
			return added();
		},
		get changes() {
			return changes();
		},
		get wordChange() {
			const { flag, candidate: own, target: others } = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.w)(candidate.sentences(), target.sentences());
			return {
				flag,
				candidate: [...titleWords(), ...own],
				target: others
			};
		},
		get factChange() {
			return facts();
		},
		isCut: candidate.isCut || target.isCut,
		get newTitleWords() {
			return titleWords();
		}
	};
}
function identityBucket(candidate, target, alike, relation) {
	const { title, summary, detail } = alike;
	const items = [];
	if (candidate.slug !== "" && candidate.slug === target.slug) items.push({
		code: "equal slug",
		weight: IDENTITY.slug
	});
	items.push(...graded("title", title, IDENTITY.title), ...graded("summary", summary, IDENTITY.summary), ...graded("detail", detail, IDENTITY.detail));
	const { title: least, weight } = IDENTITY.scopeAndTitle;
	if (relation === "same" && title >= least) items.push({
		code: "same scope and title",
		weight,
		value: title
	});
	if ([...candidate.tags].some((tag) => target.tags.has(tag))) items.push({
		code: "shared tag",
		weight: IDENTITY.tag
	});
	return bucket(items, 0);
}
function replacementWords(wording) {
	return [
		"replacement",
		"additive",
		"partial",
		"split"
	].flatMap((code) => wording[code] ? [{
		code: `${code} wording`,
		weight: REPLACEMENT[code]
	}] : []);
}
function addedBy(candidate, wording, target) {
	return {
		sentences: countMissing(candidate.sentences().keys(), target.sentences()),
		tags: countMissing(candidate.tags, target.tags),
		phrases: addedWords(wording, target)
	};
}
function titleWordsAdded(candidate, target) {
	const { title, subject } = candidate;
	if (title.normal === "" && (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.f)(subject.title) !== (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.f)(target.subject.title)) return [subject.title];
	return (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.C)(title.tokens, target.title.tokens);
}
function countMissing(values, known) {
	return [...values].filter((value) => !known.has(value)).length;
}
function bucket(items, least) {
	const sum = items.reduce((all, { weight }) => all + weight, 0);
	return {
		sum: Math.min(Math.max(sum, least), 100),
		items
	};
}
function graded(code, value, grades) {
	const grade = grades.find(([least]) => value >= least);
	return grade ? [{
		code: `${code} alike`,
		weight: grade[1],
		value
	}] : [];
}
function overlap$1(code, value) {
	const [strong, moderate] = OVERLAP[code];
	if (value >= OVERLAP.strong) return [{
		code: `${code} strong`,
		weight: strong,
		value
	}];
	return value >= OVERLAP.moderate ? [{
		code: `${code} moderate`,
		weight: moderate,
		value
	}] : [];
}
function ageOf(candidate, target, now) {
	const own = instantOf(candidate, now);
	const other = instantOf(target, now);
	const days = own !== void 0 && other !== void 0 ? Math.round((own - other) / _start_js__WEBPACK_IMPORTED_MODULE_0__.q) : void 0;
	if (!(days === void 0 ? (candidate ?? "") >= (target ?? "") : (own ?? 0) >= (other ?? 0))) return {
		code: "older",
		weight: RECENCY.older,
		...days !== void 0 && { value: days }
	};
	const isNewer = days !== void 0 && days >= RECENCY.newerDays;
	return {
		code: isNewer ? "newer" : "not older",
		weight: isNewer ? RECENCY.newer : RECENCY.notOlder,
		...days !== void 0 && { value: days }
	};
}
function instantOf(written, now) {
	if (written === void 0 || !/^\d{4}-\d{2}-\d{2}/.test(written)) return void 0;
	const time = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.Z)(/^\d{4}-\d{2}-\d{2}$/.test(written) ? `${written}T00:00:00Z` : written);
	return Number.isNaN(time) ? void 0 : Math.min(time, now.getTime());
}
function lineage({ subject }) {
	const { status, supersedes } = subject;
	const items = status === "out" ? [] : [{
		code: `target ${status}`,
		weight: LINEAGE[status]
	}];
	if (supersedes.length > 0) items.push({
		code: "target supersedes another",
		weight: LINEAGE.supersedes
	});
	return items;
}
// src/review/relation.ts
function matchOf(evidence, wording, target) {
	const { relation, failedBefore, flags } = relate(evidence, wording, target.subject.status);
	return {
		target,
		evidence,
		relation,
		failedBefore,
		confidence: confidenceOf(relation, evidence),
		total: clamp(weigh(TOTAL, evidence, evidence.replacement.sum)),
		flags
	};
}
function relate(evidence, wording, status) {
	const failedBefore = [];
	const changed = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.h)(() => evidence.changes.map(({ flag }) => flag));
	const flags = evidence.titleContrast ? ["title_contrast"] : [];
	const ambiguous = (more) => ({
		relation: "ambiguous_overlap",
		failedBefore,
		flags: [...flags, ...more]
	});
	if (evidence.titleContrast) {
		failedBefore.push({
			relation: "duplicate",
			failed: "the titles name different things"
		});
		return ambiguous(saysAll(evidence) ? changed() : []);
	}
	for (const [relation, conditions] of rulesOf(evidence, wording, status)) {
		const failed = firstFailed(conditions);
		if (failed !== void 0) {
			failedBefore.push({
				relation,
				failed
			});
			continue;
		}
		if ((relation === "duplicate" || relation === "additive_update" && !wording.additive && evidence.summary >= LIKENESS.sameText.summary && evidence.detail >= LIKENESS.sameText.detail) && changed().length > 0 && !isContained(evidence)) {
			failedBefore.push({
				relation,
				failed: `a text that is otherwise the same has ${changed().join(", ")}`
			});
			return ambiguous(changed());
		}
		return {
			relation,
			failedBefore,
			flags: relation === "duplicate" ? newsIn(evidence) : flags
		};
	}
	return ambiguous([]);
}
function isKnown({ evidence, flags }) {
	return evidence.added.tags === 0 && flags.length === 0;
}
function newsIn(evidence) {
	const { candidate, target } = evidence.factChange;
	return [
		...evidence.added.sentences + evidence.newTitleWords.length > 0 ? ["words_changed"] : [],
		...candidate.length + target.length > 0 ? ["fields_changed"] : [],
		...evidence.isCut ? ["detail_cut"] : []
	];
}
function isContained(evidence) {
	if (!evidence.holdsThere || evidence.title < LIKENESS.additive.title) return false;
	const { sentences, tags } = evidence.added;
	return sentences + tags === 0 && evidence.changes.every(({ candidate }) => candidate.length === 0);
}
function saysAll({ equal }) {
	return equal.length === 3;
}
function firstFailed(conditions) {
	for (const condition of conditions) {
		const [holds, failed] = typeof condition === "function" ? condition() : condition;
		if (!holds) return failed;
	}
}
function rulesOf(evidence, wording, status) {
	return [
		["duplicate", duplicateConditions(evidence, wording, status)],
		["full_replacement", replacementConditions(evidence, status)],
		["additive_update", additionConditions(evidence, wording)],
		["possible_split", splitConditions(evidence, wording)]
	];
}
function duplicateConditions(evidence, wording, status) {
	const isOpen = [status !== "done", "target is done"];
	if (isContained(evidence)) return [isOpen];
	if (saysAll(evidence)) return [sameScope(evidence), isOpen];
	const { title, summary, detail } = evidence;
	const { duplicate } = LIKENESS;
	return [
		isOpen,
		sameScope(evidence),
		sameIdentity(evidence),
		alike("title", title, duplicate.title),
		alike("summary", summary, duplicate.summary),
		alike("detail", detail, duplicate.detail),
		[!wording.replacement, "replacement wording"],
		[!wording.split, "split wording"],
		() => [evidence.added.phrases.length === 0, `it adds: ${evidence.added.phrases.join(", ")}`]
	];
}
function replacementConditions(evidence, status) {
	const { title, detail, overlap, replacement, notOlder } = evidence;
	const { replacement: least } = LIKENESS;
	return [
		[status === "active", `target ${status} \u2260 active`],
		sameScope(evidence),
		sameIdentity(evidence),
		[notOlder, "candidate is older"],
		[replacement.sum >= least.wording, fewPoints("replacement", replacement.sum, least.wording)],
		[overlap.sum >= least.overlap || detail >= least.detail || title >= least.title, [
			fewPoints("overlap", overlap.sum, least.overlap),
			unlike("detail", detail, least.detail),
			unlike("title", title, least.title)
		].join("; ")]
	];
}
function additionConditions(evidence, wording) {
	const { title, overlap, replacement, scopeRelation } = evidence;
	const { additive: least } = LIKENESS;
	const isSameScope = scopeRelation === "same";
	const [isSame, noIdentity] = sameIdentity(evidence);
	return [
		nearScope(evidence),
		[isSame || isSameScope && title >= least.title, `${noIdentity}; ${isSameScope ? unlike("title", title, least.title) : "another scope"}`],
		[overlap.sum >= least.overlap, fewPoints("overlap", overlap.sum, least.overlap)],
		[replacement.sum < least.wording, `replacement ${replacement.sum} points, ${least.wording} or more`],
		[!wording.split, "split wording"]
	];
}
function splitConditions(evidence, wording) {
	const { overlap, replacement, scopeRelation } = evidence;
	const isReplacedInPart = scopeRelation === "overlapping" && replacement.sum >= LIKENESS.replacement.wording;
	const [isSame, noIdentity] = sameIdentity(evidence);
	return [
		nearScope(evidence),
		[wording.split || wording.partial || isReplacedInPart, "no split or partial wording, no replacement in an overlapping scope"],
		[isSame || overlap.sum >= LIKENESS.split.overlap, `${noIdentity}; ${fewPoints("overlap", overlap.sum, LIKENESS.split.overlap)}`]
	];
}
function sameScope({ scopeRelation }) {
	return [scopeRelation === "same", `scope ${scopeRelation} \u2260 same`];
}
function nearScope({ scopeRelation }) {
	return [scopeRelation !== "disjoint", "scope disjoint"];
}
function sameIdentity({ sameIdentity: isSame, identity }) {
	return [isSame, fewPoints("identity", identity.sum, IDENTITY.limit)];
}
function fewPoints(name, sum, wanted) {
	return `${name} ${sum} points, fewer than ${wanted}`;
}
function unlike(name, similarity, wanted) {
	return `${name} ${(0,_percent_js__WEBPACK_IMPORTED_MODULE_3__.t)(similarity)}, less than ${(0,_percent_js__WEBPACK_IMPORTED_MODULE_3__.t)(wanted)}`;
}
function alike(name, similarity, wanted) {
	return [similarity >= wanted, unlike(name, similarity, wanted)];
}
function confidenceOf(relation, evidence) {
	const { sum } = evidence.replacement;
	const wording = relation === "additive_update" ? Math.max(0, 100 - sum) : relation === "possible_split" ? Math.abs(sum) : sum;
	return clamp(weigh(CONFIDENCE[relation], evidence, wording));
}
function weigh(weights, { identity, scope, overlap, recency, lineage }, replacement) {
	const points = [
		identity.sum,
		scope.sum,
		overlap.sum,
		replacement,
		recency.sum,
		lineage.sum
	];
	return weights.reduce((sum, weight, index) => sum + weight * (points[index] ?? 0), 0);
}
function clamp(value) {
	return Math.min(Math.max(value, 0), 1e4);
}
const STATUS_RANK = {
	active: 3,
	candidate: 2,
	done: 1,
	out: 0
};
function statusRank({ target }) {
	return STATUS_RANK[target.subject.status];
}
function compareMatches(a, b) {
	return b.confidence - a.confidence || Number(b.evidence.scopeRelation === "same") - Number(a.evidence.scopeRelation === "same") || statusRank(b) - statusRank(a) || b.total - a.total || (0,_check_js__WEBPACK_IMPORTED_MODULE_1__._a)(b.target.subject.updated ?? "", a.target.subject.updated ?? "") || (0,_check_js__WEBPACK_IMPORTED_MODULE_1__._a)(a.target.subject.id, b.target.subject.id) || (0,_check_js__WEBPACK_IMPORTED_MODULE_1__._a)(a.target.subject.path, b.target.subject.path);
}
// src/review/decide.ts
function review(subject, index, now, broken = 0) {
	const candidate = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.a)(subject);
	const wording = wordingOf(subject.title, subject.summary ?? "", subject.detail);
	const { targets, bucket, equals, namesakes } = index.find(candidate, subject.supersedes);
	const matches = targets.flatMap((target) => {
		const alike = likenesses(candidate, target);
		if (!alike || !mayCompare(candidate, target, alike)) return [];
		const evidence = evidenceOf({
			candidate,
			wording,
			target,
			alike,
			now
		});
		if (!isComparable(candidate, target, evidence)) return [];
		return [matchOf(evidence, wording, target)];
	}).sort(compareMatches);
	const verdict = decide(candidate, wording, matches);
	const retrieval = {
		records: index.size,
		bucket,
		compared: targets.length,
		broken
	};
	const rivals = rivalsOf(matches, verdict.rule);
	const reviewed = {
		...verdict,
		candidate,
		wording,
		matches,
		equals,
		namesakes,
		rivals,
		retrieval
	};
	return recordConditions(reviewed).every(({ holds }) => holds) ? {
		...reviewed,
		handling: "auto"
	} : reviewed;
}
function mayCompare(candidate, target, { title, summary, detail }) {
	const { comparable } = LIKENESS;
	return title >= comparable.title || summary >= comparable.summary || detail >= comparable.detail || candidate.slug === target.slug;
}
function isComparable(candidate, target, evidence) {
	const { title, summary, detail, sameIdentity, overlap, scopeRelation } = evidence;
	const { comparable, elsewhere } = LIKENESS;
	if (scopeRelation === "disjoint") return sameIdentity && title >= elsewhere.title && overlap.sum >= elsewhere.overlap || isWidened(candidate, target);
	return title >= comparable.title || summary >= comparable.summary || detail >= comparable.detail || sameIdentity;
}
const RULES = {
	thin: {
		rule: 1,
		decision: "reject",
		reason: "insufficient_signal",
		relation: "none"
	},
	temporary: {
		rule: 2,
		decision: "reject",
		reason: "temporary_detail",
		relation: "none"
	},
	duplicate: {
		rule: 3,
		decision: "merge",
		reason: "duplicate_memory",
		relation: "duplicate"
	},
	replacement: {
		rule: 4,
		decision: "supersede",
		reason: "newer_memory_replaces_older",
		relation: "full_replacement"
	},
	addition: {
		rule: 5,
		decision: "merge",
		reason: "same_scope_summary_overlap",
		relation: "additive_update"
	},
	split: {
		rule: 6,
		decision: "reject",
		reason: "possible_scope_split",
		relation: "possible_split"
	},
	severalMatches: {
		rule: 7,
		...overlap()
	},
	oneMatch: {
		rule: 8,
		...overlap()
	},
	replacedText: {
		rule: 9,
		...overlap()
	},
	sameText: {
		rule: 10,
		...overlap()
	},
	novel: {
		rule: 11,
		decision: "accept",
		reason: "novel_memory",
		relation: "none"
	}
};
function overlap() {
	return {
		decision: "reject",
		reason: "ambiguous_existing_overlap",
		relation: "ambiguous_overlap"
	};
}
function closed(outcome, targets, confidence) {
	return {
		...outcome,
		handling: "closed",
		targets,
		confidence
	};
}
function forPerson(outcome, targets, confidence = targets[0]?.confidence ?? 0) {
	return {
		...outcome,
		handling: "person",
		targets,
		confidence
	};
}
function decide(candidate, wording, matches) {
	if (isThin(candidate)) return closed(RULES.thin, [], DECISION.thin);
	if (wording.temporary && !isForAWhile(candidate)) return closed(RULES.temporary, [], DECISION.temporary);
	const duplicates = matches.filter(({ relation }) => relation === "duplicate");
	const known = duplicates.filter(isKnown);
	if (known[0]) return closed(RULES.duplicate, known, known[0].confidence);
	if (duplicates.length > 0) return forPerson(RULES.duplicate, duplicates);
	const replacement = replacementIn(matches);
	if (replacement?.rivals.length === 0) return forPerson(RULES.replacement, [replacement.match]);
	const addition = additionIn(matches);
	if (addition?.rivals.length === 0) return forPerson(RULES.addition, [addition.match]);
	const splits = matches.filter(({ relation, confidence }) => relation === "possible_split" && confidence >= DECISION.split);
	if (splits.length > 0) return forPerson(RULES.split, splits);
	return overlapIn(candidate, wording, matches) ?? forPerson(RULES.novel, [], novelty(matches[0]));
}
function overlapIn(candidate, wording, matches) {
	const near = matches.filter(isNear);
	const listed = matches.filter(({ confidence }) => confidence >= DECISION.listed);
	const [first, second] = near.filter(({ confidence }) => confidence >= DECISION.listed);
	if (listed.length > 1 && first && second && first.confidence - second.confidence <= DECISION.near) return forPerson(RULES.severalMatches, listed);
	const single = near.filter(({ confidence, evidence, relation }) => confidence >= DECISION.single || evidence.sameIdentity || confidence >= DECISION.listed && relation !== "ambiguous_overlap");
	if (single.length > 0) return forPerson(RULES.oneMatch, single);
	const replaced = wording.replacement ? near.filter(({ evidence }) => isReplacedText(evidence)) : [];
	if (replaced.length > 0) return forPerson(RULES.replacedText, replaced);
	const same = matches.filter((match) => isWidened(candidate, match.target) || isNear(match) && (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.o)(candidate, match.target));
	return same.length > 0 ? forPerson(RULES.sameText, same) : void 0;
}
function openOf({ rule, targets }) {
	if (rule !== RULES.sameText.rule) return void 0;
	return targets.some(isNear) ? "title" : "scope";
}
function novelty(best) {
	if (!best) return DECISION.novel;
	const [least, most] = DECISION.novelRange;
	return Math.min(Math.max(1e4 - Math.round(best.confidence / 2), least), most);
}
function isForAWhile({ subject }) {
	return subject.type === "working" && subject.until !== void 0;
}
function sizeOf({ title, summary, detail, subject }) {
	return {
		words: new Set([
			...title.tokens,
			...summary.tokens,
			...detail.tokens
		]).size,
		...subject.summary !== void 0 && { summaryLength: (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__._)(summary.normal) },
		detailLength: (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__._)(detail.normal)
	};
}
function isThin(candidate) {
	const { words, summaryLength = DECISION.leastSummary, detailLength } = sizeOf(candidate);
	return words < DECISION.leastTokens || summaryLength < DECISION.leastSummary || detailLength < DECISION.leastDetail;
}
function replacementIn(matches) {
	const replacements = matches.filter(({ relation }) => relation === "full_replacement");
	const [match] = replacements;
	if (!match || match.confidence < DECISION.supersede) return void 0;
	return {
		match,
		rivals: rivalries(match, replacements, DECISION.rival)
	};
}
function additionIn(matches) {
	const match = matches.find(({ relation }) => relation === "additive_update");
	if (!match || match.confidence < DECISION.merge) return void 0;
	return {
		match,
		rivals: [...rivalries(match, matches.filter((other) => other.relation === "additive_update" && !isNear(other)), DECISION.rival), ...rivalries(match, matches.filter(isNear), DECISION.neighbour)]
	};
}
function rivalsOf(matches, rule) {
	if (rule <= RULES.replacement.rule) return [];
	const ofAddition = rule > RULES.addition.rule ? additionIn(matches)?.rivals ?? [] : [];
	return [...replacementIn(matches)?.rivals ?? [], ...ofAddition];
}
function isNear({ evidence }) {
	return evidence.scopeRelation !== "disjoint";
}
function toldElsewhere({ equals }) {
	return equals.filter(({ status }) => status !== "out").map(({ id }) => id);
}
function namedAlikeElsewhere({ namesakes, matches }) {
	const alike = matches.filter((match) => !isNear(match) && match.confidence >= DECISION.listed);
	return [...new Set([...namesakes, ...alike.map(({ target }) => target.subject)].map(({ id }) => id))];
}
function rivalries(match, others, margin) {
	return others.filter((other) => other !== match && statusRank(other) >= statusRank(match)).map((rival) => ({
		match,
		rival,
		distance: match.confidence - rival.confidence,
		margin
	})).filter(({ distance }) => distance <= margin);
}
function isReplacedText({ title, summary, detail }) {
	return [
		title,
		summary,
		detail
	].filter((value) => value >= LIKENESS.replacedText).length >= 2;
}
// src/review/record-review.ts
const LEAST_SHOWN = 3;
function recordReview(reviewed) {
	const { candidate, wording, decision, reason, relation, rule, handling, targets, confidence } = reviewed;
	const { subject, scopeIdentity, digest } = candidate;
	const shown = reviewed.matches.filter((match, index) => index < LEAST_SHOWN || match.confidence >= DECISION.listed || targets.includes(match));
	return {
		candidate: {
			id: subject.id,
			path: subject.path,
			type: subject.type,
			scope: scopeIdentity,
			digest,
			...sizeOf(candidate),
			...subject.until !== void 0 && { until: subject.until },
			signals: [...wording.found, ...subject.routing.map((phrase) => ({
				signal: "routing",
				phrase
			}))]
		},
		decision,
		reason,
		relation,
		rule,
		handling,
		targets: targets.map(({ target }) => target.subject.id),
		confidence,
		matches: shown.map((match) => matchReport(match, isRestricted(reviewed))),
		related: reviewed.equals.filter(({ id }) => !targets.some(({ target }) => target.subject.id === id)).map(({ id, path, status }) => ({
			id,
			path,
			status
		})),
		rivals: reviewed.rivals.map(({ match, rival, distance, margin }) => {
			return {
				match: match.target.subject.id,
				rival: rival.target.subject.id,
				distance,
				margin
			};
		}),
		automatic: recordConditions(reviewed),
		operations: operationsOf(reviewed),
		retrieval: reviewed.retrieval,
		summary: summaryOf(reviewed)
	};
}
function isRestricted({ candidate }) {
	return candidate.subject.isWithheld;
}
function matchReport({ target, evidence, ...match }, isWithheld) {
	const { subject, scopeIdentity } = target;
	const { identity, scope, overlap, replacement, recency, lineage } = evidence;
	const news = [evidence.wordChange, evidence.factChange].filter(({ flag }) => match.flags.includes(flag));
	const changes = [...evidence.changes, ...news];
	return {
		id: subject.id,
		path: subject.path,
		status: subject.status,
		...subject.updated !== void 0 && { updated: subject.updated },
		scopeRelation: evidence.scopeRelation,
		scope: scopeIdentity,
		equal: evidence.equal,
		title: evidence.title,
		summary: evidence.summary,
		detail: evidence.detail,
		evidence: {
			identity,
			scope,
			overlap,
			replacement,
			recency,
			lineage
		},
		sameIdentity: evidence.sameIdentity,
		notOlder: evidence.notOlder,
		relation: match.relation,
		failedBefore: match.failedBefore,
		confidence: match.confidence,
		total: match.total,
		flags: match.flags,
		added: evidence.added,
		changes: isWithheld || subject.isWithheld ? changes.map(({ flag }) => ({
			flag,
			candidate: [],
			target: []
		})) : changes
	};
}
const MAX_SENTENCES = 50;
function operationsOf({ candidate, decision, relation, targets }) {
	const match = targets[0];
	const target = match?.target;
	if (!target || candidate.subject.isWithheld || target.subject.isWithheld) return [];
	const { id, retirement } = target.subject;
	if (decision === "supersede") return [{
		operation: "add-edge",
		record: candidate.subject.id,
		field: "supersedes",
		values: [id]
	}, ...retirement === void 0 ? [] : [{
		operation: "set-status",
		record: id,
		field: "status",
		values: [retirement]
	}]];
	if (decision !== "merge" || match.flags.length > 0) return [];
	const known = relation === "duplicate" ? candidate.sentences() : target.sentences();
	const sentences = [...candidate.sentences()].flatMap(([meaning, written]) => known.has(meaning) ? [] : [written]);
	const tags = [...candidate.tags].filter((tag) => !target.tags.has(tag)).sort();
	const entries = target.scope.length === 0 ? [] : candidate.scope.filter((entry) => !(0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.s)([entry], target.scope));
	return [
		...sentences.length > 0 ? [{
			operation: "append",
			record: id,
			values: sentences.slice(0, MAX_SENTENCES)
		}] : [],
		...entries.length > 0 ? [{
			operation: "add-scope",
			record: id,
			values: entries
		}] : [],
		...tags.length > 0 ? [{
			operation: "add-tags",
			record: id,
			field: "tags",
			values: tags
		}] : []
	];
}
function summaryOf(reviewed) {
	const { decision, handling, targets, rule } = reviewed;
	const elsewhere = decision === "accept" ? elsewhereOf(reviewed) : void 0;
	const ids = [...targets.map(({ target }) => target.subject.id), ...elsewhere?.ids ?? []].slice(0, 3);
	const names = ids.length === 0 ? "" : `: ${ids.join(", ")}`;
	return `${decision}: ${elsewhere?.said ?? saidBy(reviewed)}${names} (rule ${rule}; ${{
		closed: "nothing is opened",
		person: "a person decides",
		auto: "may pass by itself",
		refused: "refused"
	}[handling]}).`;
}
function elsewhereOf(reviewed) {
	const [told, named] = [toldElsewhere(reviewed), namedAlikeElsewhere(reviewed)];
	const said = `nothing of its kind and scope says this, but a record elsewhere ${told.length > 0 ? "has this text" : "has such a title"}`;
	const ids = [...new Set([...told, ...named])];
	return ids.length > 0 ? {
		ids,
		said
	} : void 0;
}
function saidBy(reviewed) {
	const { reason, handling } = reviewed;
	if (reason === "duplicate_memory" && handling === "person") return "the memory says nearly this";
	const open = openOf(reviewed);
	if (open === "title") return "the memory says this under another title";
	return open === "scope" ? "the memory says this, but only one of the two has a scope" : SENTENCES[reason];
}
const SENTENCES = {
	insufficient_signal: "the text says too little to be compared or kept",
	temporary_detail: "the text calls itself temporary",
	duplicate_memory: "the memory says this already",
	newer_memory_replaces_older: "it takes the place of what is known",
	same_scope_summary_overlap: "it adds to what is known",
	possible_scope_split: "it may split what is known into two",
	ambiguous_existing_overlap: "it overlaps with what is known, and how is not clear",
	novel_memory: "nothing known says this"
};
// src/review/top-ranked.ts
var TopRanked = class {
	#limit;
	#isBefore;
	#kept = [];
	constructor(limit, isBefore) {
		this.#limit = limit;
		this.#isBefore = isBefore;
	}
	get kept() {
		return this.#kept;
	}
	offer(item) {
		const [worst] = this.#kept;
		if (this.#kept.length < this.#limit) {
			this.#kept.push(item);
			this.#rise(this.#kept.length - 1);
		} else if (worst !== void 0 && this.#isBefore(item, worst)) {
			this.#kept[0] = item;
			this.#sink(0);
		}
	}
	#rise(from) {
		for (let at = from; at > 0;) {
			const above = at - 1 >> 1;
			if (!this.#swapIfBefore(above, at)) return;
			at = above;
		}
	}
	#sink(from) {
		for (let at = from;;) {
			const [left, right] = [2 * at + 1, 2 * at + 2];
			const [one, other] = [this.#kept[left], this.#kept[right]];
			if (one === void 0) return;
			const below = other !== void 0 && this.#isBefore(one, other) ? right : left;
			if (!this.#swapIfBefore(at, below)) return;
			at = below;
		}
	}
	#swapIfBefore(above, below) {
		const [one, other] = [this.#kept[above], this.#kept[below]];
		if (one === void 0 || other === void 0 || !this.#isBefore(one, other)) return false;
		this.#kept[above] = other;
		this.#kept[below] = one;
		return true;
	}
};
// src/review/word-hashes.ts
const ASCII = /^[\u0000-\u007F]*$/;
const SEEDS = [2166136261, 2538058380];
const PRIMES = [16777619, 1540483477];
const SECOND_BITS = 21;
const LOWER = Uint8Array.from({ length: 128 }, (_, code) => {
	const character = String.fromCharCode(code).toLowerCase();
	return /[a-z0-9]/.test(character) ? character.charCodeAt(0) : 0;
});
var WordHashes = class {
	words = new Set();
	#first = SEEDS[0];
	#second = SEEDS[1];
	get digest() {
		return (this.#first >>> 0) * 2 ** SECOND_BITS + (this.#second >>> 0 & 2 ** SECOND_BITS - 1);
	}
	add(text) {
		if (ASCII.test(text)) this.#addAscii(text);
		else {
			const normal = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.m)(text);
			for (const token of (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.g)(normal)) this.words.add(hashOf(token));
			for (let at = 0; at < normal.length; at++) this.#feed(normal.charCodeAt(at));
		}
		this.#feed(0);
	}
	#addAscii(text) {
		let first = this.#first;
		let second = this.#second;
		let word = 0;
		let isFirst = true;
		for (let at = 0; at <= text.length; at++) {
			const code = at < text.length ? LOWER[text.charCodeAt(at)] ?? 0 : 0;
			if (code === 0) {
				if (word !== 0) this.words.add(word >>> 0);
				word = 0;
				continue;
			}
			if (word === 0) {
				word = SEEDS[0];
				if (!isFirst) {
					first = Math.imul(first ^ 32, PRIMES[0]);
					second = mixed(second, 32);
				}
				isFirst = false;
			}
			word = Math.imul(word ^ code, PRIMES[0]);
			first = Math.imul(first ^ code, PRIMES[0]);
			second = mixed(second, code);
		}
		this.#first = first;
		this.#second = second;
	}
	#feed(code) {
		this.#first = Math.imul(this.#first ^ code, PRIMES[0]);
		this.#second = mixed(this.#second, code);
	}
};
function mixed(hash, code) {
	const product = Math.imul(hash ^ code, PRIMES[1]);
	return product ^ product >>> 15;
}
function hashOf(token) {
	let hash = SEEDS[0];
	for (let at = 0; at < token.length; at++) hash = Math.imul(hash ^ token.charCodeAt(at), PRIMES[0]);
	return hash >>> 0;
}
// src/review/review-index.ts
const INDEXED_DETAIL = 2e3;
var ReviewIndex = class {
	#entries = [];
	#buckets = new Map();
	#words = new Map();
	#byText = new Map();
	#byId = new Map();
	#byTitle = new Map();
	constructor(subjects) {
		for (const subject of subjects) this.add(subject);
	}
	get size() {
		return this.#entries.length;
	}
	add(subject) {
		const { type } = subject;
		const index = this.#entries.push({ subject }) - 1;
		(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.pa)(this.#byId, subject.id, index);
		const hashes = hashesOf(subject);
		(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.pa)(this.#byText, hashes.text, index);
		if (subject.status === "out") return;
		(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.pa)(this.#byTitle, hashOf((0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.m)(subject.title)), index);
		const scope = (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.c)(subject.scope);
		for (const entry of scope.length === 0 ? [""] : scope) (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.pa)(this.#buckets, `${type}\0${entry}`, index);
		for (const above of new Set(scope.flatMap((entry) => (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.u)(entry).slice(1)))) (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.pa)(this.#buckets, `${type}\0${above}\0below`, index);
		const words = this.#words.get(type) ?? new Map();
		this.#words.set(type, words);
		for (const word of hashes.words) (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.pa)(words, word, index);
	}
	find(candidate, named) {
		const { type } = candidate.subject;
		const bucket = this.#bucketOf(type, candidate.scope);
		const chosen = this.#mostAlike(candidate, bucket);
		if (bucket.size <= RETRIEVAL.bucket) for (const index of bucket.members) chosen.add(index);
		const equal = this.#equalTo(candidate);
		for (const index of [...equal, ...named.flatMap((id) => this.#byId.get(id) ?? [])]) {
			const { subject } = this.#entries[index] ?? {};
			if (subject?.type === type && subject.status !== "out") chosen.add(index);
		}
		return {
			targets: [...chosen].filter((index) => this.#isOther(index, candidate)).flatMap((index) => this.#featuresAt(index) ?? []),
			bucket: bucket.size,
			equals: equal.flatMap((index) => this.#entries[index]?.subject ?? []),
			namesakes: this.#titledAs(candidate).flatMap((index) => this.#entries[index]?.subject ?? [])
		};
	}
	#titledAs(candidate) {
		const { normal } = candidate.title;
		if (normal === "") return [];
		return this.#firstOthers(this.#byTitle.get(hashOf(normal)), candidate, ({ title }) => title.normal === normal);
	}
	#equalTo(candidate) {
		const found = this.#byText.get(hashesOf(candidate.subject).text);
		return this.#firstOthers(found, candidate, (target) => (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.o)(candidate, target));
	}
	#firstOthers(found = [], candidate, isMeant) {
		return found.filter((index) => {
			const target = this.#featuresAt(index);
			return this.#isOther(index, candidate) && target !== void 0 && isMeant(target);
		}).sort((a, b) => this.#compareNames(a, b)).slice(0, RETRIEVAL.bucket);
	}
	#isOther(index, { subject }) {
		const entry = this.#entries[index]?.subject;
		return entry?.path !== subject.path || entry.id !== subject.id;
	}
	#bucketOf(type, scope) {
		const bucket = new Bucket(this.size);
		const add = (key) => {
			for (const index of this.#buckets.get(`${type}\0${key}`) ?? []) bucket.add(index);
		};
		if (scope.length === 0) add("");
		for (const entry of scope) {
			for (const above of (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.u)(entry)) add(above);
			add(`${entry}\0below`);
		}
		return bucket;
	}
	#mostAlike(candidate, bucket) {
		const words = this.#words.get(candidate.subject.type);
		if (!words) return new Set();
		const lists = [];
		for (const [tokens, factor] of [
			[candidate.title.tokens, 3],
			[candidate.summary.tokens, 2],
			[candidate.detail.tokens, 1]
		]) for (const token of tokens) {
			const list = words.get(hashOf(token));
			if (list) lists.push({
				list,
				weight: factor * Math.round(Math.log2(1 + this.size / list.length) * 100)
			});
		}
		lists.sort((a, b) => a.list.length - b.list.length);
		const scores = new Int32Array(this.size);
		const touched = [];
		let steps = 0;
		for (const { list, weight } of lists) {
			steps += list.length;
			if (steps > RETRIEVAL.steps) break;
			for (const index of list) {
				const score = scores[index] ?? 0;
				if (score === 0) touched.push(index);
				scores[index] = score + weight;
			}
		}
		const isBefore = (one, other) => ((scores[other] ?? 0) - (scores[one] ?? 0) || this.#compareNames(one, other)) < 0;
		const inside = new TopRanked(RETRIEVAL.bucket, isBefore);
		const outside = new TopRanked(RETRIEVAL.elsewhere, isBefore);
		const isWhole = bucket.size <= RETRIEVAL.bucket;
		for (const index of touched) if (!bucket.has(index)) outside.offer(index);
		else if (!isWhole) inside.offer(index);
		return new Set([...inside.kept, ...outside.kept]);
	}
	#compareNames(one, other) {
		const [a, b] = [this.#entries[one]?.subject, this.#entries[other]?.subject];
		return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__._a)(a?.id ?? "", b?.id ?? "") || (0,_check_js__WEBPACK_IMPORTED_MODULE_1__._a)(a?.path ?? "", b?.path ?? "");
	}
	#featuresAt(index) {
		const entry = this.#entries[index];
		return entry && (entry.features ??= (0,_rejected_before_js__WEBPACK_IMPORTED_MODULE_2__.a)(entry.subject));
	}
};
var Bucket = class {
	members = [];
	#has;
	constructor(records) {
		this.#has = new Uint8Array(records);
	}
	get size() {
		return this.members.length;
	}
	has(index) {
		return this.#has[index] === 1;
	}
	add(index) {
		if (this.has(index)) return;
		this.#has[index] = 1;
		this.members.push(index);
	}
};
function hashesOf({ title, summary = "", detail }) {
	const hashes = new WordHashes();
	hashes.add(summary);
	hashes.add(detail.length > INDEXED_DETAIL ? detail.slice(0, INDEXED_DETAIL) : detail);
	const { digest } = hashes;
	const isBare = hashes.words.size === 0;
	hashes.add(title);
	return {
		words: hashes.words,
		text: isBare ? hashes.digest : digest
	};
}



/***/ })

};
;