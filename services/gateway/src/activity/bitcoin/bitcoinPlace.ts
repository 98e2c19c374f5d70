import { refusals } from '../../http/refusals'
import type { BitcoinRecord } from './readBitcoin'

/** The last transaction of a page, and whether it was in a block. */
export type BitcoinPlace = { readonly txid: string; readonly isPending: boolean }

/** Places as keys: the id of a transaction, with `p.` in front where it was in no block yet. */
export const bitcoinPlace = {
  keyOf: ({ txid, isConfirmed }: BitcoinRecord) => (isConfirmed ? txid : `p.${txid}`),
  /** @throws invalidParameter */
  parse(key: string): BitcoinPlace {
    const [, pending, txid] = /^(p\.)?([0-9a-f]{64})$/.exec(key) ?? []
    if (!txid) throw refusals.invalidParameter({ name: 'cursor', reason: 'it is not one of this chain' })
    return { txid, isPending: pending !== undefined }
  },
} as const
