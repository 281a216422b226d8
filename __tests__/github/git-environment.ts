/** No system or user configuration, no questions, no maintenance in the background, nothing in a new repository but what Git needs. */
import { devNull } from "node:os";

export const GIT_ENVIRONMENT: Readonly<Record<string, string>> = {
  PATH: process.env["PATH"] ?? "",
  LC_ALL: "C.UTF-8",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: devNull,
  GIT_TERMINAL_PROMPT: "0",
  GIT_TEMPLATE_DIR: "",
  GIT_CONFIG_COUNT: "4",
  GIT_CONFIG_KEY_0: "safe.directory",
  GIT_CONFIG_VALUE_0: "*",
  GIT_CONFIG_KEY_1: "gc.auto",
  GIT_CONFIG_VALUE_1: "0",
  GIT_CONFIG_KEY_2: "maintenance.auto",
  GIT_CONFIG_VALUE_2: "false",
  GIT_CONFIG_KEY_3: "core.hooksPath",
  GIT_CONFIG_VALUE_3: devNull,
};
