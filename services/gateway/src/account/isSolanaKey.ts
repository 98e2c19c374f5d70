import { isSolanaAddress } from '@latchkey/protocol'
import { base58 } from '@scure/base'

/** [IDF-4] Whether a value is 32 bytes in base58, the form of every Solana account and token. */
export function isSolanaKey(value: unknown): value is string {
  return isSolanaAddress(value) && base58.decode(value).length === 32
}
