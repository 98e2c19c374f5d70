import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Bytes } from './Bytes'
import { openFactor } from './openFactor'
import { sealBytes } from './sealBytes'
import type { Factor } from './VaultTask'
import { wipe } from './wipe'

/** What the box with a factor is for. Its key is used once, so it's bound to nothing else. */
export const factorTerms = { use: 'export', bound: 'window' }

/** Seals the first factor of a slot, with the slot's id before it, for whoever has the key. @throws sealBroken */
export async function sealFactor(slotId: string, factor: Factor, key: Bytes): Promise<string> {
  const a = await openFactor(factor)
  const plain = Uint8Array.of(...utf8ToBytes(slotId), ...a)
  try {
    return await sealBytes(plain, key, factorTerms)
  } finally {
    wipe(a, plain, key)
  }
}
