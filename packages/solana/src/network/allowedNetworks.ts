import type { Network, NetworkId } from '@latchkey/protocol'
import type { StandardAccount } from '../wallet/parseAccounts'
import { isFor, toNetworkId } from './networkIds'

/**
 * [SOL-3] The networks that an account can be used on. A standard wallet has no current network, since each request
 * names one: it starts on the first of the site's networks that the account lists, else on the account's own first.
 */
export function allowedNetworks(
  account: StandardAccount,
  networks: readonly Network[],
): { readonly networkId: NetworkId | null; readonly approvedNetworkIds: readonly NetworkId[] } {
  const approvedNetworkIds = networks
    .map(({ caipNetworkId }) => caipNetworkId)
    .filter((id) => isFor(account, id))
  const foreign = account.chains.map(toNetworkId).find((id) => id !== null)
  return { networkId: approvedNetworkIds[0] ?? foreign ?? null, approvedNetworkIds }
}
