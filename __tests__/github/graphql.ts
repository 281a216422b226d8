/** GraphQL: queries are checked and executed against GitHub's published schema; a field without an answer here is refused. */
import { readFileSync } from "node:fs";
import { buildSchema, defaultFieldResolver, graphql, type GraphQLFieldResolver, type GraphQLSchema } from "graphql";
import { isObject, parseJson, textAt, type Json } from "./json.js";
import type { StandIn } from "./stand-in.js";
import type { Token } from "./tokens.js";

let schema: GraphQLSchema | undefined;

/** Half a second, once in a process that asks. */
function published(): GraphQLSchema {
  // The package exports code alone, whose import takes half a second more.
  const file = new URL("../../node_modules/@octokit/graphql-schema/schema.graphql", import.meta.url);
  return (schema ??= buildSchema(readFileSync(file, "utf8"), { assumeValid: true }));
}

const answered: GraphQLFieldResolver<unknown, unknown> = (source, parameters, context, info) => {
  const known = typeof source === "object" && source !== null && info.fieldName in source;
  if (!known && !info.fieldName.startsWith("__")) throw new Error(`not emulated: ${info.fieldName}`);
  return defaultFieldResolver(source, parameters, context, info);
};

export async function answerQuery(standIn: StandIn, token: Token, body: Json | undefined): Promise<Json> {
  const source = textAt(body, "query") ?? "";
  const variables = isObject(body) ? body["variables"] : undefined;
  const { login, id } = token.account;
  const result = await graphql({
    schema: published(),
    source,
    rootValue: { viewer: { login, databaseId: id } },
    fieldResolver: answered,
    ...(isObject(variables) && { variableValues: variables }),
  });
  for (const { message } of result.errors ?? []) standIn.violate(`graphql: ${message}`);
  return parseJson(JSON.stringify(result));
}
