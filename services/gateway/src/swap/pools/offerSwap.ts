import type { SwapDeclineReason } from '@latchkey/protocol'
import { type Address, isAddress } from 'viem'
import type { Nodes } from '../../rpc/Nodes'
import { leastOf } from '../leastOf'
import type { SwapAsk, SwapOffer } from '../SwapProvider'
import { describePlan } from './describePlan'
import { encodeSwap, type SwapWork } from './encodeSwap'
import { findPlan } from './findPlan'
import { isNearOracle } from './isNearOracle'
import { listRoutes } from './listRoutes'
import type { OpenPoolChain } from './PoolRoute'
import { preparePayment } from './preparePayment'
import { quoteLifeMs } from './quoteLifeMs'
import { readMarket } from './readMarket'
import { gasOf, totalOf } from './SwapPlan'

/** How long a router may wait with a swap, in seconds. */
const patience = 1_200n
/** Unwrapping, or moving what two routes gave. */
const deliveryGas = 35_000n

/** Receivers that routers read as words, not as accounts. */
const words = new Set(['0', '1', '2'].map((digit) => `0x${digit.padStart(40, '0')}`))

/** What an offer needs besides the question. */
export type OfferTools = {
  readonly nodes: Pick<Nodes, 'callMany'>
  readonly now: () => number
  readonly signal: AbortSignal
}

/**
 * Offers a swap in pools, or says why not. Most offers take one call of the node; splitting takes one or two more.
 * @throws unsupportedChain, chainDown, callRefused, poolsUnreadable
 */
export async function offerSwap(
  ask: SwapAsk,
  chain: OpenPoolChain,
  { nodes, now, signal }: OfferTools,
): Promise<SwapOffer | SwapDeclineReason> {
  const { side, amount, slippageBps } = ask
  const { chainId, wrapped } = chain
  const [from, to] = [tokenOf(ask.from, wrapped), tokenOf(ask.to, wrapped)]
  if (!from || !to || from === to) return 'unsupported'
  if (ask.receiver !== undefined && words.has(ask.receiver)) return 'unsafe'
  const all = listRoutes(chain, from, to)
  const payment = preparePayment(ask, all)
  const market = await readMarket(
    nodes,
    chainId,
    {
      side,
      routes: all.map((route) => ({ route, amounts: [amount] })),
      reads: payment.reads,
      accounts: payment.accounts,
    },
    signal,
  )
  const paying = await payment.understand(market)
  const plan = await findPlan({
    amount,
    market,
    routes: all.filter(({ router }) => paying.allows(router.address)),
    wrapped,
    quotedIn: side === 'in' ? to : from,
    gasPrice: ask.gasPrice ?? market.gasPrice,
    look: (routes) => readMarket(nodes, chainId, { side, routes }, signal),
  })
  const [leg] = plan?.legs ?? []
  if (!plan || !leg) return 'no-route'
  if (!isNearOracle(plan, market)) return 'oracle'
  const total = totalOf(plan)
  const [amountIn, amountOut] = side === 'in' ? [amount, total] : [total, amount]
  const amountInMax = side === 'in' ? amount : mostOf(total, slippageBps)
  const work: SwapWork = {
    side,
    legs: plan.legs,
    amountInMax,
    amountOutMin: side === 'in' ? leastOf(total, slippageBps) : amount,
    paysNative: ask.from.isNative,
    getsNative: ask.to.isNative,
    to,
    receiver: addressOf(ask.receiver) ?? to,
    deadline: later(plan.market.timestamp, now()) + patience,
  }
  const payments = await paying.plan({
    router: leg.route.router,
    amount: amountInMax,
    deadline: work.deadline,
    write: (before) => ({ chainId, ...toCall(encodeSwap({ ...work, before })) }),
    refuses: async (data) => {
      const call = { from: ask.account, to: from, data }
      const [outcome] = await nodes.callMany(
        chainId,
        [{ method: 'eth_call', params: [call, 'latest'] }],
        signal,
      )
      return !outcome?.ok
    },
  })
  const delivery = ask.to.isNative || plan.legs.length > 1 ? deliveryGas : 0n
  return {
    ...describePlan(ask, plan),
    ...payments.offer,
    amountIn,
    amountInMax,
    amountOut,
    amountOutMin: work.amountOutMin,
    block: plan.market.block,
    gas: gasOf(plan) + delivery + payments.gas,
    expiresAt: now() + quoteLifeMs,
  }
}

function tokenOf({ address, isNative }: SwapAsk['from'], wrapped: Address): Address | undefined {
  return isNative ? wrapped : addressOf(address)
}

const addressOf = (text: string | undefined): Address | undefined =>
  text !== undefined && isAddress(text, { strict: false }) ? text : undefined

/** The most that slippage allows to be paid, rounded down. */
const mostOf = (amount: bigint, slippageBps: number) => (amount * BigInt(10_000 + slippageBps)) / 10_000n

/** The clock of the chain, or ours if it is ahead. */
function later(timestamp: bigint, nowMs: number): bigint {
  const seconds = BigInt(Math.floor(nowMs / 1_000))
  return timestamp > seconds ? timestamp : seconds
}

const toCall = ({ to, data, value }: ReturnType<typeof encodeSwap>) => ({
  to,
  data,
  value: `${value}`,
  gas: null,
})
