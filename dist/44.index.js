export const id = 44;
export const ids = [44];
export const modules = {

/***/ 7044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommandLine: () => (/* binding */ runCommandLine)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(8179);
// EXTERNAL MODULE: ./build/src/commands/version.js + 1 modules
var version = __webpack_require__(2792);
// EXTERNAL MODULE: ./build/src/indexes/part-of-path.js
var part_of_path = __webpack_require__(9243);
// EXTERNAL MODULE: ./build/src/memory/clock.js
var clock = __webpack_require__(8359);
// EXTERNAL MODULE: ./build/src/report/failure.js
var report_failure = __webpack_require__(1522);
;// CONCATENATED MODULE: ./build/src/terminal/check-formats.js
const CHECK_FORMATS = ["pretty", "json", "sarif", "github", "markdown"];

;// CONCATENATED MODULE: ./build/src/cli.js








async function runCommandLine(args) {
    let exitCode = 0;
    const program = commandLine((code) => {
        exitCode = code;
    });
    try {
        await program.parseAsync([...args], { from: "user" });
        return exitCode;
    }
    catch (error) {
        if (error instanceof esm/* CommanderError */.b7)
            return error.exitCode === 0 ? 0 : 2;
        const failure = (0,report_failure/* describeFailure */.I)(error, version/* STEWARD_VERSION */.m);
        process.stderr.write(failure.text);
        return failure.exitCode;
    }
}
function commandLine(exitWith) {
    const program = new esm/* Command */.uB("memory-steward")
        .description("CI for agent memory: checks a repository of memory records and says what is wrong, where, and how to mend it.")
        .version(version/* STEWARD_VERSION */.m, "-V, --version")
        .exitOverride()
        .showHelpAfterError("(memory-steward --help lists the commands)")
        .addHelpText("after", "\nExit codes: 0 clean · 1 findings of error level · 2 a mistake in the call or the configuration · 3 a fault of the steward");
    program
        .command("check")
        .description("check a memory repository, or a change against its base")
        .argument("[dir]", "folder of the memory", ".")
        .option("--base <rev>", "judge the change against this revision, by its rules")
        .option("--head <rev>", "judge this revision instead of the working directory")
        .option("--layout <name|file>", "layout, built in (company-brain, atlas, okf) or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .addOption(new esm/* Option */.c$("--format <format>", "form of the report").choices(CHECK_FORMATS).default("pretty"))
        .option("--output <file>", "write the report to a file")
        .option("--max-findings <n>", "show at most so many findings, worst first", positiveInteger)
        .option("--as-of <time>", "judge ages as of this time (RFC 3339) instead of now", instant)
        .option("--show-accepted", "show findings of the baseline and waived ones too")
        .option("--update-baseline", "accept what is found today: write the baseline file")
        .addOption(new esm/* Option */.c$("--shard <i/n>", "check the i-th of n parts alone, for merge-reports")
        .argParser(shardOf)
        .conflicts(["format", "maxFindings", "showAccepted", "updateBaseline", "verifyIncremental"]))
        .option("--no-index", "read everything, even where the base has an index to judge the change by")
        .option("--verify-incremental", "judge everything as well, and compare the two reports")
        .action(async (dir, { shard, ...options }) => {
        const folder = await existingFolder(dir, "check");
        if (shard) {
            const { runCheckShard } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(287), __webpack_require__.e(834), __webpack_require__.e(872), __webpack_require__.e(111), __webpack_require__.e(498), __webpack_require__.e(867)]).then(__webpack_require__.bind(__webpack_require__, 6867));
            exitWith(await runCheckShard(folder, { ...options, shard }));
            return;
        }
        const { runCheck } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(287), __webpack_require__.e(834), __webpack_require__.e(872), __webpack_require__.e(111), __webpack_require__.e(498), __webpack_require__.e(687), __webpack_require__.e(190), __webpack_require__.e(93)]).then(__webpack_require__.bind(__webpack_require__, 6093));
        exitWith(await runCheck(folder, options));
    });
    program
        .command("merge-reports")
        .description("make the report of a check from the parts that its shards wrote")
        .argument("<part...>", "files that check --shard wrote")
        .option("--dir <dir>", "folder of the memory", ".")
        .option("--head <rev>", "the revision that was judged, instead of the working directory")
        .option("--layout <name|file>", "layout, built in or a file, as given to the shards")
        .option("--config <file>", "configuration, as given to the shards")
        .addOption(new esm/* Option */.c$("--format <format>", "form of the report").choices(CHECK_FORMATS).default("pretty"))
        .option("--output <file>", "write the report to a file")
        .option("--max-findings <n>", "show at most so many findings, worst first", positiveInteger)
        .option("--show-accepted", "show findings of the baseline and waived ones too")
        .action(async (parts, { dir, ...options }) => {
        const { runMergeReports } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(287), __webpack_require__.e(834), __webpack_require__.e(872), __webpack_require__.e(111), __webpack_require__.e(498), __webpack_require__.e(687), __webpack_require__.e(190), __webpack_require__.e(72)]).then(__webpack_require__.bind(__webpack_require__, 1072));
        exitWith(await runMergeReports(await existingFolder(dir, "merge-reports"), parts, options));
    });
    program
        .command("fix")
        .description("apply the suggestions that are certain, after showing them")
        .argument("[dir]", "folder of the memory", ".")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .option("--yes", "write without asking")
        .option("--dry-run", "show the changes and write nothing")
        .action(async (dir, options) => {
        const { runFix } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(386), __webpack_require__.e(287), __webpack_require__.e(834), __webpack_require__.e(872), __webpack_require__.e(111), __webpack_require__.e(498), __webpack_require__.e(949), __webpack_require__.e(536)]).then(__webpack_require__.bind(__webpack_require__, 1536));
        exitWith(await runFix(await existingFolder(dir, "fix"), options));
    });
    program
        .command("reindex")
        .description("make the index that a change is judged by without reading everything")
        .argument("[dir]", "folder of the memory", ".")
        .requiredOption("--write", "write the index to the working directory, below indexes/")
        .option("--layout <name|file>", "layout, built in or a file")
        .option("--config <file>", "configuration instead of memory-steward.yml")
        .option("--as-of <time>", "judge ages as of this time (RFC 3339) instead of now", instant)
        .action(async (dir, options) => {
        const { runReindex } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(287), __webpack_require__.e(834), __webpack_require__.e(872), __webpack_require__.e(111), __webpack_require__.e(498), __webpack_require__.e(854)]).then(__webpack_require__.bind(__webpack_require__, 6854));
        exitWith(await runReindex(await existingFolder(dir, "reindex"), options));
    });
    program
        .command("init")
        .description("start a company brain: folders, ontology, configuration, workflow; never overwrites")
        .argument("[dir]", "folder of the memory", ".")
        .action(async (dir) => {
        const { runInit } = await Promise.all(/* import() */[__webpack_require__.e(872), __webpack_require__.e(584)]).then(__webpack_require__.bind(__webpack_require__, 2584));
        exitWith(runInit(dir));
    });
    program
        .command("promote")
        .description("make a canonical record of a free-form note, its sources kept")
        .argument("<note>", "Markdown file of the note")
        .requiredOption("--kind <kind>", "kind of the record")
        .option("--id <id>", "id of the record; made from its title unless told")
        .option("--owner <id...>", "owners; the note's own unless told")
        .option("--to <file>", "file of the record; made from kind and id unless told")
        .action(async (note, options) => {
        const { runPromote } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(287), __webpack_require__.e(834), __webpack_require__.e(872), __webpack_require__.e(111), __webpack_require__.e(498), __webpack_require__.e(949), __webpack_require__.e(6)]).then(__webpack_require__.bind(__webpack_require__, 9006));
        exitWith(await runPromote(note, options));
    });
    program
        .command("doctor")
        .description("say what the set-up on GitHub lacks: workflows, permissions, required checks; each with the mend")
        .argument("[dir]", "folder of the repository", ".")
        .option("--repository <owner/name>", "look at its settings too, with the token in GITHUB_TOKEN")
        .option("--branch <name>", "branch whose rules are looked at", "main")
        .action(async (dir, options) => {
        const { runDoctor } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(834), __webpack_require__.e(111), __webpack_require__.e(321), __webpack_require__.e(43)]).then(__webpack_require__.bind(__webpack_require__, 4953));
        exitWith(await runDoctor(await existingFolder(dir, "doctor"), options));
    });
    program
        .command("explain")
        .description("explain a rule: why it is there, what to do, a bad and a good example")
        .argument("<rule>", "id of the rule, such as graph/dangling-edge")
        .action(async (rule) => {
        const { runExplain } = await Promise.all(/* import() */[__webpack_require__.e(287), __webpack_require__.e(642), __webpack_require__.e(513)]).then(__webpack_require__.bind(__webpack_require__, 513));
        exitWith(runExplain(rule));
    });
    program
        .command("rules")
        .description("list the rules")
        .action(async () => {
        const { runRules } = await Promise.all(/* import() */[__webpack_require__.e(287), __webpack_require__.e(642), __webpack_require__.e(745)]).then(__webpack_require__.bind(__webpack_require__, 5745));
        exitWith(runRules());
    });
    return program;
}
async function existingFolder(dir, command) {
    const path = (0,external_node_path_.resolve)(dir);
    if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
        return path;
    const { noFolder } = await Promise.all(/* import() */[__webpack_require__.e(872), __webpack_require__.e(339)]).then(__webpack_require__.bind(__webpack_require__, 2339));
    throw noFolder(dir, command);
}
function instant(text) {
    const parsed = (0,clock/* parseInstant */.n)(text);
    if (!parsed)
        throw new esm/* InvalidArgumentError */.Di("a time such as 2026-05-08T12:00:00Z is wanted.");
    return new Date(parsed.time);
}
function shardOf(text) {
    const shard = (0,part_of_path/* parseShard */.uK)(text);
    if (!shard)
        throw new esm/* InvalidArgumentError */.Di(`one part of up to ${part_of_path/* MAX_SHARDS */.hH} is wanted, such as 1/4.`);
    return shard;
}
function positiveInteger(text) {
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < 1)
        throw new esm/* InvalidArgumentError */.Di("a whole number of at least 1 is wanted.");
    return value;
}


