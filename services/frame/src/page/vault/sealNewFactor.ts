import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Bytes } from './Bytes'
import { createFactor } from './createFactor'
import { sealBytes } from './sealBytes'
import { factorTerms } from './sealFactor'
import { wipe } from './wipe'

/**
 * Makes the first factor of a device's new slot, and seals both factors, with the slot's id before them, for whoever has
 * the key. Returns the first one also wrapped, for this device.
 */
export async function sealNewFactor(
  slotId: string,
  b: Bytes,
  { wrapBy, key }: { readonly wrapBy: CryptoKey; readonly key: Bytes },
): Promise<{ readonly sealed: string; readonly wrapped: Bytes }> {
  const { secret, wrapped } = await createFactor(wrapBy)
  const plain = Uint8Array.of(...utf8ToBytes(slotId), ...secret, ...b)
  try {
    return { sealed: await sealBytes(plain, key, factorTerms), wrapped }
  } finally {
    wipe(secret, plain, b, key)
  }
}
