import type { ConnectRequest, WalletReport } from '@latchkey/core'
import {
  noAccounts,
  providerUnauthorized,
  rpcMethodNotFound,
  rpcMethodNotSupported,
} from '@latchkey/protocol'
import { readReport } from './readReport'

/** How wallets answer a new site; the last two come from wallets without a silent request. */
const strangers = [providerUnauthorized, rpcMethodNotFound, rpcMethodNotSupported]

/** [BTC-1] Asks the wallet for its accounts and its network. @throws userRejected, walletMalformed, noAccounts, connectFailed */
export async function connect({ connector, networks, silent }: ConnectRequest): Promise<WalletReport> {
  try {
    const report = await readReport(connector, silent, networks)
    if (report.accounts.length > 0) return report
    if (!silent) throw noAccounts()
  } catch (error) {
    if (!silent || !strangers.some((kind) => kind.is(error))) throw error
  }
  return { accounts: [], networkId: null }
}
