/**
 * What all random tests draw from. A change is judged by the same cases each time: what other cases find is a fault of
 * main, which the nightly run looks for with a seed of its own. A failing test is repeated with `TEST_SEED` of that run.
 */
export const SEED = Number(process.env["TEST_SEED"] ?? 20261122) % 2 ** 31;
