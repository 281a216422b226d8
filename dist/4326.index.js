"use strict";
exports.id = 4326;
exports.ids = [4326];
exports.modules = {

/***/ 5168:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ snapshotsUpTo),
/* harmony export */   c: () => (/* binding */ requestedTime),
/* harmony export */   i: () => (/* binding */ positionAtDate),
/* harmony export */   n: () => (/* binding */ brokenLink),
/* harmony export */   o: () => (/* binding */ strangersBehind),
/* harmony export */   r: () => (/* binding */ doubtsOf),
/* harmony export */   s: () => (/* binding */ refusedFuture),
/* harmony export */   t: () => (/* binding */ adviceOnTag)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);
/* harmony import */ var _chain_faults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1212);




// src/snapshots/wall-times.ts
const MINUTE = 6e4;
const FAR = 2160 * MINUTE;
function wallTimes(local, zone) {
	const time = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.X)(`${local}Z`)?.time;
	const offsetAt = offsetsOf(zone);
	if (time === void 0 || !offsetAt) return void 0;
	return [...new Set([
		offsetAt(time - FAR),
		offsetAt(time),
		offsetAt(time + FAR)
	])].filter((offset) => offsetAt(time - offset) === offset).sort((a, b) => b - a).map((offset) => local + offsetText(offset));
}
function offsetsOf(zone) {
	const fields = {
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric"
	};
	try {
		const format = new Intl.DateTimeFormat("en-US", {
			...fields,
			timeZone: zone,
			hourCycle: "h23",
			calendar: "gregory"
		});
		return (time) => {
			const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]));
			const of = (type) => parts.get(type) ?? 0;
			return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute")) - Math.floor(time / MINUTE) * MINUTE;
		};
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
}
function offsetText(offset) {
	const minutes = Math.abs(offset) / MINUTE;
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((each) => String(each).padStart(2, "0"));
	return `${offset < 0 ? "-" : "+"}${hours ?? ""}:${rest ?? ""}`;
}
// src/snapshots/meant-time.ts
const MAX_LENGTH = 100;
const UNITS = {
	s: 1,
	sec: 1,
	second: 1,
	min: 60,
	minute: 60,
	h: 3600,
	hr: 3600
};
const LONG_UNITS = {
	hour: 3600,
	d: 86400,
	day: 86400,
	w: 604800,
	week: 604800
};
const MONTHS = [
	"jan",
	"feb",
	"mar",
	"apr",
	"may",
	"jun",
	"jul",
	"aug",
	"sep",
	"oct",
	"nov",
	"dec"
];
const WEEKDAYS = [
	"sun",
	"mon",
	"tue",
	"wed",
	"thu",
	"fri",
	"sat"
];
function meantTime(text, now, zone) {
	if (text.length > MAX_LENGTH) return void 0;
	const plain = inAscii(text);
	if (/^(now|today|current|latest|head)$/i.test(plain)) return "Leave the time out to get the present state";
	if (isTime(plain)) return `Write ${plain}`;
	return sinceEpoch(plain) ?? duration(plain, now) ?? wallTime(plain, now, zone);
}
function isTime(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.X)(text)?.dateOnly === false;
}
function inAscii(text) {
	return text.normalize("NFKC").replace(new RegExp("\\p{Nd}", "gu"), (digit) => String(digitValue(digit))).replace(/[\u2010-\u2015\u2212]/g, "-").replace(/\s+/g, " ").trim();
}
function digitValue(digit) {
	const code = digit.codePointAt(0) ?? 0;
	let zero = code;
	while (code - zero < 9 && new RegExp("^\\p{Nd}$", "u").test(String.fromCodePoint(zero - 1))) zero--;
	return code - zero;
}
function sinceEpoch(text) {
	const [, seconds, milliseconds = ""] = /^@?(\d{9,10})(\d{3})?$/.exec(text) ?? [];
	if (seconds === void 0) return void 0;
	const what = milliseconds === "" ? "seconds" : "milliseconds";
	return `Write ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)(Number(seconds) * 1e3)} if it counts ${what} since 1970`;
}
function duration(text, now) {
	const words = text.toLowerCase();
	if (words === "yesterday") return `Write 1 day ago, or the time itself, such as ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(now.getTime() - _start_js__WEBPACK_IMPORTED_MODULE_1__.q)}T12:00:00Z`;
	const [, written, plainUnit = ""] = /^(last|\d{1,3}|an?|one) (week|month|year)s?(?: ago)?$/.exec(words) ?? [];
	if (written !== void 0) {
		const count = /^\d/.test(written) ? Number(written) : 1;
		if (plainUnit === "week") return `Write ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ro)(count, "week")} ago`;
		return `Months and years differ in length: write days, such as ${count * (plainUnit === "month" ? 30 : 365)} days ago`;
	}
	const body = words.replace(/ ago$/, "");
	let seconds = 0;
	if (body.replace(/(\d{1,6}(?:[.,]\d{1,3})?) ?([a-z]+?)s?(?![a-z])(?:,? and |, ?| |$)/g, (whole, count, unit) => {
		const each = UNITS[unit] ?? LONG_UNITS[unit];
		if (each === void 0) return whole;
		seconds += Number(count.replace(",", ".")) * each;
		return "";
	}) !== "" || seconds <= 0 || !Number.isInteger(seconds)) return void 0;
	const [size, name] = [
		[86400, "day"],
		[3600, "hour"],
		[60, "minute"],
		[1, "second"]
	].find(([each]) => seconds % each === 0) ?? [1, "second"];
	return `Write ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ro)(seconds / size, name)} ago`;
}
function wallTime(text, now, zone) {
	const parts = new Parts(text);
	const days = daysIn(parts, now);
	if (!days) return void 0;
	const clock = clockIn(parts);
	const named = zoneIn(parts);
	if (!/^(?:[\s,T]|\bat\b|\bon\b|\b(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?\b)*$/i.test(parts.rest)) return void 0;
	if (named?.offset !== void 0) {
		const texts = days.map((day) => `${day}T${clock ?? "00:00:00"}${named.offset ?? ""}`).filter(isTime);
		return texts.length === 0 ? void 0 : `Write ${texts.join(" or ")}`;
	}
	const local = days.map((day) => `${day}T${clock ?? "00:00:00"}`).filter((each) => isTime(`${each}Z`));
	if (local.length === 0) return void 0;
	if (named?.zone !== void 0) return inZone(local, named.zone);
	const utc = `Write ${local.map((each) => `${each}Z`).join(" or ")} if it is UTC`;
	const here = zone === void 0 || zone === "UTC" ? void 0 : inZoneOfMachine(local, zone);
	return here === void 0 ? `${utc}, else its offset in place of the Z, such as +02:00` : utc + here;
}
function inZoneOfMachine(local, zone) {
	const all = local.map((each) => wallTimes(each, zone));
	if (all.includes(void 0)) return void 0;
	const texts = all.flatMap((each) => each ?? []);
	if (texts.length === 0) return `, else its own offset: in ${zone}, the zone of this machine, ${LEFT_OUT}`;
	const twice = texts.length > local.length ? ", where it came twice" : "";
	return `, ${texts.join(" or ")} if it is the time of this machine (${zone}${twice}), else its own offset`;
}
const LEFT_OUT = "the clocks were put forward over it, and there was no such time";
function inZone(local, zone) {
	const all = local.map((each) => wallTimes(each, zone));
	if (all.includes(void 0)) return void 0;
	const texts = all.flatMap((each) => each ?? []);
	if (texts.length === 0) return `Name a time before or after it, with its offset: in ${zone} ${LEFT_OUT}`;
	return `${texts.length > local.length ? `It came twice in ${zone}, where the clocks were put back: write` : "Write"} ${texts.join(" or ")}`;
}
var Parts = class {
	rest;
	constructor(text) {
		this.rest = text;
	}
	take(pattern) {
		const match = pattern.exec(this.rest);
		if (match) this.rest = `${this.rest.slice(0, match.index)} ${this.rest.slice(match.index + match[0].length)}`;
		return match?.slice(1);
	}
};
function daysIn(parts, now) {
	const yearFirst = parts.take(/(?<!\d)(\d{4})([./-]?)(\d{1,2})\2(\d{1,2})(?!\d)/);
	if (yearFirst) return [dayOf(yearFirst[0], yearFirst[2], yearFirst[3])];
	const yearLast = parts.take(/(?<!\d)(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/);
	if (yearLast) {
		const [first, sign, second, year] = yearLast;
		const dayFirst = dayOf(year, second, first);
		return sign === "." ? [dayFirst] : [...new Set([dayFirst, dayOf(year, first, second)])];
	}
	const worded = parts.take(/(?<!\d)(\d{1,2})\.? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?![a-z])/i) ?? parts.take(/(?<![a-z])(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?(?!\d)/i)?.toReversed();
	if (worded) {
		const [day, month = ""] = worded;
		const [year] = parts.take(/(?<![\d:+-])(\d{4})(?![\d:])/) ?? [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(now).slice(0, 4)];
		return [dayOf(year, String(MONTHS.indexOf(month.toLowerCase().slice(0, 3)) + 1), day)];
	}
	if (parts.take(/(?<![a-z])(yesterday)(?![a-z])/i)) return [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(now.getTime() - _start_js__WEBPACK_IMPORTED_MODULE_1__.q)];
	const [weekday] = parts.take(/(?<![a-z])(?:last |this |on )?(sun|mon|tue|wed|thu|fri|sat)[a-z]*/i) ?? [];
	if (weekday === void 0) return void 0;
	const back = (now.getUTCDay() - WEEKDAYS.indexOf(weekday.toLowerCase()) + 6) % 7;
	return [(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.$)(now.getTime() - (back + 1) * _start_js__WEBPACK_IMPORTED_MODULE_1__.q)];
}
function dayOf(year = "", month = "", day = "") {
	return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
function clockIn(parts) {
	if (parts.take(/(?<![a-z])(?:12 )?(noon|midday)(?![a-z])/i)) return "12:00:00";
	if (parts.take(/(?<![a-z])(midnight)(?![a-z])/i)) return "00:00:00";
	const found = parts.take(/(?<![\d:+-])(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?: ?([ap])\.?m\b\.?)?/i) ?? parts.take(/(?<![\d:+-])(\d{1,2})()() ?([ap])\.?m\b\.?/i) ?? parts.take(/T(\d{2})(\d{2})(\d{2})(?!\d)/);
	if (!found) return void 0;
	const [hours = "", minutes, seconds, half] = found;
	const ofHalf = half === void 0 ? Number(hours) : Number(hours) % 12 + (/p/i.test(half) ? 12 : 0);
	return [
		String(ofHalf),
		minutes ?? "",
		seconds ?? ""
	].map((each) => each.padStart(2, "0")).join(":");
}
function zoneIn(parts) {
	const [zone] = parts.take(/\[?(?<![a-z])([A-Z][A-Za-z]+(?:\/[A-Z][A-Za-z_+-]*\d{0,2}){1,2})\]?/) ?? [];
	const [, sign, hours, minutes] = parts.take(/(?<![a-z\d])(UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?(?!\d)/i) ?? [];
	if (sign !== void 0 && hours !== void 0) return { offset: `${sign}${hours.padStart(2, "0")}:${minutes ?? "00"}` };
	if (parts.take(/(?<![A-Za-z])(Z|UTC|GMT)(?![A-Za-z])/i)) return { offset: "Z" };
	return zone === void 0 ? parts.take(/(?<![A-Za-z])([A-Z]{3,5})$/) ? {} : void 0 : { zone };
}
// src/snapshots/time-request.ts
const SECONDS = {
	second: 1,
	minute: 60,
	hour: 3600,
	day: 86400,
	week: 604800
};
const NUMBERS = [
	"a",
	"two",
	"three",
	"four",
	"five",
	"six",
	"seven",
	"eight",
	"nine",
	"ten",
	"eleven",
	"twelve"
];
function machineZone() {
	return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
function requestedTime(text, now, zone = machineZone()) {
	const trimmed = text.trim();
	const time = absolute(trimmed) ?? ago(trimmed, now);
	if (time === void 0) throw refused(trimmed, now, zone);
	if (time < 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${JSON.stringify(text.slice(0, 100))} lies before 1970, and no memory is that old.`, "Check its year, or how long ago it is");
	return time;
}
const LOCAL = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d{1,9})?$/;
function refused(text, now, zone) {
	const shown = JSON.stringify(text.slice(0, 100));
	const meant = meantTime(text, now, zone);
	const [, day, minute, second = ":00"] = LOCAL.exec(text) ?? [];
	const isLocal = day !== void 0 && minute !== void 0;
	const impossible = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.Y)(isLocal ? `${day}T${minute}${second}Z` : text);
	if (impossible !== void 0) {
		const midnight = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.X)(text.replace(/(?<=[Tt ])24:00(?=:00)/, "00:00"))?.time;
		const advice = midnight === void 0 ? `Write one that exists, ${EXAMPLE}` : `Write ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)(midnight + _start_js__WEBPACK_IMPORTED_MODULE_1__.q)}`;
		return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown} names a ${impossible} that does not exist.`, advice);
	}
	if (meant !== void 0 && isLocal) return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown} says no time zone, and is another time in each.`, meant);
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${shown} is not a time.`, meant ?? `Write a time with its offset, ${EXAMPLE}`);
}
const EXAMPLE = "such as 2026-05-08T12:00:00Z, or how long ago: 2 days ago, 36 hours ago";
function refusedFuture(time, now, nearest) {
	const text = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)(time);
	const [, year = "", rest = ""] = /^(\d{4})(.*)$/.exec(text) ?? [];
	const western = `${Number(year) - 543}${rest}`;
	const written = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.X)(western)?.time ?? -1;
	const isBuddhist = written >= 0 && written <= now.getTime();
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${text} lies in the future.${nearest}`, isBuddhist ? `Write ${western} if its year is one of the Buddhist calendar` : "Name a time that has passed");
}
function absolute(text) {
	const instant = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.X)(text);
	if (instant?.dateOnly !== true) return instant?.time;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${text} is a whole day, and the memory may have changed in its course.`, `Write the time as well, such as ${text}T00:00:00Z`);
}
function ago(text, now) {
	const [, count = "", unit = ""] = /^(\d{1,6}|[a-z]{1,6})\s+(second|minute|hour|day|week)s?\s+ago$/i.exec(text) ?? [];
	const word = count.toLowerCase();
	const number = /^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word === "an" || word === "one" ? "a" : word) + 1;
	const seconds = SECONDS[unit.toLowerCase()];
	if (seconds === void 0 || number === 0 && word !== "0") return void 0;
	return now.getTime() - number * seconds * 1e3;
}
// src/snapshots/at-time.ts
function snapshotsUpTo({ links, strangers }, time, now) {
	const earlier = links.filter((link) => link.time <= time);
	const latest = earlier.at(-1);
	const next = links.find((link) => link.time > time);
	const nearest = nearestText(latest, next);
	if (time > now.getTime()) throw refusedFuture(time, now, nearest);
	const doubtful = next ? void 0 : strangersBehind(latest, strangers).find((tag) => tag.time <= time);
	if (doubtful) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`What was approved at ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)(time)} cannot be known: ${(0,_chain_faults_js__WEBPACK_IMPORTED_MODULE_3__.n)(doubtful)}${nearest}`, adviceOnTag(doubtful.tag));
	if (!latest) {
		const message = links.length === 0 ? "There is no snapshot in this clone." : `There is no snapshot at or before ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)(time)}.`;
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(message + nearest, links.length === 0 ? NO_SNAPSHOTS : "Name a later time");
	}
	if (!(0,_chain_js__WEBPACK_IMPORTED_MODULE_2__.r)(latest)) throw brokenLink(`What was approved at ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)(time)}`, latest);
	return earlier.reverse();
}
function brokenLink(what, { fault }) {
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${what} cannot be known: ${fault}`, "Restore the tag from a clone that has it, or name a commit");
}
function doubtsOf(snapshot, { links }) {
	const broken = links.slice(links.indexOf(snapshot) + 1).find((link) => !(0,_chain_js__WEBPACK_IMPORTED_MODULE_2__.r)(link));
	return broken ? [`${broken.fault} It proved the snapshots before it, of which ${snapshot.tag} is one.`] : [];
}
function strangersBehind(newest, strangers) {
	return strangers.flatMap((tag) => {
		const { time } = tag;
		return time !== void 0 && time >= (newest?.time ?? -Infinity) ? {
			...tag,
			time
		} : [];
	});
}
function adviceOnTag(tag) {
	return `Restore ${tag} from a clone that has it as it was made, or find out who made it and delete it where it is nobody's snapshot: git push origin :refs/tags/${tag}`;
}
const NO_SNAPSHOTS = "Fetch them: git fetch origin 'refs/tags/memory/snapshots/*:refs/tags/memory/snapshots/*'; the command snapshot makes them";
function nearestText(before, after) {
	const parts = [before && `before it ${before.tag}`, after && `after it ${after.tag}`].filter((part) => part !== void 0);
	return parts.length === 0 ? "" : ` Nearest: ${parts.join(", ")}.`;
}
function positionAtDate({ commits, isCut }, time) {
	const isLater = ({ seconds }) => seconds * 1e3 > time;
	const position = commits.findIndex((commit) => !isLater(commit));
	const contrary = position === -1 ? void 0 : commits.slice(position).find(isLater);
	const [earliest] = commits.slice(-1);
	if (contrary) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`Committer dates run backwards around ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)(time)}: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(contrary.commit)} has a later one, and stands before ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(commits[position]?.commit ?? "")}.`, "Name a commit or a snapshot");
	if (position !== -1) return position;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`There is no commit at or before ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)(time)}${isCut ? " in this clone, which is shallow" : ""}.`, isCut ? _check_js__WEBPACK_IMPORTED_MODULE_0__["in"] : `The first one is of ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)((earliest?.seconds ?? 0) * 1e3)}`);
}



