import { expect, it } from "vitest";
import { remembered } from "../../src/memory/remembered.js";

it("makes something once of each object, nothing and undefined too", () => {
  const asked: string[] = [];
  const nameOf = remembered(({ name }: { name: string }, end: string) => {
    asked.push(name);
    return name === "" ? undefined : name + end;
  });
  const [ann, bob, none] = [{ name: "ann" }, { name: "bob" }, { name: "" }];
  expect([ann, bob, none, ann, bob, none].map((each) => nameOf(each, "!"))).toEqual([
    ...["ann!", "bob!", undefined],
    ...["ann!", "bob!", undefined],
  ]);
  expect(asked).toEqual(["ann", "bob", ""]);
});
