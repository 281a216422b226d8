import eslint from "@eslint/js";
import tseslint from "typescript-eslint";

/** Rules of docs/security-rules.md that a look at the syntax can check. */
const SECURITY = [
  [
    "BinaryExpression[operator=/^[!=]==?$/] > MemberExpression[property.name=/^(full_name|repositoryName)$/]",
    "Compare repositories by id, never by name (security rule 9).",
  ],
  [
    'Property[key.name="stdio"] Literal[value="inherit"]',
    "What a child prints goes into a pipe, never to the log (security rule 17).",
  ],
  [
    "Literal[value=/^GITHUB_(ENV|PATH)$/], Identifier[name=/^GITHUB_(ENV|PATH)$/]",
    "These files of the runner are never written (security rule 20).",
  ],
  [
    'TSAsExpression:not([typeAnnotation.type="TSUnknownKeyword"]) > CallExpression[callee.object.name="JSON"][callee.property.name="parse"]',
    "JSON is of type unknown until it was looked at (security rule 43).",
  ],
].map(([selector, message]) => ({ selector, message }));

export default tseslint.config(
  {
    ignores: [
      "dist/**",
      "build/**",
      "src/generated/**",
      "node_modules/**",
      ".cache/**",
      "bench/floors/**",
      "bench/straightforward/**",
    ],
  },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ["eslint.config.mjs"] } } },
    rules: {
      "no-console": "error",
      eqeqeq: "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/switch-exhaustiveness-check": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/dot-notation": "off",
      // Text patterns of control characters are the point of several files.
      "no-control-regex": "off",
    },
  },
  {
    files: ["src/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", ...SECURITY] },
  },
  {
    files: ["**/*.mjs", "**/*.cjs"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: "readonly", URL: "readonly", module: "writable" } },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
