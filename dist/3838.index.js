"use strict";
exports.id = 3838;
exports.ids = [3838];
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

/***/ 4120:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ factTable),
/* harmony export */   c: () => (/* binding */ ownWords),
/* harmony export */   d: () => (/* binding */ strong),
/* harmony export */   f: () => (/* binding */ table),
/* harmony export */   i: () => (/* binding */ dotted),
/* harmony export */   l: () => (/* binding */ paragraph),
/* harmony export */   n: () => (/* binding */ code),
/* harmony export */   o: () => (/* binding */ heading),
/* harmony export */   p: () => (/* binding */ text),
/* harmony export */   r: () => (/* binding */ commas),
/* harmony export */   s: () => (/* binding */ linked),
/* harmony export */   t: () => (/* binding */ BREAK),
/* harmony export */   u: () => (/* binding */ prose)
/* harmony export */ });
// src/report/comment/document.ts
const BREAK = { kind: "break" };
function text(value) {
	return {
		kind: "text",
		text: value
	};
}
function prose(value) {
	return {
		kind: "prose",
		text: value
	};
}
function code(value) {
	return {
		kind: "code",
		text: value
	};
}
function strong(...content) {
	return {
		kind: "strong",
		content
	};
}
function ownWords(value) {
	return value.split("`").flatMap((part, at) => part === "" ? [] : [at % 2 === 0 ? text(part) : code(part)]);
}
function linked(url, content) {
	return url === void 0 ? content : {
		kind: "link",
		url,
		content: [content]
	};
}
function paragraph(...line) {
	return {
		kind: "paragraph",
		line
	};
}
function heading(level, ...line) {
	return {
		kind: "heading",
		level,
		line
	};
}
function table(head, rows) {
	return {
		kind: "table",
		head: head.map((cell) => [text(cell)]),
		rows
	};
}
function factTable(value, facts) {
	return table(["What", value], facts.map(([name, line]) => [[text(name)], line]));
}
function dotted(parts) {
	return separated(parts, " \u00b7 ");
}
function commas(parts) {
	return separated(parts, ", ");
}
function separated(parts, separator) {
	return parts.flatMap((part, at) => at === 0 ? [part] : [text(separator), part]);
}



/***/ }),

/***/ 377:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ forgeAccess),
/* harmony export */   t: () => (/* binding */ defaultBranchOf)
/* harmony export */ });
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4105);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7045);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7379);



// src/actions/forge-access.ts
async function forgeAccess(environment, token) {
	if (token === void 0) throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st("There is no token to publish with.", "Leave the input `token` at its default, or give one.");
	const [{ context }, { connectGitHub }, { makePullClone }] = await Promise.all([
		Promise.all(/* import() */[__webpack_require__.e(3485), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 1351)),
		Promise.all(/* import() */[__webpack_require__.e(3485), __webpack_require__.e(56), __webpack_require__.e(9118)]).then(__webpack_require__.bind(__webpack_require__, 9118)),
		__webpack_require__.e(/* import() */ 5862).then(__webpack_require__.bind(__webpack_require__, 5862)).then((n) => n.n)
	]);
	const place = repositoryOf(environment["GITHUB_REPOSITORY"]);
	const server = withoutSlash(context.serverUrl);
	const fetch = await proxyFetch(environment);
	const forgeAt = ({ owner, name }) => connectGitHub({
		token,
		apiUrl: withoutSlash(context.apiUrl),
		owner,
		repository: name,
		version: _version_js__WEBPACK_IMPORTED_MODULE_1__.n,
		redactor: _start_js__WEBPACK_IMPORTED_MODULE_0__.k,
		log: _log_js__WEBPACK_IMPORTED_MODULE_2__.t,
		...fetch && { fetch }
	});
	const own = forgeAt(place);
	const repository = `${place.owner}/${place.name}`;
	return {
		forge: own,
		forgeOf: (name) => Promise.resolve((0,_start_js__WEBPACK_IMPORTED_MODULE_0__.ct)(name, repository) ? own : forgeAt(repositoryOf(name))),
		server,
		repository,
		run: {
			id: context.runId || 0,
			attempt: context.runAttempt || 1
		},
		clone: (directory, checkout) => makePullClone({
			url: `${server}/${repository}.git`,
			token,
			directory,
			checkout
		})
	};
}
function defaultBranchOf({ forge }, known) {
	let branch;
	const read = async () => known ?? (await forge.repository()).defaultBranch;
	return () => branch ??= read();
}
function repositoryOf(name = "") {
	const parsed = (0,_start_js__WEBPACK_IMPORTED_MODULE_0__.lt)(name);
	if (parsed) return parsed;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_0__.st("The run does not say which repository it belongs to.", "Run the Action in a workflow.");
}
async function proxyFetch(environment) {
	if ([
		"https_proxy",
		"HTTPS_PROXY",
		"http_proxy",
		"HTTP_PROXY"
	].every((name) => (environment[name] ?? "") === "")) return void 0;
	const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(3485), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 2032));
	const fetch = defaults.request?.fetch;
	return isFetch(fetch) ? fetch : void 0;
}
function isFetch(value) {
	return typeof value === "function";
}
function withoutSlash(url) {
	return url.replace(/\/+$/, "");
}



