/** Package and image registries. */
import type { TokenFormat } from "../format.js";
import { some } from "./parts.js";

export const REGISTRIES: readonly TokenFormat[] = [
  {
    id: "npm-token",
    provider: "npm",
    document: "https://docs.npmjs.com/about-access-tokens",
    tier: 1,
    shapes: [["npm_", some("base62", 36)]],
    verify: "crc32-base62",
    revoke: "Run `npm token revoke` with its id, or delete it under Access tokens.",
  },
  {
    id: "pypi-token",
    provider: "PyPI",
    document: "https://pypi.org/help/#apitoken",
    tier: 1,
    shapes: [
      ["pypi-AgEIcHlwaS5vcmc", some("base64url", 50, 400)],
      ["pypi-AgENdGVzdC5weXBpLm9yZw", some("base64url", 50, 400)],
    ],
    revoke: "Remove the token under Account settings, API tokens.",
  },
  {
    id: "rubygems-api-key",
    provider: "RubyGems",
    document: "https://guides.rubygems.org/api-key-scopes/",
    tier: 1,
    shapes: [["rubygems_", some("hex", 48)]],
    revoke: "Delete the key under Settings, API keys.",
  },
  {
    id: "clojars-token",
    provider: "Clojars",
    document: "https://github.com/clojars/clojars-web/wiki/Deploy-Tokens",
    tier: 1,
    shapes: [["CLOJARS_", some("base36", 60)]],
    revoke: "Disable the token on the Deploy tokens page.",
  },
  {
    id: "crates-io-token",
    provider: "crates.io",
    document: "https://doc.rust-lang.org/cargo/reference/publishing.html",
    tier: 1,
    shapes: [["cio", some("base62", 32)]],
    revoke: "Revoke the token under Account settings, API tokens.",
  },
  {
    id: "nuget-api-key",
    provider: "NuGet",
    document: "https://learn.microsoft.com/en-us/nuget/nuget-org/publish-a-package",
    tier: 1,
    shapes: [["oy2", some("base36", 43)]],
    revoke: "Delete the key under API keys.",
  },
  {
    id: "docker-token",
    provider: "Docker Hub",
    document: "https://docs.docker.com/security/access-tokens/",
    tier: 1,
    shapes: [
      ["dckr_pat_", some("base64url", 27)],
      ["dckr_oat_", some("base64url", 32)],
    ],
    revoke: "Delete the token under Account settings, Personal access tokens, or the organization's access tokens.",
  },
  {
    id: "artifactory-key",
    provider: "JFrog Artifactory",
    document: "https://jfrog.com/help/r/jfrog-platform-administration-documentation/access-tokens",
    tier: 1,
    shapes: [
      ["AKCp", some("base62", 69)],
      ["cmVmdGtu", some("base62", 56)],
    ],
    revoke: "Revoke the key in the user's profile, or the token under User management, Access tokens.",
  },
];
