import { sealBroken } from '../errors'
import type { Bytes } from './Bytes'
import { ivLength } from './SealTerms'
import type { Factor } from './VaultTask'

/** Returns a copy of a slot's first factor, which the caller wipes. @throws sealBroken */
export async function openFactor(factor: Factor): Promise<Bytes> {
  if (factor instanceof Uint8Array) return factor.slice()
  try {
    const iv = factor.wrapped.slice(0, ivLength)
    const box = factor.wrapped.slice(ivLength)
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, factor.by, box))
  } catch (cause) {
    throw sealBroken({ what: 'device secret' }, { cause })
  }
}
