/** The id of an agent's run, as schemas/memory-update.schema.json asks for it. */
export const RUN_ID = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,98}[A-Za-z0-9])?$/;
