import { refusals } from '../../http/refusals'
import type { BitcoinRecord } from './readBitcoin'

/** The last transaction of a page, and whether it was still pending. */
export type BitcoinPlace = { readonly txid: string; readonly isPending: boolean }

/** Converts places to keys: a transaction id, with the prefix `p.` while it is pending. */
export const bitcoinPlace = {
  keyOf: ({ txid, isConfirmed }: BitcoinRecord) => (isConfirmed ? txid : `p.${txid}`),
  /** @throws invalidParameter */
  parse(key: string): BitcoinPlace {
    const [, pending, txid] = /^(p\.)?([0-9a-f]{64})$/.exec(key) ?? []
    if (!txid) throw refusals.invalidParameter({ name: 'cursor', reason: 'not a cursor of this chain' })
    return { txid, isPending: pending !== undefined }
  },
} as const
