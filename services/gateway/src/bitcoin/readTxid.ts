import { refusals } from '../http/refusals'

/** The id of a transaction in a path. @throws invalidParameter */
export function readTxid(text: string): string {
  if (!/^[0-9a-f]{64}$/.test(text))
    throw refusals.invalidParameter({ name: 'txid', reason: 'not 64 hexadecimal digits' })
  return text
}
