/** Names of the changes of an update, which stand where ids of commits would: what an update brings is in no commit yet. */
const LABEL = /^change [1-9]\d*$/;

/** @param number of the change, from 1. */
export function changeLabel(number: number): string {
  return `change ${number}`;
}

export function isChangeLabel(name: string): boolean {
  return LABEL.test(name);
}
