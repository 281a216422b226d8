import type { Rule } from "../rule.js";
import { runbook } from "./example.js";

export const remoteImage: Rule = {
  id: "poison/remote-image",
  title: "Image from another host",
  severity: "warning",
  rationale:
    "An image is fetched whenever the page is shown, without a question. The host learns who reads and when, and an " +
    "agent that fills in the address tells it more: this is the usual way to carry data out of a chat.",
  remedy: "Keep the image in the repository and link it by its path.",
  source: "Poison in memory; error in imported or low-trust records",
  bad: {
    files: runbook("![load](https://img.example.com/load.png?host=checkout)"),
    at: "runbooks/cache-warm-up.md:9:1",
  },
  good: { files: runbook("![load](./images/load.png)") },
};
