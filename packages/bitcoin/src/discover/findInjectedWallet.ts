import type { Connector } from '@latchkey/core'
import { callOf } from '../wallet/callOf'
import type { InjectedWallet } from './injectedWallets'
import { objectAt } from './parseListedWallet'

/** [BTC-1] The wallet at its place on the page, or null if it is missing or incomplete. */
export function findInjectedWallet(page: unknown, wallet: InjectedWallet): Connector | null {
  const { path, name, rdns, methods } = wallet
  try {
    const provider = objectAt(page, path)
    if (!methods.every((method) => callOf(provider, method))) return null
    return { id: rdns, name, type: 'INJECTED', chain: 'bip122', info: { rdns }, provider }
  } catch {
    // Wallets that compete for a name may leave a getter that throws; then there is no wallet.
    return null
  }
}
