import type { Connector } from '@latchkey/core'
import { fieldsOf, notSupportedByWallet, providerUnauthorized, walletMalformed } from '@latchkey/protocol'
import { asking } from './asking'
import { parseAccounts, type StandardAccount } from './parseAccounts'

/**
 * The account that a standard wallet shows under an address, for use with a feature. An account may lack features of its
 * wallet: one on a Ledger signs no messages. @throws providerUnauthorized, notSupportedByWallet, walletMalformed
 */
export function findAccount(
  connector: Connector,
  address: string,
  feature?: string,
): Promise<StandardAccount> {
  return asking(connector, feature ?? 'accounts', async () => {
    const accounts = parseAccounts(fieldsOf(connector.provider).accounts)
    if (!accounts) throw walletMalformed({ what: 'accounts' })
    const found = accounts.find((account) => account.address === address)
    if (!found) throw providerUnauthorized()
    // Some wallets list no features for their accounts.
    if (feature && found.features.length > 0 && !found.features.includes(feature))
      throw notSupportedByWallet({ what: feature })
    return found
  })
}
