/** Accounts, limits and who may do what. */
import { actor, notFound, Refused, type Handler } from "../answers.js";
import { textAt, type JsonObject } from "../json.js";
import { roleOf } from "../tokens.js";
import { Views } from "../views.js";

export const ACCOUNT_HANDLERS: Readonly<Record<string, Handler>> = {
  "users/get-authenticated": (call) => {
    const token = actor(call);
    // An App's token belongs to no user.
    if (token.kind !== "personal") throw new Refused(403, "Resource not accessible by integration");
    return { status: 200, body: profile(new Views(call.standIn).account(token.account), call.standIn.now) };
  },

  "users/get-by-username": (call) => {
    const account = call.standIn.accounts.get(textAt(call.path, "username") ?? "");
    if (!account) throw notFound();
    return { status: 200, body: profile(new Views(call.standIn).account(account), call.standIn.now) };
  },

  "rate-limit/get": ({ standIn, token }) => {
    const limit = token?.kind === "job" ? 1000 : 5000;
    const used = standIn.used.get(token?.value ?? "") ?? 0;
    const reset = Math.ceil(Date.parse(standIn.now) / 3_600_000) * 3600;
    const core = { limit, used, remaining: Math.max(limit - used, 0), reset };
    return { status: 200, body: { resources: { core, search: core, graphql: core }, rate: core } };
  },

  "repos/get-collaborator-permission-level": (call) => {
    const login = textAt(call.path, "username") ?? "";
    const account = call.standIn.accounts.get(login);
    if (!account) throw new Refused(404, `${login} is not a user`);
    const role = roleOf(account, call.repository);
    const permission = role === undefined ? (call.repository.private ? "none" : "read") : COARSE[role];
    const user = { ...new Views(call.standIn).account(account), role_name: role ?? permission };
    return { status: 200, body: { permission, role_name: role ?? permission, user } };
  },
};

/** The finer roles as the older member words them. */
const COARSE = { admin: "admin", maintain: "write", write: "write", triage: "read", read: "read" };

function profile(account: JsonObject, now: string): JsonObject {
  return { ...account, user_view_type: "public", created_at: now, updated_at: now };
}
