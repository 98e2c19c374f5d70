import { encodeFunctionData, parseAbi } from 'viem'
import type { SwapAsk, SwapOffer } from '../SwapProvider'
import type { OpenPoolChain } from './PoolRoute'
import { quoteLifeMs } from './quoteLifeMs'

const abi = parseAbi(['function deposit() payable', 'function withdraw(uint256 amount)'])
const gas = 45_000n

/**
 * Offers to wrap or unwrap the native currency, one to one. Undefined if that isn't asked for; `unsupported` for another
 * receiver, since the wrapped token pays only its caller.
 */
export function offerWrapping(
  ask: SwapAsk,
  { wrapped, chainId }: OpenPoolChain,
  now: () => number,
): SwapOffer | 'unsupported' | undefined {
  const { from, to, amount, account, receiver } = ask
  const isWrap = from.isNative && to.address === wrapped
  const isUnwrap = from.address === wrapped && to.isNative
  if (!isWrap && !isUnwrap) return undefined
  if (receiver !== account) return 'unsupported'
  const data = isWrap
    ? encodeFunctionData({ abi, functionName: 'deposit' })
    : encodeFunctionData({ abi, functionName: 'withdraw', args: [amount] })
  const tx = { chainId, to: wrapped, data, value: `${isWrap ? amount : 0n}`, gas: null }
  return {
    amountIn: amount,
    amountInMax: amount,
    amountOut: amount,
    amountOutMin: amount,
    priceImpactBps: 0,
    fees: [],
    route: [
      { part: 10_000, hops: [{ venue: 'wrapped', pool: wrapped, feeBps: 0, from: from.id, to: to.id }] },
    ],
    block: null,
    expiresAt: now() + quoteLifeMs,
    gas,
    // Only its own contract moves it, without an approval.
    spender: isWrap ? null : wrapped,
    steps: account === undefined ? [] : [{ kind: 'send', tx }],
  }
}
