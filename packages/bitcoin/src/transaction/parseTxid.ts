import { walletMalformed } from '@latchkey/protocol'

/** Parses the transaction id that a wallet returned. @throws walletMalformed */
export function parseTxid(value: unknown): string {
  if (typeof value !== 'string' || !/^[\da-f]{64}$/i.test(value)) throw walletMalformed({ what: 'txid' })
  return value.toLowerCase()
}
