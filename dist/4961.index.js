"use strict";
exports.id = 4961;
exports.ids = [4961];
exports.modules = {

/***/ 4961:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAccept: () => (/* binding */ runAccept)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _nearest_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4977);
/* harmony import */ var _list_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8504);
/* harmony import */ var _files_below_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1322);
/* harmony import */ var _ignored_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6670);
/* harmony import */ var _overlay_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6065);
/* harmony import */ var _plain_argument_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8833);








// src/commands/check/accept-findings.ts
const LIST = {
	member: "waivers",
	head: `# What somebody accepts, by name and until a day. ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rt)("docs/configuration.md")} describes the entries.\nwaivers:\n`
};
async function acceptFindings(input) {
	assertMayBeWaived(input.rule);
	const { report, gate } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.lt)(input);
	const findings = chosen(report.findings, input);
	if (findings.some(_check_js__WEBPACK_IMPORTED_MODULE_0__.ai) && gate.baseline.salt === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st("A secret is accepted by a fingerprint with a key, and this memory has no key yet.", `Take the secret out, and revoke it where it is in use. To keep it, see ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rt)("docs/scan.md")} on how to accept what is right`);
	const entries = entriesFor(findings, input);
	const file = await withEntries(entries, input);
	await assertHonoured(findings, file, input);
	return {
		findings,
		file,
		entries
	};
}
function assertMayBeWaived(rule) {
	if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.er)(rule)) throw (0,_nearest_rules_js__WEBPACK_IMPORTED_MODULE_2__.t)(rule, _check_js__WEBPACK_IMPORTED_MODULE_0__.jr);
	if (rule === "gate/expired-waiver" || rule === "gate/unused-acceptance") throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${rule} is not waived: it speaks of a waiver.`, rule === "gate/expired-waiver" ? "Mend what was waived and remove the entry, or accept the same place once more, which renews it" : "Remove the entry that accepts nothing");
}
const MAX_LISTED$1 = 10;
const MAX_ACCEPTED = 100;
function chosen(all, { rule, place, detail }) {
	const ofRule = all.filter((finding) => finding.rule === rule);
	const open = ofRule.filter(({ accepted }) => accepted === void 0);
	const here = (findings) => findings.filter((finding) => (place === void 0 || finding.record === place || finding.path === place) && (detail === void 0 || finding.subject === detail));
	const found = here(open);
	if (found.length > MAX_ACCEPTED && place !== void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${rule} finds ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ro)(found.length, "problem")} there, more than the ${MAX_ACCEPTED} that are accepted by name at once.`, "Accept all that is there with check --update-baseline, or name one with --detail");
	if (found.length === 1 || found.length > 1 && place !== void 0) return found;
	if (found.length > 1) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${rule} finds ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ro)(found.length, "problem")}.`, `Name one: ${places(found)}`);
	const of = `${place === void 0 ? "" : ` for ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Kr)(place)}`}${detail === void 0 ? "" : ` with ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Kr)(detail)}`}`;
	if (here(ofRule).length > 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`What ${rule} finds${of} is accepted already.`, "check --show-accepted shows it");
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The check finds no ${rule}${of}.`, open.length > 0 ? `It finds it elsewhere; name one: ${places(open)}` : `Only what is found is accepted. What a change alone shows, such as change/\u2026, is found with --base`);
}
function places(findings) {
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bt)([...new Set(findings.map(nameOf))], MAX_LISTED$1, _check_js__WEBPACK_IMPORTED_MODULE_0__.Kr);
}
function nameOf({ record, path }) {
	return record ?? path;
}
function entriesFor(findings, { rule, place, actor, reason, expires }) {
	const entries = findings.map((finding) => ({
		rule,
		subject: place ?? nameOf(finding),
		...finding.subject !== void 0 && { detail: finding.subject },
		actor,
		reason,
		expires
	}));
	return [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
}
function keyOf({ rule, subject, detail }) {
	return JSON.stringify([
		rule,
		subject,
		detail
	]);
}
async function withEntries(entries, input) {
	const { tree, now } = input;
	const { waiversPath: path, waivers, problems } = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(tree, input.gate);
	const [found] = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(new Set([path]), tree);
	const before = found && await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ca)(tree, found);
	let text = before && Buffer.from(before).toString("utf8");
	const isEmpty = text === void 0 || (0,_list_file_js__WEBPACK_IMPORTED_MODULE_3__.n)(text, LIST);
	if (!isEmpty && problems.some(({ at }) => at.path === path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${path} is no valid list of waivers.`, "Mend what the check says of it first");
	const known = isEmpty ? [] : waivers.filter((waiver) => waiver.path === path);
	let count = known.length;
	for (const entry of entries) {
		const index = known.findIndex((waiver) => keyOf(waiver) === keyOf(entry) && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ii)(waiver, now));
		if (index === -1) text = (0,_list_file_js__WEBPACK_IMPORTED_MODULE_3__.r)({
			path,
			text,
			count: count++
		}, LIST, entry);
		else text = renewed(path, text ?? "", index, entry);
	}
	return {
		path,
		before,
		text: text ?? ""
	};
}
function renewed(path, text, index, entry) {
	return [
		"actor",
		"reason",
		"expires"
	].reduce((edited, member) => (0,_list_file_js__WEBPACK_IMPORTED_MODULE_3__.t)(path, edited, {
		kind: "set",
		pointer: [
			"waivers",
			index,
			member
		],
		value: entry[member]
	}), text);
}
async function assertHonoured(findings, { path, text }, { tree, overlay, gate: options, now }) {
	const after = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.wi)(await overlay(tree, [{
		path,
		bytes: Buffer.from(text),
		mode: "100644"
	}]), options);
	const isFaulty = after.problems.some(({ at }) => at.path === path);
	const acceptance = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.vn)(after, now);
	const open = findings.filter(({ path: place, record, rule, subject, fingerprint }) => acceptance({
		fingerprint,
		problem: {
			rule,
			at: { path: place },
			...record !== void 0 && { record },
			...subject !== void 0 && { subject }
		}
	}) !== "waived");
	if (!isFaulty && open.length === 0) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The check would not accept ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ro)(findings.length, "finding")} by this entry, so nothing was written.`, "Let the reason have ten characters or more, and the day be one to come");
}
// src/terminal/accept.ts
const DAYS = 90;
const MAX_LISTED = 50;
async function runAccept(dir, rule, place, options) {
	const now = new Date();
	const { actor, detail, base } = options;
	const reason = options.reason.trim();
	const expires = options.expires ?? (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(now.getTime() + DAYS * 864e5);
	assertWords(actor, reason);
	assertToCome(expires, now);
	const repository = await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.H)(dir, base === void 0 ? [] : [base]);
	try {
		const tree = await repository.workingTree();
		const result = await acceptFindings({
			subject: base === void 0 ? { tree } : { comparison: await repository.compare(base, void 0) },
			tree,
			root: repository.prefix.replace(/\/$/, ""),
			gate: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.g)(dir, options, repository),
			overlay: (0,_overlay_js__WEBPACK_IMPORTED_MODULE_6__.t)(repository),
			now,
			...repository.isGit && { history: repository.history() },
			secrets: { onValue: _start_js__WEBPACK_IMPORTED_MODULE_1__.k.learn },
			rule,
			...place !== void 0 && { place },
			...detail !== void 0 && { detail },
			actor,
			reason,
			expires
		});
		assertWords(actor, reason);
		const { path, before, text } = result.file;
		(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_7__.t)("the place", result.entries.flatMap(({ subject, detail: more = "" }) => [subject, more]), "prose");
		(0,_files_below_js__WEBPACK_IMPORTED_MODULE_4__.n)(dir, [{
			path,
			before,
			after: text
		}]);
		process.stdout.write(story(result, rule, actor, expires) + await (0,_ignored_file_js__WEBPACK_IMPORTED_MODULE_5__.t)(repository, path));
		return 0;
	} catch (error) {
		throw await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.o)(error, dir);
	} finally {
		await repository.close();
	}
}
function assertWords(actor, reason) {
	if (reason.length < 10) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st("The reason is too short.", "Say in ten characters or more why it may stand");
	if (actor.trim() === "") throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st("Nobody is named as --actor.", "Name who accepts it, such as user:name");
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_7__.t)("--reason", [reason], "prose");
	(0,_plain_argument_js__WEBPACK_IMPORTED_MODULE_7__.t)("--actor", [actor], "name");
}
function assertToCome(expires, now) {
	const until = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.X)(expires);
	if (until && until.time + (until.dateOnly ? 864e5 : 0) > now.getTime()) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${expires} is over, so the waiver would accept nothing.`, "Name a day to come with --expires");
}
function story({ findings, file }, rule, actor, expires) {
	const lines = findings.slice(0, MAX_LISTED).map(({ path, range, message }) => {
		return `  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(path, 500)}:${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.I)(range.start)}  ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(message, 500)}`;
	});
	const rest = findings.length - MAX_LISTED;
	return [
		`Wrote ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(file.path, 500)}: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.z)(findings.length, "finding")} of ${rule}, accepted by ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(actor, 200)} until ${expires}.`,
		...lines,
		...rest > 0 ? [`  and ${rest} more`] : [],
		"A change is judged by the waivers of its target branch: it counts there once this file is on that branch.",
		""
	].join("\n");
}



/***/ }),

/***/ 1322:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ changeFilesBelow),
/* harmony export */   r: () => (/* binding */ occupant),
/* harmony export */   t: () => (/* binding */ assertWritable)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);




// src/terminal/files-below.ts
function occupant(folder, path) {
	const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path), { throwIfNoEntry: false });
	if (!found) return "nothing";
	if (found.isSymbolicLink()) return "symlink";
	return found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
}
function assertWritable(folder, path) {
	const segments = path.split("/");
	if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`"${shown(path)}" is not a path below ${folder}.`);
	for (let count = 1; count <= segments.length; count++) {
		const part = segments.slice(0, count).join("/");
		const found = occupant(folder, part);
		if (found === "nothing") return;
		const wanted = count === segments.length ? "file" : "folder";
		if (found !== wanted) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown(part)} is a ${found === "other" ? "special file" : found}, where a ${wanted} is wanted. Nothing was written.`, found === "symlink" ? "Name the place that the symlink leads to, or replace the symlink." : "Move it out of the way.");
	}
}
function changeFilesBelow(folder, changes) {
	for (const change of changes) assertUnchanged(folder, change);
	const done = [];
	for (const change of changes) {
		try {
			assertUnchanged(folder, change);
			changeFile(folder, change);
		} catch (error) {
			const told = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.l)(change.path, error);
			throw done.length > 0 && told instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st ? stoppedAfter(done, changes.length, told) : told;
		}
		done.push(change.path);
	}
}
function changeFile(folder, { path, before, after, mode }) {
	const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path);
	if (after === void 0) (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(target, { force: true });
	else if (before !== void 0 && occupant(folder, path) === "file") (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.d)(target, after);
	else if (!(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.u)(target, after)) throw isThere(path);
	if (after !== void 0 && mode !== void 0) setRunnable(target, mode === "100755");
}
function setRunnable(target, isRunnable) {
	const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(target);
	const { mode } = found;
	if (!found.isFile() || (mode & 64) !== 0 === isRunnable) return;
	(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.chmodSync)(target, isRunnable ? mode | (mode & 292) >> 2 : mode & -74);
}
function assertUnchanged(folder, change) {
	const { path, before } = change;
	assertWritable(folder, path);
	const found = occupant(folder, path);
	if (before === void 0) {
		if (found !== "nothing") throw isThere(path);
	} else if (found === "nothing") {
		if (change.after !== void 0) return;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown(path)} is to be removed, and the working directory does not have it.`, "Where a sparse checkout leaves it out, remove it with `git rm --sparse`");
	} else if (Buffer.compare((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, path)), before) !== 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown(path)} changed while it was being looked at.`, "Run the command again.");
}
function isThere(path) {
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown(path)} is there already, and is left as it is.`, "Move it away, or choose another file.");
}
function stoppedAfter(done, all, { message, advice }) {
	const named = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bt)(done, MAX_NAMED, shown);
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${message} Of ${all} files ${done.length} ${done.length === 1 ? "was" : "were"} changed before: ${named}.`, advice);
}
const MAX_NAMED = 20;
function shown(path) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(path, 500);
}



