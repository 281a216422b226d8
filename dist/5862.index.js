"use strict";
exports.id = 5862;
exports.ids = [5862];
exports.modules = {

/***/ 5862:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ pull_clone_exports),
/* harmony export */   t: () => (/* binding */ makePullClone)
/* harmony export */ });
/* harmony import */ var _rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3495);
/* harmony import */ var _forge_refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9695);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5553);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_7__);








// src/git/fetch-within.ts
const BOUNDED = { GIT_ALLOC_LIMIT: String(_check_js__WEBPACK_IMPORTED_MODULE_3__.$ + 16777216) };
const SPARING = [
	"pack.threads=1",
	"core.deltaBaseCacheLimit=16m",
	"core.bigFileThreshold=16m"
];
async function fetchWithin(place, { args, refs, limits }) {
	const packs = new NewPacks((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(place.folder, ".git", "objects", "pack"));
	const isOver = () => packs.bytes() > limits.bytes;
	const watch = () => isOver() ? "it brings more than is wanted of it" : void 0;
	try {
		const settings = SPARING.flatMap((setting) => ["-c", setting]);
		await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.tt)((0,_check_js__WEBPACK_IMPORTED_MODULE_3__.nt)(place, BOUNDED), [...settings, ...args], {
			maxSilenceMs: limits.ms,
			watch
		});
		if (!isOver()) return true;
	} catch (error) {
		if (!(error instanceof _check_js__WEBPACK_IMPORTED_MODULE_3__.et)) throw error;
	}
	await forget(place, refs);
	packs.remove();
	return false;
}
async function forget(place, refs) {
	try {
		await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.tt)(place, ["update-ref", "--stdin"], { input: refs.map((ref) => `delete ${ref}\n`).join("") });
	} catch (error) {
		if (!(error instanceof _check_js__WEBPACK_IMPORTED_MODULE_3__.et)) throw error;
	}
}
var NewPacks = class {
	#folder;
	#known;
	constructor(folder) {
		this.#folder = folder;
		this.#known = new Set(namesIn(folder));
	}
	bytes() {
		return this.#paths().reduce((sum, path) => sum + ((0,node_fs__WEBPACK_IMPORTED_MODULE_4__.statSync)(path, { throwIfNoEntry: false })?.size ?? 0), 0);
	}
	remove() {
		for (const path of this.#paths()) (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.rmSync)(path, { force: true });
	}
	#paths() {
		return namesIn(this.#folder).filter((name) => !this.#known.has(name)).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(this.#folder, name));
	}
};
function namesIn(folder) {
	try {
		return (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readdirSync)(folder);
	} catch (error) {
		if ((0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Ao)(error) === "ENOENT") return [];
		throw error;
	}
}
// src/git/pull-clone.ts
var pull_clone_exports = (0,_rolldown_runtime_js__WEBPACK_IMPORTED_MODULE_0__.t)({ makePullClone: () => makePullClone });
async function makePullClone(options) {
	const scratch = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.J)();
	try {
		const top = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(scratch, "clone");
		const place = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Z)(scratch, node_os__WEBPACK_IMPORTED_MODULE_6__.devNull, new Set());
		const format = await borrow(options.checkout);
		const template = ["--template=", `--object-format=${format?.format ?? "sha1"}`];
		await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.tt)(place, [
			"init",
			"--quiet",
			...template,
			"--initial-branch=none",
			"--",
			top
		]);
		if (format) await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_7__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(top, ".git", "objects", "info", "alternates"), `${(0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Y)(format.objects)}\n`);
		await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_7__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(top, options.directory), { recursive: true });
		const network = (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.nt)({
			folder: top,
			env: place.env
		}, networkVariables(options, place));
		const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.H)((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(top, options.directory));
		return {
			repository,
			history: repository.history(),
			fetchRefs: () => fetchAll(network, options),
			fetchSnapshots: (branch) => fetchSnapshots(network, options, branch),
			fetch: (branch, numbers) => fetchPulls(network, options, branch, numbers),
			fetchNeighbours: (numbers, limits) => fetchNeighbours(network, options, numbers, limits),
			async close() {
				await repository.close();
				await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_7__.rm)(top, {
					recursive: true,
					force: true
				});
				(0,_check_js__WEBPACK_IMPORTED_MODULE_3__.X)(scratch);
			}
		};
	} catch (error) {
		(0,_check_js__WEBPACK_IMPORTED_MODULE_3__.X)(scratch);
		throw error;
	}
}
async function borrow(checkout) {
	if (checkout === void 0) return void 0;
	try {
		const settings = await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Q)(checkout);
		const location = (await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.G)((0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Z)(checkout, node_os__WEBPACK_IMPORTED_MODULE_6__.devNull, settings.filters)))?.location;
		if (!location || settings.partial) return void 0;
		const { stdout } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.tt)((0,_check_js__WEBPACK_IMPORTED_MODULE_3__.Z)(checkout, node_os__WEBPACK_IMPORTED_MODULE_6__.devNull, settings.filters), ["rev-parse", "--is-shallow-repository"]);
		return stdout.toString("latin1").trim() === "false" ? location : void 0;
	} catch (error) {
		if (error instanceof _start_js__WEBPACK_IMPORTED_MODULE_2__.st || error instanceof _check_js__WEBPACK_IMPORTED_MODULE_3__.et) return void 0;
		throw error;
	}
}
function networkVariables({ url, token }, place) {
	const { protocol, origin } = addressOf(url);
	const scheme = protocol.slice(0, -1);
	const credential = Buffer.from(`x-access-token:${token}`).toString("base64");
	const keys = [
		[`protocol.${scheme}.allow`, "always"],
		[`http.${origin}/.extraheader`, `AUTHORIZATION: basic ${credential}`],
		["http.followRedirects", "false"],
		["credential.helper", ""],
		["fetch.unpackLimit", "1"],
		["fetch.recurseSubmodules", "false"],
		["fetch.writeCommitGraph", "false"],
		["submodule.recurse", "false"]
	];
	const first = Number(place.env["GIT_CONFIG_COUNT"]);
	const variables = {
		GIT_ALLOW_PROTOCOL: scheme,
		GIT_CONFIG_COUNT: String(first + keys.length),
		GIT_ASKPASS: "",
		SSH_ASKPASS: ""
	};
	keys.forEach(([key, value], index) => {
		variables[`GIT_CONFIG_KEY_${first + index}`] = key;
		variables[`GIT_CONFIG_VALUE_${first + index}`] = value;
	});
	return variables;
}
function addressOf(url) {
	const address = new URL(url);
	if (!/^https?:$/.test(address.protocol) || address.username !== "" || address.password !== "") throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st("The forge's address must be plain http or https.", "Correct GITHUB_SERVER_URL");
	return address;
}
async function fetchPulls(place, { url, token }, branch, numbers) {
	const base = "refs/steward/base";
	const refspecs = [`+refs/heads/${branchName(branch)}:${base}`, ...numbers.map(refspecOf)];
	try {
		await fetchRefs(place, url, refspecs);
	} catch (error) {
		if (!(error instanceof _check_js__WEBPACK_IMPORTED_MODULE_3__.et)) throw error;
		if (numbers.length < 2 || !/couldn't find remote ref/i.test(error.stderr)) throw failure(error, token);
		await fetchRefs(place, url, refspecs.slice(0, 1)).catch((again) => {
			throw again instanceof _check_js__WEBPACK_IMPORTED_MODULE_3__.et ? failure(again, token) : again;
		});
		for (const refspec of refspecs.slice(1)) await fetchRefs(place, url, [refspec]).catch((gone) => {
			if (!(gone instanceof _check_js__WEBPACK_IMPORTED_MODULE_3__.et)) throw gone;
		});
	}
	const oids = await fetchedRefs(place);
	const tip = oids.get(base);
	if (tip === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`The branch ${branch} was not delivered.`, "Run the job again");
	return {
		base: tip,
		heads: headsAmong(oids, numbers)
	};
}
async function fetchNeighbours(place, { url }, numbers, { together, each }) {
	const isFetched = async (some, limits) => {
		return await fetchWithin(place, {
			args: [...fetchArguments(url), ...some.map(refspecOf)],
			refs: some.map(refOf),
			limits
		});
	};
	const until = performance.now() + 2 * together.ms;
	if (numbers.length > 0 && !await isFetched(numbers, together)) for (const number of numbers) {
		const ms = Math.min(each.ms, until - performance.now());
		if (ms > 0) await isFetched([number], {
			...each,
			ms
		});
	}
	return headsAmong(await fetchedRefs(place), numbers);
}
async function fetchedRefs(place) {
	const listed = await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.tt)(place, [
		"for-each-ref",
		"--format=%(objectname) %(refname)",
		"refs/steward"
	]);
	const oids = new Map();
	for (const line of listed.stdout.toString("latin1").split("\n")) {
		const [oid, name] = line.split(" ");
		if (oid !== void 0 && name !== void 0) oids.set(name, oid);
	}
	return oids;
}
function headsAmong(oids, numbers) {
	const heads = new Map();
	for (const number of numbers) {
		const oid = oids.get(refOf(number));
		if (oid !== void 0) heads.set(number, oid);
	}
	return heads;
}
async function fetchAll(place, { url, token }) {
	try {
		await fetchRefs(place, url, ["+refs/heads/*:refs/remotes/origin/*", "+refs/tags/*:refs/tags/*"]);
	} catch (error) {
		throw error instanceof _check_js__WEBPACK_IMPORTED_MODULE_3__.et ? failure(error, token) : error;
	}
}
async function fetchSnapshots(place, { url, token }, branch) {
	const base = "refs/steward/base";
	const tags = "refs/tags/memory/snapshots/*";
	try {
		await fetchRefs(place, url, [`+refs/heads/${branchName(branch)}:${base}`, `+${tags}:${tags}`]);
		const { stdout } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.tt)(place, [
			"rev-parse",
			"--verify",
			"--end-of-options",
			base
		]);
		return stdout.toString("latin1").trim();
	} catch (error) {
		throw error instanceof _check_js__WEBPACK_IMPORTED_MODULE_3__.et ? failure(error, token) : error;
	}
}
const MAX_FETCH_MS = 18e5;
async function fetchRefs(place, url, refspecs) {
	await (0,_check_js__WEBPACK_IMPORTED_MODULE_3__.tt)(place, [...fetchArguments(url), ...refspecs], { maxSilenceMs: MAX_FETCH_MS });
}
function fetchArguments(url) {
	return [
		"fetch",
		...[
			"--quiet",
			"--no-tags",
			"--no-write-fetch-head",
			"--no-auto-maintenance",
			"--no-recurse-submodules"
		],
		"--end-of-options",
		url
	];
}
function refOf(number) {
	return `refs/steward/pull/${number}`;
}
function refspecOf(number) {
	if (!Number.isSafeInteger(number) || number < 1) throw new Error(`${number} is not a pull request's number`);
	return `+refs/pull/${number}/head:${refOf(number)}`;
}
function branchName(branch) {
	if (branch !== "" && branch.length <= 1e3 && !new RegExp("[\\p{Cc} ~^:?*[\\\\]|\\.\\.|@\\{|^[-/]|\\/$", "u").test(branch)) return branch;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_2__.st(`${JSON.stringify(branch.slice(0, 100))} is not a branch.`);
}
function failure(error, token) {
	const credential = Buffer.from(`x-access-token:${token}`).toString("base64");
	const reason = error.reason.replaceAll(credential, "***").replaceAll(token === "" ? "\0" : token, "***");
	const advice = /\b(401|403)\b|Authentication|could not read Username/i.test(reason) ? "Add the line `contents: read # fetches the repository` under `permissions:` of the job" : "Run the job again";
	return new _forge_refusal_js__WEBPACK_IMPORTED_MODULE_1__.r(`The repository cannot be fetched: ${reason}`, advice);
}



/***/ })

};
;