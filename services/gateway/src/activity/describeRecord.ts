import type { Chain } from '../config/chainSchema'
import { describeTransfer } from './describeTransfer'
import type { HistoryRecord } from './HistoryRecord'
import type { HistoryItem, HistoryQuery } from './HistorySource'
import type { KnownFacts } from './mergeTokenFacts'
import { toIsoTime } from './toIsoTime'

type Facts = ReadonlyMap<string, KnownFacts>

/** Returns a record in wire format; `iconOf` returns the icon URL of a symbol. */
export function describeRecord(
  chain: Chain,
  record: HistoryRecord,
  facts: Facts,
  iconOf: HistoryQuery['iconOf'],
): HistoryItem {
  const { address, block, position, hash, time, from, to, nonce, isFailed, operation, transfers } = record
  return {
    key: `${block}.${position}`,
    time,
    transaction: {
      id: `${chain.id}:${hash}`,
      metadata: {
        operationType: operation,
        hash,
        minedAt: toIsoTime(time),
        sentFrom: from,
        sentTo: to,
        status: isFailed ? 'failed' : 'confirmed',
        nonce,
        application: null,
        chain: chain.id,
      },
      transfers: transfers.map((transfer) => describeTransfer(chain, address, transfer, facts, iconOf)),
    },
  }
}
