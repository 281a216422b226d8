/** What the commands of the command line have in common. */
export interface Shell {
  readonly exitWith: (code: number) => void;
  /** @throws UserError where the name is no folder's. */
  readonly existingFolder: (dir: string) => Promise<string>;
}
