import { base64urlnopad } from '@scure/base'
import type { Bytes } from '../vault/Bytes'
import { moveMessageInvalid } from './errors'

/** A key pair for one move. */
export type Exchange = {
  readonly publicKey: string
  /** The secret that only the two frames know. The caller wipes it. @throws moveMessageInvalid */
  agree(otherKey: string): Promise<Bytes>
}

const curve = { name: 'ECDH', namedCurve: 'P-256' }

/** Creates a key pair that scripts can't read. Every browser has P-256; X25519 is missing in those of 2024. */
export async function createExchange(): Promise<Exchange> {
  const { privateKey, publicKey } = (await crypto.subtle.generateKey(curve, false, [
    'deriveBits',
  ])) as CryptoKeyPair
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  return {
    publicKey: base64urlnopad.encode(raw),
    async agree(otherKey) {
      try {
        const other = base64urlnopad.decode(otherKey) as Bytes
        const imported = await crypto.subtle.importKey('raw', other, curve, false, [])
        const shared = { name: 'ECDH', public: imported }
        return new Uint8Array(await crypto.subtle.deriveBits(shared, privateKey, 256))
      } catch (cause) {
        throw moveMessageInvalid({ what: 'key' }, { cause })
      }
    },
  }
}
