"use strict";
/* global exports, require */
/*
 * The `yaml` package, loaded at its first use: nearly every file is read without it. An import would load it with the
 * program; `require` inside a function is the one way to load it late and at once.
 */
let library;
const yaml = () => (library ??= require("yaml"));

// Without the bundle Node finds out by these lines which names there are.
exports.Composer = undefined;
exports.CST = undefined;
exports.Document = undefined;
exports.Lexer = undefined;
exports.Parser = undefined;
exports.Scalar = undefined;
exports.YAMLMap = undefined;
exports.isAlias = undefined;
exports.isMap = undefined;
exports.isScalar = undefined;
exports.isSeq = undefined;
exports.parseDocument = undefined;
exports.stringify = undefined;
exports.visit = undefined;

for (const name of Object.keys(exports)) {
  Object.defineProperty(exports, name, { enumerable: true, get: () => yaml()[name] });
}
