/** A headless Chromium on a pipe: opens pages of ours and takes their pictures. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { Readable, Writable } from "node:stream";

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

/** @throws Error where the browser or a font is missing and cannot be installed: the message says how. */
export function installChromium(): void {
  if (spawnSync("dpkg", ["--status", ...PACKAGES]).status === 0) return;
  const advice = `Pictures need Debian's chromium, and fonts that look the same everywhere: apt-get install --yes ${PACKAGES.join(" ")}`;
  if (process.getuid?.() !== 0) throw new Error(advice);
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", ...PACKAGES]]) {
    if (spawnSync("apt-get", args, { stdio: "inherit" }).status !== 0) throw new Error(advice);
  }
}

export class Browser {
  readonly #process: ChildProcess;
  readonly #commands: Writable;
  readonly #waiting = new Map<number, (answer: unknown) => void>();
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
    if (!(commands instanceof Writable) || !(answers instanceof Readable)) throw new Error("chromium has no pipe");
    this.#commands = commands;
    answers.setEncoding("utf8").on("data", (text: string) => {
      this.#read(text);
    });
  }

  /** The whole page as PNG. */
  async picture({ url, width, scheme }: Shot): Promise<Buffer> {
    const targetId = member(await this.#call("Target.createTarget", { url: "about:blank" }), "targetId");
    const session = await this.#call("Target.attachToTarget", { targetId, flatten: true });
    const page = String(member(session, "sessionId"));
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
    const metrics = await this.#call("Page.getLayoutMetrics", {}, page);
    const height = Number(member(member(metrics, "cssContentSize"), "height"));
    const clip = { x: 0, y: 0, width, height: Math.ceil(height), scale: 1 };
    const shot = await this.#call("Page.captureScreenshot", { format: "png", clip, captureBeyondViewport: true }, page);
    await this.#call("Target.closeTarget", { targetId });
    return Buffer.from(String(member(shot, "data")), "base64");
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once("exit", resolve));
    await this.#call("Browser.close", {});
    await ended;
  }

  async #call(method: string, params: unknown, sessionId?: string): Promise<unknown> {
    const id = ++this.#last;
    const answer = await new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`chromium did not answer ${method}`));
      }, PATIENCE_MS);
      this.#waiting.set(id, (given) => {
        clearTimeout(timer);
        resolve(given);
      });
      this.#commands.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
    const error = member(answer, "error");
    if (error !== undefined) throw new Error(`chromium refused ${method}: ${String(member(error, "message"))}`);
    return member(answer, "result");
  }

  #read(text: string): void {
    const messages = (this.#rest + text).split("\0");
    this.#rest = messages.pop() ?? "";
    for (const message of messages) {
      const answer: unknown = JSON.parse(message);
      const id = member(answer, "id");
      if (typeof id === "number") this.#waiting.get(id)?.(answer);
      else this.#events.get(String(member(answer, "method")))?.();
    }
  }
}

function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
