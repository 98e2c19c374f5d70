import { keccak_256 } from '@noble/hashes/sha3.js'

/** [EIP-55] The address with its checksum in the letter case; `address` is 0x and 40 hex digits. */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = keccak_256(Uint8Array.from(digits, (digit) => digit.charCodeAt(0)))
  let result = '0x'
  for (const [index, digit] of [...digits].entries()) {
    const nibble = ((hash[index >> 1] ?? 0) >> (index % 2 ? 0 : 4)) & 15
    result += nibble > 7 ? digit.toUpperCase() : digit
  }
  return result
}
