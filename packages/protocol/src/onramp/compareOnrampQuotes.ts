import { toBaseUnits } from '../format/toBaseUnits'
import type { OnrampQuote } from './postOnrampQuotes'

/** More places than any currency has. */
const places = 8

type Price = {
  readonly pay: Pick<OnrampQuote['pay'], 'amount'>
  readonly receive: Pick<OnrampQuote['receive'], 'amount'>
}

/**
 * Sorts quotes in one currency for one asset: the most for the money first. What is received alone would favor vendors
 * whose fees come on top of the amount.
 */
export function compareOnrampQuotes(one: Price, other: Price): -1 | 0 | 1 {
  // Received by paid, multiplied out: a division would have to round.
  const first = BigInt(one.receive.amount) * toBaseUnits(other.pay.amount, places)
  const second = BigInt(other.receive.amount) * toBaseUnits(one.pay.amount, places)
  return first > second ? -1 : first < second ? 1 : 0
}
