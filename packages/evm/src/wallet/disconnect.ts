import type { Connector } from '@latchkey/core'
import { loaded, providerUnsupportedMethod, rpcMethodNotFound, withTimeLimit } from '@latchkey/protocol'
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

/**
 * A wallet that the site brought keeps its connection in the page's storage, so it has to forget it, too. If it can't,
 * the failure is reported, because the wallet would connect again. @throws connectFailed
 */
async function endBrought(connector: Connector): Promise<void> {
  try {
    const { disconnect: end } = connector.provider as { readonly disconnect?: () => Promise<unknown> }
    await withTimeLimit(end?.(), limitMs)
  } catch (cause) {
    const { fromProviderError } = await loaded(import('../errors/fromProviderError'))
    const error = fromProviderError(cause, connector)
    // A wallet without a way to disconnect has nothing to forget.
    if (!providerUnsupportedMethod.is(error) && !rpcMethodNotFound.is(error)) throw error
  }
}
