export const id = 93;
export const ids = [93];
export const modules = {

/***/ 5830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ check)
});

// EXTERNAL MODULE: ./build/src/indexes/not-local.js
var not_local = __webpack_require__(1741);
// EXTERNAL MODULE: ./build/src/load/gate.js + 7 modules
var load_gate = __webpack_require__(9296);
// EXTERNAL MODULE: ./build/src/load/locate-findings.js
var locate_findings = __webpack_require__(2145);
// EXTERNAL MODULE: ./build/src/load/located-file.js
var located_file = __webpack_require__(8767);
// EXTERNAL MODULE: ./build/src/load/source-digest.js
var source_digest = __webpack_require__(1206);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(989);
// EXTERNAL MODULE: ./build/src/report/json.js
var json = __webpack_require__(7912);
// EXTERNAL MODULE: ./build/src/rules/gate/verdict-change.js
var verdict_change = __webpack_require__(4425);
// EXTERNAL MODULE: ./build/src/rules/registry.js + 84 modules
var registry = __webpack_require__(8068);
// EXTERNAL MODULE: ./build/src/commands/generated-files.js
var generated_files = __webpack_require__(5279);
// EXTERNAL MODULE: ./build/src/commands/judgement.js + 3 modules
var commands_judgement = __webpack_require__(1964);
// EXTERNAL MODULE: ./build/src/commands/misnamed-rules.js
var misnamed_rules = __webpack_require__(3516);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(5037);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(5280);
;// CONCATENATED MODULE: ./build/src/commands/index-files.js



