import type { DiscoverContext } from '@latchkey/core'
import { discover } from '../discover/discover'
import type { EvmOptions } from '../EvmOptions'
import { allowedOrigins } from './allowedOrigins'
import { openFarcaster } from './openFarcaster'
import { openSafe } from './openSafe'
import { toConnector } from './toConnector'

const safePages = ['https://app.safe.global']
const farcasterPages = ['https://farcaster.xyz']

/** Reports the wallets of the page, those that the site brings along, and that of the app around the page. */
export function discoverAll(options: EvmOptions, context: DiscoverContext): () => void {
  const { page, connectors = [], apps = {} } = options
  let isStopped = false
  const stop = discover(page, context)
  for (const connector of connectors) context.found(toConnector(connector))
  const frame = options.frame ?? globalThis.window
  if (frame && frame.parent !== frame) {
    for (const [open, given, usual] of [
      [openSafe, apps.safe, safePages],
      [openFarcaster, apps.farcaster, farcasterPages],
    ] as const) {
      try {
        const origins = allowedOrigins(given, usual)
        if (origins.length > 0)
          open(frame, origins).then((found) => {
            if (found && !isStopped) context.found(found)
          }, context.failed)
      } catch (cause) {
        context.failed(cause)
      }
    }
  }
  return () => {
    isStopped = true
    stop()
  }
}
