/** The stand-in as a test uses it: closed when the test ends, and no violation may be left. */
import { expect, onTestFinished } from "vitest";
import { StandIn } from "./stand-in.js";

export { client } from "./client.js";

export async function standInForTest(options: { readonly now?: string } = {}): Promise<StandIn> {
  const standIn = await StandIn.create(options);
  onTestFinished(async () => {
    await standIn.close();
    expect(standIn.violations).toEqual([]);
  });
  return standIn;
}

/** Status and message of a refused request. @throws Error when it is not refused */
export async function refused(request: Promise<unknown>): Promise<string> {
  const error: unknown = await request.then(
    () => new Error("the request was not refused"),
    (reason: unknown) => reason,
  );
  if (error instanceof Error && "status" in error) return `${String(error.status)} ${error.message}`;
  throw error;
}