function indexFilesIn(tree, root) {
    const lookup = new tree_lookup/* TreeLookup */.Tg(tree);
    const filesBelow = async (folder) => {
        const files = [];
        for (const [name, { mode, oid }] of await lookup.folder(folder)) {
            const path = `${folder}/${name}`;
            if (mode === "040000")
                files.push(...(await filesBelow(path)));
            else
                files.push({ path, mode, oid });
        }
        return files;
    };
    return {
        async read(path) {
            const entry = await lookup.file(root + path);
            if (!entry)
                return undefined;
            try {
                return Buffer.from(await (0,memory_tree/* readFile */.TA)(tree, entry));
            }
            catch (error) {
                throw (0,not_local/* brokenIndex */.S)(`${entry.path} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
            }
        },
        async id(path) {
            const full = root + path;
            return (await lookup.folder((0,tree_lookup/* parentOf */.gN)(full))).get(full.slice(full.lastIndexOf("/") + 1))?.oid;
        },
        async names(folder) {
            const entries = await lookup.folder(root + folder);
            return new Set([...entries.values()].map(({ name, mode }) => (mode === "040000" ? `${name}/` : name)));
        },
        async visitAll(folder, visit) {
            await tree.read(await filesBelow(root + folder), (entry, bytes) => {
                if (bytes instanceof Error)
                    throw (0,not_local/* brokenIndex */.S)(`${entry.path} cannot be read: ${bytes.message}`);
                visit(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
            });
        },
    };
}

// EXTERNAL MODULE: ./build/src/commands/judge-locally.js + 3 modules
var judge_locally = __webpack_require__(4307);
// EXTERNAL MODULE: ./build/src/commands/report-of.js
var report_of = __webpack_require__(2376);
// EXTERNAL MODULE: ./build/src/commands/require-memory.js
var require_memory = __webpack_require__(2291);
// EXTERNAL MODULE: ./build/src/commands/statistics.js
var statistics = __webpack_require__(8589);
;// CONCATENATED MODULE: ./build/src/commands/check.js

















async function check(input) {
    const comparison = "comparison" in input.subject ? input.subject.comparison : undefined;
    const judged = "comparison" in input.subject ? input.subject.comparison.judged : input.subject.tree;
    const shown = comparison?.head ?? judged;
    let outcome = comparison ? await judgeComparison(comparison, input) : await judgeWhole(judged, undefined, input);
    const budget = { spent: 0 };
    let findings = await (0,locate_findings/* locateFindings */.H)(outcome.judgement.problems, judged, outcome.gate.layout, shown, budget);
    if (outcome.editCharacters !== undefined && outcome.editCharacters + budget.spent > located_file/* EDIT_CHARACTERS */.e) {
        const readAllBecause = "there are more problems than edits are made for";
        outcome = { ...(await judgeWhole(judged, comparison, input)), readAllBecause };
        findings = await (0,locate_findings/* locateFindings */.H)(outcome.judgement.problems, judged, outcome.gate.layout, shown);
    }
    const { gate, judgement, tallies, readAllBecause } = outcome;
    const report = (0,report_of/* reportOf */.E)({
        root: input.root,
        gate,
        sourceDigest: await (0,source_digest/* sourceDigest */.c)(judged, gate),
        tallies,
        findings,
        ...(comparison && { comparison }),
    });
    return { report, shown, gate, judgement, readAllBecause };
}
async function judgeComparison(comparison, input) {
    if (input.useIndex === false)
        return await judgeWhole(comparison.judged, comparison, input);
    try {
        const { target } = comparison;
        const gate = await attempt(target, input.gate);
        if (gate instanceof user_error/* UserError */.y)
            throw new not_local/* NotLocal */.X("the target branch has no usable gate");
        const judgement = await (0,judge_locally/* judgeLocally */.o)({
            comparison,
            gate,
            problems: [...gate.problems, ...(0,misnamed_rules/* misnamedRules */.W)(gate)],
            now: input.now,
            files: indexFilesIn(target, gate.layout.root),
        });
        const { tallies, editCharacters } = judgement;
        return { gate, judgement, tallies, editCharacters };
    }
    catch (error) {
        if (!(error instanceof not_local/* NotLocal */.X))
            throw error;
        return { ...(await judgeWhole(comparison.judged, comparison, input)), readAllBecause: error.message };
    }
}
async function judgeWhole(judged, comparison, input) {
    const { gate, proposed, problems } = await gatesOf(judged, comparison, input.gate);
    await (0,require_memory/* requireMemory */.F)(comparison ? [judged, comparison.target] : [judged], gate);
    const regenerate = async () => {
        const own = await check({ ...input, subject: { tree: judged } });
        return new TextEncoder().encode((0,json/* renderJson */.h)(own.report));
    };
    const gateFiles = new Set([...gate.files.keys(), ...(proposed?.files.keys() ?? []), gate.baselinePath]);
    const misnamed = (0,misnamed_rules/* misnamedRules */.W)(proposed ?? gate);
    const common = {
        judged,
        gateFiles,
        ...(comparison && { base: comparison.changeBase, conflicts: comparison.conflicts }),
        generated: ({ tree, entries }) => (0,generated_files/* generatedFiles */.R)(tree, entries, gate, comparison && regenerate),
        now: input.now,
        ...(input.onProgress && { onProgress: input.onProgress }),
    };
    let judgement = await (0,commands_judgement/* judge */.S4)({
        ...common,
        gate,
        proposedOntology: proposed?.ontology ?? gate.ontology,
        problems: [...problems, ...misnamed],
    });
    if (proposed && editsGate(gate, proposed)) {
        const own = await (0,commands_judgement/* judge */.S4)({
            ...common,
            gate: proposed,
            proposedOntology: proposed.ontology,
            problems: [...problems, ...misnamed],
        });
        const verdictChange = verdictChangeOf(judgement, own, gate, proposed);
        if (verdictChange) {
            judgement = await (0,commands_judgement/* judge */.S4)({
                ...common,
                gate,
                proposedOntology: proposed.ontology,
                problems: [...problems, ...misnamed, verdictChange],
            });
        }
    }
    return { gate, judgement, tallies: (0,statistics/* talliesOf */.MP)(judgement.memory, judgement.graph) };
}
async function gatesOf(judged, comparison, options) {
    if (!comparison) {
        const gate = await (0,load_gate/* loadGate */.W)(judged, options);
        return { gate, proposed: undefined, problems: gate.problems };
    }
    const [base, own] = await Promise.all([attempt(comparison.target, options), attempt(judged, options)]);
    if (base instanceof user_error/* UserError */.y) {
        if (own instanceof user_error/* UserError */.y)
            throw own;
        const problem = {
            rule: "gate/base-unusable",
            message: `The target branch has no usable gate, so this change is judged by its own. ${base.message}`,
            at: { path: own.files.keys().next().value ?? "memory-steward.yml" },
        };
        return { gate: own, proposed: undefined, problems: [...own.problems, problem] };
    }
    if (own instanceof user_error/* UserError */.y) {
        const problem = {
            rule: "gate/invalid-file",
            message: own.message,
            at: { path: base.files.keys().next().value ?? "memory-steward.yml" },
        };
        return { gate: base, proposed: undefined, problems: [problem] };
    }
    return { gate: base, proposed: own, problems: own.problems };
}
async function attempt(tree, options) {
    try {
        return await (0,load_gate/* loadGate */.W)(tree, options);
    }
    catch (error) {
        if (error instanceof user_error/* UserError */.y)
            return error;
        throw error;
    }
}
function editsGate(gate, proposed) {
    return editedFiles(gate, proposed).length > 0;
}
function editedFiles(gate, proposed) {
    const paths = new Set([...gate.files.keys(), ...proposed.files.keys()]);
    return [...paths].filter((path) => gate.files.get(path) !== proposed.files.get(path)).sort();
}
function verdictChangeOf(now, then, gate, proposed) {
    const open = (judgement) => judgement.problems.filter(({ accepted }) => accepted === undefined).map(plain);
    const weakened = weakenings(now, then, gate, proposed);
    const message = (0,verdict_change/* describeVerdictChange */.h)(open(now), open(then), weakened);
    const [path] = editedFiles(gate, proposed);
    if (path === undefined)
        return undefined;
    return { rule: "gate/verdict-change", message, at: { path }, ...(weakened.length > 0 && { severity: "warning" }) };
}
function weakenings(now, then, gate, proposed) {
    const clauses = [];
    const unread = [...now.memory.files.keys()].filter((path) => !then.memory.files.has(path)).length;
    if (unread > 0)
        clauses.push(`${unread} of ${now.memory.files.size} files would no longer be read`);
    const loosened = registry/* RULES */.y.filter(({ id, severity }) => {
        const was = RANK[gate.severities.get(id) ?? severity];
        return RANK[proposed.severities.get(id) ?? severity] > was;
    });
    if (loosened.length > 0) {
        clauses.push(`less weight would be given to ${loosened.map(({ id }) => id).join(", ")}`);
    }
    return clauses;
}
const RANK = { error: 0, warning: 1, note: 2, off: 3 };
function plain({ problem, severity, fingerprint }) {
    return { rule: problem.rule, severity, message: problem.message, path: problem.at.path, fingerprint };
}


/***/ }),

/***/ 6093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/rules/judge.js + 1 modules
var judge = __webpack_require__(4041);
;// CONCATENATED MODULE: ./build/src/commands/baseline.js

function baselineFile({ report, gate }) {
    const findings = report.findings
        .filter(({ severity, accepted, rule }) => severity !== "note" && accepted !== "waived" && (0,judge/* findRule */.Il)(rule)?.locked !== true)
        .map(({ fingerprint, rule, path, record, subject }) => ({
        fingerprint,
        rule,
        path,
        ...(record !== undefined && { record }),
        ...(subject !== undefined && { subject }),
    }))
        .sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
    const lines = findings.map((finding) => `    ${JSON.stringify(finding)}`).join(",\n");
    const list = findings.length === 0 ? "[]" : `[\n${lines}\n  ]`;
    return {
        path: gate.baselinePath,
        text: `{\n  "baseline": "memory-steward.baseline/v1",\n  "findings": ${list}\n}\n`,
        count: findings.length,
    };
}

// EXTERNAL MODULE: ./build/src/commands/check.js + 1 modules
var check = __webpack_require__(5830);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(989);
// EXTERNAL MODULE: ./build/src/report/json.js
var json = __webpack_require__(7912);
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
    const [incremental, full] = [(0,json/* renderJson */.h)(result.report).split("\n"), (0,json/* renderJson */.h)(whole.report).split("\n")];
    const at = full.findIndex((line, index) => line !== incremental[index]);
    if (at === -1 && full.length === incremental.length) {
        process.stderr.write("The incremental check and the full check give the same report.\n");
        return;
    }
    throw new Error(`the incremental check differs from the full one at line ${at + 1} of the report as JSON: ` +
        `${incremental[at]?.trim() ?? "the end"} instead of ${full[at]?.trim() ?? "the end"}`);
}

// EXTERNAL MODULE: ./build/src/git/repository.js + 17 modules
var git_repository = __webpack_require__(827);
// EXTERNAL MODULE: ./build/src/terminal/find-memory.js
var find_memory = __webpack_require__(2339);
// EXTERNAL MODULE: ./build/src/terminal/files-below.js
var files_below = __webpack_require__(7945);
// EXTERNAL MODULE: ./build/src/terminal/gate-options.js
var gate_options = __webpack_require__(1504);
// EXTERNAL MODULE: ./build/src/terminal/output.js
var output = __webpack_require__(5997);
// EXTERNAL MODULE: ./build/src/terminal/print-report.js + 3 modules
var print_report = __webpack_require__(5200);
// EXTERNAL MODULE: ./build/src/terminal/progress.js
var terminal_progress = __webpack_require__(2327);
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
            onProgress: progress.update,
        };
        const result = await (0,check/* check */.z)(input);
        if (options.verifyIncremental)
            await verifyIncremental(input, result);
        progress.clear();
        if (options.updateBaseline) {
            const { path, text, count } = baselineFile(result);
            (0,files_below/* assertWritable */.Bz)(dir, path);
            (0,output/* writeFileWhole */.t)((0,external_node_path_.resolve)(dir, path), text);
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

/***/ 2327:
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
