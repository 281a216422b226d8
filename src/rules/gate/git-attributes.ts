import type { Rule } from "../rule.js";

export const gitAttributes: Rule = {
  id: "gate/git-attributes",
  title: "Git attribute that hides changes of the memory, or alters its files",
  severity: "warning",
  rationale:
    "A line of `.gitattributes` can make Git and the forge show the changes of records without their text, or folded away " +
    "(`-diff`, `binary`, `linguist-generated`), so that the next change passes unseen by those who review it. Others make a " +
    "checkout or an archive hold other bytes than those that are judged (`filter`, `ident`, `working-tree-encoding`, " +
    "`export-ignore`), or a merge keep what nobody looked at (`merge=union`).",
  remedy:
    "Take the line out, or narrow its pattern to files that are no memory, such as that of the index. If records are meant, let " +
    "somebody approve it who answers for the rules.",
  source: "Architecture, third idea; GitHub Docs, Customizing how changed files appear; gitattributes(5)",
  bad: {
    before: {},
    files: { ".gitattributes": "*.png binary\ngraph/** linguist-generated\n" },
    at: ".gitattributes:2:10",
  },
  good: {
    before: {},
    files: { ".gitattributes": "* text=auto\n*.png binary\nindexes/** linguist-generated\n" },
  },
};
