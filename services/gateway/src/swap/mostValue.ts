import type { SwapAsk, SwapOffer } from './SwapProvider'

/**
 * Returns the most that a call may pay in the native currency. Bridges take a fee of the network in its currency; the visitor sees it among the fees.
 */
export function mostValue({ from, to }: SwapAsk, { amountInMax, fees }: SwapOffer): bigint {
  const native = `${from.chainId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`
  const paid = fees.filter(({ kind, token }) => kind === 'network' && token.toLowerCase() === native)
  const extra = from.chainId === to.chainId ? 0n : paid.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  return (from.isNative ? amountInMax : 0n) + extra
}
