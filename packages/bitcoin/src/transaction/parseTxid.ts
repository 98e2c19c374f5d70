import { walletMalformed } from '@latchkey/protocol'

/** The id of a transaction that a wallet says it has sent. @throws walletMalformed */
export function parseTxid(value: unknown): string {
  if (typeof value !== 'string' || !/^[\da-f]{64}$/i.test(value)) throw walletMalformed({ what: 'txid' })
  return value.toLowerCase()
}
