import type { WalletReport } from '@latchkey/core'
import type { NetworkId } from '@latchkey/protocol'
import type { PolkadotOptions } from '../PolkadotOptions'
import { encodeAddress } from '../ss58/encodeAddress'
import { prefixOf } from '../ss58/prefixOf'
import { type ExtensionAccount, isUsableOn } from './ExtensionAccount'
import { toAccount } from './toAccount'

/** [DOT-1] The accounts in the address form of a network. */
export function reportOf(
  accounts: readonly ExtensionAccount[],
  networkId: NetworkId | null,
  options: PolkadotOptions,
): WalletReport {
  const prefix = prefixOf(networkId, options)
  const usable = accounts.filter((account) => isUsableOn(account, networkId))
  return { accounts: usable.map(({ id }) => toAccount(encodeAddress(id, prefix), id)), networkId }
}
