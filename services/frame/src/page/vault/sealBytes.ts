import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'
import type { Bytes } from './Bytes'
import { deriveSealKey } from './deriveSealKey'
import { ivLength, type SealTerms } from './SealTerms'

/** Seals bytes with a key from `secret`, by AES-256-GCM. Returns base64url of the nonce and the box. */
export async function sealBytes(plain: Bytes, secret: Bytes, { use, bound }: SealTerms): Promise<string> {
  const key = await deriveSealKey(secret, use)
  const box = new Uint8Array(ivLength + plain.length + 16)
  const iv = crypto.getRandomValues(box.subarray(0, ivLength))
  const additionalData = utf8ToBytes(bound) as Bytes
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plain)
  box.set(new Uint8Array(sealed), ivLength)
  return base64urlnopad.encode(box)
}
