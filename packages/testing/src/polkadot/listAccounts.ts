import type { PolkadotMemory } from './createPolkadotMemory'
import { spoilAccounts } from './spoilAccounts'

/** The accounts as the page is told, and what else the extension lists. */
export function listAccounts(memory: PolkadotMemory): readonly unknown[] {
  const { badAccounts, extraAccounts } = memory.quirks()
  const accounts = memory
    .shown()
    .map(({ address, type }, index) => ({ address, genesisHash: null, name: `Account ${index + 1}`, type }))
  return [...spoilAccounts(badAccounts, accounts), ...extraAccounts]
}
