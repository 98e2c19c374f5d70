import type { Connector } from '@latchkey/core'
import { askWallet } from './askWallet'

/** The visitor has left already; a wallet that shows a question or never answers must not hold that up. */
const limitMs = 1500

/** [EVM-2] Gives the permission to see the accounts back, in wallets that know how to. */
export async function disconnect(connector: Connector): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs)
  })
  try {
    await Promise.race([askWallet(connector, 'wallet_revokePermissions', [{ eth_accounts: {} }]), limit])
  } catch {
    // Many wallets lack the method: then the permission stays with the wallet, and only the site forgets it.
  } finally {
    clearTimeout(timer)
  }
}