/***/ }),

/***/ 9243:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hH: () => (/* binding */ MAX_SHARDS),
/* harmony export */   uK: () => (/* binding */ parseShard),
/* harmony export */   wQ: () => (/* binding */ partOfPath)
/* harmony export */ });
const MAX_SHARDS = 256;
function parseShard(text) {
    const [, shard = 0, of = 0] = (/^([0-9]{1,3})\/([0-9]{1,3})$/.exec(text) ?? []).map(Number);
    return shard >= 1 && shard <= of && of <= MAX_SHARDS ? { shard, of } : undefined;
}
function partOfPath(path, count) {
    let hash = 0x811c9dc5;
    for (let i = 0; i < path.length; i++)
        hash = Math.imul(hash ^ path.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return Math.floor((((hash ^ (hash >>> 16)) >>> 0) * count) / 2 ** 32) + 1;
}


/***/ }),

/***/ 8359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ parseInstant)
/* harmony export */ });
const RFC3339 = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d{1,9})?([Zz]|[+-]\d{2}:\d{2}))?$/;
function parseInstant(text) {
    const usual = usualInstant(text);
    if (usual)
        return usual;
    const match = RFC3339.exec(text);
    if (!match)
        return undefined;
    const [, year, month, day, hour, minute, second, fraction, zone] = match;
    const dateOnly = hour === undefined;
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day))
        return undefined;
    if (dateOnly)
        return { time: date.getTime(), dateOnly };
    if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60)
        return undefined;
    const clock = (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000;
    const milliseconds = fraction === undefined ? 0 : Math.floor(Number(`0${fraction}`) * 1000);
    return { time: date.getTime() + clock + milliseconds - offsetOf(zone ?? "Z"), dateOnly };
}
const USUAL = "0000-00-00T00:00:00Z";
function usualInstant(text) {
    if (text.length !== USUAL.length)
        return undefined;
    for (let at = 0; at < USUAL.length; at++) {
        const unit = text.charCodeAt(at);
        const wanted = USUAL.charCodeAt(at);
        if (unit !== wanted && (wanted !== ZERO || unit < ZERO || unit > ZERO + 9))
            return undefined;
    }
    const hour = twoDigits(text, 11);
    const minute = twoDigits(text, 14);
    const second = twoDigits(text, 17);
    const day = twoDigits(text, 8);
    if (text.charCodeAt(0) === ZERO || day < 1 || day > 28 || hour > 23 || minute > 59 || second > 59)
        return undefined;
    const month = twoDigits(text, 5);
    if (month < 1 || month > 12)
        return undefined;
    const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
    return { time: Date.UTC(year, month - 1, day, hour, minute, second), dateOnly: false };
}
const ZERO = 0x30;
function twoDigits(text, at) {
    return (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;
}
function offsetOf(zone) {
    if (zone === "Z" || zone === "z")
        return 0;
    const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6));
    return (zone.startsWith("-") ? -minutes : minutes) * 60_000;
}


