export {
  Composer,
  CST,
  Document,
  Lexer,
  Parser,
  Scalar,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  stringify,
  visit,
} from "yaml";
export type { Alias, ErrorCode, Node, Pair, YAMLMap, YAMLSeq } from "yaml";
