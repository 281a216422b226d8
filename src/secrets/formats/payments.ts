/** Payments and shops. */
import type { TokenFormat } from "../format.js";
import { oneOf, some } from "./parts.js";

export const PAYMENTS: readonly TokenFormat[] = [
  {
    id: "stripe-live-key",
    provider: "Stripe",
    document: "https://docs.stripe.com/keys",
    tier: 1,
    shapes: [
      [oneOf("sk_live_", "rk_live_"), some("base62", 90, 107)],
      [oneOf("sk_live_", "rk_live_"), some("base62", 24)],
    ],
    publicSiblings: ["pk_live_"],
    revoke: "Roll the key in the dashboard under Developers, API keys.",
  },
  {
    id: "stripe-test-key",
    provider: "Stripe",
    document: "https://docs.stripe.com/keys",
    tier: 3,
    shapes: [
      [oneOf("sk_test_", "rk_test_"), some("base62", 90, 107)],
      [oneOf("sk_test_", "rk_test_"), some("base62", 24)],
    ],
    publicSiblings: ["pk_test_"],
    revoke: "Roll the key in the dashboard under Developers, API keys, in test mode.",
  },
  {
    id: "stripe-webhook-secret",
    provider: "Stripe",
    document: "https://docs.stripe.com/webhooks",
    tier: 1,
    shapes: [
      ["whsec_", some("base64", 32, 64), "="],
      ["whsec_", some("base64", 32, 64)],
    ],
    revoke: "Roll the endpoint's signing secret under Developers, Webhooks.",
  },
  {
    id: "square-token",
    provider: "Square",
    document: "https://developer.squareup.com/docs/build-basics/access-tokens",
    tier: 1,
    shapes: [
      ["sq0atp-", some("base64url", 22)],
      ["sq0csp-", some("base64url", 43)],
      ["EAAA", some("base64url", 60)],
    ],
    publicSiblings: ["sq0idp-"],
    revoke: "Replace the token in the developer console under Credentials.",
  },
  {
    id: "braintree-access-token",
    provider: "Braintree",
    document: "https://developer.paypal.com/braintree/docs/start/overview",
    tier: 1,
    shapes: [["access_token$production$", some("base36", 16), "$", some("hex", 32)]],
    publicSiblings: ["access_token$sandbox$"],
    revoke: "Revoke the access token in the control panel.",
  },
  {
    id: "shopify-token",
    provider: "Shopify",
    document: "https://shopify.dev/docs/apps/build/authentication-authorization",
    tier: 1,
    shapes: [[oneOf("shpat_", "shpca_", "shppa_", "shpss_"), some("hex", 32)]],
    revoke: "Uninstall the custom app, or rotate the app's credentials in the partner dashboard.",
  },
  {
    id: "shippo-token",
    provider: "Shippo",
    document: "https://docs.goshippo.com/docs/guides_general/authentication/",
    tier: 1,
    shapes: [["shippo_live_", some("hex", 40)]],
    publicSiblings: ["shippo_test_"],
    revoke: "Regenerate the token under Settings, API.",
  },
  {
    id: "easypost-api-key",
    provider: "EasyPost",
    document: "https://docs.easypost.com/docs/authentication",
    tier: 1,
    shapes: [["EZAK", some("base62", 54)]],
    publicSiblings: ["EZTK"],
    revoke: "Disable the key under Account settings, API keys.",
  },
  {
    id: "duffel-token",
    provider: "Duffel",
    document: "https://duffel.com/docs/api/overview/making-requests",
    tier: 1,
    shapes: [["duffel_live_", some("base64url", 43)]],
    publicSiblings: ["duffel_test_"],
    revoke: "Delete the token in the dashboard under Developers.",
  },
];
