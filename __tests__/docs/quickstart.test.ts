/** The quickstart shows what the committed bundle and Git print, whatever the machine. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { quickstartPage } from "../../scripts/quickstart/page.js";

const top = fileURLToPath(new URL("../..", import.meta.url));

describe("docs/quickstart.md", () => {
  it("shows what is printed, under the settings of any machine", () => {
    const settings = {
      TZ: "Pacific/Auckland",
      LC_ALL: "de_DE.UTF-8",
      COLUMNS: "40",
      FORCE_COLOR: "1",
      GIT_AUTHOR_NAME: "Somebody else",
      GIT_COMMITTER_DATE: "2020-01-01T00:00:00Z",
      GIT_CONFIG_COUNT: "2",
      GIT_CONFIG_KEY_0: "color.ui",
      GIT_CONFIG_VALUE_0: "always",
      GIT_CONFIG_KEY_1: "core.abbrev",
      GIT_CONFIG_VALUE_1: "20",
    };
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    expect(quickstartPage(top), 'run "npx tsx scripts/quickstart.ts", then read the page again').toBe(
      readFileSync(join(top, "docs/quickstart.md"), "utf8"),
    );
  });
});
