import { fromBaseUnits, type TransactionTransfer } from '@latchkey/protocol'
import type { Chain } from '../config/chainSchema'
import type { HistoryQuery } from './HistorySource'
import { isSpam } from './isSpam'
import type { KnownFacts } from './mergeTokenFacts'
import type { Transfer } from './Transfer'

/** Returns a transfer from or to an address in wire format; `facts` are token facts by address. */
export function describeTransfer(
  { nativeCurrency }: Chain,
  address: string,
  { token, from, to, amount, id }: Transfer,
  facts: ReadonlyMap<string, KnownFacts>,
  iconOf: HistoryQuery['iconOf'],
): TransactionTransfer {
  const told = token ? facts.get(token) : { ...nativeCurrency, isListed: true }
  const { name = null, symbol = null, decimals = null, isListed = false } = told ?? {}
  const isLure = !isListed && isSpam({ name, symbol })
  // Anybody can reuse a known symbol; only listed tokens get its icon.
  const icon = isListed && symbol ? iconOf(symbol) : ''
  const common = {
    direction: from === to ? ('self' as const) : from === address ? ('out' as const) : ('in' as const),
    // Its past value is unknown, and today's value would be mistaken for it.
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
    // The wire format has no spam flag for fungible tokens, so leave out the advertising text.
    fungible_info: isLure
      ? { name: null, symbol: null, icon: null }
      : { name, symbol, icon: icon ? { url: icon } : null },
    nft_info: null,
    quantity: { numeric: fromBaseUnits(BigInt(amount), decimals ?? 0) },
  }
}
