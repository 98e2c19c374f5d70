import { hopeAround } from './hopeAround'
import { listPairs, type RoutePair } from './listPairs'
import type { PoolRoute } from './PoolRoute'
import type { Market } from './readMarket'
import { legOf, type PlanWorth, type SwapPlan, totalOf } from './SwapPlan'

/** A swap to split. */
export type SplitAsk = {
  readonly amount: bigint
  /** The best plan with one route, and the pools it was found in. */
  readonly single: SwapPlan
  readonly routes: readonly PoolRoute[]
  readonly worth: PlanWorth
  /** Quotes routes for more amounts. */
  readonly look: (routes: readonly { route: PoolRoute; amounts: readonly bigint[] }[]) => Promise<Market>
}

/** Into how many steps each round cuts: the whole amount, then the steps beside the best one. */
const cuts = [8, 16, 16]
/** What may be left: 0.02 % of the result. */
const enough = 5_000n
/** How many pairs are looked at again. */
const mostAgain = 3

/** Shares of the first route of a pair. */
type Search = { readonly pair: RoutePair; readonly shares: readonly bigint[] }
/** The best share of a search. */
type Finding = Search & {
  readonly place: number
  readonly plan: SwapPlan
  /** The most that a share beside it can be worth. */
  readonly hope: bigint
}

/**
 * Splits a swap over the two disjoint routes that give most, if that beats one route after gas. It samples shares, then
 * shares around the best ones, until no share can be much better. All amounts of the plan are quotes of one block.
 * @throws unsupportedChain, chainDown, callRefused, poolsUnreadable
 */
export async function splitSwap(ask: SplitAsk): Promise<SwapPlan> {
  const { amount, single, routes, worth } = ask
  const pairs = listPairs({ amount, market: single.market, single, routes, worth })
  let searches = pairs.map((pair): Search => ({ pair, shares: cut(0n, amount, cuts[0]) }))
  let best = single
  for (const steps of cuts.slice(1).concat(0)) {
    if (searches.length === 0) break
    const market = await lookAt(searches, ask)
    const findings = searches.flatMap((search) => find(search, market, amount, worth) ?? [])
    // Older quotes may be of another block.
    best = market === best.market ? best : (requote(single, market) ?? best)
    let winner: Finding | undefined
    for (const finding of findings)
      if (worth(finding.plan) > worth(best)) {
        best = finding.plan
        winner = finding
      }
    const reach = worth(best) + abs(worth(best)) / enough
    const open = findings.filter(({ hope }) => hope > reach).sort((a, b) => Number(b.hope - a.hope))
    const again = new Set(open.slice(0, mostAgain))
    if (again.size > 0 && winner) again.add(winner)
    searches = steps === 0 ? [] : [...again].map((finding) => closer(finding, steps))
  }
  return best
}

/** Cuts a span so what remains of each share is a share, too: then both routes of a pair need the same quotes. */
function cut(from: bigint, to: bigint, steps = 8): bigint[] {
  const step = (at: number) => ((to - from) * BigInt(at)) / BigInt(steps)
  const shares = Array.from({ length: steps + 1 }, (_, at) =>
    at <= steps / 2 ? from + step(at) : to - step(steps - at),
  )
  return [...new Set(shares)]
}

function closer({ pair, shares, place }: Finding, steps: number): Search {
  const here = shares[place] ?? 0n
  return { pair, shares: cut(shares[place - 1] ?? here, shares[place + 1] ?? here, steps) }
}

async function lookAt(searches: readonly Search[], { amount, single, look }: SplitAsk): Promise<Market> {
  // The reserves of pairs say everything; only pools of the v3 kind must be asked for each amount.
  if (searches.every(({ pair }) => pair.every(({ kind }) => kind === 'v2'))) return single.market
  const asked = new Map(single.legs.map(({ route }) => [route, new Set([amount])]))
  const add = (route: PoolRoute, part: bigint) => {
    const amounts = asked.get(route) ?? new Set()
    asked.set(route, part > 0n ? amounts.add(part) : amounts)
  }
  for (const { pair, shares } of searches)
    for (const share of shares) {
      add(pair[0], share)
      add(pair[1], amount - share)
    }
  return look([...asked].map(([route, amounts]) => ({ route, amounts: [...amounts] })))
}

function requote({ legs }: SwapPlan, market: Market): SwapPlan | undefined {
  return planOf(
    market,
    legs.map(({ route, amount }) => [route, amount]),
  )
}

function planOf(market: Market, parts: readonly (readonly [PoolRoute, bigint])[]): SwapPlan | undefined {
  const used = parts.filter(([, part]) => part > 0n)
  const legs = used.flatMap(([route, part]) => legOf(market, route, part) ?? [])
  return legs.length === used.length && legs.length > 0 ? { market, legs } : undefined
}

function find(
  { pair, shares }: Search,
  market: Market,
  amount: bigint,
  worth: PlanWorth,
): Finding | undefined {
  const [first, second] = pair
  const plans = shares.map((share) =>
    planOf(market, [
      [first, share],
      [second, amount - share],
    ]),
  )
  // Without gas, which jumps where one of the routes gets nothing.
  const gross = plans.map((plan) => plan && (market.side === 'in' ? totalOf(plan) : -totalOf(plan)))
  const place = highest(gross)
  const plan = plans[place]
  if (!plan) return undefined
  const gas = (gross[place] ?? 0n) - worth(plan)
  return { pair, shares, place, plan, hope: hopeAround(gross, place) - gas }
}

function highest(values: readonly (bigint | undefined)[]): number {
  let place = -1
  let most: bigint | undefined
  for (const [at, value] of values.entries()) {
    if (value === undefined || (most !== undefined && value <= most)) continue
    most = value
    place = at
  }
  return place
}

const abs = (value: bigint) => (value < 0n ? -value : value)
