export const id = 3515;
export const ids = [3515];
export const modules = {

/***/ 18726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ propose)
});

// UNUSED EXPORTS: openMemory

// EXTERNAL MODULE: ./build/src/memory/proposal.js
var proposal = __webpack_require__(26139);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/report/visible-text.js
var visible_text = __webpack_require__(36672);
// EXTERNAL MODULE: ./build/src/report/wording.js
var wording = __webpack_require__(71272);
;// CONCATENATED MODULE: ./build/src/report/proposal/headline.js


const VERBS = {
    added: "Add",
    changed: "Change",
    moved: "Move",
    renamed: "Rename",
    removed: "Remove",
    unreadable: "Break",
};
const NAME_LIMIT = 80;
function proposalHeadline({ diff, update }) {
    const from = `from ${update.sourceRun.repository}`;
    const [first, ...others] = diff.records;
    if (!first)
        return `Change ${(0,wording/* plural */.LS)(diff.otherFiles.length, "file")} of the memory, ${from}`;
    const more = others.length === 0 ? "" : ` and ${(0,wording/* plural */.LS)(others.length, "more record")}`;
    return `${VERBS[first.state]} ${plainName(first.id)}${more}, ${from}`;
}
function plainName(name) {
    return (0,visible_text/* clip */.$Q)(name.replace(/[^\p{L}\p{N} .:/_-]/gu, "_"), NAME_LIMIT);
}

// EXTERNAL MODULE: ./build/src/memory/forge.js
var forge = __webpack_require__(59402);
// EXTERNAL MODULE: ./build/src/report/comment/document.js
var comment_document = __webpack_require__(35649);
// EXTERNAL MODULE: ./build/src/report/comment/people-blocks.js
var people_blocks = __webpack_require__(15226);
// EXTERNAL MODULE: ./build/src/report/comment/print-markdown.js
var print_markdown = __webpack_require__(77299);
// EXTERNAL MODULE: ./build/src/report/comment/room.js
var comment_room = __webpack_require__(82267);
// EXTERNAL MODULE: ./build/src/report/diff/blocks.js + 2 modules
var blocks = __webpack_require__(44337);
// EXTERNAL MODULE: ./build/src/report/diff/words.js
var words = __webpack_require__(42071);
;// CONCATENATED MODULE: ./build/src/report/proposal/decision-blocks.js



const decision_blocks_NAME_LIMIT = 120;
const VALUE_LIMIT = 200;
const LISTED_MATCHES = 5;
function decisionParts({ records }) {
    return records.map(({ record, review }) => {
        if (review)
            return reviewBlocks(review);
        const why = WORDS[record.reason] ?? "";
        return [(0,comment_document/* paragraph */.FY)((0,comment_document/* strong */.ko)((0,comment_document/* text */.Qq)(record.decision)), (0,comment_document/* text */.Qq)(" "), decision_blocks_name(record.id), (0,comment_document/* text */.Qq)(`: ${why}`))];
    });
}
const WORDS = {
    edit_of_known_record: "an edit of a record that is known, which is compared with no other; a person decides.",
    removal: "it goes; a person decides.",
    no_record: "a file without a record that could be compared; a person decides.",
};
function decisionLine({ record, review }) {
    const said = review ? review.summary.replace(/^[a-z]+: /, "") : (WORDS[record.reason] ?? "");
    return [(0,comment_document/* strong */.ko)((0,comment_document/* text */.Qq)(record.decision)), (0,comment_document/* text */.Qq)(" "), decision_blocks_name(record.id), (0,comment_document/* text */.Qq)(": "), (0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(said, 400))];
}
function reviewBlocks(review) {
    const { candidate, decision, matches, related, retrieval } = review;
    const facts = [
        `relation ${review.relation.replaceAll("_", " ")}`,
        `rule ${review.rule}`,
        `handling ${review.handling}`,
        `confidence ${share(review.confidence)}`,
        `compared with ${retrieval.compared} of ${(0,wording/* plural */.LS)(retrieval.records, "record")}`,
    ];
    const shown = matches.slice(0, LISTED_MATCHES);
    const rest = matches.length - shown.length;
    const items = [
        ...candidate.signals.map(({ signal, phrase }) => [
            (0,comment_document/* text */.Qq)(`wording: ${signal} `),
            (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(phrase, decision_blocks_NAME_LIMIT)),
        ]),
        ...related
            .slice(0, LISTED_MATCHES)
            .map(({ id, status }) => [(0,comment_document/* text */.Qq)("same text in "), decision_blocks_name(id), (0,comment_document/* text */.Qq)(` (${status})`)]),
        ...shown.flatMap(matchItems),
        ...(rest > 0 ? [[(0,comment_document/* text */.Qq)(`and ${(0,wording/* plural */.LS)(rest, "weaker match")}`)]] : []),
    ];
    return [
        (0,comment_document/* paragraph */.FY)((0,comment_document/* strong */.ko)((0,comment_document/* text */.Qq)(decision)), (0,comment_document/* text */.Qq)(" "), decision_blocks_name(candidate.id), (0,comment_document/* text */.Qq)(": "), (0,comment_document/* code */.aY)(review.reason), (0,comment_document/* text */.Qq)(` · ${facts.join(" · ")}`)),
        ...(shown.length > 0 ? [matchTable(shown)] : []),
        ...(items.length > 0 ? [{ kind: "list", items }] : []),
    ];
}
function matchTable(matches) {
    const head = ["Record", "Relation", "Confidence", "Title", "Summary", "Detail", "Scope", "Status"];
    return {
        kind: "table",
        head: head.map((cell) => [(0,comment_document/* text */.Qq)(cell)]),
        rows: matches.map((match) => [
            [decision_blocks_name(match.id)],
            [(0,comment_document/* text */.Qq)(match.relation.replaceAll("_", " "))],
            [(0,comment_document/* text */.Qq)(share(match.confidence))],
            [(0,comment_document/* text */.Qq)(share(match.title))],
            [(0,comment_document/* text */.Qq)(share(match.summary))],
            [(0,comment_document/* text */.Qq)(share(match.detail))],
            [(0,comment_document/* text */.Qq)(match.scopeRelation)],
            [(0,comment_document/* text */.Qq)((0,visible_text/* clip */.$Q)(match.status, decision_blocks_NAME_LIMIT))],
        ]),
    };
}
function matchItems(match) {
    const buckets = Object.entries(match.evidence).map(([bucket, sum]) => `${bucket} ${bucketText(sum)}`);
    return [
        [decision_blocks_name(match.id), (0,comment_document/* text */.Qq)(`: ${buckets.join(" · ")}`)],
        ...match.failedBefore.map(({ relation, failed }) => [decision_blocks_name(match.id), (0,comment_document/* text */.Qq)(`: not ${relation}: ${failed}`)]),
        ...match.changes.map(({ flag, target, candidate }) => [
            decision_blocks_name(match.id),
            (0,comment_document/* text */.Qq)(`: ${flag}: `),
            ...values(target),
            (0,comment_document/* text */.Qq)(" → "),
            ...values(candidate),
        ]),
    ];
}
function bucketText({ sum, items }) {
    const parts = items.map(({ code: what, weight }) => `${what} ${hundredths(weight)}`);
    return parts.length === 0 ? hundredths(sum) : `${hundredths(sum)} (${parts.join(", ")})`;
}
function values(list) {
    if (list.length === 0)
        return [(0,comment_document/* text */.Qq)("nothing")];
    return (0,comment_document/* commas */.Rm)(list.slice(0, 10).map((value) => (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(value, VALUE_LIMIT))));
}
function decision_blocks_name(id) {
    return (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(id, decision_blocks_NAME_LIMIT));
}
function hundredths(value) {
    return (value / 100).toFixed(2);
}
function share(tenThousandths) {
    return (tenThousandths / 10_000).toFixed(4);
}

