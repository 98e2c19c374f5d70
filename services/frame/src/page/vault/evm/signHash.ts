import { signAsync } from '@noble/secp256k1'

/** A signature with the parity of its point. */
export type EvmSignature = { readonly r: Uint8Array; readonly s: Uint8Array; readonly parity: 0 | 1 }

/** Signs a hash with deterministic nonces (RFC 6979) and a low `s`, as chains require. */
export async function signHash(hash: Uint8Array, secretKey: Uint8Array): Promise<EvmSignature> {
  const signature = await signAsync(hash, secretKey, { prehash: false, format: 'recovered' })
  return { parity: signature[0] === 1 ? 1 : 0, r: signature.slice(1, 33), s: signature.slice(33) }
}
