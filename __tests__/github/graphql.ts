import type { Json } from "./json.js";
import type { StandIn } from "./stand-in.js";
import type { Token } from "./tokens.js";

export async function answerQuery(standIn: StandIn, _token: Token, _body: Json | undefined): Promise<Json> {
  await Promise.resolve();
  standIn.violate("graphql: not emulated");
  return { errors: [{ message: "not emulated" }] };
}
