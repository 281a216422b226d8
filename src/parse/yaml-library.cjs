"use strict";
/* global exports, require */
/*
 * The `yaml` package, loaded at its first use: nearly every file is read without it. An import would load it with the
 * program; `require` inside a function is the one way to load it late and at once.
 */
let library;
const yaml = () => (library ??= require("yaml"));

Object.defineProperty(exports, "Composer", { enumerable: true, get: () => yaml().Composer });
Object.defineProperty(exports, "CST", { enumerable: true, get: () => yaml().CST });
Object.defineProperty(exports, "Document", { enumerable: true, get: () => yaml().Document });
Object.defineProperty(exports, "Lexer", { enumerable: true, get: () => yaml().Lexer });
Object.defineProperty(exports, "Parser", { enumerable: true, get: () => yaml().Parser });
Object.defineProperty(exports, "Scalar", { enumerable: true, get: () => yaml().Scalar });
Object.defineProperty(exports, "isAlias", { enumerable: true, get: () => yaml().isAlias });
Object.defineProperty(exports, "isMap", { enumerable: true, get: () => yaml().isMap });
Object.defineProperty(exports, "isScalar", { enumerable: true, get: () => yaml().isScalar });
Object.defineProperty(exports, "isSeq", { enumerable: true, get: () => yaml().isSeq });
Object.defineProperty(exports, "stringify", { enumerable: true, get: () => yaml().stringify });
Object.defineProperty(exports, "visit", { enumerable: true, get: () => yaml().visit });
