/** The HTTP door: loopback alone, the same core behind it. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Dropped } from "./faults.js";
import { handle } from "./handle.js";
import type { StandIn } from "./stand-in.js";

export async function serve(standIn: StandIn, port: number): Promise<Server> {
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 500 }, (incoming, outgoing) => {
    answer(standIn, incoming, outgoing).catch((error: unknown) => {
      if (!(error instanceof Dropped)) standIn.violate(`the server failed: ${String(error)}`);
      incoming.socket.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => {
      resolve();
    });
  });
  return server;
}

async function answer(standIn: StandIn, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  const method = incoming.method ?? "GET";
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value));
  const body = method === "GET" || method === "HEAD" ? null : new Uint8Array(Buffer.concat(chunks));
  const request = new Request(new URL(incoming.url ?? "/", standIn.urls.server), { method, headers, body });
  const response = await handle(standIn, request);
  const sent = Buffer.from(await response.arrayBuffer());
  outgoing.sendDate = !response.headers.has("date");
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), "content-length": sent.byteLength });
  outgoing.end(method === "HEAD" ? undefined : sent);
}
