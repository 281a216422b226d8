/** Reviews and who is asked for one. */
import { actor, invalid, notFound, paged, Refused, type Call, type Handler } from "../answers.js";
import { pullEvent, reviewEvent } from "../events.js";
import { numberAt, textAt, textsAt } from "../json.js";
import type { Review } from "../state.js";
import { hasRole } from "../tokens.js";
import { Views } from "../views.js";
import { checkLength, pullOf, startsRuns } from "./pulls.js";

const STATES: Readonly<Record<string, Review["state"]>> = {
  APPROVE: "APPROVED",
  REQUEST_CHANGES: "CHANGES_REQUESTED",
  COMMENT: "COMMENTED",
};
const REQUESTED_AT_MOST = 15;

export const REVIEW_HANDLERS: Readonly<Record<string, Handler>> = {
  "pulls/list-reviews": (call) => {
    const { pull } = pullOf(call);
    const views = new Views(call.standIn);
    return paged(
      call,
      pull.reviews.map((review) => views.review(review, call.repository, pull.number)),
    );
  },

  "pulls/create-review": (call) => {
    const issue = pullOf(call);
    const { standIn, repository } = call;
    const token = actor(call);
    const state = STATES[textAt(call.body, "event") ?? ""] ?? "PENDING";
    const body = textAt(call.body, "body") ?? "";
    checkLength("PullRequestReview", body);
    if (state === "APPROVED") {
      if (issue.user.id === token.account.id)
        throw new Refused(422, "Unprocessable Entity", ["Can not approve your own pull request"]);
      if (token.kind === "job" && !repository.workflowSettings.mayApprove) {
        throw new Refused(422, "Unprocessable Entity", ["GitHub Actions is not permitted to approve pull requests."]);
      }
    }
    if (state !== "APPROVED" && body === "") throw new Refused(422, "Unprocessable Entity", ["Body can't be blank"]);
    const review: Review = {
      id: standIn.id(),
      user: token.account,
      state,
      body,
      commit: textAt(call.body, "commit_id") ?? issue.pull.head.sha,
      submittedAt: standIn.now,
    };
    issue.pull.reviews.push(review);
    // Who has reviewed is no longer asked to.
    issue.pull.reviewers = issue.pull.reviewers.filter(({ id }) => id !== token.account.id);
    reviewEvent(standIn, repository, issue, review, "submitted", token.account, startsRuns(call));
    return { status: 200, body: new Views(standIn).review(review, repository, issue.number) };
  },

  "pulls/dismiss-review": (call) => {
    const issue = pullOf(call);
    const review = issue.pull.reviews.find(({ id }) => id === numberAt(call.path, "review_id"));
    if (!review) throw notFound();
    if (review.state === "COMMENTED") throw new Refused(422, "Can not dismiss a commented pull request review");
    review.state = "DISMISSED";
    reviewEvent(call.standIn, call.repository, issue, review, "dismissed", actor(call).account, startsRuns(call));
    return { status: 200, body: new Views(call.standIn).review(review, call.repository, issue.number) };
  },

  "pulls/list-requested-reviewers": (call) => {
    const { pull } = pullOf(call);
    const views = new Views(call.standIn);
    return {
      status: 200,
      body: {
        users: pull.reviewers.map((one) => views.account(one)),
        teams: pull.teams.map((slug) => views.team(slug)),
      },
    };
  },

  "pulls/request-reviewers": (call) => {
    const issue = pullOf(call);
    const { pull } = issue;
    const logins = textsAt(call.body, "reviewers");
    const teams = textsAt(call.body, "team_reviewers");
    for (const login of logins) {
      if (login === issue.user.login) throw new Refused(422, "Review cannot be requested from pull request author.");
      const account = call.standIn.accounts.get(login);
      if (!account || !hasRole(account, call.repository, "read") || !call.repository.roles.has(login)) {
        throw new Refused(
          422,
          "Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the " +
            `${call.repository.owner.login}/${call.repository.name} repository.`,
        );
      }
    }
    if (teams.length > 0 && call.repository.owner.type !== "Organization")
      throw invalid("PullRequest", "team_reviewers", "invalid");
    for (const login of logins) {
      const account = call.standIn.account(login);
      if (!pull.reviewers.includes(account)) pull.reviewers.push(account);
      pullEvent(call.standIn, call.repository, issue, "review_requested", actor(call).account, startsRuns(call), {
        requested_reviewer: new Views(call.standIn).account(account),
      });
    }
    for (const slug of teams) if (!pull.teams.includes(slug)) pull.teams.push(slug);
    if (pull.reviewers.length + pull.teams.length > REQUESTED_AT_MOST)
      throw new Refused(422, "A maximum of 15 reviewers can be requested.");
    return { status: 201, body: summary(call) };
  },

  "pulls/remove-requested-reviewers": (call) => {
    const { pull } = pullOf(call);
    const logins = new Set(textsAt(call.body, "reviewers"));
    const teams = new Set(textsAt(call.body, "team_reviewers"));
    pull.reviewers = pull.reviewers.filter(({ login }) => !logins.has(login));
    pull.teams = pull.teams.filter((slug) => !teams.has(slug));
    return { status: 200, body: summary(call) };
  },
};

function summary(call: Call): ReturnType<Views["pullSummary"]> {
  return new Views(call.standIn).pullSummary(pullOf(call), call.repository);
}
