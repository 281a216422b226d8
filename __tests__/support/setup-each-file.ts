import { afterAll, afterEach, vi } from "vitest";
import { startProgramsFromSmallProcess } from "./start-programs.js";
import { closeOpened, removeFolders } from "./tidy-up.js";

startProgramsFromSmallProcess();
afterEach(async () => {
  vi.unstubAllEnvs();
  await closeOpened();
});
afterAll(removeFolders);
