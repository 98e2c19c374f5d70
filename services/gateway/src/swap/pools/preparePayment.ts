import type { SwapCall, SwapStep } from '@latchkey/protocol'
import { type Address, encodeFunctionData, erc20Abi, type Hex, isAddress } from 'viem'
import type { SwapAsk, SwapOffer } from '../SwapProvider'
import { routerAbi } from './encodeSwap'
import type { PoolRoute, PoolRouter } from './PoolRoute'
import { type Permit, permitStep } from './permitStep'
import type { Market, MarketAsk } from './readMarket'
import { type PermitTerms, readPermit } from './readPermit'
import { readPermitSignature } from './readPermitSignature'

/** What a swap needs before it can be paid. */
export type PaymentAsk = {
  readonly router: PoolRouter
  /** The most that is paid. */
  readonly amount: bigint
  /** Until when the swap may run, in seconds. */
  readonly deadline: bigint
  /** Writes the swap; these calls run first. */
  readonly write: (before: readonly Hex[]) => SwapCall
  /** Whether the token refuses a call from the payer. */
  readonly refuses: (data: Hex) => Promise<boolean>
}

/** The steps of a payment, and their gas besides the swap's. */
export type PaymentSteps = {
  readonly offer: Pick<SwapOffer, 'steps' | 'spender' | 'rehearsal'>
  readonly gas: bigint
}

/** How to pay: what to read with the pools, and the steps that follow from it. */
export type Payment = Required<Pick<MarketAsk, 'reads' | 'accounts'>> & {
  understand(market: Pick<Market, 'reads' | 'codeSizes'>): Promise<{
    /** Whether a router can be paid: only the one that a given permit is for, or those with an approval if so asked. */
    allows(router: Address): boolean
    plan(ask: PaymentAsk): Promise<PaymentSteps>
  }>
}

const approvalGas = 48_000n
const permitGas = 40_000n

/** Prepares the payment of a swap: nothing for the native currency, else an allowance, a permit or an approval. */
export function preparePayment(ask: SwapAsk, routes: readonly PoolRoute[]): Payment {
  const [account, token] = [addressOf(ask.account), addressOf(ask.from.address)]
  if (ask.from.isNative || !account || !token) return payDirectly(ask)
  const routers = [...new Set(routes.map(({ router }) => router.address))]
  const reader = readPermit(token, account, Number(ask.from.chainId.slice('eip155:'.length)))
  const allowanceOf = (spender: Address) => ({
    target: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [account, spender] }),
  })
  return {
    reads: [...routers.map(allowanceOf), ...reader.reads],
    accounts: [account],
    async understand({ reads, codeSizes }) {
      const allowances = new Map(routers.map((router, place) => [router, wordIn(reads[place])]))
      // A contract can't sign a permit; and tokens differ for an account that delegates to one.
      const terms = codeSizes[0] === 0n ? reader.understand(reads.slice(routers.length)) : undefined
      const signed = await findSigned(ask, { terms, account, routes })
      return {
        allows: (router) =>
          signed
            ? router === signed.permit.spender
            : !ask.onlyApproved || (allowances.get(router) ?? 0n) >= ask.amount,
        plan: (asked) =>
          planSteps(asked, {
            account,
            token,
            terms,
            signed,
            side: ask.side,
            allowance: allowances.get(asked.router.address) ?? 0n,
          }),
      }
    },
  }
}

function payDirectly({ account, from }: SwapAsk): Payment {
  return {
    reads: [],
    accounts: [],
    understand: async () => ({
      allows: () => true,
      plan: async ({ router, write }) => ({
        offer: {
          spender: from.isNative ? null : router.address,
          steps: account === undefined ? [] : [{ kind: 'send', tx: write([]) }],
        },
        gas: 0n,
      }),
    }),
  }
}

type Signed = { readonly permit: Permit; readonly call: Hex }

/** Returns the permit that the visitor signed, if it is one for a router that can use it. */
async function findSigned(
  { permit: given, amount, side }: SwapAsk,
  {
    terms,
    account,
    routes,
  }: { terms: PermitTerms | undefined; account: Address; routes: readonly PoolRoute[] },
): Promise<Signed | undefined> {
  if (!given || !terms || side === 'out') return undefined
  const able = routes.flatMap(({ router }) => (router.runs === 'many' ? [router.address] : []))
  for (const spender of new Set(able)) {
    const permit = { terms, owner: account, spender, value: amount, deadline: given.deadline }
    const signature = await readPermitSignature(permit, given.signature)
    const token = terms.domain.verifyingContract
    if (!signature || !token) continue
    const { r, s, v } = signature
    const call = encodeFunctionData({
      abi: routerAbi,
      functionName: 'selfPermitIfNecessary',
      args: [token, amount, given.deadline, v, r, s],
    })
    return { permit, call }
  }
  return undefined
}

type Means = {
  readonly account: Address
  readonly token: Address
  readonly terms: PermitTerms | undefined
  readonly signed: Signed | undefined
  readonly allowance: bigint
  readonly side: 'in' | 'out'
}

async function planSteps(
  { router, amount, deadline, write, refuses }: PaymentAsk,
  { account, token, terms, signed, allowance, side }: Means,
): Promise<PaymentSteps> {
  const spender = router.address
  const plain = write([])
  const send = (tx: SwapCall | null): SwapStep => ({ kind: 'send', tx })
  if (allowance >= amount) return { offer: { spender, steps: [send(plain)] }, gas: 0n }
  if (signed) return { offer: { spender, steps: [send(write([signed.call]))] }, gas: permitGas }
  // The amount of a permit must still be right when the visitor has signed, which only `in` promises.
  if (terms && router.runs === 'many' && side === 'in') {
    const sign = permitStep({ terms, owner: account, spender, value: amount, deadline })
    return { offer: { spender, steps: [sign, send(null)], rehearsal: plain }, gas: permitGas }
  }
  const approve = (value: bigint): SwapCall => ({
    chainId: plain.chainId,
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, value] }),
    value: '0',
    gas: null,
  })
  const tx = approve(amount)
  const approval: SwapStep = { kind: 'approve', token, spender, amount: `${amount}`, tx }
  // Tokens like USDT change an allowance only from zero.
  const mustReset = allowance > 0n && (await refuses(dataOf(tx)))
  const reset: SwapStep[] = mustReset ? [{ kind: 'reset-approval', token, spender, tx: approve(0n) }] : []
  return {
    offer: { spender, steps: [...reset, approval, send(plain)] },
    gas: approvalGas * BigInt(reset.length + 1),
  }
}

const dataOf = ({ data }: SwapCall): Hex => `0x${data.slice(2)}`

const wordIn = (read: Hex | undefined): bigint => (read?.length === 66 ? BigInt(read) : 0n)

const addressOf = (text: string | undefined): Address | undefined =>
  text !== undefined && isAddress(text, { strict: false }) ? text : undefined
