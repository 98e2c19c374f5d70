import { secp256k1 } from '@noble/curves/secp256k1.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { hashText } from '../authenticate/recoverSigner'

/** Signs a text as a wallet does (EIP-191). */
export function signText(text: string, privateKey: Uint8Array): string {
  const signature = secp256k1.sign(hashText(text), privateKey, { prehash: false, format: 'recovered' })
  return `0x${bytesToHex(signature.subarray(1))}${(27 + (signature[0] ?? 0)).toString(16)}`
}
