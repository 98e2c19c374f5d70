import type { DiscoverContext } from '@latchkey/core'
import { discover } from '../discover/discover'
import type { EvmOptions } from '../EvmOptions'
import { openFarcaster } from './openFarcaster'
import { openSafe } from './openSafe'
import { toConnector } from './toConnector'

const safePages = ['https://app.safe.global']
const farcasterPages = ['https://farcaster.xyz']

const originsOf = (given: boolean | readonly string[] | undefined, usual: readonly string[]) =>
  typeof given === 'object' ? given : given ? usual : []

/** Reports the wallets of the page, those that the site brings along, and that of the app around the page. */
export function discoverAll(options: EvmOptions, context: DiscoverContext): () => void {
  const { page, connectors = [], apps = {} } = options
  let isStopped = false
  const stop = discover(page, context)
  for (const connector of connectors) context.found(toConnector(connector))
  const frame = options.frame ?? globalThis.window
  if (frame && frame.parent !== frame) {
    for (const [open, origins] of [
      [openSafe, originsOf(apps.safe, safePages)],
      [openFarcaster, originsOf(apps.farcaster, farcasterPages)],
    ] as const) {
      if (origins.length > 0)
        open(frame, origins).then((found) => {
          if (found && !isStopped) context.found(found)
        }, context.failed)
    }
  }
  return () => {
    isStopped = true
    stop()
  }
}
