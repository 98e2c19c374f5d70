import { type OnrampOffer, type OnrampView, usualFees } from '@latchkey/core'
import { fromBaseUnits, toBaseUnits } from '@latchkey/protocol'
import type { OnrampTexts } from '../../i18n/onramp/en'
import { formatHeld } from '../account/formatHeld'
import { plainName } from '../account/plainName'
import { formatMoney } from './formatMoney'
import { methodText } from './methodText'

/** More decimals than any money has. */
const places = 8

/** The fees of a quote as one amount, as far as they are in the currency of the payment. */
function feesOf(quote: NonNullable<OnrampOffer['quote']>): string | null {
  const own = quote.fees.filter(({ currency }) => currency === quote.pay.currency)
  if (own.length === 0) return null
  return fromBaseUnits(
    own.reduce((sum, { amount }) => sum + toBaseUnits(amount, places), 0n),
    places,
  )
}

/** All that the visitor pays, if it shows as another amount than the typed one: fees may come on top. */
function totalOf(locale: string, { money }: OnrampView, { quote }: OnrampOffer): string | null {
  if (!quote || money === null) return null
  const { amount, currency } = quote.pay
  const total = formatMoney(locale, amount, currency)
  return total === formatMoney(locale, money, currency) ? null : total
}

/** What a vendor's row says under its name. No amount is ours. */
function noteOf(
  texts: OnrampTexts,
  { fiat, label }: OnrampView,
  offer: OnrampOffer,
  total: string | null,
): string {
  const { t, locale } = texts
  const { quote, declined, limits, isInLimits, vendor } = offer
  const money = (amount: string) => formatMoney(locale, amount, fiat, true)
  if (quote) {
    const fees = feesOf(quote)
    const said = fees && t('onramp.fees', { amount: formatMoney(locale, fees, quote.pay.currency) })
    return [total && t('onramp.total', { amount: total }), said].filter(Boolean).join(' · ')
  }
  if (label === 'ready' && (!isInLimits || declined === 'amount'))
    return t('onramp.limits', { min: money(limits.min), max: money(limits.max) })
  if (declined === 'unknown') {
    const [least, most] = usualFees[vendor.id] ?? []
    const percent = (value: number) =>
      `${new Intl.NumberFormat(locale, { style: 'percent' }).format(value / 100)}`
    return least === undefined || most === undefined
      ? t('onramp.price.page')
      : t('onramp.fees.usual', { least: percent(least), most: percent(most) })
  }
  if (declined !== null) return t('onramp.price.none')
  const ways = vendor.fiat.find(({ id }) => id === fiat)?.methods.map(({ id }) => methodText(texts, id)) ?? []
  return [...new Set(ways)].join(' · ')
}

/** [ONR-1] Describes a vendor for its row. It can be pressed once it told a price, or tells it only on its page. */
export function describeOffer(texts: OnrampTexts, onramp: OnrampView, offer: OnrampOffer) {
  const { vendor, quote, declined, isInLimits } = offer
  const { asset, label, form } = onramp
  const amount =
    quote && asset
      ? `${formatHeld(texts.locale, fromBaseUnits(BigInt(quote.receive.amount), asset.decimals))} ${plainName(asset.symbol)}`
      : null
  const total = totalOf(texts.locale, onramp, offer)
  const isAsked = label === 'ready' && isInLimits && form.isQuoting && quote === null
  return {
    id: vendor.id,
    name: plainName(vendor.label),
    note: noteOf(texts, onramp, offer, total),
    /** Whether the note has to be read to its end, because it says what is charged. */
    isWhole: total !== null,
    amount,
    isAsked,
    isDisabled: label !== 'ready' || !isInLimits || (quote === null && declined !== 'unknown'),
  }
}
