// Front matter held to a schema: the nearest that the remark family has to a check of records.
import { relative } from "node:path";
import { cwd } from "node:process";
import { fileURLToPath, URL } from "node:url";
import remarkFrontmatter from "remark-frontmatter";
import remarkLintFrontmatterSchema from "remark-lint-frontmatter-schema";

// The plugin takes paths from the current folder.
const schema = relative(cwd(), fileURLToPath(new URL("./front-matter.schema.json", import.meta.url)));
const folders = ["decisions", "incidents", "repositories", "runbooks"];
const globs = folders.map((folder) => `./${folder}/**/*.md`);

export default {
  plugins: [remarkFrontmatter, [remarkLintFrontmatterSchema, { schemas: { [schema]: globs } }]],
};
