/** Two imports that list their runs in one page: the second is laid on main once the first is merged. */
import { it } from "vitest";
import { withRun } from "../../src/runs/memory-page.js";
import { branchOf, House } from "./house.js";

const PAGE = "babysitter/MEMORY.md";
const EMPTY = "# Runs\n\n<!-- memory-steward:runs -->\n<!-- /memory-steward:runs -->\n";

const listed = (page: string, slug: string, day: number) =>
  withRun(page, {
    slug,
    updatedAt: `2026-05-0${day}T08:00:00Z`,
    status: "completed",
    session: `babysitter/sessions/2026/05/0${day}/${slug}.md`,
  }) ?? "";

it("a page that both list their runs in holds both", { timeout: 60_000 }, async (context) => {
  const { expect } = context;
  const known = listed(EMPTY, "run-0", 1);
  const house = await House.open(context, { [PAGE]: known });
  const first = await house.propose("first", { [PAGE]: listed(known, "run-1", 2) });
  const second = await house.propose("second", { [PAGE]: listed(known, "run-2", 3) });
  await house.merge(first);
  await house.push({ [PAGE]: listed(known, "run-1", 2).replace("# Runs", "# Runs of agents") });

  const both = listed(listed(known, "run-1", 2), "run-2", 3).replace("# Runs", "# Runs of agents");
  expect((await house.proposals()).proposals).toMatchObject([{ pull: second, outcome: "laid" }]);
  expect(await house.read(PAGE, branchOf("second"))).toBe(both.trimEnd());
  await house.merge(second);
  expect(await house.read(PAGE)).toBe(both.trimEnd());
});

it("a change beside the list is joined as any other", { timeout: 60_000 }, async (context) => {
  const { expect } = context;
  const house = await House.open(context, { [PAGE]: EMPTY });
  const torn = await house.propose("torn", { [PAGE]: listed(EMPTY, "run-1", 2).replace("# Runs", "# Mine") });
  await house.push({ [PAGE]: EMPTY.replace("# Runs", "# Ours") });
  await house.proposals();
  expect(house.labels(torn)).toContain("memory-outdated");
});
