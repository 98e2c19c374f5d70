import { keccak_256 } from '@noble/hashes/sha3.js'

/** Whether an EVM address is all lower case or has a valid EIP-55 checksum. */
export function isChecksummed(address: string): boolean {
  const digits = address.slice(2)
  if (digits === digits.toLowerCase()) return true
  const hash = keccak_256(Uint8Array.from(digits.toLowerCase(), (digit) => digit.charCodeAt(0)))
  return [...digits].every((digit, index) => {
    const nibble = ((hash[index >> 1] ?? 0) >> (index % 2 ? 0 : 4)) & 15
    return digit === (nibble > 7 ? digit.toUpperCase() : digit.toLowerCase())
  })
}
