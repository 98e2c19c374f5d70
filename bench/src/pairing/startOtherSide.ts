import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Creates a code for one of the wallets. */
export type Scan = { readonly wallet: 'sdk' | 'prompt'; readonly uri: string }

/** The relay and the wallets, in their own process. */
export type OtherSide = {
  readonly relayUrl: string
  scan(scan: Scan): void
  stop(): Promise<void>
}

/** Starts the relay and the wallets. */
export async function startOtherSide(): Promise<OtherSide> {
  const script = fileURLToPath(new URL('./otherSide.ts', import.meta.url))
  const child = fork(script, { execArgv: ['--conditions=@latchkey/source', '--import', 'tsx'] })
  const ended = once(child, 'exit')
  const failed = ended.then(() => {
    throw new TypeError('the relay and the wallets ended before they were there')
  })
  const [{ relayUrl }] = await Promise.race([once(child, 'message'), failed])
  failed.catch(() => undefined)
  return {
    relayUrl,
    scan: (scan) => void child.send(scan),
    async stop() {
      child.kill()
      await ended
    },
  }
}
