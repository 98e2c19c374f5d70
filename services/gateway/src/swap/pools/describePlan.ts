import type { SwapAsk, SwapOffer } from '../SwapProvider'
import { midPrice } from './midPrice'
import type { PoolHop } from './PoolRoute'
import type { SwapLeg, SwapPlan } from './SwapPlan'

/** Says where a plan goes, what the pools take and how far it moves their prices. */
export function describePlan(
  ask: SwapAsk,
  plan: SwapPlan,
): Pick<SwapOffer, 'priceImpactBps' | 'fees' | 'route'> {
  const paid = (leg: SwapLeg) => (ask.side === 'in' ? leg.amount : leg.quoted)
  const fee = plan.legs.reduce((sum, leg) => sum + feeOf(leg, paid(leg)), 0n)
  return {
    priceImpactBps: impactOf(ask, plan),
    fees: [{ kind: 'pool', token: ask.from.id, amount: `${fee}` }],
    route: partsOf(plan).map(({ leg, part }) => ({
      part,
      hops: leg.route.hops.map((hop, place, { length }) => ({
        venue: leg.route.venue,
        pool: poolOf(plan, hop),
        feeBps: hop.fee / 100,
        from: place === 0 ? ask.from.id : `${ask.from.chainId}:${hop.from}`,
        to: place === length - 1 ? ask.to.id : `${ask.to.chainId}:${hop.to}`,
      })),
    })),
  }
}

/** The share of each leg, in hundredths of a percent that add up to all. */
function partsOf({ legs }: SwapPlan): { leg: SwapLeg; part: number }[] {
  const total = legs.reduce((sum, { amount }) => sum + amount, 0n)
  let left = 10_000
  return legs.map((leg, place) => {
    const part = place === legs.length - 1 ? left : Number((leg.amount * 10_000n) / total)
    left -= part
    return { leg, part }
  })
}

/** What the pools of a leg keep, in the token that is paid. */
function feeOf({ route }: SwapLeg, paid: bigint): bigint {
  const million = 1_000_000n
  return paid - route.hops.reduce((kept, { fee }) => (kept * (million - BigInt(fee))) / million, paid)
}

/** How much worse the plan is than the pools' own prices before it, besides their fees. */
function impactOf({ side }: SwapAsk, { legs, market }: SwapPlan): number | null {
  let [ideal, real] = [0n, 0n]
  for (const { route, amount, quoted } of legs) {
    const price = midPrice(market, route, 'with fees')
    if (!price) return null
    const [paid, got] = side === 'in' ? [amount, quoted] : [quoted, amount]
    ideal += (paid * price.top) / price.bottom
    real += got
  }
  if (ideal <= real || ideal === 0n) return 0
  return Number(((ideal - real) * 10_000n + ideal / 2n) / ideal)
}

function poolOf({ market }: SwapPlan, hop: PoolHop): string | null {
  return (hop.kind === 'v2' ? market.pair(hop)?.pair : market.pool(hop)?.pool) ?? null
}
