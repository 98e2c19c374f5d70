import type { Connector } from '@latchkey/core'
import { withTimeLimit } from '@latchkey/protocol'
import { askWallet } from './askWallet'

/** The visitor has already left, so a wallet that prompts or never answers must not hold that up. */
const limitMs = 1500

/** [EVM-2] Revokes the permission to see the accounts, in wallets that can. */
export async function disconnect(connector: Connector): Promise<void> {
  try {
    await withTimeLimit(askWallet(connector, 'wallet_revokePermissions', [{ eth_accounts: {} }]), limitMs)
  } catch {
    // Many wallets lack the method: then only the site forgets the permission.
  }
  if (connector.type === 'EXTERNAL') await endBrought(connector)
}

/** A wallet that the site brought keeps its connection in the page's storage, so it has to forget it, too. */
async function endBrought({ provider }: Connector): Promise<void> {
  try {
    const { disconnect: end } = provider as { readonly disconnect?: () => Promise<unknown> }
    await withTimeLimit(end?.(), limitMs)
  } catch {
    // The visitor is disconnected here all the same.
  }
}
