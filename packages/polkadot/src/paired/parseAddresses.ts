import type { WalletAccount } from '@latchkey/core'
import { isPolkadotAddress } from '@latchkey/protocol'

const limit = 1000

/** The accounts a wallet elsewhere shows, each once and in its order; null when it is no list of addresses. */
export function parseAddresses(value: unknown): readonly WalletAccount[] | null {
  const list: readonly unknown[] | null = Array.isArray(value) && value.length <= limit ? [...value] : null
  if (!list?.every(isPolkadotAddress)) return null
  return [...new Set(list)].map((address) => ({ address, type: 'eoa' }))
}
