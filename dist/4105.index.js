"use strict";
exports.id = 4105;
exports.ids = [4105];
exports.modules = {

/***/ 3495:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ __exportAll)
/* harmony export */ });
// \0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};



/***/ }),

/***/ 4105:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ utcDay),
/* harmony export */   A: () => (/* binding */ makeRedactor),
/* harmony export */   B: () => (/* binding */ now),
/* harmony export */   C: () => (/* binding */ parseShard),
/* harmony export */   D: () => (/* binding */ printCommands),
/* harmony export */   E: () => (/* binding */ learnFrom),
/* harmony export */   F: () => (/* binding */ clipBytes),
/* harmony export */   G: () => (/* binding */ RULE_IDS),
/* harmony export */   H: () => (/* binding */ crc32$1),
/* harmony export */   I: () => (/* binding */ joinedLength),
/* harmony export */   J: () => (/* binding */ LAST_TIME),
/* harmony export */   K: () => (/* binding */ referencedCode),
/* harmony export */   L: () => (/* binding */ visible),
/* harmony export */   M: () => (/* binding */ sanitizeLog),
/* harmony export */   N: () => (/* binding */ sanitizeLogLine),
/* harmony export */   O: () => (/* binding */ redactedContent),
/* harmony export */   P: () => (/* binding */ describeFailure),
/* harmony export */   Q: () => (/* binding */ usualTime),
/* harmony export */   R: () => (/* binding */ visibleStart),
/* harmony export */   S: () => (/* binding */ RUN_ID),
/* harmony export */   T: () => (/* binding */ guardStreams),
/* harmony export */   U: () => (/* binding */ STRUCTURES),
/* harmony export */   V: () => (/* binding */ CHECKSUMS),
/* harmony export */   W: () => (/* binding */ FORMATS$1),
/* harmony export */   X: () => (/* binding */ parseInstant),
/* harmony export */   Y: () => (/* binding */ impossiblePart),
/* harmony export */   Z: () => (/* binding */ timeOfText),
/* harmony export */   _: () => (/* binding */ instant),
/* harmony export */   a: () => (/* binding */ formatOption),
/* harmony export */   at: () => (/* binding */ wholeCharacters),
/* harmony export */   b: () => (/* binding */ repositoryName),
/* harmony export */   c: () => (/* binding */ DIFF_FORMATS),
/* harmony export */   ct: () => (/* binding */ isSameName),
/* harmony export */   d: () => (/* binding */ configOption),
/* harmony export */   et: () => (/* binding */ utcSeconds),
/* harmony export */   f: () => (/* binding */ defaultBranchOption),
/* harmony export */   g: () => (/* binding */ targetBranchOption),
/* harmony export */   h: () => (/* binding */ repositoryOption),
/* harmony export */   i: () => (/* binding */ answerFormatOption),
/* harmony export */   it: () => (/* binding */ clip),
/* harmony export */   j: () => (/* binding */ unicodeEscape),
/* harmony export */   k: () => (/* binding */ redactor),
/* harmony export */   l: () => (/* binding */ HEALTH_FORMATS),
/* harmony export */   lt: () => (/* binding */ parseRepositoryName),
/* harmony export */   m: () => (/* binding */ layoutOption),
/* harmony export */   n: () => (/* binding */ refuseIdle),
/* harmony export */   nt: () => (/* binding */ folderAddress),
/* harmony export */   o: () => (/* binding */ ANSWER_FORMATS),
/* harmony export */   ot: () => (/* binding */ IncompleteCloneError),
/* harmony export */   p: () => (/* binding */ folderOption),
/* harmony export */   q: () => (/* binding */ DAY),
/* harmony export */   r: () => (/* binding */ refuseInOtherForms),
/* harmony export */   rt: () => (/* binding */ pageAddress),
/* harmony export */   s: () => (/* binding */ CHECK_FORMATS),
/* harmony export */   st: () => (/* binding */ UserError),
/* harmony export */   t: () => (/* binding */ cli_exports),
/* harmony export */   tt: () => (/* binding */ PROJECT),
/* harmony export */   u: () => (/* binding */ REPORT_OPTIONS),
/* harmony export */   v: () => (/* binding */ instantText),
/* harmony export */   w: () => (/* binding */ partOfPath),
/* harmony export */   x: () => (/* binding */ runId),
/* harmony export */   y: () => (/* binding */ positiveInteger),
/* harmony export */   z: () => (/* binding */ scanBytes)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7045);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8179);







