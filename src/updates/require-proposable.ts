/** Whether a memory takes updates at all. */
import type { ResolvedLayout } from "../layouts/layout.js";
import { pageAddress } from "../memory/project-address.js";
import { UserError } from "../memory/user-error.js";

/** @throws UserError where no class of the layout takes proposals: nothing that is filled in would be accepted. */
export function requireProposable({ name, classes }: Pick<ResolvedLayout, "name" | "classes">): void {
  const takes = [...classes.values()].some((each) => each.proposable && !each.generated && !each.appendOnly);
  if (takes) return;
  throw new UserError(
    `As committed, the layout "${name}" has no class that takes proposals (\`proposable: true\`), so this memory would refuse every update. Nothing was written.`,
    `Say \`proposable: true\` of a class in a layout file of your own (${pageAddress("docs/layouts.md")}) and commit it, or change the records in a pull request`,
  );
}
