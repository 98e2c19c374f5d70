import { fromBaseUnits, type TransactionTransfer } from '@latchkey/protocol'
import type { Chain } from '../config/chainSchema'
import type { HistoryItem } from './HistorySource'
import { isSpam } from './isSpam'
import type { KnownFacts } from './readFacts'
import type { Transfer } from './Transfer'

/** A row of the table `history`. */
export type HistoryRow = {
  readonly address: string
  readonly block: string | number
  readonly position: number
  readonly hash: string
  readonly mined_at: Date
  readonly sent_from: string
  readonly sent_to: string
  readonly nonce: string | number
  readonly is_failed: boolean
  readonly operation: string
  readonly transfers: readonly Transfer[]
}

type Facts = ReadonlyMap<string, KnownFacts>

/** A row as it goes over the wire. */
export function describeRecord(chain: Chain, row: HistoryRow, facts: Facts): HistoryItem {
  return {
    key: `${row.block}.${row.position}`,
    time: row.mined_at.getTime() / 1000,
    transaction: {
      id: `${chain.id}:${row.hash}`,
      metadata: {
        operationType: row.operation,
        hash: row.hash,
        minedAt: row.mined_at.toISOString().replace('.000Z', 'Z'),
        sentFrom: row.sent_from,
        sentTo: row.sent_to,
        status: row.is_failed ? 'failed' : 'confirmed',
        nonce: Number(row.nonce),
        application: null,
        chain: chain.id,
      },
      transfers: row.transfers.map((transfer) => describeTransfer(chain, row.address, transfer, facts)),
    },
  }
}

function describeTransfer(
  { nativeCurrency }: Chain,
  address: string,
  { token, from, to, amount, id }: Transfer,
  facts: Facts,
): TransactionTransfer {
  const told = token ? facts.get(token) : { ...nativeCurrency, isListed: true }
  const { name = null, symbol = null, decimals = null, isListed = false } = told ?? {}
  const isLure = !isListed && isSpam({ name, symbol })
  const common = {
    direction: from === to ? ('self' as const) : from === address ? ('out' as const) : ('in' as const),
    value: null,
    price: null,
  }
  if (id !== undefined)
    return {
      ...common,
      fungible_info: null,
      nft_info: {
        name: name && `${name} #${id.length > 12 ? `${id.slice(0, 5)}…${id.slice(-5)}` : id}`,
        content: null,
        flags: { is_spam: isLure },
      },
      quantity: { numeric: amount },
    }
  return {
    ...common,
    // What moves in amounts has no flag on the wire; an advertisement is shown without its words instead.
    fungible_info: isLure ? { name: null, symbol: null, icon: null } : { name, symbol, icon: null },
    nft_info: null,
    quantity: { numeric: fromBaseUnits(BigInt(amount), decimals ?? 0) },
  }
}
