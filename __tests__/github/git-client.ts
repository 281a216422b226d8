/** Git as somebody uses it against the stand-in: asynchronous, without the configuration of this machine. */
import { git } from "./git-store.js";
import type { Token } from "./tokens.js";

/** @returns what Git printed. @throws GitFailure */
export async function gitAs(token: Token | undefined, cwd: string, ...args: readonly string[]): Promise<string> {
  const login = token?.account.login ?? "nobody";
  const { bytes } = await git(args, {
    cwd,
    environment: {
      HOME: cwd,
      GIT_AUTHOR_NAME: login,
      GIT_AUTHOR_EMAIL: `${login}@example.invalid`,
      GIT_COMMITTER_NAME: login,
      GIT_COMMITTER_EMAIL: `${login}@example.invalid`,
      GIT_AUTHOR_DATE: "2026-06-01T10:00:00Z",
      GIT_COMMITTER_DATE: "2026-06-01T10:00:00Z",
      ...(token && {
        GIT_CONFIG_COUNT: "1",
        GIT_CONFIG_KEY_0: "http.extraHeader",
        GIT_CONFIG_VALUE_0: `Authorization: Basic ${Buffer.from(`x-access-token:${token.value}`).toString("base64")}`,
      }),
    },
  });
  return bytes.toString("utf8").trimEnd();
}