;// CONCATENATED MODULE: ./build/src/report/proposal/story.js
function isWithheld({ diff }) {
    return diff.records.some(({ restricted }) => restricted);
}

;// CONCATENATED MODULE: ./build/src/report/proposal/render-proposal.js













const render_proposal_NAME_LIMIT = 120;
const REASON_LIMIT = 500;
const RATIONALE_LIMIT = 2000;
const render_proposal_VALUE_LIMIT = 300;
const LISTED = 20;
const DIFF_ROWS = 30;
const DECISION_BYTES = 24_000;
const HANDLING = { person: "A person decides.", auto: "It may pass by itself where the policy allows that." };
function renderProposal(story) {
    return {
        title: proposalHeadline(story),
        body: `${(0,print_markdown/* printMarkdown */.x)(bodyDocument(story))}\n`,
        comment: `${(0,print_markdown/* printMarkdown */.x)(commentDocument(story))}\n`,
    };
}
function bodyDocument(story) {
    const room = new comment_room/* Room */.W(forge/* COMMENT_BYTES */.GJ - DECISION_BYTES - 500);
    const withheld = isWithheld(story);
    const document = [];
    const add = (...blocks) => {
        if (blocks.length > 0 && room.take(blocks))
            document.push(...blocks);
    };
    add((0,comment_document/* paragraph */.FY)(...rationaleLine(story)));
    add((0,comment_document/* paragraph */.FY)(...sourceLine(story)));
    add(...evidenceBlocks(story));
    add(...conflictBlocks("Main changed meanwhile", "Main's value stays", "Main", mainConflicts(story), withheld));
    add(...conflictBlocks("People changed meanwhile", "The branch's value stays", "Branch", story.conflicts, isWithheld(story)));
    add((0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)("What changes")), (0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(`${(0,words/* diffWords */.b)(story.diff)}.`)));
    document.push(...(0,blocks/* diffBlocks */.C)(story.diff, { rows: DIFF_ROWS, room }));
    add(...unwrittenBlocks(story));
    add(...reasonBlocks(story));
    add(...checkBlocks(story));
    document.push(...(0,people_blocks/* reviewerBlocks */.Q)(story, room));
    const { decision, handling } = story.block;
    const parts = decisionParts(story);
    const fold = new comment_room/* Room */.W(DECISION_BYTES).fill(parts, parts.length, (shown) => ({
        kind: "details",
        summary: [(0,comment_document/* text */.Qq)("Decision: "), (0,comment_document/* strong */.ko)((0,comment_document/* text */.Qq)(decision)), (0,comment_document/* text */.Qq)(`. ${HANDLING[handling]}`)],
        blocks: [
            ...shown.flat(),
            ...(shown.length < parts.length
                ? [(0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(`and ${(0,wording/* plural */.LS)(parts.length - shown.length, "more record")}`))]
                : []),
        ],
    }));
    return fold ? [...document, fold] : document;
}
function rationaleLine(story) {
    if (isWithheld(story))
        return [(0,comment_document/* text */.Qq)("This touches restricted records: what the update says of them is not repeated here.")];
    return [(0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(story.update.rationale, RATIONALE_LIMIT))];
}
function sourceLine({ update: { sourceRun, redactionStatus } }) {
    const { repository, id, url, agent } = sourceRun;
    const run = (0,comment_document/* linked */.q)(url, (0,comment_document/* text */.Qq)(`${repository}, run ${id}`));
    const parts = [(0,comment_document/* strong */.ko)((0,comment_document/* text */.Qq)("From"), (0,comment_document/* text */.Qq)(" "), run)];
    if (agent !== undefined)
        parts.push((0,comment_document/* text */.Qq)(`agent ${(0,visible_text/* clip */.$Q)(agent, render_proposal_NAME_LIMIT)}`));
    parts.push((0,comment_document/* text */.Qq)(REDACTION[redactionStatus]));
    return (0,comment_document/* dotted */.Bs)(parts);
}
const REDACTION = {
    redacted: "secrets taken out by the sender",
    clean: "no secrets, says the sender",
    "not-checked": "not searched for secrets by the sender",
};
function evidenceBlocks(story) {
    const { evidence = [] } = story.update;
    if (evidence.length === 0 || isWithheld(story))
        return [];
    const items = evidence.slice(0, LISTED).map(({ title, url, excerpt }) => {
        const host = url === undefined ? [] : [(0,comment_document/* text */.Qq)(" ("), (0,comment_document/* code */.aY)(hostOf(url)), (0,comment_document/* text */.Qq)(")")];
        const said = excerpt === undefined ? [] : [(0,comment_document/* text */.Qq)(": "), (0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(excerpt, render_proposal_VALUE_LIMIT))];
        return [(0,comment_document/* linked */.q)(url, (0,comment_document/* text */.Qq)((0,visible_text/* clip */.$Q)(title, REASON_LIMIT))), ...host, ...said];
    });
    return [(0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)("Evidence")), { kind: "list", items }];
}
function hostOf(url) {
    return URL.canParse(url) ? new URL(url).host : "";
}
function mainConflicts(story) {
    return story.changes.flatMap(({ path, conflicts }) => conflicts.map((conflict) => ({ path, ...conflict })));
}
function conflictBlocks(title, stays, side, conflicts, withheld) {
    if (conflicts.length === 0)
        return [];
    const rows = conflicts
        .slice(0, LISTED)
        .map(({ path, field, main, proposed }) => [
        [(0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(path, render_proposal_NAME_LIMIT))],
        [(0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(field, render_proposal_NAME_LIMIT))],
        valueLine(withheld ? WITHHELD : main),
        valueLine(withheld ? WITHHELD : proposed),
    ]);
    const rest = conflicts.length - rows.length;
    return [
        (0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)(title)),
        (0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(`${(0,wording/* plural */.LS)(conflicts.length, "field")} did not merge. ${stays}; edit the file here to choose otherwise.`)),
        { kind: "table", head: ["File", "Field", side, "Proposed"].map((cell) => [(0,comment_document/* text */.Qq)(cell)]), rows },
        ...(rest > 0 ? [(0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(`and ${(0,wording/* plural */.LS)(rest, "more field")}`))] : []),
    ];
}
const WITHHELD = Symbol("withheld");
function valueLine(value) {
    if (value === WITHHELD)
        return [(0,comment_document/* text */.Qq)("not shown")];
    if (value === undefined)
        return [(0,comment_document/* text */.Qq)("nothing")];
    return [(0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(typeof value === "string" ? value : JSON.stringify(value), render_proposal_VALUE_LIMIT))];
}
function unwrittenBlocks({ unwritten }) {
    if (unwritten.length === 0)
        return [];
    const names = unwritten.slice(0, LISTED).map((id) => (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(id, render_proposal_NAME_LIMIT)));
    const said = (0,comment_document/* text */.Qq)("The decision on these could not be written into the records; they stand beside what is known: ");
    return [(0,comment_document/* paragraph */.FY)(said, ...(0,comment_document/* commas */.Rm)(names))];
}
function reasonBlocks(story) {
    if (isWithheld(story))
        return [];
    const items = story.changes
        .slice(0, LISTED)
        .map(({ path, reason }) => [(0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(path, render_proposal_NAME_LIMIT)), (0,comment_document/* text */.Qq)(" "), (0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(reason, REASON_LIMIT))]);
    return [(0,comment_document/* paragraph */.FY)((0,comment_document/* strong */.ko)((0,comment_document/* text */.Qq)("Why"))), { kind: "list", items }];
}
function checkBlocks(story) {
    const { findings } = story;
    const withheld = isWithheld(story);
    if (findings.length === 0)
        return [(0,comment_document/* paragraph */.FY)((0,comment_document/* strong */.ko)((0,comment_document/* text */.Qq)("Check:")), (0,comment_document/* text */.Qq)(" passes, with nothing new to say."))];
    const items = findings
        .slice(0, LISTED)
        .map(({ rule, severity, path, message }) => [
        (0,comment_document/* text */.Qq)(`${severity} `),
        (0,comment_document/* code */.aY)(rule),
        (0,comment_document/* text */.Qq)(" "),
        (0,comment_document/* code */.aY)((0,visible_text/* clip */.$Q)(path, render_proposal_NAME_LIMIT)),
        ...(withheld ? [] : [(0,comment_document/* text */.Qq)(" "), (0,comment_document/* prose */.CS)((0,visible_text/* clip */.$Q)(message, render_proposal_VALUE_LIMIT))]),
    ]);
    const title = (0,comment_document/* paragraph */.FY)((0,comment_document/* strong */.ko)((0,comment_document/* text */.Qq)("Check:")), (0,comment_document/* text */.Qq)(` passes, with ${(0,wording/* plural */.LS)(findings.length, "new finding")} that ${findings.length === 1 ? "does" : "do"} not block.`));
    return [title, { kind: "list", items }];
}
function commentDocument(story) {
    const { decision, handling } = story.block;
    const lines = story.records.slice(0, LISTED).map(decisionLine);
    const rest = story.records.length - lines.length;
    const head = [
        (0,comment_document/* heading */.R_)(3, (0,comment_document/* text */.Qq)("Memory proposal: "), (0,comment_document/* text */.Qq)(decision)),
        (0,comment_document/* paragraph */.FY)((0,comment_document/* text */.Qq)(HANDLING[handling])),
        { kind: "list", items: [...lines, ...(rest > 0 ? [[(0,comment_document/* text */.Qq)(`and ${(0,wording/* plural */.LS)(rest, "more record")}`)]] : [])] },
    ];
    const fold = {
        kind: "details",
        summary: [(0,comment_document/* text */.Qq)("For programs")],
        blocks: [{ kind: "code", language: "json", lines: (0,proposal/* blockLines */.B4)(story.block) }],
    };
    return (0,comment_room/* sizeOf */.$)([...head, fold]) <= forge/* COMMENT_BYTES */.GJ ? [...head, fold] : [...head.slice(0, 2), fold];
}

