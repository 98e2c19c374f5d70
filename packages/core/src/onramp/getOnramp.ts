import type { OnrampAsset, OnrampQuote, OnrampVendor } from '@latchkey/protocol'
import { compareOnrampQuotes, fromBaseUnits, toBaseUnits } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { getNetwork } from '../network/getNetwork'
import { readUnits } from '../send/readAmount'
import type { State } from '../store/State'
import { fallbackFiat } from './fallbackOptions'
import { initialOnramp, type OnrampState } from './OnrampState'
import type { Purchase } from './Purchase'

/** Cents are the smallest money that anybody types here. */
const places = 2

/** What is missing, or `ready`. */
export type OnrampLabel =
  | 'add-country'
  | 'add-amount'
  | 'incorrect-value'
  | 'too-little'
  | 'too-much'
  | 'ready'

type Fiat = OnrampVendor['fiat'][number]
type Method = Fiat['methods'][number]

/** [ONR-1] A vendor that sells what the form says, and its price as far as it told. */
export type OnrampOffer = {
  readonly vendor: OnrampVendor
  readonly limits: { readonly min: string; readonly max: string }
  /** Whether the amount is inside its limits. */
  readonly isInLimits: boolean
  readonly quote: OnrampQuote | null
  /** Why it gave no quote; null if it did, or wasn't asked yet. */
  readonly declined: string | null
}

/** [ONR-1] The form with everything that follows from it. */
export type OnrampView = OnrampState & {
  /** The currencies to choose from. */
  readonly currencies: readonly string[]
  readonly fiat: string
  /** The ways to pay with the currency. */
  readonly methods: readonly string[]
  readonly method: string
  /** What is sold on the account's network. */
  readonly assets: readonly OnrampAsset[]
  readonly asset: OnrampAsset | null
  /** The widest limits of all vendors; null if nobody sells this. */
  readonly limits: { readonly min: string; readonly max: string } | null
  /** The amount as exact text; null if it isn't one. */
  readonly money: string | null
  readonly label: OnrampLabel
  /** The best quote first. */
  readonly offers: readonly OnrampOffer[]
  /** The order that the visitor looks at. */
  readonly purchase: Purchase | null
}

const toCents = (text: string): bigint => {
  // A vendor may write more decimals than money has.
  const [whole = '0', rest = ''] = text.split('.')
  return toBaseUnits(`${whole}.${rest.slice(0, places).padEnd(places, '0')}`, places)
}

/** The wanted one if it's offered, else the usual one, else the first. */
function choose(wanted: string | null, usual: string, offered: readonly string[]): string {
  if (wanted !== null && offered.includes(wanted)) return wanted
  return offered.includes(usual) ? usual : (offered[0] ?? usual)
}

function chooseAsset(wanted: string | null, assets: readonly OnrampAsset[]): OnrampAsset | null {
  return (
    assets.find(({ caip19 }) => caip19 === wanted) ??
    assets.find(({ symbol }) => symbol === 'USDC') ??
    assets.find(({ caip19 }) => caip19.includes('/slip44:')) ??
    assets[0] ??
    null
  )
}

const methodOf = (fiat: readonly Fiat[], currency: string, method: string): Method | undefined =>
  fiat.find(({ id }) => id === currency)?.methods.find(({ id }) => id === method)

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)]

/** [ONR-1] Returns the form for buying, and what is missing. */
export function getOnramp(state: State): OnrampView {
  const onramp = state.onramp ?? initialOnramp
  const { form, vendors, country } = onramp
  const { namespace } = getAccount(state)
  const networkId = getNetwork(state, namespace)?.networkId
  const sellers = (vendors ?? []).filter(({ assets }) => assets.some(({ chainId }) => chainId === networkId))
  // Nobody has answered: the form keeps its usual limits.
  const allFiat = vendors === null ? fallbackFiat : sellers.flatMap(({ fiat }) => fiat)
  const currencies = unique(allFiat.map(({ id }) => id)).toSorted()
  const fiat = choose(form.fiat, 'USD', currencies)
  const methods = unique(
    allFiat.filter(({ id }) => id === fiat).flatMap((each) => each.methods.map(({ id }) => id)),
  )
  const method = choose(form.method, 'card', methods)
  const sold = sellers.flatMap(({ assets }) => assets).filter(({ chainId }) => chainId === networkId)
  const assets = sold.filter(({ caip19 }, at) => sold.findIndex((each) => each.caip19 === caip19) === at)
  const asset = chooseAsset(form.asset, assets)
  const fitting = sellers.flatMap((vendor) => {
    const limits = methodOf(vendor.fiat, fiat, method)
    const isSold = vendor.assets.some(({ caip19 }) => caip19 === asset?.caip19)
    return limits && isSold ? [{ vendor, limits }] : []
  })
  const allLimits =
    vendors === null
      ? [methodOf(fallbackFiat, fiat, method)].filter((each) => each !== undefined)
      : fitting.map(({ limits }) => limits)
  const limits = widest(allLimits)
  const cents = readUnits(form.amount, places, state.locale)
  const money = cents === null ? null : fromBaseUnits(cents, places)
  const offers = fitting.map(({ vendor, limits: { min, max } }): OnrampOffer => {
    const isInLimits = cents !== null && cents >= toCents(min) && cents <= toCents(max)
    // A quote for what was chosen before doesn't count.
    const quote = form.quotes.find(
      ({ provider, receive, pay }) =>
        provider === vendor.id && receive.asset === asset?.caip19 && pay.currency === fiat,
    )
    const declined = form.declined.find(({ provider }) => provider === vendor.id)?.reason ?? null
    return { vendor, limits: { min, max }, isInLimits, quote: (isInLimits && quote) || null, declined }
  })
  return {
    ...onramp,
    currencies,
    fiat,
    methods,
    method,
    assets,
    asset,
    limits,
    money,
    label: labelOf(),
    offers: bestFirst(offers),
    purchase: onramp.purchases.find(({ orderId }) => orderId === onramp.orderId) ?? null,
  }

  function labelOf(): OnrampLabel {
    if (onramp.isCountryAsked && country === null) return 'add-country'
    if (form.amount.trim() === '' || cents === 0n) return 'add-amount'
    if (cents === null) return 'incorrect-value'
    if (limits && cents < toCents(limits.min)) return 'too-little'
    if (limits && cents > toCents(limits.max)) return 'too-much'
    return 'ready'
  }
}

function widest(all: readonly Method[]): OnrampView['limits'] {
  const [first] = all
  if (!first) return null
  return all.reduce(
    ({ min, max }, each) => ({
      min: toCents(each.min) < toCents(min) ? each.min : min,
      max: toCents(each.max) > toCents(max) ? each.max : max,
    }),
    { min: first.min, max: first.max },
  )
}

/** The most for the money first, then those that don't tell. */
function bestFirst(offers: readonly OnrampOffer[]): readonly OnrampOffer[] {
  return offers.toSorted(({ quote: one }, { quote: other }) =>
    one && other ? compareOnrampQuotes(one, other) : Number(!one) - Number(!other),
  )
}
