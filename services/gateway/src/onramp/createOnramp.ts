import {
  compareOnrampQuotes,
  getOnrampProviders,
  type OnrampAsset,
  type OnrampQuote,
  postOnrampQuotes,
} from '@latchkey/protocol'
import { safeParse } from 'valibot'
import { createCache } from '../cache/createCache'
import type { Config } from '../config/readConfig'
import { vendorFailed } from './errors'
import { exactAmount } from './exactAmount'
import type { Offer, OnrampAsk, OnrampProvider, Where } from './OnrampProvider'
import type { Orders } from './orders/createOrders'
import type { StandIn } from './stand-in/startStandIn'

/** Why a vendor gave no quote. */
export type Decline = 'country' | 'method' | 'asset' | 'amount' | 'unknown' | 'too-slow' | 'failed'

/** A vendor and what it sells where the visitor is. */
export type LocalVendor = { readonly provider: OnrampProvider; readonly offer: Offer }

/** What a visitor wants; the asset by its id. */
export type QuoteAsk = Omit<OnrampAsk, 'asset'> & { readonly asset: string }

/** The quotes of all vendors, and who gave none. */
export type Quotes = {
  readonly quotes: OnrampQuote[]
  readonly declined: { readonly provider: string; readonly reason: Decline }[]
}

/** Buying crypto. */
export type Onramp = {
  readonly providers: readonly OnrampProvider[]
  readonly orders: Orders
  /** The stand-in vendor, if the operator turned it on. */
  readonly standIn: StandIn | undefined
  /** Returns what a vendor sells in a place, or null where it doesn't. @throws vendorFailed */
  offerOf(provider: OnrampProvider, where: Where): Promise<Offer | null>
  /** Returns the vendors that sell in a place; leaves out those that don't respond. */
  vendorsIn(where: Where): Promise<LocalVendor[]>
  /** Asks all vendors at once; the one that gives most for the money is first. */
  quotes(ask: QuoteAsk): Promise<Quotes>
}

/** What buying needs. */
export type OnrampParts = {
  readonly config: Pick<Config, 'ONRAMP_REFUSED_COUNTRIES'>
  readonly providers: readonly OnrampProvider[]
  readonly orders: Orders
  readonly standIn: StandIn | undefined
  readonly now: () => number
  /** How long all vendors have for their quotes. */
  readonly deadlineMs?: number
}

const offerMs = 60_000

/** Puts the vendors together. */
export function createOnramp(parts: OnrampParts): Onramp {
  const { config, providers, orders, standIn, now, deadlineMs = 4_000 } = parts
  const offers = createCache<{ readonly offer: Offer | null }>({ now, most: 2_000 })
  const refused = new Set(config.ONRAMP_REFUSED_COUNTRIES)

  const offerOf = async (provider: OnrampProvider, where: Where): Promise<Offer | null> => {
    if (refused.has(where.country)) return null
    const key = `${provider.id} ${where.country} ${where.subdivision ?? ''}`
    const known = offers.get(key)
    if (known) return known.offer
    const offer = await provider.options(where, AbortSignal.timeout(deadlineMs))
    if (offer && !isShowable(provider, offer)) throw vendorFailed({ reason: 'unexpected offer' })
    offers.set(key, { offer }, offerMs)
    return offer
  }

  const vendorsIn = async (where: Where): Promise<LocalVendor[]> => {
    const found = await Promise.all(
      providers.map(async (provider) => {
        const offer = await offerOf(provider, where).catch(onlyFailed)
        return offer && offer.fiat.length > 0 && offer.assets.length > 0 ? [{ provider, offer }] : []
      }),
    )
    return found.flat()
  }

  const quoteOf = async (provider: OnrampProvider, ask: QuoteAsk): Promise<OnrampQuote | Decline> => {
    const offer = await offerOf(provider, ask)
    const checked = checkAsk(offer, ask)
    if ('reason' in checked) return checked.reason
    const signal = AbortSignal.timeout(deadlineMs)
    const quote = await provider.quote?.({ ...ask, asset: checked.asset }, signal)
    if (!quote) return 'unknown'
    const full = { provider: provider.id, ...quote }
    return isSound(full, ask, now()) ? full : 'failed'
  }

  return {
    providers,
    orders,
    standIn,
    offerOf,
    vendorsIn,
    async quotes(ask) {
      const late = sleepUntil(deadlineMs)
      const answers = await Promise.all(
        providers.map(async (provider) => {
          const asked = quoteOf(provider, ask).catch((error: unknown): Decline => {
            if (vendorFailed.is(error)) return error.values.reason === 'too slow' ? 'too-slow' : 'failed'
            throw error
          })
          return { provider: provider.id, answer: await Promise.race([asked, late.promise]) }
        }),
      ).finally(late.stop)
      const quotes = answers.flatMap(({ answer }) => (typeof answer === 'string' ? [] : [answer]))
      const declined = answers.flatMap(({ provider, answer }) =>
        typeof answer === 'string' ? [{ provider, reason: answer }] : [],
      )
      return { quotes: quotes.sort(compareOnrampQuotes), declined }
    },
  }
}

