import { afterAll, afterEach, vi } from "vitest";
import { closeOpened, removeFolders } from "./tidy-up.js";

afterEach(async () => {
  vi.unstubAllEnvs();
  await closeOpened();
});
afterAll(removeFolders);
