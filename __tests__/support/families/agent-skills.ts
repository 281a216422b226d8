/** Folders of skills, sound and near it. */
import type { Family } from "./family.js";

export const SKILLS: Family = {
  layout: "agent-skills",
  settings: [
    "",
    "",
    "severities: { path/policy: error, change/wider-permission: error, record/other-name: warning }\n",
  ],
  shapes: [
    {
      paths: [
        "skills/a/SKILL.md",
        "skills/b/SKILL.md",
        "skills/b/skill.md",
        "skills/A/SKILL.md",
        "SKILL.md",
        "c/SKILL.md",
      ],
      format: "front matter",
      sound: (_, folder) => ({ name: folder === "" ? "c" : folder, description: "Does what it does." }),
      members: {
        name: ["a", "b", "c", "A", "a-b", "", undefined, 7, "x".repeat(65), ["a"]],
        description: ["", undefined, "Another.", "x".repeat(1025), 7],
        license: ["MIT", 7],
        metadata: [{ owner: "a" }, { version: 1.0, parts: ["a"] }, "words", null],
        "allowed-tools": [
          "Read",
          "Read Bash(git:*)",
          "Bash",
          "Bash(git:*), Read",
          ["Read", "Bash(git add:*)"],
          "",
          "Bash(",
          7,
          null,
        ],
        when_to_use: ["Always", ["a"]],
        compatibility: ["", "x".repeat(501)],
      },
      bodies: [
        "# A\n\n[r](references/r.md), [s](references/deep/s.md).\n",
        "[b](../b/SKILL.md) and [c](/c/SKILL.md#part), [x](scripts/x.sh).\n",
        "",
        "[gone](references/none.md) [folder](references) [top](../../README.md)\n",
        "[a](../a/SKILL.md) [A](../A/SKILL.md) [small](../b/skill.md)\n",
      ],
    },
    {
      paths: [
        "skills/a/references/r.md",
        "skills/a/references/R.md",
        "skills/a/references/deep/s.md",
        "skills/b/reference/t.md",
        "skills/a/references/SKILL.md",
      ],
      format: "front matter",
      sound: () => ({}),
      members: { name: ["a", "r"], title: ["A title", 7, ["a"]], id: ["a", "r"] },
      bodies: ["# R\n\n[up](../SKILL.md)\n", "[s](deep/s.md) [t](../../b/reference/t.md)\n", "", "words\n"],
    },
    {
      paths: ["skills/a/scripts/x.sh", "README.md", "skills/b/more.md"],
      format: "text",
      sound: () => ({}),
      members: {},
      bodies: ["#!/bin/sh\n", "Words. [none](none.md)\n"],
    },
  ],
};
