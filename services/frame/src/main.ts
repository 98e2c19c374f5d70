#!/usr/bin/env node
import { once } from 'node:events'
import { isLatchkeyError } from '@latchkey/protocol'
import { tolerateFullOutput } from '@latchkey/relay'
import { rewrapFrame } from './rewrapFrame'
import { startFrame } from './startFrame'

const usage = `Usage: frame [start | rewrap]
  start   serves until the process should stop
  rewrap  wraps all secrets with the newest key, so older keys can be removed`

async function serve(): Promise<void> {
  const frame = await startFrame()
  console.log(`Frame listening at ${frame.url}`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await frame.stop()
}

tolerateFullOutput()
const [command = 'start'] = process.argv.slice(2)
try {
  if (command === 'start') await serve()
  else if (command === 'rewrap') console.log(`Wrapped again: ${await rewrapFrame(process.env)}`)
  else {
    console.log(usage)
    process.exitCode = command === '--help' || command === 'help' ? 0 : 2
  }
} catch (error) {
  if (!isLatchkeyError(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}
