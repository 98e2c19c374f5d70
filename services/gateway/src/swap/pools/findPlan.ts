import type { Address } from 'viem'
import type { Ratio } from './midPrice'
import { nativeRate } from './nativeRate'
import type { PoolRoute } from './PoolRoute'
import type { Market } from './readMarket'
import { gasOf, legOf, type PlanWorth, type SwapPlan, totalOf } from './SwapPlan'
import { splitSwap } from './splitSwap'

/** A swap to plan. */
export type PlanAsk = {
  readonly amount: bigint
  readonly market: Market
  readonly routes: readonly PoolRoute[]
  readonly wrapped: Address
  /** The token that quotes are in: received (`in`) or paid (`out`). */
  readonly quotedIn: Address
  /** In wei. */
  readonly gasPrice: bigint
  readonly look: (routes: readonly { route: PoolRoute; amounts: readonly bigint[] }[]) => Promise<Market>
}

/**
 * Finds the best way to swap after gas, over one route or two. Returns undefined if no route can.
 * @throws unsupportedChain, chainDown, callRefused, poolsUnreadable
 */
export async function findPlan(ask: PlanAsk): Promise<SwapPlan | undefined> {
  const { amount, market, routes, wrapped, quotedIn, gasPrice, look } = ask
  const worth = worthWith(nativeRate(market, routes, wrapped, quotedIn), gasPrice)
  let single: SwapPlan | undefined
  for (const route of routes) {
    const leg = legOf(market, route, amount)
    const plan = leg && { market, legs: [leg] }
    if (plan && (!single || worth(plan) > worth(single))) single = plan
  }
  return single && splitSwap({ amount, single, routes, worth, look })
}

/** Values a plan by what it gives (or by what it takes, as a negative number), less its gas. */
function worthWith(rate: Ratio | undefined, gasPrice: bigint): PlanWorth {
  return (plan) => {
    const gas = rate && rate.bottom > 0n ? (gasOf(plan) * gasPrice * rate.top) / rate.bottom : 0n
    return plan.market.side === 'in' ? totalOf(plan) - gas : -totalOf(plan) - gas
  }
}
