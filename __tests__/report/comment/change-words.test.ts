import { expect, it } from "vitest";
import { changeWords } from "../../../src/report/comment/verdict.js";
import { picture } from "./inputs.js";

it.each([
  [0, "No file differs"],
  [1, "No record changes; 1 file differs"],
  [2, "No record changes; 2 files differ"],
])("of a change of %i files that are no records", (files, words) => {
  expect(changeWords(picture({ files }))).toBe(words);
});
