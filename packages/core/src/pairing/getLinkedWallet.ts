import type { Latchkey } from '../Latchkey'
import { deepLinkKey } from './linkWallet'
import type { LinkedWallet } from './PairingState'

/**
 * Returns the app that the visitor opened with a pairing, now or in an earlier visit; null if a code was
 * scanned.
 */
export function getLinkedWallet({ host }: Pick<Latchkey, 'host'>): LinkedWallet | null {
  try {
    const stored: unknown = JSON.parse(host.storage?.getItem(deepLinkKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('href' in stored)) return null
    const { href } = stored
    const name = 'name' in stored && typeof stored.name === 'string' ? stored.name : ''
    return typeof href === 'string' && href !== '' ? { name, href } : null
  } catch {
    // Not ours, or storage is denied: the visitor opens the wallet themselves.
    return null
  }
}
