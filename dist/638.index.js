export const id = 638;
export const ids = [638];
export const modules = {

/***/ 9638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectGitHub: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/src/memory/user-error.js
var user_error = __webpack_require__(989);
;// CONCATENATED MODULE: ./build/src/forge/answers.js
const GHOST = { id: 10137, login: "ghost", isBot: false };
function accountOf(answer) {
    return answer ? { id: answer.id, login: answer.login, isBot: answer.type === "Bot" } : GHOST;
}
function pullRequestOf(answer) {
    const { head, base } = answer;
    return {
        number: answer.number,
        isOpen: answer.state === "open",
        isDraft: answer.draft ?? false,
        author: accountOf(answer.user),
        head: { sha: head.sha, branch: head.ref, repositoryId: head.repo?.id, repositoryName: head.repo?.full_name },
        base: { sha: base.sha, branch: base.ref, repositoryId: base.repo.id },
        labels: answer.labels.flatMap(({ name }) => (name === undefined ? [] : [name])),
        requestedReviewers: {
            users: (answer.requested_reviewers ?? []).map(({ login }) => login),
            teams: (answer.requested_teams ?? []).map(({ slug }) => slug),
        },
    };
}
const STATES = new Map([
    ["APPROVED", "approved"],
    ["CHANGES_REQUESTED", "changes-requested"],
    ["COMMENTED", "commented"],
    ["DISMISSED", "dismissed"],
]);
const INSIDERS = new Set(["OWNER", "MEMBER", "COLLABORATOR"]);
function latestReviews(answers) {
    const latest = new Map();
    for (const answer of answers) {
        const state = STATES.get(answer.state);
        if (state === undefined || answer.user === null)
            continue;
        const author = accountOf(answer.user);
        if (state === "commented" && latest.has(author.id))
            continue;
        const isInsider = INSIDERS.has(answer.author_association);
        latest.set(author.id, { author, isInsider, state, commit: answer.commit_id ?? undefined });
    }
    return [...latest.values()];
}

// EXTERNAL MODULE: ./build/src/memory/forge.js
var forge = __webpack_require__(9402);
;// CONCATENATED MODULE: ./build/src/forge/refusal.js


class Refusal extends user_error/* UserError */.y {
    status;
    constructor(message, advice, status) {
        super(message, advice);
        this.status = status;
    }
}
function isUncertain(error) {
    return error instanceof Refusal && error.status >= 500;
}
function hasStatus(error, ...statuses) {
    return error instanceof Refusal && statuses.includes(error.status);
}
const PERMISSIONS = [
    [/\/check-runs\b/, "checks: write", "writes the check run"],
    [/\/code-scanning\//, "security-events: write", "uploads the findings to code scanning"],
    [/\/issues\/[^/]+\/(comments|labels)\b|\/issues\/comments\//, "pull-requests: write", "writes the comment"],
    [/\/pulls\b/, "pull-requests: write", "reads pull requests and asks for reviews"],
    [/\/actions\//, "actions: read", "reads the run"],
];
function isHttpError(error) {
    return error instanceof Error && error.name === "HttpError" && "status" in error && "request" in error;
}
function asRefusal(error, token) {
    if (!isHttpError(error))
        return error;
    const { method, url } = error.request;
    const request = `${method} ${addressOf(url)}`;
    const said = withoutToken(error.message, token);
    const { status } = error;
    if (status === 401) {
        return new Refusal("GitHub does not accept the token.", "Give a valid token as `token`", status);
    }
    if (status === 403 || status === 429) {
        if (isLimit(error)) {
            const advice = "Run the job again later, or use a GitHub App's token, which has limits of its own";
            return new Refusal(`GitHub's rate limit is used up${resetOf(error)}, at ${request}.`, advice, status);
        }
        const needed = PERMISSIONS.find(([address]) => address.test(url));
        if (needed && /not accessible|must have|must be authenticated|forbidden/i.test(error.message)) {
            const [, permission, purpose] = needed;
            return new forge/* MissingPermission */.cb(`The token may not do ${request}: it lacks the permission \`${permission}\`.`, permission, `Add the line \`${permission} # ${purpose}\` under \`permissions:\` of the job; for pull requests from forks use the two workflows of docs/pull-requests.md, since their own runs can only read`);
        }
    }
    if (status >= 500) {
        const cause = error.response === undefined ? "cannot be reached" : `answered ${status}`;
        return new Refusal(`GitHub ${cause} at ${request}: ${said}`, "Run the job again", status);
    }
    return new Refusal(`GitHub refused ${request} (${status}): ${said}`, undefined, status);
}
function isLimit(error) {
    return error.response?.headers["x-ratelimit-remaining"] === "0" || /\brate limit\b/i.test(error.message);
}
function resetOf(error) {
    const seconds = Number(error.response?.headers["x-ratelimit-reset"]);
    return Number.isSafeInteger(seconds) && seconds > 0 && seconds < 1e11
        ? ` until ${new Date(seconds * 1000).toISOString()}`
        : "";
}
function addressOf(url) {
    try {
        return new URL(url).pathname;
    }
    catch {
        return url;
    }
}
function withoutToken(text, token) {
    return token === "" ? text : text.replaceAll(token, "***");
}

;// CONCATENATED MODULE: ./build/src/forge/check-run.js


const ANNOTATIONS_PER_REQUEST = 50;
const ATTEMPTS = 3;
async function publishCheckRun(store, report, beforeWrite) {
    for (let attempt = 1;; attempt++) {
        const runs = await store.find();
        try {
            return await complete(store, report, runs, beforeWrite);
        }
        catch (error) {
            if (!isUncertain(error) || attempt === ATTEMPTS)
                throw error;
        }
    }
}
async function complete(store, report, runs, beforeWrite) {
    for (const { id, key, isComplete } of runs) {
        if (isComplete || key === report.key || subjectOf(key) !== subjectOf(report.key))
            continue;
        await beforeWrite();
        await store.append(id, { ...SUPERSEDED, annotations: [] });
    }
    const begun = runs.find(({ key }) => key === report.key);
    if (begun?.isComplete)
        return "unchanged";
    let run = begun;
    if (!run) {
        await beforeWrite();
        run = await store.create(batch(report, 0));
        if (run.isComplete)
            return "created";
    }
    let written = begun ? begun.annotations : ANNOTATIONS_PER_REQUEST;
    do {
        const { id } = run;
        await orNeutral(beforeWrite, (reason) => store.append(id, { ...reason, annotations: [] }));
        await store.append(id, batch(report, written));
        written += ANNOTATIONS_PER_REQUEST;
    } while (written < report.annotations.length);
    return begun ? "updated" : "created";
}
function subjectOf(key) {
    return key.slice(0, key.lastIndexOf(":"));
}
function batch({ title, summary, annotations, conclusion }, from) {
    const end = from + ANNOTATIONS_PER_REQUEST;
    return {
        title,
        summary,
        annotations: annotations.slice(from, end),
        ...(end >= annotations.length && { conclusion }),
    };
}
const SUPERSEDED = {
    title: "Superseded",
    summary: "A later judgement of this commit took the place of this one before it was complete.",
    conclusion: "neutral",
};
const MOVED = {
    title: "The pull request has moved on",
    summary: "The pull request was changed or closed while this report was being written, so it is not complete.",
    conclusion: "neutral",
};
async function orNeutral(beforeWrite, conclude) {
    try {
        await beforeWrite();
    }
    catch (error) {
        if (error instanceof forge/* HeadMoved */.YQ)
            await conclude(MOVED);
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/forge/check-run-store.js
function checkRunStore(api, place, { name, head, key }, login) {
    const app = login.endsWith("[bot]") ? login.slice(0, -"[bot]".length) : undefined;
    return {
        async find() {
            const filter = { check_name: name, filter: "all", per_page: 100 };
            const { data } = await api.rest.checks.listForRef({ ...place, ref: head, ...filter });
            return data.check_runs.filter((run) => app === undefined || run.app?.slug === app).map(runOf);
        },
        async create(output) {
            const run = { name, head_sha: head, external_id: key };
            const { data } = await api.rest.checks.create({ ...place, ...run, ...requestOf(output) });
            return runOf(data);
        },
        async append(id, output) {
            await api.rest.checks.update({ ...place, check_run_id: id, ...requestOf(output) });
        },
    };
}
function runOf({ id, external_id, status, output }) {
    return { id, key: external_id ?? "", isComplete: status === "completed", annotations: output.annotations_count };
}
function requestOf({ title, summary, annotations, conclusion }) {
    return {
        output: { title, summary, annotations: annotations.map(annotationOf) },
        ...(conclusion === undefined
            ? { status: "in_progress" }
            : { status: "completed", conclusion }),
    };
}
function annotationOf({ path, startLine, endLine, columns, level, title, message }) {
    return {
        path,
        start_line: startLine,
        end_line: endLine,
        ...(columns && startLine === endLine && { start_column: columns.start, end_column: columns.end }),
        annotation_level: level,
        title,
        message,
    };
}

;// CONCATENATED MODULE: ./build/src/forge/comment-store.js

function commentStore(api, place, number, login) {
    const issue = { ...place, issue_number: number };
    return {
        async ours() {
            const comments = await api.paginate(api.rest.issues.listComments, { ...issue, per_page: 100 });
            return comments
                .filter(({ user }) => user && isOurs(user, login))
                .map(({ id, body }) => ({ id, text: body ?? "" }))
                .sort((a, b) => a.id - b.id);
        },
        async create(text) {
            const { data } = await api.rest.issues.createComment({ ...issue, body: text });
            return { id: data.id, text };
        },
        async update(id, text) {
            await api.rest.issues.updateComment({ ...place, comment_id: id, body: text });
        },
        async remove(id) {
            try {
                await api.rest.issues.deleteComment({ ...place, comment_id: id });
            }
            catch (error) {
                if (!hasStatus(error, 404))
                    throw error;
            }
        },
    };
}
function isOurs(author, login) {
    const names = author.type === "Bot" ? [login, `${login}[bot]`] : [login];
    return names.some((name) => name.toLowerCase() === author.login.toLowerCase());
}

// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(9735);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(6856);
// EXTERNAL MODULE: ./node_modules/@octokit/rest/dist-src/index.js + 3 modules
var dist_src = __webpack_require__(1267);
;// CONCATENATED MODULE: ./build/src/forge/connection.js




const API_VERSION = "2022-11-28";
const MAX_RETRIES = 2;
const MAX_WAIT_SECONDS = 120;
const FINAL = [400, 401, 403, 404, 409, 410, 412, 413, 415, 422, 429, 451];
const Client = dist_src/* Octokit */.E.plugin(dist_bundle/* retry */.L, plugin_throttling_dist_bundle/* throttling */.A);
let connections = 0;
function connect(connection, onRequest) {
    const { log, token, second = 1000 } = connection;
    const send = connection.fetch ?? globalThis.fetch;
    const api = new Client({
        auth: token,
        baseUrl: connection.apiUrl,
        userAgent: `memory-steward/${connection.version}`,
        log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
        request: {
            fetch: async (url, options) => {
                onRequest();
                const answer = await send(url, options);
                if (answer.status >= 500)
                    log(`GitHub answered ${answer.status} to ${options.method ?? ""} ${pathOf(url)}`);
                return answer;
            },
        },
        retry: { doNotRetry: FINAL, retries: MAX_RETRIES, retryAfterBaseValue: second },
        throttle: {
            id: String(++connections),
            retryAfterBaseValue: second,
            fallbackSecondaryRateRetryAfter: 0,
            onRateLimit: waiting("rate limit", log),
            onSecondaryRateLimit: waiting("secondary rate limit", log),
        },
    });
    api.hook.before("request", (options) => {
        options.headers["x-github-api-version"] = API_VERSION;
        const retries = options.method === "GET" ? {} : { retries: 0 };
        options.request = { ...options.request, ...retries };
    });
    api.hook.error("request", (error) => {
        throw asRefusal(error, token);
    });
    return api;
}
function waiting(what, log) {
    return (seconds, { method, url }, _octokit, retries) => {
        if (retries >= MAX_RETRIES || seconds <= 0 || seconds > MAX_WAIT_SECONDS)
            return false;
        log(`GitHub's ${what} is reached at ${method} ${url}: waiting ${seconds} s`);
        return true;
    };
}
function pathOf(url) {
    return new URL(url).pathname;
}
function nothing() {
}

;// CONCATENATED MODULE: ./build/src/forge/settings.js


async function readSettings(api, place, branch) {
    const rules = await visible(async () => (await api.rest.repos.getBranchRules({ ...place, branch })).data);
    const protection = await visible(async () => (await api.rest.repos.getBranch({ ...place, branch })).data.protection);
    const workflows = await visible(async () => (await api.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository(place)).data);
    const byRules = rules?.flatMap((rule) => rule.type === "required_status_checks"
        ? (rule.parameters?.required_status_checks ?? []).map(({ context }) => context)
        : []);
    const byProtection = protection?.required_status_checks?.contexts;
    return {
        requiredChecks: byRules || byProtection ? [...new Set([...(byRules ?? []), ...(byProtection ?? [])])].sort() : undefined,
        branchRules: rules && [...new Set(rules.map(({ type }) => type))].sort(),
        usesMergeQueue: rules?.some(({ type }) => type === "merge_queue"),
        defaultWorkflowPermissions: workflows?.default_workflow_permissions,
        canApprovePullRequests: workflows?.can_approve_pull_request_reviews,
    };
}
async function visible(ask) {
    try {
        return await ask();
    }
    catch (error) {
        if (error instanceof forge/* MissingPermission */.cb || hasStatus(error, 403, 404))
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/forge/comment-marker.js
const PATTERN = /^<!-- memory-steward:report head=([0-9a-f]{40,64}) run=(\d{1,15})\.(\d{1,6}) -->\n/;
function withMarker(body, { head, run }) {
    return `<!-- memory-steward:report head=${head} run=${run.id}.${run.attempt} -->\n${body}`;
}
function readMarker(text) {
    const [, head, id, attempt] = PATTERN.exec(text.replaceAll("\r\n", "\n").slice(0, 200)) ?? [];
    if (head === undefined)
        return undefined;
    return { head, run: { id: Number(id), attempt: Number(attempt) } };
}
function isNewer(left, right) {
    return left.id > right.id || (left.id === right.id && left.attempt > right.attempt);
}

;// CONCATENATED MODULE: ./build/src/forge/sticky-comment.js


const sticky_comment_ATTEMPTS = 3;
async function upsertComment(store, comment, beforeWrite) {
    const text = withMarker(comment.body, comment);
    for (let attempt = 1;; attempt++) {
        const [oldest, ...others] = await marked(store);
        try {
            if (oldest)
                return await rewrite(store, oldest, others, { text, comment, beforeWrite });
            await beforeWrite();
            const created = await store.create(text);
            return await keepOldest(store, created, { text, comment, beforeWrite });
        }
        catch (error) {
            if (!isUncertain(error) || attempt === sticky_comment_ATTEMPTS)
                throw error;
        }
    }
}
async function marked(store) {
    const found = [];
    for (const own of await store.ours()) {
        const marker = readMarker(own.text);
        if (marker)
            found.push({ ...own, marker });
    }
    return found;
}
async function rewrite(store, oldest, others, { text, comment, beforeWrite }) {
    const newest = others.reduce((best, other) => (isNewer(other.marker.run, best.marker.run) ? other : best), oldest);
    if (isNewer(newest.marker.run, comment.run))
        return "newer";
    for (const { id } of others) {
        await beforeWrite();
        await store.remove(id);
    }
    if (sameText(oldest, comment))
        return "unchanged";
    await beforeWrite();
    await store.update(oldest.id, text);
    return "updated";
}
function sameText({ text, marker }, comment) {
    const own = withMarker(comment.body, marker);
    return marker.head === comment.head && text.replaceAll("\r\n", "\n").trimEnd() === own.trimEnd();
}
async function keepOldest(store, created, task) {
    const [oldest] = await marked(store);
    if (!oldest || oldest.id === created.id)
        return "created";
    const isOutdated = isNewer(task.comment.run, oldest.marker.run);
    if (isOutdated) {
        await task.beforeWrite();
        await store.update(oldest.id, task.text);
    }
    await store.remove(created.id);
    return isOutdated ? "updated" : "newer";
}

;// CONCATENATED MODULE: ./build/src/forge/github.js










const PAGE = 100;
function connectGitHub(connection) {
    return new GitHub(connection);
}
class GitHub {
    requests = 0;
    #api;
    #place;
    #identity;
    constructor(connection) {
        this.#place = { owner: connection.owner, repo: connection.repository };
        this.#api = connect(connection, () => {
            this.requests++;
        });
    }
    async repository() {
        const { data } = await this.#api.rest.repos.get(this.#place);
        return {
            id: data.id,
            owner: data.owner.login,
            name: data.name,
            defaultBranch: data.default_branch,
            isFork: data.fork,
        };
    }
    identity() {
        this.#identity ??= this.#api.graphql("{ viewer { login } }").then(identityOf, (error) => {
            throw error instanceof user_error/* UserError */.y ? error : unknownIdentity();
        });
        return this.#identity;
    }
    async pullRequest(number) {
        try {
            const { data } = await this.#api.rest.pulls.get({ ...this.#place, pull_number: number });
            return pullRequestOf(data);
        }
        catch (error) {
            if (hasStatus(error, 404))
                return undefined;
            throw error;
        }
    }
    async pullRequestsFrom({ owner, branch }) {
        const filter = { state: "open", head: `${owner}:${branch}`, per_page: PAGE };
        const { data } = await this.#api.rest.pulls.list({ ...this.#place, ...filter });
        return data.map(pullRequestOf);
    }
    async openPullRequests(limit) {
        const order = { state: "open", sort: "updated", direction: "desc", per_page: Math.min(limit, PAGE) };
        const { data, headers } = await this.#api.rest.pulls.list({ ...this.#place, ...order });
        return { pulls: data.map(pullRequestOf), more: headers.link?.includes('rel="next"') === true };
    }
    async reviews(number) {
        const answers = await this.#api.paginate(this.#api.rest.pulls.listReviews, {
            ...this.#place,
            pull_number: number,
            per_page: PAGE,
        });
        return latestReviews(answers);
    }
    async publishCheckRun(report, beforeWrite) {
        const { login } = await this.identity();
        return publishCheckRun(checkRunStore(this.#api, this.#place, report, login), report, beforeWrite);
    }
    async upsertComment(number, comment, beforeWrite) {
        const { login } = await this.identity();
        return upsertComment(commentStore(this.#api, this.#place, number, login), comment, beforeWrite);
    }
    async uploadSarif({ sarif, commit, ref }, beforeWrite) {
        await beforeWrite();
        await this.#api.rest.codeScanning.uploadSarif({
            ...this.#place,
            commit_sha: commit,
            ref,
            sarif: (0,external_node_zlib_.gzipSync)(sarif).toString("base64"),
            tool_name: "memory-steward",
        });
    }
    async setLabels(pull, labels, beforeWrite) {
        const issue = { ...this.#place, issue_number: pull.number };
        const missing = labels.add.filter((name) => !pull.labels.includes(name));
        if (missing.length > 0) {
            await beforeWrite();
            await this.#api.rest.issues.addLabels({ ...issue, labels: missing });
        }
        for (const name of labels.remove.filter((label) => pull.labels.includes(label))) {
            await beforeWrite();
            try {
                await this.#api.rest.issues.removeLabel({ ...issue, name });
            }
            catch (error) {
                if (!hasStatus(error, 404))
                    throw error;
            }
        }
    }
    async requestReviewers(pull, { users, teams }, beforeWrite) {
        const asked = pull.requestedReviewers;
        const reviewers = users.filter((login) => !isAmong(login, [...asked.users, pull.author.login]));
        const team_reviewers = teams.filter((slug) => !isAmong(slug, asked.teams));
        if (reviewers.length + team_reviewers.length === 0)
            return;
        await beforeWrite();
        await this.#api.rest.pulls.requestReviewers({
            ...this.#place,
            pull_number: pull.number,
            reviewers,
            team_reviewers,
        });
    }
    settings(branch) {
        return readSettings(this.#api, this.#place, branch);
    }
}
function identityOf(answer) {
    const viewer = isObject(answer) ? answer["viewer"] : undefined;
    const login = isObject(viewer) ? viewer["login"] : undefined;
    if (typeof login !== "string" || login === "")
        throw unknownIdentity();
    return { login };
}
function unknownIdentity() {
    return new user_error/* UserError */.y("GitHub does not say whose token this is.", "Use a workflow's own token or a GitHub App's");
}
function isObject(value) {
    return typeof value === "object" && value !== null;
}
function isAmong(name, names) {
    return names.some((other) => other.toLowerCase() === name.toLowerCase());
}


/***/ })

};