/***/ }),

/***/ 1212:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ strangeTagFault),
/* harmony export */   r: () => (/* binding */ strangeTagFaults),
/* harmony export */   t: () => (/* binding */ chainFaults)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5553);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);



// src/snapshots/chain-faults.ts
const MAX_SINGLY = 3;
const MAX_TOLD = 50;
function chainFaults({ links, strangers }) {
	return few([...links.flatMap((link) => (0,_chain_js__WEBPACK_IMPORTED_MODULE_2__.r)(link) ? [] : [link.fault]), ...byReason(strangers)]);
}
function strangeTagFaults(strange) {
	return few(byReason(strange));
}
function strangeTagFault({ tag, reason }) {
	return `${tag} is no snapshot: ${reason}.`;
}
function byReason(strange) {
	return [...(0,_check_js__WEBPACK_IMPORTED_MODULE_1__.ma)(strange, ({ reason }) => reason)].flatMap(([reason, group]) => {
		if (group.length <= MAX_SINGLY) return group.map(strangeTagFault);
		const tags = group.map(({ tag }) => tag);
		const names = (0,_check_js__WEBPACK_IMPORTED_MODULE_1__.bt)(tags, MAX_SINGLY, (tag) => (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.it)(tag, 200));
		return [`${tags.length} tags are no snapshots, each because ${reason}: ${names}.`];
	});
}
function few(sentences) {
	const rest = sentences.length - MAX_TOLD;
	return rest > 0 ? [...sentences.slice(0, MAX_TOLD), `${rest} more sentences about tags are left out.`] : sentences;
}



