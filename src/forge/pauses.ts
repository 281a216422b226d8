/** Pauses between requests that write, which GitHub asks for because many share it. */
import Bottleneck from "bottleneck/light.js";

/** Seconds, as `@octokit/plugin-throttling` keeps them where it is told nothing. */
const BETWEEN_WRITES = 1;
const BETWEEN_NOTIFICATIONS = 3;

/** A host that only this machine reaches: the embedded forge. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * One write after the other, for the throttling of Octokit: a second between any two, three where people are notified.
 * None on a loopback address, which nobody shares.
 * @param second milliseconds that a second of waiting takes.
 */
export function pausesBetweenWrites(
  apiUrl: string,
  second: number,
): Record<"write" | "notifications", Bottleneck.Group> {
  const unit = LOOPBACK.test(new URL(apiUrl).hostname) ? 0 : second;
  return {
    write: new Bottleneck.Group({ maxConcurrent: 1, minTime: BETWEEN_WRITES * unit }),
    notifications: new Bottleneck.Group({ maxConcurrent: 1, minTime: BETWEEN_NOTIFICATIONS * unit }),
  };
}
