import { setTimeout as sleep } from 'node:timers/promises'
import { isLatchkeyError } from '@latchkey/protocol'
import { onParentEnd } from './process/onParentEnd'
import { SetupFault } from './process/SetupFault'
import { addressTable } from './start/addressTable'
import { readChains } from './start/readChains'
import { stackGroups } from './start/stackGroups'
import { type Stack, startParts } from './start/startParts'
import { type UsualChains, usualChains } from './start/usualChains'

const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // A terminal sends Ctrl-C to npm and to us, and npm passes it on: the second one isn't impatience.
  process.on(signal, () => stopped.abort())
}
// Started from a shell that ends, continue. As npm's child, end with it.
if (process.env.npm_lifecycle_event === 'start') onParentEnd(() => stopped.abort())

try {
  await run(process.argv.includes('--check'))
} catch (error) {
  if (!stopped.signal.aborted) {
    console.error(error instanceof SetupFault || isLatchkeyError(error) ? error.message : error)
    process.exitCode = 1
  }
}

async function run(isCheck: boolean): Promise<void> {
  const asked = readChains(process.env)
  const { families, note }: UsualChains = asked ? { families: asked } : usualChains()
  const stack = await startParts(stackGroups(process.env, families), stopped.signal)
  try {
    // The demo starts last, because it needs the others, but newcomers open it first.
    const rows = [...stack.parts.slice(-1), ...stack.parts.slice(0, -1)]
    const notes = [note, ...rows.map((row) => row.note)].filter((text) => text !== undefined)
    const told = notes.length > 0 ? [...notes, ''] : []
    console.log(['', 'Latchkey is running.', '', ...addressTable(rows), '', ...told].join('\n'))
    if (isCheck) await check(stack)
    else await untilStopped()
  } finally {
    await stack.stop()
  }
  console.log('stopped')
}

async function untilStopped(): Promise<void> {
  console.log('Ctrl-C stops everything.')
  while (!stopped.signal.aborted) {
    // A timer keeps the process alive. The signal ends it at once.
    await sleep(60_000, undefined, { signal: stopped.signal }).catch(() => undefined)
  }
}

async function check({ parts }: Stack): Promise<void> {
  for (const { part, url } of parts) {
    await part.probe(url)
    console.log(`${part.what} answers`)
  }
}
