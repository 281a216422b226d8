/** Answers that arrive in pieces, empty or as something else, and what is told of limits and permissions. */
import { describe, it } from "vitest";
import { client } from "../github/for-test.js";
import type { StandIn } from "../github/stand-in.js";
import { dropConnection, meanwhile, secondaryLimit, serverError } from "../github/faults.js";
import { always } from "../../src/memory/forge.js";
import { connected, pullRequest, standInFor } from "./support.js";

const AT = { owner: "acme", repo: "agent-memory" };

/** What becomes of a whole answer on its way. */
const WAYS: Readonly<Record<string, (answer: Response, bytes: Uint8Array) => Response>> = {
  "broken off on the way": ({ status, headers }, bytes) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.subarray(0, bytes.length / 2));
        controller.error(new TypeError("terminated"));
      },
    });
    return new Response(body, { status, headers });
  },
  "cut in half": ({ status, headers }, bytes) => new Response(bytes.slice(0, bytes.length / 2), { status, headers }),
  empty: ({ status, headers }) => new Response("", { status, headers }),
  "JSON without a value": ({ status, headers }) => new Response("null", { status, headers }),
  "a page of a proxy": ({ status }) =>
    new Response("<html>Sign in</html>", { status, headers: { "content-type": "text/html" } }),
};

/** The stand-in behind a proxy that spoils the first answers to a request. */
function spoiling(
  standIn: StandIn,
  request: RegExp,
  spoil: (answer: Response, bytes: Uint8Array) => Response,
  times = 1,
) {
  let left = times;
  return async (...sent: Parameters<typeof fetch>): Promise<Response> => {
    const answer = await standIn.fetch(...sent);
    const [target, options] = sent;
    const url = target instanceof Request ? target.url : target.toString();
    if (left === 0 || !request.test(`${options?.method ?? "GET"} ${url}`)) return answer;
    left--;
    return spoil(answer, new Uint8Array(await answer.arrayBuffer()));
  };
}

describe.each(Object.entries(WAYS))("an answer that is %s", (_, spoil) => {
  it.concurrent("is no empty page of reviews: it is asked for again, and told where it stays so", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, pull, token } = await pullRequest(standIn);
    standIn.grant(repository, "ben", "write");
    const ben = client(standIn, standIn.personalToken("ben"));
    const review = { ...AT, pull_number: pull.number };
    await ben.rest.pulls.createReview({ ...review, event: "APPROVE" });
    for (let at = 0; at < 100; at++) await ben.rest.pulls.createReview({ ...review, event: "COMMENT", body: "Hm." });
    await ben.rest.pulls.createReview({ ...review, event: "REQUEST_CHANGES", body: "No." });
    const second = /reviews.*[?&]page=2/;
    const once = connected(standIn, token, undefined, spoiling(standIn, second, spoil));
    expect((await once.forge.reviews(pull.number)).at(-1)?.state).toBe("changes-requested");
    const broken = connected(standIn, token, undefined, spoiling(standIn, second, spoil, 9));
    await expect(broken.forge.reviews(pull.number)).rejects.toThrow(
      "GitHub's answer to GET /repos/acme/agent-memory/pulls/1/reviews broke off",
    );
  });

  it.concurrent("is one comment where it is the answer to a write", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, head, token } = await pullRequest(standIn);
    const { forge } = connected(standIn, token, undefined, spoiling(standIn, /POST .*comments$/, spoil));
    const comment = { head, body: "Passed.\n", run: { id: 1, attempt: 1 } };
    await forge.upsertComment(1, comment, always);
    expect(repository.comments.size).toBe(1);
  });
});

describe("a comment that somebody deletes", () => {
  it.concurrent("while it is looked at is made again", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, head, forge } = await pullRequest(standIn);
    const comment = { head, body: "Failed.\n", run: { id: 1, attempt: 1 } };
    await forge.upsertComment(1, comment, always);
    standIn.faults.add({
      operation: "issues/update-comment",
      effect: meanwhile(() => {
        repository.comments.clear();
      }),
    });
    await forge.upsertComment(1, { ...comment, body: "Passed.\n", run: { id: 2, attempt: 1 } }, always);
    expect([...repository.comments.values()].map(({ body }) => body)).toEqual([expect.stringContaining("Passed.")]);
  });
});

describe("a secondary limit", () => {
  it.concurrent("is told with the time that it asks to wait, not with the end of the other limit", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { forge } = await pullRequest(standIn);
    standIn.faults.add({ operation: "pulls/get", times: 9, effect: secondaryLimit(200) });
    const told: unknown = await forge.pullRequest(1).catch((error: unknown) => error);
    const [, until = ""] = /used up until (\S+Z), at GET/.exec(String(told)) ?? [];
    const seconds = (Date.parse(until) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(150);
    expect(seconds).toBeLessThan(202);
  });
});

describe("a question in GraphQL", () => {
  it.concurrent.for([
    ["an answer that is none", serverError(502)],
    ["a connection that breaks", dropConnection()],
  ] as const)("is asked again after %s, and no more than twice", async ([, effect], context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { token } = await pullRequest(standIn);
    standIn.faults.add({ operation: "graphql", times: 2, effect });
    const { forge } = connected(standIn, token);
    expect(await forge.identity()).toEqual({ login: "github-actions[bot]" });
    expect(forge.requests).toBe(3);

    standIn.faults.add({ operation: "graphql", times: 3, effect });
    const { forge: other } = connected(standIn, token);
    await expect(other.identity()).rejects.toThrow(/GitHub (answered 502|cannot be reached)/);
    expect(other.requests).toBe(3);
  });
});

describe("a missing permission", () => {
  it.concurrent("is that of the request, whatever the repository is called", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    for (const name of ["agent-memory", "issues", "actions", "pulls"]) {
      const repository = await standIn.createRepository(`acme/${name}`, { files: { "a.md": "one\n" } });
      const { forge } = connected(standIn, standIn.jobToken(repository, { contents: "read" }), `acme/${name}`);
      const commit = (await forge.branchHead("main")) ?? "";
      const tag = forge.createTag({ name: "a", commit, message: "A.", place: "a" });
      await expect(tag).rejects.toMatchObject({ permission: "contents: write" });
    }
  });
});
