/** The schema of JSON Schemas that a repository's own are held against, and by which they say that they are written. */
export const META_SCHEMA = "https://json-schema.org/draft/2020-12/schema";