/***/ }),

/***/ 9218:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ defaultBranch),
/* harmony export */   r: () => (/* binding */ nearRefs),
/* harmony export */   t: () => (/* binding */ commitOfRef)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/snapshots/find-ref.ts
function foldersIn(refs) {
	return [
		"",
		"refs/",
		HEADS,
		"refs/tags/",
		...forgeFolders(refs),
		REMOTES
	];
}
const HEADS = "refs/heads/";
const REMOTES = "refs/remotes/";
function forgeFolders(refs) {
	const below = refs.filter(({ name }) => name.startsWith(REMOTES)).map(({ name }) => name);
	const known = below.filter((name) => name.endsWith("/HEAD")).map((name) => name.slice(0, -4));
	const others = below.filter((name) => !known.some((folder) => name.startsWith(folder))).map((name) => name.slice(0, name.indexOf("/", 13) + 1));
	const folders = [...new Set([...known, ...others])].filter((folder) => folder.length > 13);
	const origin = `${REMOTES}origin/`;
	return folders.includes(origin) ? [origin] : folders;
}
function commitOfRef(name, refs) {
	const full = new Set(foldersIn(refs).map((folder) => folder + name));
	const found = refs.filter((ref) => full.has(ref.name));
	const commits = new Set(found.map(({ commit }) => commit));
	const [commit] = commits;
	if (found.length === 0) return void 0;
	if (commits.size > 1) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`"${name}" is ambiguous: ${meaningsOf(found)}.`, "Write the one that is meant in full");
	if (commit === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`"${name}" leads to no commit.`, "Name a branch, a tag or a commit");
	return commit;
}
const MAX_EDITS = 3;
const MAX_NAMED = 5;
const MAX_COMPARED = 2e3;
function shortNames(refs) {
	const folders = [
		HEADS,
		"refs/tags/",
		...forgeFolders(refs),
		REMOTES
	];
	const short = new Set(refs.map(({ name: full }) => full.slice(folders.find((folder) => full.startsWith(folder))?.length ?? 0)));
	short.delete("HEAD");
	return [...short];
}
function nearRefs(name, refs) {
	return shortNames(refs).slice(0, MAX_COMPARED).map((candidate) => ({
		candidate,
		distance: distanceOf(name, candidate)
	})).filter(({ distance }) => distance <= MAX_EDITS).sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1)).slice(0, 3).map(({ candidate }) => candidate);
}
function distanceOf(name, candidate) {
	const [a, b] = [name.toLowerCase(), candidate.toLowerCase()];
	return b.endsWith(`/${a}`) || a.length > 2 && b.startsWith(a) ? 1 : (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ya)(a, b, MAX_EDITS);
}
function defaultBranch(refs, asked) {
	if (refs.length === 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st("This repository has no commit yet.", "Commit first, or fetch");
	const byName = new Map(refs.map((ref) => [ref.name, ref]));
	const folders = forgeFolders(refs);
	const targets = new Set(folders.flatMap((folder) => {
		const target = byName.get(`${folder}HEAD`)?.target;
		return target?.startsWith(folder) === true ? target.slice(folder.length) : [];
	}));
	const hasBranch = (name) => [...folders, HEADS].some((folder) => byName.has(folder + name));
	const [name, second] = asked !== void 0 ? [asked] : targets.size > 0 ? [...targets] : ["main", "master"].filter(hasBranch);
	if (name === void 0 || second !== void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st("This clone does not say which branch is the default one.", "Name it with --branch");
	const ofForge = folders.flatMap((folder) => byName.get(folder + name) ?? []);
	if (new Set(ofForge.map(({ commit }) => commit)).size > 1) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`This clone has several remotes and none called origin, so ${JSON.stringify(name)} may be ${meaningsOf(ofForge)}.`, `Name the one that is meant, as in --branch ${ofForge[0]?.name.slice(13) ?? name}`);
	const ref = ofForge[0] ?? byName.get(REMOTES + name) ?? byName.get(HEADS + name);
	if (ref?.commit !== void 0) return {
		name,
		commit: ref.commit
	};
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`There is no branch ${JSON.stringify(name)} in this clone.`, adviceOn(name, refs));
}
function adviceOn(name, refs) {
	const branches = refs.filter((ref) => [HEADS, REMOTES].some((folder) => ref.name.startsWith(folder)));
	const near = nearRefs(name, branches);
	if (near.length > 0) return `Near it: ${near.join(", ")}`;
	const remotes = branches.some((ref) => ref.name.startsWith(REMOTES)) ? forgeFolders(refs) : [];
	const names = shortNames(branches);
	const ways = [...names.length > 0 ? [`Name one that is there: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bt)(names, MAX_NAMED)}`] : [], ...remotes.slice(0, 1).map((folder) => `Fetch it: git fetch ${folder.slice(13, -1)} ${name}`)];
	return ways.length > 0 ? ways.join(". ") : "Fetch it first";
}
function meaningsOf(refs) {
	return refs.map(({ name, commit, object }) => `${name} at ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(commit ?? object)}`).join(", ");
}



