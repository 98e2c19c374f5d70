import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { base64, bech32, bech32m } from '@scure/base'
import { cannotVerify } from '../../errors'
import { createBip322Hashes } from './createBip322Hashes'
import type { Signed } from './Signed'

/** Verifies a BIP-322 signature of a native segwit or Taproot address. @throws cannotVerify */
export async function verifyBitcoin({ address, message, signature }: Signed): Promise<boolean> {
  const { version, program } = readAddress(address)
  const [signed = new Uint8Array(), key] = readWitness(base64.decode(signature))
  const hashes = createBip322Hashes(concatBytes(scriptStart(version), program), message)
  if (version === 1)
    return !key && schnorr.verify(signed.subarray(0, 64), hashes.taproot(signed[64]), program)
  if (!key || ripemd160(sha256(key)).join() !== program.join()) return false
  const compact = secp256k1.Signature.fromBytes(signed.subarray(0, -1), 'der').toBytes('compact')
  return secp256k1.verify(compact, hashes.segwit(program, signed.at(-1) ?? 0), key, { prehash: false })
}

const scriptStart = (version: 0 | 1) => (version === 1 ? Uint8Array.of(0x51, 32) : Uint8Array.of(0, 20))

/** Returns the witness program of a single-key address. @throws cannotVerify */
function readAddress(address: string): { readonly version: 0 | 1; readonly program: Uint8Array } {
  for (const [version, coder, length] of [[0, bech32, 20] as const, [1, bech32m, 32] as const]) {
    const read = coder.decodeUnsafe(address)
    if (read?.words[0] !== version) continue
    const program = coder.fromWords(read.words.slice(1))
    if (program.length === length) return { version, program }
  }
  throw cannotVerify({ address })
}

/** Splits a witness into its parts. Lengths are one byte each, as no part here is longer. */
function readWitness(bytes: Uint8Array): readonly Uint8Array[] {
  const parts: Uint8Array[] = []
  let at = 1
  for (let index = 0; index < (bytes[0] ?? 0) && index < 3; index += 1) {
    const end = at + 1 + (bytes[at] ?? 0)
    parts.push(bytes.subarray(at + 1, end))
    at = end
  }
  return parts
}
