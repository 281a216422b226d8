export const id = 9214;
export const ids = [9214];
export const modules = {

/***/ 86989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ baselineText),
/* harmony export */   _: () => (/* binding */ baselineFile)
/* harmony export */ });
/* harmony import */ var _memory_acceptance_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63882);
/* harmony import */ var _rules_judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74041);


function baselineFile({ report, gate, salt }) {
    const findings = [];
    const secrets = new Map();
    for (const finding of report.findings) {
        const known = finding.subject === undefined ? undefined : gate.baseline.secrets.get(finding.subject);
        if (known)
            secrets.set(known.fingerprint, known);
        else if (!isAcceptable(finding))
            continue;
        else if ((0,_memory_acceptance_js__WEBPACK_IMPORTED_MODULE_1__/* .isSecret */ .$)(finding.subject))
            secrets.set(finding.subject ?? "", acceptedSecret(finding));
        else
            findings.push(acceptedFinding(finding));
    }
    return baselineText(gate.baselinePath, findings, [...secrets.values()], gate.baseline.salt ?? salt);
}
function baselineText(path, findings, secrets, salt) {
    const members = [
        `"baseline": "memory-steward.baseline/v1"`,
        ...(secrets.length > 0 ? [`"salt": ${JSON.stringify(salt)}`] : []),
        `"findings": ${list(findings)}`,
        ...(secrets.length > 0 ? [`"secrets": ${list(secrets.map(inOrder))}`] : []),
    ];
    return { path, text: `{\n  ${members.join(",\n  ")}\n}\n`, count: findings.length + secrets.length };
}
function isAcceptable({ severity, accepted, rule }) {
    return severity !== "note" && accepted !== "waived" && (0,_rules_judge_js__WEBPACK_IMPORTED_MODULE_0__/* .findRule */ .Il)(rule)?.locked !== true;
}
function acceptedFinding({ fingerprint, rule, path, record, subject }) {
    return {
        fingerprint,
        rule,
        path,
        ...(record !== undefined && { record }),
        ...(subject !== undefined && { subject }),
    };
}
function acceptedSecret({ subject = "", rule, path }) {
    return { fingerprint: subject, rule, path };
}
function inOrder({ fingerprint, rule, path, actor, reason, expires }) {
    return { fingerprint, rule, path, actor, reason, expires };
}
function list(entries) {
    if (entries.length === 0)
        return "[]";
    const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`).sort();
    return `[\n${lines.join(",\n")}\n  ]`;
}


/***/ }),

/***/ 69214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/commands/baseline.js
var baseline = __webpack_require__(86989);
// EXTERNAL MODULE: ./build/src/commands/check.js + 6 modules
var check = __webpack_require__(52850);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/report/json.js
var json = __webpack_require__(47912);
;// CONCATENATED MODULE: ./build/src/terminal/verify-incremental.js



async function verifyIncremental(input, result) {
    if (!("comparison" in input.subject)) {
        throw new user_error/* UserError */.y("Without a base there is no incremental check.", "Name one with --base.");
    }
    if (result.readAllBecause !== undefined) {
        process.stderr.write(`Everything was read, because ${result.readAllBecause}. There is nothing to compare.\n`);
        return;
    }
    const whole = await (0,check/* check */.z)({ ...input, useIndex: false });
    const [incremental, full] = [(0,json/* renderJson */.hF)(result.report).split("\n"), (0,json/* renderJson */.hF)(whole.report).split("\n")];
    const at = full.findIndex((line, index) => line !== incremental[index]);
    if (at === -1 && full.length === incremental.length) {
        process.stderr.write("The incremental check and the full check give the same report.\n");
        return;
    }
    throw new Error(`the incremental check differs from the full one at line ${at + 1} of the report as JSON: ` +
        `${incremental[at]?.trim() ?? "the end"} instead of ${full[at]?.trim() ?? "the end"}`);
}

// EXTERNAL MODULE: ./build/src/git/repository.js + 20 modules
var git_repository = __webpack_require__(9204);
// EXTERNAL MODULE: ./build/src/terminal/find-memory.js
var find_memory = __webpack_require__(82339);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(91504);
// EXTERNAL MODULE: ./build/src/terminal/print-report.js + 3 modules
var print_report = __webpack_require__(45200);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var terminal_progress = __webpack_require__(82327);
// EXTERNAL MODULE: ./build/src/terminal/redaction.js
var redaction = __webpack_require__(44771);
// EXTERNAL MODULE: ./build/src/terminal/write-output.js
var write_output = __webpack_require__(74987);
;// CONCATENATED MODULE: ./build/src/terminal/check.js












async function runCheck(dir, options) {
    const repository = await (0,git_repository/* openRepository */.h)(dir);
    const progress = (0,terminal_progress/* progressLine */.o)(process.stderr);
    try {
        const subject = options.base !== undefined
            ? { comparison: await repository.compare(options.base, options.head) }
            : {
                tree: options.head !== undefined ? await repository.commitTree(options.head) : await repository.workingTree(),
            };
        const input = {
            subject,
            root: repository.prefix.replace(/\/$/, ""),
            gate: (0,gate_options/* gateOptions */.O)(dir, options, repository),
            now: options.asOf ?? new Date(),
            useIndex: options.index !== false,
            secrets: options.secrets !== false && {
                onValue: redaction/* redactor */.$p.learn,
                ...(options.updateBaseline && { newSalt: (0,external_node_crypto_.randomBytes)(16).toString("hex") }),
            },
            onProgress: progress.update,
        };
        const result = await (0,check/* check */.z)(input);
        if (options.verifyIncremental)
            await verifyIncremental(input, result);
        progress.clear();
        if (options.updateBaseline) {
            const { path, text, count } = (0,baseline/* baselineFile */._)(result);
            (0,write_output/* writeOutput */.z)(dir, (0,external_node_path_.resolve)(dir, path), text);
            process.stdout.write(`Wrote ${path} with ${count} accepted finding${count === 1 ? "" : "s"}.\n`);
            return 0;
        }
        await (0,print_report/* printReport */.Y)(dir, result, options);
        return result.report.verdict === "fail" ? 1 : 0;
    }
    catch (error) {
        throw (0,find_memory/* withMemoryAbove */.$)(error, dir, "check");
    }
    finally {
        progress.clear();
        await repository.close();
    }
}


/***/ }),

/***/ 82327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ progressLine)
/* harmony export */ });
const FIRST_AFTER = 1000;
const TERMINAL_EVERY = 100;
const LOG_EVERY = 5000;
function progressLine(stream) {
    const started = Date.now();
    let last = started;
    let shown = false;
    return {
        update(done, total) {
            const now = Date.now();
            if (now - started < FIRST_AFTER || now - last < (stream.isTTY ? TERMINAL_EVERY : LOG_EVERY))
                return;
            last = now;
            const text = `read ${done} of ${total} files`;
            if (stream.isTTY) {
                stream.write(`\r\x1b[K${text}`);
                shown = true;
            }
            else {
                stream.write(`${text}\n`);
            }
        },
        clear() {
            if (shown)
                stream.write("\r\x1b[K");
            shown = false;
        },
    };
}


/***/ })

};
