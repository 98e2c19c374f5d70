#!/usr/bin/env node
// Opens a recovery file without any server: npx latchkey-recover <file>
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/recover/main.ts', import.meta.url))
const flags = ['--conditions=@latchkey/source', '--import', import.meta.resolve('tsx')]
const { status } = spawnSync(process.execPath, [...flags, main, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