// EXTERNAL MODULE: ./build/src/updates/proposal-names.js
var proposal_names = __webpack_require__(54029);
// EXTERNAL MODULE: ./build/src/commands/check.js + 6 modules
var commands_check = __webpack_require__(58709);
// EXTERNAL MODULE: ./build/src/commands/update-diff.js
var update_diff = __webpack_require__(33879);
// EXTERNAL MODULE: ./build/src/layouts/values.js
var layouts_values = __webpack_require__(98435);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(15280);
// EXTERNAL MODULE: ./build/src/parse/open-file.js + 2 modules
var open_file = __webpack_require__(36505);
// EXTERNAL MODULE: ./build/src/parse/parse-file.js + 7 modules
var parse_file = __webpack_require__(73670);
// EXTERNAL MODULE: ./build/src/rules/field-pointer.js
var field_pointer = __webpack_require__(7765);
// EXTERNAL MODULE: ./build/src/memory/plain-data.js
var plain_data = __webpack_require__(85742);
// EXTERNAL MODULE: ./build/src/parse/edit.js + 6 modules
var parse_edit = __webpack_require__(65017);
;// CONCATENATED MODULE: ./build/src/updates/edit-record.js





function editRecord(path, bytes, document, edits) {
    const format = (0,parse_file/* formatOf */.b)(path);
    if (!format)
        return undefined;
    let result = bytes;
    for (const { pointer, value } of edits) {
        const content = new open_file/* OpenFile */.T(path, format, result).content(document)?.value;
        const edit = settingOf(content, pointer, value);
        const text = edit && (0,parse_edit/* editToText */.vG)(path, format, result, { path, document }, edit);
        if (!text)
            return undefined;
        result = new TextEncoder().encode((0,parse_edit/* applyTextEdits */.nz)(Buffer.from(result).toString("utf8"), [text]));
    }
    return result;
}
function settingOf(content, pointer, value) {
    if ((0,layouts_values/* valueAt */.f)(content, pointer) !== undefined)
        return { kind: "set", pointer, value };
    let depth = pointer.length - 1;
    while (depth > 0 && (0,layouts_values/* valueAt */.f)(content, pointer.slice(0, depth)) === undefined)
        depth--;
    const key = pointer[depth];
    if (typeof key !== "string" || !(0,plain_data/* isMapping */.p)((0,layouts_values/* valueAt */.f)(content, pointer.slice(0, depth))))
        return undefined;
    const inner = pointer.slice(depth + 1).reduceRight((sum, step) => ({ [step]: sum }), value);
    return { kind: "insert", pointer: pointer.slice(0, depth), key, value: inner };
}
function appendText(path, bytes, sentences) {
    if ((0,parse_file/* formatOf */.b)(path) !== "markdown")
        return undefined;
    const lines = [];
    for (const sentence of sentences) {
        if (/^#{1,6} /.test(sentence))
            continue;
        const last = lines.at(-1);
        if (last === undefined || ITEM.test(sentence) || ITEM.test(last))
            lines.push(sentence);
        else
            lines[lines.length - 1] = `${last} ${sentence}`;
    }
    if (lines.length === 0)
        return bytes;
    const text = Buffer.from(bytes).toString("utf8");
    const end = text.includes("\r\n") ? "\r\n" : "\n";
    return new TextEncoder().encode(`${text.trimEnd()}${end}${end}${lines.join(end)}${end}`);
}
const ITEM = /^(?:[-*+]|\d{1,9}[.)]) /;

