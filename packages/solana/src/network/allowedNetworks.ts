import type { Network, NetworkId } from '@latchkey/protocol'
import type { StandardAccount } from '../wallet/parseAccounts'
import { isFor } from './isFor'
import { toNetworkId } from './toNetworkId'

/**
 * [SOL-3] Where an account can be used. A wallet of the standard is on no network of its own: each question names
 * one. So it is on the first of the site's that the account knows, or, knowing none of them, on the account's first.
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
