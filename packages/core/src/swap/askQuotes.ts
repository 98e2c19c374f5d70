import { postSwapQuotes, type SwapDeclineReason, type SwapQuote } from '@latchkey/protocol'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import type { Swapper } from './getSwapper'

/** What to ask offers for. Tokens are CAIP-10. */
export type SwapAsk = {
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly slippageBps: number
  /** Only this one is asked. */
  readonly provider?: string | undefined
  readonly permit?: { readonly deadline: string; readonly signature: string } | undefined
}

export type SwapOffers = {
  /** Only those for what was asked, with a minimum that fits the slippage. */
  readonly quotes: readonly SwapQuote[]
  readonly reasons: readonly SwapDeclineReason[]
}

/** The least that an expected amount may become. Rounded down, as contracts do. */
function leastOf(amountOut: bigint, slippageBps: number): bigint {
  return (amountOut * BigInt(10_000 - slippageBps)) / 10_000n
}

/** Whether an offer is for what was asked. A server may be wrong, or worse. */
function isAnswer(quote: SwapQuote, { from, to, amount, slippageBps }: SwapAsk): boolean {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  return (
    isSame(quote.from, from) &&
    isSame(quote.to, to) &&
    BigInt(quote.amountIn) === amount &&
    BigInt(quote.amountInMax) === amount &&
    BigInt(quote.amountOutMin) >= leastOf(BigInt(quote.amountOut), slippageBps)
  )
}

/** [SWP-1] Asks the gateway what its providers offer. @throws requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function askQuotes(
  latchkey: Latchkey,
  { network, address }: Pick<Swapper, 'network' | 'address'>,
  ask: SwapAsk,
): Promise<SwapOffers> {
  const { from, to, amount, slippageBps, provider, permit } = ask
  const { quotes, declined } = await openGateway(latchkey).call(postSwapQuotes, {
    body: {
      from,
      to,
      amount: `${amount}`,
      account: `${network.caipNetworkId}:${address}`,
      slippageBps,
      ...(provider === undefined ? {} : { provider }),
      ...(permit === undefined ? {} : { permit }),
    },
  })
  const fitting = quotes.filter((quote) => isAnswer(quote, ask))
  if (fitting.length < quotes.length) latchkey.logger.warn('The gateway offered something else than asked')
  return { quotes: fitting, reasons: declined.map(({ reason }) => reason) }
}
