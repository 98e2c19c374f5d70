import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const zeros = (length: number) => new Uint8Array(length)
const twice = (bytes: Uint8Array) => sha256(sha256(bytes))

/** Returns the BIP-340 hash with a tag. */
function tagged(tag: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const hash = sha256(utf8ToBytes(tag))
  return sha256(concatBytes(hash, hash, ...parts))
}

/**
 * Computes the digest that an address signs for a message (BIP-322): a virtual transaction that spends a virtual
 * output.
 */
export function createBip322Hashes(script: Uint8Array, message: string) {
  const text = tagged('BIP0322-signed-message', utf8ToBytes(message))
  const withLength = concatBytes(Uint8Array.of(script.length), script)
  const output = concatBytes(zeros(8), withLength)
  const toSpend = concatBytes(
    ...[zeros(4), Uint8Array.of(1), zeros(32), Uint8Array.of(255, 255, 255, 255)],
    ...[Uint8Array.of(34, 0, 32), text, zeros(4)],
    ...[Uint8Array.of(1), output, zeros(4)],
  )
  const outpoint = concatBytes(twice(toSpend), zeros(4))
  const sequence = zeros(4)
  /** Zero amount and an unspendable script. */
  const outputs = concatBytes(zeros(8), Uint8Array.of(1, 0x6a))
  return {
    /** BIP-143. */
    segwit(program: Uint8Array, hashType: number): Uint8Array {
      const code = concatBytes(Uint8Array.of(0x19, 0x76, 0xa9, 20), program, Uint8Array.of(0x88, 0xac))
      return twice(
        concatBytes(
          ...[zeros(4), twice(outpoint), twice(sequence), outpoint, code, zeros(8), sequence],
          ...[twice(outputs), zeros(4), Uint8Array.of(hashType, 0, 0, 0)],
        ),
      )
    },
    /** BIP-341, key path. */
    taproot(hashType = 0): Uint8Array {
      return tagged(
        'TapSighash',
        ...[Uint8Array.of(0, hashType), zeros(4), zeros(4), sha256(outpoint), sha256(zeros(8))],
        ...[sha256(withLength), sha256(sequence), sha256(outputs), zeros(1), zeros(4)],
      )
    },
  }
}
