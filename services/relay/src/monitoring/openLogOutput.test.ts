import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { expect, it } from 'vitest'

const source = (name: string) => new URL(`./${name}.ts`, import.meta.url).href
const program = `
import pino from 'pino'
import { openLogOutput } from '${source('openLogOutput')}'
import { tolerateFullOutput } from '${source('tolerateFullOutput')}'
tolerateFullOutput()
const log = pino({}, openLogOutput())
let left = 50
const timer = setInterval(() => {
  log.info('a line')
  console.log('another')
  left -= 1
  if (left > 0) return
  clearInterval(timer)
  process.exitCode = 7
}, 2)`

it('lets a process work on and end although its output goes to a disk that is full', async () => {
  // Linux has a file that behaves like one on a full disk; other systems get a pipe that nobody reads any more.
  const full = existsSync('/dev/full') ? openSync('/dev/full', 'w') : 'pipe'
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    cwd: new URL('.', import.meta.url),
    stdio: ['ignore', full, full],
    // One that tries for ever to write its last lines fails the test.
    timeout: 30_000,
  })
  child.stdout?.destroy()
  child.stderr?.destroy()
  expect(await once(child, 'exit')).toEqual([7, null])
})
