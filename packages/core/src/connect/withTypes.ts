import { isSameAddress } from '@latchkey/protocol'
import type { WalletAccount } from '../ports/ChainAdapter'
import type { Connector } from '../ports/Connector'
import type { State } from '../store/State'

/**
 * [FRM-13] [FRM-18] Returns the accounts that a wallet reports, with the types that only the frame knows: an address of
 * the embedded wallet may be two accounts. The preferred one comes first. Other wallets' accounts stay as they are.
 */
export function withTypes(
  { embedded }: State,
  { type, chain }: Connector,
  accounts: readonly WalletAccount[],
): readonly WalletAccount[] {
  const { accounts: known = [], preferredAccountType: preferred } = embedded?.user ?? {}
  if (type !== 'AUTH') return accounts
  return accounts.flatMap((account) => {
    const own = known.filter(({ address }) => isSameAddress(chain, address, account.address))
    const types = [...new Set(own.map((one) => one.type))]
    const first = types.filter((one) => one === preferred)
    const listed = [...first, ...types.filter((one) => one !== preferred)]
    return listed.length > 0 ? listed.map((one) => ({ ...account, type: one })) : [account]
  })
}
