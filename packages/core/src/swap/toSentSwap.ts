import type { SwapQuote } from '@latchkey/protocol'
import type { TransferHandle } from '../ports/Transfers'
import type { SentSwap, SentTransfer } from '../send/SentTransfer'
import type { Swapper } from './getSwapper'
import type { TradedToken } from './SwapState'

/** A transaction of a swap, as it is kept and followed. */
export function toSentSwap(given: {
  readonly swapper: Swapper
  readonly from: TradedToken
  readonly to: TradedToken
  readonly quote: SwapQuote
  readonly part: SentSwap['part']
  readonly handle: TransferHandle
  readonly now: number
}): SentTransfer {
  const { swapper, from, to, quote, part, handle, now } = given
  const { network, address } = swapper
  return {
    namespace: network.chainNamespace,
    networkId: network.caipNetworkId,
    address,
    // Who may move the token, or who swaps the coin.
    to: quote.spender ?? handle.details.to ?? address,
    toName: null,
    asset: from.asset,
    amount: quote.amountIn,
    symbol: from.symbol,
    decimals: from.decimals,
    iconUrl: from.iconUrl,
    handle,
    sentAt: now,
    state: 'pending',
    unseenSince: null,
    endedAt: null,
    how: null,
    by: null,
    succeeded: null,
    swap: {
      part,
      amount: quote.amountOut,
      symbol: to.symbol,
      decimals: to.decimals,
      iconUrl: to.iconUrl,
    },
  }
}
