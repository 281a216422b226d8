/** A server that takes a request and does not answer it, or never comes to an end. */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, it, type TestContext } from "vitest";
import { connectGitHub } from "../../src/forge/github.js";
import { always } from "../../src/memory/forge.js";
import { makeRedactor } from "../../src/secrets/redactor.js";
import { connected, pullRequest, standInFor } from "./support.js";

const ANSWER_WITHIN = 200;

async function serve(context: TestContext, respond: (response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method ?? ""} ${request.url ?? ""}`);
    respond(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  context.onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** One byte now and then, within whatever time Node gives between two of them. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => {
    clearInterval(timer);
  });
}

const WAYS: readonly (readonly [way: string, respond: (response: ServerResponse) => void])[] = [
  ["is never given", () => undefined],
  ["drips in for ever", drip],
];

describe.each(WAYS)("an answer that %s", (_, respond) => {
  it("is asked for twice more, each time for so long and no longer", { timeout: 30_000 }, async (context) => {
    const { expect } = context;
    const { asked, url } = await serve(context, respond);
    const log: string[] = [];
    const forge = connectGitHub({
      token: "t",
      apiUrl: url,
      owner: "acme",
      repository: "agent-memory",
      version: "0.0.0",
      redactor: makeRedactor(),
      log: (line) => log.push(line),
      second: 1,
      answerWithin: ANSWER_WITHIN,
    });
    const request = "GET /repos/acme/agent-memory/pulls/1";
    await expect(forge.pullRequest(1)).rejects.toThrow(`GitHub did not answer ${request} within 0.2 s.`);
    expect(asked).toEqual([request, request, request]);
    expect(log).toEqual(asked.map((line) => `GitHub did not answer ${line} within 0.2 s`));
  });
});

describe("a write whose answer is never given", () => {
  it("is one comment, since whoever sent it looks before sending it again", async (context) => {
    const { expect } = context;
    const standIn = await standInFor(context);
    const { repository, head, token } = await pullRequest(standIn);
    let isLost = false;
    const losing = async (...[target, options]: Parameters<typeof fetch>): Promise<Response> => {
      const answer = await standIn.fetch(target, options);
      if (isLost || options?.method !== "POST" || !(target as string).endsWith("/comments")) return answer;
      isLost = true;
      const { signal } = options;
      if (!signal) throw new Error("the request has no deadline");
      return await new Promise((_, reject) => {
        signal.addEventListener("abort", () => {
          reject(signal.reason as Error);
        });
      });
    };
    const { forge, log } = connected(standIn, token, undefined, losing, 2000);
    await forge.upsertComment(1, { head, body: "Passed.\n", run: { id: 1, attempt: 1 } }, always);
    expect(log).toEqual(["GitHub did not answer POST /repos/acme/agent-memory/issues/1/comments within 2 s"]);
    expect(repository.comments.size).toBe(1);
  });
});
