import { invalidRequest } from '@latchkey/protocol'
import { base64 } from '@scure/base'

/** The largest transaction of any version. */
export const longestTransaction = 4096

/** Decodes a site's transaction from base64. @throws invalidRequest */
export function readWire(transaction: unknown): Uint8Array {
  // An object of web3.js or kit, which plain JavaScript may pass.
  if (typeof transaction !== 'string')
    throw invalidRequest({ reason: 'pass the serialized transaction as a text in base64, not an object' })
  try {
    const bytes = base64.decode(transaction)
    if (bytes.length > 0 && bytes.length <= longestTransaction) return bytes
  } catch (cause) {
    throw invalidRequest({ reason: 'the transaction is not base64' }, { cause })
  }
  throw invalidRequest({ reason: 'the transaction is not a Solana transaction' })
}
