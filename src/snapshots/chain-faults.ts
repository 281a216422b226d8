/** What is wrong with the tags of a clone, in few sentences however many they are: who may push tags may push thousands. */
import { clip } from "../memory/clip.js";
import { firstNames } from "../memory/first-names.js";
import { grouped } from "../memory/grouped.js";
import { isSnapshot, type Chain } from "./chain.js";

/** A tag that is no snapshot. */
interface Strange {
  readonly tag: string;
  /** Why, as the end of a sentence. */
  readonly reason: string;
}

/** So many tags of one fault are told one by one. */
const MAX_SINGLY = 3;

/** Sentences. */
const MAX_TOLD = 50;

/** Whole sentences: of the links that are broken, then of the tags that are no snapshots. */
export function chainFaults({ links, strangers }: Chain): readonly string[] {
  const broken = links.flatMap((link) => (isSnapshot(link) ? [] : [link.fault]));
  return few([...broken, ...byReason(strangers)]);
}

/** Whole sentences. */
export function strangeTagFaults(strange: readonly Strange[]): readonly string[] {
  return few(byReason(strange));
}

export function strangeTagFault({ tag, reason }: Strange): string {
  return `${tag} is no snapshot: ${reason}.`;
}

function byReason(strange: readonly Strange[]): string[] {
  return [...grouped(strange, ({ reason }) => reason)].flatMap(([reason, group]) => {
    if (group.length <= MAX_SINGLY) return group.map(strangeTagFault);
    const tags = group.map(({ tag }) => tag);
    const names = firstNames(tags, MAX_SINGLY, (tag) => clip(tag, 200));
    return [`${tags.length} tags are no snapshots, each because ${reason}: ${names}.`];
  });
}

function few(sentences: readonly string[]): readonly string[] {
  const rest = sentences.length - MAX_TOLD;
  return rest > 0 ? [...sentences.slice(0, MAX_TOLD), `${rest} more sentences about tags are left out.`] : sentences;
}
