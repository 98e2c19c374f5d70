import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58, bech32, hex } from '@scure/base'
import { addressKind } from './addressKind'

const hash = (bytes: Uint8Array) => ripemd160(sha256(bytes))

/** The 20 bytes behind a valid legacy or native segwit address. */
function programOf(address: string): string {
  const isSegwit = addressKind(address) === 'p2wpkh'
  if (!isSegwit) return hex.encode(base58.decode(address).slice(1, 21))
  return hex.encode(bech32.fromWords(bech32.decode(address as `${string}1${string}`, 90).words.slice(1)))
}

/**
 * Whether a public key belongs to an address; null if it can't be told: a script may hold anything, and checking Taproot
 * takes a curve, which only the code that spends from it loads.
 */
export function isKeyOf(address: string, publicKey: string): boolean | null {
  const kind = addressKind(address)
  if (kind === 'p2tr' || kind === 'p2wsh') return null
  const program = programOf(address)
  const hashed = hash(hex.decode(publicKey))
  if (kind !== 'p2sh') return hex.encode(hashed) === program
  return hex.encode(hash(Uint8Array.of(0, 20, ...hashed))) === program || null
}
