/** Code hosts and the platforms around them. */
import type { TokenFormat } from "../format.js";
import { oneOf, some } from "./parts.js";

export const CODE_HOSTING: readonly TokenFormat[] = [
  {
    id: "github-token",
    provider: "GitHub",
    document:
      "https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github",
    tier: 1,
    shapes: [[oneOf("ghp_", "gho_", "ghu_", "ghs_", "ghr_"), some("base62", 36)]],
    verify: "crc32-base62",
    revoke: "Delete the token under Settings, Developer settings; for an app's token call DELETE /installation/token.",
  },
  {
    id: "github-refresh-token",
    provider: "GitHub",
    document:
      "https://docs.github.com/en/apps/creating-github-apps/authenticating-with-a-github-app/refreshing-user-access-tokens",
    tier: 1,
    shapes: [["ghr_", some("base62", 76)]],
    revoke: "Revoke the app's authorization under Settings, Applications.",
  },
  {
    id: "github-app-token",
    provider: "GitHub",
    document:
      "https://docs.github.com/en/apps/creating-github-apps/authenticating-with-a-github-app/generating-an-installation-access-token-for-a-github-app",
    tier: 1,
    shapes: [["ghs_", some("base64url", 20, 400), ".", some("base64url", 20, 800), ".", some("base64url", 20, 700)]],
    revoke: "Call DELETE /installation/token with it, and regenerate the app's private key if that leaked too.",
  },
  {
    id: "github-fine-grained-token",
    provider: "GitHub",
    document:
      "https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/managing-your-personal-access-tokens",
    tier: 1,
    shapes: [["github_pat_", some("base62", 22), "_", some("base62", 59)]],
    revoke: "Delete the token under Settings, Developer settings, Fine-grained tokens.",
  },
  {
    id: "gitlab-token",
    provider: "GitLab",
    document: "https://docs.gitlab.com/security/tokens/",
    tier: 1,
    shapes: [
      ["glpat-", some("base64url", 27, 300), ".", some("base36", 2), ".", some("base36", 9)],
      ["glpat-", some("base64url", 27, 300), ".", some("base36", 9)],
      ["glpat-", some("base64url", 20)],
    ],
    revoke: "Revoke the token under User settings, Access tokens.",
  },
  {
    id: "gitlab-service-token",
    provider: "GitLab",
    document: "https://docs.gitlab.com/security/tokens/",
    tier: 1,
    shapes: [
      ["glagent-", some("base64url", 50)],
      ["gloas-", some("hex", 64)],
      ["glptt-", some("hex", 40)],
      ["glimt-", some("base64url", 25)],
      [oneOf("gldt-", "glft-", "glsoat-", "glffct-"), some("base64url", 20)],
      ["glrt-", some("base64url", 20, 64)],
      ["glcbt-", some("base62", 1, 5), "_", some("base64url", 20)],
    ],
    revoke:
      "Revoke the token in the project or group that it belongs to, under Settings; reset a runner's under CI/CD.",
  },
  {
    id: "atlassian-api-token",
    provider: "Atlassian",
    document: "https://support.atlassian.com/atlassian-account/docs/manage-api-tokens-for-your-atlassian-account/",
    tier: 1,
    shapes: [
      [oneOf("ATATT3xFfGF0", "ATCTT3xFfGN0"), some("base64url", 100, 240), "=", some("upper36", 8)],
      ["ATBB", some("base62", 32)],
    ],
    revoke: "Revoke the token under Account settings, Security, API tokens.",
  },
  {
    id: "sourcegraph-token",
    provider: "Sourcegraph",
    document: "https://sourcegraph.com/docs/cli/how-tos/creating_an_access_token",
    tier: 1,
    shapes: [
      ["sgp_", some("hex", 16), "_", some("hex", 40)],
      ["sgp_local_", some("hex", 40)],
      ["sgp_", some("hex", 40)],
    ],
    revoke: "Delete the token under User settings, Access tokens.",
  },
  {
    id: "postman-api-key",
    provider: "Postman",
    document: "https://learning.postman.com/docs/developer/postman-api/authentication/",
    tier: 1,
    shapes: [["PMAK-", some("hex", 24), "-", some("hex", 34)]],
    revoke: "Delete the key under Settings, API keys.",
  },
];
