export const id = 461;
export const ids = [461];
export const modules = {

/***/ 3942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ ruleTable),
/* harmony export */   CW: () => (/* binding */ nearestRules),
/* harmony export */   Y3: () => (/* binding */ ruleText)
/* harmony export */ });
/* harmony import */ var picocolors__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4538);
/* harmony import */ var _memory_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6155);
/* harmony import */ var _rule_example_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6279);
/* harmony import */ var _rule_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1110);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(244);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8530);






const WIDTH = 100;
const NEAR = 6;
const SHORTEST_WORD = 3;
const HOLDING = 12;
function ruleText(rule, options) {
    const { bold, dim } = picocolors__WEBPACK_IMPORTED_MODULE_4__.createColors(options.color);
    const { id, title, severity, rationale, remedy, locked, mends, bad, good } = rule;
    const section = (name, text) => [bold(name), ...(0,_wrap_js__WEBPACK_IMPORTED_MODULE_3__/* .wrap */ .L)(text, WIDTH - 2).map((line) => `  ${line}`), ""];
    const examples = (name, blocks) => blocks.flatMap((block) => [
        `${bold(name)}  ${block.title}`,
        ...block.lines.map((line) => `  ${line}`.trimEnd()),
        "",
    ]);
    const lines = [
        bold(title),
        dim(`${id} · ${severity}${locked ? ", locked: no setting lowers it" : ""}`),
        "",
        ...section("Why", rationale),
        ...section("What to do", remedy),
        ...(mends === undefined ? [] : section("Mended by fix", mends)),
        ...examples("Bad", (0,_rule_example_js__WEBPACK_IMPORTED_MODULE_0__/* .exampleBlocks */ .j)(bad, bad.at)),
        ...examples("Good", (0,_rule_example_js__WEBPACK_IMPORTED_MODULE_0__/* .exampleBlocks */ .j)(good)),
        `${bold("Read on")}  ${(0,_rule_page_js__WEBPACK_IMPORTED_MODULE_1__/* .rulePageAddress */ .AD)(id)}`,
    ];
    return `${lines.join("\n")}\n`;
}
function ruleTable(rules) {
    const width = Math.max(0, ...rules.map(({ id }) => id.length));
    const lines = [];
    for (const [area, list] of (0,_rule_page_js__WEBPACK_IMPORTED_MODULE_1__/* .byArea */ .lg)(rules)) {
        lines.push(area);
        for (const { id, severity, mends, title } of list) {
            lines.push(`  ${id.padEnd(width)}  ${severity.padEnd(7)}  ${mends === undefined ? "   " : "fix"}  ${title}`);
        }
        lines.push("");
    }
    const mended = rules.filter(({ mends }) => mends !== undefined).length;
    lines.push(`${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(rules.length, "rule")}; fix: memory-steward fix mends what is certain (${mended} of them)`);
    return `${lines.join("\n")}\n`;
}
function nearestRules(id, rules) {
    const wanted = id.toLowerCase().slice(0, 100);
    const holding = rules.map((rule) => rule.id).filter((rule) => rule.includes(wanted));
    if (wanted.length >= SHORTEST_WORD && holding.length > 0)
        return holding.sort().slice(0, HOLDING);
    const distance = (rule) => Math.min((0,_memory_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .editDistance */ .YC)(wanted, rule, NEAR), (0,_memory_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .editDistance */ .YC)(wanted, rule.slice(rule.indexOf("/") + 1), NEAR));
    return rules
        .map((rule) => ({ id: rule.id, distance: distance(rule.id) }))
        .filter((candidate) => candidate.distance <= Math.min(NEAR, wanted.length / 2))
        .sort((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
        .slice(0, 3)
        .map((candidate) => candidate.id);
}


/***/ }),

/***/ 6461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runRules: () => (/* binding */ runRules)
/* harmony export */ });
/* harmony import */ var _report_rule_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3942);
/* harmony import */ var _rules_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5601);


function runRules() {
    process.stdout.write((0,_report_rule_text_js__WEBPACK_IMPORTED_MODULE_0__/* .ruleTable */ .B2)(_rules_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .RULES */ .y));
    return 0;
}


/***/ })

};