/***/ }),

/***/ 8335:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ findSnapshot)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);
/* harmony import */ var _chain_faults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1212);




// src/snapshots/find-snapshot.ts
const MAX_EDITS = 40;
function findSnapshot(name, { links, strangers }) {
	const short = name.replace(/^refs\/tags\//, "");
	const tag = short.startsWith("memory/snapshots/") ? short : _check_js__WEBPACK_IMPORTED_MODULE_0__.sn + short;
	const link = links.find((candidate) => candidate.tag === tag);
	if (link && (0,_chain_js__WEBPACK_IMPORTED_MODULE_2__.r)(link)) return link;
	if (link) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(link.fault, "Restore the tag from a clone that has it, or name a commit");
	const stranger = strangers.find((candidate) => candidate.tag === tag);
	if (stranger) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st((0,_chain_faults_js__WEBPACK_IMPORTED_MODULE_3__.n)(stranger), "Find out who made the tag");
	const near = nearest(tag, links.filter(_chain_js__WEBPACK_IMPORTED_MODULE_2__.r));
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`There is no snapshot ${JSON.stringify(name.slice(0, 100))} in this clone.`, near.length > 0 ? `Near it: ${near.join(", ")}` : "Fetch the tags: git fetch origin 'refs/tags/memory/snapshots/*:refs/tags/memory/snapshots/*'");
}
function nearest(tag, snapshots) {
	const time = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.fn)(tag);
	const distance = (snapshot) => time === void 0 ? (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ya)(tag, snapshot.tag, MAX_EDITS) : Math.abs(snapshot.time - time);
	return snapshots.map((snapshot) => ({
		tag: snapshot.tag,
		distance: distance(snapshot)
	})).sort((a, b) => a.distance - b.distance).slice(0, 2).map((candidate) => candidate.tag);
}



