/** Memories and preferences of RepoBrain, sound and near it. */
import { LISTS, TIMES, type Family } from "./family.js";

const MEMORIES = ["decisions/a", "decisions/b", "gotchas/a", "goals/c", "working/d", "decisions/A"];
const PREFERENCES = ["preferences/p", "preferences/q"];
const BRAIN_TARGETS = [
  ...MEMORIES.map((path) => `${path}.md`),
  ...PREFERENCES.map((path) => `${path}.md`),
  "decisions/none.md",
  "Decisions/a.md",
  "./decisions/a.md",
  "decisions/a",
  "",
  null,
  7,
];
const BRAIN_STATUSES = ["candidate", "active", "done", "stale", "superseded", "Active", undefined];

export const BRAIN: Family = {
  layout: "repobrain",
  settings: [
    "",
    "",
    "severities: { path/local-file: warning, graph/missing-inverse: warning, change/kept-record: warning }\n",
    "root: .brain\n",
  ],
  shapes: [
    {
      paths: [...MEMORIES.map((path) => `.brain/${path}.md`), ".brain/decisions/deep/e.md", ".brain/archive/c.md"],
      format: "front matter",
      sound: (_, folder) => ({
        type: folder.replace(/s$/, ""),
        title: "A title",
        summary: "A sentence.",
        importance: "high",
        date: "2026-06-03T08:20:00Z",
      }),
      members: {
        type: ["decision", "gotcha", "goal", "working", "odd", undefined, "Decision"],
        title: [undefined, "", "Another"],
        date: TIMES,
        created_at: TIMES,
        updated: [...TIMES, null],
        status: BRAIN_STATUSES,
        supersedes: BRAIN_TARGETS,
        superseded_by: BRAIN_TARGETS,
        related: [["decisions/a.md", "elsewhere"], [], null, "decisions/a.md", ["decisions/none.md"]],
        required_skills: LISTS,
        recommended_skills: LISTS,
        suppressed_skills: LISTS,
        valid_from: TIMES,
        valid_until: TIMES,
        tags: [["x"], ["x", 7], "x", null],
        importance: ["low", "odd"],
        made_up: ["x"],
      },
      bodies: ["Words.\n", "", "  \n\n", "<!-- words -->\n", "# Heading\n"],
    },
    {
      paths: PREFERENCES.map((path) => `.brain/${path}.md`),
      format: "front matter",
      sound: (name) => ({
        kind: "routing_preference",
        target_type: "skill",
        target: name,
        preference: "avoid",
        created_at: "2026-06-03T08:20:00Z",
      }),
      members: {
        target: [undefined, "", "other"],
        status: BRAIN_STATUSES,
        superseded_by: BRAIN_TARGETS,
        created_at: [...TIMES, undefined],
        updated_at: TIMES,
        valid_from: TIMES,
        valid_until: TIMES,
      },
      bodies: ["Words.\n", "", "\n"],
    },
    {
      paths: [
        ".brain/runtime/session.json",
        ".brain/index.md",
        ".brain/errors.log",
        ".brain/config.yaml",
        ".brain/other.txt",
        ".brain/.gitignore",
        ".gitignore",
        "src/code.ts",
      ],
      format: "text",
      sound: () => ({}),
      members: {},
      bodies: ["{}\n", "words\n", "runtime/\n*.json\n"],
    },
  ],
};
