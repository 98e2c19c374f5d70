import type { SwapQuote } from '@latchkey/protocol'
import { plainName } from '../account/plainName'
import { formatFee } from '../send/formatFee'
import { formatShort } from './formatShort'
import type { LoadedSwapPlace } from './useSwapPlace'

/** From which price impact on the visitor is warned, in hundredths of a percent. */
const highBps = 300

/** Formats hundredths of a percent. */
export function formatBps(locale: string, bps: number): string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return format.format(bps / 10_000)
}

/** Says that a swap is large for its market; null if it isn't. */
export function impactWarning({ own }: LoadedSwapPlace, { priceImpactBps }: SwapQuote): string | null {
  if (priceImpactBps === null || priceImpactBps < highBps) return null
  return own.t('swap.impact.high', { impact: formatBps(own.locale, priceImpactBps) })
}

/** [SWP-2] What there is to know about an offer: minimum, impact, slippage and fees. */
export function swapFacts(place: LoadedSwapPlace, quote: SwapQuote) {
  const { own, swap, coin } = place
  const { t, locale } = own
  const { to, from, fee, slippageBps, tokens, isSponsored } = swap
  if (!to || !from) return []
  const amountOf = (units: bigint, decimals: number, symbol: string) =>
    `${formatShort(locale, units, decimals)} ${plainName(symbol)}`
  const tokenOf = (id: string) =>
    [from, to, ...(tokens?.all ?? [])].find((token) => token.id.toLowerCase() === id.toLowerCase())
  const slack = (BigInt(quote.amountOut) * BigInt(slippageBps)) / 10_000n
  const fees = quote.fees
    .filter(({ kind, amount }) => kind !== 'network' && amount !== '0')
    .flatMap(({ kind, token, amount }) => {
      const known = tokenOf(token)
      const value = known && amountOf(BigInt(amount), known.decimals, known.symbol)
      return value && kind !== 'network' ? [{ kind, label: t(`swap.fee.${kind}`), value }] : []
    })
  const hasProviderFee = fees.some(({ kind }) => kind === 'provider')
  return [
    {
      name: 'least',
      label: t('swap.least'),
      value: amountOf(BigInt(quote.receivedMin), to.decimals, to.symbol),
      note: null,
    },
    {
      name: 'impact',
      label: t('swap.impact'),
      value:
        quote.priceImpactBps === null
          ? t('swap.impact.unknown')
          : formatBps(locale, Math.max(0, quote.priceImpactBps)),
      note: null,
    },
    {
      name: 'slippage',
      label: t('swap.slippage'),
      value: formatBps(locale, slippageBps),
      note: amountOf(slack, to.decimals, to.symbol),
    },
    ...fees.map(({ kind, label, value }, at) => ({ name: `${kind}-fee-${at}`, label, value, note: null })),
    ...(hasProviderFee
      ? []
      : [{ name: 'provider-fee', label: t('swap.fee.provider'), value: t('swap.none'), note: null }]),
    ...(fee
      ? [
          {
            name: 'network-fee',
            label: t('swap.fee.network'),
            value: formatFee(locale, fee.likely, coin),
            note: isSponsored
              ? t('swap.fee.sponsored')
              : t('swap.fee.atMost', { amount: formatFee(locale, fee.max, coin) }),
          },
        ]
      : []),
    {
      name: 'provider',
      label: t('swap.offer.from'),
      value: plainName(quote.provider),
      note: null,
    },
  ]
}