;// CONCATENATED MODULE: ./build/src/commands/follow-review.js







async function followReview(changes, records, basis) {
    let result = { changes, records, unwritten: [] };
    for (const reviewed of records) {
        const { review, change } = reviewed;
        if (review?.handling !== "person" || !["merge", "supersede"].includes(review.decision))
            continue;
        const isAlone = records.filter((other) => other.change === change).length === 1;
        const written = isAlone ? await follow(reviewed, result.changes, basis) : undefined;
        result = written
            ? { ...result, ...replaced(result, reviewed, written) }
            : { ...result, unwritten: [...result.unwritten, review.candidate.id] };
    }
    return result;
}
function replaced({ changes, records }, reviewed, written) {
    const { change } = reviewed;
    const [first] = written;
    return {
        changes: changes.flatMap((each) => (each === change ? written : [each])),
        records: records.map((each) => each === reviewed && first ? { ...each, change: first, record: { ...each.record, path: first.path } } : each),
    };
}
async function follow({ review, change }, changes, { main, current: { gate, judgement } }) {
    const [targetId = ""] = review?.targets ?? [];
    const target = judgement.graph.records.get(targetId)?.primary;
    const { after } = change;
    if (!review || !target || !after || target.root.length > 0)
        return undefined;
    if (changes.some(({ path }) => path === target.path))
        return undefined;
    const before = await bytesOf(main, target.path);
    if (!before)
        return undefined;
    const own = { ...change, path: target.path, before };
    if (review.decision === "supersede") {
        const replacement = withEdge(change.path, after, targetId, gate);
        const retiring = retirement(target, gate);
        const dated = newerDate(target, before, change, gate);
        const retired = retiring && editRecord(target.path, before, target.document, [retiring, ...dated]);
        return (replacement &&
            retired && [
            { ...change, after: replacement },
            { ...own, after: retired, conflicts: [] },
        ]);
    }
    const merged = mergedInto(target, before, change, review.operations, gate);
    return merged && [{ ...own, after: merged, conflicts: [] }];
}
function retirement(target, { layout, ontology }) {
    const value = RETIRED.find((word) => ontology.statuses?.includes(word) ?? true);
    const pointer = (0,field_pointer/* fieldPointer */.qk)(target, "status", layout);
    return value === undefined || pointer.length === 0 ? undefined : { pointer, value };
}
const RETIRED = ["deprecated", "superseded", "archived"];
function withEdge(path, bytes, target, { layout }) {
    const sources = (layout.classOf(path)?.edgeSources ?? []).filter(({ derived }) => derived === false);
    const named = sources.find(({ form, kind }) => form === "targets" && kind === "supersedes");
    const map = sources.find(({ form }) => form === "map");
    const pointer = named ? named.path : map && [...map.path, "supersedes"];
    const format = (0,parse_file/* formatOf */.b)(path);
    if (!pointer || !format)
        return undefined;
    const file = new open_file/* OpenFile */.T(path, format, bytes);
    if (file.slices.length !== 1)
        return undefined;
    const present = listOf((0,layouts_values/* valueAt */.f)(file.content(0)?.value, pointer));
    return editRecord(path, bytes, 0, present.includes(target) ? [] : [{ pointer, value: [...present, target] }]);
}
function mergedInto(target, before, change, operations, gate) {
    const sentences = operations.flatMap(({ operation, values }) => (operation === "append" ? values : []));
    const tags = operations.flatMap(({ operation, values }) => (operation === "add-tags" ? values : []));
    const format = (0,parse_file/* formatOf */.b)(target.path);
    if (!format || sentences.length + tags.length === 0)
        return undefined;
    const known = new open_file/* OpenFile */.T(target.path, format, before).content(target.document)?.value;
    const edits = [];
    const tagsAt = (0,field_pointer/* fieldPointer */.qk)(target, "tags", gate.layout);
    if (tags.length > 0 && tagsAt.length === 0)
        return undefined;
    if (tags.length > 0)
        edits.push({ pointer: tagsAt, value: [...listOf((0,layouts_values/* valueAt */.f)(known, tagsAt)), ...tags] });
    edits.push(...newerDate(target, before, change, gate));
    const edited = editRecord(target.path, before, target.document, edits);
    return edited && sentences.length > 0 ? appendText(target.path, edited, sentences) : edited;
}
function newerDate(target, before, { after, path }, { layout }) {
    const [format, ownFormat] = [(0,parse_file/* formatOf */.b)(target.path), (0,parse_file/* formatOf */.b)(path)];
    if (!format || !ownFormat || !after)
        return [];
    const pointer = (0,field_pointer/* fieldPointer */.qk)(target, "updatedAt", layout);
    const was = (0,layouts_values/* valueAt */.f)(new open_file/* OpenFile */.T(target.path, format, before).content(target.document)?.value, pointer);
    const is = (0,layouts_values/* valueAt */.f)(new open_file/* OpenFile */.T(path, ownFormat, after).content(0)?.value, pointer);
    const isNewer = typeof was === "string" && typeof is === "string" && Date.parse(is) > Date.parse(was);
    return isNewer ? [{ pointer, value: is }] : [];
}
function listOf(value) {
    if (Array.isArray(value))
        return value;
    return value === undefined || value === null ? [] : [value];
}
async function bytesOf(tree, path) {
    const [entry] = await (0,tree_lookup/* filesAt */.Tl)(new Set([path]), tree);
    return entry && (await (0,memory_tree/* readFile */.TA)(tree, entry));
}

// EXTERNAL MODULE: ./build/src/commands/judge-update.js + 2 modules
var judge_update = __webpack_require__(27930);
// EXTERNAL MODULE: ./build/src/commands/review-changes.js
var review_changes = __webpack_require__(52350);
// EXTERNAL MODULE: ./build/src/commands/proposals.js + 5 modules
var proposals = __webpack_require__(60133);
// EXTERNAL MODULE: ./build/src/commands/reviewers.js
var commands_reviewers = __webpack_require__(56136);
// EXTERNAL MODULE: ./build/src/commands/submit-proposal.js + 1 modules
var submit_proposal = __webpack_require__(22901);
// EXTERNAL MODULE: ./build/src/commands/touched-records.js
var touched_records = __webpack_require__(38145);
;// CONCATENATED MODULE: ./build/src/commands/propose.js














