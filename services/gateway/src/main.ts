#!/usr/bin/env node
import { once } from 'node:events'
import { tolerateFullOutput } from '@latchkey/relay'
import { runCli } from './cli/runCli'

const untilStopped = async () => {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
}
tolerateFullOutput()
process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  untilStopped,
})
