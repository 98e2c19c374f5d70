import type { Latchkey } from '../Latchkey'
import { deepLinkKey } from './linkWallet'
import type { LinkedWallet } from './PairingState'

/** The app that the visitor opened with a pairing, also at an earlier visit; null where a code was scanned. */
export function getLinkedWallet({ host }: Pick<Latchkey, 'host'>): LinkedWallet | null {
  try {
    const stored: unknown = JSON.parse(host.storage?.getItem(deepLinkKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('href' in stored)) return null
    const { href } = stored
    const name = 'name' in stored && typeof stored.name === 'string' ? stored.name : ''
    return typeof href === 'string' && href !== '' ? { name, href } : null
  } catch {
    // Not written by us, or a storage that may not be read: the wallet is opened by hand.
    return null
  }
}