/***/ }),

/***/ 989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ NoMemoryError),
/* harmony export */   y: () => (/* binding */ UserError)
/* harmony export */ });
class UserError extends Error {
    name = "UserError";
    advice;
    constructor(message, advice) {
        super(message);
        this.advice = advice;
    }
}
class NoMemoryError extends UserError {
}


/***/ }),

/***/ 1522:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ describeFailure)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6672);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(989);


function describeFailure(error, version) {
    if (error instanceof _memory_user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y) {
        const advice = error.advice === undefined ? "" : `  ${harmless(error.advice)}\n`;
        return { text: `memory-steward: ${harmless(error.message)}\n${advice}`, exitCode: 2 };
    }
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const lines = detail.split("\n", STACK_LINES).map(harmless);
    return {
        text: `memory-steward ${version} failed by a fault of its own; nothing was written after this point.\nPlease report it with these lines:\n${lines.join("\n")}\n`,
        exitCode: 3,
    };
}
const LONGEST = 4000;
const STACK_LINES = 40;
function harmless(text) {
    return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleStart */ .db)(text, LONGEST);
}


/***/ }),

/***/ 6672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   Wp: () => (/* binding */ clipBytes),
/* harmony export */   db: () => (/* binding */ visibleStart)
/* harmony export */ });
const ACTING = /((?<=\p{Extended_Pictographic})\uFE0F)|[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SHORT = new Map([
    ["\n", "\\n"],
    ["\r", "\\r"],
    ["\t", "\\t"],
]);
function visible(text) {
    return text.replace(ACTING, (character, kept) => kept ?? SHORT.get(character) ?? escapeOf(character));
}
function escapeOf(character) {
    const code = character.codePointAt(0) ?? 0;
    const hex = code.toString(16).toUpperCase();
    if (code <= 0xff)
        return `\\x${hex.padStart(2, "0")}`;
    return code <= 0xffff ? `\\u${hex.padStart(4, "0")}` : `\\u{${hex}}`;
}
function clip(text, limit) {
    if (text.length <= limit)
        return text;
    return `${wholeCharacters(text.slice(0, Math.max(0, limit - 1)))}…`;
}
const ELLIPSIS_BYTES = 3;
function clipBytes(text, limit) {
    if (Buffer.byteLength(text) <= limit)
        return text;
    let bytes = 0;
    let end = 0;
    for (const character of text) {
        bytes += Buffer.byteLength(character);
        if (bytes > limit - ELLIPSIS_BYTES)
            break;
        end += character.length;
    }
    return `${text.slice(0, end)}…`;
}
function visibleStart(text, limit) {
    return clip(visible(clip(text, limit)), limit * 2);
}
function wholeCharacters(text) {
    const last = text.charCodeAt(text.length - 1);
    return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text;
}


/***/ })

};