async function openMemory({ source, target, root, gate, now, }) {
    const main = await source.repository.commitTree((await source.fetch(target, [])).base);
    const basis = { main, current: await check({ subject: { tree: main }, root, gate, now }) };
    let known;
    return { basis, known: () => (known ??= knownRecords(basis, now)) };
}
async function propose(input) {
    const { source, target, artifact } = input;
    const main = input.memory?.basis.main.commit ?? (await source.fetch(target, [])).base;
    const judged = await (0,judge_update/* judgeUpdate */.p)({
        ...artifact,
        memoryRepository: input.memoryRepository,
        repository: source.repository,
        main,
        overlay: input.overlay,
        root: input.root,
        gate: input.gate,
        now: input.now,
        ...(input.memory && { current: input.memory.basis.current }),
    });
    const { update, digest, refusals, basis, tree } = judged;
    const declined = { digest, refusals, reviews: [], notes: [], failures: [] };
    if (refusals.length > 0 || !update || digest === undefined || !basis || !tree) {
        return { ...declined, outcome: "refused" };
    }
    const known = await (input.memory ? input.memory.known() : (0,review_changes/* knownRecords */.W)(basis, input.now));
    const records = (0,review_changes/* reviewChanges */.o)(judged.changes, basis, known, input.now);
    const reviews = records.flatMap(({ review }) => review ?? []);
    if (records.every(({ review }) => review?.handling === "closed")) {
        return { ...declined, outcome: "closed", reviews, notes: reviews.map(({ summary }) => summary) };
    }
    const followed = await propose_follow(input, judged, basis, records);
    const result = await propose_submit(input, { ...followed, update, digest, basis, reviews });
    return await approve(result, { basis, known }, input);
}
async function approve(result, memory, input) {
    const { outcome, pull, notes, failures } = result;
    const hasPolicy = memory.basis.current.gate.proposals.autoApprove !== undefined;
    if (!hasPolicy || pull === undefined || !["proposed", "updated", "unchanged"].includes(outcome))
        return result;
    const { forge, source, gate, root, overlay, now, server } = input;
    const judged = await (0,proposals/* proposals */.K)({ forge, source, gate, root, overlay, now, server, memory, only: pull });
    const [said] = judged.proposals;
    return {
        ...result,
        notes: said?.outcome === "approved" ? [...notes, "It passes by itself once the rules of the branch allow."] : notes,
        failures: said?.failure === undefined ? failures : [...failures, new user_error/* UserError */.y(said.failure, AGAIN)],
    };
}
const AGAIN = "Everything else is there; the next push to the target branch tries again";
async function propose_follow(input, judged, basis, records) {
    const followed = await followReview(judged.changes, records, basis);
    if (followed.changes === judged.changes)
        return { laid: judged, records, unwritten: followed.unwritten };
    const { artifact, overlay, root, gate, now } = input;
    const checked = await (0,judge_update/* checkChanges */.e)({ bytes: artifact.bytes, overlay, root, gate, now }, basis, followed.changes);
    if (checked.refusals.length === 0)
        return { ...followed, laid: checked };
    const unwritten = records.filter(({ record }) => ["merge", "supersede"].includes(record.decision));
    return { laid: judged, records, unwritten: unwritten.map(({ record }) => record.id) };
}
async function propose_submit(input, reviewed) {
    const { laid, unwritten, update, digest, basis, records, reviews } = reviewed;
    const { change, diff } = await (0,update_diff/* updateDiff */.L)(basis, laid.tree ?? basis.main);
    const decision = decisionOf(records);
    const handling = records.every(({ review }) => review?.handling === "auto") ? "auto" : "person";
    const { id, repository, url, issue } = update.sourceRun;
    const source = { id, repository, ...(url !== undefined && { url }), ...(issue !== undefined && { issue }) };
    const branch = input.branch ?? (0,proposal_names/* updateBranch */.Ub)(source);
    const organization = input.memoryRepository.split("/")[0] ?? "";
    const touched = { records: (0,touched_records/* touchedRecords */.X)(change), editsGate: false, ontology: basis.current.gate.ontology };
    const reviewers = (0,commands_reviewers/* reviewersOf */.G)(touched, { author: NOBODY, organization });
    const { changes, findings } = laid;
    const hasConflicts = changes.some(({ conflicts }) => conflicts.length > 0);
    const labels = [
        ...(decision === "reject" || unwritten.length > 0 ? [proposal/* PROPOSAL_LABELS */.j6.choice] : []),
        ...(hasConflicts ? [proposal/* PROPOSAL_LABELS */.j6.conflict] : []),
    ];
    const story = { update, changes, findings, records, unwritten, diff, reviewers: reviewers.named };
    const submission = {
        branch,
        main: basis.main,
        changes: changes.map(({ path, after }) => ({ path, bytes: after })),
        block: { kind: "update", decision, handling, digest, source, records: records.map(({ record }) => record) },
        headline: proposalHeadline(story),
        labels,
        reviewers,
        words: (block, conflicts) => renderProposal({ ...story, block, conflicts }),
    };
    const said = { branch, digest, refusals: [], decision, handling, reviews };
    if (input.isDryRun === true) {
        const { title, body } = submission.words((0,submit_proposal/* blockOf */.V)(submission), []);
        return { ...said, outcome: "drafted", draft: { title, body }, notes: [], failures: [] };
    }
    const submitted = await (0,submit_proposal/* submitProposal */.F)(submission, input);
    const { outcome, pull, refused } = submitted;
    return {
        ...said,
        outcome,
        ...(pull !== undefined && { pull }),
        notes: notesOf(outcome, submitted.conflicts.length),
        failures: refused.map(({ error }) => error),
    };
}
const NOBODY = { id: 0, login: "", isBot: true };
function decisionOf(records) {
    return records
        .map(({ record }) => record.decision)
        .reduce((heaviest, each) => (proposal/* DECISIONS */.Yv.indexOf(each) > proposal/* DECISIONS */.Yv.indexOf(heaviest) ? each : heaviest), proposal/* DECISIONS */.Yv[0]);
}
function notesOf(outcome, conflicts) {
    const said = {
        proposed: [],
        updated: [],
        unchanged: ["This artifact is proposed already."],
        newer: ["A newer artifact of the same run is proposed already."],
        closed: ["The pull request of this very artifact was closed without a merge."],
    };
    const kept = conflicts === 0
        ? []
        : [`In ${conflicts === 1 ? "1 place" : `${conflicts} places`} what a person wrote on the branch stays.`];
    return [...said[outcome], ...kept];
}


/***/ }),

