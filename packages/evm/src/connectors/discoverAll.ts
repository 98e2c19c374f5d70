import type { Connector, DiscoverContext } from '@latchkey/core'
import { discover } from '../discover/discover'
import type { EvmOptions } from '../EvmOptions'
import type { AppsAround } from './AppsAround'
import { allowedOrigins } from './allowedOrigins'
import { assertConnectorId } from './assertConnectorId'
import type { FramedPage } from './FramedPage'
import { openFarcaster } from './openFarcaster'
import { openSafe } from './openSafe'
import { toConnector } from './toConnector'
import { webViewOf } from './webViewOf'
import { openWorld } from './world/openWorld'

const safePages = ['https://app.safe.global']
const farcasterPages = ['https://farcaster.xyz']

const nobody = Promise.resolve(null)

/** Looks for the apps around the page that the site allows. Each may fail without the others. */
function findAround(
  frame: FramedPage,
  { safe, farcaster, world }: AppsAround,
  { networks = () => [] }: DiscoverContext,
): readonly (() => Promise<Connector | null>)[] {
  const isFramed = frame.parent !== frame
  const findSafe = () => {
    // First of all, so that a wrong option is told in any page.
    const origins = allowedOrigins(safe, safePages, 'adapters.apps.safe')
    return isFramed && origins.length > 0 ? openSafe(frame, origins) : nobody
  }
  const findFarcaster = () => {
    const origins = allowedOrigins(farcaster, farcasterPages, 'adapters.apps.farcaster')
    const isInside = isFramed || webViewOf(frame)
    return isInside && origins.length > 0 ? openFarcaster(frame, origins) : nobody
  }
  const findWorld = async () => (world ? openWorld(frame, world, networks) : null)
  return [findSafe, findFarcaster, findWorld]
}

/** Reports the wallets of the page, those that the site brings along, and that of the app around the page. */
export function discoverAll(options: EvmOptions, context: DiscoverContext): () => void {
  const { page, connectors = [], apps = {} } = options
  let isStopped = false
  // One of them that can't be listed is no reason to look for all of them again.
  const warn = (cause: unknown) => {
    if (!isStopped) (context.warned ?? context.failed)(cause)
  }
  const stop = discover(page, context)
  for (const connector of connectors) {
    try {
      assertConnectorId(connector.id)
      context.found(toConnector(connector))
    } catch (cause) {
      // The others stay.
      warn(cause)
    }
  }
  const frame = options.frame ?? globalThis.window
  const around = frame ? findAround(frame, apps, context) : []
  for (const find of around) {
    try {
      find().then((found) => {
        if (found && !isStopped) context.found(found)
      }, warn)
    } catch (cause) {
      warn(cause)
    }
  }
  return () => {
    isStopped = true
    stop()
  }
}
