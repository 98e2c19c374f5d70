#!/usr/bin/env node
import { once } from 'node:events'
import { runCli } from './cli/runCli'

const untilStopped = async () => {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
}
// A reader such as `head` closes the pipe early; that isn't an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
process.exitCode = await runCli(process.argv.slice(2), {
  env: process.env,
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
  untilStopped,
})
