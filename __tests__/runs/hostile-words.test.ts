/** What a run says of itself is shown as text, cut to a length. */
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { describe, expect, it } from "vitest";
import { FACTS, filesOf, importFormatRun, importInto, MEMORY, type Facts } from "./run-kit.js";

type Task = Facts["tasks"][number];

const SESSION = `babysitter/sessions/2026/05/10/${FACTS.id}.md`;

function runOf(tasks: readonly Partial<Task>[], facts: Partial<Facts> = {}) {
  const [pattern] = FACTS.tasks;
  if (!pattern) throw new Error("there is no task to begin with");
  const whole = tasks.map((task, index) => ({ ...pattern, taskId: `t${index}`, effectId: `E${index}`, ...task }));
  return importInto(MEMORY, importFormatRun({ ...FACTS, ...facts, tasks: whole }));
}

/** The list of tasks as a reader of the page sees it. */
async function shown(tasks: readonly Partial<Task>[], facts?: Partial<Facts>): Promise<string> {
  const page = filesOf(await runOf(tasks, facts))[SESSION] ?? "";
  return micromark(page.slice(page.indexOf("\n---\n", 4) + 5), { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
}

describe("the session of a run", () => {
  it.each([
    "Read https://example.org/x",
    "Read (www.example.org)",
    "Read _www.example.org_",
    "Write to hand@example.org",
    "Ask @octocat",
    "`https://example.org`",
    "``www.example.org`",
    "- one",
    "1. one",
    "+ one",
    "1) one",
    "[x](https://example.org) <b> # **bold**",
  ])("shows %j as text: nothing in it is a link, a list or calls for somebody", async (text) => {
    const html = await shown([{ title: text, summary: text }]);
    expect(html).not.toMatch(/<(?:a|b|strong|h3)\b/);
    expect(html.match(/<(?:ul|ol)>/g)).toHaveLength(2);
    const words = html.replace(/<code>[^<]*<\/code>/g, "");
    expect(words).not.toMatch(/@|:\/\/|www\./);
    const lines = html
      .replace(/<[^>]*>/g, "")
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .split("\n");
    expect(lines).toContain(`${text}: ${text}`);
  });

  it("is no longer than a page, whatever the titles of its tasks are", async () => {
    const title = "word ".repeat(25_000);
    const result = await runOf(
      Array.from({ length: 50 }, () => ({ title })),
      { process: "p" },
    );
    expect([result.outcome, result.findings]).toEqual(["import", []]);
    expect(Object.values(filesOf(result)).every((text) => text.length < 50_000)).toBe(true);
  });
});
