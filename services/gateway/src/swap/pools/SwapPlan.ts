import type { PoolRoute } from './PoolRoute'
import type { Market } from './readMarket'

/** A part of a swap on one route. */
export type SwapLeg = {
  readonly route: PoolRoute
  /** What was asked for: paid (`in`) or received (`out`). */
  readonly amount: bigint
  /** The other amount. */
  readonly quoted: bigint
  readonly gas: bigint
}

/** One or two legs that carry out a swap, quoted at one block. */
export type SwapPlan = { readonly market: Market; readonly legs: readonly SwapLeg[] }

/** Compares plans after gas. */
export type PlanWorth = (plan: SwapPlan) => bigint

/** What a leg costs besides the gas of its pools: moving tokens in and out of the router. */
const legGas = 50_000n

/** Returns a leg if the market can quote it. */
export function legOf(market: Market, route: PoolRoute, amount: bigint): SwapLeg | undefined {
  const quote = market.quote(route, amount)
  return quote && { route, amount, quoted: quote.amount, gas: quote.gas + legGas }
}

/** Returns what all legs of a plan give or take together. */
export function totalOf({ legs }: SwapPlan): bigint {
  return legs.reduce((sum, { quoted }) => sum + quoted, 0n)
}

/** Returns the gas of a plan, without approvals. */
export function gasOf({ legs }: SwapPlan): bigint {
  return legs.reduce((sum, { gas }) => sum + gas, 30_000n)
}
