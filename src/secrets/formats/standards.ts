/** What no single provider issues. */
import type { TokenFormat } from "../format.js";
import { some } from "./parts.js";

export const STANDARDS: readonly TokenFormat[] = [
  {
    id: "jwt",
    provider: "JSON Web Token",
    document: "https://www.rfc-editor.org/rfc/rfc7519",
    tier: 1,
    shapes: [["eyJ", some("base64url", 12, 600), ".eyJ", some("base64url", 8, 3000), ".", some("base64url", 20, 700)]],
    verify: "jwt",
    revoke: "End the session it belongs to, or replace the key that signed it where it does not expire soon.",
  },
  {
    id: "ethereum-private-key",
    provider: "Ethereum",
    document: "https://ethereum.org/en/developers/docs/accounts/",
    tier: 2,
    shapes: [["0x", some("hex", 64)]],
    needsContext: ["private key", "private_key", "privatekey", "private-key", "secret key", "secret_key", "wallet key"],
    revoke: "Move the funds and rights to a new account: the key cannot be revoked.",
  },
];
