/** Whom and what the pull request meets: other pull requests, reviewers. */
import { clip } from "../../memory/clip.js";
import { grouped } from "../../memory/grouped.js";
import { plural } from "../wording.js";
import { WHY_LEFT_OUT, type CommentInput } from "./comment-input.js";
import { code, heading, linked, paragraph, prose, strong, text, type Block, type Line } from "./document.js";
import type { Addresses } from "../addresses.js";
import type { Room } from "./room.js";

const MAX_LISTED = 10;
const NAME_LIMIT = 120;
const CLAUSE_LIMIT = 300;

export function collisionBlocks({ collisions = [] }: CommentInput, { pull }: Addresses, room: Room): readonly Block[] {
  const byPull = grouped(collisions, (collision) => collision.pull);
  const others = byPull.size === 1 ? "another open pull request" : "other open pull requests";
  const items = [...byPull].map(([other, told]): Line => [
    linked(pull(other), strong(text(`Pull request ${other}`))),
    text(": "),
    ...told.flatMap(({ message }, at) => [...(at === 0 ? [] : [text(", ")]), prose(clip(message, CLAUSE_LIMIT))]),
  ]);
  return listUnder(heading(3, text(`⚠️ Collides with ${others}`)), items, "pull request", room);
}

/** Nothing is said of those: a reviewer who merges one of them looks there. */
export function uncomparedBlocks({ uncompared = [] }: CommentInput, { pull }: Addresses, room: Room): readonly Block[] {
  if (uncompared.length === 0) return [];
  const shown = uncompared.slice(0, MAX_LISTED);
  const rest = uncompared.length - shown.length;
  const line = paragraph(
    text("Not compared with this one: "),
    ...shown.flatMap((other, at): Line => [
      text(at === 0 ? "" : ", "),
      linked(pull(other), text(`pull request ${other}`)),
    ]),
    text(`${rest > 0 ? ` and ${plural(rest, "other")}` : ""}. For each of them, ${WHY_LEFT_OUT}.`),
  );
  return room.take([line]) ? [line] : [];
}

/** Names stand in code: to ask for a review is a call of its own, and not everybody named wants a message each time. */
export function reviewerBlocks({ reviewers = [] }: Pick<CommentInput, "reviewers">, room: Room): readonly Block[] {
  const items = reviewers.map(({ name, reason }): Line => [
    // With a colon it is an owner as the records name it, who has no account here.
    code(`${name.includes(":") ? "" : "@"}${clip(name, NAME_LIMIT)}`),
    text(" "),
    prose(clip(reason, CLAUSE_LIMIT)),
  ]);
  const [only] = items;
  if (only && items.length === 1) {
    const line = paragraph(strong(text("Reviewer:")), text(" "), ...only);
    return room.take([line]) ? [line] : [];
  }
  return listUnder(paragraph(strong(text("Reviewers"))), items, "reviewer", room);
}

function listUnder(title: Block, items: readonly Line[], noun: string, room: Room): readonly Block[] {
  if (items.length === 0 || !room.take([title])) return [];
  const list = room.fill(items, MAX_LISTED, (shown) => {
    const rest = items.length - shown.length;
    const more: Line[] = rest > 0 ? [[text(`and ${plural(rest, `more ${noun}`)}`)]] : [];
    return { kind: "list", items: [...shown, ...more] };
  });
  return list ? [title, list] : [];
}
