/** Samples that providers publish in their own documentation, as SHA-256 of the whole value: an allowance of these alone. */
export const DOCUMENTED_SAMPLES: ReadonlySet<string> = new Set([
  "1a5d44a2dca19669d72edf4c4f1c27c4c1ca4b4408fbb17f6ce4ad452d78ddb3", // AWS: access key ids
  "78314b11be2e581549ac1c4f616563fad3fdf0c3b71678f6e2299182080e0598", // AWS: secret access keys
  "c6ea27c534f993d31f0aef882e3d200e7b87470c379ae79c8f9b19d3bd363dc9", // AWS
  "e21b597ba6b9cafa59d9ebc4d65c0385f5eb3fa56abab2607fa76589ad849a33", // AWS
  "7f75367e7881255134e1375e723d1dea8ad5f6a4fdb79d938df1f1754a830606", // JSON Web Tokens of jwt.io
  "c794fa6d20c64efb9adf980ae93af472a1679775862d421ffe55d4a57fad5b3e", // jwt.io
  "da816f9f2c16e6c5390e7636cadc40c43551bf0bbcf8f36c65539e6633a9c5e8", // jwt.io
  "0011cc25eb4320717494d2703e8cba85743e71b500283c21c8b88147992f9059", // Azure Storage emulator
  "900e6c2bf8ce6c14dbfdcbd6d7402e8fadd53c5464b0ffae66dce9ac06c0e061",
  "aa6547439583c3a275d4542a0df6c1ad6a863971be9f2a2220f027cc02aef615", // Azure Cosmos DB emulator
  "a28c56ecb012bfd03019be85518c37d2cb03e55aec4e23ffa36b756dd89b149d",
  "bc3ae723f57c6b9e3fd80b699fcc420f6074b0b1718039669d22631d508ac0a7", // GitHub
  "60a09e4357868c1e9b801052726d061c370429f723db84523ed58ac354f6eb8a", // Ethereum development nodes
  "2cafc0970149a84f3b9e62eaf169f36f59907a3b3e31f7b82e68c69cd27f7326", // Stripe
  "f2d6ca16515033e5dce14eba840b979d27b5cbae24bb3e5bf484339667f86397", // Stripe
]);