/***/ 56136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ reviewersOf)
/* harmony export */ });
const MOST_REVIEWERS = 10;
const GUARDED = new Set(["restricted", "secret-metadata"]);
function reviewersOf({ records, editsGate, ontology }, { author, organization }) {
    const { accounts = {}, memory = [] } = ontology.owners;
    const owned = new Map();
    for (const record of records) {
        for (const owner of record.owners) {
            const list = owned.get(owner);
            if (list)
                list.push(record);
            else
                owned.set(owner, [record]);
        }
    }
    const guards = editsGate ? memory : [];
    const owners = [
        ...guards.map((owner) => ({ owner, reason: "owns the memory, whose rules this change edits" })),
        ...[...owned]
            .filter(([owner]) => !guards.includes(owner))
            .sort(([, a], [, b]) => b.length - a.length)
            .map(([owner, list]) => ({ owner, reason: reasonOf(list) })),
    ];
    const asked = new Map();
    for (const { owner, reason } of owners) {
        for (const name of Object.hasOwn(accounts, owner) ? (accounts[owner] ?? []) : [owner]) {
            const isAuthor = name.toLowerCase() === author.login.toLowerCase();
            if (!isAuthor && !asked.has(name))
                asked.set(name, reason);
        }
    }
    const named = [...asked].slice(0, MOST_REVIEWERS).map(([name, reason]) => ({ name, reason }));
    const names = named.map(({ name }) => name).filter((name) => !name.includes(":"));
    const teamPrefix = `${organization.toLowerCase()}/`;
    return {
        named,
        users: names.filter((name) => !name.includes("/")),
        teams: names
            .filter((name) => name.toLowerCase().startsWith(teamPrefix))
            .map((name) => name.slice(teamPrefix.length)),
    };
}
function reasonOf(records) {
    const [first, ...others] = records;
    const guarded = records.some(({ sensitivity }) => sensitivity.some((word) => GUARDED.has(word)));
    const extent = others.length === 0 ? `owns ${first?.id ?? ""}` : `owns ${records.length} of the records`;
    return guarded ? `${extent}, restricted` : extent;
}


/***/ }),

/***/ 22901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ blockOf),
  F: () => (/* binding */ submitProposal)
});

// EXTERNAL MODULE: ./build/src/memory/forge.js
var memory_forge = __webpack_require__(59402);
// EXTERNAL MODULE: ./build/src/memory/proposal.js
var proposal = __webpack_require__(26139);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(90989);
// EXTERNAL MODULE: ./build/src/updates/proposal-names.js
var proposal_names = __webpack_require__(54029);
// EXTERNAL MODULE: ./build/src/memory/tree-lookup.js
var tree_lookup = __webpack_require__(15280);
// EXTERNAL MODULE: ./build/src/memory/tree.js
var memory_tree = __webpack_require__(85037);
// EXTERNAL MODULE: ./build/src/updates/lay-on-branch.js
var lay_on_branch = __webpack_require__(7003);
;// CONCATENATED MODULE: ./build/src/commands/proposal-commit.js



async function proposalCommit(input) {
    const { repository, main, base, changes, state } = input;
    const head = await repository.commitTree(state.head);
    const fork = await repository.commitTree(state.mergeBase);
    const left = input.left === undefined ? fork : await repository.commitTree(input.left);
    const [byPeople, byUs] = [await differences(fork, head), await differences(fork, left)];
    const isBehind = state.mergeBase !== base;
    const joins = isBehind && isPlain(input, byPeople);
    const paths = new Set([...changes, ...byUs, ...(joins ? byPeople : [])].map(({ path }) => path));
    const [was, is, now] = [await contents(left, paths), await contents(head, paths), await contents(main, paths)];
    const wanted = new Map(now);
    for (const { path, bytes } of changes) {
        if (bytes)
            wanted.set(path, bytes);
        else
            wanted.delete(path);
    }
    const files = [];
    const conflicts = [];
    let differs = false;
    for (const path of [...paths].sort()) {
        const sides = { path, left: was.get(path), head: is.get(path), wanted: wanted.get(path) };
        const laid = (0,lay_on_branch/* layOnBranch */.e)(sides);
        conflicts.push(...laid.conflicts.map((conflict) => ({ path, ...conflict })));
        if (!isSame(laid.bytes, sides.head))
            differs = true;
        if (!isSame(laid.bytes, (joins ? now : is).get(path)))
            files.push({ path, bytes: laid.bytes });
    }
    if (!differs && !joins)
        return { parents: [state.head], onto: state.head, changes: [], conflicts };
    return joins
        ? { parents: [state.head, base], onto: base, changes: files, conflicts }
        : { parents: [state.head], onto: state.head, changes: files, conflicts };
}
function isPlain({ state, prefix }, byPeople) {
    const isOurs = state.paths?.every((path) => path.startsWith(prefix)) ?? false;
    return isOurs && byPeople.every(({ after }) => after === undefined || after.mode === "100644");
}
async function differences(before, after) {
    const known = await before.stored?.differences(after);
    if (known)
        return known;
    const was = new Map((await before.entries()).map((entry) => [entry.path, entry]));
    const is = new Map((await after.entries()).map((entry) => [entry.path, entry]));
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((path) => {
        const [one, other] = [was.get(path), is.get(path)];
        if (one?.oid === other?.oid && one?.mode === other?.mode)
            return [];
        return [{ path, ...(one && { before: one }), ...(other && { after: other }) }];
    });
}
async function contents(tree, paths) {
    const result = new Map();
    for (const entry of await (0,tree_lookup/* filesAt */.Tl)(paths, tree))
        result.set(entry.path, await (0,memory_tree/* readFile */.TA)(tree, entry));
    return result;
}
function isSame(one, other) {
    return one && other ? Buffer.compare(one, other) === 0 : one === other;
}

;// CONCATENATED MODULE: ./build/src/commands/submit-proposal.js