/***/ }),

/***/ 6670:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ ignoredLine)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/terminal/ignored-file.ts
async function ignoredLine(repository, path) {
	const tree = await repository.workingTree();
	if ((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ia)(await tree.entries(), path)) return "";
	return `Git ignores ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.R)(path, 500)}, so it does not count: no check reads it. Take it out of .gitignore, then commit it.\n`;
}



/***/ }),

/***/ 8504:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ saysNothing),
/* harmony export */   r: () => (/* binding */ withItem),
/* harmony export */   t: () => (/* binding */ editedList)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);


// src/commands/check/list-file.ts
const BLANK_OR_COMMENT = /^[ \t]*(#.*)?$/;
function saysNothing(text, { member }) {
	const lines = text.split(/\r?\n/).filter((line) => !BLANK_OR_COMMENT.test(line));
	return lines.length === 0 || lines.length === 1 && emptyList(member).test(lines[0] ?? "");
}
function withItem({ path, text: before = "", count }, list, item) {
	const { member } = list;
	const text = count > 0 ? before : withList(before, list);
	const edited = editedList(path, text, count > 0 ? {
		kind: "set",
		pointer: [member, count],
		value: item
	} : {
		kind: "set",
		pointer: [member],
		value: [item]
	});
	return count > 0 ? edited : withLostComments(text, edited, member);
}
function editedList(path, text, edit) {
	const made = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.vr)(path, "yaml", Buffer.from(text), {
		path,
		document: 0
	}, edit);
	if (!made) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st(`${path} cannot be edited.`, "Write its list on lines of its own, one entry under the other");
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.xr)(text, [made]);
}
function emptyList(member) {
	return new RegExp(`^${member}:[ \\t]*(#.*)?$`);
}
function withList(text, { member, head }) {
	if (text.trim() === "") return head;
	const end = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.La)(text);
	if (text.split(/\r?\n/).some((line) => !BLANK_OR_COMMENT.test(line))) {
		const commented = new RegExp(`^${member}:[ \\t]+(#[^\\r\\n]*)$`, "m");
		return text.replace(commented, (_, comment) => `${comment}${end}${member}:`);
	}
	return `${text}${text.endsWith("\n") ? "" : end}${member}:${end}`;
}
function withLostComments(before, after, member) {
	const kept = new Set(commentsOf(after));
	const lost = commentsOf(before).filter((comment) => !kept.has(comment));
	const at = Math.max(after.search(new RegExp(`^["']?${member}\\b`, "m")), 0);
	const end = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.La)(before);
	return after.slice(0, at) + lost.map((comment) => comment + end).join("") + after.slice(at);
}
function commentsOf(text) {
	return text.match(/#[^\r\n]*/g) ?? [];
}



/***/ }),

