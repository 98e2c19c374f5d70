import {
  blake2b,
  ed25519Verify,
  secp256k1Compress,
  secp256k1Recover,
  sr25519Verify,
} from '@polkadot/wasm-crypto'
import { decodeAddress } from '../ss58/decodeAddress'

type Signed = {
  readonly type: 'sr25519' | 'ed25519' | 'ecdsa'
  readonly address: string
  readonly message: string
  readonly signature: string
}

/** Whether a text is signed, according to the Rust library, which neither the adapter nor the test wallet uses. */
export function isSignedInRust({ type, address, message, signature }: Signed): boolean {
  const bytes = new TextEncoder().encode(`<Bytes>${message}</Bytes>`)
  const signed = Uint8Array.from(Buffer.from(signature.slice(2), 'hex'))
  const id = decodeAddress(address)
  if (!id) return false
  if (type === 'sr25519') return sr25519Verify(signed, bytes, id)
  if (type === 'ed25519') return ed25519Verify(signed, bytes, id)
  const none = new Uint8Array()
  const key = secp256k1Recover(blake2b(bytes, none, 32), signed.slice(0, 64), signed[64] ?? 0)
  return blake2b(secp256k1Compress(key), none, 32).join() === id.join()
}
