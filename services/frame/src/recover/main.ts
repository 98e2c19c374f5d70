#!/usr/bin/env node
import { openTerminal } from './openTerminal'
import { runRecover } from './runRecover'

process.exitCode = await runRecover(process.argv.slice(2), openTerminal())
