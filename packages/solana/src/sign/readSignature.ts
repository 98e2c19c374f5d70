import { walletMalformed } from '@latchkey/protocol'
import { base58 } from '@scure/base'
import { readBytes } from './readBytes'

/** A signature of 64 bytes, as bytes or in base58, written in base58. @throws walletMalformed */
export function readSignature(value: unknown, what: string): string {
  if (typeof value !== 'string') return base58.encode(readBytes(value, what, [64, 64]))
  if (!/^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(value) || base58.decode(value).length !== 64)
    throw walletMalformed({ what })
  return value
}
