import type { Connector } from '@latchkey/core'
import { callOf } from '../wallet/callOf'
import type { InjectedWallet } from './injectedWallets'
import { objectAt } from './objectAt'

/** [BTC-1] The wallet at its place in the page, or null when it is not there or can't do what it should. */
export function findInjectedWallet(page: unknown, wallet: InjectedWallet): Connector | null {
  const { path, name, rdns, methods } = wallet
  try {
    const provider = objectAt(page, path)
    if (!methods.every((method) => callOf(provider, method))) return null
    return { id: rdns, name, type: 'INJECTED', chain: 'bip122', info: { rdns }, provider }
  } catch {
    // Wallets that fight over a name may leave a getter that throws: then there is nothing at the place.
    return null
  }
}
