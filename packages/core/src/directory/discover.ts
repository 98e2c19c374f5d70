import { recentWallets } from '@latchkey/protocol'
import { isRival } from '../connect/isRival'
import { connectorFound, walletsRemembered } from '../connect/listTransitions'
import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import type { ChainAdapter } from '../ports/ChainAdapter'
import type { Connector } from '../ports/Connector'
import { lazy } from '../ports/lazy'
import { firstSeenItem } from './firstSeenItem'

const contest = /* @__PURE__ */ lazy(async () => (await import('../connect/contest')).contest)

/** Nobody has this many wallets. A script that announces more wants to hide the real ones. */
const familyLimit = 100

/** Starts to look for wallets in each family that isn't being searched yet. */
export function discover(latchkey: Latchkey): void {
  const { adapters, host, live, storage, store } = latchkey
  if (!host.isBrowser) return
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
  const failed = (cause: unknown) => {
    live.discoveries.delete(namespace)
    logger.error(`Could not look for ${namespace} wallets`, cause)
    const errorMessage = cause instanceof Error ? cause.message : String(cause)
    track(latchkey, 'INTERNAL_SDK_ERROR', { errorType: 'discover', errorMessage })
  }
  try {
    const stop = adapter.discover({
      announced: options.enableEIP6963,
      injected: options.enableInjected,
      found: admit(latchkey, adapter),
      failed,
    })
    live.discoveries.set(namespace, stop)
    if (options.pairing && options.enableWalletConnect)
      find(latchkey, options.pairing.connector(namespace, latchkey))
  } catch (cause) {
    failed(cause)
  }
}

/** Adds wallets until the family is full, then logs once that the rest is ignored. */
function admit(latchkey: Latchkey, { namespace }: ChainAdapter): (connector: Connector) => void {
  let count = 0
  return (connector) => {
    count += 1
    if (count <= familyLimit) find(latchkey, connector)
    else if (count === familyLimit + 1)
      latchkey.logger.warn(
        `More than ${familyLimit} ${namespace} wallets announced themselves; ignoring the rest`,
      )
  }
}

/** Lists a wallet, and remembers when it was first seen. */
function find(latchkey: Latchkey, connector: Connector): void {
  const { host, live, logger, storage, store } = latchkey
  const { connectors, firstSeen } = store.getState().connect
  if (connectors.some((known) => isRival(known, connector))) {
    live.contest = contest(latchkey, connector).catch((cause) =>
      logger.error(`Could not list another ${connector.name}`, cause),
    )
    return
  }
  store.send(connectorFound, { connector, now: host.now() })
  const now = store.getState().connect.firstSeen
  if (now !== firstSeen) storage.set(firstSeenItem, now)
}
