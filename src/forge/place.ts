/** The repository that requests are about, as Octokit names it. */
export interface Place {
  readonly owner: string;
  readonly repo: string;
}
