import type { SwapCall, SwapQuote } from '@latchkey/protocol'
import type { Swaps } from './createSwaps'
import { leastOf } from './leastOf'
import type { SwapAsk } from './SwapProvider'

/** A quote that the account can send at once. */
export type ApprovedQuote = { readonly quote: SwapQuote; readonly tx: SwapCall }

/**
 * Finds the first quote that the account's approvals allow, and that promises no less than the best quote with the
 * slippage that was asked for. The visitor agreed to the best price, not to that of the provider approved once.
 */
export async function quoteApproved(
  { providers, quote: ask }: Pick<Swaps, 'providers' | 'quote'>,
  wanted: SwapAsk,
  quotes: readonly SwapQuote[],
  signal: AbortSignal,
): Promise<ApprovedQuote | undefined> {
  const [best] = quotes
  if (!best) return undefined
  const least = leastOf(BigInt(best.amountOut), wanted.slippageBps)
  const again = async (provider: string, slippageBps: number) => {
    const asked = await ask({ ...wanted, slippageBps, onlyApproved: true }, provider, signal)
    return readyOf(asked.quotes[0])
  }
  for (const quote of quotes) {
    const { provider } = quote
    // Only the gateway's own routes can avoid a contract; vendors would answer the same.
    const isOwn = providers.some(({ id, isOwn = false }) => id === provider && isOwn)
    const ready = readyOf(quote) ?? (isOwn ? await again(provider, wanted.slippageBps) : undefined)
    const slippageBps = ready && slippageAbove(least, ready.quote, wanted)
    if (slippageBps === undefined) continue
    const exact = slippageBps === wanted.slippageBps ? ready : await again(provider, slippageBps)
    if (exact && BigInt(exact.quote.amountOutMin) >= least) return exact
  }
  return undefined
}

function readyOf(quote: SwapQuote | undefined): ApprovedQuote | undefined {
  const [step] = quote?.steps ?? []
  return quote && step?.kind === 'send' && step.tx && 'data' in step.tx ? { quote, tx: step.tx } : undefined
}

/** The slippage that still promises this much; none if it's less than half of what was asked for: swaps would often fail. */
function slippageAbove(
  least: bigint,
  { amountOut }: SwapQuote,
  { slippageBps }: SwapAsk,
): number | undefined {
  const expected = BigInt(amountOut)
  const kept = (least * 10_000n + expected - 1n) / expected
  const left = Math.min(10_000 - Number(kept), slippageBps)
  return left >= 0 && left * 2 >= slippageBps ? left : undefined
}