const MAX_ATTEMPTS = 5;
function blockOf({ branch, main, block }) {
    return {
        ...block,
        schema: "memory-steward.proposal/v1",
        idempotencyKey: (0,proposal_names/* idempotencyKey */.T5)(branch, block.digest),
        base: main.commit ?? "",
    };
}
async function submitProposal(submission, place) {
    const { branch } = submission;
    const block = blockOf(submission);
    const result = { branch, conflicts: [], refused: [] };
    const earlier = await saidBefore(block, branch, place);
    if (earlier)
        return { ...result, ...earlier };
    const written = await advance(submission, block, place);
    if (written === "newer")
        return { ...result, outcome: "newer", pull: undefined };
    const { conflicts, isNew } = written;
    const { comment, ...text } = submission.words(block, conflicts);
    const { pull, outcome } = await place.forge.upsertPull(branch, place.target, text);
    const refused = [
        ...(await attempt("labels", () => setLabels(place.forge, pull, labelsOf(submission, conflicts)))),
        ...(await attempt("reviewers", () => place.forge.requestReviewers(pull, submission.reviewers, always))),
    ];
    const { forge, run } = place;
    await forge.upsertComment(pull.number, { subject: "proposal", body: comment, head: written.head, run }, always);
    const isOld = outcome !== "created" && !isNew;
    return {
        ...result,
        outcome: outcome === "created" ? "proposed" : isOld ? "unchanged" : "updated",
        pull: pull.number,
        conflicts,
        refused,
    };
}
async function saidBefore({ idempotencyKey: key }, branch, { forge, target, run }) {
    const pulls = (await forge.branchPulls(branch)).filter(({ pull }) => pull.base.branch === target);
    const last = pulls.find(({ pull }) => pull.isOpen) ?? pulls[0];
    if (!last)
        return undefined;
    const { number, isOpen } = last.pull;
    const comment = await forge.ownComment(number, "proposal");
    if (!comment)
        return undefined;
    if ((0,proposal/* readBlock */.Gr)(comment.body)?.idempotencyKey === key) {
        if (!isOpen)
            return { outcome: last.isMerged ? "unchanged" : "closed", pull: number };
        return comment.isOnly ? { outcome: "unchanged", pull: number } : undefined;
    }
    if (isOpen && (0,memory_forge/* isNewerRun */.VZ)(comment.run, run))
        return { outcome: "newer", pull: number };
    if (isOpen && last.pull.labels.includes(proposal/* STANDING_LABELS */.rT.auto))
        await forge.setAutoMerge(last.pull, false, always);
    return undefined;
}
async function advance(submission, block, place) {
    const { branch } = submission;
    for (let tries = 1; tries <= MAX_ATTEMPTS; tries++) {
        const state = await place.forge.branchState(branch, block.base);
        const left = state && lastOwn(state, submission);
        if (state && left?.trailers.idempotencyKey === block.idempotencyKey) {
            return { head: state.head, isNew: false, conflicts: [] };
        }
        if (left && (0,memory_forge/* isNewerRun */.VZ)(left.trailers.run, place.run))
            return "newer";
        try {
            return await commit(submission, block, place, state, left?.commit);
        }
        catch (error) {
            if (!(error instanceof memory_forge/* BranchMoved */.A5))
                throw error;
        }
    }
    throw new user_error/* UserError */.y(`The branch ${branch} moved ${MAX_ATTEMPTS} times while the proposal was laid on it. Nothing was written.`, "Run the job again");
}
function lastOwn({ commits }, { branch, block: { kind } }) {
    for (const commit of [...commits].reverse()) {
        const trailers = commit.isOurs ? (0,proposal/* readTrailers */.t8)(commit.message) : undefined;
        if (trailers?.kind === kind && trailers.idempotencyKey === (0,proposal_names/* idempotencyKey */.T5)(branch, trailers.digest)) {
            return { commit, trailers };
        }
    }
    return undefined;
}
async function commit({ branch, main, changes, headline }, block, { forge, source, root, run }, state, left) {
    const { base } = block;
    const prefix = root === "" ? "" : `${root}/`;
    const text = { headline, body: (0,proposal/* writeTrailers */.mS)({ ...block, run }) };
    const fromTop = (files) => files.map(({ path, bytes }) => ({ path: prefix + path, bytes }));
    if (!state) {
        const request = { branch, expectedHead: undefined, parents: [base], onto: base, text, changes: fromTop(changes) };
        return { head: await forge.advanceBranch(request), isNew: true, conflicts: [] };
    }
    const { base: tip } = await source.fetch(branch, []);
    if (tip !== state.head)
        throw new memory_forge/* BranchMoved */.A5(`the branch ${branch} has moved`);
    const made = await proposalCommit({
        repository: source.repository,
        main,
        base,
        changes,
        state,
        left: left?.sha,
        prefix,
    });
    const { conflicts } = made;
    if (made.changes.length === 0 && made.onto === state.head)
        return { head: state.head, isNew: false, conflicts };
    const request = { branch, expectedHead: state.head, ...made, text, changes: fromTop(made.changes) };
    return { head: await forge.advanceBranch(request), isNew: true, conflicts };
}
function labelsOf({ labels, block }, conflicts) {
    const conflict = conflicts.length > 0 ? [proposal/* PROPOSAL_LABELS */.j6.conflict] : [];
    return [proposal/* PROPOSAL_LABELS */.j6[block.kind], (0,proposal/* decisionLabel */.FJ)(block.decision), ...labels, ...conflict];
}
async function setLabels(forge, pull, add) {
    const own = [...proposal/* DECISIONS */.Yv.map(proposal/* decisionLabel */.FJ), proposal/* PROPOSAL_LABELS */.j6.choice, proposal/* PROPOSAL_LABELS */.j6.conflict];
    const labels = { add: [...new Set(add)], remove: own.filter((label) => !add.includes(label)) };
    await forge.setLabels(pull, labels, always);
}
async function attempt(output, write) {
    try {
        await write();
        return [];
    }
    catch (error) {
        if (!(error instanceof user_error/* UserError */.y))
            throw error;
        return [{ output, error }];
    }
}
function always() {
    return Promise.resolve();
}


/***/ }),

/***/ 38145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ touchedRecords)
/* harmony export */ });
/* harmony import */ var _memory_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85037);

function touchedRecords({ added, changed, vanished, unreadable }) {
    return [
        ...added.map((record) => touched([record])),
        ...changed.map(({ before, after }) => touched([before, after])),
        ...vanished.map(({ before, renamedTo }) => touched(renamedTo ? [before, renamedTo] : [before])),
        ...unreadable.map((record) => touched([record])),
    ].sort((a, b) => (0,_memory_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .comparePaths */ .cD)(a.id, b.id));
}
function touched(sides) {
    const declarations = sides.flatMap((side) => side.declarations);
    const distinct = (values) => [
        ...new Set(values.filter((value) => value !== undefined)),
    ];
    return {
        id: sides[0]?.id ?? "",
        owners: distinct(declarations.flatMap(({ owners }) => owners)),
        kinds: distinct(declarations.map(({ kind }) => kind)),
        classes: distinct(declarations.map(({ className }) => className)),
        sensitivity: distinct(declarations.map(({ sensitivity }) => sensitivity ?? "internal")),
    };
}


/***/ }),

/***/ 33879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ updateDiff)
/* harmony export */ });
/* harmony import */ var _load_compare_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79088);
/* harmony import */ var _load_read_memory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51989);
/* harmony import */ var _memory_guarded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(641);
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42909);




async function updateDiff({ current: { gate, judgement } }, tree) {
    const before = judgement.memory;
    const inspect = ({ declaration }) => declaration;
    const after = await (0,_load_read_memory_js__WEBPACK_IMPORTED_MODULE_1__/* .readMemory */ .S1)(tree, gate, inspect, before.files);
    const change = await (0,_load_compare_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .compareMemories */ .b)(before, after, gate);
    const guarded = (0,_memory_guarded_js__WEBPACK_IMPORTED_MODULE_2__/* .guardedRecords */ .Ff)([change.before, change.after]);
    return { change, diff: await (0,_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .memoryDiff */ .Rs)({ change, before, after, gate, guarded }) };
}


