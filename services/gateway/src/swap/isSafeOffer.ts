import { isCaipAddress, type SwapStep } from '@latchkey/protocol'
import { type Address, encodeFunctionData, erc20Abi, isAddress } from 'viem'
import { isSafeMessage } from './isSafeMessage'
import { isSafePermit } from './isSafePermit'
import { leastOf } from './leastOf'
import { mostValue } from './mostValue'
import type { SwapAsk, SwapOffer, SwapProvider } from './SwapProvider'

/**
 * Whether an offer does what was asked and no more, as far as its own words tell: amounts, the contracts it names, and
 * every byte of its approvals. A vendor that was taken over can't get an allowance for somebody else this way.
 */
export function isSafeOffer(
  { contracts }: Pick<SwapProvider, 'contracts'>,
  ask: SwapAsk,
  offer: SwapOffer,
): boolean {
  const allowed = new Set(contracts(ask.from.chainId))
  return (
    hasSafeAmounts(ask, offer) &&
    hasSafeWords(offer) &&
    (offer.spender === null || allowed.has(offer.spender)) &&
    hasSafeSteps(allowed, ask, offer)
  )
}

function hasSafeAmounts(
  ask: SwapAsk,
  { amountIn, amountInMax, amountOut, amountOutMin }: SwapOffer,
): boolean {
  const { side, amount, slippageBps } = ask
  if (amountIn <= 0n || amountOut <= 0n || amountOutMin > amountOut) return false
  if (side === 'in')
    return amountIn === amount && amountInMax === amount && amountOutMin >= leastOf(amountOut, slippageBps)
  const most = (amountIn * BigInt(10_000 + slippageBps)) / 10_000n + 1n
  return amountOut === amount && amountOutMin === amount && amountInMax >= amountIn && amountInMax <= most
}

/** Visitors see these. */
function hasSafeWords({ fees, route, expiresAt, priceImpactBps }: SwapOffer): boolean {
  const hops = route.flatMap((part) => part.hops)
  const tokens = [...fees.map(({ token }) => token), ...hops.flatMap(({ from, to }) => [from, to])]
  return (
    tokens.every(isCaipAddress) &&
    hops.length <= 100 &&
    hops.every(
      ({ venue, pool }) => /^[\w .+&-]{1,60}$/.test(venue) && (pool === null || /^\w{1,70}$/.test(pool)),
    ) &&
    fees.every(({ amount }) => /^\d{1,78}$/.test(amount)) &&
    Number.isSafeInteger(expiresAt) &&
    (priceImpactBps === null || Number.isSafeInteger(priceImpactBps))
  )
}

/** Without an account there are no steps; else approvals or a permit if needed, and one thing that swaps. */
function hasSafeSteps(allowed: ReadonlySet<string>, ask: SwapAsk, offer: SwapOffer): boolean {
  if (ask.account === undefined) return offer.steps.length === 0 && offer.rehearsal === undefined
  const before = offer.steps.slice(0, -1)
  const last = offer.steps.at(-1)
  const kinds = before.map(({ kind }) => kind).join()
  if (!['', 'approve', 'reset-approval,approve', 'sign'].includes(kinds)) return false
  if (before.length > 0 && ask.from.isNative) return false
  if (!before.every((step) => isSafeBefore(step, ask, offer))) return false
  if (last?.kind === 'post') return isSafeMessage(allowed, ask, last.tx)
  if (last?.kind !== 'send') return false
  const call = last.tx ?? offer.rehearsal
  if ((last.tx === null) !== (kinds === 'sign') || (last.tx !== null && offer.rehearsal)) return false
  if (!call) return false
  return 'data' in call ? isSafeCall(allowed, ask, offer, call) : isSafeMessage(allowed, ask, call)
}

function isSafeCall(
  allowed: ReadonlySet<string>,
  ask: SwapAsk,
  offer: SwapOffer,
  { chainId, to, value }: { readonly chainId: string; readonly to: string; readonly value: string },
): boolean {
  return (
    chainId === ask.from.chainId &&
    chainId.startsWith('eip155:') &&
    allowed.has(to.toLowerCase()) &&
    (ask.from.isNative ? BigInt(value) >= offer.amountIn : offer.spender !== null) &&
    BigInt(value) <= mostValue(ask, offer)
  )
}

function isSafeBefore(step: SwapStep, ask: SwapAsk, offer: SwapOffer): boolean {
  if (step.kind === 'sign') return isSafePermit(step, ask, offer)
  if (step.kind !== 'approve' && step.kind !== 'reset-approval') return false
  const { token, spender, tx } = step
  if (token.toLowerCase() !== ask.from.address || spender.toLowerCase() !== offer.spender) return false
  const amount = step.kind === 'approve' ? BigInt(step.amount) : 0n
  return (
    (step.kind !== 'approve' || amount === offer.amountInMax) &&
    tx.chainId === ask.from.chainId &&
    tx.to.toLowerCase() === ask.from.address &&
    tx.value === '0' &&
    tx.data.toLowerCase() === approvalData(spender, amount)
  )
}

function approvalData(spender: string, amount: bigint): string | undefined {
  if (!isAddress(spender, { strict: false })) return undefined
  return encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [spender.toLowerCase() as Address, amount],
  })
}