/***/ }),

/***/ 4162:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ withForgeClone)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



// src/actions/directory.ts
function directoryOf(input) {
	const directory = node_path__WEBPACK_IMPORTED_MODULE_2__.posix.normalize(input.replaceAll("\\", "/")).replace(/\/$/, "");
	if (directory === ".") return "";
	if (!directory.startsWith("/") && !directory.startsWith("..") && !(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.Va)(directory)) return directory;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${input} is not a folder of the repository.`, "Name it from the top of the repository.");
}
// src/actions/forge-clone.ts
async function withForgeClone(access, { inputs, workspace }, work) {
	const directory = directoryOf(inputs.directory);
	const clone = await access.clone(directory, workspace);
	try {
		return await work({
			clone,
			directory,
			gateOptions: () => (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.g)(node_path__WEBPACK_IMPORTED_MODULE_2__.posix.join(workspace, directory), inputs, {
				isGit: true,
				top: workspace
			})
		});
	} finally {
		await clone.close();
	}
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

/***/ 8328:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ plainSummary)
/* harmony export */ });
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4120);
/* harmony import */ var _print_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(366);


// src/report/plain-summary.ts
function plainSummary(title, lines) {
	return `${(0,_print_markdown_js__WEBPACK_IMPORTED_MODULE_1__.n)([(0,_document_js__WEBPACK_IMPORTED_MODULE_0__.o)(2, (0,_document_js__WEBPACK_IMPORTED_MODULE_0__.p)(title)), {
		kind: "code",
		language: "text",
		lines
	}])}\n`;
}



/***/ }),

/***/ 366:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ printMarkdown),
/* harmony export */   r: () => (/* binding */ NODE_WORDS),
/* harmony export */   t: () => (/* binding */ printBlock)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(214);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);


// src/report/comment/mermaid.ts
const NODE_WORDS = {
	added: "new",
	changed: "changed",
	deleted: "deleted",
	unreadable: "unreadable",
	missing: "does not exist",
	outside: "outside the memory",
	unchanged: ""
};
const ARROWS = {
	added: "-->",
	removed: "-.->",
	broken: "--x"
};
const STROKES = {
	added: "#1a7f37",
	removed: "#9a6700",
	broken: "#cf222e"
};
const CLASSES = [
	"classDef added fill:#dafbe1,stroke:#1a7f37,color:#1f2328",
	"classDef changed fill:#ddf4ff,stroke:#0969da,color:#1f2328",
	"classDef deleted fill:#ffebe9,stroke:#cf222e,color:#1f2328,stroke-dasharray:4 3",
	"classDef unreadable fill:#fff8c5,stroke:#9a6700,color:#1f2328",
	"classDef missing fill:#ffebe9,stroke:#cf222e,color:#1f2328,stroke-dasharray:4 3",
	"classDef outside fill:#f6f8fa,stroke:#818b98,color:#1f2328,stroke-dasharray:4 3",
	"classDef unchanged fill:#f6f8fa,stroke:#818b98,color:#1f2328"
];
const LABEL_LIMIT = 48;
function mermaidLines({ nodes, edges }) {
	const used = new Set(nodes.map(({ state }) => state));
	return [
		"flowchart LR",
		...nodes.map((node, at) => `  n${at}["${nodeLabel(node)}"]:::${node.state}`),
		...edges.map(({ from, to, kind, state }) => `  n${from} ${ARROWS[state]}|"${label(kind)}<br/>${state}"| n${to}`),
		...CLASSES.filter((line) => used.has(line.split(" ")[1] ?? "")).map((line) => `  ${line}`),
		...edges.map(({ state }, at) => `  linkStyle ${at} stroke:${STROKES[state]}`)
	];
}
function nodeLabel({ id, title, state }) {
	return [
		label(id),
		...title === void 0 ? [] : [label(title)],
		NODE_WORDS[state]
	].filter((part) => part !== "").join("<br/>");
}
function label(text) {
	return (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.it)(text || "\u00b7", LABEL_LIMIT).replace(new RegExp("[^\\p{L}\\p{N} :._/\u2026-]|\\p{Default_Ignorable_Code_Point}", "gu"), "\u00b7").replaceAll(" ", "\xA0");
}
// src/report/comment/print-markdown.ts
const HTML_COMMENT = /<!--/g;
function printMarkdown(document) {
	return document.map(printBlock).join("\n\n");
}
function printBlock(block) {
	return blockText(block).replace(HTML_COMMENT, "<\u200b!--");
}
function blockText(block) {
	switch (block.kind) {
		case "heading": return `${"#".repeat(block.level)} ${printLine(block.line, "line")}`;
		case "paragraph": return printLine(block.line, "line");
		case "list": return block.items.map((item) => `- ${printLine(item, "line")}`).join("\n");
		case "table": return [
			block.head,
			block.head.map(() => RULE),
			...block.rows
		].map(tableRow).join("\n");
		case "code": return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.t)(block.language, block.lines);
		case "details": return `<details><summary>${printLine(block.summary, "html")}</summary>\n\n${block.blocks.map(blockText).join("\n\n")}\n\n</details>`;
		case "drawing": return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.t)("mermaid", mermaidLines(block.drawing));
		case "small": return `<sub>${printLine(block.line, "line")}</sub>`;
	}
}
const RULE = [{
	kind: "text",
	text: "---"
}];
function tableRow(cells) {
	return `| ${cells.map((cell) => cell === RULE ? "---" : printLine(cell, "cell")).join(" | ")} |`;
}
function printLine(line, place) {
	const parts = [];
	let before;
	for (const inline of joined(line)) {
		if (before === "code" && inline.kind === "code") parts.push(" ");
		if (before === "prose" && inline.kind === "text" && /^[^\s,]/.test(inline.text)) parts.push("\u200b");
		parts.push(printInline(inline, place));
		before = inline.kind;
	}
	return parts.join("").trim();
}
function joined(line) {
	const result = [];
	for (const inline of line) {
		const last = result.at(-1);
		if (inline.kind === "text" && last?.kind === "text") result[result.length - 1] = {
			kind: "text",
			text: last.text + inline.text
		};
		else result.push(inline);
	}
	return result;
}
function printInline(inline, place) {
	switch (inline.kind) {
		case "text": return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.a)(inline.text);
		case "prose": return place === "html" ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.a)(inline.text) : place === "cell" ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.o)(inline.text) : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.s)(inline.text);
		case "code":
			if (place === "html") return `<code>${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.i)(inline.text) || "\"\""}</code>`;
			return place === "cell" ? (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.n)(inline.text) : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.r)(inline.text);
		case "strong": {
			const content = printLine(inline.content, place);
			if (content === "") return "";
			return place === "html" ? `<b>${content}</b>` : `**${content}**`;
		}
		case "link": {
			const content = printLine(inline.content, place);
			if (!(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_0__.u)(inline.url)) return content;
			return place === "html" ? `<a href="${inline.url.replaceAll("&", "&amp;")}">${content}</a>` : `[${content}](${inline.url})`;
		}
		case "break": return "<br>";
	}
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



/***/ }),

/***/ 9284:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runSnapshotStep: () => (/* binding */ runSnapshotStep)
/* harmony export */ });
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7461);
/* harmony import */ var _plain_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8328);
/* harmony import */ var _forge_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(377);
/* harmony import */ var _forge_clone_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4162);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7379);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8027);






// src/actions/snapshot-step.ts
async function runSnapshotStep(input, onlyIfConfigured) {
	const access = await (0,_forge_access_js__WEBPACK_IMPORTED_MODULE_2__.n)(input.environment, input.inputs.token);
	return await (0,_forge_clone_js__WEBPACK_IMPORTED_MODULE_3__.t)(access, input, async ({ clone, directory, gateOptions }) => {
		const result = await (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_0__.o)({
			forge: access.forge,
			source: clone,
			options: gateOptions(),
			directory,
			now: new Date(),
			isDryRun: false,
			onlyIfConfigured
		});
		if (result.latest !== void 0) (0,_action_js__WEBPACK_IMPORTED_MODULE_5__.r)("snapshot", result.latest);
		(0,_action_js__WEBPACK_IMPORTED_MODULE_5__.r)("snapshots-made", result.made.length);
		(0,_action_js__WEBPACK_IMPORTED_MODULE_5__.r)("unapproved-commits", result.unapproved.length);
		const problems = (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_0__.t)(result);
		for (const line of (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_0__.a)({
			...result,
			unapproved: [],
			failing: [],
			faults: []
		}, false)) (0,_log_js__WEBPACK_IMPORTED_MODULE_4__.t)(line);
		for (const line of problems) (0,_log_js__WEBPACK_IMPORTED_MODULE_4__.t)(line, "warning");
		(0,_action_js__WEBPACK_IMPORTED_MODULE_5__.i)((0,_plain_summary_js__WEBPACK_IMPORTED_MODULE_1__.t)("Snapshots", (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_0__.a)(result, false)));
		return problems.length > 0 ? 1 : 0;
	});
}



/***/ })

};
;