#!/usr/bin/env node
"use strict";
const { runCli } = require("./index.js");

let ended = false;
process.once("exit", (code) => {
  if (!ended && code === 0) process.exitCode = 13;
});
runCli(process.argv.slice(2)).then((code) => {
  ended = true;
  process.exitCode = code;
});
