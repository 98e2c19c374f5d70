import { fieldsOf, walletMalformed } from '@latchkey/protocol'
import type { Web3Transaction } from './WalletAdapter'

/** A signed transaction as an object of the same class as the one that was given to sign. @throws walletMalformed */
export function readBack<T extends Web3Transaction>(given: T, signed: Uint8Array): T {
  const made = fieldsOf(given.constructor)
  // Versioned transactions are deserialized; the others are made `from` bytes.
  const read = 'version' in given ? made['deserialize'] : made['from']
  if (typeof read !== 'function') throw walletMalformed({ what: 'transaction' })
  return read.call(given.constructor, signed)
}
