#!/usr/bin/env node
import { once } from 'node:events'
import { isLatchkeyError } from '@latchkey/protocol'
import { tolerateFullOutput } from './monitoring/tolerateFullOutput'
import { startRelay } from './startRelay'

tolerateFullOutput()
try {
  const relay = await startRelay()
  console.log(`Relay listening at ${relay.url}`)
  if (relay.metricsUrl) console.log(`Metrics at ${relay.metricsUrl}/metrics`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await relay.stop()
} catch (error) {
  if (!isLatchkeyError(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}
