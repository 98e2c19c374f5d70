import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

/** Addresses whose text was chosen, so that nobody can have a key for them. */
const eaters = /^1(BitcoinEater|Counterparty)[1-9A-HJ-NP-Za-km-z]+$/

/** Whether somebody may have the key of a valid address, as far as rules known today tell. */
export function isOwnable(address: string): boolean {
  const segwit = bech32.decodeUnsafe(address, 90) ?? bech32m.decodeUnsafe(address, 90)
  const [version = 0, ...words] = segwit?.words ?? []
  const program = segwit ? bech32.fromWords(words) : createBase58check(sha256).decode(address).subarray(1)
  // Newer versions have no rules yet, and short programs are anchors for fees: anyone can take what is there.
  if (segwit && (version > 1 || (version === 1 && program.length !== 32))) return false
  return !eaters.test(address) && program.some((byte) => byte !== 0)
}
