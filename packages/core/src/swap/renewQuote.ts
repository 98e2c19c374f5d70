import { type SwapQuote, swapMoved } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { askQuotes, type SwapAsk } from './askQuotes'
import type { Swapper } from './getSwapper'

/**
 * [SWP-1] Asks for an offer again. It never promises less than the one that the visitor agreed to: where the price has
 * moved, the rest of their slippage is all there is left. @throws swapMoved, requestTimeout, httpStatus, networkFailure, malformedAnswer
 */
export async function renewQuote(
  latchkey: Latchkey,
  swapper: Swapper,
  ask: SwapAsk,
  agreed: SwapQuote,
): Promise<SwapQuote> {
  const isEnough = (quote: SwapQuote) =>
    BigInt(quote.amountOutMin) >= BigInt(agreed.amountOutMin) &&
    BigInt(quote.receivedMin) >= BigInt(agreed.receivedMin)
  const find = async (slippageBps: number) => {
    const asked = { ...ask, slippageBps, provider: agreed.provider }
    const { quotes } = await askQuotes(latchkey, swapper, asked)
    return quotes.find(({ provider }) => provider === agreed.provider)
  }
  const first = await find(ask.slippageBps)
  if (!first) throw swapMoved()
  if (isEnough(first)) return first
  const expected = BigInt(first.amountOut)
  const room = expected - BigInt(agreed.amountOutMin)
  if (room < 0n) throw swapMoved()
  const second = await find(Number((room * 10_000n) / expected))
  if (!second || !isEnough(second)) throw swapMoved()
  return second
}
