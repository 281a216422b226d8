/** The demo ends with an error where something is not as it tells. @param claim such as `the check fails` */
export function expectTold(holds: boolean, claim: string): void {
  if (!holds) throw new Error(`Not as told: ${claim}.`);
}
