import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'
import { sealBroken } from '../errors'
import type { Bytes } from './Bytes'
import { deriveSealKey } from './deriveSealKey'
import { ivLength, type SealTerms } from './SealTerms'

/** Opens a box of `sealBytes`. A wrong key, use, binding or bit fails. @throws sealBroken */
export async function openBytes(sealed: string, secret: Bytes, { use, bound }: SealTerms): Promise<Bytes> {
  try {
    const box = base64urlnopad.decode(sealed)
    const iv = box.slice(0, ivLength)
    const additionalData = utf8ToBytes(bound) as Bytes
    const key = await deriveSealKey(secret, use)
    return new Uint8Array(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, box.slice(ivLength)),
    )
  } catch (cause) {
    throw sealBroken({ what: use }, { cause })
  }
}
