import { getSwap, type Latchkey } from '@latchkey/core'
import type { SwapQuote } from '@latchkey/protocol'
import { useRef } from 'react'

/** How long a price has to be on the screen before a press is for it. */
const readMs = 1_000

/** What an offer promises, since when it's shown, and what the visitor could read before. */
type Shown = { readonly quote: SwapQuote; readonly at: number; readonly before: bigint }

const leastOf = ({ receivedMin }: SwapQuote) => BigInt(receivedMin)
const isSameSwap = (one: SwapQuote, other: SwapQuote) =>
  one.from === other.from && one.to === other.to && one.amountIn === other.amountIn

/**
 * [SWP-1] Returns whether the price got worse so shortly before that a press can't be meant for it. Prices are asked for
 * again while the visitor reads.
 */
export function useWorsePrice(latchkey: Latchkey, quote: SwapQuote | null): () => boolean {
  const shown = useRef<Shown | null>(null)
  const readOf = ({ quote: last, at, before }: Shown) =>
    latchkey.host.now() - at < readMs ? before : leastOf(last)
  const { current } = shown
  if (quote && quote !== current?.quote) {
    const before = current && isSameSwap(current.quote, quote) ? readOf(current) : leastOf(quote)
    shown.current = { quote, at: latchkey.host.now(), before }
  }
  return () => {
    // The newest offer may not even be drawn yet.
    const { quote: now } = getSwap(latchkey.getState())
    return now !== null && shown.current !== null && leastOf(now) < readOf(shown.current)
  }
}
