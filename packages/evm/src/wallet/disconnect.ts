import type { Connector } from '@latchkey/core'
import { loaded, providerUnsupportedMethod, rpcMethodNotFound, withTimeLimit } from '@latchkey/protocol'
import { askWallet } from './askWallet'

/** The visitor has already left, so a wallet that prompts or never answers must not hold that up. */
const limitMs = 1500

/** [EVM-2] Revokes the permission to see the accounts, in wallets that can. @throws connectFailed */
export async function disconnect(connector: Connector): Promise<void> {
  // At once: a page that is left right after a press gives them little time.
  await Promise.all([
    revokePermission(connector),
    ...(connector.type === 'EXTERNAL' ? [endBrought(connector)] : []),
  ])
}

async function revokePermission(connector: Connector): Promise<void> {
  try {
    await withTimeLimit(askWallet(connector, 'wallet_revokePermissions', [{ eth_accounts: {} }]), limitMs)
  } catch {
    // Many wallets lack the method: then only the site forgets the permission.
  }
}

/**
 * A wallet that the site brought keeps its connection in the page's storage, so it has to forget it, too. If it can't,
 * the failure is reported, because the wallet would connect again. @throws connectFailed
 */
async function endBrought(connector: Connector): Promise<void> {
  try {
    const provider = connector.provider as { disconnect?(): Promise<unknown> }
    await withTimeLimit(provider.disconnect?.(), limitMs)
  } catch (cause) {
    const { fromProviderError } = await loaded(import('../errors/fromProviderError'))
    const error = fromProviderError(cause, connector)
    // A wallet without a way to disconnect has nothing to forget.
    if (!providerUnsupportedMethod.is(error) && !rpcMethodNotFound.is(error)) throw error
  }
}
