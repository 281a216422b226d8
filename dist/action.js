#!/usr/bin/env node
"use strict";
const { runAction } = require("./index.js");

let ended = false;
process.once("exit", (code) => {
  if (!ended && code === 0) process.exitCode = 13;
});
runAction().then((code) => {
  ended = true;
  process.exitCode = code;
});
