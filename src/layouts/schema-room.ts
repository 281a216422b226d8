/** What the JSON Schemas of a repository may hold together: code is made of each of their values, which takes time and memory. */
import { PatternRoom } from "./pattern.js";
import { SchemaFault } from "./schema-fault.js";
import { sizeOfSchema } from "./schema-size.js";

/** Objects, lists, texts and the like, those that references stand for included: `{"type": "string"}` has two. They compile in some seconds. */
const MAX_VALUES = 100_000;

/** Counts down, over all schemas of one gate. */
export class SchemaRoom {
  readonly patterns = new PatternRoom();
  #left = MAX_VALUES;

  get isFull(): boolean {
    return this.#left < 0 || this.patterns.isFull;
  }

  /** @throws SchemaFault where those before a schema leave no room for it. */
  take(schema: object): void {
    this.#left -= sizeOfSchema(schema);
    if (this.#left >= 0) return;
    const bound = `the schemas up to it hold more than ${MAX_VALUES} values together`;
    throw new SchemaFault(`${bound}, where {"type": "string"} holds two and a reference what it stands for`, []);
  }
}
