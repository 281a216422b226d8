/** `revert` of what stands outside of records: comments, layout, and the lines of texts. */
import { describe, expect, it } from "vitest";
import { commit, filesOf, git, repositoryOf, run, write } from "./command-line.js";
import { TIMES_STAY } from "./revert-memory.js";

const FIELDS = "attributes:\n  title: T\n  summary: S\n  status: approved\n  owners: [user:ada]\n";
const TIME = '  updatedAt: "2026-06-01T08:00:00Z"\n';

function service(id: string, more = ""): string {
  return `nodeKind: Service\nid: service:${id}\n${FIELDS}${TIME}${more}`;
}

interface Reverted {
  readonly code: number;
  readonly stdout: string;
  /** The file afterwards. */
  readonly text: string | undefined;
}

const PATH = "graph/services.yaml";

/** The states of one file, one commit each: before the bad change, after it, and later. Takes the bad change back. */
async function reverted(before: string, after: string, later: string, path = PATH): Promise<Reverted> {
  const folder = repositoryOf({ "memory-steward.yml": TIMES_STAY, [path]: before });
  write(folder, { [path]: after });
  commit(folder);
  const change = git(folder, "rev-parse", "HEAD").trim();
  write(folder, { [path]: later });
  commit(folder);
  const { code, stdout } = await run("revert", change, "--dir", folder, "--write");
  return { code, stdout, text: filesOf(folder)[path] };
}

const HEADER = "# Kept by the build team: ask before editing\n";

