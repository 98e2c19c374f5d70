import type { Connector, WalletChange } from '@latchkey/core'
import { errorParts } from '@latchkey/protocol'
import { getAccounts } from './getAccounts'
import { parseAccounts } from './parseAccounts'
import { parseChainId } from './parseChainId'

/** The EIP-1193 events that we listen to. */
export type WalletEvent = 'accountsChanged' | 'chainChanged' | 'disconnect'

/** The WebSocket code "try again later", which MetaMask sends, and the two of EIP-1193 for a lost chain. */
const passing = [1013, 4900, 4901]

/** Whether a wallet's `disconnect` event means a lost network connection rather than a disconnect from the site. */
function isLineTrouble(payload: unknown): boolean {
  return errorParts(payload).some(({ code }) => code !== undefined && passing.includes(code))
}

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
