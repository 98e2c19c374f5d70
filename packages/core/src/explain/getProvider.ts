import type { Namespace } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { liveKey } from '../connect/LiveConnections'
import type { Latchkey } from '../Latchkey'
import { assertFamily } from '../options/assertFamily'
import type { ProviderOf } from '../ports/FamilyTypes'
import { isExplained } from './explainedConnector'
import { explainedProvider } from './explainedProvider'

/**
 * Returns the connected wallet's object in a namespace, or null. With `explain: 'all'`, its requests are explained
 * before the wallet opens. @throws noAdapter
 */
export function getProvider<N extends Namespace>(latchkey: Latchkey, namespace: N): ProviderOf<N> | null {
  assertFamily(latchkey, namespace)
  const { connectorId } = getAccount(latchkey.getState(), namespace)
  const connector =
    connectorId === null ? undefined : latchkey.live.wallets.get(liveKey(namespace, connectorId))?.connector
  // The family's adapter connected it, so it follows the family's standard.
  const provider = (connector?.provider ?? null) as ProviderOf<N> | null
  return connector && isExplained(latchkey, connector)
    ? explainedProvider(latchkey, namespace, provider)
    : provider
}
