import { sha256 } from '@noble/hashes/sha2.js'
import { bech32, bech32m, createBase58check } from '@scure/base'

/** Human-readable parts: mainnet, testnet and signet, regtest. */
const prefixes = ['bc', 'tb', 'bcrt']

/** Version bytes of P2PKH and P2SH on mainnet and on the test networks. */
const versions = [0x00, 0x05, 0x6f, 0xc4]

/** BIP-173 and BIP-350: version 0 is bech32 with 20 or 32 bytes, versions 1 to 16 are bech32m with 2 to 40. */
function isSegwit(value: string, coder: typeof bech32 | typeof bech32m): boolean {
  const read = coder.decodeUnsafe(value, 90)
  if (!read || !prefixes.includes(read.prefix)) return false
  const [version, ...words] = read.words
  const program = coder.fromWordsUnsafe(words)
  if (version === undefined || !program) return false
  if (coder === bech32) return version === 0 && (program.length === 20 || program.length === 32)
  return version >= 1 && version <= 16 && program.length >= 2 && program.length <= 40
}

function isLegacy(value: string): boolean {
  try {
    const bytes = createBase58check(sha256).decode(value)
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1)
  } catch {
    // The decoder throws on a bad character or checksum.
    return false
  }
}

/** [IDF-4] Whether a value is a Bitcoin address (bech32, bech32m or base58check) with a valid checksum. */
export function isBitcoinAddress(value: unknown): value is string {
  // No address is longer than 90 characters, and decoding base58 takes quadratic time.
  if (typeof value !== 'string' || value.length < 14 || value.length > 90) return false
  return isSegwit(value, bech32) || isSegwit(value, bech32m) || (value.length <= 35 && isLegacy(value))
}
