import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { jobRepository } from "../../src/terminal/job-repository.js";
import { makeFolder } from "../git/fixture.js";

const COMMIT = "a".repeat(40);
const HEAD = "b".repeat(40);
const JOB = {
  GITHUB_ACTIONS: "true",
  GITHUB_SERVER_URL: "https://git.example.org/",
  GITHUB_REPOSITORY: "acme/memory",
  GITHUB_SHA: COMMIT,
};

it("is the repository of the job, for the commits that its event names", () => {
  const event = join(makeFolder(), "event.json");
  writeFileSync(event, JSON.stringify({ pull_request: { head: { sha: HEAD } } }));
  const place = { server: "https://git.example.org", repository: "acme/memory" };
  expect(jobRepository(COMMIT, JOB)).toEqual(place);
  expect(jobRepository(HEAD, { ...JOB, GITHUB_EVENT_PATH: event })).toEqual(place);
});

it("is none for what the job may have checked out of elsewhere, and outside of a job", () => {
  expect(jobRepository(HEAD, JOB)).toBeUndefined();
  expect(jobRepository(HEAD, { ...JOB, GITHUB_EVENT_PATH: "/nowhere.json" })).toBeUndefined();
  expect(jobRepository(undefined, JOB)).toBeUndefined();
  expect(jobRepository(COMMIT, { ...JOB, GITHUB_ACTIONS: undefined })).toBeUndefined();
  expect(jobRepository(COMMIT, { ...JOB, GITHUB_SERVER_URL: "" })).toBeUndefined();
  expect(jobRepository(COMMIT, { ...JOB, GITHUB_REPOSITORY: "a](b)/c" })).toBeUndefined();
});
