/** A headless Chromium on a pipe: opens pages of ours and takes their pictures. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import type { Readable, Writable } from "node:stream";

/** The browser, and fonts that look the same on every machine. */
const PACKAGES = ["chromium", "fonts-liberation", "fonts-noto-color-emoji"];
const PATIENCE_MS = 60_000;

export interface Shot {
  /** `file://` */
  readonly url: string;
  /** CSS pixels. */
  readonly width: number;
  readonly scheme: "light" | "dark";
}

/** @throws Error where there is no browser and none can be installed: the message says how. */
export function installChromium(): void {
  if (spawnSync("chromium", ["--version"]).status === 0) return;
  const advice = `Pictures need Debian's chromium: apt-get install --yes ${PACKAGES.join(" ")}`;
  if (process.getuid?.() !== 0) throw new Error(advice);
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", ...PACKAGES]]) {
    if (spawnSync("apt-get", args, { stdio: "inherit" }).status !== 0) throw new Error(advice);
  }
}

export class Browser {
  readonly #process: ChildProcess;
  readonly #commands: Writable;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  readonly #events = new Map<string, () => void>();
  #last = 0;
  #rest = "";

  constructor(profile: string) {
    const flags = ["--headless=new", "--remote-debugging-pipe", "--no-first-run", "--hide-scrollbars", "--disable-gpu"];
    const own = [`--user-data-dir=${profile}`, "--font-render-hinting=none", "--force-color-profile=srgb"];
    // Its sandbox needs a user of its own; the pages are ours and run nothing.
    const root = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    this.#process = spawn("chromium", [...flags, ...own, ...root], {
      stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    });
    const [, , , commands, answers] = this.#process.stdio;
    this.#commands = commands as Writable;
    (answers as Readable).setEncoding("utf8").on("data", (text: string) => {
      this.#read(text);
    });
  }

  /** The whole page as PNG. */
  async picture({ url, width, scheme }: Shot): Promise<Buffer> {
    const { targetId } = await this.#call("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.#call("Target.attachToTarget", { targetId, flatten: true });
    const page = String(sessionId);
    await this.#call(
      "Emulation.setDeviceMetricsOverride",
      { width, height: 10, deviceScaleFactor: 1, mobile: false },
      page,
    );
    const features = [{ name: "prefers-color-scheme", value: scheme }];
    await this.#call("Emulation.setEmulatedMedia", { features }, page);
    await this.#call("Page.enable", {}, page);
    const loaded = new Promise<void>((resolve) => this.#events.set("Page.loadEventFired", resolve));
    await this.#call("Page.navigate", { url }, page);
    await loaded;
    const { cssContentSize } = await this.#call("Page.getLayoutMetrics", {}, page);
    const { height } = cssContentSize as { height: number };
    const clip = { x: 0, y: 0, width, height: Math.ceil(height), scale: 1 };
    const { data } = await this.#call(
      "Page.captureScreenshot",
      { format: "png", clip, captureBeyondViewport: true },
      page,
    );
    await this.#call("Target.closeTarget", { targetId });
    return Buffer.from(String(data), "base64");
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    await this.#call("Browser.close", {});
    await ended;
  }

  async #call(method: string, params: unknown, sessionId?: string): Promise<Readonly<Record<string, unknown>>> {
    const id = ++this.#last;
    const answer = await new Promise<Answer>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`chromium did not answer ${method}`));
      }, PATIENCE_MS);
      this.#waiting.set(id, (given) => {
        clearTimeout(timer);
        resolve(given);
      });
      this.#commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
    if (answer.error) throw new Error(`chromium refused ${method}: ${answer.error.message}`);
    return answer.result ?? {};
  }

  #read(text: string): void {
    const messages = (this.#rest + text).split("\0");
    this.#rest = messages.pop() ?? "";
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer;
      if (answer.id !== undefined) this.#waiting.get(answer.id)?.(answer);
      else this.#events.get(answer.method ?? "")?.();
    }
  }
}

/** What the browser that we started says. */
interface Answer {
  readonly id?: number;
  readonly method?: string;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
}
