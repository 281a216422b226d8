#!/usr/bin/env node
import { runAction } from "./index.js";

process.exitCode = await runAction();
