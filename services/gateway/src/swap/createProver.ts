import { randomBytes } from 'node:crypto'
import type { SwapCall, SwapDeclineReason } from '@latchkey/protocol'
import { type Address, encodeFunctionData, erc20Abi, type Hex, toHex } from 'viem'
import type { Nodes } from '../rpc/Nodes'
import { createSimulator, type SimulatedBlock, type SimulatedCall, simulatedTip } from './createSimulator'
import { leastOf } from './leastOf'
import { mostValue } from './mostValue'
import type { SwapAsk, SwapAsset, SwapOffer } from './SwapProvider'

/** What a simulation showed; nothing where it can't. */
export type SwapProof = { readonly received: bigint; readonly gas: bigint } | undefined

/** Simulates an offer. Returns what arrived, or why it must not be shown. @throws chainDown, callRefused */
export type Prover = (
  ask: SwapAsk,
  offer: SwapOffer,
  signal: AbortSignal,
) => Promise<SwapProof | SwapDeclineReason>

/** Reads a balance of the native currency: it returns the balance of the address it is called with. */
const balanceCode = '0x6000353160005260206000f3'
const readGas = 300_000n
const approveGas = 300_000n
const swapGas = 3_000_000n

/**
 * Proves offers by simulating their steps, and the balances before and after, in one block. Logs aren't asked: a token
 * can write any.
 */
export function createProver(nodes: Nodes, now: () => number): Prover {
  const { head, run } = createSimulator(nodes, now)

  /** Whether less of a token arrives than is sent. */
  const takesFee = async (
    token: SwapAsset,
    { owner, amount }: { readonly owner: string; readonly amount: bigint },
    { block, signal }: { readonly block: SimulatedBlock; readonly signal: AbortSignal },
  ): Promise<boolean> => {
    if (token.isNative) return false
    const [asker, probe] = [anybody(), anybody()]
    const results = await run(
      token.chainId,
      block,
      [
        { from: owner, to: token.address, data: transferData(probe, amount), gas: approveGas },
        { from: asker, to: token.address, data: balanceData(probe), gas: readGas },
      ],
      { [asker]: { balance: richly }, [owner]: { balance: richly } },
      signal,
    )
    const [sent, arrived] = results ?? []
    return sent?.isDone === true && numberIn(arrived?.data) < amount
  }

  return async (ask, offer, signal) => {
    const { from, to, account: owner, receiver } = ask
    const calls = callsOf(ask, offer)
    if (!owner || !receiver || !calls || !from.chainId.startsWith('eip155:')) return undefined
    const { chainId } = from
    const [block, balance, held] = await Promise.all([
      head(chainId, signal),
      nodes.call(chainId, { method: 'eth_getBalance', params: [owner, 'latest'] }, signal),
      from.isNative
        ? undefined
        : nodes.call(
            chainId,
            { method: 'eth_call', params: [{ to: from.address, data: balanceData(owner) }, 'latest'] },
            signal,
          ),
    ])
    // Nothing can be taken from an account without the token, and nothing shown.
    if (!from.isNative && numberIn(held) < offer.amountIn) return undefined

    const [asker, reader, probe] = [anybody(), anybody(), anybody()]
    const price = (block.baseFeePerGas ?? 0n) + simulatedTip
    const limits = calls.reduce((sum, { gas }) => sum + gas, approveGas)
    const needed = limits * price + mostValue(ask, offer)
    const balanceOf = (token: SwapAsset, who: string): SimulatedCall =>
      token.isNative
        ? { from: asker, to: reader, data: `0x${who.slice(2).padStart(64, '0')}`, gas: readGas }
        : { from: asker, to: token.address, data: balanceData(who), gas: readGas }
    // Across networks, only what is paid can be seen.
    const isHere = to.chainId === chainId
    const reads = [balanceOf(from, owner), ...(isHere ? [balanceOf(to, receiver)] : [])]
    // Half of it is enough to see whether it can be sold again, and whether the token takes a part.
    const least = leastFor(ask, offer)
    const resold = least / 2n
    const resend: SimulatedCall[] =
      isHere && resold > 0n && !to.isNative && receiver === owner
        ? [
            {
              from: owner,
              to: to.address,
              data: transferData(probe, resold),
              gas: approveGas,
            },
            balanceOf(to, probe),
          ]
        : []
    const results = await run(
      chainId,
      block,
      [...reads, ...calls, ...reads, ...resend],
      {
        [asker]: { balance: richly },
        [reader]: { code: balanceCode },
        ...(numberIn(balance) < needed ? { [owner]: { balance: toHex(needed) } } : {}),
      },
      signal,
    )
    if (!results) return undefined
    const before = results.slice(0, reads.length)
    const made = results.slice(reads.length, reads.length + calls.length)
    const after = results.slice(reads.length + calls.length, 2 * reads.length + calls.length)
    const [sent, resent] = results.slice(2 * reads.length + calls.length)
    if (![...before, ...after].every(({ isDone }) => isDone)) return 'failed'
    if (!made.every(({ isDone }) => isDone))
      return (await takesFee(from, { owner, amount: offer.amountIn }, { block, signal }))
        ? 'fee-on-transfer'
        : 'failed'
    const gas = made.reduce((sum, { gasUsed }) => sum + gasUsed, 0n)
    const gained = (at: number, token: SwapAsset, who: string) =>
      numberIn(after[at]?.data) -
      numberIn(before[at]?.data) +
      (token.isNative && who === owner ? gas * price : 0n)
    if (-gained(0, from, owner) > (from.isNative ? mostValue(ask, offer) : offer.amountInMax)) return 'unsafe'
    if (!isHere) return undefined
    const received = gained(1, to, receiver)
    if (sent?.isDone && numberIn(resent?.data) < resold) return 'fee-on-transfer'
    return received < least || sent?.isDone === false ? 'unsafe' : { received, gas }
  }
}

