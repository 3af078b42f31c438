#!/usr/bin/env node
// The website as a program: compiles it once for each version of the code, and checks, renders or serves a folder of content.
import { runCommand } from './build/program/commands.ts';

process.exitCode = await runCommand(process.argv.slice(2));
