import {
  describeGiven,
  docsLink,
  failedToDisconnect,
  invalidRequest,
  type Namespace,
} from '@latchkey/protocol'
import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import { showNotice } from '../modal/showNotice'
import { isPress } from '../nav/isPress'
import { assertFamily } from '../options/assertFamily'
import type { Connector } from '../ports/Connector'
import { cancelConnect } from './cancelConnect'
import { dropWallet } from './dropWallet'
import { forgetLogin } from './forgetLogin'
import { rememberLeft } from './rememberLeft'

/** How long to wait for a wallet to revoke its permission. */
const revokeLimitMs = 2_000

/**
 * [CON-4] Disconnects one namespace, or all of them. Our side disconnects first and for good. Then the wallet
 * is asked to forget the site; if it fails, we report that and stay disconnected. @throws noAdapter
 */
export async function disconnect(latchkey: Latchkey, given?: Namespace): Promise<void> {
  const namespace = isPress(given) ? undefined : given
  if (namespace !== undefined) assertFamily(latchkey, namespace)
  const { activeNamespace: active } = latchkey.getState().network
  // The active family goes last, so no other family becomes active in between.
  const all = [...latchkey.adapters.keys()].toSorted((one, other) => +(one === active) - +(other === active))
  const names = namespace === undefined ? all : [namespace]
  const connectors = [...latchkey.live.wallets.values()]
    .map(({ connector }) => connector)
    .filter(({ chain }) => names.includes(chain))
  for (const name of names) {
    latchkey.live.attempts.delete(name)
    cancelConnect(latchkey, name)
    dropWallet(latchkey, name)
  }
  await release(latchkey, connectors, namespace ?? 'all')
}

/** Disconnects one wallet of a namespace and keeps the others. @throws noAdapter, invalidRequest */
export async function disconnectWallet(
  latchkey: Latchkey,
  namespace: Namespace,
  connectorId: string,
): Promise<void> {
  assertFamily(latchkey, namespace)
  // Plain JavaScript may leave it out, and every wallet of the family would go without being asked to forget the site.
  if (typeof connectorId !== 'string' || !connectorId)
    throw invalidRequest({
      reason: `connectorId is not the id of a wallet, but ${describeGiven(connectorId)}. See ${docsLink('troubleshooting', 'connectors')}`,
    })
  const connectors = [...latchkey.live.wallets.values()]
    .map(({ connector }) => connector)
    .filter(({ chain, id }) => chain === namespace && id === connectorId)
  if (latchkey.live.attempts.get(namespace)?.connectorId === connectorId) {
    latchkey.live.attempts.delete(namespace)
    cancelConnect(latchkey, namespace)
  }
  dropWallet(latchkey, namespace, connectorId)
  await release(latchkey, connectors, namespace)
}

/** [CON-7] Asks each wallet to revoke its permission. */
async function release(
  latchkey: Latchkey,
  connectors: readonly Connector[],
  namespace: Namespace | 'all',
): Promise<void> {
  forgetLogin(latchkey, connectors)
  rememberLeft(latchkey, connectors)
  const results = await Promise.allSettled(
    connectors
      .filter((connector) => !isHeld(latchkey, connector))
      .map((connector) => revoke(latchkey, connector)),
  )
  const failures = results.filter((result) => result.status === 'rejected')
  if (failures.length === 0) {
    track(latchkey, 'DISCONNECT_SUCCESS', { namespace })
    return
  }
  for (const { reason } of failures) latchkey.logger.error('A wallet did not revoke its permission', reason)
  const error = failedToDisconnect()
  track(latchkey, 'DISCONNECT_ERROR', { message: error.message })
  showNotice(latchkey, { message: error.message, variant: 'error' })
}

/** [CON-13] Whether another family is still connected through the same provider, which would disconnect it too. */
function isHeld({ live }: Latchkey, { provider }: Connector): boolean {
  return [...live.wallets.values()].some(({ connector }) => connector.provider === provider)
}

async function revoke(latchkey: Latchkey, connector: Connector): Promise<void> {
  const limit = new Promise<void>((resolve) => latchkey.host.setTimer(resolve, revokeLimitMs))
  await Promise.race([latchkey.adapters.get(connector.chain)?.disconnect(connector), limit])
}