// src/memory/repository-name.ts
const NAME = /^([A-Za-z0-9][A-Za-z0-9_-]{0,38})\/((?!\.\.?$)[A-Za-z0-9._-]{1,100})$/;
function parseRepositoryName(text) {
	const [, owner, name] = NAME.exec(text) ?? [];
	return owner === void 0 || name === void 0 ? void 0 : {
		owner,
		name
	};
}
function isSameName(left, right) {
	return left.toLowerCase() === right.toLowerCase();
}
// src/memory/user-error.ts
var UserError = class extends Error {
	name = "UserError";
	advice;
	others;
	constructor(message, advice, others = []) {
		super(message);
		this.advice = advice;
		this.others = others;
	}
};
var IncompleteCloneError = class extends UserError {};
// src/memory/clip.ts
function clip(text, limit) {
	if (text.length <= limit) return text;
	return `${wholeCharacters(text.slice(0, Math.max(0, limit - 1)))}\u2026`;
}
function wholeCharacters(text) {
	const last = text.charCodeAt(text.length - 1);
	return last >= 55296 && last <= 56319 ? text.slice(0, -1) : text;
}
// src/memory/project-address.ts
const PROJECT = "https://github.com/memory-steward/memory-steward";
function pageAddress(path) {
	return `${PROJECT}/blob/main/${path}`;
}
function folderAddress(path) {
	return `${PROJECT}/tree/main/${path}`;
}
// src/memory/instant.ts
const RFC3339 = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2}))?$/;
const DAY = 864e5;
const LAST_TIME = 864e13;
let lastText;
let lastInstant;
function utcSeconds(time) {
	return `${new Date(time).toISOString().slice(0, -5)}Z`;
}
function utcDay(time) {
	return new Date(time).toISOString().slice(0, -14);
}
function parseInstant(text) {
	if (text !== lastText) {
		lastInstant = readInstant(text);
		lastText = text;
	}
	return lastInstant;
}
const ZONED = /(?:\dZ|UTC|GMT|:\d{2}(?:\.\d{1,9})? ?(?:UTC|GMT)?[+-]\d{2}:?\d{2})$/i;
function timeOfText(text) {
	const written = text.trim();
	return parseInstant(written)?.time ?? Date.parse(ZONED.test(written) ? written : `${written}Z`);
}
function impossiblePart(text) {
	if (!RFC3339.test(text) || parseInstant(text)) return void 0;
	return parseInstant(text.slice(0, 10)) ? "time" : "day";
}
function readInstant(text) {
	const usual = usualInstant(text);
	if (usual) return usual;
	const match = RFC3339.exec(text);
	if (!match) return void 0;
	const [, year, month, day, hour, minute, second, fraction, zone] = match;
	const dateOnly = hour === void 0;
	const date = new Date(0);
	date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
	if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return void 0;
	if (dateOnly) return {
		time: date.getTime(),
		dateOnly
	};
	if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return void 0;
	const offset = offsetOf(zone ?? "Z");
	if (offset === void 0) return void 0;
	const clock = (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1e3;
	const whole = date.getTime() + clock - offset;
	if (Number(second) === 60 && !isMonthStart(whole)) return void 0;
	return {
		time: whole + (fraction === void 0 ? 0 : Math.floor(Number(`0${fraction}`) * 1e3)),
		dateOnly
	};
}
function isMonthStart(time) {
	return time % 864e5 === 0 && new Date(time).getUTCDate() === 1;
}
const USUAL = Uint8Array.from("0000-00-00T00:00:00Z", (sign) => sign.charCodeAt(0));
const ZERO = 48;
const textBytes = new Uint8Array(USUAL.length);
function usualInstant(text) {
	if (text.length !== USUAL.length) return void 0;
	for (let at = 0; at < USUAL.length; at++) {
		const unit = text.charCodeAt(at);
		if (unit > 127) return void 0;
		textBytes[at] = unit;
	}
	const time = usualTime(textBytes, 0, USUAL.length);
	return Number.isNaN(time) ? void 0 : {
		time,
		dateOnly: false
	};
}
const MONTH_DAYS = Uint8Array.of(31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31);
function usualTime(bytes, start, end) {
	if (end - start !== USUAL.length) return NaN;
	for (let at = 0; at < USUAL.length; at++) {
		const byte = bytes[start + at] ?? 0;
		const wanted = USUAL[at] ?? 0;
		if (byte !== wanted && (wanted !== ZERO || byte < ZERO || byte > 57)) return NaN;
	}
	const year = twoDigits(bytes, start) * 100 + twoDigits(bytes, start + 2);
	const month = twoDigits(bytes, start + 5);
	const day = twoDigits(bytes, start + 8);
	const hour = twoDigits(bytes, start + 11);
	const minute = twoDigits(bytes, start + 14);
	const second = twoDigits(bytes, start + 17);
	if (day < 1 || day > (MONTH_DAYS[month - 1] ?? 0) || hour > 23 || minute > 59 || second > 59) return NaN;
	if (month === 2 && day === 29 && (year % 4 !== 0 || year % 100 === 0 && year % 400 !== 0)) return NaN;
	return daysTo(year, month, day) * DAY + (hour * 3600 + minute * 60 + second) * 1e3;
}
function twoDigits(bytes, at) {
	return ((bytes[at] ?? 0) - ZERO) * 10 + (bytes[at + 1] ?? 0) - ZERO;
}
function daysTo(year, month, day) {
	const years = month < 3 ? year - 1 : year;
	const months = (month + 9) % 12;
	const leaps = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
	return 365 * years + leaps + Math.floor((153 * months + 2) / 5) + day - 719469;
}
function offsetOf(zone) {
	if (zone === "Z" || zone === "z") return 0;
	const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(4, 6))];
	if (hours > 23 || minutes > 59) return void 0;
	const ahead = (hours * 60 + minutes) * 6e4;
	return zone.startsWith("-") ? -ahead : ahead;
}
// src/memory/character-references.ts
const LATIN_1 = [
	"nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr",
	"deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest",
	"Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml",
	"ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig",
	"agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml",
	"eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml"
].join(" ").split(" ");
const NAMED$1 = new Map([...LATIN_1.map((name, index) => [name, 160 + index]), ...Object.entries({
	Tab: 9,
	NewLine: 10,
	excl: 33,
	quot: 34,
	QUOT: 34,
	num: 35,
	dollar: 36,
	percnt: 37,
	amp: 38,
	AMP: 38,
	apos: 39,
	lpar: 40,
	rpar: 41,
	ast: 42,
	midast: 42,
	plus: 43,
	comma: 44,
	period: 46,
	sol: 47,
	colon: 58,
	semi: 59,
	lt: 60,
	LT: 60,
	equals: 61,
	gt: 62,
	GT: 62,
	quest: 63,
	commat: 64,
	lsqb: 91,
	lbrack: 91,
	bsol: 92,
	rsqb: 93,
	rbrack: 93,
	Hat: 94,
	lowbar: 95,
	UnderBar: 95,
	grave: 96,
	DiacriticalGrave: 96,
	lcub: 123,
	lbrace: 123,
	verbar: 124,
	vert: 124,
	VerticalLine: 124,
	rcub: 125,
	rbrace: 125,
	hyphen: 8208,
	dash: 8208,
	ZeroWidthSpace: 8203,
	zwnj: 8204,
	zwj: 8205
})]);
function referencedCode(name) {
	if (!name.startsWith("#")) return NAMED$1.get(name);
	const [, hex, decimal] = /^#(?:x([\da-f]{1,8})|(\d{1,9}))$/i.exec(name) ?? [];
	if (hex === void 0 && decimal === void 0) return void 0;
	const code = hex === void 0 ? Number(decimal) : parseInt(hex, 16);
	return code > 1114111 || code >= 55296 && code < 57344 ? 65533 : code;
}
// src/generated/rule-ids.ts
const RULE_IDS = [
	"change/became-note",
	"change/deleted-record",
	"change/fixed-value",
	"change/journal-rewritten",
	"change/kept-record",
	"change/kind-changed",
	"change/list-rewritten",
	"change/note-lost-sources",
	"change/owners-changed",
	"change/renamed-id",
	"change/revision",
	"change/sensitivity-lowered",
	"change/unlogged",
	"change/unmerged",
	"change/updated-at",
	"change/wider-permission",
	"gate/attestation",
	"gate/base-unusable",
	"gate/expired-waiver",
	"gate/git-attributes",
	"gate/invalid-file",
	"gate/loosened",
	"gate/unknown-record",
	"gate/unknown-state",
	"gate/unused-acceptance",
	"gate/verdict-change",
	"graph/aliased-target",
	"graph/cardinality",
	"graph/cycle",
	"graph/dangling-edge",
	"graph/deprecated-dependency",
	"graph/deprecated-edge-kind",
	"graph/edge-endpoint",
	"graph/malformed-edge",
	"graph/missing-inverse",
	"graph/superseded-not-retired",
	"graph/unknown-edge-kind",
	"index/hand-edited",
	"index/stale",
	"index/stray-file",
	"ontology/breaking-change",
	"ontology/undocumented-kind",
	"ontology/unknown-reference",
	"ontology/unsupported-version",
	"parse/byte-order-mark",
	"parse/inexact-number",
	"parse/invalid-encoding",
	"parse/invalid-syntax",
	"parse/limit-exceeded",
	"parse/unreadable-file",
	"parse/unsafe-front-matter",
	"path/local-file",
	"path/missing-file",
	"path/policy",
	"path/unclassified-file",
	"path/yml-extension",
	"poison/data-uri",
	"poison/directive",
	"poison/false-authority",
	"poison/hidden-characters",
	"poison/hidden-text",
	"poison/lying-link",
	"poison/remote-image",
	"record/attribute-type",
	"record/deprecated-kind",
	"record/duplicate-id",
	"record/empty-body",
	"record/empty-file",
	"record/id-case",
	"record/id-prefix",
	"record/invalid-extension",
	"record/invalid-id",
	"record/invalid-owner",
	"record/invalid-timestamp",
	"record/kind-conflict",
	"record/merge-conflict",
	"record/missing-attribute",
	"record/missing-entry",
	"record/missing-field",
	"record/missing-front-matter",
	"record/missing-sensitivity",
	"record/missing-title",
	"record/mistaken-key",
	"record/not-a-record",
	"record/other-name",
	"record/out-of-order",
	"record/outline",
	"record/repeated-value",
	"record/schema",
	"record/shared-item",
	"record/stale",
	"record/unknown-kind",
	"record/unknown-sensitivity",
	"record/unknown-tag",
	"record/unsafe-text",
	"record/updated-in-future",
	"record/without-owner",
	"record/without-source",
	"secret/allow-comment",
	"secret/assigned-value",
	"secret/high-entropy",
	"secret/in-history",
	"secret/incomplete-scan",
	"secret/provider-token",
	"status/forbidden-transition",
	"status/unknown",
	"tree/path-collision",
	"tree/special-file",
	"tree/unsafe-path"
];
// src/secrets/formats/parts.ts
function some(alphabet, min, max = min) {
	return {
		alphabet,
		min,
		max
	};
}
function oneOf(...texts) {
	return { oneOf: texts };
}
const UUID = [
	some("hex", 8),
	"-",
	some("hex", 4),
	"-",
	some("hex", 4),
	"-",
	some("hex", 4),
	"-",
	some("hex", 12)
];
// src/secrets/formats/ai.ts
const AI = [
	{
		id: "openai-api-key",
		provider: "OpenAI",
		document: "https://platform.openai.com/docs/api-reference/authentication",
		tier: 1,
		shapes: [
			[
				oneOf("sk-proj-", "sk-svcacct-", "sk-admin-"),
				some("base64url", 74),
				"T3BlbkFJ",
				some("base64url", 74)
			],
			[
				oneOf("sk-proj-", "sk-svcacct-", "sk-admin-"),
				some("base64url", 58),
				"T3BlbkFJ",
				some("base64url", 58)
			],
			[
				"sk-",
				some("base62", 20),
				"T3BlbkFJ",
				some("base62", 20)
			]
		],
		revoke: "Revoke the key on the API keys page of the project or organization."
	},
	{
		id: "anthropic-api-key",
		provider: "Anthropic",
		document: "https://docs.anthropic.com/en/api/overview",
		tier: 1,
		shapes: [[
			oneOf("sk-ant-api03-", "sk-ant-admin01-"),
			some("base64url", 93),
			"AA"
		], [oneOf("sk-ant-oat01-", "sk-ant-ort01-"), some("base64url", 80, 120)]],
		revoke: "Delete the key in the Console under API keys; sign out of the sessions for an OAuth token."
	},
	{
		id: "google-api-key",
		provider: "Google",
		document: "https://cloud.google.com/docs/authentication/api-keys",
		tier: 1,
		shapes: [["AIza", some("base64url", 35)]],
		revoke: "Delete the key under APIs and services, Credentials. A browser or Firebase key is public by design: restrict it and waive it."
	},
	{
		id: "hugging-face-token",
		provider: "Hugging Face",
		document: "https://huggingface.co/docs/hub/security-tokens",
		tier: 1,
		shapes: [[oneOf("hf_", "api_org_"), some("letters", 34)]],
		revoke: "Invalidate the token under Settings, Access tokens."
	},
	{
		id: "groq-api-key",
		provider: "Groq",
		document: "https://console.groq.com/docs/quickstart",
		tier: 1,
		shapes: [["gsk_", some("base62", 52)]],
		revoke: "Delete the key in the console under API keys."
	},
	{
		id: "cerebras-api-key",
		provider: "Cerebras",
		document: "https://inference-docs.cerebras.ai/quickstart",
		tier: 1,
		shapes: [["csk-", some("base36", 48)]],
		revoke: "Delete the key in the console under API keys."
	},
	{
		id: "perplexity-api-key",
		provider: "Perplexity",
		document: "https://docs.perplexity.ai/getting-started/quickstart",
		tier: 1,
		shapes: [["pplx-", some("base62", 48)]],
		revoke: "Delete the key under Settings, API."
	},
	{
		id: "replicate-api-token",
		provider: "Replicate",
		document: "https://replicate.com/docs/topics/security/api-tokens",
		tier: 1,
		shapes: [["r8_", some("base62", 37)]],
		revoke: "Disable the token under Account settings, API tokens."
	},
	{
		id: "xai-api-key",
		provider: "xAI",
		document: "https://docs.x.ai/docs/overview",
		tier: 1,
		shapes: [["xai-", some("base62", 80, 84)]],
		revoke: "Delete the key in the console under API keys."
	},
	{
		id: "openrouter-api-key",
		provider: "OpenRouter",
		document: "https://openrouter.ai/docs/api-reference/authentication",
		tier: 1,
		shapes: [["sk-or-v1-", some("hex", 64)]],
		revoke: "Delete the key under Settings, Keys."
	},
	{
		id: "nvidia-api-key",
		provider: "NVIDIA",
		document: "https://docs.nvidia.com/ngc/latest/ngc-user-guide.html",
		tier: 1,
		shapes: [["nvapi-", some("base64url", 64)]],
		revoke: "Revoke the key under Setup, API keys."
	},
	{
		id: "together-api-key",
		provider: "Together AI",
		document: "https://docs.together.ai/docs/quickstart",
		tier: 1,
		shapes: [["tgp_v1_", some("base64url", 43)]],
		revoke: "Delete the key under Settings, API keys."
	},
	{
		id: "langsmith-api-key",
		provider: "LangSmith",
		document: "https://docs.smith.langchain.com/administration/how_to_guides/organization_management/create_account_api_key",
		tier: 1,
		shapes: [[
			oneOf("lsv2_pt_", "lsv2_sk_"),
			some("hex", 32),
			"_",
			some("hex", 10)
		]],
		revoke: "Delete the key under Settings, API keys."
	},
	{
		id: "langfuse-secret-key",
		provider: "Langfuse",
		document: "https://langfuse.com/docs/api",
		tier: 1,
		shapes: [["sk-lf-", ...UUID]],
		publicSiblings: ["pk-lf-"],
		revoke: "Delete the key pair under Project settings, API keys."
	},
	{
		id: "pinecone-api-key",
		provider: "Pinecone",
		document: "https://docs.pinecone.io/guides/projects/manage-api-keys",
		tier: 1,
		shapes: [[
			"pcsk_",
			some("base62", 4, 8),
			"_",
			some("base62", 60, 66)
		]],
		revoke: "Delete the key in the console under API keys."
	},
	{
		id: "weights-and-biases-api-key",
		provider: "Weights & Biases",
		document: "https://docs.wandb.ai/support/find_api_key/",
		tier: 1,
		shapes: [["wandb_v1_", some("base64url", 70, 80)]],
		revoke: "Delete the key under User settings, API keys."
	},
	{
		id: "weights-and-biases-legacy-key",
		provider: "Weights & Biases",
		document: "https://docs.wandb.ai/support/find_api_key/",
		tier: 2,
		shapes: [[some("hex", 40)]],
		needsContext: [
			"wandb_api_key",
			"wandb api key",
			"wandb login",
			"wandb key"
		],
		revoke: "Delete the key under User settings, API keys."
	},
	{
		id: "elevenlabs-api-key",
		provider: "ElevenLabs",
		document: "https://elevenlabs.io/docs/api-reference/authentication",
		tier: 2,
		shapes: [["sk_", some("hex", 48)]],
		revoke: "Delete the key under Developers, API keys."
	},
	{
		id: "e2b-api-key",
		provider: "E2B",
		document: "https://e2b.dev/docs/api-key",
		tier: 2,
		shapes: [["e2b_", some("hex", 40)]],
		revoke: "Delete the key in the dashboard under API keys."
	},
	{
		id: "jina-api-key",
		provider: "Jina AI",
		document: "https://jina.ai/embeddings/",
		tier: 2,
		shapes: [["jina_", some("base64url", 50, 70)]],
		revoke: "Delete the key in the API dashboard."
	},
	{
		id: "tavily-api-key",
		provider: "Tavily",
		document: "https://docs.tavily.com/documentation/quickstart",
		tier: 2,
		shapes: [[oneOf("tvly-dev-", "tvly-prod-"), some("base64url", 30, 64)], ["tvly-", some("base62", 30, 40)]],
		revoke: "Delete the key in the dashboard under API keys."
	},
	{
		id: "firecrawl-api-key",
		provider: "Firecrawl",
		document: "https://docs.firecrawl.dev/introduction",
		tier: 2,
		shapes: [["fc-", some("hex", 32)]],
		revoke: "Delete the key in the dashboard under API keys."
	},
	{
		id: "llamacloud-api-key",
		provider: "LlamaCloud",
		document: "https://docs.cloud.llamaindex.ai/api_key",
		tier: 1,
		shapes: [["llx-", some("base62", 48)]],
		revoke: "Delete the key under API keys."
	},
	{
		id: "deepseek-api-key",
		provider: "DeepSeek",
		document: "https://api-docs.deepseek.com/",
		tier: 2,
		shapes: [["sk-", some("hex", 32)]],
		needsContext: ["deepseek"],
		revoke: "Delete the key on the API keys page."
	},
	{
		id: "mistral-api-key",
		provider: "Mistral AI",
		document: "https://docs.mistral.ai/getting-started/quickstart/",
		tier: 2,
		shapes: [[some("base62", 32)]],
		needsContext: [
			"mistral_api_key",
			"mistral api key",
			"mistral key",
			"mistral_key"
		],
		revoke: "Delete the key under Workspace, API keys."
	},
	{
		id: "cohere-api-key",
		provider: "Cohere",
		document: "https://docs.cohere.com/docs/rate-limits",
		tier: 2,
		shapes: [[some("base62", 40)]],
		needsContext: [
			"cohere_api_key",
			"co_api_key",
			"cohere api key",
			"cohere key",
			"cohere_key"
		],
		revoke: "Delete the key in the dashboard under API keys."
	},
	{
		id: "voyage-api-key",
		provider: "Voyage AI",
		document: "https://docs.voyageai.com/docs/api-key-and-installation",
		tier: 2,
		shapes: [["pa-", some("base64url", 40, 48)]],
		needsContext: ["voyage"],
		revoke: "Delete the key in the dashboard under API keys."
	},
	{
		id: "apify-token",
		provider: "Apify",
		document: "https://docs.apify.com/platform/integrations/api",
		tier: 1,
		shapes: [["apify_api_", some("base62", 36)]],
		revoke: "Delete the token under Settings, API and integrations."
	}
];
// src/secrets/formats/build-services.ts
const BUILD_SERVICES = [
	{
		id: "circleci-token",
		provider: "CircleCI",
		document: "https://circleci.com/docs/managing-api-tokens/",
		tier: 1,
		shapes: [[
			oneOf("CCIPAT_", "CCIPRJ_"),
			some("base62", 20, 24),
			"_",
			some("hex", 40)
		]],
		revoke: "Delete the token under User settings, Personal API tokens, or under the project's settings."
	},
	{
		id: "buildkite-token",
		provider: "Buildkite",
		document: "https://buildkite.com/docs/apis/managing-api-tokens",
		tier: 1,
		shapes: [[oneOf("bkua_", "bkaj_"), some("hex", 40)]],
		revoke: "Revoke the token under Personal settings, API access tokens."
	},
	{
		id: "sonarqube-token",
		provider: "SonarQube",
		document: "https://docs.sonarsource.com/sonarqube-server/user-guide/managing-tokens/",
		tier: 1,
		shapes: [[oneOf("squ_", "sqp_", "sqa_"), some("hex", 40)]],
		revoke: "Revoke the token under My account, Security."
	},
	{
		id: "octopus-api-key",
		provider: "Octopus Deploy",
		document: "https://octopus.com/docs/octopus-rest-api/how-to-create-an-api-key",
		tier: 1,
		shapes: [["API-", some("upper36", 26)]],
		needsContext: ["octopus"],
		revoke: "Delete the key under My profile, My API keys."
	},
	{
		id: "harness-token",
		provider: "Harness",
		document: "https://developer.harness.io/docs/platform/automation/api/add-and-manage-api-keys",
		tier: 1,
		shapes: [[
			oneOf("pat.", "sat."),
			some("base64url", 22),
			".",
			some("hex", 24),
			".",
			some("base62", 20)
		]],
		revoke: "Delete the token under My profile, My API keys."
	},
	{
		id: "prefect-api-key",
		provider: "Prefect",
		document: "https://docs.prefect.io/v3/how-to-guides/cloud/manage-users/api-keys",
		tier: 1,
		shapes: [[oneOf("pnu_", "pnb_"), some("base62", 36)]],
		revoke: "Delete the key under Account settings, API keys."
	},
	{
		id: "infracost-api-key",
		provider: "Infracost",
		document: "https://www.infracost.io/docs/",
		tier: 1,
		shapes: [["ico-", some("base62", 32)]],
		revoke: "Regenerate the key under Org settings, API keys."
	},
	{
		id: "openshift-token",
		provider: "Red Hat OpenShift",
		document: "https://docs.redhat.com/en/documentation/openshift_container_platform/4.18/html/authentication_and_authorization/managing-oauth-access-tokens",
		tier: 1,
		shapes: [["sha256~", some("base64url", 43)]],
		revoke: "Delete it with `oc delete useroauthaccesstokens`."
	}
];
// src/secrets/formats/clouds.ts
const CLOUDS = [
	{
		id: "aws-access-key-id",
		provider: "AWS",
		document: "https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html",
		tier: 1,
		shapes: [[oneOf("AKIA", "ASIA"), some("base32", 16)]],
		verify: "aws-account",
		publicSiblings: [
			"AROA",
			"AIDA",
			"AGPA",
			"ANPA",
			"ANVA",
			"AIPA",
			"APKA",
			"ASCA"
		],
		revoke: "Deactivate and delete the access key in IAM; for a session, revoke the role's sessions."
	},
	{
		id: "aws-secret-access-key",
		provider: "AWS",
		document: "https://docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_access-keys.html",
		tier: 2,
		shapes: [[some("base64", 40)]],
		needsContext: [
			"aws_secret",
			"secret_access_key",
			"secretaccesskey",
			"secret access key",
			"aws secret",
			"aws-secret",
			"secret-access-key"
		],
		revoke: "Deactivate and delete the access key that it belongs to in IAM."
	},
	{
		id: "aws-bedrock-api-key",
		provider: "AWS",
		document: "https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html",
		tier: 1,
		shapes: [[
			"ABSK",
			some("base64", 127, 128),
			"="
		], ["ABSK", some("base64", 128)]],
		verify: "bedrock",
		revoke: "Deactivate the key under Bedrock, API keys, or in IAM as a service-specific credential."
	},
	{
		id: "aws-bedrock-session-key",
		provider: "AWS",
		document: "https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html",
		tier: 1,
		shapes: [["bedrock-api-key-", some("base64", 100, 2e3)]],
		revoke: "Revoke the sessions of the role that made it."
	},
	{
		id: "google-oauth-secret",
		provider: "Google",
		document: "https://developers.google.com/identity/protocols/oauth2",
		tier: 1,
		shapes: [["GOCSPX-", some("base64url", 28)]],
		revoke: "Add a new client secret under Credentials and delete this one."
	},
	{
		id: "google-oauth-access-token",
		provider: "Google",
		document: "https://developers.google.com/identity/protocols/oauth2",
		tier: 1,
		shapes: [["ya29.", some("base64url", 60, 1e3)]],
		revoke: "Call https://oauth2.googleapis.com/revoke with it."
	},
	{
		id: "google-oauth-refresh-token",
		provider: "Google",
		document: "https://developers.google.com/identity/protocols/oauth2",
		tier: 2,
		shapes: [["1//0", some("base64url", 60, 200)]],
		revoke: "Call https://oauth2.googleapis.com/revoke with it."
	},
	{
		id: "azure-storage-key",
		provider: "Microsoft Azure",
		document: "https://learn.microsoft.com/en-us/azure/storage/common/storage-account-keys-manage",
		tier: 1,
		shapes: [[
			"AccountKey=",
			some("base64", 86),
			"=="
		]],
		revoke: "Rotate the storage account's keys."
	},
	{
		id: "azure-service-key",
		provider: "Microsoft Azure",
		document: "https://learn.microsoft.com/en-us/purview/sit-defn-azure-storage-account-key",
		tier: 1,
		shapes: [[
			"SharedAccessKey=",
			some("base64", 43),
			"="
		]],
		revoke: "Regenerate the key of the namespace or account that the connection string names."
	},
	{
		id: "azure-marked-key",
		provider: "Microsoft Azure",
		document: "https://learn.microsoft.com/en-us/purview/sit-defn-azure-storage-account-key-generic",
		tier: 2,
		shapes: [
			[
				some("base64", 76),
				"+ASt",
				some("base64", 6),
				"=="
			],
			[
				some("base64", 76),
				"ACDb",
				some("base64", 6),
				"=="
			],
			[
				some("base62", 44),
				oneOf("AzFu", "AzSe"),
				some("base64url", 4, 8),
				"=="
			]
		],
		needsContext: [
			"accountkey",
			"account key",
			"account_key",
			"azure"
		],
		revoke: "Rotate the key of the resource that it opens."
	},
	{
		id: "azure-shared-access-signature",
		provider: "Microsoft Azure",
		document: "https://learn.microsoft.com/en-us/azure/storage/common/storage-sas-overview",
		tier: 1,
		shapes: [[
			"sig=",
			some("base62", 1, 60),
			"%3D"
		], [
			"sig=",
			some("base64", 43),
			"="
		]],
		needsContext: [
			"&se=",
			"?se=",
			"&sv=",
			"?sv=",
			"&sr=",
			"&sp=",
			"&st=",
			"&spr="
		],
		revoke: "Rotate the account key that signed it, or delete its stored access policy."
	},
	{
		id: "azure-client-secret",
		provider: "Microsoft Entra",
		document: "https://learn.microsoft.com/en-us/entra/identity-platform/how-to-add-credentials",
		tier: 1,
		shapes: [[
			some("base64url", 3),
			some("digits", 1),
			"Q~",
			some("base64url", 31, 34)
		]],
		needsContext: ["q~"],
		revoke: "Delete the secret under App registrations, Certificates and secrets."
	},
	{
		id: "azure-devops-token",
		provider: "Azure DevOps",
		document: "https://learn.microsoft.com/en-us/azure/devops/organizations/accounts/use-personal-access-tokens-to-authenticate",
		tier: 1,
		shapes: [[
			some("base62", 76),
			"AZDO",
			some("base62", 4)
		]],
		needsContext: ["azdo"],
		revoke: "Revoke the token under User settings, Personal access tokens."
	},
	{
		id: "azure-devops-legacy-token",
		provider: "Azure DevOps",
		document: "https://learn.microsoft.com/en-us/azure/devops/organizations/accounts/use-personal-access-tokens-to-authenticate",
		tier: 2,
		shapes: [[some("base36", 52)]],
		needsContext: [
			"azure_devops",
			"azure devops",
			"azdo",
			"dev.azure.com",
			"visualstudio.com",
			"system_accesstoken"
		],
		revoke: "Revoke the token under User settings, Personal access tokens."
	},
	{
		id: "alibaba-access-key-secret",
		provider: "Alibaba Cloud",
		document: "https://www.alibabacloud.com/help/en/ram/user-guide/create-an-accesskey-pair",
		tier: 2,
		shapes: [[some("base62", 30)]],
		needsContext: [
			"accesskeysecret",
			"access_key_secret",
			"access key secret",
			"access-key-secret"
		],
		publicSiblings: ["LTAI"],
		revoke: "Disable and delete the AccessKey pair in RAM."
	},
	{
		id: "tencent-secret-key",
		provider: "Tencent Cloud",
		document: "https://www.tencentcloud.com/document/product/598/32675",
		tier: 2,
		shapes: [[some("base62", 32)]],
		needsContext: [
			"tencentcloud_secret_key",
			"tencent secret",
			"tencent_secret_key",
			"tencentcloud_secretkey"
		],
		publicSiblings: ["AKID"],
		revoke: "Disable and delete the key pair in Cloud Access Management."
	},
	{
		id: "digitalocean-token",
		provider: "DigitalOcean",
		document: "https://docs.digitalocean.com/reference/api/create-personal-access-token/",
		tier: 1,
		shapes: [[oneOf("dop_v1_", "doo_v1_", "dor_v1_"), some("hex", 64)]],
		revoke: "Delete the token in the control panel under API."
	},
	{
		id: "databricks-token",
		provider: "Databricks",
		document: "https://docs.databricks.com/aws/en/dev-tools/auth/pat",
		tier: 1,
		shapes: [[
			"dapi",
			some("hex", 32),
			"-",
			some("digits", 1)
		], ["dapi", some("hex", 32)]],
		revoke: "Revoke the token under Settings, Developer, Access tokens."
	}
];
// src/secrets/formats/code-hosting.ts
const CODE_HOSTING = [
	{
		id: "github-token",
		provider: "GitHub",
		document: "https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github",
		tier: 1,
		shapes: [[oneOf("ghp_", "gho_", "ghu_", "ghs_", "ghr_"), some("base62", 36)]],
		verify: "crc32-base62",
		revoke: "Delete the token under Settings, Developer settings; for an app's token call DELETE /installation/token."
	},
	{
		id: "github-refresh-token",
		provider: "GitHub",
		document: "https://docs.github.com/en/apps/creating-github-apps/authenticating-with-a-github-app/refreshing-user-access-tokens",
		tier: 1,
		shapes: [["ghr_", some("base62", 76)]],
		revoke: "Revoke the app's authorization under Settings, Applications."
	},
	{
		id: "github-app-token",
		provider: "GitHub",
		document: "https://docs.github.com/en/apps/creating-github-apps/authenticating-with-a-github-app/generating-an-installation-access-token-for-a-github-app",
		tier: 1,
		shapes: [[
			"ghs_",
			some("base64url", 20, 400),
			".",
			some("base64url", 20, 800),
			".",
			some("base64url", 20, 700)
		]],
		revoke: "Call DELETE /installation/token with it, and regenerate the app's private key if that leaked too."
	},
	{
		id: "github-fine-grained-token",
		provider: "GitHub",
		document: "https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens",
		tier: 1,
		shapes: [[
			"github_pat_",
			some("base62", 22),
			"_",
			some("base62", 59)
		]],
		revoke: "Delete the token under Settings, Developer settings, Fine-grained tokens."
	},
	{
		id: "gitlab-token",
		provider: "GitLab",
		document: "https://docs.gitlab.com/security/tokens/",
		tier: 1,
		shapes: [
			[
				"glpat-",
				some("base64url", 27, 300),
				".",
				some("base36", 2),
				".",
				some("base36", 9)
			],
			[
				"glpat-",
				some("base64url", 27, 300),
				".",
				some("base36", 9)
			],
			["glpat-", some("base64url", 20)]
		],
		revoke: "Revoke the token under User settings, Access tokens."
	},
	{
		id: "gitlab-service-token",
		provider: "GitLab",
		document: "https://docs.gitlab.com/security/tokens/",
		tier: 1,
		shapes: [
			["glagent-", some("base64url", 50)],
			["gloas-", some("hex", 64)],
			["glptt-", some("hex", 40)],
			["glimt-", some("base64url", 25)],
			[oneOf("gldt-", "glft-", "glsoat-", "glffct-"), some("base64url", 20)],
			["glrt-", some("base64url", 20, 64)],
			[
				"glcbt-",
				some("base62", 1, 5),
				"_",
				some("base64url", 20)
			]
		],
		revoke: "Revoke the token in the project or group that it belongs to, under Settings; reset a runner's under CI/CD."
	},
	{
		id: "atlassian-api-token",
		provider: "Atlassian",
		document: "https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/",
		tier: 1,
		shapes: [[
			oneOf("ATATT3xFfGF0", "ATCTT3xFfGN0"),
			some("base64url", 100, 240),
			"=",
			some("upper36", 8)
		], ["ATBB", some("base62", 32)]],
		revoke: "Revoke the token under Account settings, Security, API tokens."
	},
	{
		id: "sourcegraph-token",
		provider: "Sourcegraph",
		document: "https://sourcegraph.com/docs/cli/how-tos/creating_an_access_token",
		tier: 1,
		shapes: [
			[
				"sgp_",
				some("hex", 16),
				"_",
				some("hex", 40)
			],
			["sgp_local_", some("hex", 40)],
			["sgp_", some("hex", 40)]
		],
		revoke: "Delete the token under User settings, Access tokens."
	},
	{
		id: "postman-api-key",
		provider: "Postman",
		document: "https://learning.postman.com/docs/developer/postman-api/authentication/",
		tier: 1,
		shapes: [[
			"PMAK-",
			some("hex", 24),
			"-",
			some("hex", 34)
		]],
		revoke: "Delete the key under Settings, API keys."
	}
];
// src/secrets/formats/hosting.ts
const HOSTING = [
	{
		id: "cloudflare-token",
		provider: "Cloudflare",
		document: "https://developers.cloudflare.com/fundamentals/api/get-started/create-token/",
		tier: 1,
		shapes: [[oneOf("cfut_", "cfat_", "cfk_"), some("base64url", 40, 56)]],
		revoke: "Roll or delete the token under My profile, API tokens."
	},
	{
		id: "cloudflare-legacy-token",
		provider: "Cloudflare",
		document: "https://developers.cloudflare.com/fundamentals/api/get-started/create-token/",
		tier: 2,
		shapes: [[some("base64url", 40)]],
		needsContext: [
			"cloudflare_api_token",
			"cf_api_token",
			"cloudflare api token",
			"cloudflare token",
			"cloudflare_token"
		],
		revoke: "Roll or delete the token under My profile, API tokens."
	},
	{
		id: "cloudflare-global-key",
		provider: "Cloudflare",
		document: "https://developers.cloudflare.com/fundamentals/api/get-started/keys/",
		tier: 2,
		shapes: [[some("hex", 37, 45)]],
		needsContext: [
			"cloudflare_api_key",
			"cf_api_key",
			"x-auth-key",
			"global api key",
			"cloudflare api key"
		],
		revoke: "Change the Global API key under My profile, API tokens."
	},
	{
		id: "vercel-token",
		provider: "Vercel",
		document: "https://vercel.com/docs/rest-api",
		tier: 1,
		shapes: [[oneOf("vcp_", "vci_", "vca_", "vcr_", "vck_"), some("base62", 56)]],
		revoke: "Delete the token under Account settings, Tokens."
	},
	{
		id: "vercel-legacy-token",
		provider: "Vercel",
		document: "https://vercel.com/docs/rest-api",
		tier: 2,
		shapes: [[some("base62", 24)]],
		needsContext: [
			"vercel_token",
			"vercel token",
			"vercel_api_token",
			"vercel --token"
		],
		revoke: "Delete the token under Account settings, Tokens."
	},
	{
		id: "netlify-token",
		provider: "Netlify",
		document: "https://docs.netlify.com/api-and-cli-guides/api-guides/get-started-with-api/",
		tier: 1,
		shapes: [["nfp_", some("base62", 36)]],
		revoke: "Delete the token under User settings, Applications."
	},
	{
		id: "heroku-api-key",
		provider: "Heroku",
		document: "https://devcenter.heroku.com/articles/platform-api-quickstart",
		tier: 1,
		shapes: [["HRKU-AA", some("base64url", 58)]],
		revoke: "Revoke the authorization with `heroku authorizations:revoke`."
	},
	{
		id: "render-api-key",
		provider: "Render",
		document: "https://render.com/docs/api",
		tier: 1,
		shapes: [["rnd_", some("base62", 28)]],
		revoke: "Revoke the key under Account settings, API keys."
	},
	{
		id: "fly-token",
		provider: "Fly.io",
		document: "https://fly.io/docs/security/tokens/",
		tier: 1,
		shapes: [["fo1_", some("base64url", 43)], [oneOf("fm1a_", "fm1r_", "fm1_", "fm2_"), some("base64", 80, 2e3)]],
		revoke: "Revoke it with `fly tokens revoke`."
	},
	{
		id: "tailscale-key",
		provider: "Tailscale",
		document: "https://tailscale.com/kb/1277/key-prefixes",
		tier: 1,
		shapes: [[
			oneOf("tskey-auth-", "tskey-api-", "tskey-client-", "tskey-scim-", "tskey-webhook-"),
			some("base62", 10, 24),
			"-",
			some("base62", 20, 48)
		]],
		revoke: "Revoke the key in the admin console under Settings, Keys."
	},
	{
		id: "supabase-secret-key",
		provider: "Supabase",
		document: "https://supabase.com/docs/guides/api/api-keys",
		tier: 1,
		shapes: [["sb_secret_", some("base64url", 31)]],
		publicSiblings: ["sb_publishable_"],
		revoke: "Delete the key under Project settings, API keys."
	},
	{
		id: "supabase-access-token",
		provider: "Supabase",
		document: "https://supabase.com/docs/reference/api/introduction",
		tier: 1,
		shapes: [["sbp_", some("hex", 40)]],
		revoke: "Delete the token under Account, Access tokens."
	},
	{
		id: "planetscale-token",
		provider: "PlanetScale",
		document: "https://planetscale.com/docs/api/reference/service-tokens",
		tier: 1,
		shapes: [[oneOf("pscale_tkn_", "pscale_pw_", "pscale_oauth_"), some("base64url", 32, 64)]],
		revoke: "Delete the service token or password in the organization's settings."
	},
	{
		id: "neon-api-key",
		provider: "Neon",
		document: "https://neon.com/docs/manage/api-keys",
		tier: 1,
		shapes: [["napi_", some("base36", 64)]],
		revoke: "Revoke the key under Account settings, API keys."
	},
	{
		id: "mongodb-atlas-service-secret",
		provider: "MongoDB Atlas",
		document: "https://www.mongodb.com/docs/atlas/api/service-accounts-overview/",
		tier: 1,
		shapes: [["mdb_sa_sk_", some("base64url", 40)]],
		publicSiblings: ["mdb_sa_id_"],
		revoke: "Delete the service account's secret under Access manager."
	}
];
// src/secrets/formats/messaging.ts
const MESSAGING = [
	{
		id: "slack-token",
		provider: "Slack",
		document: "https://docs.slack.dev/authentication/tokens/",
		tier: 1,
		shapes: [
			[
				oneOf("xoxp-", "xoxc-"),
				some("digits", 10, 14),
				"-",
				some("digits", 10, 14),
				"-",
				some("digits", 10, 14),
				"-",
				some("hex", 32, 64)
			],
			[
				"xoxb-",
				some("digits", 10, 14),
				"-",
				some("digits", 10, 14),
				"-",
				some("base62", 24)
			],
			[
				"xapp-",
				some("digits", 1),
				"-",
				some("upper36", 9, 12),
				"-",
				some("digits", 10, 14),
				"-",
				some("hex", 64)
			],
			[
				oneOf("xoxe.xoxp-", "xoxe.xoxb-", "xoxe-"),
				some("digits", 1),
				"-",
				some("base64", 100, 200)
			],
			["xoxd-", some("base64", 100, 300)]
		],
		revoke: "Revoke it with auth.revoke, or reinstall the app under OAuth and permissions."
	},
	{
		id: "slack-webhook",
		provider: "Slack",
		document: "https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/",
		tier: 1,
		shapes: [[
			"hooks.slack.com/services/T",
			some("upper36", 8, 12),
			"/B",
			some("upper36", 8, 12),
			"/",
			some("base62", 24)
		]],
		revoke: "Remove the webhook in the app's settings under Incoming webhooks."
	},
	{
		id: "discord-bot-token",
		provider: "Discord",
		document: "https://docs.discord.com/developers/reference",
		tier: 1,
		shapes: [[
			some("base64url", 24, 28),
			".",
			some("base64url", 6),
			".",
			some("base64url", 27, 38)
		]],
		needsContext: [
			"discord",
			"bot_token",
			"bot token",
			"bottoken"
		],
		verify: "discord-id",
		revoke: "Reset the token in the developer portal under Bot."
	},
	{
		id: "discord-webhook",
		provider: "Discord",
		document: "https://docs.discord.com/developers/resources/webhook",
		tier: 1,
		shapes: [[
			oneOf("discord.com/api/webhooks/", "discordapp.com/api/webhooks/"),
			some("digits", 17, 20),
			"/",
			some("base64url", 60, 68)
		]],
		revoke: "Delete the webhook under the channel's integrations."
	},
	{
		id: "telegram-bot-token",
		provider: "Telegram",
		document: "https://core.telegram.org/bots/api",
		tier: 1,
		shapes: [[
			some("digits", 8, 10),
			":AA",
			some("base64url", 33)
		]],
		needsContext: [":aa"],
		revoke: "Send /revoke to BotFather."
	},
	{
		id: "telegram-bot-url",
		provider: "Telegram",
		document: "https://core.telegram.org/bots/api",
		tier: 1,
		shapes: [[
			"api.telegram.org/bot",
			some("digits", 8, 10),
			":AA",
			some("base64url", 33)
		]],
		revoke: "Send /revoke to BotFather."
	},
	{
		id: "microsoft-teams-webhook",
		provider: "Microsoft Teams",
		document: "https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook",
		tier: 2,
		shapes: [[
			some("hex", 32),
			"/",
			some("hex", 8),
			"-",
			some("hex", 4),
			"-",
			some("hex", 4)
		]],
		needsContext: ["incomingwebhook/"],
		revoke: "Remove the incoming webhook in the channel's connectors."
	},
	{
		id: "sendgrid-api-key",
		provider: "SendGrid",
		document: "https://www.twilio.com/docs/sendgrid/ui/account-and-settings/api-keys",
		tier: 1,
		shapes: [[
			"SG.",
			some("base64url", 22),
			".",
			some("base64url", 43)
		]],
		revoke: "Delete the key under Settings, API keys."
	},
	{
		id: "twilio-api-key",
		provider: "Twilio",
		document: "https://www.twilio.com/docs/iam/api-keys",
		tier: 2,
		shapes: [["SK", some("hex", 32)]],
		needsContext: ["twilio"],
		revoke: "Delete the key in the console under API keys and tokens."
	},
	{
		id: "twilio-auth-token",
		provider: "Twilio",
		document: "https://www.twilio.com/docs/iam/api-keys",
		tier: 2,
		shapes: [[some("hex", 32)]],
		needsContext: [
			"twilio_auth_token",
			"twilio auth token",
			"twilio token",
			"twilio_token"
		],
		revoke: "Promote a secondary auth token in the console, which ends this one."
	},
	{
		id: "mailgun-api-key",
		provider: "Mailgun",
		document: "https://documentation.mailgun.com/docs/mailgun/api-reference/mg-auth",
		tier: 2,
		shapes: [[
			some("hex", 32),
			"-",
			some("hex", 8),
			"-",
			some("hex", 8)
		]],
		needsContext: ["mailgun"],
		revoke: "Delete the key under API security."
	},
	{
		id: "mailgun-legacy-key",
		provider: "Mailgun",
		document: "https://documentation.mailgun.com/docs/mailgun/api-reference/mg-auth",
		tier: 2,
		shapes: [["key-", some("hex", 32)]],
		revoke: "Delete the key under API security."
	},
	{
		id: "mailchimp-api-key",
		provider: "Mailchimp",
		document: "https://mailchimp.com/developer/marketing/guides/quick-start/",
		tier: 1,
		shapes: [[
			some("hex", 32),
			"-us",
			some("digits", 1, 2)
		]],
		needsContext: [
			"-us1",
			"-us2",
			"-us3",
			"-us4",
			"-us5",
			"-us6",
			"-us7",
			"-us8",
			"-us9"
		],
		revoke: "Revoke the key under Profile, Extras, API keys."
	},
	{
		id: "brevo-api-key",
		provider: "Brevo",
		document: "https://developers.brevo.com/docs/getting-started",
		tier: 1,
		shapes: [[
			oneOf("xkeysib-", "xsmtpsib-"),
			some("hex", 64),
			"-",
			some("base62", 16)
		]],
		revoke: "Delete the key under SMTP and API."
	},
	{
		id: "resend-api-key",
		provider: "Resend",
		document: "https://resend.com/docs/api-reference/introduction",
		tier: 2,
		shapes: [[
			"re_",
			some("base62", 8),
			"_",
			some("base62", 24)
		]],
		revoke: "Delete the key under API keys."
	}
];
// src/secrets/formats/observability.ts
const OBSERVABILITY = [
	{
		id: "new-relic-key",
		provider: "New Relic",
		document: "https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/",
		tier: 1,
		shapes: [["NRAK-", some("upper36", 27)]],
		revoke: "Delete the key under API keys."
	},
	{
		id: "dynatrace-token",
		provider: "Dynatrace",
		document: "https://docs.dynatrace.com/docs/manage/identity-access-management/access-tokens-and-oauth-clients/access-tokens",
		tier: 1,
		shapes: [[
			oneOf("dt0c01.", "dt0s01.", "dt0s02.", "dt0s08."),
			some("upper36", 24),
			".",
			some("upper36", 64)
		]],
		revoke: "Delete the token under Access tokens."
	},
	{
		id: "sentry-org-token",
		provider: "Sentry",
		document: "https://docs.sentry.io/account/auth-tokens/",
		tier: 1,
		shapes: [
			[
				"sntrys_eyJ",
				some("base64", 50, 600),
				"==_",
				some("base64", 43)
			],
			[
				"sntrys_eyJ",
				some("base64", 50, 600),
				"=_",
				some("base64", 43)
			],
			[
				"sntrys_eyJ",
				some("base64", 50, 600),
				"_",
				some("base64", 43)
			]
		],
		verify: "json-payload",
		revoke: "Revoke the token under Organization settings, Auth tokens."
	},
	{
		id: "sentry-user-token",
		provider: "Sentry",
		document: "https://docs.sentry.io/account/auth-tokens/",
		tier: 1,
		shapes: [["sntryu_", some("hex", 64)]],
		revoke: "Revoke the token under User settings, Auth tokens."
	},
	{
		id: "posthog-key",
		provider: "PostHog",
		document: "https://posthog.com/docs/api",
		tier: 1,
		shapes: [[oneOf("phx_", "phs_"), some("base62", 43, 49)]],
		publicSiblings: ["phc_"],
		revoke: "Delete the key under Settings, Personal API keys."
	},
	{
		id: "grafana-service-token",
		provider: "Grafana",
		document: "https://grafana.com/docs/grafana/latest/administration/service-accounts/",
		tier: 1,
		shapes: [[
			"glsa_",
			some("base62", 32),
			"_",
			some("hex", 8)
		]],
		verify: "grafana-crc32",
		revoke: "Delete the token on the service account's page."
	},
	{
		id: "grafana-cloud-token",
		provider: "Grafana",
		document: "https://grafana.com/docs/grafana-cloud/security-and-account-management/authentication-and-permissions/access-policies/",
		tier: 1,
		shapes: [[
			"glc_eyJ",
			some("base64", 60, 600),
			oneOf("==", "=")
		], ["glc_eyJ", some("base64", 60, 600)]],
		verify: "json-payload",
		revoke: "Delete the token under Access policies."
	},
	{
		id: "datadog-key",
		provider: "Datadog",
		document: "https://docs.datadoghq.com/account_management/api-app-keys/",
		tier: 2,
		shapes: [[some("hex", 40)], [some("hex", 32)]],
		needsContext: [
			"dd_api_key",
			"dd_app_key",
			"dd-api-key",
			"datadog_api_key",
			"datadog_app_key",
			"datadog api key",
			"datadog app key"
		],
		revoke: "Revoke the key under Organization settings."
	},
	{
		id: "snyk-token",
		provider: "Snyk",
		document: "https://docs.snyk.io/snyk-api/authentication-for-api",
		tier: 2,
		shapes: [UUID],
		needsContext: [
			"snyk_token",
			"snyk token",
			"snyk_api",
			"snyk api",
			"snyk auth",
			"snyk-token"
		],
		revoke: "Revoke and regenerate the token under Account settings."
	},
	{
		id: "launchdarkly-key",
		provider: "LaunchDarkly",
		document: "https://launchdarkly.com/docs/home/account/api",
		tier: 2,
		shapes: [[oneOf("sdk-", "api-"), ...UUID]],
		publicSiblings: ["mob-"],
		revoke: "Reset the SDK key in the environment, or delete the access token under Authorization."
	},
	{
		id: "rootly-api-key",
		provider: "Rootly",
		document: "https://docs.rootly.com/api-reference/overview",
		tier: 1,
		shapes: [["rootly_", some("hex", 64)]],
		revoke: "Revoke the key under Account, API keys."
	}
];
// src/secrets/formats/payments.ts
const PAYMENTS = [
	{
		id: "stripe-live-key",
		provider: "Stripe",
		document: "https://docs.stripe.com/keys",
		tier: 1,
		shapes: [[oneOf("sk_live_", "rk_live_"), some("base62", 90, 107)], [oneOf("sk_live_", "rk_live_"), some("base62", 24)]],
		publicSiblings: ["pk_live_"],
		revoke: "Roll the key in the dashboard under Developers, API keys."
	},
	{
		id: "stripe-test-key",
		provider: "Stripe",
		document: "https://docs.stripe.com/keys",
		tier: 3,
		shapes: [[oneOf("sk_test_", "rk_test_"), some("base62", 90, 107)], [oneOf("sk_test_", "rk_test_"), some("base62", 24)]],
		publicSiblings: ["pk_test_"],
		revoke: "Roll the key in the dashboard under Developers, API keys, in test mode."
	},
	{
		id: "stripe-webhook-secret",
		provider: "Stripe",
		document: "https://docs.stripe.com/webhooks",
		tier: 1,
		shapes: [[
			"whsec_",
			some("base64", 32, 64),
			"="
		], ["whsec_", some("base64", 32, 64)]],
		revoke: "Roll the endpoint's signing secret under Developers, Webhooks."
	},
	{
		id: "square-token",
		provider: "Square",
		document: "https://developer.squareup.com/docs/build-basics/access-tokens",
		tier: 1,
		shapes: [
			["sq0atp-", some("base64url", 22)],
			["sq0csp-", some("base64url", 43)],
			["EAAA", some("base64url", 60)]
		],
		publicSiblings: ["sq0idp-"],
		revoke: "Replace the token in the developer console under Credentials."
	},
	{
		id: "braintree-access-token",
		provider: "Braintree",
		document: "https://developer.paypal.com/braintree/docs/start/overview",
		tier: 1,
		shapes: [[
			"access_token$production$",
			some("base36", 16),
			"$",
			some("hex", 32)
		]],
		publicSiblings: ["access_token$sandbox$"],
		revoke: "Revoke the access token in the control panel."
	},
	{
		id: "shopify-token",
		provider: "Shopify",
		document: "https://shopify.dev/docs/apps/build/authentication-authorization",
		tier: 1,
		shapes: [[oneOf("shpat_", "shpca_", "shppa_", "shpss_"), some("hex", 32)]],
		revoke: "Uninstall the custom app, or rotate the app's credentials in the partner dashboard."
	},
	{
		id: "shippo-token",
		provider: "Shippo",
		document: "https://docs.goshippo.com/docs/guides_general/authentication/",
		tier: 1,
		shapes: [["shippo_live_", some("hex", 40)]],
		publicSiblings: ["shippo_test_"],
		revoke: "Regenerate the token under Settings, API."
	},
	{
		id: "easypost-api-key",
		provider: "EasyPost",
		document: "https://docs.easypost.com/docs/authentication",
		tier: 1,
		shapes: [["EZAK", some("base62", 54)]],
		publicSiblings: ["EZTK"],
		revoke: "Disable the key under Account settings, API keys."
	},
	{
		id: "duffel-token",
		provider: "Duffel",
		document: "https://duffel.com/docs/api/overview/making-requests",
		tier: 1,
		shapes: [["duffel_live_", some("base64url", 43)]],
		publicSiblings: ["duffel_test_"],
		revoke: "Delete the token in the dashboard under Developers."
	}
];
// src/secrets/formats/registries.ts
const REGISTRIES = [
	{
		id: "npm-token",
		provider: "npm",
		document: "https://docs.npmjs.com/about-access-tokens",
		tier: 1,
		shapes: [["npm_", some("base62", 36)]],
		verify: "crc32-base62",
		revoke: "Run `npm token revoke` with its id, or delete it under Access tokens."
	},
	{
		id: "pypi-token",
		provider: "PyPI",
		document: "https://pypi.org/help/#apitoken",
		tier: 1,
		shapes: [["pypi-AgEIcHlwaS5vcmc", some("base64url", 50, 400)], ["pypi-AgENdGVzdC5weXBpLm9yZw", some("base64url", 50, 400)]],
		revoke: "Remove the token under Account settings, API tokens."
	},
	{
		id: "rubygems-api-key",
		provider: "RubyGems",
		document: "https://guides.rubygems.org/api-key-scopes/",
		tier: 1,
		shapes: [["rubygems_", some("hex", 48)]],
		revoke: "Delete the key under Settings, API keys."
	},
	{
		id: "clojars-token",
		provider: "Clojars",
		document: "https://github.com/clojars/clojars-web/wiki/Deploy-Tokens",
		tier: 1,
		shapes: [["CLOJARS_", some("base36", 60)]],
		revoke: "Disable the token on the Deploy tokens page."
	},
	{
		id: "crates-io-token",
		provider: "crates.io",
		document: "https://doc.rust-lang.org/cargo/reference/publishing.html",
		tier: 1,
		shapes: [["cio", some("base62", 32)]],
		revoke: "Revoke the token under Account settings, API tokens."
	},
	{
		id: "nuget-api-key",
		provider: "NuGet",
		document: "https://learn.microsoft.com/en-us/nuget/nuget-org/publish-a-package",
		tier: 1,
		shapes: [["oy2", some("base36", 43)]],
		revoke: "Delete the key under API keys."
	},
	{
		id: "docker-token",
		provider: "Docker Hub",
		document: "https://docs.docker.com/security/access-tokens/",
		tier: 1,
		shapes: [["dckr_pat_", some("base64url", 27)], ["dckr_oat_", some("base64url", 32)]],
		revoke: "Delete the token under Account settings, Personal access tokens, or the organization's access tokens."
	},
	{
		id: "artifactory-key",
		provider: "JFrog Artifactory",
		document: "https://jfrog.com/help/r/jfrog-platform-administration-documentation/access-tokens",
		tier: 1,
		shapes: [["AKCp", some("base62", 69)], ["cmVmdGtu", some("base62", 56)]],
		revoke: "Revoke the key in the user's profile, or the token under User management, Access tokens."
	}
];
// src/secrets/formats/standards.ts
const STANDARDS = [{
	id: "jwt",
	provider: "JSON Web Token",
	document: "https://www.rfc-editor.org/rfc/rfc7519",
	tier: 1,
	shapes: [[
		"eyJ",
		some("base64url", 12, 600),
		".eyJ",
		some("base64url", 8, 3e3),
		".",
		some("base64url", 20, 700)
	]],
	verify: "jwt",
	revoke: "End the session it belongs to, or replace the key that signed it where it does not expire soon."
}, {
	id: "ethereum-private-key",
	provider: "Ethereum",
	document: "https://ethereum.org/en/developers/docs/accounts/",
	tier: 2,
	shapes: [["0x", some("hex", 64)]],
	needsContext: [
		"private key",
		"private_key",
		"privatekey",
		"private-key",
		"secret key",
		"secret_key",
		"wallet key"
	],
	revoke: "Move the funds and rights to a new account: the key cannot be revoked."
}];
// src/secrets/formats/vaults.ts
const VAULTS = [
	{
		id: "vault-token",
		provider: "HashiCorp Vault",
		document: "https://developer.hashicorp.com/vault/docs/concepts/tokens",
		tier: 1,
		shapes: [
			["hvb.", some("base64url", 138, 300)],
			[oneOf("hvs.", "hvr."), some("base64url", 90, 300)],
			["hvs.", some("base62", 24)]
		],
		revoke: "Run `vault token revoke` with it or with its accessor."
	},
	{
		id: "vault-legacy-token",
		provider: "HashiCorp Vault",
		document: "https://developer.hashicorp.com/vault/docs/concepts/tokens",
		tier: 2,
		shapes: [["s.", some("base62", 24)]],
		needsContext: ["vault"],
		revoke: "Run `vault token revoke` with it or with its accessor."
	},
	{
		id: "terraform-cloud-token",
		provider: "HCP Terraform",
		document: "https://developer.hashicorp.com/terraform/cloud-docs/users-teams-organizations/api-tokens",
		tier: 1,
		shapes: [[
			some("base62", 14),
			".atlasv1.",
			some("base64url", 60, 70)
		]],
		needsContext: ["atlasv1"],
		revoke: "Delete the token under Account settings, Tokens."
	},
	{
		id: "pulumi-token",
		provider: "Pulumi",
		document: "https://www.pulumi.com/docs/pulumi-cloud/access-management/access-tokens/",
		tier: 1,
		shapes: [["pul-", some("hex", 40)]],
		revoke: "Delete the token under Personal access tokens."
	},
	{
		id: "doppler-token",
		provider: "Doppler",
		document: "https://docs.doppler.com/reference/auth-token-formats",
		tier: 1,
		shapes: [
			[oneOf("dp.pt.", "dp.ct.", "dp.sa.", "dp.scim.", "dp.audit."), some("base62", 40, 44)],
			[
				"dp.st.",
				some("base64url", 2, 35),
				".",
				some("base62", 40, 44)
			],
			["dp.st.", some("base62", 40, 44)]
		],
		revoke: "Revoke the token in the dashboard under Tokens, or the config's Access tab."
	},
	{
		id: "onepassword-service-token",
		provider: "1Password",
		document: "https://developer.1password.com/docs/service-accounts/",
		tier: 1,
		shapes: [[
			"ops_eyJ",
			some("base64", 250, 2e3),
			oneOf("==", "=")
		], ["ops_eyJ", some("base64url", 250, 2e3)]],
		verify: "json-payload",
		revoke: "Delete or rotate the service account's token under Developer."
	},
	{
		id: "onepassword-secret-key",
		provider: "1Password",
		document: "https://support.1password.com/secret-key/",
		tier: 1,
		shapes: [[
			"A3-",
			some("upper36", 6),
			"-",
			some("upper36", 6),
			"-",
			some("upper36", 5),
			"-",
			some("upper36", 5),
			"-",
			some("upper36", 5),
			"-",
			some("upper36", 5)
		], [
			"A3-",
			some("upper36", 6),
			"-",
			some("upper36", 11),
			"-",
			some("upper36", 5),
			"-",
			some("upper36", 5),
			"-",
			some("upper36", 5)
		]],
		revoke: "Make a new Secret Key under My profile."
	},
	{
		id: "age-secret-key",
		provider: "age",
		document: "https://github.com/C2SP/C2SP/blob/main/age.md",
		tier: 1,
		shapes: [["AGE-SECRET-KEY-1", some("bech32", 58)]],
		verify: "bech32",
		publicSiblings: ["age1", "AGE-PLUGIN-"],
		revoke: "Make a new identity and encrypt again whatever was encrypted to this one."
	}
];
// src/secrets/formats/work-tools.ts
const WORK_TOOLS = [
	{
		id: "linear-api-key",
		provider: "Linear",
		document: "https://linear.app/developers/graphql",
		tier: 1,
		shapes: [["lin_api_", some("base62", 40)]],
		revoke: "Revoke the key under Settings, Security and access."
	},
	{
		id: "notion-token",
		provider: "Notion",
		document: "https://developers.notion.com/reference/authentication",
		tier: 1,
		shapes: [["ntn_", some("base62", 46)]],
		revoke: "Refresh the secret on the integration's page."
	},
	{
		id: "notion-legacy-token",
		provider: "Notion",
		document: "https://developers.notion.com/reference/authentication",
		tier: 2,
		shapes: [["secret_", some("base62", 43)]],
		revoke: "Refresh the secret on the integration's page."
	},
	{
		id: "figma-token",
		provider: "Figma",
		document: "https://www.figma.com/developers/api#access-tokens",
		tier: 1,
		shapes: [["figd_", some("base64url", 38, 40)]],
		revoke: "Revoke the token under Settings, Security."
	},
	{
		id: "airtable-token",
		provider: "Airtable",
		document: "https://airtable.com/developers/web/guides/personal-access-tokens",
		tier: 1,
		shapes: [[
			"pat",
			some("base62", 14),
			".",
			some("hex", 64)
		]],
		revoke: "Delete the token in the developer hub."
	},
	{
		id: "hubspot-token",
		provider: "HubSpot",
		document: "https://developers.hubspot.com/docs/guides/apps/private-apps/overview",
		tier: 1,
		shapes: [[oneOf("pat-na1-", "pat-na2-", "pat-na3-", "pat-eu1-", "pat-ap1-"), ...UUID]],
		revoke: "Rotate the token on the private app's page."
	},
	{
		id: "asana-token",
		provider: "Asana",
		document: "https://developers.asana.com/docs/personal-access-token",
		tier: 2,
		shapes: [[
			some("digits", 1),
			"/",
			some("digits", 13, 19),
			"/",
			some("digits", 13, 19),
			":",
			some("hex", 32)
		], [
			some("digits", 1),
			"/",
			some("digits", 13, 19),
			":",
			some("hex", 32)
		]],
		needsContext: ["asana"],
		revoke: "Revoke the token in the developer console."
	},
	{
		id: "contentful-token",
		provider: "Contentful",
		document: "https://www.contentful.com/developers/docs/references/authentication/",
		tier: 1,
		shapes: [["CFPAT-", some("base64url", 43, 64)]],
		revoke: "Revoke the token under Settings, CMA tokens."
	},
	{
		id: "dropbox-token",
		provider: "Dropbox",
		document: "https://developers.dropbox.com/oauth-guide",
		tier: 1,
		shapes: [["sl.u.", some("base64url", 130, 1500)], ["sl.", some("base64url", 130, 152)]],
		revoke: "Call /2/auth/token/revoke with it."
	},
	{
		id: "mapbox-secret-token",
		provider: "Mapbox",
		document: "https://docs.mapbox.com/help/dive-deeper/access-tokens/",
		tier: 1,
		shapes: [[
			"sk.eyJ",
			some("base64url", 40, 200),
			".",
			some("base64url", 22)
		]],
		publicSiblings: ["pk.eyJ"],
		verify: "json-payload",
		revoke: "Delete the token on the Access tokens page."
	},
	{
		id: "okta-token",
		provider: "Okta",
		document: "https://developer.okta.com/docs/guides/create-an-api-token/main/",
		tier: 2,
		shapes: [["00", some("base64url", 40)]],
		needsContext: ["okta", "ssws"],
		revoke: "Revoke the token under Security, API, Tokens."
	},
	{
		id: "typeform-token",
		provider: "Typeform",
		document: "https://www.typeform.com/developers/get-started/personal-access-token/",
		tier: 1,
		shapes: [["tfp_", some("base64url", 40, 60)]],
		revoke: "Delete the token under Account, Personal tokens."
	},
	{
		id: "algolia-admin-key",
		provider: "Algolia",
		document: "https://www.algolia.com/doc/guides/security/api-keys/",
		tier: 2,
		shapes: [[some("hex", 32)]],
		needsContext: [
			"algolia_admin",
			"algolia admin",
			"algolia_api_key",
			"algolia_write",
			"x-algolia-api-key"
		],
		revoke: "Delete the key under Settings, API keys; the admin key is rotated by support."
	},
	{
		id: "readme-api-key",
		provider: "ReadMe",
		document: "https://docs.readme.com/main/reference/authentication",
		tier: 1,
		shapes: [["rdme_", some("base36", 70)]],
		revoke: "Delete the key under Configuration, API keys."
	},
	{
		id: "wakatime-key",
		provider: "WakaTime",
		document: "https://wakatime.com/developers",
		tier: 1,
		shapes: [["waka_", ...UUID]],
		revoke: "Regenerate the key under Account settings."
	},
	{
		id: "adafruit-io-key",
		provider: "Adafruit IO",
		document: "https://io.adafruit.com/api/docs/",
		tier: 1,
		shapes: [["aio_", some("base62", 28)]],
		revoke: "Regenerate the key on the account's page."
	}
];
// src/secrets/formats/index.ts
const FORMATS$1 = [
	...CODE_HOSTING,
	...BUILD_SERVICES,
	...REGISTRIES,
	...AI,
	...CLOUDS,
	...HOSTING,
	...VAULTS,
	...MESSAGING,
	...PAYMENTS,
	...WORK_TOOLS,
	...OBSERVABILITY,
	...STANDARDS
];
// src/secrets/blanks.ts
const BLANK = [
	"[\\t\\n\\v\\f\\r ]",
	"\\xc2[\\x85\\xa0]",
	"\\xe1\\x9a\\x80",
	"\\xe2\\x80[\\x80-\\x8a\\xa8\\xa9\\xaf]",
	"\\xe2\\x81\\x9f",
	"\\xe3\\x80\\x80"
].join("|");
// src/secrets/structures/chosen-password.ts
const STAND_IN$1 = /[<>{}[\]*\u2026]|\$[({\w]|%[({]|%s|%[A-Z_]+%|\.\.\.|x{4}|^[.$%]|REDACTED|MASKED|HIDDEN/i;
const WEAK = new Set("password passwd passphrase pass passw0rd pw pwd secret mysecret mypassword mypass userpassword user_password db_password dbpassword your_password yourpassword your-password token key apikey api_key credential credentials auth user username root admin administrator test testing example sample demo guest default changeme change_me changeit placeholder redacted postgres postgresql mysql mariadb mongo mongodb redis rabbitmq amqp docker local localhost dev development string value foo bar baz qux abc abc123 123 1234 12345 123456 secretpassword supersecret hunter2 none null undefined true false".split(" "));
function isChosenPassword(value, name = "") {
	if (value.length < 4 || STAND_IN$1.test(value)) return false;
	const lower = value.toLowerCase();
	if (WEAK.has(lower) || lower === name.toLowerCase()) return false;
	return new Set(value).size > 2;
}
// src/secrets/structures/connection-string.ts
const CONNECTION_STRING = {
	id: "connection-string",
	provider: "Connection string",
	document: "https://learn.microsoft.com/en-us/dotnet/framework/data/adonet/connection-string-syntax",
	revoke: "Change the password of the account that the string names.",
	keywords: [
		"password=",
		"pwd=",
		"sharedaccesskey=",
		"password = "
	],
	open: (view, report) => (start, end) => {
		tellPassword$1(view, start, end, report);
	}
};
const REACH$1 = 240;
const MAX_PASSWORD = 200;
const OTHER_PARTS = /(?:^|[;&?"'`\s])(?:server|data source|host|hostname|address|addr|network address|database|initial catalog|dbname|uid|user id|user|username|endpoint) ?=|jdbc:[a-z]/i;
const END = new RegExp(`[;&"'\`<>|)]|${BLANK}|$`);
function tellPassword$1({ bytes }, keyStart, start, report) {
	const line = lineAround(bytes, keyStart, start);
	if (!/[;&]|host ?=/i.test(line) || !OTHER_PARTS.test(line)) return;
	const rest = bytes.toString("latin1", start, start + MAX_PASSWORD);
	const quote = rest.charAt(0);
	const isQuoted = quote === "\"" || quote === "'";
	const end = isQuoted ? rest.indexOf(quote, 1) : rest.search(END);
	const from = isQuoted ? 1 : 0;
	if (end <= from || !isChosenPassword(rest.slice(from, end))) return;
	report({
		format: CONNECTION_STRING.id,
		tier: 1,
		start: start + from,
		end: start + end,
		guessable: true
	});
}
function lineAround(bytes, start, end) {
	const before = bytes.toString("latin1", Math.max(0, start - REACH$1), start);
	const after = bytes.toString("latin1", end, end + REACH$1);
	return `${before.slice(before.lastIndexOf("\n") + 1)}\n${after.split("\n", 1)[0] ?? ""}`;
}
// src/secrets/alphabets.ts
const DIGITS$1 = "0123456789";
const LOWER = "abcdefghijklmnopqrstuvwxyz";
const UPPER = LOWER.toUpperCase();
const CHARACTERS = {
	digits: DIGITS$1,
	hex: `${DIGITS$1}abcdef`,
	base32: `${UPPER}234567`,
	bech32: "023456789acdefghjklmnpqrstuvwxyzACDEFGHJKLMNPQRSTUVWXYZ",
	letters: LOWER + UPPER,
	upper36: DIGITS$1 + UPPER,
	base36: DIGITS$1 + LOWER,
	base62: DIGITS$1 + LOWER + UPPER,
	base64url: `${DIGITS$1}${LOWER}${UPPER}-_`,
	base64: `${DIGITS$1}${LOWER}${UPPER}+/`
};
function tableOf(characters) {
	const table = new Uint8Array(256);
	for (const character of characters) table[character.charCodeAt(0)] = 1;
	return table;
}
const tables = new Map();
function alphabetTable(alphabet) {
	const known = tables.get(alphabet) ?? tableOf(CHARACTERS[alphabet]);
	tables.set(alphabet, known);
	return known;
}
const WORD = tableOf(`${DIGITS$1}${LOWER}${UPPER}_`);
const BASE64_ANY = tableOf(`${DIGITS$1}${LOWER}${UPPER}+/-_`);
const UNDERSCORE = 95;
function opensToken(bytes, at) {
	const before = bytes[at - 1];
	return before === void 0 || before === UNDERSCORE || WORD[before] === 0;
}
function closesToken(bytes, at) {
	let next = bytes[at];
	for (let step = 1; next === UNDERSCORE && step <= 3; step++) next = bytes[at + step];
	return next === void 0 || WORD[next] === 0;
}
// src/secrets/structures/structure.ts
const LINE_FEED$5 = 10;
function nextLine$1(bytes, from) {
	const lineFeed = bytes.indexOf(LINE_FEED$5, from);
	return lineFeed < 0 ? bytes.length : lineFeed + 1;
}
function skip(bytes, from, table, most) {
	const limit = Math.min(bytes.length, from + most);
	let at = from;
	while (at < limit && table[bytes[at] ?? 0] === 1) at++;
	return at;
}
// src/secrets/structures/encoded-login.ts
const BASIC_HEADER = encodedLogin({
	id: "basic-auth-header",
	provider: "Basic authentication",
	document: "https://www.rfc-editor.org/rfc/rfc7617",
	revoke: "Change the password of the account that it logs in.",
	keywords: ["basic "]
});
const DOCKER_LOGIN = encodedLogin({
	id: "docker-registry-login",
	provider: "Docker configuration",
	document: "https://docs.docker.com/reference/cli/docker/login/",
	revoke: "Change the password, or delete the token, of the account at the registry.",
	keywords: ["\"auth\"", "_auth="]
});
const MIN_LENGTH$1 = 8;
const MAX_LENGTH$2 = 1024;
const BETWEEN$2 = tableOf(" 	:=\"'");
const EQUALS$1 = tableOf("=");
function encodedLogin(structure) {
	return {
		...structure,
		open: (view, report, clear) => (_start, end) => {
			tellLogin(structure.id, view, end, report, clear);
		}
	};
}
function tellLogin(format, { bytes }, from, report, clear) {
	const start = skip(bytes, from, BETWEEN$2, 8);
	const body = skip(bytes, start, BASE64_ANY, MAX_LENGTH$2);
	const end = skip(bytes, body, EQUALS$1, 2);
	if (body - start < MIN_LENGTH$1 || body - start >= MAX_LENGTH$2) return;
	const login = Buffer.from(bytes.toString("latin1", start, end), "base64").toString("latin1");
	const colon = login.indexOf(":");
	if (colon < 0 || !/^[\x20-\x7e\xa0-\xff]+$/.test(login)) return;
	if (isChosenPassword(login.slice(colon + 1), login.slice(0, colon))) report({
		format,
		tier: 1,
		start,
		end,
		guessable: true
	});
	else clear(start, end);
}
// src/secrets/structures/kubernetes.ts
const KUBECONFIG = {
	id: "kubeconfig-credentials",
	provider: "Kubernetes",
	document: "https://kubernetes.io/docs/concepts/configuration/organize-cluster-access-kubeconfig/",
	revoke: "Revoke the user's certificate or token on the cluster, and issue another.",
	keywords: ["kind: config"],
	open: documentScanner((lines, report) => {
		for (const line of lines) if (/^(?:client-key-data|token|password)$/.test(line.key) && isLiteral(line.value)) tell$1(KUBECONFIG.id, line, report);
	})
};
const KUBERNETES_SECRET = {
	id: "kubernetes-secret",
	provider: "Kubernetes",
	document: "https://kubernetes.io/docs/concepts/configuration/secret/",
	revoke: "Replace what the Secret holds at the service that it is for, then seal it or keep it in a secret store.",
	keywords: ["kind: secret"],
	open: documentScanner((lines, report) => {
		let section;
		for (const line of lines) {
			if (section && line.indent <= section.indent) section = void 0;
			if (section) {
				const value = section.key === "data" ? decoded$1(line.value) : line.value;
				if (value !== void 0 && isLiteral(value) && !PLAIN_KEY.test(line.key)) tell$1(KUBERNETES_SECRET.id, line, report);
			} else if (line.value === "" && /^(?:data|stringData)$/.test(line.key)) section = line;
		}
	})
};
const PLAIN_KEY = /user|login|host|port$|database|dbname|namespace|email|region|endpoint|url$|\.crt$|^ca\b|_id$|type$|name$/i;
const MAX_DOCUMENT = 262144;
const MAX_LINE_LENGTH = 16384;
function documentScanner(read) {
	return (view, report) => {
		let done = 0;
		return (start) => {
			if (start < done) return;
			const from = documentStart(view.bytes, start, done);
			done = documentEnd(view.bytes, start);
			read(linesOf$1(view, from, done), report);
		};
	};
}
function documentStart(bytes, at, least) {
	const from = Math.max(least, at - MAX_DOCUMENT);
	const marker = bytes.subarray(from, at).lastIndexOf("\n---");
	return marker < 0 ? from : from + marker + 1;
}
function documentEnd(bytes, at) {
	for (let line = at; line < bytes.length && line - at < MAX_DOCUMENT; line = nextLine$1(bytes, line)) {
		const text = bytes.toString("latin1", line, line + 3);
		if (text === "---" || text === "```") return line;
	}
	return Math.min(bytes.length, at + MAX_DOCUMENT);
}
function* linesOf$1({ bytes }, from, to) {
	for (let start = from; start < to;) {
		const lineStart = start;
		start = Math.min(nextLine$1(bytes, lineStart), to);
		const text = bytes.toString("latin1", lineStart, Math.min(start, lineStart + MAX_LINE_LENGTH));
		const entry = /^([ \t]*(?:- )?)(["']?)([\w.-]{1,100})\2:[ \t]*(?:["']?)(\S*)/.exec(text);
		if (!entry) continue;
		const [whole, indent = "", , key = "", quotedValue = ""] = entry;
		const value = quotedValue.replace(/["']$/, "");
		const valueStart = lineStart + whole.length - quotedValue.length;
		yield {
			indent: indent.length,
			key,
			value,
			start: valueStart,
			end: valueStart + value.length
		};
	}
}
function isLiteral(value) {
	return !/^[|>&*!{[]/.test(value) && value.length >= 8 && isChosenPassword(value);
}
function decoded$1(value) {
	if (!/^[A-Za-z0-9+/]{8,}={0,2}$/.test(value)) return void 0;
	return Buffer.from(value, "base64").toString("latin1");
}
function tell$1(format, { start, end }, report) {
	report({
		format,
		tier: 1,
		start,
		end,
		guessable: end - start < 40
	});
}
// src/secrets/structures/login-files.ts
const REACH = 600;
const NETRC = {
	id: "netrc-password",
	provider: "netrc",
	document: "https://www.gnu.org/software/inetutils/manual/html_node/The-_002enetrc-file.html",
	revoke: "Change the password of the account at the machine that the entry names.",
	keywords: ["machine "],
	open: (view, report) => (start, _end) => {
		tellMachine(view, start, report);
	}
};
const NPMRC = {
	id: "npm-registry-login",
	provider: "npm configuration",
	document: "https://docs.npmjs.com/cli/configuring-npm/npmrc#auth-related-configuration",
	revoke: "Revoke the token at the registry that the line names.",
	keywords: [
		"_authtoken=",
		"_authtoken =",
		":_password="
	],
	open: (view, report) => (_start, end) => {
		tellLine(view, end, report);
	}
};
const MACHINE = /^machine[ \t]+[\x21-\xff]{1,255}[ \t\r\n]{1,8}(?:login|user)[ \t]+([\x21-\xff]{1,128})[ \t\r\n]{1,8}password[ \t]+([\x21-\xff]{4,200})/i;
function tellMachine({ bytes }, start, report) {
	const text = bytes.toString("latin1", start, start + REACH);
	const [whole, user, password] = MACHINE.exec(text) ?? [];
	if (whole === void 0 || password === void 0 || !isChosenPassword(password, user)) return;
	const end = start + whole.length;
	report({
		format: NETRC.id,
		tier: 1,
		start: end - password.length,
		end,
		guessable: true
	});
}
function tellLine({ bytes }, from, report) {
	const text = bytes.toString("latin1", from, from + REACH);
	const [whole, value] = /^[ \t"']{0,4}([\w./+=-]{8,512})/.exec(text) ?? [];
	if (whole === void 0 || value === void 0 || !isChosenPassword(value) || !/\d/.test(value)) return;
	const end = from + whole.length;
	report({
		format: NPMRC.id,
		tier: 1,
		start: end - value.length,
		end,
		guessable: value.length < 20
	});
}
// src/secrets/structures/private-key.ts
const REVOKE = "Replace the key pair: remove the public key, or the certificate, wherever it is trusted, and put a new one there.";
const PRIVATE_KEY = {
	id: "private-key",
	provider: "Private key",
	document: "https://www.rfc-editor.org/rfc/rfc7468",
	revoke: REVOKE,
	keywords: ["-----begin "],
	open: (view, report, clear) => (start, end) => {
		tellArmored(view, start, end, report, clear);
	}
};
const PUTTY_KEY = {
	id: "putty-private-key",
	provider: "PuTTY",
	document: "https://the.earth.li/~sgtatham/putty/latest/htmldoc/AppendixC.html",
	revoke: REVOKE,
	keywords: ["private-lines:"],
	open: (view, report) => (_start, end) => {
		const start = nextLine$1(view.bytes, end);
		const body = readBody(view.bytes, start);
		if (body.size >= MIN_BODY) report({
			format: "putty-private-key",
			tier: 1,
			start,
			end: body.end
		});
	}
};
const SERVICE_ACCOUNT = {
	id: "gcp-service-account",
	provider: "Google Cloud",
	document: "https://cloud.google.com/iam/docs/keys-create-delete",
	revoke: "Delete the key of the service account under IAM and admin, Service accounts, Keys."
};
const MIN_BODY = 64;
const MIN_DISTINCT = 12;
const MIN_CHUNK = 16;
const MAX_LABEL = 48;
const MAX_HEADERS = 10;
const ACCOUNT_REACH = 4096;
const BODY = alphabetTable("base64");
const LINE = tableOf(" 	");
const BETWEEN$1 = tableOf(" 	\r\n>#|\"'`,*=\\");
const BACKSLASH$3 = 92;
const CLOSING = "-----END ";
function tellArmored(view, start, labelStart, report, clear) {
	const { bytes } = view;
	const label = bytes.toString("latin1", labelStart, labelStart + MAX_LABEL);
	const dashes = label.indexOf("-----");
	if (dashes < 0) return;
	const body = readBody(bytes, skipHeaders(bytes, labelStart + dashes + 5));
	if (!/^(?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?$/i.test(label.slice(0, dashes))) {
		clear(start, body.end);
		return;
	}
	if (body.size < MIN_BODY || body.distinct < MIN_DISTINCT) return;
	report({
		format: isServiceAccount(view, start, body.end) ? SERVICE_ACCOUNT.id : PRIVATE_KEY.id,
		tier: 1,
		start,
		end: closingEnd(bytes, body.end)
	});
}
const HEADER = /^(?:Proc-Type: 4,ENCRYPTED|DEK-Info: [A-Z0-9-]+,[0-9A-F]+|[A-Za-z]+(?:-[A-Za-z]+)*: [^\n\\]*(?:\\n|\r?\n))/;
function skipHeaders(bytes, from) {
	let at = from;
	for (let count = 0; count < MAX_HEADERS; count++) {
		const line = skip(bytes, at, BETWEEN$1, 64);
		const text = bytes.toString("latin1", line, line + 200);
		const header = HEADER.exec(text)?.[0];
		if (header === void 0) return at;
		at = line + header.length;
	}
	return at;
}
function readBody(bytes, from) {
	const seen = new Set();
	let size = 0;
	let end = from;
	let short = 0;
	for (let at = from; at < bytes.length;) {
		const chunk = at;
		while (at < bytes.length && BODY[bytes[at] ?? 0] === 1) at++;
		if (at - chunk >= MIN_CHUNK || at > chunk && size > 0) {
			short = at - chunk >= MIN_CHUNK ? 0 : short + 1;
			if (short > 1) break;
			size += at - chunk;
			end = at;
			for (let index = chunk; index < Math.min(at, chunk + 256); index++) seen.add(bytes[index] ?? 0);
		} else if (at > chunk) break;
		const gap = skipBetween(bytes, at);
		if (gap === at) break;
		at = gap;
	}
	return {
		size,
		distinct: seen.size,
		end
	};
}
function skipBetween(bytes, from) {
	let at = from;
	for (; at < bytes.length; at++) {
		const byte = bytes[at] ?? 0;
		if (byte === BACKSLASH$3 && (bytes[at + 1] === 110 || bytes[at + 1] === 114)) at++;
		else if (BETWEEN$1[byte] === 0 && byte < 128) break;
	}
	return at;
}
function closingEnd(bytes, bodyEnd) {
	let at = skipBetween(bytes, bodyEnd);
	at = skip(bytes, at, LINE, 64);
	if (bytes.toString("latin1", at, at + 9) !== CLOSING) return bodyEnd;
	const dashes = bytes.toString("latin1", at + 9, at + 9 + MAX_LABEL).indexOf("-----");
	return dashes < 0 ? bodyEnd : at + 9 + dashes + 5;
}
function isServiceAccount(view, start, end) {
	const near = (of, from, to) => {
		const reach = of.bytes.subarray(Math.max(0, from - ACCOUNT_REACH), to + ACCOUNT_REACH);
		return reach.includes("\"service_account\"") || reach.includes("\\\"service_account\\\"");
	};
	return near(view, start, end) || near(view.root, view.rootStart(start), view.rootEnd(end));
}
// src/secrets/structures/url-credentials.ts
const URL_CREDENTIALS = {
	id: "url-credentials",
	provider: "URL with a password",
	document: "https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1",
	revoke: "Change the password of the account that the URL names.",
	keywords: ["://"],
	open: (view, report) => (start, end) => {
		tellPassword(view, start, end, report);
	}
};
const MAX_USERINFO = 512;
const MAX_SCHEME = 24;
const SCHEME = tableOf("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+.-");
const LETTER_OR_DIGIT = alphabetTable("base62");
const STOPS = tableOf(" 	\r\n\"'`<>|\\");
const SLASH = 47;
const AT_SIGN = 64;
const COLON = 58;
function tellPassword(view, separator, from, report) {
	const { bytes } = view;
	const scheme = schemeBefore(bytes, separator);
	if (scheme === "") return;
	const at = userinfoEnd(bytes, from, /^(?:https?|ftps?|wss?|file)$/i.test(scheme));
	if (at < 0) return;
	const colon = bytes.subarray(from, at).indexOf(COLON);
	if (colon < 0) return;
	const start = from + colon + 1;
	const user = view.slice(from, start - 1);
	if (user.includes("/") || !isHostStart(bytes[at + 1])) return;
	const password = view.slice(start, at);
	if (!isChosenPassword(password, user)) return;
	const tier = /^(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0)\b/.test(bytes.toString("latin1", at + 1, at + 16)) && /^[a-z]{1,12}$/i.test(password) ? 3 : 1;
	report({
		format: URL_CREDENTIALS.id,
		tier,
		start,
		end: at,
		guessable: true
	});
}
function schemeBefore(bytes, end) {
	let start = end;
	while (start > 0 && end - start < MAX_SCHEME && SCHEME[bytes[start - 1] ?? 0] === 1) start--;
	return /[a-z][a-z0-9+.-]+$/i.exec(bytes.toString("latin1", start, end))?.[0] ?? "";
}
function userinfoEnd(bytes, from, isWeb) {
	const limit = Math.min(bytes.length, from + MAX_USERINFO);
	let last = -1;
	for (let at = from; at < limit; at++) {
		const byte = bytes[at] ?? 0;
		if (byte === AT_SIGN) last = at;
		else if (STOPS[byte] === 1 || byte === SLASH && (isWeb || last >= 0 || bytes[at + 1] === SLASH)) break;
	}
	return last;
}
function isHostStart(byte) {
	return byte !== void 0 && (LETTER_OR_DIGIT[byte] === 1 || byte === 91 || byte >= 128);
}
// src/secrets/structures/index.ts
const STRUCTURES = [
	PRIVATE_KEY,
	PUTTY_KEY,
	URL_CREDENTIALS,
	CONNECTION_STRING,
	BASIC_HEADER,
	DOCKER_LOGIN,
	NETRC,
	NPMRC,
	KUBECONFIG,
	KUBERNETES_SECRET
];
// src/memory/crc32.ts
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
	let value = byte;
	for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? value >>> 1 ^ 3988292384 : value >>> 1;
	return value;
});
function crc32$1(bytes) {
	let crc = 4294967295;
	const { length } = bytes;
	for (let at = 0; at < length; at++) crc = crc >>> 8 ^ (TABLE[(crc ^ (bytes[at] ?? 0)) & 255] ?? 0);
	return (crc ^ 4294967295) >>> 0;
}
// src/secrets/checksums.ts
function crc32(text) {
	return crc32$1(Buffer.from(text, "latin1"));
}
const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
function base62(value) {
	let digits = "";
	for (let rest = value; digits.length < 6; rest = Math.floor(rest / 62)) digits = BASE62.charAt(rest % 62) + digits;
	return digits;
}
function littleEndianHex(value) {
	return [
		0,
		8,
		16,
		24
	].map((shift) => (value >>> shift & 255).toString(16).padStart(2, "0")).join("");
}
const BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATORS = [
	996825010,
	642813549,
	513874426,
	1027748829,
	705979059
];
function bech32Checksum(prefix, data) {
	const codes = Array.from(prefix, (letter) => letter.charCodeAt(0));
	const values = Array.from(data, (letter) => BECH32.indexOf(letter));
	if (values.includes(-1)) return void 0;
	const sum = polymod([
		...[
			...codes.map((code) => code >> 5),
			0,
			...codes.map((code) => code & 31)
		],
		...values,
		0,
		0,
		0,
		0,
		0,
		0
	]) ^ 1;
	return [
		25,
		20,
		15,
		10,
		5,
		0
	].map((shift) => BECH32.charAt(sum >>> shift & 31)).join("");
}
function polymod(values) {
	let sum = 1;
	for (const value of values) {
		const top = sum >>> 25;
		sum = (sum & 33554431) << 5 ^ value;
		for (const [bit, generator] of GENERATORS.entries()) if (top >>> bit & 1) sum ^= generator;
	}
	return sum >>> 0;
}
// src/secrets/verifiers.ts
const VERIFIERS = {
	"crc32-base62": crc32Base62,
	"grafana-crc32": grafanaCrc32,
	bech32,
	"aws-account": awsAccount,
	bedrock,
	"discord-id": discordId,
	"json-payload": jsonPayload,
	jwt
};
const CHECKSUMS = new Set([
	"crc32-base62",
	"grafana-crc32",
	"bech32"
]);
function crc32Base62(token) {
	const body = token.slice(token.indexOf("_") + 1);
	return base62(crc32(body.slice(0, -6))) === body.slice(-6);
}
function grafanaCrc32(token) {
	const tail = token.lastIndexOf("_");
	return littleEndianHex(crc32(token.slice(0, tail))) === token.slice(tail + 1);
}
function bech32(token) {
	const lower = token.toLowerCase();
	const separator = lower.lastIndexOf("1");
	return bech32Checksum(lower.slice(0, separator), lower.slice(separator + 1, -6)) === lower.slice(-6);
}
function awsAccount(token) {
	const body = token.slice(4);
	if (/^[IJ]/.test(body)) return true;
	let bits = 0n;
	for (const letter of body.slice(0, 10)) bits = bits * 32n + BigInt("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter));
	return (bits >> 9n & (1n << 40n) - 1n) < 1000000000000n;
}
function bedrock(token) {
	return decoded(token.slice(4)).startsWith("BedrockAPIKey-");
}
function discordId(token) {
	return /^\d{17,20}$/.test(decoded(token.slice(0, token.indexOf("."))));
}
function jsonPayload(token) {
	const run = /eyJ[A-Za-z0-9+/_-]*/.exec(token)?.[0] ?? "";
	return /^\{"[A-Za-z_]/.test(decoded(run.slice(0, 64)));
}
function jwt(token) {
	try {
		const header = JSON.parse(decoded(token.slice(0, token.indexOf("."))));
		return typeof header === "object" && header !== null && "alg" in header;
	} catch {
		return false;
	}
}
function decoded(base64) {
	return Buffer.from(base64, "base64url").toString("latin1");
}
// src/secrets/clock.ts
function now() {
	const [seconds, nanoseconds] = process.hrtime();
	return seconds * 1e3 + nanoseconds / 1e6;
}
// src/secrets/allow-comments.ts
const ALLOW_WORDS = [
	"gitleaks:allow",
	"betterleaks:allow",
	"pragma: allowlist secret",
	"pragma: allowlist nextline secret",
	"pragma: whitelist secret",
	"trufflehog:ignore",
	"kingfisher:ignore",
	"secretlint-disable",
	"ggignore",
	"ggshield:ignore"
];
const MAX_COMMENTS = 50;
var AllowComments = class {
	#found = [];
	#counts = new Map();
	add(words, start, end) {
		const count = this.#counts.get(words) ?? 0;
		if (count >= MAX_COMMENTS || !ALLOW_WORDS.includes(words)) return;
		this.#counts.set(words, count + 1);
		this.#found.push({
			words,
			start,
			end
		});
	}
	list() {
		return this.#found.sort((a, b) => a.start - b.start);
	}
};
// src/secrets/documented-samples.ts
const DOCUMENTED_SAMPLES = new Set([
	"1a5d44a2dca19669d72edf4c4f1c27c4c1ca4b4408fbb17f6ce4ad452d78ddb3",
	"78314b11be2e581549ac1c4f616563fad3fdf0c3b71678f6e2299182080e0598",
	"c6ea27c534f993d31f0aef882e3d200e7b87470c379ae79c8f9b19d3bd363dc9",
	"e21b597ba6b9cafa59d9ebc4d65c0385f5eb3fa56abab2607fa76589ad849a33",
	"7f75367e7881255134e1375e723d1dea8ad5f6a4fdb79d938df1f1754a830606",
	"c794fa6d20c64efb9adf980ae93af472a1679775862d421ffe55d4a57fad5b3e",
	"da816f9f2c16e6c5390e7636cadc40c43551bf0bbcf8f36c65539e6633a9c5e8",
	"0011cc25eb4320717494d2703e8cba85743e71b500283c21c8b88147992f9059",
	"900e6c2bf8ce6c14dbfdcbd6d7402e8fadd53c5464b0ffae66dce9ac06c0e061",
	"aa6547439583c3a275d4542a0df6c1ad6a863971be9f2a2220f027cc02aef615",
	"a28c56ecb012bfd03019be85518c37d2cb03e55aec4e23ffa36b756dd89b149d",
	"bc3ae723f57c6b9e3fd80b699fcc420f6074b0b1718039669d22631d508ac0a7",
	"60a09e4357868c1e9b801052726d061c370429f723db84523ed58ac354f6eb8a",
	"2cafc0970149a84f3b9e62eaf169f36f59907a3b3e31f7b82e68c69cd27f7326",
	"f2d6ca16515033e5dce14eba840b979d27b5cbae24bb3e5bf484339667f86397"
]);
// src/secrets/public-identifiers.ts
const SHAPES = [
	/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
	/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/,
	/^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b(?:afy|afk)[a-z2-7]{50,60})$/,
	/^(?:MDE?|[A-Z]{1,5}_k)[A-Za-z0-9_=-]+$/,
	/^(?:toolu|msg|call|req|run|resp|chatcmpl|cmpl|file|asst|thread|step|batch|srvtoolu|sess|evt|item)[_-][A-Za-z0-9]+$/,
	/^(?:cus|price|pi|pm|ch|sub|in|prod|acct|cs_(?:test|live)|evt|re|txn|seti|tok|src)_[A-Za-z0-9]+$/,
	/^[a-z][a-z0-9-]*-[b-df-hj-np-tv-z0-9]{8,10}-[b-df-hj-np-tv-xz2-9]{5}$/,
	/^(?:sha(?:1|224|256|384|512)[-:]|h1:|md5[-:]|SHA256:)/,
	/^(?:AKID|LTAI|AROA|AIDA|AC[0-9a-f]{32}$|pk[_.-]|phc_|sb_publishable_|age1|ssh-(?:rsa|ed25519))/
];
function isPublicIdentifier(value) {
	return SHAPES.some((shape) => shape.test(value));
}
const DIGEST_WORD = /(?:sha-?\d{0,3}|digest|checksum|integrity|md5|fingerprint|etag|commit|revision|\brev|blob|\btree|\boid|hash|merkle|cid|public[ _-]?key|h1)["'`*)\]]{0,3}[\s:=@-]{0,4}["'`(<[]{0,2}[\w:./+-]{0,16}$/i;
const DATA_WORD = /(?:data:[\w+./-]{0,40}(?:;[\w=-]{0,30}){0,2};?base64,|ssh-(?:rsa|ed25519|dss|ecdsa\S{0,24}) )[\w+/=]*$/i;
const ADDRESS_PATH = /\b(?:https?|git|ssh|s3|gs|ipfs):\/\/[^\s"'<>?=&]*$/i;
const NAMING_PARAMETER = /[?&](?:t|s|v|si|list|resourcekey|page|after|before|ref|rev|\w*id|utm_\w+)=$/i;
const BADGE = /badge\S{0,16}\?token=$/i;
const NAMESPACE = /(?:^|[\s"'`([])[a-z][\w-]{1,40}:$/i;
const FILE_ENDING = /^\.[a-z]{2,4}\b/;
function standsInPublicPlace(tier, before, after) {
	if (DIGEST_WORD.test(before) || DATA_WORD.test(before)) return true;
	if (BADGE.test(before)) return true;
	if (tier === 2) return false;
	return ADDRESS_PATH.test(before) || NAMING_PARAMETER.test(before) || NAMESPACE.test(before) || FILE_ENDING.test(after);
}
// src/secrets/allowed.ts
function isAllowed(value, tier, before, after) {
	if (isPlaceholder(value)) return true;
	if (tier === 1) return false;
	if (isFingerprint(value, before)) return true;
	return tier === 3 && isPublicIdentifier(value) || standsInPublicPlace(tier, before, after);
}
function isDocumentedSample(value) {
	return DOCUMENTED_SAMPLES.has((0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256").update(value).digest("hex"));
}
function isFingerprint(value, before) {
	return /^[0-9a-f]{32}$/.test(value) && /\bms1:[a-z0-9-]{1,64}:$/.test(before);
}
const INVENTED = /EXAMPLE|PLACEHOLDER|REDACTED|CHANGE_?ME|CHANGEIT|DUMMY|YOUR[_-]|[_-]YOUR|INSERT[_-]|_HERE\b|-here\b|xxxx|XXXX|\*\*\*|\u2026|\.\.\./i;
const MAX_ROW_LENGTH = 7;
const FEWEST_CHARACTERS = 5;
function isPlaceholder(value) {
	if (INVENTED.test(value)) return true;
	const body = value.slice(value.lastIndexOf("_") + 1);
	if (body.length >= 16 && new Set(body).size < FEWEST_CHARACTERS) return true;
	return longestRow(value) >= MAX_ROW_LENGTH;
}
function longestRow(value) {
	let longest = 0;
	let length = 1;
	let step = NaN;
	for (let index = 1; index < value.length; index++) {
		const next = value.charCodeAt(index) - value.charCodeAt(index - 1);
		length = next === step && Math.abs(next) <= 1 ? length + 1 : Math.abs(next) <= 1 ? 2 : 1;
		step = next;
		longest = Math.max(longest, length);
	}
	return longest;
}
// src/secrets/limits.ts
const MAX_BYTES = 67108864;
const MAX_FILE_TIME = 3e4;
const MAX_MEGABYTE_TIME = 1e4;
const MAX_CANDIDATES = 1e4;
const VIEW_FLOOR = 1048576;
// src/secrets/found.ts
const ASKED_BETWEEN = 64;
var Found = class {
	isKnownId;
	end;
	isOutput;
	sightings = [];
	over = false;
	isFull = false;
	asked = 0;
	publicTexts = [];
	comments = new AllowComments();
	incomplete;
	constructor(isKnownId, end, isOutput = false) {
		this.isKnownId = isKnownId;
		this.end = end;
		this.isOutput = isOutput;
	}
	add(view, candidate) {
		if (this.sightings.length >= 1e4) {
			this.isFull = true;
			this.stop(`more than ${MAX_CANDIDATES} texts look like secrets`);
			return;
		}
		const { start, end, tier } = candidate;
		const value = view.slice(start, end);
		if (tier !== 1 && this.isKnownId(value)) return;
		if (isAllowed(value, tier, lineBefore(view, start), lineAfter(view, end))) return;
		if (isDocumentedSample(value)) {
			this.clear(view, start, end);
			return;
		}
		this.sightings.push({
			candidate,
			view,
			start: view.rootStart(start),
			end: view.rootEnd(end)
		});
	}
	clear(view, start, end) {
		if (this.publicTexts.length >= 1e4) return;
		this.publicTexts.push({
			start: view.rootStart(start),
			end: view.rootEnd(end)
		});
	}
	overlaps() {
		const spans = this.sightings.map(({ start, end }) => ({
			start,
			end
		})).sort((a, b) => a.start - b.start);
		const reaches = reachesOf(spans);
		return (start, end) => {
			const count = countUpTo(spans, end - 1);
			return count > 0 && (reaches[count - 1] ?? 0) > start;
		};
	}
	remaining() {
		const texts = this.publicTexts.sort((a, b) => a.start - b.start);
		const reaches = reachesOf(texts);
		return this.sightings.filter(({ candidate, start, end }) => {
			if (candidate.tier === 1) return true;
			const count = countUpTo(texts, start);
			return count === 0 || (reaches[count - 1] ?? 0) < end;
		});
	}
	isOver() {
		if (!this.over && this.asked++ % ASKED_BETWEEN === 0 && now() > this.end) {
			this.over = true;
			this.stop("the time for it was over");
		}
		return this.over;
	}
	stop(reason) {
		this.incomplete ??= reason;
		this.over ||= this.isOutput;
	}
};
function reachesOf(spans) {
	let reach = 0;
	return spans.map(({ end }) => reach = Math.max(reach, end));
}
function countUpTo(texts, start) {
	let low = 0;
	let high = texts.length;
	while (low < high) {
		const middle = low + high >> 1;
		if ((texts[middle]?.start ?? 0) <= start) low = middle + 1;
		else high = middle;
	}
	return low;
}
function lineBefore(view, start) {
	const text = view.slice(Math.max(0, start - 80), start);
	return text.slice(Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1);
}
function lineAfter(view, end) {
	const text = view.slice(end, Math.min(view.bytes.length, end + 80));
	const lineEnd = text.search(/[\r\n]/);
	return lineEnd < 0 ? text : text.slice(0, lineEnd);
}
// src/secrets/assigned-value.ts
const OPERATOR_REACH = 32;
const PROSE_REACH = 64;
const VALUE_REACH = 512;
const VERBS = new Set([
	"is",
	"was",
	"are",
	"to",
	"as",
	"equals",
	"becomes",
	"now",
	"reads"
]);
const SCHEMES = new Set([
	"bearer",
	"basic",
	"token",
	"apikey"
]);
function assignedValue(text, name, nameStart, nameEnd) {
	const behind = text.slice(nameEnd, nameEnd + OPERATOR_REACH);
	const lower = name.toLowerCase();
	const isFlag = name.startsWith("--");
	const isScheme = SCHEMES.has(lower) && /^[ \t]+[^\s:=|]/.test(behind);
	const isElement = text[nameStart - 1] === "<" && behind.startsWith(">");
	const gap = operatorLength(behind, isFlag || isScheme, isElement);
	if (gap === void 0) return isScheme ? void 0 : spokenValue(text, nameEnd);
	const value = valueAt(text, nameEnd + gap);
	return isScheme && value !== void 0 && /^[a-z]+$/.test(text.slice(value.start, value.end)) ? spokenValue(text, nameEnd) : value;
}
function operatorLength(behind, isSpaceEnough, isElement) {
	if (isElement) return 1;
	let at = 0;
	let seen = false;
	let isQuoted = false;
	for (; at < behind.length; at++) {
		const character = behind.charAt(at);
		if (character === " " || character === "	") {
			if (isSpaceEnough) seen = true;
		} else if (isOpening(character)) {
			if (seen) break;
			isQuoted ||= "\"'`".includes(character);
		} else if (character === ":" || character === "=" || character === "|") {
			if (behind.startsWith("://", at)) return void 0;
			if (character === "|" && (seen || behind[at + 1] !== " ")) return void 0;
			seen = true;
			at += blockLength(behind.slice(at + 1));
		} else if (character === ">" && /[=-]/.test(behind.charAt(at - 1))) seen = true;
		else if (character === "-" && behind[at + 1] === ">") continue;
		else if (character === "," && isQuoted) seen = true;
		else break;
	}
	if (!seen) return void 0;
	const scheme = /^[`"']?(?:bearer|basic|token|apikey)[ \t]+/i.exec(behind.slice(at));
	return at + (scheme?.[0].length ?? 0);
}
function blockLength(rest) {
	return /^[ \t]{1,4}[|>][-+]?\r?\n[ \t]{1,16}/.exec(rest)?.[0].length ?? 0;
}
function isOpening(character) {
	return "\"'`*\\])".includes(character);
}
function spokenValue(text, from) {
	const line = /^[^\r\n]*/.exec(text.slice(from, from + PROSE_REACH))?.[0] ?? "";
	if (!line.startsWith(" ") && !line.startsWith("`") && !line.startsWith("*")) return void 0;
	let at = 0;
	for (const word of line.split(" ")) {
		const bare = word.toLowerCase().replace(/^[`*"'(]+|[`*"')]+$/g, "");
		at += word.length + 1;
		if (VERBS.has(bare) || /^[a-z]+:$/.test(bare) || bare === "=" || bare === "->") {
			const value = valueAt(text, from + at);
			if (value && isUnlikeWord(text.slice(value.start, value.end))) return value;
		} else if (!/^[a-z-]*,?$/.test(bare)) return void 0;
	}
}
function isUnlikeWord(value) {
	return /\d/.test(value) && /[A-Za-z]/.test(value);
}
const IN_BACKTICKS = new RegExp(`\`|${BLANK}`);
const IN_QUOTES = new RegExp(`["']|${BLANK}`);
const BARE = new RegExp(`["'\`<>|]|${BLANK}`);
function valueAt(text, from) {
	let start = from;
	const limit = Math.min(text.length, from + VALUE_REACH);
	while (start < limit && " 	\\*".includes(text.charAt(start))) start++;
	const quote = text.charAt(start);
	if (quote === "\"" || quote === "'" || quote === "`") {
		start++;
		const close = text.slice(start, limit).search(quote === "`" ? IN_BACKTICKS : IN_QUOTES);
		if (close < 0) return void 0;
		return trimmed(text, start, start + close, false);
	}
	const close = text.slice(start, limit).search(BARE);
	if (close < 0 && limit < text.length) return void 0;
	return trimmed(text, start, close < 0 ? limit : start + close, true);
}
const CLOSERS = ".,;:)]}*_!?\\";
function trimmed(text, start, end, isBare) {
	let last = end;
	const closers = isBare ? CLOSERS : "\\,;";
	while (last > start && closers.includes(text.charAt(last - 1))) last--;
	if (isBare) {
		const query = text.slice(start, last).search(/&[a-z_-]{1,32}=/i);
		if (query >= 0) last = start + query;
	}
	return last > start ? {
		start,
		end: last
	} : void 0;
}
const MAX_LINES$1 = 8;
const NEXT_LINE = /\\?\r?\n[ \t]{1,40}([^\s"'`<>|:=]{8,512})(?=["']?[ \t\r]{0,40}(?:\n|$))/y;
function foldedEnd(text, end, isPart) {
	let last = end;
	for (let line = 1; line < MAX_LINES$1; line++) {
		NEXT_LINE.lastIndex = last;
		const piece = NEXT_LINE.exec(text)?.[1];
		if (piece === void 0 || !isPart(piece)) break;
		last = NEXT_LINE.lastIndex;
	}
	return last;
}
// src/secrets/fingerprint.ts
const MIN_KEYED_LENGTH = 20;
function isGuessable(value, guessable) {
	return guessable === true || value.length < MIN_KEYED_LENGTH;
}
function fingerprintOf(found, salt, path) {
	const { format, value, guessable, before, occurrence } = found;
	const subject = guessable ? [
		"place",
		path,
		before,
		String(occurrence)
	] : ["value", withoutLines(value)];
	return `ms1:${format}:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHmac)("sha256", salt).update([format, ...subject].join("\0")).digest().toString("hex", 0, 16)}`;
}
function withoutLines(value) {
	return value.startsWith("-----BEGIN") ? value.replace(/\\+[nr]|[^A-Za-z0-9+/=-]/g, "") : value;
}
// src/secrets/value-forms.ts
const MIN_LINE = 8;
function formsOf(value, written, isRandom = false) {
	const plain = [
		value,
		...written,
		...isRandom ? [] : decodedForms(value)
	];
	const lines = plain.flatMap((form) => form.split(/[\r\n]+/).map((line) => line.trim()));
	const forms = [...plain, ...lines.filter((line) => line.length >= MIN_LINE)];
	const escaped = [
		JSON.stringify(value).slice(1, -1),
		percentEncoded$1(value),
		htmlEscaped(value),
		value.replace(/[^\w\s]/g, "\\$&")
	];
	return [...new Set([
		...forms,
		...escaped,
		...isRandom ? [] : encodedForms(value)
	])].filter((form) => form !== "");
}
function encodedForms(value) {
	const bytes = Buffer.from(value, "utf8");
	return [bytes.toString("hex"), ...base64Forms(bytes)];
}
function decodedForms(value) {
	if (value.length > 2048 || !/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(value)) return [];
	const text = Buffer.from(value, "base64").toString("latin1");
	if (!/^[\x20-\x7e]{4,}$/.test(text)) return [];
	return [text, text.slice(text.indexOf(":") + 1)];
}
function percentEncoded$1(value) {
	return encodeURIComponent(value);
}
function htmlEscaped(value) {
	return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
}
function base64Forms(bytes) {
	return [
		0,
		1,
		2
	].flatMap((offset) => {
		const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
		const own = shifted.subarray(0, shifted.length - shifted.length % 3).toString("base64").slice(offset === 0 ? 0 : 4);
		return [own, own.replaceAll("+", "-").replaceAll("/", "_")].filter((form) => form.length >= MIN_LINE);
	});
}
// src/secrets/merge.ts
function mergeSightings(sightings, options) {
	const occurrences = new Map();
	return groupsOf(sightings).map((group) => matchOf(group, options, occurrences));
}
function groupsOf(sightings) {
	const byPlace = [...sightings].sort((a, b) => a.start - b.start || b.end - a.end);
	const groups = [];
	for (let from = 0; from < byPlace.length;) {
		let reach = byPlace[from]?.end ?? 0;
		let to = from + 1;
		for (let next = byPlace[to]; next && next.start < reach; next = byPlace[++to]) reach = Math.max(reach, next.end);
		groups.push(...chooseWithin(byPlace.slice(from, to)));
		from = to;
	}
	return groups;
}
function chooseWithin(cluster) {
	const chosen = [];
	for (const sighting of [...cluster].sort(bySpecificity)) {
		const group = chosen.find(([first]) => first && overlap(first, sighting));
		if (group) group.push(sighting);
		else chosen.push([sighting]);
	}
	return chosen.sort(([a], [b]) => (a?.start ?? 0) - (b?.start ?? 0));
}
function overlap(a, b) {
	return a.start < b.end && b.start < a.end;
}
function bySpecificity(a, b) {
	return a.candidate.tier - b.candidate.tier || Number(a.candidate.guessable ?? false) - Number(b.candidate.guessable ?? false) || a.view.depth - b.view.depth || b.end - b.start - (a.end - a.start) || (a.candidate.format < b.candidate.format ? -1 : 1);
}
function matchOf(group, options, occurrences) {
	const first = asRead(group);
	if (!first) throw new RangeError("a group has a first sighting");
	const { candidate, view, start, end } = first;
	const value = view.slice(candidate.start, candidate.end);
	const guessable = isGuessable(value, candidate.guessable);
	const before = guessable ? lineBefore(view, candidate.start).trimStart() : "";
	const place = `${candidate.format}\0${before}`;
	const occurrence = occurrences.get(place) ?? 0;
	if (guessable) occurrences.set(place, occurrence + 1);
	const match = {
		format: candidate.format,
		tier: candidate.tier,
		start,
		end,
		length: value.length,
		views: viewsOf(group, candidate.tier),
		fingerprint: fingerprintOf({
			format: candidate.format,
			value,
			guessable,
			before,
			occurrence
		}, options.salt, options.path)
	};
	options.onValue?.(match, formsOf(value, group.flatMap(written), match.tier > 2));
	return match;
}
function asRead(group) {
	const [first] = group;
	const read = group.filter((other) => first !== void 0 && isReading(other, first));
	return read.length === 1 ? read[0] : first;
}
function isReading(read, { candidate: { format, tier }, view, start, end }) {
	if (read.candidate.format !== format || read.candidate.tier !== tier || read.view.name !== "unescaped") return false;
	if (read.view.depth !== view.depth + 1 || read.end > end) return false;
	const isOther = read.start > start || read.start === start - 1 && ESCAPE.test(view.root.slice(read.start, start));
	const isCut = read.end < end && ESCAPE.test(view.root.slice(read.end, read.end + 1)) && !".,;:)]}*_!?\\".includes(read.view.slice(read.candidate.end, read.candidate.end + 1));
	return isOther ? read.end === end || isCut : read.start === start && isCut;
}
const ESCAPE = /^[\\%&]$/;
function written({ candidate, view, start, end }) {
	return [view.slice(candidate.start, candidate.end), view.root.slice(start, end)];
}
function viewsOf(group, tier) {
	const equal = group.filter(({ candidate }) => candidate.tier === tier);
	return [...new Set(equal.map(({ view }) => view.name))].sort();
}
// src/secrets/offset-map.ts
const FIRST_SIZE$1 = 32;
const NONE = new Int32Array(0);
var OffsetMap = class {
	starts = NONE;
	sources = NONE;
	limits = NONE;
	made = NONE;
	perMade = NONE;
	count = 0;
	copyEnd = -1;
	copySourceEnd = -1;
	add(start, source, limit, made, perMade) {
		const isCopy = made === 1 && perMade === 1;
		const last = this.count - 1;
		if (isCopy && this.copyEnd === start && this.copySourceEnd === source) this.limits[last] = limit;
		else {
			if (this.count === this.starts.length) this.grow();
			this.starts[this.count] = start;
			this.sources[this.count] = source;
			this.limits[this.count] = limit;
			this.made[this.count] = made;
			this.perMade[this.count] = perMade;
			this.count++;
		}
		this.copyEnd = isCopy ? start + (limit - source) : -1;
		this.copySourceEnd = isCopy ? limit : -1;
	}
	start(offset) {
		const segment = this.segmentOf(offset);
		return Math.min(this.at(segment, offset, Math.floor), this.limits[segment] ?? 0);
	}
	end(offset) {
		const segment = this.segmentOf(offset - 1);
		return Math.min(this.at(segment, offset, Math.ceil), this.limits[segment] ?? 0);
	}
	at(segment, offset, round) {
		const units = round((offset - (this.starts[segment] ?? 0)) / (this.made[segment] ?? 1));
		return (this.sources[segment] ?? 0) + units * (this.perMade[segment] ?? 1);
	}
	segmentOf(offset) {
		let low = 0;
		let high = this.count - 1;
		while (low < high) {
			const middle = low + high + 1 >> 1;
			if ((this.starts[middle] ?? 0) <= offset) low = middle;
			else high = middle - 1;
		}
		return low;
	}
	grow() {
		this.starts = widened(this.starts);
		this.sources = widened(this.sources);
		this.limits = widened(this.limits);
		this.made = widened(this.made);
		this.perMade = widened(this.perMade);
	}
};
function widened(array) {
	const wide = new Int32Array(Math.max(FIRST_SIZE$1, array.length * 2));
	wide.set(array);
	return wide;
}
// src/secrets/view.ts
var View = class {
	name;
	bytes;
	parent;
	latin;
	constructor(name, bytes, parent) {
		this.name = name;
		this.bytes = bytes;
		this.parent = parent;
	}
	get text() {
		this.latin ??= this.bytes.toString("latin1");
		return this.latin;
	}
	get depth() {
		return this.parent ? this.parent.view.depth + 1 : 0;
	}
	isWithin(name) {
		return this.name === name || (this.parent?.view.isWithin(name) ?? false);
	}
	get root() {
		return this.parent?.view.root ?? this;
	}
	rootStart(offset) {
		return this.parent ? this.parent.view.rootStart(this.parent.map.start(offset)) : offset;
	}
	rootEnd(offset) {
		return this.parent ? this.parent.view.rootEnd(this.parent.map.end(offset)) : offset;
	}
	slice(start, end) {
		return this.bytes.toString("utf8", start, end);
	}
};
// src/secrets/view-writer.ts
const LINE_FEED$4 = 10;
const FIRST_SIZE = 1024;
const EMPTY = Buffer.alloc(0);
var ViewWriter = class {
	source;
	bytes = EMPTY;
	length = 0;
	map = new OffsetMap();
	constructor(source) {
		this.source = source;
	}
	get isEmpty() {
		return this.length === 0;
	}
	copy(start, end) {
		if (end <= start) return;
		this.reserve(end - start);
		this.map.add(this.length, start, end, 1, 1);
		this.source.bytes.copy(this.bytes, this.length, start, end);
		this.length += end - start;
	}
	put(code, start, end) {
		this.reserve(4);
		const before = this.length;
		if (code < 128) this.bytes[this.length++] = code;
		else this.putEncoded(code);
		this.map.add(before, start, end, this.length - before, end - start);
	}
	decode(decoded, start, end, made, perMade) {
		this.reserve(decoded.length);
		this.map.add(this.length, start, end, made, perMade);
		this.bytes.set(decoded, this.length);
		this.length += decoded.length;
	}
	separate(at) {
		this.put(LINE_FEED$4, at, at);
	}
	view(name) {
		return new View(name, this.bytes.subarray(0, this.length), {
			view: this.source,
			map: this.map
		});
	}
	putEncoded(code) {
		const more = code < 2048 ? 1 : code < 65536 ? 2 : 3;
		this.bytes[this.length++] = 65280 >> more + 1 & 255 | code >> 6 * more;
		for (let left = more - 1; left >= 0; left--) this.bytes[this.length++] = 128 | code >> 6 * left & 63;
	}
	reserve(more) {
		if (this.length + more <= this.bytes.length) return;
		const wide = Buffer.allocUnsafe(Math.max(FIRST_SIZE, this.bytes.length * 2, this.length + more));
		this.bytes.copy(wide, 0, 0, this.length);
		this.bytes = wide;
	}
};
// src/secrets/join-lines.ts
const MAX_LINES = 8;
const MAX_LINE$1 = 400;
const LINE_FEED$3 = 10;
const LEADING = tableOf(" 	\r>#*|/+\"'`");
const TRAILING = tableOf(" 	\r\\|\"'`+");
function joinLines(view, breaks) {
	const writer = new ViewWriter(view);
	let done = 0;
	for (const start of breaks) if (start >= done) done = joinFrom(writer, view.bytes, start);
	return writer.isEmpty ? void 0 : writer.view("joined");
}
function joinFrom(writer, bytes, from) {
	let start = from;
	let end = from;
	for (let line = 0; line < MAX_LINES && start < bytes.length; line++) {
		const lineFeed = bytes.subarray(start, start + MAX_LINE$1).indexOf(LINE_FEED$3);
		const lineEnd = lineFeed < 0 ? Math.min(start + MAX_LINE$1, bytes.length) : start + lineFeed;
		let own = start;
		while (line > 0 && own < lineEnd && LEADING[bytes[own] ?? 0] === 1) own++;
		let kept = lineEnd;
		while (kept > own && TRAILING[bytes[kept - 1] ?? 0] === 1) kept--;
		if (kept === own) break;
		writer.copy(own, kept);
		end = lineEnd;
		if (lineFeed < 0) break;
		start = lineEnd + 1;
	}
	writer.separate(end);
	return Math.max(end, from + 1);
}
// src/secrets/statistics.ts
const BIGRAM_BITS = [
	"115 50 41 48 120 81 49 130 58 139 96 39 38 30 164 49 171 36 40 20 49 64 83 95 56 95 97 42",
	"49 96 96 105 19 119 129 50 48 53 123 29 83 107 26 113 126 46 52 103 48 121 132 160 46 153 71 28",
	"32 112 51 114 38 115 124 34 59 133 50 47 111 120 19 116 149 28 61 32 50 103 112 159 73 162 87 49",
	"41 96 85 58 17 105 72 131 40 115 119 84 60 110 48 52 123 76 61 91 70 79 104 101 58 143 85 14",
	"45 75 49 41 66 62 86 109 78 120 118 56 49 32 96 47 62 30 30 43 99 61 70 59 74 150 99 19",
	"37 115 104 108 53 62 145 156 29 131 125 55 112 98 12 119 162 49 63 62 56 128 137 137 70 147 76 24",
	"37 109 106 108 25 114 80 66 29 167 156 77 88 55 74 83 161 49 52 94 57 102 145 127 105 128 106 11",
	"37 127 127 113 10 94 157 101 37 154 151 106 91 115 41 99 82 65 90 39 37 168 141 153 105 157 99 30",
	"67 72 46 46 49 54 57 162 142 154 94 49 55 21 27 43 86 63 34 29 106 62 177 97 152 53 145 44",
	"49 77 120 95 11 89 109 131 71 96 83 86 100 120 44 96 90 71 14 131 62 116 72 131 81 109 97 75",
	"35 90 99 56 15 41 87 127 38 119 113 80 119 60 110 87 107 78 30 109 78 119 106 102 98 125 96 21",
	"32 109 97 58 23 82 98 120 33 110 99 29 123 91 35 90 138 78 57 50 51 90 105 156 56 154 129 21",
	"21 41 122 91 22 107 91 132 35 103 132 59 41 88 51 26 136 111 66 113 56 121 139 127 87 148 118 31",
	"46 121 53 43 36 63 27 113 47 134 73 72 82 63 51 61 137 104 35 27 44 75 106 183 84 141 125 21",
	"69 73 55 50 103 51 72 140 64 71 55 49 36 19 52 53 173 22 45 53 47 70 50 114 80 120 145 41",
	"32 127 108 59 31 115 97 80 52 137 133 34 84 104 20 47 147 36 49 32 37 111 148 158 96 140 140 48",
	"106 123 134 112 106 134 123 134 134 123 134 44 123 134 109 109 134 114 134 123 1 134 113 110 111 123 77 75",
	"41 91 67 77 23 87 45 136 22 163 67 44 42 65 47 70 185 64 41 54 59 92 113 173 49 158 125 28",
	"64 120 36 116 31 104 135 62 39 138 99 83 93 114 51 51 90 94 42 25 53 101 109 123 86 116 129 14",
	"48 97 78 102 29 109 129 27 28 151 133 74 68 124 36 58 147 35 42 57 65 99 93 125 54 138 94 23",
	"66 37 72 62 34 103 71 166 58 173 155 32 38 41 118 51 166 21 29 31 135 145 166 117 135 162 117 59",
	"21 117 80 132 13 122 77 117 21 122 105 132 125 56 63 121 122 138 87 79 66 117 134 113 149 127 49 60",
	"38 120 88 94 30 125 141 29 23 152 136 83 128 29 37 100 124 44 54 81 112 117 72 137 135 114 102 26",
	"15 134 55 113 47 89 134 116 43 134 134 127 85 88 95 21 134 85 99 25 100 107 134 90 76 108 88 32",
	"68 37 82 88 73 88 96 104 72 116 112 63 52 62 37 27 131 79 50 70 109 74 94 139 72 102 94 9",
	"3 126 105 133 30 133 121 103 60 121 133 115 88 118 81 133 121 106 98 105 77 107 87 91 88 105 95 45",
	"68 68 69 67 67 66 118 87 82 121 99 116 88 111 99 95 113 104 84 72 114 96 104 105 110 73 9 15",
	"36 52 38 44 48 43 54 56 43 76 82 59 52 49 42 44 92 39 33 32 40 67 53 121 77 124 59 196"
];
const ENTROPY_LENGTHS = [
	8,
	10,
	12,
	16,
	20,
	24,
	32,
	40,
	64,
	128
];
const LEAST_ENTROPY = {
	hex: [
		1.75,
		2.05,
		2.28,
		2.58,
		2.83,
		3.01,
		3.22,
		3.35,
		3.61,
		3.81
	],
	base32: [
		2.16,
		2.45,
		2.63,
		3.02,
		3.3,
		3.49,
		3.77,
		3.98,
		4.33,
		4.67
	],
	base36: [
		2.16,
		2.45,
		2.69,
		3.08,
		3.34,
		3.54,
		3.86,
		4.08,
		4.44,
		4.8
	],
	base62: [
		2.41,
		2.65,
		2.86,
		3.28,
		3.58,
		3.82,
		4.18,
		4.42,
		4.87,
		5.38
	]
};
const DIGIT = 26;
const OTHER = 27;
function symbolOf(code) {
	const letter = code | 32;
	if (letter >= 97 && letter <= 122) return letter - 97;
	return code >= 48 && code <= 57 ? DIGIT : OTHER;
}
function entropyOf(text) {
	const counts = new Map();
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		counts.set(code, (counts.get(code) ?? 0) + 1);
	}
	let bits = 0;
	for (const count of counts.values()) bits -= count / text.length * Math.log2(count / text.length);
	return bits;
}
const bigramBits = Float32Array.from(BIGRAM_BITS.flatMap((row) => row.split(" ").map((tenths) => Number(tenths) / 10)));
const FEWEST_PAIRS = 6;
function surpriseOf(text) {
	let bits = 0;
	let pairs = 0;
	let letterBits = 0;
	let letterPairs = 0;
	let before = OTHER;
	for (let index = 0; index < text.length; index++) {
		const symbol = symbolOf(text.charCodeAt(index));
		if (before !== OTHER && symbol !== OTHER) {
			const told = bigramBits[before * 28 + symbol] ?? 0;
			bits += told;
			pairs++;
			if (before !== DIGIT && symbol !== DIGIT) {
				letterBits += told;
				letterPairs++;
			}
		}
		before = symbol;
	}
	const all = pairs === 0 ? 0 : bits / pairs;
	return letterPairs < FEWEST_PAIRS ? all : Math.min(all, letterBits / letterPairs);
}
function leastEntropy(alphabet, length) {
	const figures = LEAST_ENTROPY[alphabet];
	const next = ENTROPY_LENGTHS.findIndex((known) => known >= length);
	if (next <= 0) return figures[next === 0 ? 0 : figures.length - 1] ?? 0;
	const low = ENTROPY_LENGTHS[next - 1] ?? 0;
	const high = ENTROPY_LENGTHS[next] ?? 0;
	const share = (length - low) / (high - low);
	return (figures[next - 1] ?? 0) * (1 - share) + (figures[next] ?? 0) * share;
}
function classesOf(text) {
	let digits = 0;
	let lower = 0;
	let upper = 0;
	let beyondF = false;
	let beyond32 = false;
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		if (code >= 48 && code <= 57) {
			digits++;
			if (code < 50 || code > 55) beyond32 = true;
		} else if (code >= 97 && code <= 122) lower++;
		else if (code >= 65 && code <= 90) upper++;
		if ((code | 32) > 102) beyondF = true;
	}
	const other = text.length - digits - lower - upper;
	const isPlain = other === 0 && (lower === 0 || upper === 0);
	return {
		digits,
		lower,
		upper,
		other,
		isHex: isPlain && !beyondF,
		isBase32: isPlain && !beyond32
	};
}
function isEvenlySpread(text, classes) {
	const isMixed = classes.lower > 0 && classes.upper > 0;
	const alphabet = classes.isHex ? "hex" : isMixed ? "base62" : classes.isBase32 ? "base32" : "base36";
	return entropyOf(text) >= leastEntropy(alphabet, text.length);
}
const MAX_SLUG_PART_LENGTH = 10;
const MAX_CHANGES = 3;
const SEPARATORS = "-_.:/+,@=~";
function isSlug(text) {
	let part = 0;
	let changes = 0;
	let separators = 0;
	let before = 0;
	for (let index = 0; index < text.length; index++) {
		const kind = kindOf(text.charCodeAt(index));
		if (kind === 0) {
			if (!SEPARATORS.includes(text.charAt(index))) return false;
			part = 0;
			changes = 0;
			separators++;
		} else {
			part++;
			if (part > 1 && kind !== before) changes += weightOfChange(before, kind);
			if (part >= MAX_SLUG_PART_LENGTH || changes > MAX_CHANGES) return false;
		}
		before = kind;
	}
	return separators > 0;
}
function weightOfChange(before, kind) {
	if (before === 1 || kind === 1) return 1;
	return before === 2 ? 2 : 0;
}
function kindOf(code) {
	if (code >= 48 && code <= 57) return 1;
	if (code >= 97 && code <= 122) return 2;
	return code >= 65 && code <= 90 ? 3 : 0;
}
// src/secrets/secret-value.ts
const MIN_LENGTH = 8;
const LEAST_SURPRISE$1 = 5.2;
const MIN_HEX$1 = 16;
const MIN_LETTERS_ALONE = 14;
const STAND_IN = /\$[{(]|\{\{|<[^>]*>|%\(|\.\.\.|\u00e2\u0080\u00a6|:\/\/|^[[({]|^[a-z_][\w.]*\($|^[a-z_]{3}[\w.]*\(|^\$\w+$|^%\w+%?$|^@[\w/-]+$|^(?:process\.|env\.|os\.|secrets\.|config\.|vault:|op:|arn:|sha\d|file:|\.{0,2}\/)/i;
function isSecretValue(value) {
	if (value.length < MIN_LENGTH || STAND_IN.test(value)) return false;
	if (isPublicIdentifier(value) || isSlug(value)) return false;
	const wrapped = wrappedText(value);
	if (wrapped !== void 0) return wrapped.split(/[\s:]+/).some(isSecretValue);
	const classes = classesOf(value);
	const { digits, lower, upper, other } = classes;
	if (digits === value.length) return false;
	if (other > value.length / 2) return false;
	if (!isEvenlySpread(value, classes)) return false;
	if (classes.isHex) return value.length >= MIN_HEX$1 && digits > 0;
	if (digits === 0 && other === 0) return value.length >= MIN_LETTERS_ALONE && lower > 0 && upper > 0 && surpriseOf(value) >= 6.2;
	return surpriseOf(value) >= LEAST_SURPRISE$1;
}
function wrappedText(value) {
	if (!/^[A-Za-z0-9+/]+={0,2}$/.test(value)) return void 0;
	const text = Buffer.from(value, "base64").toString("latin1");
	return text.length >= 5 && /^[\x20-\x7e\r\n\t]+$/.test(text) ? text : void 0;
}
// src/secrets/secret-words.ts
const SECRET_WORDS = [
	"password",
	"passwd",
	"passphrase",
	"passcode",
	"passwort",
	"kennwort",
	"wachtwoord",
	"senha",
	"pwd",
	"_pass",
	"secret",
	"token",
	"credential",
	"authorization",
	"bearer",
	"_auth",
	"apikey",
	"api-key",
	"api key",
	"accesskey",
	"access-key",
	"access key",
	"privatekey",
	"private-key",
	"private key",
	"secretkey",
	"authkey",
	"auth-key",
	"auth key",
	"accountkey",
	"account key",
	"account-key",
	"signingkey",
	"signing-key",
	"signing key",
	"encryptionkey",
	"encryption-key",
	"encryption key",
	"masterkey",
	"master-key",
	"master key",
	"_key"
];
const OTHER_SENSE = new Set("id ids identifier name names hash hashed digest checksum sha sha1 sha256 md5 fingerprint thumbprint etag type types kind count counts limit limits budget usage cost price url uri endpoint path file filename dir env var ref refs reference arn policy length len size max min ttl expiry expires expiration age field fields label format prefix suffix regex pattern version public publishable primary foreign sort partition cache idempotency anon page next continuation cursor sync resume pagination node object row record column design css color commit rev revision example placeholder sample dummy fake description title slug anchor nonce".split(" "));
function namesSecret(name) {
	return !name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(/[^a-z0-9]+/).some((part) => OTHER_SENSE.has(part));
}
const FOR_ANOTHER_USE = /(?:^|[^a-z0-9_-])(?:page|pagination|paging|continuation|cursor|sync|delta|resume|idempotency|public|publishable)[ \t]{1,3}$/i;
const PART_OF_IT = /^[ \t]{1,3}(?:ids?|identifiers?|names?|types?|kinds?|versions?|formats?|prefix|algorithms?|fingerprints?|thumbprints?|hash(?:es)?|digests?|checksums?)["'`*)\]]{0,3}[ \t]{0,3}(?:[:=|]|->|(?:is|was|are|were)[ \t])/i;
function isOfAnotherSense(before, name, behind) {
	return /(?:token|key)s?$/i.test(name) && (FOR_ANOTHER_USE.test(before) || PART_OF_IT.test(behind));
}
// src/secrets/table-column.ts
const MAX_ROWS = 24;
const MAX_LINE = 400;
function columnValues(text, nameStart, nameEnd) {
	if (!/^[ \t*`_\w.-]{0,40}\|/.test(text.slice(nameEnd, nameEnd + 41))) return [];
	const before = Math.max(0, nameStart - MAX_LINE - 1);
	const lineStart = before + text.slice(before, nameStart).lastIndexOf("\n") + 1;
	const dashes = nextLine(text, nameEnd);
	if (nameStart - lineStart > MAX_LINE || dashes === void 0) return [];
	if (!/^[ \t>]*\|?[ \t]*:?-{1,80}:?[ \t]*\|/.test(text.slice(dashes, dashes + 96))) return [];
	const column = text.slice(lineStart, nameStart).split("|").length - 1;
	const cells = [];
	let line = nextLine(text, dashes);
	for (let row = 0; row < MAX_ROWS && line !== void 0; row++) {
		const cell = cellStart(text, line, column);
		if (cell === void 0) break;
		const value = valueAt(text, cell);
		if (value) cells.push(value);
		line = nextLine(text, line);
	}
	return cells;
}
function nextLine(text, from) {
	const end = text.slice(from, from + MAX_LINE).indexOf("\n");
	return end < 0 ? void 0 : from + end + 1;
}
function cellStart(text, line, column) {
	let at = line;
	for (let bars = 0; bars < column; at++) {
		const character = text[at];
		if (character === void 0 || character === "\n" || at - line > MAX_LINE) return void 0;
		if (character === "|") bars++;
	}
	return at;
}
// src/secrets/assignments.ts
const ASSIGNMENT = "secret-assignment";
const NAME_REACH = 40;
function findAssignments(text, wordStart, wordEnd, report) {
	const nameStart = backOverName(text, wordStart);
	const nameEnd = forwardOverName(text, wordEnd);
	const name = text.slice(nameStart, nameEnd);
	if (text[nameStart - 1] === ":" && text[nameEnd] !== "=" || !namesSecret(name)) return;
	if (isOfAnotherSense(text.slice(Math.max(0, nameStart - 40), nameStart), name, text.slice(nameEnd, nameEnd + 40))) return;
	const value = assignedValue(text, name, nameStart, nameEnd);
	if (value) tell(text, value, report);
	else for (const cell of columnValues(text, nameStart, nameEnd)) tell(text, cell, report);
}
function tell(text, place, report) {
	if (!isSecretValue(text.slice(place.start, place.end))) return;
	const end = foldedEnd(text, place.end, isSecretValue);
	report({
		format: ASSIGNMENT,
		tier: 2,
		start: place.start,
		end,
		guessable: true
	});
}
function backOverName(text, from) {
	let start = from;
	while (start > 0 && from - start < NAME_REACH && isNameCode(text.charCodeAt(start - 1))) start--;
	return start;
}
function forwardOverName(text, from) {
	let end = from;
	while (end < text.length && end - from < NAME_REACH && isNameCode(text.charCodeAt(end))) end++;
	while (end > from && !isLetterOrDigit(text.charCodeAt(end - 1))) end--;
	return end;
}
function isNameCode(code) {
	return isLetterOrDigit(code) || code === 95 || code === 45 || code === 46;
}
function isLetterOrDigit(code) {
	const letter = code | 32;
	return letter >= 97 && letter <= 122 || code >= 48 && code <= 57;
}
// src/secrets/shape.ts
const MAX_TRIES = 128;
var Shape = class {
	parts;
	compiled;
	constructor(parts) {
		this.parts = parts;
	}
	match(bytes, at, runs) {
		this.compiled ??= this.parts.map(compilePart);
		return this.matchFrom(this.compiled, 0, bytes, at, runs, { left: MAX_TRIES });
	}
	matchFrom(parts, index, bytes, at, runs, attempt) {
		const part = parts[index];
		if (!part) return closesToken(bytes, at) ? at : -1;
		if ("texts" in part) {
			for (const text of part.texts) {
				if (!stands(text, bytes, at)) continue;
				const end = this.matchFrom(parts, index + 1, bytes, at + text.length, runs, attempt);
				if (end >= 0) return end;
			}
			return -1;
		}
		const runEnd = runs.end(part.table, at);
		const shortest = at + part.min;
		if (runEnd < shortest) return -1;
		const longest = Math.min(runEnd, at + part.max);
		for (let end = longest; end >= shortest && attempt.left-- > 0; end--) {
			const whole = this.matchFrom(parts, index + 1, bytes, end, runs, attempt);
			if (whole >= 0) return whole;
			if (index + 1 === parts.length && !isTrimmed(bytes[end - 1])) return -1;
		}
		return -1;
	}
};
function isTrimmed(byte) {
	return byte === 95;
}
function compilePart(part) {
	if (typeof part === "string") return { texts: [Buffer.from(part, "latin1")] };
	if ("oneOf" in part) return { texts: [...part.oneOf].sort((a, b) => b.length - a.length).map((text) => Buffer.from(text, "latin1")) };
	return {
		table: alphabetTable(part.alphabet),
		min: part.min,
		max: part.max
	};
}
function stands(text, bytes, at) {
	for (let index = 0; index < text.length; index++) if (bytes[at + index] !== text[index]) return false;
	return true;
}
// src/secrets/compiled-formats.ts
const MIN_LITERAL = 3;
function compileFormats() {
	return FORMATS$1.flatMap(compile);
}
function compile(format) {
	const bareParts = format.shapes.filter((parts) => literalsOf(parts[0]).some(isShort));
	const compiled = {
		format,
		bare: bareParts.map((parts) => new Shape(parts)),
		bareLength: Math.max(0, ...bareParts.map(longest))
	};
	const words = bareParts.length > 0 ? format.needsContext ?? [] : [];
	return [
		...format.shapes.flatMap((parts) => tokensOf(parts, compiled)),
		...words.map((keyword) => ({
			keyword,
			announced: {
				kind: "context",
				format: compiled
			}
		})),
		...(format.publicSiblings ?? []).map((text) => ({
			keyword: text.toLowerCase(),
			announced: { kind: "sibling" }
		}))
	];
}
function tokensOf(parts, format) {
	const literals = literalsOf(parts[0]);
	if (literals.some(isShort)) return [];
	const shape = new Shape(parts);
	return literals.map((text) => ({
		keyword: text.toLowerCase(),
		announced: {
			kind: "token",
			format,
			shape
		}
	}));
}
function literalsOf(part) {
	if (typeof part === "string") return [part];
	return part && "oneOf" in part ? part.oneOf : [""];
}
function isShort(text) {
	return text.length < MIN_LITERAL;
}
function longest(parts) {
	return parts.reduce((sum, part) => {
		if (typeof part === "string") return sum + part.length;
		return sum + ("oneOf" in part ? Math.max(...part.oneOf.map((text) => text.length)) : part.max);
	}, 0);
}
// src/secrets/entropy.ts
const MAX_RANDOM_LENGTH = 512;
const LEAST_SURPRISE = 5.6;
const HIGH_ENTROPY = "high-entropy";
const BEFORE = 80;
const BLOCK_LINE = 60;
function findHighEntropy(text, start, end, report) {
	if (end - start > MAX_RANDOM_LENGTH) return;
	const run = text.slice(start, end);
	const pieces = [...run.matchAll(/[A-Za-z0-9+_-]{20,}/g)].filter(([piece]) => !isSlug(piece) && looksRandom(piece));
	if (pieces.length === 0 || isPublicIdentifier(run)) return;
	const before = text.slice(Math.max(0, start - BEFORE), start);
	if (standsInPublicPlace(3, before.slice(before.lastIndexOf("\n") + 1), "") || isBlockLine(text, start, end)) return;
	for (const { index, 0: piece } of pieces) report({
		format: HIGH_ENTROPY,
		tier: 3,
		start: start + index,
		end: start + index + piece.length
	});
}
function isBlockLine(text, start, end) {
	const length = end - start;
	if (length < BLOCK_LINE || !isBreak(text, start - 1) || !isBreak(text, end)) return false;
	const step = length + 1;
	return isBreak(text, start - 1 - step) || isBreak(text, end + step);
}
function isBreak(text, at) {
	return at < 0 || at >= text.length || text[at] === "\n";
}
function looksRandom(piece) {
	const classes = classesOf(piece);
	if (classes.digits === 0 || classes.lower + classes.upper === 0 || classes.isHex) return false;
	return surpriseOf(piece) >= LEAST_SURPRISE && isEvenlySpread(piece, classes);
}
// src/secrets/keyword-automaton.ts
const CLASSES = 64;
var KeywordAutomaton = class {
	classOf = new Uint8Array(256);
	next;
	ending;
	firstEnding;
	start;
	constructor(keywords) {
		this.classify(keywords);
		const trie = this.grow(keywords);
		const order = trie.ending.map((_, state) => state).sort((a, b) => rank(trie, a) - rank(trie, b) || a - b);
		const place = new Uint16Array(order.length);
		order.forEach((state, index) => place[state] = index);
		this.next = new Uint16Array(order.length * CLASSES);
		for (const [index, state] of order.entries()) for (let cls = 0; cls < CLASSES; cls++) this.next[index * CLASSES + cls] = place[trie.next[state * CLASSES + cls] ?? 0] ?? 0;
		this.ending = order.map((state) => trie.ending[state] ?? []);
		this.firstEnding = order.findIndex((state) => rank(trie, state) === 1);
		this.start = place[0] ?? 0;
	}
	scan(bytes, onHit) {
		const { classOf, next, firstEnding } = this;
		let state = this.start;
		for (let index = 0; index < bytes.length; index++) {
			state = next[state << 6 | (classOf[bytes[index] ?? 0] ?? 0)] ?? 0;
			if (state >= firstEnding) for (const keyword of this.ending[state] ?? []) onHit(keyword, index + 1);
		}
	}
	classify(keywords) {
		let classes = 1;
		for (const keyword of keywords) for (const character of keyword) {
			const code = character.charCodeAt(0);
			if (code > 127 || character !== character.toLowerCase()) throw new Error("a keyword is lower case ASCII");
			if (this.classOf[code] !== 0) continue;
			if (classes === CLASSES) throw new Error("the keywords have too many characters");
			this.classOf[code] = classes++;
			this.classOf[character.toUpperCase().charCodeAt(0)] = this.classOf[code];
		}
	}
	grow(keywords) {
		const size = keywords.reduce((sum, keyword) => sum + keyword.length, 1);
		const next = new Uint16Array(size * CLASSES);
		const ending = [[]];
		for (const [index, keyword] of keywords.entries()) {
			let state = 0;
			for (const character of keyword) {
				const edge = state * CLASSES + (this.classOf[character.charCodeAt(0)] ?? 0);
				if (next[edge] === 0) next[edge] = ending.push([]) - 1;
				state = next[edge] ?? 0;
			}
			ending[state]?.push(index);
		}
		completeFailures(next, ending);
		return {
			next,
			ending
		};
	}
};
function rank({ ending }, state) {
	return ending[state]?.length ? 1 : 0;
}
function completeFailures(next, ending) {
	const failure = new Uint16Array(ending.length);
	const queue = [...next.subarray(0, CLASSES)].filter((state) => state !== 0);
	for (const state of queue) {
		const suffix = failure[state] ?? 0;
		ending[state]?.push(...ending[suffix] ?? []);
		for (let cls = 0; cls < CLASSES; cls++) {
			const edge = state * CLASSES + cls;
			const beyond = next[suffix * CLASSES + cls] ?? 0;
			const child = next[edge] ?? 0;
			if (child === 0) next[edge] = beyond;
			else {
				failure[child] = beyond;
				queue.push(child);
			}
		}
	}
}
// src/secrets/keyword-search.ts
const ANY_PAIR = 0;
var KeywordSearch = class {
	keywords;
	#pairs;
	constructor(keywords) {
		this.keywords = keywords;
		this.#pairs = new Uint16Array(keywords.length * 3);
		for (const [index, keyword] of keywords.entries()) {
			if (keyword.length < 2) continue;
			this.#pairs[index * 3] = pairAt(keyword, 0);
			this.#pairs[index * 3 + 1] = pairAt(keyword, (keyword.length >> 1) - 1);
			this.#pairs[index * 3 + 2] = pairAt(keyword, keyword.length - 2);
		}
	}
	scan(text, onHit) {
		const folded = text.toLowerCase();
		const has = pairsOf(folded);
		const hits = [];
		const pairs = this.#pairs;
		for (let keyword = 0, at = 0; at < pairs.length; keyword++, at += 3) {
			if (has[pairs[at] ?? 0] === 0 || has[pairs[at + 1] ?? 0] === 0 || has[pairs[at + 2] ?? 0] === 0) continue;
			const sought = this.keywords[keyword] ?? "";
			for (let start = folded.indexOf(sought); start !== -1; start = folded.indexOf(sought, start + 1)) hits.push({
				keyword,
				start,
				end: start + sought.length
			});
		}
		hits.sort((a, b) => a.end - b.end || a.start - b.start || a.keyword - b.keyword);
		for (const { keyword, end } of hits) onHit(keyword, end);
	}
};
function pairsOf(text) {
	const has = new Uint8Array(65536);
	has[ANY_PAIR] = 1;
	for (let at = 1; at < text.length; at++) has[pairAt(text, at - 1)] = 1;
	return has;
}
function pairAt(text, at) {
	return text.charCodeAt(at) << 8 | text.charCodeAt(at + 1);
}
// src/secrets/alphabet-runs.ts
var AlphabetRuns = class {
	bytes;
	known = new Map();
	constructor(bytes) {
		this.bytes = bytes;
	}
	end(table, at) {
		const known = this.known.get(table);
		if (known && at >= known.start && at < known.end) return known.end;
		const { bytes } = this;
		let end = at;
		while (end < bytes.length && table[bytes[end] ?? 0] === 1) end++;
		if (end - at > 64) this.known.set(table, {
			start: at,
			end
		});
		return end;
	}
};
// src/secrets/token-finder.ts
const MAX_BARE_LENGTH = 256;
const LINE_FEED$2 = 10;
const CONTINUES = tableOf(" 	\r\\|\"'`+.=");
const MAX_BREAK_MARKS = 8;
var TokenFinder = class {
	view;
	report;
	onPublic;
	runs;
	soughtTo = new Map();
	breaks = [];
	matched = -1;
	constructor(view, report, onPublic) {
		this.view = view;
		this.report = report;
		this.onPublic = onPublic;
		this.runs = new AlphabetRuns(view.bytes);
	}
	visit(announced, start, end) {
		if (announced.kind === "context") this.seekAround(announced.format, start, end);
		else if (!opensToken(this.view.bytes, start)) return;
		else if (announced.kind === "sibling") this.onPublic(start, this.runs.end(BASE64_ANY, start));
		else this.tryToken(announced.format, announced.shape, start, end);
	}
	tryToken(compiled, shape, start, literalEnd) {
		const end = shape.match(this.view.bytes, start, this.runs);
		if (end < 0) {
			if (start !== this.matched && this.isBrokenOff(literalEnd)) this.breaks.push(start);
			return;
		}
		this.matched = start;
		while (this.breaks.at(-1) === start) this.breaks.pop();
		const { needsContext } = compiled.format;
		if (needsContext && !this.hasContext(needsContext, start, end)) return;
		this.tell(compiled, start, end);
	}
	isBrokenOff(literalEnd) {
		const { bytes } = this.view;
		let end = this.runs.end(BASE64_ANY, literalEnd);
		for (let marks = 0; marks < MAX_BREAK_MARKS && CONTINUES[bytes[end] ?? 0] === 1; marks++) end++;
		return bytes[end] === LINE_FEED$2;
	}
	seekAround(compiled, wordStart, wordEnd) {
		const { bytes } = this.view;
		const reach = 40 + Math.min(compiled.bareLength, MAX_BARE_LENGTH);
		const from = Math.max(wordStart - reach, this.soughtTo.get(compiled) ?? 0, 0);
		const to = Math.min(wordEnd + 40, bytes.length);
		this.soughtTo.set(compiled, to);
		for (let start = from; start < to; start++) {
			if (!opensToken(bytes, start)) continue;
			for (const shape of compiled.bare) {
				const end = shape.match(bytes, start, this.runs);
				if (end < 0 || end < wordStart - 40) continue;
				this.tell(compiled, start, end);
				break;
			}
		}
	}
	hasContext(words, start, end) {
		const { bytes } = this.view;
		const before = bytes.toString("latin1", Math.max(0, start - 40), start).toLowerCase();
		const after = bytes.toString("latin1", end, Math.min(bytes.length, end + 40)).toLowerCase();
		return words.some((word) => before.includes(word) || after.includes(word));
	}
	tell({ format }, start, end) {
		const token = this.view.bytes.toString("latin1", start, end);
		if (format.publicSiblings?.some((text) => token.startsWith(text))) return;
		const isWhole = format.verify === void 0 || (VERIFIERS[format.verify]?.(token) ?? true);
		this.report({
			format: format.id,
			tier: isWhole ? format.tier : 3,
			start,
			end
		});
	}
};
// src/secrets/scan-view.ts
const FEW_BYTES = 32768;
let keywords;
let search;
let automaton;
let searched = 0;
function preparedKeywords() {
	if (keywords) return keywords;
	const words = SECRET_WORDS.map((keyword) => ({
		keyword,
		announced: { kind: "assignment" }
	}));
	const structures = STRUCTURES.flatMap((structure) => structure.keywords.map((keyword) => ({
		keyword,
		announced: {
			kind: "structure",
			structure
		}
	})));
	const comments = ALLOW_WORDS.map((keyword) => ({
		keyword,
		announced: { kind: "allow comment" }
	}));
	return keywords = [
		...compileFormats(),
		...structures,
		...words,
		...comments
	];
}
function findKeywords(view, known, onHit) {
	searched += view.bytes.length;
	if (!automaton && searched <= FEW_BYTES) {
		search ??= new KeywordSearch(known.map(({ keyword }) => keyword));
		search.scan(view.text, onHit);
		return;
	}
	automaton ??= new KeywordAutomaton(known.map(({ keyword }) => keyword));
	automaton.scan(view.bytes, onHit);
}
function scanView(view, found) {
	const isJoined = view.isWithin("joined");
	const report = (candidate) => {
		found.add(view, candidate);
	};
	const clear = (start, end) => {
		found.clear(view, start, end);
	};
	const tokens = new TokenFinder(view, report, clear);
	const known = preparedKeywords();
	const opened = new Map();
	const visitStructure = (structure, start, end) => {
		const visit = opened.get(structure) ?? structure.open(view, report, clear);
		opened.set(structure, visit);
		visit(start, end);
	};
	findKeywords(view, known, (index, end) => {
		const hit = known[index];
		if (!hit || found.isOver()) return;
		const { announced } = hit;
		const start = end - hit.keyword.length;
		if (announced.kind === "allow comment") {
			if (view === view.root) found.comments.add(view.bytes.toString("latin1", start, end), start, end);
		} else if (announced.kind === "assignment") {
			if (!isJoined) findAssignments(view.text, start, end, report);
		} else if (announced.kind === "structure") {
			if (!isJoined) visitStructure(announced.structure, start, end);
		} else tokens.visit(announced, start, end);
	});
	const runs = isJoined ? [] : longRuns(view.bytes);
	if (!found.isOutput) findRandom(view, runs, found, () => true);
	return {
		runs,
		breaks: isJoined ? [] : tokens.breaks
	};
}
function findRandom(view, runs, found, isWanted) {
	for (let index = 0; index < runs.length && !found.isFull && !found.isOver(); index += 2) {
		const start = runs[index] ?? 0;
		const end = runs[index + 1] ?? 0;
		if (!holdsDigit(view.bytes, start, end) || !isWanted(view.rootStart(start), view.rootEnd(end))) continue;
		findHighEntropy(view.text, start, end, (candidate) => {
			found.add(view, candidate);
		});
	}
}
const RUN$1 = tableOf("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/=_-.");
function holdsDigit(bytes, start, end) {
	for (let at = start; at < end; at++) {
		const byte = bytes[at] ?? 0;
		if (byte >= 48 && byte <= 57) return true;
	}
	return false;
}
function longRuns(bytes) {
	const runs = [];
	const step = 20;
	for (let at = 0; at + step <= bytes.length;) {
		let start = at + step;
		while (start > at && RUN$1[bytes[start - 1] ?? 0] === 1) start--;
		if (start === at + step) {
			at += step;
			continue;
		}
		let end = at + step;
		while (end < bytes.length && RUN$1[bytes[end] ?? 0] === 1) end++;
		if (end - start >= step) runs.push(start, end);
		at = end;
	}
	return runs;
}
// src/secrets/backslash.ts
const BACKSLASH$2 = 92;
const CONTROLS = {
	n: 10,
	r: 13,
	t: 9,
	b: 32,
	f: 32,
	e: 32
};
const DIGITS = {
	x: 2,
	u: 4,
	U: 8
};
function readBackslash(bytes, at) {
	let letter = at + 1;
	while (bytes[letter] === BACKSLASH$2) letter++;
	const byte = bytes[letter];
	if (byte === void 0 || byte < 33 || byte > 126) return void 0;
	const name = String.fromCharCode(byte);
	const control = Object.hasOwn(CONTROLS, name) ? CONTROLS[name] : void 0;
	if (control !== void 0) return {
		code: control,
		end: letter + 1
	};
	const digits = Object.hasOwn(DIGITS, name) ? DIGITS[name] : void 0;
	if (digits !== void 0) return readDigits(bytes, letter + 1, digits);
	return /[A-Za-z0-9]/.test(name) ? void 0 : {
		code: byte,
		end: letter + 1
	};
}
function readDigits(bytes, at, count) {
	const isBraced = bytes[at] === 123 && count === 4;
	const start = isBraced ? at + 1 : at;
	const text = bytes.toString("latin1", start, start + (isBraced ? 6 : count));
	const digits = /^[0-9a-fA-F]+/.exec(text)?.[0] ?? "";
	if (isBraced ? digits === "" || bytes[start + digits.length] !== 125 : digits.length < count) return void 0;
	const code = parseInt(digits, 16);
	return {
		code: code <= 1114111 && !(code >= 55296 && code < 57344) ? code : 65533,
		end: start + digits.length + (isBraced ? 1 : 0)
	};
}
// src/secrets/entities.ts
const DASHES = new Set([referencedCode("dash"), referencedCode("hyphen")]);
const MAX_REFERENCE = 20;
function readEntity(bytes, at) {
	let start = at + 1;
	while (bytes.toString("latin1", start, start + 4) === "amp;" && start - at < MAX_REFERENCE) start += 4;
	const wrapped = start > at + 1 ? {
		code: 38,
		end: start
	} : void 0;
	const end = bytes.subarray(start, start + MAX_REFERENCE).indexOf(59);
	if (end <= 0) return wrapped;
	const code = codeOf(bytes.toString("latin1", start, start + end));
	return code === void 0 ? wrapped : {
		code,
		end: start + end + 1
	};
}
function codeOf(name) {
	const code = referencedCode(name);
	return DASHES.has(code) ? 45 : code;
}
// src/secrets/hidden-characters.ts
function readHidden(bytes, at) {
	const first = bytes[at] ?? 0;
	const length = first >= 240 ? 4 : first >= 224 ? 3 : 2;
	const code = bytes.toString("utf8", at, at + length).codePointAt(0) ?? 0;
	if (isUnseen(code)) return {
		reads: void 0,
		end: at + length
	};
	if (!isVariant(code)) return void 0;
	const plain = String.fromCodePoint(code).normalize("NFKC");
	const reads = plain.length === 1 ? plain.charCodeAt(0) : 128;
	return reads < 128 ? {
		reads,
		end: at + length
	} : void 0;
}
function isUnseen(code) {
	return code === 173 || code === 847 || code === 1564 || code === 4447 || code === 4448 || code === 6158 || code >= 8203 && code <= 8207 || code >= 8234 && code <= 8238 || code >= 8288 && code <= 8303 || code === 12644 || code >= 65024 && code <= 65039 || code === 65279 || code === 65440 || code >= 917504 && code <= 921599;
}
function isVariant(code) {
	return code >= 65281 && code <= 65374 || code >= 119808 && code <= 120831 || code >= 9312 && code <= 9471 || code >= 8304 && code <= 8527;
}
// src/secrets/unescape.ts
const LINE_FEED$1 = 10;
const CARRIAGE_RETURN = 13;
const BACKSLASH$1 = 92;
const AMPERSAND = 38;
const PERCENT = 37;
const LESS_THAN = 60;
const EMPHASIS = new Set([
	42,
	126,
	96
]);
const TRIGGER = new Uint8Array(256);
for (const byte of [
	BACKSLASH$1,
	AMPERSAND,
	PERCENT,
	194,
	205,
	216,
	225,
	226,
	227,
	239,
	240,
	243
]) TRIGGER[byte] = 1;
for (const byte of [LESS_THAN, ...EMPHASIS]) TRIGGER[byte] = 2;
function nextTrigger(bytes, from, limit) {
	for (let at = from; at < limit; at++) {
		const trigger = TRIGGER[bytes[at] ?? 0];
		if (trigger === 0 || trigger === 2 && (at === 0 || WORD[bytes[at - 1] ?? 0] === 0)) continue;
		if (bytes[at] === 226 && !mayHide(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0)) continue;
		return at;
	}
	return limit;
}
function mayHide(second, third) {
	if (second === 128) return third >= 139 && third <= 143 || third >= 170 && third <= 174;
	return second === 129 || second === 130 || second === 132 || second === 133 || second === 145 || second === 146 || second === 147;
}
function unescapeView(view) {
	const { bytes } = view;
	const writer = new ViewWriter(view);
	let at = nextTrigger(bytes, 0, bytes.length);
	while (at < bytes.length) {
		const piece = readPiece(bytes, at);
		let next = piece.end;
		if (!piece.plain) next = unescapeLine(writer, bytes, at === 0 ? 0 : bytes.lastIndexOf(LINE_FEED$1, at - 1) + 1);
		at = nextTrigger(bytes, next, bytes.length);
	}
	return writer.isEmpty ? void 0 : writer.view("unescaped");
}
function unescapeLine(writer, bytes, start) {
	let lineEnd = lineEndFrom(bytes, start);
	let copied = start;
	for (let at = nextTrigger(bytes, start, lineEnd); at < lineEnd;) {
		const piece = readPiece(bytes, at);
		if (!piece.plain) {
			writer.copy(copied, at);
			if (piece.code !== void 0 && !isUnseen(piece.code)) writer.put(piece.code, at, piece.end);
			copied = piece.end;
			if (copied > lineEnd) lineEnd = lineEndFrom(bytes, copied);
		}
		at = nextTrigger(bytes, piece.end, lineEnd);
	}
	writer.copy(copied, Math.max(copied, lineEnd));
	writer.separate(Math.max(copied, lineEnd));
	return Math.max(copied, lineEnd) + 1;
}
function lineEndFrom(bytes, start) {
	const lineFeed = bytes.indexOf(LINE_FEED$1, start);
	return lineFeed < 0 ? bytes.length : lineFeed;
}
function readPiece(bytes, at) {
	const byte = bytes[at] ?? 0;
	if (byte === BACKSLASH$1) {
		const escape = readBackslash(bytes, at) ?? readFold(bytes, at);
		return escape ? {
			plain: false,
			...escape
		} : {
			plain: true,
			end: runEnd(bytes, at)
		};
	}
	if (byte === AMPERSAND) {
		const entity = readEntity(bytes, at);
		return entity ? {
			plain: false,
			...entity
		} : {
			plain: true,
			end: at + 1
		};
	}
	if (byte === PERCENT) return readPercent(bytes, at);
	if (EMPHASIS.has(byte)) return readEmphasis(bytes, at);
	if (byte === LESS_THAN) return readTag(bytes, at);
	const character = readHidden(bytes, at);
	return character ? {
		plain: false,
		code: character.reads,
		end: character.end
	} : {
		plain: true,
		end: at + 1
	};
}
function readFold(bytes, at) {
	let end = runEnd(bytes, at);
	if (bytes[end] === CARRIAGE_RETURN) end++;
	if (bytes[end] !== LINE_FEED$1) return void 0;
	end++;
	while (bytes[end] === 32 || bytes[end] === 9) end++;
	return {
		code: void 0,
		end
	};
}
function runEnd(bytes, at) {
	let end = at + 1;
	while (bytes[end] === bytes[at]) end++;
	return end;
}
function readPercent(bytes, at) {
	let digits = at + 1;
	for (let depth = 0; depth < 3 && bytes[digits] === 50 && bytes[digits + 1] === 53; depth++) {
		if (hexAt(bytes, digits + 2) === void 0) break;
		digits += 2;
	}
	const code = hexAt(bytes, digits);
	if (code === void 0) return {
		plain: true,
		end: at + 1
	};
	return {
		plain: false,
		code: code < 128 ? code : 65533,
		end: digits + 2
	};
}
function hexAt(bytes, at) {
	const digits = bytes.toString("latin1", at, at + 2);
	return /^[0-9a-fA-F]{2}$/.test(digits) ? parseInt(digits, 16) : void 0;
}
function readEmphasis(bytes, at) {
	const end = runEnd(bytes, at);
	return end - at <= 3 && WORD[bytes[at - 1] ?? 0] === 1 && WORD[bytes[end] ?? 0] === 1 ? {
		plain: false,
		code: void 0,
		end
	} : {
		plain: true,
		end
	};
}
const MAX_TAG = 64;
function readTag(bytes, at) {
	const plain = {
		plain: true,
		end: at + 1
	};
	if (WORD[bytes[at - 1] ?? 0] === 0) return plain;
	const text = bytes.toString("latin1", at, at + MAX_TAG);
	const tag = /^<(?:\/?[a-z]{1,10}(?: [^<>\n]{0,40})?\/?|!--[^<>\n]{0,50}--)>/i.exec(text)?.[0];
	if (tag === void 0 || WORD[bytes[at + tag.length] ?? 0] === 0) return plain;
	return {
		plain: false,
		code: void 0,
		end: at + tag.length
	};
}
// src/secrets/unwrap.ts
const MIN_WRAPPED = 24;
const MIN_HEX = 32;
const PROBE$1 = 18;
const MAX_STARTS = 6;
const MAX_GAP = 40;
const HEX = tableOf("0123456789abcdefABCDEF");
const LETTERS$1 = alphabetTable("base62");
const EQUALS = 61;
function unwrapViews(view, runs) {
	const base64 = new Unwrapper(view, "base64");
	const hex = new Unwrapper(view, "hex");
	for (let index = 0; index < runs.length; index += 2) for (const piece of piecesOf(view.bytes, runs[index] ?? 0, runs[index + 1] ?? 0)) {
		const digits = hexWithin(view.bytes, piece);
		if (digits && holdsText(view.bytes.toString("latin1", digits.start, digits.start + 36), "hex")) hex.add(digits);
		else {
			const text = base64Within(view.bytes, piece);
			if (text) base64.add(text);
		}
	}
	return [base64.view(), hex.view()].filter((made) => made !== void 0);
}
function* piecesOf(bytes, start, end) {
	for (let at = start; at < end;) {
		let stop = at;
		while (stop < end && BASE64_ANY[bytes[stop] ?? 0] === 1) stop++;
		if (stop - at >= MIN_WRAPPED) yield {
			start: at,
			end: stop
		};
		at = stop + 1;
	}
}
function hexWithin(bytes, { start, end }) {
	const from = bytes[start] === 48 && (bytes[start + 1] ?? 0) === 120 ? start + 2 : start;
	let to = from;
	while (to < end && HEX[bytes[to] ?? 0] === 1) to++;
	return to === end && to - from >= MIN_HEX ? {
		start: from,
		end: to - (to - from) % 2
	} : void 0;
}
function base64Within(bytes, { start, end }) {
	let from = start;
	for (let tries = 0; tries < MAX_STARTS && end - from >= MIN_WRAPPED; tries++) {
		if (holdsText(bytes.toString("latin1", from, from + PROBE$1 / 3 * 4), "base64")) return {
			start: from,
			end
		};
		while (from < end && LETTERS$1[bytes[from] ?? 0] === 1) from++;
		from++;
	}
}
function holdsText(head, encoding) {
	let plain = 0;
	let other = 0;
	let nuls = 0;
	for (const byte of Buffer.from(head, encoding)) if (byte === 0) nuls++;
	else if (byte >= 32 && byte < 127) plain++;
	else if (byte >= 128 || byte === 9 || byte === 10 || byte === 13) other++;
	else return false;
	return nuls === 0 ? plain >= 12 && other <= 4 : nuls >= 8 && plain >= 8;
}
var Unwrapper = class {
	source;
	encoding;
	writer;
	last;
	constructor(source, encoding) {
		this.source = source;
		this.encoding = encoding;
		this.writer = new ViewWriter(source);
	}
	add(wrapped) {
		const { start, end } = wrapped;
		if (this.last && !this.isContinued(this.last, start)) this.writer.separate(this.last.end);
		const decoded = Buffer.from(this.source.bytes.toString("latin1", start, end), this.encoding);
		const [made, perMade] = this.encoding === "hex" ? [1, 2] : [3, 4];
		this.writer.decode(decoded, start, end, made, perMade);
		this.last = wrapped;
	}
	view() {
		return this.writer.isEmpty ? void 0 : this.writer.view(this.encoding);
	}
	isContinued({ start, end }, next) {
		const { bytes } = this.source;
		if ((end - start) % 4 !== 0 || next - end > MAX_GAP || bytes[end] === EQUALS) return false;
		return /^\s*\n\s*$/.test(bytes.toString("latin1", end, next));
	}
};
// src/secrets/utf16.ts
const REPLACEMENT = 65533;
const PROBE = 4096;
function readUtf16(view) {
	const { bytes } = view;
	const mark = bytes.length >= 2 ? bytes.readUInt16BE(0) : 0;
	if (mark !== 65534 && mark !== 65279 && !bytes.includes(0)) return void 0;
	if (mark === 65534) return readUnits(view, 2, true);
	if (mark === 65279) return readUnits(view, 2, false);
	const [even, odd] = countNuls(bytes.subarray(0, PROBE));
	const enough = Math.min(bytes.length, PROBE) / 5;
	if (odd > enough && even < odd / 8) return readUnits(view, 0, true);
	if (even > enough && odd < even / 8) return readUnits(view, 0, false);
	return withoutNuls(view);
}
function countNuls(bytes) {
	const counts = [0, 0];
	for (let index = 0; index < bytes.length; index++) if (bytes[index] === 0) counts[index & 1 ? 1 : 0]++;
	return counts;
}
function readUnits(view, from, isLittle) {
	const { bytes } = view;
	const writer = new ViewWriter(view);
	const low = isLittle ? 0 : 1;
	const unit = (at) => (bytes[at + 1 - low] ?? 0) << 8 | (bytes[at + low] ?? 0);
	const last = bytes.length - 2;
	for (let at = from; at <= last;) {
		let end = at;
		while (end <= last && unit(end) < 128) end += 2;
		if (end > at) {
			const ascii = new Uint8Array((end - at) / 2);
			for (let index = 0; index < ascii.length; index++) ascii[index] = bytes[at + index * 2 + low] ?? 0;
			writer.decode(ascii, at, end, 1, 2);
			at = end;
			continue;
		}
		const code = unit(at);
		const next = at + 4 <= bytes.length ? unit(at + 2) : 0;
		const isPair = isHigh(code) && isLow(next);
		const point = isPair ? 65536 + (code - 55296 << 10) + (next - 56320) : code;
		const after = at + (isPair ? 4 : 2);
		writer.put(isHigh(point) || isLow(point) ? REPLACEMENT : point, at, after);
		at = after;
	}
	return writer.view("utf16");
}
function isHigh(code) {
	return code >= 55296 && code < 56320;
}
function isLow(code) {
	return code >= 56320 && code < 57344;
}
function withoutNuls(view) {
	const { bytes } = view;
	const writer = new ViewWriter(view);
	for (let at = 0; at < bytes.length;) {
		const nul = bytes.indexOf(0, at);
		const end = nul < 0 ? bytes.length : nul;
		writer.copy(at, end);
		at = end;
		while (bytes[at] === 0) at++;
	}
	return writer.view("utf16");
}
// src/secrets/scan-views.ts
function scanViews(raw, found) {
	let left = raw.bytes.length * 4 + VIEW_FLOOR;
	const queue = [raw];
	const seen = [];
	for (const view of queue) {
		if (found.isOver()) return;
		const hints = scanView(view, found);
		seen.push({
			view,
			runs: hints.runs
		});
		if (view.depth >= 4) {
			if (hasReadings(view, hints)) found.stop(`it is wrapped more than 4 times`);
			continue;
		}
		for (const made of readingsOf(view, hints)) {
			left -= made.bytes.length;
			if (left < 0) {
				found.stop("it unwraps to many times its size");
				return;
			}
			queue.push(made);
		}
	}
	if (!found.isOutput) return;
	const isNear = found.overlaps();
	for (const { view, runs } of seen) findRandom(view, runs, found, isNear);
}
function hasReadings(view, hints) {
	return unwrapViews(view, hints.runs).length > 0;
}
function* readingsOf(view, { runs, breaks }) {
	const utf16 = view.isWithin("utf16") ? void 0 : readUtf16(view);
	if (utf16) yield utf16;
	if (view.isWithin("joined")) return;
	const unescaped = view.name === "unescaped" ? void 0 : unescapeView(view);
	if (unescaped) yield unescaped;
	yield* unwrapViews(view, runs);
	const joined = joinLines(view, breaks);
	if (joined) yield joined;
}
// src/secrets/scan.ts
function scanBytes(bytes, options) {
	const bound = MAX_FILE_TIME + bytes.length / 1e6 * MAX_MEGABYTE_TIME;
	const end = now() + Math.min(options.maxTime ?? bound, bound);
	const found = new Found(options.isKnownId ?? (() => false), end, options.isOutput);
	if (bytes.length > 67108864) found.stop(`only the first ${MAX_BYTES} of its ${bytes.length} bytes were read`);
	scanViews(new View("raw", Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, MAX_BYTES))), found);
	return {
		matches: options.isOutput === true && found.incomplete !== void 0 ? [] : mergeSightings(found.remaining(), options),
		comments: found.comments.list(),
		incomplete: found.incomplete
	};
}
// src/report/visible-text.ts
const PLAIN = /^[ -~]*$/;
function visible(text) {
	return PLAIN.test(text) ? text : text.replace(mayJoin(text) ? actingUnjoined() : actingCharacters(), (character, kept) => kept ?? SHORT.get(character) ?? escapeOf(character));
}
function actingCharacters() {
	return new RegExp("((?<=\\p{Extended_Pictographic})\\uFE0F)|[\\p{Cc}\\p{Cs}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]|(?<=[\\p{Mn}\\p{Me}]{8})[\\p{Mn}\\p{Me}]", "gu");
}
const JOINED = "\\p{RGI_Emoji_ZWJ_Sequence}|[#*0-9]\\uFE0F\\u20E3";
function mayJoin(text) {
	return text.includes("\u20e3") || new RegExp("[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F]\\u200D", "u").test(text);
}
let unjoined;
function actingUnjoined() {
	const { source } = actingCharacters();
	return unjoined ??= new RegExp(source.replace("(", `(${JOINED}|`), "gv");
}
let joined$1;
function joinedLength(text, at) {
	const head = text.slice(at, at + LONGEST_JOINED);
	if (!mayJoin(head)) return 0;
	return (joined$1 ??= new RegExp(`^(?:${JOINED})`, "v")).exec(head)?.[0].length ?? 0;
}
const LONGEST_JOINED = 16;
const SHORT = new Map([
	["\n", "\\n"],
	["\r", "\\r"],
	["	", "\\t"]
]);
function escapeOf(character) {
	const code = character.codePointAt(0) ?? 0;
	const hex = code.toString(16).toUpperCase();
	if (code <= 255) return `\\x${hex.padStart(2, "0")}`;
	return code <= 65535 ? `\\u${hex.padStart(4, "0")}` : `\\u{${hex}}`;
}
const ELLIPSIS_BYTES = 3;
function clipBytes(text, limit) {
	if (Buffer.byteLength(text) <= limit) return text;
	let bytes = 0;
	let end = 0;
	for (const character of text) {
		bytes += Buffer.byteLength(character);
		if (bytes > limit - ELLIPSIS_BYTES) break;
		end += character.length;
	}
	return `${text.slice(0, end)}\u2026`;
}
function visibleStart(text, limit) {
	return clip(visible(clip(text, limit)), limit * 2);
}
// src/report/failure.ts
function describeFailure(error, version) {
	if (error instanceof UserError) {
		const advice = error.advice === void 0 ? "" : `  ${harmless(error.advice)}\n`;
		const others = error.others.map((line) => `  ${harmless(line)}\n`).join("");
		return {
			text: `memory-steward: ${harmless(error.message)}\n${others}${advice}`,
			exitCode: 2
		};
	}
	if (isRefusal(error)) return {
		text: `memory-steward: The system refused: ${harmless(error.message)}\n  ${WHAT_TO_DO}\n`,
		exitCode: 2
	};
	return {
		text: `memory-steward ${version} failed by a fault of its own; nothing was written after this point.\nPlease report it with these lines:\n${(error instanceof Error ? error.stack ?? error.message : String(error)).split("\n", STACK_LINES).map(harmless).join("\n")}\n`,
		exitCode: 3
	};
}
function isRefusal(error) {
	return error instanceof Error && "syscall" in error && "code" in error && typeof error.code === "string" && REFUSALS.has(error.code);
}
const REFUSALS = new Set("ENOSPC EDQUOT EFBIG EROFS EACCES EPERM ENAMETOOLONG EMFILE ENFILE ENOMEM EIO".split(" "));
const WHAT_TO_DO = "Make room or check the permissions, then run the command again. Files that it wrote before this stand as it wrote them.";
const MAX_LENGTH$1 = 4e3;
const STACK_LINES = 40;
function harmless(text) {
	return visibleStart(text, MAX_LENGTH$1);
}
// src/report/log-sink.ts
function sanitizeLogLine(line) {
	return withoutCommands(visible(line));
}
function withoutCommands(text) {
	return text.replace(/^([^\S\n]*):(?=:)/gmu, "$1: ").replace(/##(?=\[)/g, "# #");
}
function sanitizeLog(text) {
	return text.split("\n").map(sanitizeLogLine).join("\n");
}
// src/secrets/public-texts.ts
function publicTexts(formats) {
	return new Set(formats.flatMap(({ shapes }) => shapes.flatMap((shape) => textsOf(shape))));
}
function leadingTexts(formats) {
	return new Set(formats.flatMap(({ shapes }) => shapes.flatMap((shape) => textsOf(shape.slice(0, fixedStart(shape))))));
}
function fixedStart(shape) {
	const end = shape.findIndex((part) => typeof part !== "string" && !("oneOf" in part));
	return end === -1 ? shape.length : end;
}
function textsOf(shape) {
	const done = [];
	let open = [""];
	for (const part of shape) {
		const alternatives = typeof part === "string" ? [part] : "oneOf" in part ? part.oneOf : void 0;
		if (alternatives) open = open.flatMap((before) => alternatives.map((text) => before + text));
		else {
			done.push(...open);
			open = [""];
		}
	}
	return [...done, ...open].filter((text) => text !== "");
}
const MAX_LENGTH = 4096;
const MAX_WORD_LENGTH = 512;
const BETWEEN = /[\s"'`<>|()[\]{},;]/;
const SHORTEST_PREFIX = 3;
const LETTERS = /^[A-Za-z]{3}$/;
var CutTokens = class {
	formats;
	#starts;
	constructor(formats) {
		this.formats = formats;
	}
	spans(text) {
		const spans = [];
		let from = 0;
		for (let end = text.indexOf("\u2026"); end !== -1; end = text.indexOf("\u2026", end + 1)) {
			const start = Math.max(from, end - MAX_LENGTH);
			const word = lastWord(text.slice(start, end));
			const found = (this.#starts ??= startsOf(this.formats)).exec(word);
			if (found) spans.push([end - word.length + found.index, end]);
			from = end + 1;
		}
		return spans;
	}
};
function startsOf(formats) {
	const escaped = [...leadingTexts(formats)].filter((text) => text.length >= SHORTEST_PREFIX).map((text) => LETTERS.test(text) ? `${text}(?=\\S{0,60}\\d)` : text.replace(/[^\w]/g, "\\$&"));
	return new RegExp(`(?<![A-Za-z0-9])(?:${[...["-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY", "[a-z][a-z0-9+.-]{1,20}:\\/\\/[^\\s\\/@:]{0,200}:(?=\\D)"], ...escaped].join("|")})`);
}
function lastWord(text) {
	const key = text.lastIndexOf("-----BEGIN ");
	if (key !== -1 && !text.includes("-----END ", key)) return text.slice(key);
	let start = text.length;
	while (start > 0 && text.length - start < MAX_WORD_LENGTH && !BETWEEN.test(text.charAt(start - 1))) start--;
	return text.slice(start);
}
// src/secrets/own-words.ts
const FORMATS = "report update layout snapshot search-manifest run-import run-import-result run-import-results review resolution part scan baseline update-verdict proposal ontology mirror diff".split(" ");
const TRAILERS = [
	"Memory-Decision",
	"Memory-Digest",
	"Memory-Idempotency-Key",
	"Memory-Proposal",
	"Memory-Source-Run"
];
const MEMBERS = "decision handling idempotencyKey moreRecords relation repository schema severity message fingerprint suggestion statistics findings startLine endLine startColumn verdict records".split(" ");
function ownWords() {
	return [
		...RULE_IDS,
		...FORMATS.map((name) => `"schema": "memory-steward.${name}/v1"`),
		"\"schema\": \"memory-steward.graph-index/v2\"",
		...[
			"report",
			"proposal",
			"health",
			"link",
			"runs",
			"standing"
		].map((mark) => `<!-- memory-steward:${mark} `),
		...[
			...TRAILERS,
			"Memory-Steward-Run",
			"Co-authored-by",
			"Signed-off-by"
		].map((name) => `\n${name}: sha256:`),
		...MEMBERS.map((name) => `"${name}": "`),
		...[
			"accept",
			"merge",
			"supersede",
			"reject"
		].map((decision) => `Memory-Decision: ${decision}`),
		...[
			" explain ",
			" check",
			".yml",
			".yaml"
		].map((rest) => `memory-steward${rest}`),
		...[
			"report",
			"approvals",
			"update",
			"import",
			"revert",
			"known-bad",
			"indexes",
			"snapshots"
		].flatMap((name) => [
			`memory-steward/${name}`,
			`refs/heads/memory/${name}/`,
			`refs/tags/memory/${name}/`
		]),
		...[
			"::error file=",
			"::warning file=",
			"::notice file=",
			",endLine=",
			",endColumn=",
			",title="
		],
		`${PROJECT}/blob/main/docs/rules/`
	];
}
// src/secrets/rendered-text.ts
const ESCAPES = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));|%([0-7][0-9a-f])|\u200B|\\x7C/gi;
const NAMED = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	apos: "'"
};
function renderedText(source) {
	const map = new OffsetMap();
	let text = "";
	let copied = 0;
	const copy = (end) => {
		if (end > copied) map.add(text.length, copied, end, 1, 1);
		text += source.slice(copied, end);
	};
	for (const match of source.matchAll(ESCAPES)) {
		const end = match.index + match[0].length;
		const shown = shownFor(match);
		if (shown === void 0) continue;
		copy(match.index);
		if (shown !== "") map.add(text.length, match.index, end, shown.length, end - match.index);
		text += shown;
		copied = end;
	}
	if (copied === 0) return void 0;
	copy(source.length);
	return {
		text,
		map
	};
}
function shownFor([whole, decimal, hexadecimal, name, percent]) {
	if (name !== void 0) return NAMED[name.toLowerCase()];
	const digits = hexadecimal ?? percent;
	if (decimal === void 0 && digits === void 0) return whole === "\u200b" ? "" : "|";
	const code = digits === void 0 ? Number(decimal) : parseInt(digits, 16);
	return code <= 1114111 ? String.fromCodePoint(code) : void 0;
}
// src/secrets/run-set.ts
const BASES = [16777619, 1540483477];
const SMALLEST = 4096;
const BACKSLASH = 92;
var RunSet = class {
	size = 0;
	#length;
	#places = new Int32Array(2 * SMALLEST);
	#marks = new Int32Array(SMALLEST / 4);
	constructor(length) {
		this.#length = length;
	}
	add(text, except) {
		const window = new Window(this.#length);
		for (let at = 0; at < text.length; at++) {
			if (!window.read(text.charCodeAt(at), at) || except !== void 0 && except.#has(window)) continue;
			if (this.size * 3 >= this.#places.length) this.#grow();
			if (this.#put(window.first, window.second)) this.size++;
		}
	}
	spans(text) {
		const spans = [];
		const window = new Window(this.#length);
		for (let at = 0; at < text.length; at++) {
			if (!window.read(text.charCodeAt(at), at) || !this.#has(window)) continue;
			const last = spans.at(-1);
			if (last && window.start <= last[1]) last[1] = at + 1;
			else spans.push([window.start, at + 1]);
		}
		return spans;
	}
	#has(window) {
		const { first } = window;
		const bits = bitsOf(first);
		if (((this.#marks[wordOf(first, this.#marks)] ?? 0) & bits) !== bits) return false;
		const places = this.#places;
		const mask = places.length - 1;
		for (let at = placeOf(first, mask);; at = at + 2 & mask) {
			const one = places[at];
			const two = places[at + 1];
			if (one === 0 && two === 0) return false;
			if (one === first && two === window.second) return true;
		}
	}
	#put(first, second) {
		const places = this.#places;
		const mask = places.length - 1;
		let at = placeOf(first, mask);
		for (; places[at] !== 0 || places[at + 1] !== 0; at = at + 2 & mask) if (places[at] === first && places[at + 1] === second) return false;
		places[at] = first;
		places[at + 1] = second;
		const word = wordOf(first, this.#marks);
		this.#marks[word] = (this.#marks[word] ?? 0) | bitsOf(first);
		return true;
	}
	#grow() {
		const old = this.#places;
		this.#places = new Int32Array(old.length * 2);
		this.#marks = new Int32Array(this.#marks.length * 2);
		for (let at = 0; at < old.length; at += 2) {
			const [first = 0, second = 0] = [old[at], old[at + 1]];
			if (first !== 0 || second !== 0) this.#put(first, second);
		}
	}
};
function placeOf(hash, mask) {
	return Math.imul(hash, 2654435761) >>> 7 & mask & -2;
}
function wordOf(hash, marks) {
	return Math.imul(hash, 2246822507) >>> 3 & marks.length - 1;
}
function bitsOf(hash) {
	const mixed = Math.imul(hash, 3266489909);
	return 1 << (mixed >>> 27) | 1 << (mixed >>> 22) | 1 << (mixed >>> 17);
}
var Window = class {
	first = 0;
	#count = 0;
	#length;
	#mask;
	#leaving;
	#codes;
	#starts;
	constructor(length) {
		this.#length = length;
		this.#mask = length - 1;
		this.#leaving = power(BASES[0], length);
		this.#codes = new Int32Array(length);
		this.#starts = new Int32Array(length);
	}
	get second() {
		let hash = 0;
		for (let count = 0; count < this.#length; count++) hash = Math.imul(hash, BASES[1]) + (this.#codes[this.#count + count & this.#mask] ?? 0) | 0;
		return hash === 0 ? 1 : hash;
	}
	get start() {
		return this.#starts[this.#count & this.#mask] ?? 0;
	}
	read(character, at) {
		if (character === BACKSLASH) return false;
		const code = character >= 65 && character <= 90 ? character | 32 : character;
		const slot = this.#count++ & this.#mask;
		const leaving = this.#codes[slot] ?? 0;
		this.first = Math.imul(this.first, BASES[0]) + code - Math.imul(leaving, this.#leaving) | 0;
		this.#codes[slot] = code;
		this.#starts[slot] = at;
		return this.#count >= this.#length;
	}
};
function power(base, exponent) {
	let result = 1;
	for (let count = 0; count < exponent; count++) result = Math.imul(result, base);
	return result;
}
// src/secrets/known-values.ts
const SHORTEST = 6;
const MAX_RUNS = 11e6;
const MANY_RANDOM = 1e3;
const RUN = 8;
const HEX_RUN = 16;
const ARMOUR = /-----(?:BEGIN|END) [A-Za-z0-9 ]{1,40}-----/g;
const ARMOURS = [
	"",
	"RSA ",
	"EC ",
	"DSA ",
	"OPENSSH ",
	"ENCRYPTED ",
	"PGP "
].flatMap((kind) => ["BEGIN", "END"].map((end) => `-----${end} ${kind}PRIVATE KEY${kind === "PGP " ? " BLOCK" : ""}-----`));
var KnownValues = class {
	publicTexts;
	#runs = new RunSet(RUN);
	#hexRuns = new RunSet(HEX_RUN);
	#public;
	#words = new Set();
	#seen = new Set();
	#random = 0;
	constructor(publicTexts) {
		this.publicTexts = publicTexts;
	}
	get isEmpty() {
		return this.size === 0;
	}
	get size() {
		return this.#seen.size;
	}
	get isFull() {
		return this.#runs.size + this.#hexRuns.size > MAX_RUNS;
	}
	add(forms, isRandom = false) {
		if (this.isFull) return [];
		const [value = ""] = forms;
		const hex = Buffer.from(value).toString("hex");
		return (isRandom && !this.#seen.has(value.trim()) && this.#random++ < MANY_RANDOM ? [...forms, ...encodedForms(value)] : forms).filter((form) => this.#add(form.trim(), form === hex));
	}
	#add(form, isHex) {
		if (this.isFull || form.length < SHORTEST || this.#seen.has(form)) return false;
		this.#seen.add(form);
		if (isHex) this.#hexRuns.add(form);
		else if (form.length < RUN) this.#words.add(form.toLowerCase());
		else {
			const known = this.#public ??= this.#publicRuns();
			for (const text of writtenForms(form)) for (const line of linesOf(text)) this.#runs.add(line, known);
		}
		return true;
	}
	#publicRuns() {
		const runs = new RunSet(RUN);
		for (const text of [...ARMOURS, ...this.publicTexts()]) for (const form of writtenForms(text)) runs.add(form);
		return runs;
	}
	spans(text) {
		if (this.isEmpty) return [];
		const spans = this.#spansAsWritten(text);
		const rendered = renderedText(text);
		if (!rendered) return spans;
		const { map } = rendered;
		const shown = this.#spansAsWritten(rendered.text).map(([start, end]) => [map.start(start), map.end(end)]);
		return joined([...spans, ...shown]);
	}
	#spansAsWritten(text) {
		const spans = [this.#runs, this.#hexRuns].flatMap((runs) => runs.size === 0 ? [] : runs.spans(text));
		return joined(this.#words.size === 0 ? spans : [...spans, ...this.#wordSpans(text)]);
	}
	#wordSpans(text) {
		const spans = [];
		for (let at = 0; at < text.length; at++) {
			if (isWordCharacter(text, at - 1)) continue;
			for (let length = SHORTEST; length < RUN; length++) {
				if (isWordCharacter(text, at + length) || !this.#words.has(text.slice(at, at + length).toLowerCase())) continue;
				spans.push([at, at + length]);
			}
		}
		return spans;
	}
};
function joined(spans) {
	const all = [];
	for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
		const last = all.at(-1);
		if (last && start <= last[1]) last[1] = Math.max(last[1], end);
		else all.push([start, end]);
	}
	return all;
}
function linesOf(text) {
	if (!/[\\\r\n]|-----/.test(text)) return [text];
	return text.replaceAll("\\", "").replace(ARMOUR, "\n").split(/\s*[\r\n]\s*/);
}
function writtenForms(value) {
	const forms = new Set([value, asId(value)]);
	if (!/^[\w.~-]*$/.test(value)) {
		forms.add(percentEncoded(value, /[^\w.~-]/gu));
		forms.add(percentEncoded(value, /[^\w.~/-]/gu));
		forms.add(value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;"));
		forms.add(value.replaceAll("%", "%25").replaceAll(":", "%3A").replaceAll(",", "%2C"));
		for (const form of /[\r\n]/.test(value) ? [] : plainForms(value)) forms.add(form);
	}
	return forms;
}
function plainForms(value) {
	const other = new RegExp("[^\\p{L}\\p{N} :._/-]", "gu");
	return [
		value.replace(other, "\u00b7"),
		value.replace(other, "_"),
		value.replace(/[^A-Za-z0-9]+/g, "-")
	];
}
function asId(value) {
	return value.replace(/([a-z0-9])([A-Z])/g, "$1-$2").replace(/[^A-Za-z0-9.@:\r\n]+/g, "-");
}
function percentEncoded(value, characters) {
	return value.replace(characters, (character) => [...new TextEncoder().encode(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join(""));
}
function isWordCharacter(text, at) {
	return /\w/.test(text.charAt(at));
}
// src/memory/unicode-escape.ts
function unicodeEscape(unit) {
	return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
// src/secrets/json-strings.ts
function mapJsonStrings(json, change, spans) {
	let next = 0;
	let result = "";
	let written = 0;
	for (let start = json.indexOf("\""); start !== -1;) {
		const end = endOfString(json, start);
		if (end === -1) break;
		while ((spans[next]?.[1] ?? Infinity) <= start) next++;
		const isTouched = (spans[next]?.[0] ?? Infinity) <= end;
		const literal = json.slice(start, end + 1);
		const value = isTouched || literal.includes("\\") ? valueOf(literal) : void 0;
		const changed = value === void 0 ? void 0 : change(value, isName(json, end));
		if (changed !== void 0 && changed !== value) {
			result += json.slice(written, start) + written7bit(changed);
			written = end + 1;
		}
		start = json.indexOf("\"", end + 1);
	}
	return result + json.slice(written);
}
function endOfString(json, start) {
	for (let end = json.indexOf("\"", start + 1); end !== -1; end = json.indexOf("\"", end + 1)) {
		let backslashes = 0;
		while (json[end - 1 - backslashes] === "\\") backslashes++;
		if (backslashes % 2 === 0) return end;
	}
	return -1;
}
function valueOf(literal) {
	if (!literal.includes("\\")) return literal.slice(1, -1);
	try {
		const value = JSON.parse(literal);
		return typeof value === "string" ? value : void 0;
	} catch {
		return;
	}
}
function isName(json, end) {
	let at = end + 1;
	while (json[at] === " ") at++;
	return json[at] === ":";
}
function written7bit(value) {
	return JSON.stringify(value).replace(/[#\u007f-\uffff]/g, unicodeEscape);
}
// src/secrets/redactor.ts
const MARK = "REDACTED";
const WITHHELD = "This text is withheld: it could not be made free of secrets.";
const TOO_MANY = "This text is withheld: so many texts look like secrets that it could not be made free of them. Check or scan a folder at a time, or fewer commits.";
const PIECE = 16777216;
const SMALLEST_PIECE = 32768;
const OVERLAP = 8192;
const LINE_FEED = 10;
const PROVIDER_FORMATS = new Set(FORMATS$1.map(({ id }) => id));
function isTelling({ tier, format }) {
	return tier <= 2 || PROVIDER_FORMATS.has(format);
}
function makeRedactor(options = {}) {
	return new OutputRedactor(options);
}
var OutputRedactor = class {
	options;
	#known = new KnownValues(() => [...publicTexts(FORMATS$1), ...ownWords()]);
	#cut = new CutTokens(FORMATS$1);
	#salt = (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomBytes)(16).toString("hex");
	#clean;
	constructor(options) {
		this.options = options;
	}
	learn = ({ tier }, forms) => {
		const added = this.#known.add(forms, tier > 2);
		if (added.length > 0) this.options.onNewValue?.(added);
	};
	text(text) {
		return this.#replaced(text, () => MARK) ?? `${this.#withheld()}\n`;
	}
	masked(text) {
		return this.#replaced(text, (part) => part.replace(/[^\r\n]/g, "*")) ?? text.replace(/[^\r\n]/g, "*");
	}
	isClean(bytes) {
		const asked = {
			bytes,
			values: this.#known.size
		};
		if (this.#clean?.bytes === asked.bytes && this.#clean.values === asked.values) return true;
		if (!this.#isCleanNow(bytes)) return false;
		this.#clean = asked;
		return true;
	}
	#isCleanNow(bytes) {
		if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_3__.isUtf8)(bytes)) return false;
		const read = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
		if (this.#searchedBytes(read)?.length !== 0) return false;
		return !(!this.#known.isEmpty || read.includes("\u2026")) || this.#spans(read.toString("utf8")).length === 0;
	}
	json(text) {
		const found = this.#searched(text);
		if (!found) return `${JSON.stringify({ withheld: this.#withheld() })}\n`;
		const spans = joined([...found, ...this.#spans(text)]);
		if (spans.length === 0) return text;
		const clean = mapJsonStrings(text, (value, isName) => isName && /^\$?[a-z][A-Za-z]{0,23}$/.test(value) ? value : replaced(value, joined(this.#spans(value)), () => MARK), spans);
		return this.#searched(clean)?.length === 0 ? clean : `${JSON.stringify({ withheld: this.#withheld() })}\n`;
	}
	secretsIn(bytes) {
		const secrets = new Set();
		const digest = (text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHmac)("sha256", this.#salt).update(text).digest("hex");
		const { incomplete } = scanBytes(bytes, {
			salt: this.#salt,
			path: "output",
			onValue: (match, forms) => {
				this.learn(match, forms);
				if (match.tier <= 2) secrets.add(digest(forms[0] ?? ""));
			}
		});
		return incomplete === void 0 ? secrets : secrets.add(digest(bytes));
	}
	#replaced(text, mark) {
		const found = this.#searched(text);
		return found && replaced(text, joined([...found, ...this.#spans(text)]), mark);
	}
	#spans(text) {
		return [...this.#known.spans(text), ...this.#cut.spans(text)];
	}
	#searched(text) {
		const found = this.#searchedBytes(Buffer.from(text));
		if (!found || found.length === 0) return found;
		const unitAt = unitsOf(text);
		return found.map(([start, end]) => [unitAt(start), unitAt(end)]);
	}
	#withheld() {
		return this.#known.isFull ? TOO_MANY : WITHHELD;
	}
	#searchedBytes(bytes) {
		try {
			const found = this.#known.isFull ? [] : this.#scanned(bytes);
			return this.#known.isFull ? void 0 : found;
		} catch {
			return;
		}
	}
	#scanned(bytes) {
		if (bytes.length > PIECE) return this.#scannedHalves(bytes);
		const { matches, incomplete } = scanBytes(bytes, {
			salt: this.#salt,
			path: "output",
			isOutput: true,
			onValue: (match, forms) => {
				if (isTelling(match)) this.learn(match, forms);
			}
		});
		if (incomplete !== void 0) return this.#scannedHalves(bytes);
		return matches.filter(isTelling).map(({ start, end }) => [start, end]);
	}
	#scannedHalves(bytes) {
		if (bytes.length < SMALLEST_PIECE) throw new RangeError("a text cannot be searched for secrets to its end");
		const lineEnd = bytes.indexOf(LINE_FEED, bytes.length >> 1) + 1;
		const isAtLine = lineEnd > 0 && lineEnd < bytes.length * .75;
		const end = isAtLine ? lineEnd : Math.ceil(bytes.length / 2) + OVERLAP / 2;
		const start = isAtLine ? lineEnd : end - OVERLAP;
		const second = this.#scanned(bytes.subarray(start)).map(([from, to]) => [from + start, to + start]);
		return [...this.#scanned(bytes.subarray(0, end)), ...second];
	}
};
function replaced(text, spans, mark) {
	let result = "";
	let written = 0;
	for (const [start, end] of spans) {
		result += text.slice(written, start) + mark(text.slice(start, end));
		written = end;
	}
	return written === 0 ? text : result + text.slice(written);
}
function unitsOf(text) {
	let bytes = 0;
	let units = 0;
	return (offset) => {
		if (offset < bytes) {
			bytes = 0;
			units = 0;
		}
		while (bytes < offset && units < text.length) {
			const code = text.codePointAt(units) ?? 0;
			bytes += code < 128 ? 1 : code < 2048 ? 2 : code < 65536 ? 3 : 4;
			units += code < 65536 ? 1 : 2;
		}
		return units;
	};
}
// src/terminal/redaction.ts
let tellValue = () => void 0;
let redactor = redactorOfRun();
function redactorOfRun() {
	return makeRedactor({ onNewValue: (forms) => {
		tellValue(forms);
	} });
}
let isCommand = false;
function printCommands(text) {
	isCommand = true;
	try {
		process.stdout.write(text);
	} finally {
		isCommand = false;
	}
}
function guardStreams(mask) {
	redactor = redactorOfRun();
	const restore = [process.stdout, process.stderr].map((stream, at) => guard(stream, !mask && isRunnersLog(at + 1)));
	const [writeOut] = restore;
	if (mask && writeOut) tellValue = (forms) => {
		mask(forms, writeOut.past);
	};
	process.on("uncaughtException", reportFault);
	return () => {
		for (const { off } of restore) off();
		tellValue = () => void 0;
		process.off("uncaughtException", reportFault);
	};
}
function isRunnersLog(descriptor) {
	if (process.env["GITHUB_ACTIONS"] !== "true") return false;
	try {
		return !(0,node_fs__WEBPACK_IMPORTED_MODULE_4__.fstatSync)(descriptor).isFile();
	} catch {
		return true;
	}
}
function guard(stream, isLog) {
	const own = Object.getOwnPropertyDescriptor(stream, "write");
	const write = stream.write.bind(stream);
	stream.write = (chunk, encoding, callback) => {
		const redacted = redactedContent(chunk);
		const clean = isLog && !isCommand ? withoutCommands(textOf(redacted)) : redacted;
		return typeof encoding === "string" ? write(clean, encoding, callback) : write(clean, encoding);
	};
	return {
		past: (text) => {
			write(text);
		},
		off: () => {
			if (own) Object.defineProperty(stream, "write", own);
			else Reflect.deleteProperty(stream, "write");
		}
	};
}
function redactedContent(content) {
	if (content.length === 0 || typeof content !== "string" && redactor.isClean(content)) return content;
	const text = textOf(content);
	const clean = /^\s*[{[]/.test(text) ? redactor.json(text) : redactor.text(text);
	return clean === text ? content : clean;
}
function learnFrom(content) {
	redactor.text(textOf(content));
}
function textOf(content) {
	return typeof content === "string" ? content : new TextDecoder().decode(content);
}
function reportFault(error) {
	const { text, exitCode } = describeFailure(error, _version_js__WEBPACK_IMPORTED_MODULE_1__.n);
	process.stderr.write(text);
	process.exit(exitCode);
}
function parseShard(text) {
	const [, shard = 0, of = 0] = (/^([0-9]{1,3})\/([0-9]{1,3})$/.exec(text) ?? []).map(Number);
	return shard >= 1 && shard <= of && of <= 256 ? {
		shard,
		of
	} : void 0;
}
function partOfPath(path, count) {
	let hash = 2166136261;
	for (let i = 0; i < path.length; i++) hash = Math.imul(hash ^ path.charCodeAt(i), 16777619);
	hash = Math.imul(hash ^ hash >>> 16, 2246822507);
	hash = Math.imul(hash ^ hash >>> 13, 3266489909);
	return Math.floor(((hash ^ hash >>> 16) >>> 0) * count / 2 ** 32) + 1;
}
// src/memory/run-id.ts
const RUN_ID = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9])?$/;
// src/terminal/argument-values.ts
function instant(text) {
	const parsed = parseInstant(text);
	if (!parsed) {
		const impossible = impossiblePart(text);
		throw new commander__WEBPACK_IMPORTED_MODULE_6__/* .InvalidArgumentError */ .Di(impossible === void 0 ? "A time such as 2026-05-08T12:00:00Z, or a day such as 2026-05-08, is wanted." : `There is no such ${impossible}.`);
	}
	return new Date(parsed.time);
}
function instantText(text) {
	instant(text);
	return text;
}
function shardOf(text) {
	const shard = parseShard(text);
	if (!shard) throw new commander__WEBPACK_IMPORTED_MODULE_6__/* .InvalidArgumentError */ .Di(`One part of up to 256 is wanted, such as 1/4.`);
	return shard;
}
function positiveInteger(text) {
	const value = Number(text);
	if (!Number.isSafeInteger(value) || value < 1) throw new commander__WEBPACK_IMPORTED_MODULE_6__/* .InvalidArgumentError */ .Di("A whole number of at least 1 is wanted.");
	return value;
}
function repositoryName(text) {
	if (!parseRepositoryName(text)) throw new commander__WEBPACK_IMPORTED_MODULE_6__/* .InvalidArgumentError */ .Di("An owner and a name are wanted, such as acme/memory.");
	return text;
}
function runId(text) {
	if (!RUN_ID.test(text)) throw new commander__WEBPACK_IMPORTED_MODULE_6__/* .InvalidArgumentError */ .Di("Up to 100 letters, digits, dots, hyphens and underscores are wanted, a letter or digit at both ends, such as run-42.");
	return text;
}
// src/terminal/common-options.ts
function folderOption() {
	return new commander__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$("--dir <dir>", "folder of the memory").default(".");
}
function layoutOption(more = "") {
	return new commander__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$("--layout <name|file>", `layout, built in (company-brain, atlas, okf, rfc-15a, agent-skills, procedures, repobrain, markitect) or a file${more} (default: as configured, or recognised)`);
}
function configOption(more = "") {
	return new commander__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$("--config <file>", `configuration${more} (default: memory-steward.yml)`);
}
function repositoryOption() {
	return new commander__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$("--repository <owner/name>", "repository on GitHub (default: GITHUB_REPOSITORY)");
}
function targetBranchOption() {
	return new commander__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$("--branch <name>", "branch that the pull request is for (default: the default branch)");
}
function defaultBranchOption() {
	return new commander__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$("--branch <name>", "default branch (default: as the clone says)");
}
// src/terminal/formats.ts
const CHECK_FORMATS = [
	"pretty",
	"json",
	"sarif",
	"github",
	"markdown"
];
const DIFF_FORMATS = [
	"pretty",
	"markdown",
	"json"
];
const HEALTH_FORMATS = [
	"pretty",
	"markdown",
	"json"
];
const ANSWER_FORMATS = ["pretty", "json"];
const REPORT_OPTIONS = {
	"--max-findings": ["pretty", "markdown"],
	"--show-accepted": ["pretty"]
};
// src/terminal/format-option.ts
const OTHER_WORDS = { md: "markdown" };
function formatOption(what, formats) {
	return new commander__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$("--format <format>", `form of the ${what}`).choices(formats).default(formats[0]).argParser((written) => {
		const format = Object.hasOwn(OTHER_WORDS, written) ? OTHER_WORDS[written] ?? written : written;
		if (!formats.includes(format)) throw new commander__WEBPACK_IMPORTED_MODULE_6__/* .InvalidArgumentError */ .Di(`Allowed choices are ${formats.join(", ")}.`);
		return format;
	});
}
function answerFormatOption() {
	return formatOption("answer", ANSWER_FORMATS);
}
// src/terminal/idle-options.ts
function refuseIdle(command, options, neededBy) {
	return command.hook("preAction", () => {
		const given = command.options.filter((each) => command.getOptionValueSource(each.attributeName()) === "cli");
		if (given.some(({ long }) => neededBy.includes(long ?? ""))) return;
		const idle = given.find(({ long }) => options.includes(long ?? ""));
		if (!idle) return;
		command.error(`error: option '${idle.flags}' does nothing without ${neededBy.join(" or ")}. Add that, or leave the option out.`, { code: "commander.conflictingOption" });
	});
}
function refuseInOtherForms(command, options) {
	return command.hook("preAction", () => {
		const { format } = command.opts();
		for (const [long, forms] of Object.entries(options)) {
			const idle = forms.includes(format) ? void 0 : command.options.find((option) => option.long === long);
			if (!idle || command.getOptionValueSource(idle.attributeName()) !== "cli") continue;
			command.error(`error: option '${idle.flags}' does nothing with --format ${format}. Take ${forms.join(" or ")}, or leave the option out.`, { code: "commander.conflictingOption" });
		}
	});
}
// src/terminal/check-command.ts
function addCheckCommand(program, { exitWith, existingFolder }) {
	refuseInOtherForms(program.command("check"), REPORT_OPTIONS).description("check a memory repository, or a change against its base").argument("[dir]", "folder of the memory", ".").option("--base <rev>", "judge the change against this revision, by its rules (default: judge the whole memory)").option("--head <rev>", "judge this revision instead of the working directory").addOption(new commander__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$("--staged", "judge what is staged, as `git commit` would take it: for a hook (docs/hooks.md)").conflicts(["head", "updateBaseline"])).addOption(layoutOption()).addOption(configOption()).addOption(formatOption("report", CHECK_FORMATS)).option("--output <file>", "write the report to a file (default: print it)").option("--max-findings <n>", "in pretty and markdown, show at most so many findings, worst first (default: 200)", positiveInteger).option("--as-of <time>", "judge ages as of this time (RFC 3339) instead of now", instant).option("--show-accepted", "in pretty, show findings of the baseline and waived ones too").addOption(new commander__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$("--update-baseline", "accept what is found today: write it to the baseline (default: memory-steward.baseline.json)").conflicts([
		"format",
		"output",
		"maxFindings",
		"showAccepted"
	])).addOption(new commander__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$("--shard <i/n>", "check the i-th of n parts alone, such as 1/4, and write what merge-reports reads").argParser(shardOf)).option("--no-index", "read everything, even where the base has an index to judge the change by").option("--no-secrets", "leave out the search for secrets, to tell what it costs; the Action never does").option("--verify-incremental", "judge everything as well, and compare the two reports").action(async (dir, { shard, ...options }, command) => {
		const folder = await existingFolder(dir);
		if (shard) {
			const { assertOfShard, runCheckShard } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(68)]).then(__webpack_require__.bind(__webpack_require__, 68));
			assertOfShard(command);
			exitWith(await runCheckShard(folder, {
				...options,
				shard
			}));
			return;
		}
		const { runCheck } = await __webpack_require__.e(/* import() */ 5553).then(__webpack_require__.bind(__webpack_require__, 5553)).then((n) => n.n);
		exitWith(await runCheck(folder, options));
	});
}
// src/terminal/note-call.ts
function noteCall(program, call) {
	for (const below of program.commands) noteCall(below, call);
	for (const option of program.options) program.on(`option:${option.name()}`, (value) => call.options.push({
		option,
		value
	}));
	program.hook("preAction", (_, command) => {
		call.command = command;
	});
}
// src/cli.ts
var cli_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ runCommandLine: () => runCommandLine });
async function runCommandLine(args) {
	let exitCode = 0;
	const unguard = guardStreams();
	const call = { options: [] };
	const exitWith = (code) => {
		exitCode = code;
	};
	try {
		const program = await commandLine(args, {
			exitWith,
			existingFolder
		});
		noteCall(program, call);
		await program.parseAsync([...args], { from: "user" });
		return exitCode;
	} catch (error) {
		if (error instanceof commander__WEBPACK_IMPORTED_MODULE_6__/* .CommanderError */ .b7) return error.exitCode === 0 ? 0 : 2;
		const failure = describeFailure(error instanceof UserError ? (await __webpack_require__.e(/* import() */ 6669).then(__webpack_require__.bind(__webpack_require__, 6669))).withCall(error, call) : error, _version_js__WEBPACK_IMPORTED_MODULE_1__.n);
		process.stderr.write(failure.text);
		return failure.exitCode;
	} finally {
		unguard();
	}
}
async function commandLine(args, shell) {
	const program = new commander__WEBPACK_IMPORTED_MODULE_6__/* .Command */ .uB("memory-steward").description("CI for agent memory: checks a repository of memory records and says what is wrong, where, and how to mend it.").version(_version_js__WEBPACK_IMPORTED_MODULE_1__.n, "-V, --version").exitOverride().configureOutput({ outputError: (message, write) => {
		write(`${refusal(message)}\n`);
	} }).showHelpAfterError("  memory-steward --help lists the commands");
	program.commandsGroup("The gate:");
	addCheckCommand(program, shell);
	const isCheck = args[0] === "check";
	if (!isCheck) {
		const { addOtherCommands } = await __webpack_require__.e(/* import() */ 9937).then(__webpack_require__.bind(__webpack_require__, 9937));
		addOtherCommands(program, shell);
	}
	const asksForHelp = args.some((word) => word === "--help" || word === "-h");
	if (!isCheck || asksForHelp) {
		const { addNotes } = await __webpack_require__.e(/* import() */ 6376).then(__webpack_require__.bind(__webpack_require__, 6376));
		addNotes(program);
	}
	program.hook("preAction", (_, command) => {
		refuseEmptyValues(command);
	});
	for (const command of program.commands) hintAtHelp(command, `memory-steward ${command.name()}`);
	if (asksForHelp && !isCheck) {
		const { refuseUnknownCommands } = await __webpack_require__.e(/* import() */ 5458).then(__webpack_require__.bind(__webpack_require__, 5458));
		await refuseUnknownCommands(program, args);
	}
	return program;
}
function refusal(message) {
	const [, said = "", likely] = /^(?:error: )?([^]*?)(?:\n\((Did you mean [^\n]*)\))?\n?$/.exec(message) ?? [];
	return `memory-steward: ${visible(`${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.-]$/.test(said) ? "" : "."}`)}${likely === void 0 ? "" : `\n  ${likely}`}`;
}
function refuseEmptyValues(command) {
	const refuse = (what) => command.error(`error: ${what} is empty. Give it a value, or leave it out where it may be.`, { code: "commander.invalidArgument" });
	for (const option of command.options) if (hasEmpty(command.getOptionValue(option.attributeName()))) refuse(`the value of option '${option.flags}'`);
	for (const [index, value] of command.processedArgs.entries()) if (hasEmpty(value)) refuse(`argument '${command.registeredArguments[index]?.name() ?? ""}'`);
}
function hasEmpty(value) {
	return value === "" || Array.isArray(value) && value.includes("");
}
function hintAtHelp(command, words) {
	command.showHelpAfterError(`  ${words} --help tells how to call it`);
	for (const below of command.commands) hintAtHelp(below, `${words} ${below.name()}`);
}
async function existingFolder(dir) {
	const path = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.resolve)(dir);
	if ((0,node_fs__WEBPACK_IMPORTED_MODULE_4__.statSync)(path, { throwIfNoEntry: false })?.isDirectory()) return path;
	const { noFolder } = await Promise.all(/* import() */[__webpack_require__.e(5553), __webpack_require__.e(940)]).then(__webpack_require__.bind(__webpack_require__, 940));
	throw noFolder(dir);
}



/***/ })

};
;