#!/usr/bin/env node
import { once } from 'node:events'
import { isLatchkeyError } from '@latchkey/protocol'
import { tolerateFullOutput } from '@latchkey/relay'
import { startFrame } from './startFrame'

tolerateFullOutput()
try {
  const frame = await startFrame()
  console.log(`Frame listening at ${frame.url}`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await frame.stop()
} catch (error) {
  if (!isLatchkeyError(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}
