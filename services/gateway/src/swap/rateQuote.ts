import type { SwapQuote } from '@latchkey/protocol'
import type { Prices } from '../account/prices/createPrices'
import { listTokens, type Token, tokenId } from '../account/Token'
import type { Nodes } from '../rpc/Nodes'
import type { SwapAsk, SwapAsset } from './SwapProvider'

/** What rating needs. */
export type RateOptions = { readonly nodes: Pick<Nodes, 'chains'>; readonly prices: Prices }

/**
 * Returns what a quote is worth after its gas: the more, the better. Gas is expressed in the token at the quote's own
 * rate if one of the two is the native currency, else by prices; it's left out where none is known.
 */
export async function rateQuote(
  { nodes, prices }: RateOptions,
  ask: SwapAsk,
  quote: SwapQuote,
): Promise<bigint> {
  const { from, to, side } = ask
  const gas = BigInt(quote.gasCost ?? 0)
  const amountIn = BigInt(quote.amountIn)
  const amountOut = BigInt(quote.received ?? quote.amountOut)
  const isNativeTo = to.isNative && to.chainId === from.chainId
  if (side === 'in') {
    if (isNativeTo) return amountOut - gas
    if (from.isNative) return amountOut - (gas * amountOut) / amountIn
    return amountOut - (await inToken(gas, to))
  }
  if (from.isNative) return -(amountIn + gas)
  if (isNativeTo) return -(amountIn + (gas * amountIn) / amountOut)
  return -(amountIn + (await inToken(gas, from)))

  async function inToken(wei: bigint, asset: SwapAsset): Promise<bigint> {
    const native = tokensOf(from.chainId)[0]
    const id = tokenId(asset.chainId, asset.address)
    const token = tokensOf(asset.chainId).find((one) => one.id === id)
    if (!native || !token || wei === 0n) return 0n
    const known = (await prices.read([native, token], 'usd')).prices
    const [paid, worth] = [known.get(native.id), known.get(token.id)]
    if (!paid || !worth) return 0n
    const ratio = BigInt(Math.round(Math.min((paid / worth) * 1e9, 1e18)))
    return (wei * ratio * 10n ** BigInt(token.decimals)) / (10n ** BigInt(native.decimals) * 1_000_000_000n)
  }

  function tokensOf(chainId: string): Token[] {
    const chain = nodes.chains.find(({ id }) => id === chainId)
    return chain ? listTokens(chain) : []
  }
}
