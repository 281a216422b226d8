/** Rules of docs/security-rules.md that a look at the syntax can check: a plugin of the linter, named in .oxlintrc.json. */
const FORBIDDEN = {
  "BinaryExpression[operator=/^[!=]==?$/] > MemberExpression[property.name=/^(full_name|repositoryName)$/]":
    "Compare repositories by id, never by name (security rule 9).",
  'Property[key.name="stdio"] Literal[value="inherit"]':
    "What a child prints goes into a pipe, never to the log (security rule 17).",
  "Literal[value=/^GITHUB_(ENV|PATH)$/], Identifier[name=/^GITHUB_(ENV|PATH)$/]":
    "These files of the runner are never written (security rule 20).",
  'TSAsExpression:not([typeAnnotation.type="TSUnknownKeyword"]) > CallExpression[callee.object.name="JSON"][callee.property.name="parse"]':
    "JSON is of type unknown until it was looked at (security rule 43).",
};

export default {
  meta: { name: "security" },
  rules: {
    syntax: {
      create: (context) =>
        Object.fromEntries(
          Object.entries(FORBIDDEN).map(([selector, message]) => [
            selector,
            (node) => context.report({ node, message }),
          ]),
        ),
    },
  },
};
