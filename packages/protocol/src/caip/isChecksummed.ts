import { checksumAddress } from './checksumAddress'

/** Whether an EVM address is all lower case or has a valid EIP-55 checksum. */
export function isChecksummed(address: string): boolean {
  const digits = address.slice(2)
  return digits === digits.toLowerCase() || digits === checksumAddress(address).slice(2)
}
