import type { Connector } from '@latchkey/core'
import { withTimeLimit } from '@latchkey/protocol'
import { askWallet } from './askWallet'

/** The visitor has left already; a wallet that shows a question or never answers must not hold that up. */
const limitMs = 1500

/** [EVM-2] Gives the permission to see the accounts back, in wallets that know how to. */
export async function disconnect(connector: Connector): Promise<void> {
  try {
    await withTimeLimit(askWallet(connector, 'wallet_revokePermissions', [{ eth_accounts: {} }]), limitMs)
  } catch {
    // Many wallets lack the method: then the permission stays with the wallet, and only the site forgets it.
  }
}