/** More than any gas costs. */
const richly = toHex(10n ** 24n)

/** An address that nobody can know beforehand. */
const anybody = (): Address => toHex(randomBytes(20))

function leastFor({ side, slippageBps }: SwapAsk, { amountOut }: SwapOffer): bigint {
  return side === 'in' ? leastOf(amountOut, slippageBps) : amountOut
}

/** The calls of the account; nothing if there is none to simulate. */
function callsOf({ from, account }: SwapAsk, offer: SwapOffer): SimulatedCall[] | undefined {
  const { steps, rehearsal, spender, amountInMax, gas } = offer
  if (account === undefined) return undefined
  const toCall = ({ to, data, value }: SwapCall, limit: bigint): SimulatedCall => ({
    from: account,
    to,
    data,
    value: BigInt(value),
    gas: limit,
  })
  const limit = gas === null || gas * 2n < swapGas ? swapGas : gas * 2n
  if (rehearsal && spender !== null)
    return [
      {
        from: account,
        to: from.address,
        data: encodeFunctionData({
          abi: erc20Abi,
          functionName: 'approve',
          args: [spender as Address, amountInMax],
        }),
        gas: approveGas,
      },
      toCall(rehearsal, limit),
    ]
  const calls = steps.flatMap((step) => {
    if (step.kind === 'approve' || step.kind === 'reset-approval') return [toCall(step.tx, approveGas)]
    return step.kind === 'send' && step.tx && 'data' in step.tx ? [toCall(step.tx, limit)] : []
  })
  return calls.length === 0 ? undefined : calls
}

function balanceData(owner: string): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner as Address] })
}

function transferData(to: Address, amount: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
}

/** The first word of an answer; a contract without code gives none. */
function numberIn(data: unknown): bigint {
  return typeof data === 'string' && /^0x[0-9a-fA-F]+$/.test(data) ? BigInt(data.slice(0, 66)) : 0n
}