/***/ }),

/***/ 9486:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ indexDigest)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_1__);


// src/load/index-digest.ts
const FOLDER = "indexes";
async function indexDigest(tree, root) {
	const lookup = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Yi(tree);
	const folder = (await lookup.folder(root.replace(/\/$/, ""))).get(FOLDER);
	if (folder?.mode !== "040000") return null;
	const oid = folder.oid === "" ? await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.sr)(lookup, root + FOLDER) : folder.oid;
	return (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Mi)((0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256").update(`memory-steward.index/v1\n${oid ?? ""}\n`));
}



/***/ }),

/***/ 6537:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ readKnownBad),
/* harmony export */   t: () => (/* binding */ readChain)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _chain_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4632);



// src/commands/snapshot/read-snapshots.ts
async function readChain(history, refs, line) {
	const tags = refs.filter(({ name }) => name.startsWith(_check_js__WEBPACK_IMPORTED_MODULE_0__.cn));
	const annotated = tags.filter(({ isAnnotated }) => isAnnotated);
	const texts = await history.tagTexts(annotated.map(({ object }) => object));
	const textOf = new Map(annotated.map(({ name }, index) => [name, texts[index]]));
	return (0,_chain_js__WEBPACK_IMPORTED_MODULE_2__.t)(tags.map(({ name, object }) => ({
		tag: name.slice(10),
		object,
		text: textOf.get(name)
	})), line);
}
async function readKnownBad(tree, { layout }, states) {
	const files = new _check_js__WEBPACK_IMPORTED_MODULE_0__.Wi(tree);
	const path = layout.root + _check_js__WEBPACK_IMPORTED_MODULE_0__.nn;
	const obstacle = await files.obstacle(path);
	if (obstacle) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Di)(obstacle, path), `Put a plain file in its place. ${UNKNOWN}`);
	const strays = (await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.tn)(files, layout.root)).filter(({ meant }) => meant === path).map(_check_js__WEBPACK_IMPORTED_MODULE_0__.en);
	if (!await files.has(path)) return {
		file: void 0,
		warnings: strays
	};
	const file = await files.readRequired(path, "knownBad", "list of what is known to be bad", UNKNOWN);
	const idle = states ? [...(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.on)(file), ...await (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.an)(file, states)] : [];
	const locator = idle.length > 0 ? await files.locatorOf(path) : void 0;
	const warnings = idle.slice(0, MAX_WARNINGS).map(({ pointer, message }) => {
		const line = locator?.range({
			path,
			document: 0,
			pointer
		}).start.line ?? 1;
		return `${path}:${line}: ${message}`;
	});
	const rest = idle.length - warnings.length;
	const more = rest > 0 ? [`${path}: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.ro)(rest, "more entry", "more entries")} of no effect; the check lists them.`] : [];
	return {
		file,
		warnings: [
			...strays,
			...warnings,
			...more
		]
	};
}
const MAX_WARNINGS = 20;
const UNKNOWN = "As long as it cannot be read, nobody knows what is known to be bad.";



/***/ })

};
;