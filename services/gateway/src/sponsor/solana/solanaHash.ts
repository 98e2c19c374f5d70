import { createHash } from 'node:crypto'
import type { SolanaTransaction } from './readSolanaTransaction'

/** Returns what a transaction is known by: the SHA-256 of its message, in hexadecimal. */
export function solanaHash({ message }: Pick<SolanaTransaction, 'message'>): string {
  return createHash('sha256').update(message).digest('hex')
}