/***/ 4977:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ noSuchRule)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/rules/nearest-rules.ts
const MAX_EDITS = 6;
const SHORTEST_WORD = 3;
const MAX_HOLDING = 12;
function noSuchRule(id, rules) {
	const near = nearestRules(id, rules);
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`There is no rule ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Kr)(id)}.`, near.length > 0 ? `Did you mean ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Gr)(near, "or")}?` : "memory-steward rules lists them all.");
}
function nearestRules(id, rules) {
	const wanted = id.toLowerCase().slice(0, 100);
	const holding = rules.map((rule) => rule.id).filter((rule) => rule.includes(wanted));
	if (wanted.length >= SHORTEST_WORD && holding.length > 0) return holding.sort().slice(0, MAX_HOLDING);
	const spelt = rules.map((rule) => rule.id).filter((rule) => hasWordsOf(rule, wanted));
	if (spelt.length > 0) return spelt.sort().slice(0, MAX_HOLDING);
	const limit = Math.min(MAX_EDITS, Math.max(1, Math.floor(wanted.length / 4)));
	const distance = (rule) => Math.min((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ya)(wanted, rule, limit), (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ya)(wanted, rule.slice(rule.indexOf("/") + 1), limit));
	return rules.map((rule) => ({
		id: rule.id,
		distance: distance(rule.id)
	})).filter((candidate) => candidate.distance <= limit).sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1)).slice(0, 3).map((candidate) => candidate.id);
}
function hasWordsOf(id, wanted) {
	const words = id.split(/[/-]/);
	return wanted.split(/[/-]/).every((word) => {
		const limit = word.length > 4 ? Math.floor(word.length / 4) : 0;
		return words.some((known) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ya)(word, known, limit) <= limit);
	});
}



