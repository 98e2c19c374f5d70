import type { ConnectRequest, WalletReport } from '@latchkey/core'
import { noAccounts, providerDisconnected, providerUnauthorized } from '@latchkey/protocol'
import { getAccounts } from './getAccounts'
import { getChainId } from './getChainId'

const nothing: WalletReport = { accounts: [], networkId: null }

/** [EVM-2] Asks the wallet for its accounts and its network. @throws userRejected, walletBusy, walletMalformed, noAccounts, connectFailed */
export async function connect({ connector, silent }: ConnectRequest): Promise<WalletReport> {
  try {
    const accounts = await getAccounts(connector, silent ? 'eth_accounts' : 'eth_requestAccounts')
    if (accounts.length === 0) {
      if (silent) return nothing
      throw noAccounts()
    }
    return { accounts, networkId: `eip155:${await getChainId(connector)}` }
  } catch (error) {
    // Some wallets answer `eth_accounts` from a new site with 4100, Porto with 4900, where the standard wants an empty list.
    if (silent && (providerUnauthorized.is(error) || providerDisconnected.is(error))) return nothing
    throw error
  }
}
