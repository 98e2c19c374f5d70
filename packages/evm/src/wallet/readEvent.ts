import type { Connector, WalletChange } from '@latchkey/core'
import { isLineTrouble } from '../errors/isLineTrouble'
import { getAccounts } from './getAccounts'
import { parseAccounts } from './parseAccounts'
import { parseChainId } from './parseChainId'
import type { WalletEvent } from './WalletEvent'

/** [CON-14] What a wallet's event changes, or null when it changes nothing or can't be read. */
export async function readEvent(
  connector: Connector,
  event: WalletEvent,
  payload: unknown,
): Promise<WalletChange | null> {
  if (event === 'accountsChanged') {
    const accounts = parseAccounts(payload)
    return accounts && { accounts }
  }
  if (event === 'chainChanged') {
    const chainId = parseChainId(payload)
    return chainId === null ? null : { networkId: `eip155:${chainId}` }
  }
  if (!isLineTrouble(payload)) return { accounts: [] }
  try {
    // A lost connection isn't a disconnect, but a wallet that no longer shows an account has disconnected.
    const accounts = await getAccounts(connector, 'eth_accounts')
    return accounts.length === 0 ? { accounts } : null
  } catch {
    // The wallet can't be asked while it is offline; it emits its accounts when it is back.
    return null
  }
}