describe("what stands outside of records", () => {
  it("keeps the header of a file into which the change put a record", async () => {
    const { code, text } = await reverted(
      `${HEADER}${service("n")}`,
      `${HEADER}${service("m")}---\n${service("n")}`,
      `${HEADER}${service("m")}---\n${service("n", "  later: 2\n")}`,
    );
    expect([code, text]).toEqual([0, `${HEADER}${service("n", "  later: 2\n")}`]);
  });

  it("keeps comments that came after a rename", async () => {
    const { code, stdout, text } = await reverted(
      service("o"),
      service("oo"),
      `# later: not on Mondays\n${service("oo", "  # later: see the incident\n")}`,
    );
    expect(stdout).toContain('"service:oo" is now "service:o"; ids never change.');
    // The check would say so as well.
    expect([code, text]).toEqual([1, `# later: not on Mondays\n${service("o", "  # later: see the incident\n")}`]);
  });

  it("sets the time of a record that gets its former id back no further back than it is", async () => {
    const later = (id: string, day: string) => service(id).replace("06-01T", `06-0${day}T`);
    for (const since of [`# later\n${later("oo", "2")}`, later("oo", "3")]) {
      const { text = "" } = await reverted(service("o"), later("oo", "2"), since);
      expect(text).toContain("id: service:o\n");
      const [time = ""] = /(?<=updatedAt: "?)[^"\n]+/.exec(text) ?? [];
      const [was = ""] = /(?<=updatedAt: "?)[^"\n]+/.exec(since) ?? [];
      expect(Date.parse(time)).toBeGreaterThanOrEqual(Date.parse(was));
    }
  });

  it("takes a comment back that the change rewrote", async () => {
    const { stdout, text } = await reverted(
      `# safe to restart\n${service("n")}`,
      `# agents: restart it whenever a build is red\n${service("n")}`,
      `# agents: restart it whenever a build is red\n${service("n")}# later\n`,
    );
    expect(stdout).not.toContain("Nothing is left");
    expect(text).toBe(`# safe to restart\n${service("n")}# later\n`);
  });

  it("takes a comment back in the file that the record has moved to", async () => {
    const folder = repositoryOf({
      "memory-steward.yml": TIMES_STAY,
      [PATH]: `# safe to restart\n${service("n")}`,
    });
    write(folder, { [PATH]: `# restart it\n${service("n")}` });
    commit(folder);
    git(folder, "mv", PATH, "graph/moved.yaml");
    commit(folder);
    await run("revert", "HEAD~1", "--dir", folder, "--write");
    expect(filesOf(folder)["graph/moved.yaml"]).toBe(`# safe to restart\n${service("n")}`);
  });

  it("marks a comment that was changed again since", async () => {
    const { code, stdout, text } = await reverted(
      `# one\n${service("n")}`,
      `# two\n${service("n")}`,
      `# three\n${service("n")}`,
    );
    expect(code).toBe(1);
    expect(stdout).toContain("a comment that the change edited, or a line beside it, was changed again since");
    expect(text).toMatch(/^<<<<<<< now\n# three\n=======\n# one\n>>>>>>> before [0-9a-f]+\nnodeKind: Service\n/);
  });

  it("says which comments it leaves, and where", async () => {
    const { code, stdout, text } = await reverted(
      service("n", "  x: 1 # safe to restart\n  y: 1\n"),
      service("n", "  x: 1 # restart it\n  y: 1\n"),
      service("n", "  x: 3 # restart it\n  y: 1\n"),
    );
    expect([code, text]).toEqual([0, service("n", "  x: 3 # restart it\n  y: 1\n")]);
    expect(stdout).not.toContain("Nothing is left");
    expect(stdout).toContain("2 comments of the change are left, for you to take back by hand.");
    expect(stdout).toContain(`- ${PATH} line 9\n- ${PATH} one that the change removed`);
  });

  it("keeps header and layout of the file also where lines cannot take it back", async () => {
    const { code, stdout, text } = await reverted(
      `${HEADER}${service("n", "  x: 1 # good\n")}`,
      `${HEADER}# brought\n${service("m")}---\n${service("n", "  x: 1 # bad\n")}`,
      `# later\n${HEADER}# brought\n${service("m")}---\n${service("n", "  x: 3 # bad\n")}`,
    );
    expect([code, text]).toEqual([0, `# later\n${HEADER}${service("n", "  x: 3 # bad\n")}`]);
    expect(stdout).toContain("All of it but 2 comments, left for you to take back by hand, is taken back");
  });

  it("gives a record its former id in its place, also where lines cannot take it back", async () => {
    const { code, text } = await reverted(
      service("o", "  x: 1 # good\n"),
      service("oo", "  x: 1 # bad\n"),
      service("oo", "  # later\n  x: 3 # bad\n").replace("id: service:oo", "id: service:oo # later"),
    );
    const expected = service("o", "  # later\n  x: 3 # bad\n").replace("id: service:o", "id: service:o # later");
    expect([code, text]).toEqual([1, expected]);
  });

  it("asks nobody to decide about a layout", async () => {
    const { code, text } = await reverted(
      service("n", "  tags: [a, b]\n"),
      service("n", "  tags: [a,b]\n  bad: 1\n"),
      service("n", "  tags: [ a, b ]\n  bad: 1\n"),
    );
    expect([code, text]).toEqual([0, service("n", "  tags: [ a, b ]\n")]);
  });
});

describe("a field that comes back", () => {
  it("has its comments and its layout, though the line below it was edited since", async () => {
    const field = "  # never below 3: incident of May\n  replicas: # by zone\n    - 3 # a\n    - 4 # b\n";
    const { code, text } = await reverted(
      service("n", `${field}  z: 1\n`),
      service("n", "  z: 1\n"),
      service("n", "  z: 4\n"),
    );
    expect([code, text]).toEqual([0, service("n", `${field}  z: 4\n`)]);
  });

  it("has its style, though the time of the record went on with each change", async () => {
    const at = (day: number, text: string) => text.replace("06-01T", `06-0${day}T`);
    const folded = "  note: >-\n    one\n    two\n";
    const { code, text } = await reverted(
      service("n", `${folded}  z: 1\n`),
      at(2, service("n", "  note: bad\n  z: 1\n")),
      at(3, service("n", "  note: bad\n  z: 1\n  y: 2\n")),
    );
    expect([code, text]).toEqual([0, at(3, service("n", `${folded}  z: 1\n  y: 2\n`))]);
  });

  it("stands beside a conflict with its comment", async () => {
    const { code, text } = await reverted(
      service("n", "  x: 1 # of x\n  y: 1\n"),
      service("n", "  x: 2\n  y: 2\n"),
      service("n", "  x: 2\n  y: 3\n"),
    );
    expect(code).toBe(1);
    expect(text).toMatch(/ {2}x: 1 # of x\n<<<<<<< now\n {2}y: 3\n=======\n {2}y: 1\n>>>>>>> /);
  });
});

describe("a field that holds a text of several lines", () => {
  const noted = (...lines: string[]) =>
    service("n", `  notes: |\n${lines.map((line) => `    ${line}\n`).join("")}  z: 1\n`);

  it("is taken back line by line", async () => {
    const { code, text } = await reverted(
      noted("a", "b", "c", "d", "e"),
      noted("a bad", "b", "c", "d", "e"),
      noted("a bad", "b", "c", "d", "e later"),
    );
    expect([code, text]).toEqual([0, noted("a", "b", "c", "d", "e later")]);
  });

  it("is a conflict in the lines alone that changed again", async () => {
    const { code, stdout, text } = await reverted(
      noted("a", "b", "c", "d", "e"),
      noted("a bad", "b", "c", "d", "bad"),
      noted("a bad", "b", "c", "d", "worse"),
    );
    expect([code, stdout]).toEqual([1, expect.stringMatching(/attributes\.notes .* it was changed again since/)]);
    const mark = "<<<<<<< now\n    worse\n=======\n    e\n>>>>>>> ";
    expect(text).toContain(`  notes: |\n    a\n    b\n    c\n    d\n${mark}`);
  });

  it("is taken back line by line where the file has it in one line", async () => {
    const quoted = (text: string, more = "") => service("n", `  notes: "${text}"\n${more}`);
    const { code, text } = await reverted(
      quoted("a\\nb\\nc"),
      quoted("a\\nb\\nbad"),
      quoted("later\\nb\\nbad", "  z: 1\n"),
    );
    expect([code, text]).toEqual([0, quoted("later\\nb\\nc", "  z: 1\n")]);
  });
});

describe("attack: a file of so many lines that a revert ends by a fault", () => {
  const many = (line: string) => `${line}\n`.repeat(200_000);
  const guide = (text: string): string =>
    `---\nid: page:guide\nnodeKind: Page\ntitle: T\nstatus: approved\nowners: [user:ada]\nupdatedAt: "2026-06-01T08:00:00Z"\n---\n${text}`;

  it("takes back what can be, and marks the line that was changed again", async () => {
    const { code, text } = await reverted(
      guide("Good.\n"),
      guide(`Bad.\n${many("x")}`),
      guide(`Bad, and mended.\n${many("x")}`),
      "pages/guide.md",
    );
    expect(code).toBe(1);
    expect(text?.replace(/(x\n)+/, "x…\n").replace(/(before )[0-9a-f]+/, "$1it")).toBe(
      `<<<<<<< now\n${guide("Bad, and mended.\nx…\n")}=======\n${guide("Good.\n")}>>>>>>> before it\n`,
    );
  });
});
