import type { WalletAccount } from '@latchkey/core'
import { decodeAddress } from '../ss58/decodeAddress'
import { toAccount } from '../wallet/toAccount'

/** A wallet shows a few accounts; the limit stops a hostile one from stalling the page. */
const limit = 1000

/** The accounts that a paired wallet shows, each once and in order; null if it isn't a list of addresses. */
export function parseAddresses(value: unknown): readonly WalletAccount[] | null {
  if (!Array.isArray(value) || value.length > limit) return null
  const accounts = new Map<string, WalletAccount>()
  for (const address of [...value] as readonly unknown[]) {
    const id = decodeAddress(address)
    if (!id || typeof address !== 'string') return null
    accounts.set(address, toAccount(address, id))
  }
  return [...accounts.values()]
}
