import { randomUUID } from 'node:crypto'
import type { SwapQuote } from '@latchkey/protocol'
import type { SwapProof } from './createProver'
import { leastOf } from './leastOf'
import type { SwapAsk, SwapOffer, SwapProvider } from './SwapProvider'

/** What the gateway found out about an offer. */
export type OfferFacts = {
  readonly proof: SwapProof
  /** In wei. */
  readonly gasPrice: bigint | null
  readonly now: number
}

/** However long a provider stands by its price, the market doesn't. */
const mostLifeMs = 60_000

/** Writes a checked offer as a quote. The minimum is the gateway's own. */
export function toQuote(
  { id: provider }: SwapProvider,
  ask: SwapAsk,
  offer: SwapOffer,
  { proof, gasPrice, now }: OfferFacts,
): SwapQuote {
  const { amountIn, amountInMax, amountOut, block, spender, priceImpactBps, fees, route, steps } = offer
  const least = (ask.side === 'in' ? leastOf(amountOut, ask.slippageBps) : amountOut).toString()
  const gas = proof?.gas ?? offer.gas
  return {
    id: randomUUID(),
    provider,
    from: ask.from.id,
    to: ask.to.id,
    amountIn: `${amountIn}`,
    amountInMax: `${amountInMax}`,
    amountOut: `${amountOut}`,
    amountOutMin: least,
    receivedMin: least,
    received: proof ? `${proof.received}` : null,
    proven: proof !== undefined,
    priceImpactBps,
    fees,
    route,
    block: block === null ? null : `${block}`,
    expiresAt: Math.min(offer.expiresAt, now + mostLifeMs),
    gas: gas === null ? null : `${gas}`,
    gasCost: gas === null || gasPrice === null ? null : `${gas * gasPrice}`,
    spender,
    steps: [...steps],
  }
}