/***/ }),

/***/ 15226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ reviewerBlocks),
/* harmony export */   n: () => (/* binding */ collisionBlocks)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36672);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71272);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35649);



const LISTED = 10;
const NAME_LIMIT = 120;
const CLAUSE_LIMIT = 300;
function collisionBlocks({ collisions = [] }, { pull }, room) {
    const byPull = new Map();
    for (const { pull: other, message } of collisions) {
        const messages = byPull.get(other);
        if (messages)
            messages.push(message);
        else
            byPull.set(other, [message]);
    }
    const others = byPull.size === 1 ? "another open pull request" : "other open pull requests";
    const items = [...byPull].map(([other, messages]) => [
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .linked */ .q)(pull(other), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`Pull request ${other}`))),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(": "),
        ...messages.flatMap((message, at) => [...(at === 0 ? [] : [(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(", ")]), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(message, CLAUSE_LIMIT))]),
    ]);
    return listUnder((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .heading */ .R_)(3, (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`⚠️ Collides with ${others}`)), items, "pull request", room);
}
function reviewerBlocks({ reviewers = [] }, room) {
    const items = reviewers.map(({ name, reason }) => [
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${name.includes(":") ? "" : "@"}${(0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(name, NAME_LIMIT)}`),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(" "),
        (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS)((0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clip */ .$Q)(reason, CLAUSE_LIMIT)),
    ]);
    const [only] = items;
    if (only && items.length === 1) {
        const line = (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)("Reviewer:")), (0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(" "), ...only);
        return room.take([line]) ? [line] : [];
    }
    return listUnder((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .paragraph */ .FY)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .strong */ .ko)((0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)("Reviewers"))), items, "reviewer", room);
}
function listUnder(title, items, noun, room) {
    if (items.length === 0 || !room.take([title]))
        return [];
    const list = room.fill(items, LISTED, (shown) => {
        const rest = items.length - shown.length;
        const more = rest > 0 ? [[(0,_document_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(`and ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(rest, `more ${noun}`)}`)]] : [];
        return { kind: "list", items: [...shown, ...more] };
    });
    return list ? [title, list] : [];
}


/***/ }),

/***/ 28216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q4: () => (/* binding */ proposedLines),
/* harmony export */   Xz: () => (/* binding */ proposedSummary),
/* harmony export */   tv: () => (/* binding */ renderProposed)
/* harmony export */ });
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54379);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34003);
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36672);



const DONE = {
    refused: () => "The update is refused. Nothing was written.",
    proposed: (pull) => `${pull} was opened.`,
    updated: (pull) => `${pull} was updated.`,
    unchanged: (pull) => `${pull} was left as it is.`,
    newer: (pull) => `${pull} was left as it is.`,
    closed: () => "No pull request was opened.",
    drafted: () => "Nothing was written.",
};
function proposedLines({ outcome, pull, decision, handling, refusals, notes, failures }) {
    const who = handling === "auto" ? "it may pass by itself" : "a person decides";
    return [
        ...refusals.map(_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .refusalLine */ .t),
        ...(decision === undefined ? [] : [`Decision: ${decision}; ${who}.`]),
        ...notes,
        ...failures.map(({ message }) => message),
        DONE[outcome](pull === undefined ? "The proposal" : `Pull request ${pull}`),
    ];
}
function renderProposed(proposed) {
    const { draft } = proposed;
    const text = draft ? [draft.title, "", ...draft.body.trimEnd().split("\n"), "", ""].map(_visible_text_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK).join("\n") : "";
    return `${text}${proposedLines(proposed).join("\n")}\n`;
}
function proposedSummary(proposed) {
    if (proposed.outcome === "refused")
        return (0,_refusals_js__WEBPACK_IMPORTED_MODULE_0__/* .renderRefusals */ .g)(proposed.refusals);
    return `## Memory update\n\n${proposedLines(proposed)
        .map((line) => `- ${(0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(line)}`)
        .join("\n")}\n`;
}


/***/ }),

/***/ 54379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ renderRefusals),
/* harmony export */   t: () => (/* binding */ refusalLine)
/* harmony export */ });
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71272);

function refusalLine({ code, message, advice, at }) {
    return `${code}${at ? ` at ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAndColumn */ .q1)(at)}` : ""}: ${message} ${advice}`;
}
function renderRefusals(refusals) {
    const rows = refusals.map(({ code, message, advice, at }) => `| \`${code}\` | ${at ? (0,_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .lineAndColumn */ .q1)(at) : ""} | ${message} | ${advice} |`);
    return `## Memory update refused\n\nNothing was written.\n\n| Code | Place | What is wrong | What to do |\n| --- | --- | --- | --- |\n${rows.join("\n")}\n`;
}


/***/ }),

/***/ 70439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ readArtifact)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90989);
/* harmony import */ var _updates_read_update_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89218);
/* harmony import */ var _redaction_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44771);





function readArtifact(file) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(file);
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (!stats)
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`There is no file ${file}.`, "Name the artifact, such as memory-update.json.");
    if (!stats.isFile())
        throw new _memory_user_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .y(`${file} is no file.`, "Name the artifact, such as memory-update.json.");
    if (stats.size > _updates_read_update_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_UPDATE_BYTES */ .J)
        return new Uint8Array(_updates_read_update_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_UPDATE_BYTES */ .J + 1);
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path);
    (0,_redaction_js__WEBPACK_IMPORTED_MODULE_4__/* .learnFrom */ .Pz)(bytes);
    return bytes;
}


/***/ }),

/***/ 54029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CC: () => (/* binding */ importBranch),
/* harmony export */   T5: () => (/* binding */ idempotencyKey),
/* harmony export */   Ub: () => (/* binding */ updateBranch)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _memory_proposal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26139);


const SHOWN = 60;
function updateBranch({ repository, id }) {
    const name = repository.toLowerCase();
    const parts = [...name.split("/"), id].map(refPart);
    return `${(0,_memory_proposal_js__WEBPACK_IMPORTED_MODULE_1__/* .branchPrefix */ .$j)("update")}${parts.join("-")}-${hex([name, id]).slice(0, 8)}`;
}
function importBranch(run, digest) {
    return `${(0,_memory_proposal_js__WEBPACK_IMPORTED_MODULE_1__/* .branchPrefix */ .$j)("import")}${refPart(run)}-${digest.replace(/^sha256:/, "").slice(0, 12)}`;
}
function idempotencyKey(branch, digest) {
    return `sha256:${hex([branch, digest])}`;
}
function refPart(name) {
    const plain = name
        .replace(/[^A-Za-z0-9._-]+/g, "-")
        .replace(/\.{2,}/g, ".")
        .replace(/^[.-]+|[.-]+$/g, "");
    return plain.slice(0, SHOWN).replace(/[.-]+$/, "") || "run";
}
function hex(names) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(names)).digest("hex");
}


/***/ })

};
