import { createPublicKey, type KeyObject } from 'node:crypto'
import { base58, base64urlnopad } from '@scure/base'

/** Returns the key of a client id (`did:key:z` and base58 of ed 01 and 32 bytes), or nothing if it is invalid. */
export function readDidKey(id: string): KeyObject | undefined {
  const encoded = /^did:key:z([1-9A-HJ-NP-Za-km-z]{40,60})$/.exec(id)?.[1]
  if (encoded === undefined) return undefined
  const bytes = base58.decode(encoded)
  if (bytes.length !== 34 || bytes[0] !== 0xed || bytes[1] !== 0x01) return undefined
  const x = base64urlnopad.encode(bytes.subarray(2))
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
}
