/** The script type behind an address. */
export type AddressKind = 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2wsh' | 'p2tr'

/** The kind of a valid address, by its prefix and length. */
export function addressKind(address: string): AddressKind {
  const text = address.toLowerCase()
  const program = /^(?:bcrt|bc|tb)1(.+)$/.exec(text)?.[1]
  // The first character is the version: `q` is 0, `p` is 1; the last six are the checksum.
  if (program) return program.startsWith('q') ? (program.length <= 39 ? 'p2wpkh' : 'p2wsh') : 'p2tr'
  return /^[1mn]/.test(address) ? 'p2pkh' : 'p2sh'
}
