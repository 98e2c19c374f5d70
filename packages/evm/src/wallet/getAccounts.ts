import type { Connector, WalletAccount } from '@latchkey/core'
import { walletMalformed } from '@latchkey/protocol'
import { askWallet } from './askWallet'
import { parseAccounts } from './parseAccounts'

/** The accounts the wallet shows: `eth_accounts` asks for what was granted before, `eth_requestAccounts` asks the visitor. @throws walletMalformed */
export async function getAccounts(
  connector: Connector,
  method: 'eth_accounts' | 'eth_requestAccounts',
): Promise<readonly WalletAccount[]> {
  const accounts = parseAccounts(await askWallet(connector, method))
  if (!accounts) throw walletMalformed({ what: method })
  return accounts
}
