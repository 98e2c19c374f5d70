import type { TradedToken } from '@latchkey/core'
import { Decimal, fromBaseUnits, type SwapQuote } from '@latchkey/protocol'
import { plainName } from '../account/plainName'

/** [SWP-2] Says what one of a token brings: `1 ETH = 3,000 USDC`. */
export function formatRate(locale: string, quote: SwapQuote, from: TradedToken, to: TradedToken): string {
  const paid = Decimal.from(fromBaseUnits(BigInt(quote.amountIn), from.decimals))
  const got = Decimal.from(fromBaseUnits(BigInt(quote.amountOut), to.decimals))
  const rate = got.dividedBy(paid.toString(), { places: 18, rounding: 'down' }).toString()
  const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 })
  // As text, because a float would lose digits.
  const amount = format.format(rate as `${number}`)
  return `${format.format(1)} ${plainName(from.symbol)} = ${amount} ${plainName(to.symbol)}`
}
