import { type Namespace, recentWallets } from '@latchkey/protocol'
import { isIdRival, isRival, isSameAnnouncement } from '../connect/isRival'
import { connectorFound, walletsRemembered } from '../connect/listTransitions'
import { idContested, walletContested } from '../connect/walletContested'
import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import { isDevelopment } from '../options/isDevelopment'
import type { ChainAdapter } from '../ports/ChainAdapter'
import type { Connector } from '../ports/Connector'
import { firstSeenItem } from './firstSeenItem'

/** Nobody has this many wallets. A script that announces more wants to hide the real ones. */
const familyLimit = 100

/** Starts to look for wallets in each family that isn't being searched yet. */
export function discover(latchkey: Latchkey): void {
  const { adapters, host, live, storage, store } = latchkey
  if (!host.isBrowser) return
  // Visitors' builds load nothing of it. If it can't be loaded, the unhandled rejection tells the developer.
  if (isDevelopment()) void import('../options/mistakes/tellOnce').then(({ tellOnce }) => tellOnce(latchkey))
  if (live.discoveries.size === 0)
    store.send(walletsRemembered, {
      recentWallets: storage.get(recentWallets),
      firstSeen: { ...storage.get(firstSeenItem), ...store.getState().connect.firstSeen },
    })
  for (const [namespace, adapter] of adapters)
    if (!live.discoveries.has(namespace)) discoverFamily(latchkey, adapter)
}

/** [EVT-3] Looks for the wallets of one family. A failure is reported, leaves the other families working, and the next search tries again. */
function discoverFamily(latchkey: Latchkey, adapter: ChainAdapter): void {
  const { live, logger, options } = latchkey
  const { namespace } = adapter
  let end: (() => void) | undefined
  const stop = () => end?.()
  const warned = (cause: unknown) => {
    logger.error(`Could not look for ${namespace} wallets`, cause)
    const errorMessage = cause instanceof Error ? cause.message : String(cause)
    track(latchkey, 'INTERNAL_SDK_ERROR', { errorType: 'discover', errorMessage })
  }
  // A family has one search. Another may have taken its place meanwhile, and one that is over keeps its place.
  const isCurrent = () => live.discoveries.get(namespace) === stop
  const failed = (cause: unknown) => {
    if (isCurrent()) {
      stop()
      live.discoveries.delete(namespace)
    }
    warned(cause)
  }
  live.discoveries.set(namespace, stop)
  try {
    end = adapter.discover({
      announced: options.enableEIP6963,
      injected: options.enableInjected,
      networks: () =>
        latchkey.getState().network.networks.filter(({ chainNamespace }) => chainNamespace === namespace),
      found: admit(latchkey, adapter),
      ...(options.debug ? { refused: (announced) => tellRefused(latchkey, namespace, announced) } : {}),
      warned,
      failed,
    })
    // It failed while it started.
    if (!isCurrent()) stop()
    if (options.pairing && options.enableWalletConnect)
      find(latchkey, options.pairing.connector(namespace, latchkey))
    const embedded = options.embedded?.connector(namespace, latchkey)
    if (embedded) find(latchkey, embedded)
  } catch (cause) {
    failed(cause)
  }
}

/** Only sites in development load what tells them. */
function tellRefused(latchkey: Latchkey, namespace: Namespace, announced: unknown): void {
  import('./noteRefused').then(
    ({ noteRefused }) => noteRefused(latchkey, namespace, announced),
    (cause) => latchkey.logger.warn('Could not say which wallet was refused', cause),
  )
}

/** Adds wallets until the family is full, then logs once that the rest isn't listed. */
function admit(latchkey: Latchkey, { namespace }: ChainAdapter): (connector: Connector) => void {
  let count = 0
  return (connector) => {
    // What the site brought, and the app around the page, are no strangers: no flood keeps them out.
    if (connector.type === 'EXTERNAL') return find(latchkey, connector)
    count += 1
    if (count <= familyLimit) return find(latchkey, connector)
    noteUnlisted(latchkey, connector)
    if (count === familyLimit + 1)
      latchkey.logger.warn(
        `More than ${familyLimit} ${namespace} wallets announced themselves; ignoring the rest`,
      )
  }
}

/** A flood may leave no row for a wallet, but not hide that another program took its id. */
function noteUnlisted({ logger, store }: Latchkey, connector: Connector): void {
  const { connectors } = store.getState().connect
  if (!connectors.some((known) => known.contested !== 'id' && isIdRival(known, connector))) return
  logger.warn(`Two programs claim to be ${connector.name}`)
  store.send(idContested, connector)
}

/** Lists a wallet, and remembers when it was first seen. One whose id or name another program has is marked. */
function find(latchkey: Latchkey, connector: Connector): void {
  const { host, logger, storage, store } = latchkey
  const { connectors, firstSeen } = store.getState().connect
  if (connectors.some((known) => isSameAnnouncement(known, connector))) return
  if (connectors.some((known) => isRival(known, connector))) {
    logger.warn(`Two programs claim to be ${connector.name}`)
    store.send(walletContested, { found: connector, now: host.now() })
    return
  }
  store.send(connectorFound, { connector, now: host.now() })
  const now = store.getState().connect.firstSeen
  if (now !== firstSeen) storage.set(firstSeenItem, now)
}
