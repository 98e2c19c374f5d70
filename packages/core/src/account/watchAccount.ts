import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'

/**
 * Keeps the active account's balance and name known while somebody looks: they are read when the account or
 * its network changes, and not at all when nobody looks. Returns how to stop.
 */
export function watchAccount(latchkey: Latchkey): () => void {
  const look = (caipAddress: string | null) => {
    if (caipAddress) void readAccount(latchkey)
  }
  look(getAccount(latchkey.getState()).caipAddress)
  return latchkey.subscribe((state) => getAccount(state).caipAddress, look)
}

async function readAccount(latchkey: Latchkey): Promise<void> {
  try {
    const [{ fetchBalance }, { fetchName }] = await Promise.all([
      import('./fetchBalance'),
      import('./fetchName'),
    ])
    await Promise.all([fetchBalance(latchkey), fetchName(latchkey)])
  } catch (cause) {
    // The page went offline before this part of the program was loaded; the next change tries again.
    latchkey.logger.warn('The account could not be read', cause)
  }
}
