import { describe, expect, it } from "vitest";
import { validated } from "../../src/layouts/file-schemas.js";

async function saidOfEdge(edge: unknown): Promise<string[]> {
  const value = {
    layout: "memory-steward.layout/v1",
    name: "facts",
    classes: { fact: { files: ["facts/*.json"], edges: [edge] } },
  };
  const { errors = [] } = await validated("layout", value);
  return errors.map(({ message }) => message);
}

async function saidOfTags(tags: unknown): Promise<string[]> {
  const { errors = [] } = await validated("ontology", { tags });
  return errors.map(({ message }) => message);
}

describe("a value that may have several forms", () => {
  it.each([
    [{ field: "edges" }, ['"classes.fact.edges.0" lacks the member "kind"']],
    [{ kind: "near" }, ['"classes.fact.edges.0" lacks the member "field"']],
    [{ field: "a", kind: "near", knid: "x" }, ['"classes.fact.edges.0" has an unknown member "knid"']],
    [{ wikilink: "near" }, ['"classes.fact.edges.0" has an unknown member "wikilink"']],
    [{ fields: "a", kind: "near" }, ['"classes.fact.edges.0" has an unknown member "fields"']],
    [{ map: 3 }, ['"classes.fact.edges.0.map" must be text']],
  ])("is told by the form that was meant: %j", async (edge, messages) => {
    expect(await saidOfEdge(edge)).toEqual(messages);
  });

  it("names the types of all forms where it has none of them", async () => {
    expect(await saidOfTags(3)).toEqual(['"tags" must be a list or a mapping of names to values']);
    expect(await saidOfTags({ closed: true })).toEqual(['"tags" lacks the member "names"']);
    expect(await saidOfTags([1])).toEqual(['"tags.0" must be text']);
  });
});

it("tells a name that a mapping may not have once, and which it is", async () => {
  const { errors } = await validated("layout", {
    layout: "memory-steward.layout/v1",
    name: "facts",
    classes: { "Decision Log": { files: ["facts/*.json"] } },
  });
  expect(errors).toMatchObject([
    {
      message:
        '"classes" has the name "Decision Log", which must have lower-case letters, digits and hyphens alone, and begin with a letter',
      pointer: ["classes", "Decision Log"],
      part: "key",
    },
  ]);
});
