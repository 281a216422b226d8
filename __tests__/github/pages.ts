/**
 * Read-only pages for a browser: repositories, pull requests with their comments and checks, check runs, files. Everything
 * that people or records wrote is shown as text; no page holds a script, and its policy forbids one.
 */
import type { StandIn } from "./stand-in.js";
import { fullName, pullsOf, type CheckRun, type Issue, type Repository } from "./state.js";
import { Views } from "./views.js";

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1f2328}
h1,h2{font-weight:600}a{color:#0969da}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f6f8fa;border:1px solid #d1d9e0;border-radius:6px;padding:.8rem;margin:.4rem 0 1rem}
table{border-collapse:collapse}td,th{border:1px solid #d1d9e0;padding:.2rem .6rem;text-align:left;vertical-align:top}.line{display:block}.line:target{background:#fff8c5}`;

interface Html {
  readonly html: string;
}
type Part = Html | string | number;

/** Markup with every inserted text escaped. */
function html(strings: TemplateStringsArray, ...parts: readonly (Part | readonly Html[])[]): Html {
  const shown = parts.map((part) => {
    if (typeof part === "string" || typeof part === "number") return escape(String(part));
    return "html" in part ? part.html : part.map((one) => one.html).join("\n");
  });
  return { html: strings.map((string, at) => string + (shown[at] ?? "")).join("") };
}

function escape(text: string): string {
  const names: Readonly<Record<string, string>> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (character) => names[character] ?? character);
}

export async function answerPage(standIn: StandIn, request: Request, url: URL): Promise<Response> {
  const page =
    request.method === "GET"
      ? await find(standIn, url.pathname.split("/").slice(1).map(decodeURIComponent))
      : undefined;
  const { title, body } = page ?? { title: "Not found", body: html`<p>Nothing stands at ${url.pathname}.</p>` };
  const whole = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <style>
          ${{ html: STYLE }}
        </style>
      </head>
      <body>
        <p><a href="/">Stand-in for GitHub</a></p>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`;
  return new Response(whole.html, {
    status: page ? 200 : 404,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "x-content-type-options": "nosniff",
    },
  });
}

interface Page {
  readonly title: string;
  readonly body: Html;
}

async function find(
  standIn: StandIn,
  [owner = "", name = "", kind, id = "", ...rest]: readonly string[],
): Promise<Page | undefined> {
  if (owner === "")
    return {
      title: "Repositories",
      body: html`<ul>
        ${[...standIn.repositories.values()].map((one) => item(standIn, one))}
      </ul>`,
    };
  const repository = standIn.repositories.get(`${owner}/${name}`.toLowerCase());
  if (!repository) return undefined;
  const views = new Views(standIn);
  if (kind === undefined) return { title: fullName(repository), body: overview(repository, views) };
  if (kind === "pull" || kind === "issues") {
    const issue = repository.issues.get(Number(id));
    return issue && { title: `${issue.title} #${issue.number}`, body: conversation(repository, issue, views) };
  }
  if (kind === "runs") {
    const run = repository.checks.get(Number(id));
    return run && { title: run.name, body: checkPage(repository, run, views) };
  }
  if (kind === "blob" || kind === "commit") return await fromGit(repository, kind, id, rest.join("/"));
  return undefined;
}

function item(standIn: StandIn, repository: Repository): Html {
  return html`<li><a href="${new Views(standIn).html(repository)}">${fullName(repository)}</a></li>`;
}

function overview(repository: Repository, views: Views): Html {
  const pulls = pullsOf(repository).map(
    ({ number, title, state, pull }) =>
      html`<li>
        <a href="${views.html(repository, "pull", number)}">#${number} ${title}</a>
        ${pull.mergedAt === null ? state : "merged"}
      </li>`,
  );
  return html`<p>Clone it: <code>git clone ${views.html(repository)}.git</code></p>
    <h2>Pull requests</h2>
    <ul>
      ${pulls}
    </ul>`;
}

function conversation(repository: Repository, issue: Issue, views: Views): Html {
  const { pull } = issue;
  const comments = [...repository.comments.values()]
    .filter((comment) => comment.issue === issue.number)
    .map(
      (comment) =>
        html`<h3 id="issuecomment-${comment.id}">${comment.user.login} <small>${comment.updatedAt}</small></h3>
          <pre>${comment.body}</pre>`,
    );
  const runs = [...repository.checks.values()].filter((run) => run.headSha === pull?.head.sha);
  const rows = runs.map(
    (run) =>
      html`<tr>
        <td><a href="${views.html(repository, "runs", run.id)}">${run.name}</a></td>
        <td>${run.conclusion ?? run.status}</td>
        <td>${run.title ?? ""}</td>
      </tr>`,
  );
  const branches = pull
    ? html`<p>
          ${pull.mergedAt === null ? issue.state : "merged"}: ${pull.head.repository.owner.login}:${pull.head.branch} at
          <code>${pull.head.sha}</code> into ${pull.base.branch}
        </p>
        <h2>Checks</h2>
        <table>
          ${rows}
        </table>`
    : html`<p>${issue.state}</p>`;
  const labels = issue.labels.map(({ name }) => html`<code>${name}</code>`);
  return html`${branches}
    <p>${labels}</p>
    <pre>${issue.body ?? ""}</pre>
    <h2>Comments</h2>
    ${comments}`;
}

function checkPage(repository: Repository, run: CheckRun, views: Views): Html {
  const rows = run.annotations.map(
    ({ path, start_line, annotation_level, message }) =>
      html`<tr>
        <td>${annotation_level}</td>
        <td>
          <a
            href="${views.html(repository, "blob", run.headSha, ...path.split("/").map(encodeURIComponent))}#L${start_line}"
            >${path}:${start_line}</a
          >
        </td>
        <td>${message}</td>
      </tr>`,
  );
  return html`<p>${run.status} ${run.conclusion ?? ""} by ${run.app.name}</p>
    <h2>${run.title ?? ""}</h2>
    <pre>${run.summary ?? ""}</pre>
    <pre>${run.text ?? ""}</pre>
    <h2>${run.annotations.length} annotations</h2>
    <table>
      ${rows}
    </table>`;
}

async function fromGit(
  repository: Repository,
  kind: "blob" | "commit",
  name: string,
  path: string,
): Promise<Page | undefined> {
  const { git } = repository;
  const oid = await git.commitOf(name);
  if (oid === undefined) return undefined;
  if (kind === "commit")
    return { title: oid, body: html`<pre>${await git.text(["show", "--stat", "--patch", oid, "--"])}</pre>` };
  const [entry] = await git.tree(oid, { path });
  if (entry?.type !== "blob") return undefined;
  const lines = (await git.blob(entry.oid)).toString("utf8").split("\n");
  return {
    title: path,
    body: html`<pre>${lines.map((line, at) => html`<span class="line" id="L${at + 1}">${line} </span>`)}</pre>`,
  };
}
