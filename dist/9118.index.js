"use strict";
exports.id = 9118;
exports.ids = [9118];
exports.modules = {

/***/ 7874:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ always),
/* harmony export */   r: () => (/* binding */ isNewerRun),
/* harmony export */   t: () => (/* binding */ COMMENT_BYTES)
/* harmony export */ });
// src/memory/forge.ts
const always = () => Promise.resolve();
function isNewerRun(left, right) {
	return left.id > right.id || left.id === right.id && left.attempt > right.attempt;
}
const COMMENT_BYTES = 65280;



/***/ }),

/***/ 9118:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   connectGitHub: () => (/* binding */ connectGitHub)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5553);
/* harmony import */ var _start_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4105);
/* harmony import */ var _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9695);
/* harmony import */ var _forge_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7874);
/* harmony import */ var _workflow_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8188);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6856);
/* harmony import */ var _octokit_rest__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1267);
/* harmony import */ var bottleneck_light_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3251);
/* harmony import */ var bottleneck_light_js__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(bottleneck_light_js__WEBPACK_IMPORTED_MODULE_6__);











// src/forge/answers.ts
const GHOST = {
	id: 10137,
	login: "ghost",
	isBot: false
};
function accountOf(answer) {
	return answer ? {
		id: answer.id,
		login: answer.login,
		isBot: answer.type === "Bot"
	} : GHOST;
}
function pullRequestOf(answer) {
	const { head, base } = answer;
	return {
		number: answer.number,
		isOpen: answer.state === "open",
		isDraft: answer.draft ?? false,
		author: accountOf(answer.user),
		head: {
			sha: head.sha,
			branch: head.ref,
			repositoryId: head.repo?.id,
			repositoryName: head.repo?.full_name
		},
		base: {
			sha: base.sha,
			branch: base.ref,
			repositoryId: base.repo.id
		},
		labels: answer.labels.flatMap(({ name }) => name === void 0 ? [] : [name]),
		...answer.auto_merge && { mergesItself: { by: accountOf(answer.auto_merge.enabled_by) } },
		...answer.updated_at !== void 0 && { updatedAt: answer.updated_at },
		requestedReviewers: {
			users: (answer.requested_reviewers ?? []).map(({ login }) => login),
			teams: (answer.requested_teams ?? []).map(({ slug }) => slug)
		}
	};
}
const STATES = new Map([
	["APPROVED", "approved"],
	["CHANGES_REQUESTED", "changes-requested"],
	["COMMENTED", "commented"],
	["DISMISSED", "dismissed"]
]);
const INSIDERS = new Set([
	"OWNER",
	"MEMBER",
	"COLLABORATOR"
]);
function latestReviews(reviews) {
	const latest = new Map();
	for (const review of reviews) {
		if (review.state === "commented" && latest.has(review.author.id)) continue;
		latest.set(review.author.id, review);
	}
	return [...latest.values()];
}
function reviewsOf(answers) {
	return answers.flatMap((answer) => {
		const state = STATES.get(answer.state);
		if (state === void 0 || answer.user === null) return [];
		const review = {
			author: accountOf(answer.user),
			isInsider: INSIDERS.has(answer.author_association),
			state,
			commit: answer.commit_id ?? void 0
		};
		return [answer.submitted_at === void 0 ? review : {
			...review,
			submittedAt: answer.submitted_at
		}];
	});
}
// src/forge/graphql-fault.ts
function graphqlFault(error) {
	const errors = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(error, ["errors"]);
	if (!(error instanceof Error) || !Array.isArray(errors)) return void 0;
	const first = errors[0];
	const type = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(first, ["type"]);
	return {
		type: typeof type === "string" ? type : "",
		message: String((0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(first, ["message"]))
	};
}
// src/forge/refusal.ts
var Refusal = class extends _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__.r {
	status;
	constructor(message, advice, status) {
		super(message, advice);
		this.status = status;
	}
};
var BrokenAnswer = class extends Error {
	name = "BrokenAnswer";
	constructor(cause) {
		super("the answer broke off", { cause });
	}
};
var LateAnswer = class extends Error {
	seconds;
	name = "LateAnswer";
	constructor(seconds) {
		super(`no answer within ${seconds} s`);
		this.seconds = seconds;
	}
};
function isUncertain(error) {
	return error instanceof Refusal && error.status >= 500;
}
function hasStatus(error, ...statuses) {
	return error instanceof Refusal && statuses.includes(error.status);
}
const WRITES_CONTENTS = "contents: write";
const MENDS = [
	[/issue is locked/i, "Unlock the conversation of the pull request where it is to be commented on"],
	[/no common ancestor/i, "The target branch was rewritten: close the pull request and delete its branch, and what it proposes is proposed anew"],
	[/code scanning|advanced security/i, "Enable code scanning under Settings, Advanced Security, or leave the input `sarif` out"]
];
const PERMISSIONS = [
	[
		/\/check-runs\b/,
		"checks: write",
		"writes the check run"
	],
	[
		/\/code-scanning\//,
		"security-events: write",
		"uploads the findings to code scanning"
	],
	[
		/\/issues\/[^/]+\/(comments|labels)\b|\/issues\/comments\//,
		"pull-requests: write",
		"writes the comment"
	],
	[
		/\/issues\b/,
		"issues: write",
		"keeps the health issue"
	],
	[
		/\/pulls\b/,
		"pull-requests: write",
		"reads pull requests and asks for reviews"
	],
	[
		/\/actions\//,
		"actions: read",
		"reads the run"
	],
	[
		/\/git\//,
		WRITES_CONTENTS,
		"writes commits and tags"
	],
	[
		/\/compare\//,
		"contents: read",
		"reads what a branch holds"
	]
];
function mayNotWrite(request) {
	return missing(request, WRITES_CONTENTS, "writes commits and tags");
}
function isHttpError(error) {
	return error instanceof Error && error.name === "HttpError" && "status" in error && "request" in error;
}
function asRefusal(error, token) {
	if (!isHttpError(error)) return error;
	const { method, url } = error.request;
	const path = pathOf(url);
	const request = `${method} ${path}`;
	const said = withoutToken(error.message, token);
	const { status } = error;
	if (status === 401) return new Refusal("GitHub does not accept the token.", "Give a valid token as `token`", status);
	if (status === 403 || status === 429) {
		if (isLimit(error)) return new Refusal(`GitHub's rate limit is used up${resetOf(error)}, at ${request}.`, "Run the job again later, or use a GitHub App's token, which has limits of its own", status);
		if (/not permitted to create or approve pull requests/i.test(error.message)) return new Refusal("The repository does not let workflows open pull requests.", "Allow it under Settings, Actions, General, Workflow permissions, or give a GitHub App's token as `token`", status);
		const below = path.replace(/^.*?\/repos\/[^/]+\/[^/]+/, "");
		const needed = PERMISSIONS.find(([address]) => address.test(below));
		if (needed && /not accessible|must have|must be authenticated|forbidden/i.test(error.message)) {
			const [, permission, purpose] = needed;
			return missing(request, permission, purpose);
		}
	}
	if (status >= 500) {
		if (error.cause instanceof BrokenAnswer) return new Refusal(`GitHub's answer to ${request} broke off, or is not what its API gives.`, "Run it again later", status);
		if (error.cause instanceof LateAnswer) return new Refusal(`GitHub did not answer ${request} within ${error.cause.seconds} s.`, "Run it again later", status);
		const isReached = error.response !== void 0;
		const cause = isReached ? `answered ${status}` : "cannot be reached";
		const advice = isReached ? "Run it again later" : "Run it again once this machine reaches GitHub";
		return new Refusal(`GitHub ${cause} at ${request}: ${said}`, advice, status);
	}
	const mend = MENDS.find(([pattern]) => pattern.test(error.message))?.[1];
	return new Refusal(`GitHub refused ${request} (${status}): ${said}`, mend, status);
}
function missing(request, permission, purpose) {
	return new _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__.o(`The token may not do ${request}: it lacks the permission \`${permission}\`.`, permission, `Add the line \`${permission} # ${purpose}\` under \`permissions:\` of the job; for pull requests from forks use the two workflows of ${(0,_start_js__WEBPACK_IMPORTED_MODULE_1__.rt)("docs/pull-requests.md")}, since their own runs can only read`);
}
function isLimit(error) {
	return error.response?.headers["x-ratelimit-remaining"] === "0" || /\brate limit\b/i.test(error.message);
}
function resetOf(error) {
	const { headers = {} } = error.response ?? {};
	const wait = Number(headers["retry-after"] ?? NaN);
	const seconds = Number.isSafeInteger(wait) ? Math.ceil(Date.now() / 1e3) + wait : Number(headers["x-ratelimit-reset"]);
	return Number.isSafeInteger(seconds) && seconds > 0 && seconds < 1e11 ? ` until ${new Date(seconds * 1e3).toISOString()}` : "";
}
function pathOf(url) {
	try {
		return new URL(url).pathname;
	} catch {
		return url;
	}
}
function withoutToken(text, token) {
	return token === "" ? text : text.replaceAll(token, "***");
}
// src/forge/write-commit.ts
const TREE_BYTES = 1048576;
const TREE_ENTRIES = 100;
function messageOf({ headline, body }) {
	return body === "" ? headline : `${headline}\n\n${body}`;
}
async function writeCommit(api, place, { expectedHead, parents = [expectedHead], text, changes }) {
	const tree = await writeTree(api, place, expectedHead, changes);
	const { data } = await api.rest.git.createCommit({
		...place,
		message: messageOf(text),
		tree,
		parents: [...parents]
	});
	return {
		commit: data.sha,
		tree
	};
}
async function writeTree(api, place, commit, changes) {
	const { data } = await api.rest.git.getCommit({
		...place,
		commit_sha: commit
	});
	let tree = data.tree.sha;
	for (const part of parts(changes)) {
		const entries = [];
		for (const change of part) entries.push(await entryOf(api, place, change));
		tree = (await api.rest.git.createTree({
			...place,
			base_tree: tree,
			tree: entries
		})).data.sha;
	}
	return tree;
}
function* parts(changes) {
	let part = [];
	let size = 0;
	for (const change of changes) {
		const bytes = change.bytes?.length ?? 0;
		if (part.length === TREE_ENTRIES || part.length > 0 && size + bytes > TREE_BYTES) {
			yield part;
			part = [];
			size = 0;
		}
		part.push(change);
		size += bytes;
	}
	if (part.length > 0) yield part;
}
const PLAIN = {
	mode: "100644",
	type: "blob"
};
async function entryOf(api, place, { path, bytes, mode = PLAIN.mode }) {
	if (bytes === void 0) return {
		path,
		...PLAIN,
		sha: null
	};
	const plain = {
		...PLAIN,
		mode
	};
	if (bytes.length <= TREE_BYTES) try {
		return {
			path,
			...plain,
			content: new TextDecoder("utf-8", {
				fatal: true,
				ignoreBOM: true
			}).decode(bytes)
		};
	} catch {}
	const content = Buffer.from(bytes).toString("base64");
	const { data } = await api.rest.git.createBlob({
		...place,
		content,
		encoding: "base64"
	});
	return {
		path,
		...plain,
		sha: data.sha
	};
}
const MAX_ATTEMPTS$4 = 3;
const MUTATION = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;
async function branchHead(api, place, branch) {
	try {
		const { data } = await api.rest.git.getRef({
			...place,
			ref: `heads/${branch}`
		});
		return data.object.sha;
	} catch (error) {
		if (hasStatus(error, 404)) return void 0;
		throw error;
	}
}
async function commitFiles(api, place, request, maxBytes) {
	const write = bytesOf(request.changes) > maxBytes ? byObjects : byMutation;
	for (let attempt = 1;; attempt++) try {
		return await write(api, place, request);
	} catch (error) {
		const isMove = error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t;
		if (!isMove && (!isUncertain(error) || attempt === MAX_ATTEMPTS$4)) throw error;
		const made = await findMade(api, place, request);
		if (made !== void 0) return made;
		if (isMove) throw error;
	}
}
async function findMade(api, place, { branch, expectedHead, text }) {
	const head = await branchHead(api, place, branch);
	if (head === expectedHead) return void 0;
	if (head !== void 0) {
		const { data } = await api.rest.git.getCommit({
			...place,
			commit_sha: head
		});
		if (data.parents.length === 1 && data.parents[0]?.sha === expectedHead && data.message.trimEnd() === messageOf(text)) return head;
	}
	throw moved(branch);
}
async function byMutation(api, { owner, repo }, request) {
	const { branch, expectedHead, text, changes } = request;
	const input = {
		branch: {
			repositoryNameWithOwner: `${owner}/${repo}`,
			branchName: branch
		},
		expectedHeadOid: expectedHead,
		message: text,
		fileChanges: {
			additions: changes.flatMap(({ path, bytes }) => bytes === void 0 ? [] : [{
				path,
				contents: Buffer.from(bytes).toString("base64")
			}]),
			deletions: changes.flatMap(({ path, bytes }) => bytes === void 0 ? [{ path }] : [])
		}
	};
	try {
		return oidOf(await api.graphql(MUTATION, { input }));
	} catch (error) {
		throw asCommitError(error, branch);
	}
}
async function byObjects(api, place, request) {
	const { branch, expectedHead } = request;
	const { commit } = await writeCommit(api, place, request);
	try {
		await api.rest.git.updateRef({
			...place,
			ref: `heads/${branch}`,
			sha: commit,
			force: false
		});
		return commit;
	} catch (error) {
		if (!hasStatus(error, 422)) throw error;
		if (await branchHead(api, place, branch) !== expectedHead) throw moved(branch);
		const message = error instanceof Error ? error.message : "";
		throw isRuleViolation(message) ? protectedBranch(branch, message) : error;
	}
}
function bytesOf(changes) {
	return changes.reduce((sum, { bytes }) => sum + (bytes?.length ?? 0), 0);
}
function oidOf(answer) {
	const oid = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(answer, [
		"createCommitOnBranch",
		"commit",
		"oid"
	]);
	if (typeof oid === "string" && (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bi)(oid)) return oid;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st("GitHub does not say which commit it made.", "Run the job again");
}
function asCommitError(error, branch) {
	const fault = graphqlFault(error);
	if (!fault) return error;
	const { type, message } = fault;
	if (type === "STALE_DATA" || /expected branch to point to/i.test(message)) return moved(branch);
	if (isRuleViolation(message)) return protectedBranch(branch, message);
	if (type === "FORBIDDEN") return mayNotWrite("the commit");
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`GitHub refused the commit on ${branch}: ${message}`);
}
function isRuleViolation(message) {
	return /rule violations|protected (?:branch|ref)\b|through a pull request|required status checks?\b|approving reviews?\b|not authorized to push to this branch/i.test(message);
}
function moved(branch) {
	return new _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t(`the branch ${branch} has moved`);
}
function protectedBranch(branch, said) {
	const reason = said.replaceAll(/\s+/g, " ").trim();
	return new _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__.n(`GitHub does not let this token commit to ${branch}: ${reason}`, "Let the token's GitHub App bypass the rule (the workflow's own token cannot be named there), or propose the files by a pull request");
}
// src/forge/comment-store.ts
function commentStore(api, place, number, login) {
	const issue = {
		...place,
		issue_number: number
	};
	return {
		async ours() {
			return (await api.paginate(api.rest.issues.listComments, {
				...issue,
				per_page: 100
			})).filter(({ user }) => user && isOurs(user, login)).map(({ id, body }) => ({
				id,
				text: body ?? ""
			})).sort((a, b) => a.id - b.id);
		},
		async create(text) {
			const { data } = await api.rest.issues.createComment({
				...issue,
				body: text
			});
			return {
				id: data.id,
				text
			};
		},
		async update(id, text) {
			await api.rest.issues.updateComment({
				...place,
				comment_id: id,
				body: text
			});
		},
		async remove(id) {
			try {
				await api.rest.issues.deleteComment({
					...place,
					comment_id: id
				});
			} catch (error) {
				if (!hasStatus(error, 404)) throw error;
			}
		}
	};
}
function isOurs(author, login) {
	return (author.type === "Bot" ? [login, `${login}[bot]`] : [login]).some((name) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(name, author.login));
}
// src/forge/branch.ts
const MAX_PAGES$1 = 10;
const MAX_FILES = 300;
const WEB = "web-flow";
async function branchState(api, place, branch, beyond, login) {
	const head = await branchHead(api, place, branch);
	if (head === void 0) return void 0;
	const basehead = `${beyond}...${head}`;
	const compare = async (page) => (await api.rest.repos.compareCommitsWithBasehead({
		...place,
		basehead,
		per_page: 100,
		page
	})).data;
	const first = await compare(1);
	const commits = [...first.commits];
	for (let page = 2; commits.length < first.total_commits && page <= MAX_PAGES$1; page++) commits.push(...(await compare(page)).commits);
	if (commits.length < first.total_commits) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The branch ${branch} has ${first.total_commits} commits that ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(beyond)} lacks; at most 1000 are looked at.`, "Close its pull request, or merge it by hand");
	const files = first.files ?? [];
	return {
		head,
		mergeBase: first.merge_base_commit.sha,
		commits: commits.map((each) => ({
			sha: each.sha,
			message: each.commit.message,
			...originOf(each, login)
		})),
		paths: files.length >= MAX_FILES ? void 0 : files.flatMap(({ filename, previous_filename: former }) => former === void 0 ? [filename] : [filename, former])
	};
}
function originOf({ commit, author, committer }, login) {
	const isSigned = commit.verification?.verified === true;
	return {
		isSigned,
		isOurs: isAccount(author, login) && (isAccount(committer, login) || isAccount(committer, WEB)) && (isSigned || !isBot(author))
	};
}
function isAccount(account, login) {
	if (account === null || !("login" in account) || typeof account.login !== "string") return false;
	const type = "type" in account && typeof account.type === "string" ? account.type : "";
	return isOurs({
		login: account.login,
		type
	}, login);
}
function isBot(account) {
	return account !== null && "type" in account && account.type === "Bot";
}
async function advanceBranch(api, place, request) {
	const { branch, expectedHead, parents, onto, text, changes } = request;
	const { commit } = await writeCommit(api, place, {
		expectedHead: onto,
		parents,
		text,
		changes
	});
	try {
		if (expectedHead === void 0) await api.rest.git.createRef({
			...place,
			ref: `refs/heads/${branch}`,
			sha: commit
		});
		else await api.rest.git.updateRef({
			...place,
			ref: `heads/${branch}`,
			sha: commit,
			force: false
		});
	} catch (error) {
		if (!isUncertain(error) && !hasStatus(error, 422)) throw error;
		const head = await branchHead(api, place, branch);
		if (head === commit) return commit;
		if (head === expectedHead) throw error;
		throw new _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__.t(`the branch ${branch} has moved`);
	}
	return commit;
}
async function pullsFromOwnBranch(api, place, { branch, ...filter }) {
	const head = `${place.owner}:${branch}`;
	return (await api.paginate(api.rest.pulls.list, {
		...place,
		...filter,
		head,
		per_page: 100
	})).filter((answer) => {
		const { head: from, base } = pullRequestOf(answer);
		return from.repositoryId === base.repositoryId;
	});
}
async function branchPulls(api, place, branch) {
	return (await pullsFromOwnBranch(api, place, {
		branch,
		state: "all"
	})).map((answer) => ({
		pull: pullRequestOf(answer),
		isMerged: answer.merged_at !== null
	}));
}
// src/forge/auto-merge.ts
const FIND$1 = `query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) { id } }
}`;
const ENABLE = `mutation ($input: EnablePullRequestAutoMergeInput!) {
  enablePullRequestAutoMerge(input: $input) { clientMutationId }
}`;
const DISABLE = `mutation ($input: DisablePullRequestAutoMergeInput!) {
  disablePullRequestAutoMerge(input: $input) { clientMutationId }
}`;
async function setAutoMerge(api, { owner, repo }, pull, wanted, beforeWrite) {
	if (pull.mergesItself !== void 0 === wanted) return;
	try {
		const pullRequestId = idOf(await api.graphql(FIND$1, {
			owner,
			repo,
			number: pull.number
		}));
		await beforeWrite();
		if (!wanted) await api.graphql(DISABLE, { input: { pullRequestId } });
		else {
			const input = {
				pullRequestId,
				mergeMethod: "SQUASH",
				expectedHeadOid: pull.head.sha
			};
			await api.graphql(ENABLE, { input });
		}
	} catch (error) {
		if (!wanted && await isOff(api, {
			owner,
			repo
		}, pull.number)) return;
		throw asSentence(error, pull.number, wanted);
	}
}
async function isOff(api, place, number) {
	const { data } = await api.rest.pulls.get({
		...place,
		pull_number: number
	});
	return data.auto_merge === null;
}
function idOf(answer) {
	const id = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(answer, [
		"repository",
		"pullRequest",
		"id"
	]);
	if (typeof id === "string" && id !== "") return id;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st("GitHub does not say which pull request this is.", "Run the job again");
}
function asSentence(error, number, wanted) {
	const said = graphqlFault(error)?.message;
	if (said === void 0) return error;
	if (!wanted) return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`Auto-merge of pull request ${number} cannot be taken back: ${said}`);
	const subject = `Pull request ${number} cannot be told to merge itself`;
	if (/clean status/i.test(said)) return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${subject}: no rule of its branch has to be met first, so that it could be merged at once.`, "Protect the branch: let it require the check of the steward");
	if (/not allowed/i.test(said)) return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${subject}: the repository does not allow auto-merge.`, "Allow it under Settings, General, Pull Requests");
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`${subject}: ${said}`);
}
// src/forge/check-run-mark.ts
const PATTERN$1 = /^(.*)@(\d{1,15})\.(\d{1,6})$/s;
function writeMark({ key, run }) {
	return `${key}@${run.id}.${run.attempt}`;
}
function readMark(text) {
	const [, key, id, attempt] = PATTERN$1.exec(text) ?? [];
	if (key === void 0) return {
		key: text,
		run: {
			id: 0,
			attempt: 0
		}
	};
	return {
		key,
		run: {
			id: Number(id),
			attempt: Number(attempt)
		}
	};
}
function subjectOf(key) {
	return key.slice(0, key.lastIndexOf(":"));
}
// src/forge/check-run.ts
const ANNOTATIONS_PER_REQUEST = 50;
const MAX_ATTEMPTS$3 = 3;
const MAX_LOOKS = 6;
async function publishCheckRun(store, report, beforeWrite) {
	let judged = report;
	for (let attempt = 1;; attempt++) {
		const isLast = attempt === MAX_ATTEMPTS$3;
		try {
			const end = await write({
				store,
				report: judged,
				beforeWrite,
				isLast
			});
			if (typeof end === "string") return end;
			judged = end;
		} catch (error) {
			if (!isUncertain(error) || isLast) throw error;
		}
	}
}
async function write(task) {
	const { store, report } = task;
	const all = await store.find();
	if (report.onlyOver && all.length === 0) return "unchanged";
	const own = ownOf(report, all);
	if (own.some(isNewerThan(report))) return await giveWay(task, own);
	const top = own[0] && isSame(own[0], report) ? own[0] : void 0;
	const standing = top && !isHidden(top.id, report, all) ? top : void 0;
	const run = standing ?? await create(task);
	await supersedeOthers(task, own, run.id);
	if (standing?.isComplete) return await takeOver(task, standing);
	return await conclude(task, run, await appendAllButLast(task, run, standing ? standing.annotations : ANNOTATIONS_PER_REQUEST), standing ? "updated" : "created");
}
async function create({ store, report, beforeWrite }) {
	await beforeWrite();
	return await store.create(report, batch(report, 0));
}
async function supersedeOthers({ store, beforeWrite }, own, but) {
	for (const { id, isComplete } of own) {
		if (isComplete || id === but) continue;
		await beforeWrite();
		await store.append(id, {
			...SUPERSEDED,
			annotations: []
		});
	}
}
async function takeOver({ store, report, beforeWrite }, { id, mark }) {
	if ((0,_forge_js__WEBPACK_IMPORTED_MODULE_7__.r)(report.run, mark.run)) {
		await beforeWrite();
		await store.mark(id, report);
	}
	return "unchanged";
}
async function appendAllButLast(task, { id, isComplete }, present) {
	const { store, report } = task;
	let written = present;
	while (!isComplete && written + ANNOTATIONS_PER_REQUEST < report.annotations.length) {
		await orCancelled(task, id);
		await store.append(id, batch(report, written));
		written += ANNOTATIONS_PER_REQUEST;
	}
	return written;
}
async function conclude(task, run, written, outcome) {
	const { store, report, isLast } = task;
	const all = await store.find();
	const own = ownOf(report, all);
	if (own.some(isNewerThan(report))) return await giveWay(task, own);
	if (!isLast && isHidden(run.id, report, all)) return report;
	const fresh = await report.again?.() ?? report;
	if (run.isComplete) return fresh.key === report.key || isLast ? outcome : fresh;
	const { title, summary, conclusion } = fresh;
	await orCancelled(task, run.id);
	const annotations = report.annotations.slice(written);
	await store.append(run.id, {
		title,
		summary,
		conclusion,
		annotations
	}, fresh);
	return outcome;
}
function ownOf(report, runs) {
	const subject = subjectOf(report.key);
	return runs.filter(({ mark }) => subjectOf(mark.key) === subject).sort((a, b) => b.id - a.id);
}
function isHidden(id, report, runs) {
	const subject = subjectOf(report.key);
	const agrees = ({ mark, conclusion }) => subjectOf(mark.key) !== subject && conclusion === "failure" && report.conclusion === "failure";
	return runs.some((run) => run.id > id && !agrees(run));
}
function isNewerThan(report) {
	return ({ mark }) => (0,_forge_js__WEBPACK_IMPORTED_MODULE_7__.r)(mark.run, report.run);
}
function isSame({ mark, isComplete, conclusion }, report) {
	if (mark.key !== report.key) return false;
	return isComplete ? conclusion === report.conclusion : mark.run.id === report.run.id;
}
async function giveWay(task, found) {
	const { store, report } = task;
	let own = found;
	for (let look = 1;; look++) {
		const mine = own.find(({ mark }) => mark.run.id === report.run.id && !(0,_forge_js__WEBPACK_IMPORTED_MODULE_7__.r)(mark.run, report.run));
		const newer = own.filter(isNewerThan(report));
		const last = newer.find((run) => !newer.some(({ mark }) => (0,_forge_js__WEBPACK_IMPORTED_MODULE_7__.r)(mark.run, run.mark.run)));
		if (!mine || !last) return "newer";
		const isBelow = newer.some(({ id }) => id > mine.id);
		if (!isBelow && !last.isComplete && look < MAX_LOOKS) {
			await store.pause();
			own = ownOf(report, await store.find());
			continue;
		}
		const end = isBelow ? SUPERSEDED : wordOf(last);
		const key = `${subjectOf(report.key)}:newer`;
		const saysSo = isBelow || mine.mark.key === key && mine.conclusion === end.conclusion;
		if (mine.isComplete && saysSo) return "newer";
		await orCancelled(task, mine.id);
		await store.append(mine.id, {
			...end,
			annotations: []
		}, {
			key,
			run: report.run
		});
		return "newer";
	}
}
function wordOf({ isComplete, conclusion, title }) {
	if (!isComplete || conclusion !== "success" && conclusion !== "failure") return UNDECIDED;
	return {
		title,
		summary: `A newer run of the steward judged this commit while this one was writing, and its result counts. What it found stands in its own check run of this name.`,
		conclusion
	};
}
function batch({ title, summary, annotations, conclusion }, from) {
	const end = from + ANNOTATIONS_PER_REQUEST;
	return {
		title,
		summary,
		annotations: annotations.slice(from, end),
		...end >= annotations.length && conclusion === "failure" && { conclusion }
	};
}
const SUPERSEDED = {
	title: "Superseded",
	summary: "A later judgement of this commit took the place of this one before it was complete.",
	conclusion: "cancelled"
};
const UNDECIDED = {
	title: "A newer run has not ended",
	summary: "A newer run of the steward began to judge this commit while this one was writing, and did not say what it found. Run its job again.",
	conclusion: "failure"
};
const MOVED = {
	title: "The pull request has moved on",
	summary: "The pull request was changed or closed while this report was being written, so it is not complete.",
	conclusion: "cancelled"
};
async function orCancelled({ store, beforeWrite }, id) {
	try {
		await beforeWrite();
	} catch (error) {
		if (error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__.i) await store.append(id, {
			...MOVED,
			annotations: []
		});
		throw error;
	}
}
// src/forge/check-run-store.ts
const PAUSE_SECONDS = 2;
function checkRunStore(api, place, { name, head }, login, second) {
	const app = login.endsWith("[bot]") ? login.slice(0, -5) : void 0;
	return {
		async find() {
			const filter = {
				check_name: name,
				filter: "all",
				per_page: 100
			};
			const { data } = await api.rest.checks.listForRef({
				...place,
				ref: head,
				...filter
			});
			return data.check_runs.filter((run) => app === void 0 || run.app?.slug === app).map(runOf);
		},
		async create(mark, output) {
			const run = {
				name,
				head_sha: head,
				external_id: writeMark(mark)
			};
			const { data } = await api.rest.checks.create({
				...place,
				...run,
				...requestOf(output)
			});
			return runOf(data);
		},
		async append(id, output, mark) {
			const reference = mark && { external_id: writeMark(mark) };
			await api.rest.checks.update({
				...place,
				check_run_id: id,
				...reference,
				...requestOf(output)
			});
		},
		async mark(id, mark) {
			await api.rest.checks.update({
				...place,
				check_run_id: id,
				external_id: writeMark(mark)
			});
		},
		async pause() {
			await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(PAUSE_SECONDS * second);
		}
	};
}
function runOf({ id, external_id, status, conclusion, output }) {
	return {
		id,
		mark: readMark(external_id ?? ""),
		isComplete: status === "completed",
		conclusion: conclusion ?? void 0,
		title: output.title ?? "",
		annotations: output.annotations_count
	};
}
function requestOf({ title, summary, annotations, conclusion }) {
	return {
		output: {
			title,
			summary,
			annotations: annotations.map(annotationOf)
		},
		...conclusion === void 0 ? { status: "in_progress" } : {
			status: "completed",
			conclusion
		}
	};
}
function annotationOf({ path, startLine, endLine, columns, level, title, message }) {
	return {
		path,
		start_line: startLine,
		end_line: endLine,
		...columns && startLine === endLine && {
			start_column: columns.start,
			end_column: columns.end
		},
		annotation_level: level,
		title,
		message
	};
}
// src/forge/closed-pulls.ts
const MAX_PAGES = 10;
async function closedPullRequests(api, place, after) {
	const found = [];
	for (let page = 1; page <= MAX_PAGES; page++) {
		const order = {
			state: "closed",
			sort: "updated",
			direction: "desc",
			per_page: 100,
			page
		};
		const { data } = await api.rest.pulls.list({
			...place,
			...order
		});
		for (const answer of data) {
			const { closed_at: closedAt, merged_at: mergedAt } = answer;
			const pull = pullRequestOf(answer);
			if (closedAt === null || mergedAt !== null || pull.head.repositoryId !== pull.base.repositoryId) continue;
			const at = (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Date(closedAt));
			if (after === void 0 || at >= after) found.push({
				...pull,
				closedAt: at
			});
		}
		const last = data.at(-1)?.updated_at;
		if (data.length < 100 || last === void 0 || after !== void 0 && Date.parse(last) < Date.parse(after)) break;
	}
	return found.sort((a, b) => a.closedAt < b.closedAt ? -1 : a.closedAt > b.closedAt ? 1 : a.number - b.number);
}
async function closing(api, place, number) {
	const issue = {
		...place,
		issue_number: number
	};
	const { data } = await api.rest.issues.get(issue);
	const by = data.closed_by ? accountOf(data.closed_by) : void 0;
	if (data.comments === 0) return {
		by,
		comments: []
	};
	const last = Math.ceil(data.comments / 100);
	const commentsOf = async (page) => (await api.rest.issues.listComments({
		...issue,
		per_page: 100,
		page
	})).data;
	return {
		by,
		comments: [...last > 1 ? await commentsOf(last - 1) : [], ...await commentsOf(last)].map(({ user, created_at: at, body }) => ({
			author: accountOf(user),
			at,
			text: body ?? ""
		}))
	};
}
// src/forge/pauses.ts
const BETWEEN_WRITES = 1;
const BETWEEN_NOTIFICATIONS = 3;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
function pausesBetweenWrites(apiUrl, second) {
	const unit = LOOPBACK.test(new URL(apiUrl).hostname) ? 0 : second;
	return {
		write: new (bottleneck_light_js__WEBPACK_IMPORTED_MODULE_6___default().Group)({
			maxConcurrent: 1,
			minTime: BETWEEN_WRITES * unit
		}),
		notifications: new (bottleneck_light_js__WEBPACK_IMPORTED_MODULE_6___default().Group)({
			maxConcurrent: 1,
			minTime: BETWEEN_NOTIFICATIONS * unit
		})
	};
}
// src/forge/connection.ts
const SECOND = 1e3;
const API_VERSION = "2022-11-28";
const HOLDS_FILES = /\/graphql$|\/git\/(?:blobs|trees)$/;
const MAX_RETRIES = 2;
const MAX_WAIT_SECONDS = 120;
const ANSWER_WITHIN = 12e4;
const FINAL = [
	400,
	401,
	403,
	404,
	409,
	410,
	412,
	413,
	415,
	422,
	429,
	451
];
const Client = _octokit_rest__WEBPACK_IMPORTED_MODULE_8__/* .Octokit */ .E.plugin(_octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_9__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_10__/* .throttling */ .A);
let connections = 0;
function connect(connection, onRequest) {
	const { log, redactor, token, second = SECOND, answerWithin = ANSWER_WITHIN } = connection;
	const send = connection.fetch ?? globalThis.fetch;
	const api = new Client({
		auth: token,
		baseUrl: connection.apiUrl,
		userAgent: `memory-steward/${connection.version}`,
		log: {
			debug: nothing,
			info: nothing,
			warn: nothing,
			error: nothing
		},
		request: { fetch: async (url, options) => {
			onRequest();
			const { body } = options;
			const sent = typeof body === "string" && !HOLDS_FILES.test(url) ? {
				...options,
				body: redactor.json(body)
			} : options;
			const request = `${options.method ?? ""} ${pathOf(url)}`;
			const answer = await inTime(answerWithin, sent, async (timed) => {
				const arrived = await send(url, timed);
				await requireWhole(arrived, new Headers(options.headers).get("accept") ?? "");
				return arrived;
			}).catch((error) => {
				if (error instanceof LateAnswer) log(`GitHub did not answer ${request} within ${error.seconds} s`);
				throw error;
			});
			if (answer.status >= 500) log(`GitHub answered ${answer.status} to ${request}`);
			return answer;
		} },
		retry: {
			doNotRetry: FINAL,
			retries: MAX_RETRIES,
			retryAfterBaseValue: second
		},
		throttle: {
			id: String(++connections),
			...pausesBetweenWrites(connection.apiUrl, second),
			retryAfterBaseValue: second,
			fallbackSecondaryRateRetryAfter: 0,
			onRateLimit: waiting("rate limit", log),
			onSecondaryRateLimit: waiting("secondary rate limit", log)
		}
	});
	api.hook.before("request", (options) => {
		options.headers["x-github-api-version"] = API_VERSION;
		const retries = isRead(options) ? {} : { retries: 0 };
		options.request = {
			...options.request,
			...retries
		};
	});
	api.hook.error("request", (error) => {
		throw asRefusal(error, token);
	});
	return api;
}
function isRead(options) {
	const { method, query } = options;
	return method === "GET" || typeof query === "string" && !query.trimStart().startsWith("mutation");
}
const EMPTY = [204, 205];
async function requireWhole(answer, accept) {
	if (!answer.ok || EMPTY.includes(answer.status)) return;
	try {
		const text = await answer.clone().text();
		if (accept.endsWith("json") && JSON.parse(text) === null) throw new Error("it holds nothing");
	} catch (error) {
		throw new BrokenAnswer(error);
	}
}
async function inTime(milliseconds, options, work) {
	if (options.signal) return await work(options);
	const signal = AbortSignal.timeout(milliseconds);
	try {
		return await work({
			...options,
			signal
		});
	} catch (error) {
		throw signal.aborted ? new LateAnswer(milliseconds / SECOND) : error;
	}
}
function waiting(what, log) {
	return (seconds, { method, url }, _octokit, retries) => {
		if (retries >= MAX_RETRIES || seconds <= 0 || seconds > MAX_WAIT_SECONDS) return false;
		log(`GitHub's ${what} is reached at ${method} ${url}: waiting ${seconds} s`);
		return true;
	};
}
function nothing() {}
// src/forge/health-issue.ts
const MARKER = "<!-- memory-steward:health -->\n";
const MAX_ATTEMPTS$2 = 3;
async function upsertHealthIssue(api, place, issue, login) {
	try {
		return await upsert(api, place, issue, login);
	} catch (error) {
		if (!hasStatus(error, 410)) throw error;
		throw new _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__.a(`Issues are disabled in ${place.owner}/${place.repo}.`, "Enable them under Settings, General, Features; the report stands in the job's summary alone until then");
	}
}
async function upsert(api, place, { title, body, isUnwell }, login) {
	const text = MARKER + body;
	for (let attempt = 1;; attempt++) {
		const [oldest, ...others] = await ours(api, place, login);
		for (const { number } of others.filter(({ state }) => state === "open")) await api.rest.issues.update({
			...place,
			issue_number: number,
			state: "closed",
			state_reason: "not_planned"
		});
		if (oldest) {
			const reopen = isUnwell && oldest.state !== "open";
			if (!reopen && oldest.title === title && oldest.text === text) return {
				number: oldest.number,
				outcome: "unchanged"
			};
			const state = reopen ? { state: "open" } : {};
			await api.rest.issues.update({
				...place,
				issue_number: oldest.number,
				title,
				body: text,
				...state
			});
			return {
				number: oldest.number,
				outcome: "updated"
			};
		}
		try {
			const { data } = await api.rest.issues.create({
				...place,
				title,
				body: text
			});
			return {
				number: data.number,
				outcome: "created"
			};
		} catch (error) {
			if (!isUncertain(error) || attempt === MAX_ATTEMPTS$2) throw error;
		}
	}
}
async function ours(api, place, login) {
	const filter = {
		creator: login,
		state: "all",
		sort: "created",
		direction: "asc",
		per_page: 100
	};
	return (await api.paginate(api.rest.issues.listForRepo, {
		...place,
		...filter
	})).map(({ number, state, title, body }) => ({
		number,
		state,
		title,
		text: (body ?? "").replaceAll("\r\n", "\n")
	})).filter(({ text }) => text.startsWith(MARKER));
}
// src/forge/new-secrets.ts
const MAX_NAMED = 5;
async function refuseNewSecrets({ api, place, redactor }, head, changes) {
	const found = changes.flatMap(({ path, bytes }) => {
		const secrets = bytes === void 0 ? void 0 : redactor.secretsIn(bytes);
		return secrets && secrets.size > 0 ? [{
			path,
			secrets
		}] : [];
	});
	if (found.length === 0) return;
	const former = [...found, ...changes.filter(({ bytes }) => bytes === void 0)].map(({ path }) => path);
	const held = new Set();
	for (const path of former) for (const secret of redactor.secretsIn(await contentOf(api, place, head, path))) held.add(secret);
	const refused = found.filter(({ secrets }) => [...secrets].some((secret) => !held.has(secret)));
	if (refused.length === 0) return;
	const paths = refused.map(({ path }) => path);
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`Nothing was written: ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.bt)(paths, MAX_NAMED)} would hold a secret that is not there now.`, "Revoke it, and take it out of what is to be written; memory-steward scan tells where it stands");
}
async function contentOf(api, place, ref, path) {
	try {
		const content = (await api.rest.repos.getContent({
			...place,
			path,
			ref,
			mediaType: { format: "raw" }
		})).data;
		return Buffer.from(typeof content === "string" ? content : "");
	} catch (error) {
		if (hasStatus(error, 404)) return Buffer.alloc(0);
		throw error;
	}
}
// src/forge/propose-files.ts
const FIND = `query ($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { id } }`;
const MOVE = `mutation ($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }`;
async function proposeFiles(api, place, proposal, login) {
	const moved = await moveBranch(api, place, proposal, login);
	const { outcome, pull } = await upsertPull(api, place, proposal.branch, proposal.base.branch, proposal);
	return {
		pull,
		outcome: outcome === "unchanged" && moved ? "updated" : outcome
	};
}
async function moveBranch(api, place, { branch, base, commit: text, changes }, login) {
	const head = await branchHead(api, place, branch);
	if (head !== void 0) {
		const { data } = await api.rest.git.getCommit({
			...place,
			commit_sha: head
		});
		if (data.parents.length === 1 && data.parents[0]?.sha === base.head && data.message.trimEnd() === messageOf(text)) {
			if (data.tree.sha === await writeTree(api, place, base.head, changes)) return false;
		}
		await requireOwn(api, place, branch, base.branch, login);
	}
	const { commit } = await writeCommit(api, place, {
		expectedHead: base.head,
		text,
		changes
	});
	try {
		if (head === void 0) await api.rest.git.createRef({
			...place,
			ref: `refs/heads/${branch}`,
			sha: commit
		});
		else await replaceHead(api, place, branch, head, commit);
	} catch (error) {
		const now = await branchHead(api, place, branch);
		if (now === commit) return true;
		if (now === head) throw asCommitError(error, branch);
		throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The branch ${branch} moved while its next commit was made: it is left alone.`, "Nothing needs to be done where each push starts a job; else run the job again");
	}
	return true;
}
async function replaceHead(api, { owner, repo }, branch, beforeOid, afterOid) {
	const repositoryId = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(await api.graphql(FIND, {
		owner,
		repo
	}), ["repository", "id"]);
	const refUpdates = [{
		name: `refs/heads/${branch}`,
		beforeOid,
		afterOid,
		force: true
	}];
	await api.graphql(MOVE, { input: {
		repositoryId,
		refUpdates
	} });
}
async function requireOwn(api, place, branch, base, login) {
	const basehead = `${base}...${branch}`;
	const { data } = await api.rest.repos.compareCommitsWithBasehead({
		...place,
		basehead,
		per_page: 100
	});
	const foreign = data.commits.find((each, at) => at > 0 || !originOf(each, login).isOurs);
	if (!foreign && data.total_commits === data.commits.length) return;
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The branch ${branch} holds commits that are not the steward's${foreign ? `, such as ${(0,_check_js__WEBPACK_IMPORTED_MODULE_0__.xi)(foreign.sha)}` : ""}: it is left alone.`, "Merge or close its pull request, and delete the branch");
}
async function upsertPull(api, place, branch, base, { title, body }) {
	const find = async () => (await pullsFromOwnBranch(api, place, {
		branch,
		state: "open",
		base
	}))[0];
	let open = await find();
	if (!open) try {
		const { data } = await api.rest.pulls.create({
			...place,
			head: branch,
			base,
			title,
			body
		});
		return {
			outcome: "created",
			pull: pullRequestOf(data)
		};
	} catch (error) {
		if (!isUncertain(error) && !hasStatus(error, 422)) throw error;
		open = await find();
		if (!open) throw error;
	}
	if (open.title === title && (open.body ?? "").replaceAll("\r\n", "\n") === body) return {
		outcome: "unchanged",
		pull: pullRequestOf(open)
	};
	const { data } = await api.rest.pulls.update({
		...place,
		pull_number: open.number,
		title,
		body
	});
	return {
		outcome: "updated",
		pull: pullRequestOf(data)
	};
}
// src/forge/link-once.ts
const MAX_ATTEMPTS$1 = 3;
async function linkOnce(store, key, body) {
	const text = `<!-- memory-steward:link ${key} -->\n${body}`;
	const first = text.slice(0, text.indexOf("\n"));
	const find = async () => (await store.ours()).filter((own) => own.text.split(/\r?\n/, 1)[0] === first);
	for (let attempt = 1;; attempt++) {
		if ((await find()).length > 0) return "unchanged";
		try {
			const { id } = await store.create(text);
			const [oldest] = await find();
			if (!oldest || oldest.id === id) return "created";
			await store.remove(id);
			return "unchanged";
		} catch (error) {
			if (!isUncertain(error) || attempt === MAX_ATTEMPTS$1) throw error;
		}
	}
}
// src/forge/merges.ts
async function mergedPullRequests(api, place, commit) {
	return (await api.paginate(api.rest.repos.listPullRequestsAssociatedWithCommit, {
		...place,
		commit_sha: commit,
		per_page: 100
	})).flatMap(({ number, user, head, base, merged_at: mergedAt }) => {
		if (mergedAt === null) return [];
		return [{
			number,
			author: accountOf(user),
			head: head.sha,
			base: {
				branch: base.ref,
				repositoryId: base.repo.id
			},
			mergedAt: (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.et)(new Date(mergedAt))
		}];
	});
}
async function mergedBy(api, place, number) {
	const { data } = await api.rest.pulls.get({
		...place,
		pull_number: number
	});
	return data.merged_by ? accountOf(data.merged_by) : void 0;
}
async function reviewHistory(api, place, number) {
	return reviewsOf(await api.paginate(api.rest.pulls.listReviews, {
		...place,
		pull_number: number,
		per_page: 100
	}));
}
async function mayWrite(api, place, login) {
	try {
		const { data } = await api.rest.repos.getCollaboratorPermissionLevel({
			...place,
			username: login
		});
		return data.permission === "admin" || data.permission === "write";
	} catch (error) {
		if (hasStatus(error, 404)) return false;
		throw error;
	}
}
// src/forge/runs.ts
async function workflowRun(api, place, id) {
	try {
		const { data } = await api.rest.actions.getWorkflowRun({
			...place,
			run_id: id
		});
		return {
			id: data.id,
			attempt: data.run_attempt ?? 1,
			startedAt: data.run_started_at ?? data.created_at,
			event: data.event,
			isCompleted: data.status === "completed",
			workflow: ownPath(data.path, data.repository.full_name),
			repository: {
				id: data.repository.id,
				name: data.repository.full_name
			},
			headRepositoryId: headOf(data)
		};
	} catch (error) {
		if (hasStatus(error, 404)) return void 0;
		throw error;
	}
}
function headOf(data) {
	return data.head_repository?.id;
}
function ownPath(path, repository) {
	const [file = ""] = path.split("@");
	const own = file.toLowerCase().startsWith(`${repository.toLowerCase()}/`) ? file.slice(repository.length + 1) : file;
	return own.startsWith(".github/workflows/") ? own : void 0;
}
async function runArtifacts(api, place, run, name) {
	const filter = {
		run_id: run,
		name,
		per_page: 100
	};
	const { data } = await api.rest.actions.listWorkflowRunArtifacts({
		...place,
		...filter
	});
	return data.artifacts.filter((artifact) => artifact.name === name).map((artifact) => ({
		id: artifact.id,
		name,
		bytes: artifact.size_in_bytes,
		isExpired: artifact.expired,
		digest: artifact.digest ?? void 0,
		createdAt: artifact.created_at ?? ""
	}));
}
async function downloadArtifact(api, place, send, { id }, limits) {
	const signal = AbortSignal.timeout(limits.milliseconds);
	try {
		const answer = await send(await addressOf(api, place, id, signal), {
			redirect: "error",
			signal
		});
		if (!answer.ok || !answer.body) {
			await answer.body?.cancel();
			throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st(`The store of artifacts answered ${answer.status}.`, "Run the job again");
		}
		return await readAtMost(answer.body, limits.bytes);
	} catch (error) {
		if (signal.aborted) throw new _workflow_run_js__WEBPACK_IMPORTED_MODULE_3__.t("too-slow");
		if (error instanceof TypeError) throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st("The store of artifacts cannot be reached.", "Run the job again");
		throw error;
	}
}
async function addressOf(api, place, id, signal) {
	try {
		const { headers } = await api.rest.actions.downloadArtifact({
			...place,
			artifact_id: id,
			archive_format: "zip",
			request: {
				redirect: "manual",
				signal
			}
		});
		const location = headers.location ?? "";
		if (/^https?:\/\//.test(location)) return location;
	} catch (error) {
		if (hasStatus(error, 404, 410)) throw new _workflow_run_js__WEBPACK_IMPORTED_MODULE_3__.t("expired");
		throw error;
	}
	throw new _start_js__WEBPACK_IMPORTED_MODULE_1__.st("GitHub does not say where the artifact lies.", "Run the job again");
}
async function readAtMost(body, most) {
	const chunks = [];
	let length = 0;
	for await (const chunk of body) {
		length += chunk.length;
		if (length > most) throw new _workflow_run_js__WEBPACK_IMPORTED_MODULE_3__.t("too-large");
		chunks.push(chunk);
	}
	return new Uint8Array(Buffer.concat(chunks));
}
// src/forge/request-reviewers.ts
async function requestReviewers(api, place, pull, { users, teams }, beforeWrite) {
	const asked = pull.requestedReviewers;
	const people = users.filter((login) => !isAmong(login, [...asked.users, pull.author.login]));
	const groups = teams.filter((slug) => !isAmong(slug, asked.teams));
	if (people.length + groups.length === 0) return;
	const ask = async (reviewers, team_reviewers) => {
		await beforeWrite();
		await api.rest.pulls.requestReviewers({
			...place,
			pull_number: pull.number,
			reviewers,
			team_reviewers
		});
	};
	try {
		await ask(people, groups);
		return;
	} catch (error) {
		if (!isAboutSomebody(error, groups)) throw error;
	}
	const refused = [];
	for (const login of people) await ask([login], []).catch((error) => {
		if (!isAboutSomebody(error, [])) throw error;
		refused.push(login);
	});
	for (const slug of groups) await ask([], [slug]).catch((error) => {
		if (!isAboutSomebody(error, [slug])) throw error;
		refused.push(`${place.owner}/${slug}`);
	});
	if (refused.length > 0) throw notAsked(refused);
}
function isAboutSomebody(error, teams) {
	return hasStatus(error, 422) || teams.length > 0 && error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__.o;
}
function notAsked(refused) {
	const isTeam = refused.some((name) => name.includes("/"));
	return new _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__.r(`GitHub does not let ${refused.join(", ")} be asked for a review.`, `Name collaborators of the repository under \`owners.accounts\`${isTeam ? ". A job's own token can ask no team: for that give a GitHub App's token as `token`" : ""}`);
}
function isAmong(name, names) {
	return names.some((other) => (0,_start_js__WEBPACK_IMPORTED_MODULE_1__.ct)(other, name));
}
// src/forge/settings.ts
async function readSettings(api, place, branch) {
	const rules = await visible(() => api.paginate(api.rest.repos.getBranchRules, {
		...place,
		branch,
		per_page: 100
	}));
	const protection = await visible(async () => (await api.rest.repos.getBranch({
		...place,
		branch
	})).data.protection);
	const workflows = await visible(async () => (await api.rest.actions.getGithubActionsDefaultWorkflowPermissionsRepository({ ...place })).data);
	const byRules = rules?.flatMap((rule) => rule.type === "required_status_checks" ? (rule.parameters?.required_status_checks ?? []).map(({ context }) => context) : []);
	const byProtection = protection?.required_status_checks?.contexts;
	return {
		requiredChecks: byRules || byProtection ? [...new Set([...byRules ?? [], ...byProtection ?? []])].sort() : void 0,
		branchRules: rules && [...new Set(rules.map(({ type }) => type))].sort(),
		usesMergeQueue: rules?.some(({ type }) => type === "merge_queue"),
		defaultWorkflowPermissions: workflows?.default_workflow_permissions,
		canApprovePullRequests: workflows?.can_approve_pull_request_reviews
	};
}
async function visible(ask) {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof _forge_refusal_js__WEBPACK_IMPORTED_MODULE_2__.o || hasStatus(error, 403, 404)) return void 0;
		throw error;
	}
}
// src/forge/comment-marker.ts
const PATTERN = new RegExp(`^<!-- memory-steward:(report|proposal) head=(${_check_js__WEBPACK_IMPORTED_MODULE_0__.yi}) run=(\\d{1,15})\\.(\\d{1,6})(?: own=(${_check_js__WEBPACK_IMPORTED_MODULE_0__.yi}))? -->\\n`);
function withMarker(subject, body, { head, run, own }) {
	const mark = own === void 0 ? "" : ` own=${own}`;
	return `<!-- memory-steward:${subject} head=${head} run=${run.id}.${run.attempt}${mark} -->\n${body}`;
}
function readMarker(subject, text) {
	const [, about, head, id, attempt, own] = PATTERN.exec(text.replaceAll("\r\n", "\n").slice(0, 250)) ?? [];
	if (head === void 0 || about !== subject) return void 0;
	return {
		head,
		run: {
			id: Number(id),
			attempt: Number(attempt)
		},
		...own !== void 0 && { own }
	};
}
// src/forge/sticky-comment.ts
const MAX_ATTEMPTS = 3;
async function upsertComment(store, comment, beforeWrite) {
	const subject = comment.subject ?? "report";
	const text = withMarker(subject, comment.body, comment);
	for (let attempt = 1;; attempt++) {
		const [oldest, ...others] = await marked(store, subject);
		try {
			if (oldest) return await rewrite(store, oldest, others, {
				text,
				subject,
				comment,
				beforeWrite
			});
			await beforeWrite();
			return await keepOldest(store, await store.create(text), {
				text,
				subject,
				comment,
				beforeWrite
			});
		} catch (error) {
			if (!(isUncertain(error) || hasStatus(error, 404)) || attempt === MAX_ATTEMPTS) throw error;
		}
	}
}
async function readOwnComment(store, subject) {
	const [oldest, ...others] = await marked(store, subject);
	if (!oldest) return void 0;
	const { run, own } = oldest.marker;
	return {
		body: oldest.text,
		run,
		isOnly: others.length === 0,
		...own !== void 0 && { own }
	};
}
async function marked(store, subject) {
	const found = [];
	for (const own of await store.ours()) {
		const marker = readMarker(subject, own.text);
		if (marker) found.push({
			...own,
			marker
		});
	}
	return found;
}
async function rewrite(store, oldest, others, { text, subject, comment, beforeWrite }) {
	const newest = others.reduce((best, other) => (0,_forge_js__WEBPACK_IMPORTED_MODULE_7__.r)(other.marker.run, best.marker.run) ? other : best, oldest);
	if ((0,_forge_js__WEBPACK_IMPORTED_MODULE_7__.r)(newest.marker.run, comment.run)) return "newer";
	for (const { id } of others) {
		await beforeWrite();
		await store.remove(id);
	}
	if (sameText(oldest, subject, comment)) return "unchanged";
	await beforeWrite();
	await store.update(oldest.id, text);
	return "updated";
}
function sameText({ text, marker }, subject, comment) {
	const own = withMarker(subject, comment.body, marker);
	return marker.head === comment.head && marker.own === comment.own && text.replaceAll("\r\n", "\n").trimEnd() === own.trimEnd();
}
async function keepOldest(store, created, task) {
	const [oldest] = await marked(store, task.subject);
	if (!oldest || oldest.id === created.id) return "created";
	const isOutdated = !(0,_forge_js__WEBPACK_IMPORTED_MODULE_7__.r)(oldest.marker.run, task.comment.run);
	if (isOutdated) {
		await task.beforeWrite();
		await store.update(oldest.id, task.text);
	}
	await store.remove(created.id);
	return isOutdated ? "updated" : "newer";
}
// src/forge/tag.ts
const PLACES = "memory-steward/after/";
async function createTag(api, repository, { name, commit, message, place }) {
	const request = {
		tag: name,
		message,
		object: commit,
		type: "commit"
	};
	const { data: own } = await api.rest.git.createTag({
		...repository,
		...request
	});
	const holder = await makeRef(api, repository, PLACES + place, own.sha);
	if (holder !== own.sha) {
		const held = await tagObject(api, repository, holder);
		if (!(held?.tag === name && held.object.sha === commit && held.message === own.message)) {
			const age = (Date.parse(own.tagger.date) - Date.parse(held?.tagger.date ?? "")) / 1e3;
			return {
				outcome: "place taken",
				object: holder,
				age: Number.isNaN(age) ? void 0 : age
			};
		}
	}
	return await makeRef(api, repository, `tags/${name}`, holder) === holder ? {
		outcome: "made",
		object: holder
	} : { outcome: "name taken" };
}
async function makeRef(api, repository, ref, object) {
	try {
		await api.rest.git.createRef({
			...repository,
			ref: `refs/${ref}`,
			sha: object
		});
		return object;
	} catch (error) {
		if (!isUncertain(error) && !hasStatus(error, 422)) throw error;
		const taken = await target(api, repository, ref);
		if (taken === void 0) throw error;
		return taken;
	}
}
async function target(api, repository, ref) {
	try {
		const { data } = await api.rest.git.getRef({
			...repository,
			ref
		});
		return data.object.sha;
	} catch (error) {
		if (hasStatus(error, 404)) return void 0;
		throw error;
	}
}
async function tagObject(api, repository, object) {
	try {
		const { data } = await api.rest.git.getTag({
			...repository,
			tag_sha: object
		});
		return data;
	} catch (error) {
		if (hasStatus(error, 404, 422)) return void 0;
		throw error;
	}
}
// src/forge/github.ts
function connectGitHub(connection) {
	return new GitHub(connection);
}
var GitHub = class {
	requests = 0;
	#api;
	#place;
	#mutationBytes;
	#second;
	#redactor;
	#send;
	#identity;
	constructor(connection) {
		this.#redactor = connection.redactor;
		this.#send = connection.fetch ?? globalThis.fetch;
		this.#place = {
			owner: connection.owner,
			repo: connection.repository
		};
		this.#mutationBytes = connection.mutationBytes ?? 26214400;
		this.#second = connection.second ?? 1e3;
		this.#api = connect(connection, () => {
			this.requests++;
		});
	}
	async repository() {
		const { data } = await this.#api.rest.repos.get({ ...this.#place });
		return {
			id: data.id,
			owner: data.owner.login,
			name: data.name,
			defaultBranch: data.default_branch,
			isFork: data.fork
		};
	}
	identity() {
		this.#identity ??= this.#api.graphql("{ viewer { login } }").then(identityOf, (error) => {
			throw error instanceof _start_js__WEBPACK_IMPORTED_MODULE_1__.st ? error : unknownIdentity();
		});
		return this.#identity;
	}
	async pullRequest(number) {
		try {
			const { data } = await this.#api.rest.pulls.get({
				...this.#place,
				pull_number: number
			});
			return pullRequestOf(data);
		} catch (error) {
			if (hasStatus(error, 404)) return void 0;
			throw error;
		}
	}
	async pullRequestsFrom({ owner, branch }) {
		const filter = {
			state: "open",
			head: `${owner}:${branch}`,
			per_page: 100
		};
		const { data } = await this.#api.rest.pulls.list({
			...this.#place,
			...filter
		});
		return data.map(pullRequestOf);
	}
	async openPullRequests(limit) {
		const order = {
			state: "open",
			sort: "updated",
			direction: "desc",
			per_page: Math.min(limit, 100)
		};
		const pulls = new Map();
		for (let page = 1;; page++) {
			const { data, headers } = await this.#api.rest.pulls.list({
				...this.#place,
				...order,
				page
			});
			for (const answer of data) if (!pulls.has(answer.number)) pulls.set(answer.number, pullRequestOf(answer));
			const more = headers.link?.includes("rel=\"next\"") === true;
			if (!more || page * order.per_page >= limit) return {
				pulls: [...pulls.values()],
				more
			};
		}
	}
	async openPullRequestsAt(head) {
		const order = {
			state: "open",
			sort: "created",
			direction: "asc",
			per_page: 100
		};
		return (await this.#api.paginate(this.#api.rest.pulls.list, {
			...this.#place,
			...order
		})).filter((pull) => pull.head.sha === head).map(pullRequestOf);
	}
	closedPullRequests(after) {
		return closedPullRequests(this.#api, this.#place, after);
	}
	closing(number) {
		return closing(this.#api, this.#place, number);
	}
	async reviews(number) {
		return latestReviews(await this.reviewHistory(number));
	}
	reviewHistory(number) {
		return reviewHistory(this.#api, this.#place, number);
	}
	mergedPullRequests(commit) {
		return mergedPullRequests(this.#api, this.#place, commit);
	}
	mergedBy(number) {
		return mergedBy(this.#api, this.#place, number);
	}
	mayWrite(login) {
		return mayWrite(this.#api, this.#place, login);
	}
	async publishCheckRun(report, beforeWrite) {
		const { login } = await this.identity();
		return publishCheckRun(checkRunStore(this.#api, this.#place, report, login, this.#second), report, beforeWrite);
	}
	async upsertComment(number, comment, beforeWrite) {
		const { login } = await this.identity();
		const clean = {
			...comment,
			body: this.#redactor.text(comment.body)
		};
		return upsertComment(commentStore(this.#api, this.#place, number, login), clean, beforeWrite);
	}
	async uploadSarif({ sarif, commit, ref }, beforeWrite) {
		await beforeWrite();
		await this.#api.rest.codeScanning.uploadSarif({
			...this.#place,
			commit_sha: commit,
			ref,
			sarif: (0,node_zlib__WEBPACK_IMPORTED_MODULE_4__.gzipSync)(this.#redactor.json(sarif)).toString("base64"),
			tool_name: "memory-steward"
		});
	}
	async setLabels(pull, labels, beforeWrite) {
		const issue = {
			...this.#place,
			issue_number: pull.number
		};
		const missing = labels.add.filter((name) => !pull.labels.includes(name));
		if (missing.length > 0) {
			await beforeWrite();
			await this.#api.rest.issues.addLabels({
				...issue,
				labels: missing
			});
		}
		for (const name of labels.remove.filter((label) => pull.labels.includes(label))) {
			await beforeWrite();
			try {
				await this.#api.rest.issues.removeLabel({
					...issue,
					name
				});
			} catch (error) {
				if (!hasStatus(error, 404)) throw error;
			}
		}
	}
	async closePullRequest(number, beforeWrite) {
		await beforeWrite();
		await this.#api.rest.pulls.update({
			...this.#place,
			pull_number: number,
			state: "closed"
		});
	}
	setAutoMerge(pull, wanted, beforeWrite) {
		return setAutoMerge(this.#api, this.#place, pull, wanted, beforeWrite);
	}
	requestReviewers(pull, reviewers, beforeWrite) {
		return requestReviewers(this.#api, this.#place, pull, reviewers, beforeWrite);
	}
	branchHead(branch) {
		return branchHead(this.#api, this.#place, branch);
	}
	async commitFiles(request) {
		await this.#refuseNewSecrets(request.expectedHead, request.changes);
		const text = this.#cleanText(request.text);
		return commitFiles(this.#api, this.#place, {
			...request,
			text
		}, this.#mutationBytes);
	}
	async proposeFiles(proposal) {
		await this.#refuseNewSecrets(proposal.base.head, proposal.changes);
		const { login } = await this.identity();
		const commit = this.#cleanText(proposal.commit);
		return proposeFiles(this.#api, this.#place, {
			...proposal,
			commit
		}, login);
	}
	async branchState(branch, beyond) {
		const { login } = await this.identity();
		return branchState(this.#api, this.#place, branch, beyond, login);
	}
	async advanceBranch(request) {
		await this.#refuseNewSecrets(request.onto, request.changes);
		return advanceBranch(this.#api, this.#place, {
			...request,
			text: this.#cleanText(request.text)
		});
	}
	branchPulls(branch) {
		return branchPulls(this.#api, this.#place, branch);
	}
	upsertPull(branch, base, { title, body }) {
		const clean = {
			title: this.#redactor.text(title),
			body: this.#redactor.text(body)
		};
		return upsertPull(this.#api, this.#place, branch, base, clean);
	}
	async ownComment(number, subject, author) {
		const { login } = author ?? await this.identity();
		return readOwnComment(commentStore(this.#api, this.#place, number, login), subject);
	}
	createTag(tag) {
		return createTag(this.#api, this.#place, tag);
	}
	#refuseNewSecrets(head, changes) {
		return refuseNewSecrets({
			api: this.#api,
			place: this.#place,
			redactor: this.#redactor
		}, head, changes);
	}
	#cleanText({ headline, body }) {
		return {
			headline: this.#redactor.text(headline),
			body: this.#redactor.text(body)
		};
	}
	async upsertHealthIssue(issue) {
		const { login } = await this.identity();
		const clean = {
			...issue,
			title: this.#redactor.text(issue.title),
			body: this.#redactor.text(issue.body)
		};
		return upsertHealthIssue(this.#api, this.#place, clean, login);
	}
	workflowRun(id) {
		return workflowRun(this.#api, this.#place, id);
	}
	runArtifacts(run, name) {
		return runArtifacts(this.#api, this.#place, run, name);
	}
	downloadArtifact(artifact, limits) {
		return downloadArtifact(this.#api, this.#place, this.#send, artifact, limits);
	}
	async linkOnce(issue, key, body) {
		const { login } = await this.identity();
		try {
			return await linkOnce(commentStore(this.#api, this.#place, issue, login), key, this.#redactor.text(body));
		} catch (error) {
			if (hasStatus(error, 404, 410)) return void 0;
			throw error;
		}
	}
	settings(branch) {
		return readSettings(this.#api, this.#place, branch);
	}
};
function identityOf(answer) {
	const login = (0,_check_js__WEBPACK_IMPORTED_MODULE_0__.To)(answer, ["viewer", "login"]);
	if (typeof login !== "string" || login === "") throw unknownIdentity();
	return { login };
}
function unknownIdentity() {
	return new _start_js__WEBPACK_IMPORTED_MODULE_1__.st("GitHub does not say whose token this is.", "Use a workflow's own token or a GitHub App's");
}



/***/ }),

/***/ 8188:
/***/ (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ ArtifactUnavailable)
/* harmony export */ });
// src/memory/workflow-run.ts
var ArtifactUnavailable = class extends Error {
	name = "ArtifactUnavailable";
	reason;
	constructor(reason) {
		super(`the artifact is unavailable: ${reason}`);
		this.reason = reason;
	}
};



/***/ })

};
;