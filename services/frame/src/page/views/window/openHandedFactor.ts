import type { Bytes } from '../../vault/Bytes'
import { openBytes } from '../../vault/openBytes'
import { factorTerms } from '../../vault/sealFactor'
import { wipe } from '../../vault/wipe'

const idLength = 36

/** Opens what the frame sealed for this window: the first factor of its device's slot. @throws sealBroken */
export async function openHandedFactor(
  sealed: string,
  key: Bytes,
): Promise<{ readonly slotId: string; readonly a: Bytes }> {
  const plain = await openBytes(sealed, key, factorTerms)
  const slotId = new TextDecoder().decode(plain.subarray(0, idLength))
  const a = plain.slice(idLength)
  wipe(plain, key)
  return { slotId, a }
}
