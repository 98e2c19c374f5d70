import { randomUUID } from 'node:crypto'
import type { SwapQuote } from '@latchkey/protocol'
import { leastOf } from './leastOf'
import type { SwapAsk, SwapOffer, SwapProvider } from './SwapProvider'

/** What the gateway found out about an offer. */
export type OfferProof = {
  /** What arrived in the simulation; null if there was none. */
  readonly received: bigint | null
  /** In wei. */
  readonly gasPrice: bigint | null
}

/** Writes a checked offer as a quote. The minimum is the gateway's own. */
export function toQuote(
  { id: provider }: SwapProvider,
  ask: SwapAsk,
  offer: SwapOffer,
  { received, gasPrice }: OfferProof,
): SwapQuote {
  const { amountIn, amountInMax, amountOut, block, gas, spender, priceImpactBps, fees, route, expiresAt } =
    offer
  const least = leastOf(amountOut, ask.side === 'in' ? ask.slippageBps : 0).toString()
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
    received: received === null ? null : `${received}`,
    proven: received !== null,
    priceImpactBps,
    fees,
    route,
    block: block === null ? null : `${block}`,
    expiresAt,
    gas: gas === null ? null : `${gas}`,
    gasCost: gas === null || gasPrice === null ? null : `${gas * gasPrice}`,
    spender,
    steps: [...offer.steps],
  }
}
