import type { WalletChange } from '@latchkey/core'
import { isNetworkId } from '@latchkey/protocol'
import { parseAddresses } from './parseAddresses'

/** What a paired wallet sends by itself. */
export type PairedEvent = 'accountsChanged' | 'chainChanged' | 'disconnect'

/** [CON-14] What an event of a paired wallet changes, or null when it changes nothing or can't be read. */
export async function readPairedEvent(event: PairedEvent, payload: unknown): Promise<WalletChange | null> {
  if (event === 'disconnect') return { accounts: [] }
  if (event === 'accountsChanged') {
    const accounts = parseAddresses(payload)
    return accounts && { accounts }
  }
  const id = typeof payload === 'string' && !payload.includes(':') ? `polkadot:${payload}` : payload
  return isNetworkId(id) && id.startsWith('polkadot:') ? { networkId: id } : null
}
