import type { Chain } from '../../config/chainSchema'
import { describeTransfer } from '../describeTransfer'
import type { HistoryItem, HistoryQuery } from '../HistorySource'
import { toIsoTime } from '../toIsoTime'
import { bitcoinPlace } from './bitcoinPlace'
import type { BitcoinRecord } from './readBitcoin'

/** Returns a transaction in wire format; a pending one has the current time. */
export function describeBitcoin(
  chain: Chain,
  address: string,
  record: BitcoinRecord,
  nowSeconds: number,
  iconOf: HistoryQuery['iconOf'],
): HistoryItem {
  const { txid, isConfirmed, time = nowSeconds, move } = record
  return {
    key: bitcoinPlace.keyOf(record),
    time,
    transaction: {
      id: `${chain.id}:${txid}`,
      metadata: {
        operationType: move && move.from !== address ? 'receive' : 'send',
        hash: txid,
        minedAt: toIsoTime(time),
        sentFrom: move?.from ?? '',
        sentTo: move?.to ?? '',
        status: isConfirmed ? 'confirmed' : 'pending',
        nonce: 0,
        application: null,
        chain: chain.id,
      },
      transfers: move ? [describeTransfer(chain, address, move, new Map(), iconOf)] : [],
    },
  }
}