/** Returns the asset of a request that a vendor sells, or why it doesn't. */
export function checkAsk(
  offer: Offer | null,
  { asset: id, fiat, method, amount }: Pick<QuoteAsk, 'asset' | 'fiat' | 'method' | 'amount'>,
):
  | { readonly asset: OnrampAsset }
  | { readonly reason: Decline; readonly limits?: { readonly min: string; readonly max: string } } {
  if (!offer) return { reason: 'country' }
  const asset = offer.assets.find(({ caip19 }) => caip19.toLowerCase() === id.toLowerCase())
  if (!asset) return { reason: 'asset' }
  const limits = offer.fiat.find((one) => one.id === fiat)?.methods.find((one) => one.id === method)
  if (!limits) return { reason: 'method' }
  const wanted = exactAmount(amount)
  const isWithin = wanted > 0n && wanted >= exactAmount(limits.min) && wanted <= exactAmount(limits.max)
  return isWithin ? { asset } : { reason: 'amount', limits }
}

/** Whether clients can read what a vendor sells. One that they can't read must not take the others down. */
function isShowable({ id, label, kinds }: OnrampProvider, { fiat, assets }: Offer): boolean {
  const providers = [{ id, label, kinds, fiat, assets }]
  return safeParse(getOnrampProviders.output, { country: null, providers }).success
}

/** Whether a quote answers what was asked: a vendor can't change the currency, the asset or the price. */
function isSound(quote: OnrampQuote, { asset, fiat, amount }: QuoteAsk, nowMs: number): boolean {
  return (
    safeParse(postOnrampQuotes.output, { quotes: [quote], declined: [] }).success &&
    quote.pay.currency === fiat &&
    isNear(exactAmount(quote.pay.amount), exactAmount(amount)) &&
    quote.receive.asset.toLowerCase() === asset.toLowerCase() &&
    BigInt(quote.receive.amount) > 0n &&
    quote.expiresAt > nowMs
  )
}

/**
 * Whether a total is for the amount that was asked: from four fifths of it to one and a half. Fees on top are some
 * percent, a minimum of a few dollars, and the network's. A higher total is a price for something else, or one that the visitor didn't agree to; a
 * lower one would look like a bargain.
 */
function isNear(total: bigint, asked: bigint): boolean {
  return total * 5n >= asked * 4n && total * 2n <= asked * 3n
}

function onlyFailed(error: unknown): null {
  if (vendorFailed.is(error)) return null
  throw error
}

function sleepUntil(ms: number): { promise: Promise<Decline>; stop: () => void } {
  let timer: NodeJS.Timeout | undefined
  const promise = new Promise<Decline>((resolve) => {
    timer = setTimeout(() => resolve('too-slow'), ms)
  })
  return { promise, stop: () => clearTimeout(timer) }
}
