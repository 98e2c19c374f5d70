import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58, bech32, hex } from '@scure/base'
import { addressKind } from './addressKind'

const hash = (bytes: Uint8Array) => ripemd160(sha256(bytes))

/** The 20 bytes that a valid address of the older kinds and of native segwit stands for. */
function programOf(address: string): string {
  const isSegwit = addressKind(address) === 'p2wpkh'
  if (!isSegwit) return hex.encode(base58.decode(address).slice(1, 21))
  return hex.encode(bech32.fromWords(bech32.decode(address as `${string}1${string}`, 90).words.slice(1)))
}

/**
 * Whether a public key is that of an address; null where that can't be told: behind a script there may be anything, and
 * what Taproot makes of a key takes a curve to find out, which is left to those who spend from it.
 */
export function isKeyOf(address: string, publicKey: string): boolean | null {
  const kind = addressKind(address)
  if (kind === 'p2tr' || kind === 'p2wsh') return null
  const program = programOf(address)
  const hashed = hash(hex.decode(publicKey))
  if (kind !== 'p2sh') return hex.encode(hashed) === program
  return hex.encode(hash(Uint8Array.of(0, 20, ...hashed))) === program || null
}
