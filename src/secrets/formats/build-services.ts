/** Continuous integration, deployment and code quality. */
import type { TokenFormat } from "../format.js";
import { oneOf, some } from "./parts.js";

export const BUILD_SERVICES: readonly TokenFormat[] = [
  {
    id: "circleci-token",
    provider: "CircleCI",
    document: "https://circleci.com/docs/managing-api-tokens/",
    tier: 1,
    shapes: [[oneOf("CCIPAT_", "CCIPRJ_"), some("base62", 20, 24), "_", some("hex", 40)]],
    revoke: "Delete the token under User settings, Personal API tokens, or under the project's settings.",
  },
  {
    id: "buildkite-token",
    provider: "Buildkite",
    document: "https://buildkite.com/docs/apis/managing-api-tokens",
    tier: 1,
    shapes: [[oneOf("bkua_", "bkaj_"), some("hex", 40)]],
    revoke: "Revoke the token under Personal settings, API access tokens.",
  },
  {
    id: "sonarqube-token",
    provider: "SonarQube",
    document: "https://docs.sonarsource.com/sonarqube-server/user-guide/managing-tokens/",
    tier: 1,
    shapes: [[oneOf("squ_", "sqp_", "sqa_"), some("hex", 40)]],
    revoke: "Revoke the token under My account, Security.",
  },
  {
    id: "octopus-api-key",
    provider: "Octopus Deploy",
    document: "https://octopus.com/docs/octopus-rest-api/how-to-create-an-api-key",
    tier: 1,
    shapes: [["API-", some("upper36", 26)]],
    needsContext: ["octopus"],
    revoke: "Delete the key under My profile, My API keys.",
  },
  {
    id: "harness-token",
    provider: "Harness",
    document: "https://developer.harness.io/docs/platform/automation/api/add-and-manage-api-keys",
    tier: 1,
    shapes: [[oneOf("pat.", "sat."), some("base64url", 22), ".", some("hex", 24), ".", some("base62", 20)]],
    revoke: "Delete the token under My profile, My API keys.",
  },
  {
    id: "prefect-api-key",
    provider: "Prefect",
    document: "https://docs.prefect.io/v3/how-to-guides/cloud/manage-users/api-keys",
    tier: 1,
    shapes: [[oneOf("pnu_", "pnb_"), some("base62", 36)]],
    revoke: "Delete the key under Account settings, API keys.",
  },
  {
    id: "infracost-api-key",
    provider: "Infracost",
    document: "https://www.infracost.io/docs/",
    tier: 1,
    shapes: [["ico-", some("base62", 32)]],
    revoke: "Regenerate the key under Org settings, API keys.",
  },
  {
    id: "openshift-token",
    provider: "Red Hat OpenShift",
    document:
      "https://docs.redhat.com/en/documentation/openshift_container_platform/4.18/html/authentication_and_authorization/managing-oauth-access-tokens",
    tier: 1,
    shapes: [["sha256~", some("base64url", 43)]],
    revoke: "Delete it with `oc delete useroauthaccesstokens`.",
  },
];
