/** Commits without an approved pull request that somebody vouches for (decision 1). From the root of the memory. */
export const ATTESTATIONS_PATH = "snapshots/attestations.yaml";
