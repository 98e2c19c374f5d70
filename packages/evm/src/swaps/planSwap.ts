import type { SwapAct, SwapPlan, SwapPlanRequest, TransactionRequest } from '@latchkey/core'
import { isEvmAddress, type SwapQuote, type SwapStep, swapUnsafe } from '@latchkey/protocol'
import { serializeTypedData } from '../sign/serializeTypedData'
import { toRpcTransaction } from '../transaction/toRpcTransaction'
import { chainIdOf } from '../wallet/parseChainId'
import { toHex } from '../wallet/toHex'
import type { ActPlan } from './ActPlan'
import { checkPermit } from './checkPermit'
import { checkSend } from './checkSend'
import { encodeApproval } from './encodeApproval'
import { readSwapToken } from './readSwapToken'

/** The orders of steps that make a swap. */
const orders: readonly string[] = ['send', 'approve,send', 'reset-approval,approve,send', 'sign,send']

type Approval = Extract<SwapStep, { readonly kind: 'approve' | 'reset-approval' }>

/** Stops unless an approval is exactly the one that we would write. @throws swapUnsafe */
function assertApproval(step: Approval, expected: TransactionRequest, spender: string): void {
  const { tx } = step
  const isSame =
    step.token.toLowerCase() === expected.to?.toLowerCase() &&
    step.spender.toLowerCase() === spender &&
    tx.to.toLowerCase() === expected.to?.toLowerCase() &&
    tx.data.toLowerCase() === expected.data?.toLowerCase() &&
    tx.value === '0'
  if (!isSame) throw swapUnsafe({ reason: 'the approval is another one' })
}

function spenderOf({ spender }: SwapQuote, from: string): string {
  const lower = spender?.toLowerCase()
  if (!lower || !isEvmAddress(lower) || lower === from)
    throw swapUnsafe({ reason: 'the offer names no spender' })
  return lower
}

/**
 * [SWP-1] Checks that an offer asks for nothing but what the visitor agreed to: an approval of exactly the amount for the
 * contract that the offer names, and a call that pays exactly the amount. @throws swapUnsafe
 */
export function planSwap(request: SwapPlanRequest): SwapPlan {
  const { quote, terms, network, address, now, isBatched = false, isUnsigned = false } = request
  const { amount } = terms
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  if (!isSame(quote.from, terms.from) || !isSame(quote.to, terms.to) || BigInt(quote.amountIn) !== amount)
    throw swapUnsafe({ reason: 'the offer is for something else' })
  if (BigInt(quote.amountInMax) !== amount) throw swapUnsafe({ reason: 'the offer may take more' })
  if (BigInt(quote.receivedMin) < terms.least) throw swapUnsafe({ reason: 'the offer promises less' })
  const from = readSwapToken(network, quote.from)
  readSwapToken(network, quote.to)
  if (!orders.includes(quote.steps.map(({ kind }) => kind).join()))
    throw swapUnsafe({ reason: 'the steps are unusual' })

  const acts: SwapAct[] = []
  const calls: TransactionRequest[] = []
  const call = (kind: SwapAct['kind'], transaction: TransactionRequest) => {
    const plan: ActPlan = { kind: 'call', transaction }
    const params = [toRpcTransaction(address, transaction)]
    acts.push({ kind, request: { method: 'eth_sendTransaction', params }, plan })
    calls.push(transaction)
  }
  let isWhole = true
  for (const step of quote.steps) {
    if (step.kind === 'post') throw swapUnsafe({ reason: 'the steps are unusual' })
    if (step.kind === 'send') {
      const transaction = checkSend(step, { network, address, from, amount })
      if (transaction) call('send', transaction)
      else isWhole = false
      continue
    }
    if (from === null) throw swapUnsafe({ reason: 'the coin needs no approval' })
    const spender = spenderOf(quote, from)
    if (step.kind === 'reset-approval') {
      const reset = encodeApproval(from, spender, 0n)
      assertApproval(step, reset, spender)
      call('reset-approval', reset)
    } else if (step.kind === 'approve' || isUnsigned) {
      const approval = encodeApproval(from, spender, amount)
      if (step.kind === 'approve') assertApproval(step, approval, spender)
      call('approve', approval)
    } else {
      const terms = { network, owner: address, token: from, spender, amount, now }
      const typedData = checkPermit(step, terms)
      const plan: ActPlan = { kind: 'sign', typedData, deadline: step.deadline }
      const params = [address, serializeTypedData(typedData)]
      acts.push({ kind: 'sign', request: { method: 'eth_signTypedData_v4', params }, plan })
      isWhole = false
    }
  }
  if (acts.length === 0) throw swapUnsafe({ reason: 'the offer has no transaction' })
  if (!isWhole) return { acts, whole: null }
  const [only] = acts
  if (acts.length === 1 && only) return { acts, whole: only.request }
  const whole = toBundle(request, calls)
  const plan: ActPlan = { kind: 'calls', transactions: calls }
  return { acts: isBatched ? [{ kind: 'batch', request: whole, plan }] : acts, whole }
}

/** Several calls as one request (EIP-5792). */
function toBundle(
  { address, network }: SwapPlanRequest,
  transactions: readonly TransactionRequest[],
): SwapAct['request'] {
  const calls = transactions.map(({ to, data, value = 0n }) => ({ to, data, value: toHex(value) }))
  const params = [
    { version: '2.0.0', chainId: toHex(chainIdOf(network)), from: address, atomicRequired: true, calls },
  ]
  return { method: 'wallet_sendCalls', params }
}
