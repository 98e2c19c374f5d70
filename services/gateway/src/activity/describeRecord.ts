import { fromBaseUnits, type TransactionTransfer } from '@latchkey/protocol'
import type { Chain } from '../config/chainSchema'
import type { HistoryRecord } from './HistoryRecord'
import type { HistoryItem, HistoryQuery } from './HistorySource'
import { isSpam } from './isSpam'
import type { KnownFacts } from './listFacts'
import type { Transfer } from './Transfer'

type Facts = ReadonlyMap<string, KnownFacts>

/** A record as it goes over the wire; `iconOf` tells where the icon of a symbol is. */
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
        minedAt: new Date(time * 1000).toISOString().replace('.000Z', 'Z'),
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

function describeTransfer(
  { nativeCurrency }: Chain,
  address: string,
  { token, from, to, amount, id }: Transfer,
  facts: Facts,
  iconOf: HistoryQuery['iconOf'],
): TransactionTransfer {
  const told = token ? facts.get(token) : { ...nativeCurrency, isListed: true }
  const { name = null, symbol = null, decimals = null, isListed = false } = told ?? {}
  const isLure = !isListed && isSpam({ name, symbol })
  // Anybody can call a token by a known symbol; only the operator's own get the icon of it.
  const icon = isListed && symbol ? iconOf(symbol) : ''
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
    fungible_info: isLure
      ? { name: null, symbol: null, icon: null }
      : { name, symbol, icon: icon ? { url: icon } : null },
    nft_info: null,
    quantity: { numeric: fromBaseUnits(BigInt(amount), decimals ?? 0) },
  }
}
