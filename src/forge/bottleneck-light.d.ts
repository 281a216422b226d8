/** Bottleneck without its Redis client, which the throttling of Octokit uses too: the package types its main entry alone. */
declare module "bottleneck/light.js" {
  export { default } from "bottleneck";
}
