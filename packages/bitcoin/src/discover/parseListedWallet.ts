import type { Connector } from '@latchkey/core'
import { fieldsOf, safeIcon, safeName } from '@latchkey/protocol'
import { callOf } from '../wallet/callOf'

/** Returns the value at a path of the page, like `XverseProviders.BitcoinProvider`. Getters on the way may throw. */
export function objectAt(page: unknown, path: string): unknown {
  return path.split('.').reduce((owner: unknown, name) => fieldsOf(owner)[name], page)
}

/** WBIP004: the id is the path from the window to the wallet's object. */
const pathForm = /^[\w$]+(\.[\w$]+){0,3}$/

/** [BTC-1] The wallet behind an entry of `btc_providers` (WBIP004), or null if it can't be shown. */
export function parseListedWallet(page: unknown, entry: unknown): Connector | null {
  try {
    const { id, name, icon } = fieldsOf(entry)
    const shown = safeName(name)
    if (!shown || typeof id !== 'string' || id.length > 128 || !pathForm.test(id)) return null
    const provider = objectAt(page, id)
    if (!callOf(provider, 'request')) return null
    return { id, name: shown, type: 'ANNOUNCED', chain: 'bip122', ...safeIcon(icon), provider }
  } catch {
    // Reading the object throws, so it is malformed.
    return null
  }
}
