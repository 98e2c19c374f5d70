import { fieldsOf } from '@latchkey/protocol'
import { base58 } from '@scure/base'

/** The message of a request: bytes, or base58 as paired wallets get it; undefined if there is none. */
export function readMessage(params: unknown): Uint8Array | undefined {
  const { message } = fieldsOf(Array.isArray(params) ? params[0] : params)
  if (message instanceof Uint8Array) return message
  try {
    return typeof message === 'string' ? base58.decode(message) : undefined
  } catch {
    // Anything else isn't what a wallet would sign.
    return undefined
  }
}
