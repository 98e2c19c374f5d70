import { walletMalformed } from '@latchkey/protocol'
import { base58 } from '@scure/base'

/** A length of one to three bytes, seven bits in each, and where it ends. */
function readLength(bytes: Uint8Array, from: number): readonly [length: number, end: number] {
  let length = 0
  for (let step = 0; step < 3; step += 1) {
    const byte = bytes[from + step] ?? 0
    length |= (byte & 0x7f) << (step * 7)
    if (byte < 0x80) return [length, from + step + 1]
  }
  return [0, from]
}

/** Puts an account's signature into its place in a transaction; older paired wallets give nothing else. @throws walletMalformed */
export function addSignature(wire: Uint8Array, address: string, signature: Uint8Array): Uint8Array {
  const [count, signaturesAt] = readLength(wire, 0)
  const messageAt = signaturesAt + count * 64
  // A version comes before the header of three bytes, and has the highest bit set.
  const headerAt = (wire[messageAt] ?? 0) & 0x80 ? messageAt + 1 : messageAt
  const [keys, keysAt] = readLength(wire, headerAt + 3)
  const keyAt = (index: number) => wire.slice(keysAt + index * 32, keysAt + (index + 1) * 32)
  const place = Array.from({ length: Math.min(count, keys) }, (_, index) => base58.encode(keyAt(index)))
  const index = place.indexOf(address)
  if (index < 0) throw walletMalformed({ what: 'signature' })
  const signed = wire.slice()
  signed.set(signature, signaturesAt + index * 64)
  return signed
}
