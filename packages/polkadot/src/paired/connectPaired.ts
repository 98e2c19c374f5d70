import type { ConnectRequest, WalletReport } from '@latchkey/core'
import { noAccounts, walletMalformed } from '@latchkey/protocol'
import { askPaired } from './askPaired'
import { parseAddresses } from './parseAddresses'

/** [WC-6] Asks a paired wallet for its accounts. @throws userRejected, walletMalformed, noAccounts */
export async function connectPaired({ connector, networks, silent }: ConnectRequest): Promise<WalletReport> {
  const method = silent ? 'polkadot_getAccounts' : 'polkadot_requestAccounts'
  const accounts = parseAddresses(await askPaired(connector, { method }))
  if (!accounts) throw walletMalformed({ what: method })
  if (accounts.length === 0) {
    if (silent) return { accounts, networkId: null }
    throw noAccounts()
  }
  return { accounts, networkId: networks[0]?.caipNetworkId ?? null }
}
