import { type SwapDeclineReason, type SwapQuote, swapQuote } from '@latchkey/protocol'
import { is } from 'valibot'
import type { SwapAsk, SwapOffer, SwapProvider } from './SwapProvider'

/** The answers of all providers. */
export type SwapAnswers = {
  /** The best after gas first. */
  readonly quotes: SwapQuote[]
  readonly declined: { readonly provider: string; readonly reason: SwapDeclineReason }[]
}

/** What asking needs. */
export type QuoteAllOptions = {
  readonly providers: readonly SwapProvider[]
  /** Checks an offer and turns it into a quote. */
  readonly check: (
    provider: SwapProvider,
    ask: SwapAsk,
    offer: SwapOffer,
    signal: AbortSignal,
  ) => Promise<SwapQuote | SwapDeclineReason>
  /** What a quote is worth, in base units of the token to get. */
  readonly worth: (quote: SwapQuote, ask: SwapAsk) => Promise<bigint>
  readonly limitMs: number
}

/** How long comparing may take. */
const rateMs = 500

/** Asks all providers at once; one that is too slow is left out. */
export async function quoteAll(
  ask: SwapAsk,
  { providers, check, worth, limitMs }: QuoteAllOptions,
  signal: AbortSignal,
): Promise<SwapAnswers> {
  const late = AbortSignal.timeout(limitMs)
  const either = AbortSignal.any([signal, late])
  const askOne = async (provider: SwapProvider): Promise<SwapQuote | SwapDeclineReason> => {
    if (!provider.serves(ask.from.chainId).includes(ask.to.chainId)) return 'unsupported'
    const asked = async () => {
      const offer = await provider.quote(ask, either)
      const checked = typeof offer === 'string' ? offer : await check(provider, ask, offer, either)
      // A number that clients can't read must not take the other quotes down.
      return typeof checked === 'string' || is(swapQuote, checked) ? checked : 'failed'
    }
    const failed = () => (either.aborted ? 'too-slow' : 'failed')
    return Promise.race([asked().catch(failed), whenAborted(either)])
  }
  const sort = async (quotes: readonly SwapQuote[]): Promise<SwapQuote[]> => {
    if (quotes.length < 2) return [...quotes]
    // Prices may come from a slow server. Visitors don't wait for it.
    const after = AbortSignal.any([signal, AbortSignal.timeout(rateMs)])
    const values = await Promise.race([
      Promise.all(quotes.map((quote) => worth(quote, ask))),
      whenAborted(after).then(() => quotes.map((quote) => beforeGas(ask, quote))),
    ])
    return quotes
      .map((quote, place) => ({ quote, value: values[place] ?? 0n }))
      .sort((a, b) => Number(b.value > a.value) - Number(b.value < a.value))
      .map(({ quote }) => quote)
  }
  const answers = await Promise.all(
    providers.map(async (provider) => ({ provider: provider.id, answer: await askOne(provider) })),
  )
  const quotes = answers.flatMap(({ answer }) => (typeof answer === 'string' ? [] : [answer]))
  return {
    quotes: await sort(quotes),
    declined: answers.flatMap(({ provider, answer }) =>
      typeof answer === 'string' ? [{ provider, reason: answer }] : [],
    ),
  }
}

/** What a quote is worth without its gas: the more, the better. */
function beforeGas({ side }: SwapAsk, { amountIn, amountOut, received }: SwapQuote): bigint {
  return side === 'in' ? BigInt(received ?? amountOut) : -BigInt(amountIn)
}

function whenAborted(signal: AbortSignal): Promise<'too-slow'> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve('too-slow')
    else signal.addEventListener('abort', () => resolve('too-slow'), { once: true })
  })
}
