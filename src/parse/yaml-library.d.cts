export {
  Composer,
  CST,
  Document,
  Lexer,
  Parser,
  Scalar,
  YAMLMap,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  visit,
} from "yaml";
export type { Alias, ErrorCode, Node, Pair, YAMLSeq } from "yaml";
