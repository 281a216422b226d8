/** A runner that reaches GitHub by way of a proxy alone. What the toolkit needs for that is loaded when it is needed. */
import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { it, type TestContext } from "vitest";
import { DANGLING, House, LINTER } from "../publish/house.js";

/** The proxy alone knows where that is. */
const HOST = "api.github.test";

it.for(["http_proxy", "HTTP_PROXY"])("reports through the proxy that %s names", async (variable, context) => {
  const { expect } = context;
  const house = await House.open(context);
  const proposal = await house.propose({ [LINTER]: DANGLING });
  const { port, asked } = await openProxy(context);
  const { api } = house.urls;
  const result = await house.check(proposal, "one-file/memory.yml", {
    env: {
      GITHUB_API_URL: api.replace("127.0.0.1", HOST),
      [variable]: `http://127.0.0.1:${port}`,
      no_proxy: "127.0.0.1",
    },
  });
  expect(result.log).toContain("comment: created");
  expect(house.comments).toHaveLength(1);
  expect([...asked]).toEqual([`${HOST}:${new URL(api).port}`]);
});

/** Tunnels to the port asked for, on this machine. */
async function openProxy({ onTestFinished }: TestContext): Promise<{ port: number; asked: ReadonlySet<string> }> {
  const asked = new Set<string>();
  const proxy = createServer().on("connect", ({ url = "" }, client, head) => {
    asked.add(url);
    const target = connect(Number(url.split(":").at(-1)), "127.0.0.1", () => {
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      target.write(head);
      target.pipe(client).pipe(target);
    });
    for (const end of [client, target]) end.on("error", () => target.destroy());
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => {
    proxy.close();
  });
  return { port: (proxy.address() as AddressInfo).port, asked };
}
