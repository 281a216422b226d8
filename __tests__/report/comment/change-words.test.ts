import { expect, it } from "vitest";
import type { ChangePicture } from "../../../src/memory/change-picture.js";
import { changeWords } from "../../../src/report/comment/verdict.js";

const NOTHING: Omit<ChangePicture, "files"> = {
  added: [],
  changed: [],
  deleted: [],
  unreadable: [],
  edges: [],
  neighbours: new Map(),
  deletedFiles: new Set(),
};

it.each([
  [0, "No file differs"],
  [1, "No record changes; 1 file differs"],
  [2, "No record changes; 2 files differ"],
])("of a change of %i files that are no records", (files, words) => {
  expect(changeWords({ ...NOTHING, files })).toBe(words);
});
