import type { Chain } from '../../config/chainSchema'
import { describeTransfer } from '../describeTransfer'
import type { HistoryItem, HistoryQuery } from '../HistorySource'
import type { KnownFacts } from '../mergeTokenFacts'
import { toIsoTime } from '../toIsoTime'
import type { SolanaDeed } from './readSolana'

/** A transaction as kept for one account. */
export type SolanaRecord = {
  readonly signature: string
  /** The place to continue after. */
  readonly key: string
  /** Seconds since 1970. */
  readonly time: number
  readonly isFailed: boolean
  readonly deed: SolanaDeed
}

/** Returns a transaction in wire format. */
export function describeSolana(
  chain: Chain,
  address: string,
  { signature, key, time, isFailed, deed }: SolanaRecord,
  iconOf: HistoryQuery['iconOf'],
): HistoryItem {
  const facts = listKnown(chain, deed)
  return {
    key,
    time,
    transaction: {
      id: `${chain.id}:${signature}`,
      metadata: {
        operationType: deed.operation,
        hash: signature,
        minedAt: toIsoTime(time),
        sentFrom: deed.from,
        sentTo: deed.to,
        status: isFailed ? 'failed' : 'confirmed',
        nonce: 0,
        application: null,
        chain: chain.id,
      },
      transfers: deed.transfers.map((transfer) => describeTransfer(chain, address, transfer, facts, iconOf)),
    },
  }
}

/** The operator's facts of listed tokens; others go by a part of their address, since anybody can choose a name. */
function listKnown({ tokens }: Chain, { transfers, decimals }: SolanaDeed): Map<string, KnownFacts> {
  return new Map(
    transfers.flatMap(({ token, id }) => {
      if (!token) return []
      const listed = tokens.find(({ address }) => address === token)
      const short = id === undefined ? `${token.slice(0, 4)}…${token.slice(-4)}` : null
      const { name = short, symbol = null } = listed ?? {}
      return [[token, { name, symbol, decimals: decimals.get(token) ?? 0, isListed: Boolean(listed) }]]
    }),
  )
}