/***/ }),

/***/ 6065:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ overlayOf)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/git/overlay-tree.ts
const MAX_PATH = 4096;
async function overlayTree(base, changes, format) {
	const byPath = new Map();
	for (const change of changes) {
		refuseOddPath(change.path);
		if (byPath.has(change.path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`"${change.path}" is changed twice.`, "Name each path once");
		byPath.set(change.path, change);
	}
	const entries = [];
	const absent = new Set(changes.filter(({ action }) => action === "delete").map(({ path }) => path));
	for (const entry of await base.entries()) if (byPath.has(entry.path) && entry.undecodable !== true) absent.delete(entry.path);
	else entries.push(entry);
	for (const path of absent) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`"${path}" cannot be deleted: there is no such file.`);
	const upserts = new Map();
	for (const change of byPath.values()) {
		if (change.action === "delete") continue;
		upserts.set(change.path, change);
		const { path, bytes, mode = "100644" } = change;
		entries.push({
			path,
			mode,
			oid: (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.K)(bytes, format),
			size: bytes.length
		});
	}
	entries.sort((a, b) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.na)(a.path, b.path));
	for (const path of upserts.keys()) refuseFileInPlaceOfFolder(entries, path);
	return new OverlayTree(base, entries, upserts, `${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.sa)(base)} with ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ro)(changes.length, "change")}`);
}
var OverlayTree = class {
	label;
	#base;
	#entries;
	#upserts;
	constructor(base, entries, upserts, label) {
		this.#base = base;
		this.#entries = entries;
		this.#upserts = upserts;
		this.label = label;
	}
	entries() {
		return Promise.resolve(this.#entries);
	}
	async read(entries, visit) {
		let next = 0;
		const visitChanges = () => {
			for (; next < entries.length; next++) {
				const entry = entries[next];
				const change = entry && this.#change(entry);
				if (!entry || !change) return;
				visit(entry, change.bytes);
			}
		};
		visitChanges();
		await this.#base.read(entries.filter((entry) => !this.#change(entry)), (entry, bytes) => {
			visit(entry, bytes);
			next++;
			visitChanges();
		});
	}
	#change(entry) {
		return entry.undecodable === true ? void 0 : this.#upserts.get(entry.path);
	}
};
function refuseOddPath(path) {
	if (path.includes("\0") || path.split("/").some((name) => name === "" || name === "." || name === "..") || path.length > MAX_PATH || (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Va)(path)) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${JSON.stringify(path.slice(0, 100))} is not a path of a tree.`, "Write it relative to the root, without `.`, `..` and `.git`");
}
function refuseFileInPlaceOfFolder(sorted, path) {
	const below = sorted[(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ra)(sorted, `${path}/`)]?.path;
	if (below?.startsWith(`${path}/`)) refuse(path, below);
	for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
		const folder = path.slice(0, slash);
		if (sorted[(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ra)(sorted, folder)]?.path === folder) refuse(folder, path);
	}
}
function refuse(file, below) {
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`"${file}" cannot be a file and the folder of "${below}" at once.`, "Delete or rename one of them");
}
// src/terminal/overlay.ts
function overlayOf({ format }) {
	return (base, files) => overlayTree(base, files.map(({ path, bytes, ...mode }) => bytes ? {
		action: "upsert",
		path,
		bytes,
		...mode
	} : {
		action: "delete",
		path
	}), format);
}



/***/ }),

/***/ 8833:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ assertPlain)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/terminal/plain-argument.ts
function assertPlain(option, values, use) {
	const [found] = values.flatMap((value) => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Ua)(value, use));
	if (found) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The value of ${option} holds the ${found.kind} ${found.code}, which acts on a terminal or hides from readers of what is written.`, "Write it without, in characters that are seen");
	for (const value of values) assertNoSecret(option, value);
}
function assertNoSecret(option, value) {
	const shown = _start_js__WEBPACK_IMPORTED_MODULE_1__.k.text(value);
	if (shown === value) return;
	const [written, clean] = [Array.from(value), Array.from(shown)];
	const place = written.findIndex((character, at) => character !== clean[at]);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The value of ${option} holds a secret, which begins at character ${place + 1}: all who read the memory would read it. Nothing was written.`, "Say what it is without its value. If it is in use, revoke it: the history of your shell holds it too");
}



/***/ })

};
;