import {
  cannotSwitch,
  describeGiven,
  invalidRequest,
  isSameAddress,
  type Namespace,
  type NetworkId,
  notConnected,
  sendUnsupportedChain,
} from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { getConnector } from '../connect/getConnector'
import { explainedConnector } from '../explain/explainedConnector'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import { missingAdapter } from '../options/missingAdapter'
import type { AccountRequest } from '../ports/AccountRequest'
import type { Abilities } from '../ports/ChainAdapter'

/** A request to the wallet of an account, as the family's adapter takes it. */
export type PreparedRequest = {
  readonly asked: AccountRequest
  readonly can: Partial<Abilities>
  /** Whether the wallet is on a network of the site. */
  readonly isSupported: boolean
}

/** Returns whom to ask: the family's active account and its wallet. @throws noAdapter, notConnected */
export function prepareRequest(latchkey: Latchkey, namespace: Namespace): PreparedRequest {
  const adapter = latchkey.adapters.get(namespace)
  if (!adapter) throw missingAdapter(latchkey, namespace)
  const state = latchkey.getState()
  const { address, connectorId } = getAccount(state, namespace)
  const connector = connectorId ? getConnector(state, connectorId, namespace) : undefined
  const now = getNetwork(state, namespace)
  if (!address || !connector || !now) throw notConnected({ namespace })
  const asked = { connector: explainedConnector(latchkey, connector), address, network: now.network }
  return { asked, can: adapter.can, isSupported: now.isSupported }
}

/** Whom and what a request is meant for. Plain JavaScript may pass anything. */
type Target = { readonly networkId?: NetworkId | undefined; readonly from?: unknown }

/**
 * The same for what goes on the chain: the wallet must be on a network of the site, and on the given one, and the given
 * account must be active.
 * @throws noAdapter, notConnected, sendUnsupportedChain, cannotSwitch, invalidRequest
 */
export function prepareSending(
  latchkey: Latchkey,
  namespace: Namespace,
  { networkId, from }: Target,
): PreparedRequest {
  const prepared = prepareRequest(latchkey, namespace)
  // [SND-3]
  if (!prepared.isSupported) throw sendUnsupportedChain()
  // The visitor may have switched since the site built it.
  const now = prepared.asked.network.caipNetworkId
  if (networkId && networkId !== now) {
    const cause = invalidRequest({ reason: `the wallet is on ${now}, so call switchNetwork first` })
    throw cannotSwitch({ id: networkId }, { cause })
  }
  const { address } = prepared.asked
  if (from !== undefined && !(typeof from === 'string' && isSameAddress(namespace, from, address)))
    throw invalidRequest({
      reason: `from is ${describeGiven(from)}, but the active account is ${address}, so call switchAccount first`,
    })
  return prepared
}
