import { fetchPortfolio, hasGateway, pushView, track } from '@latchkey/core'
import { fromBaseUnits } from '@latchkey/protocol'
import { useEffect, useId, useState } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { decimalMarkIn, formatHeld } from '../account/formatHeld'
import { formatValue } from '../account/formatValue'
import { plainName } from '../account/plainName'
import { formatFee } from '../send/formatFee'
import { moneyOf } from '../send/moneyOf'
import type { ViewProps } from '../ViewProps'
import { formatRate } from './formatRate'
import { formatShort, shortText } from './formatShort'
import { swapErrorText } from './swapErrorText'
import { formatBps, impactWarning, swapFacts } from './swapFacts'
import { isSwapLoaded, type LoadedSwapPlace, useSwapPlace } from './useSwapPlace'

/** What the visitor can accept, in hundredths of a percent. One percent is the default. */
const slippages = [10, 50, 100, 300]

/** [SWP-2] What the swap view shows: what is paid, what is got, and what is still missing. */
export function useSwapView(_props: ViewProps<'Swap'>) {
  const place = useSwapPlace()
  const { latchkey, own, swap, address, none, origins } = place
  const { label, isReady, isQuoting, quote } = swap
  const name = useId()
  const [isOpen, setIsOpen] = useState(false)
  const announce = useAnnounce()
  useEffect(() => {
    if (address !== null && hasGateway(latchkey)) void fetchPortfolio(latchkey)
  }, [latchkey, address])
  const isLoaded = isSwapLoaded(place)
  const rate = own && quote && swap.from && swap.to ? formatRate(own.locale, quote, swap.from, swap.to) : null
  useEffect(() => {
    if (rate) announce(rate)
  }, [announce, rate])
  const form = isLoaded ? formOf(place) : null
  return {
    none,
    origins,
    form,
    loading: own?.t('swap.loading') ?? '',
    details:
      isLoaded && quote && rate
        ? {
            rate,
            label: place.own.t('swap.details'),
            isOpen,
            toggle: () => setIsOpen(!isOpen),
            facts: swapFacts(place, quote),
            slippage: slippageOf(place, `${name}-slippage`),
            offers: offersOf(place, `${name}-offers`),
            warning: impactWarning(place, quote),
          }
        : null,
    quoting: isLoaded && isQuoting && !quote ? place.own.t('swap.quoting') : null,
    next: {
      text: own?.t(`swap.label.${label}`, { symbol: plainName(place.coin.symbol) }) ?? '',
      isDisabled: !isReady,
      isBusy: label === 'review' && isQuoting,
      run: () => {
        if (isReady) pushView(latchkey, 'SwapPreview')
      },
    },
  }
}

function formOf(place: LoadedSwapPlace) {
  const { latchkey, own, texts, actions, swap, coin } = place
  const { t, locale } = own
  const { from, to, quote, units, balance, label, quoteError, isQuoting, fee } = swap
  const mark = (text: string) => (decimalMarkIn(locale) === ',' ? text.replace('.', ',') : text)
  const tokenOf = (token: typeof from) =>
    token && {
      symbol: plainName(token.symbol),
      name: plainName(token.name),
      image: token.iconUrl,
      label: t('swap.token.change', { symbol: plainName(token.symbol) }),
    }
  const worthOf = (amount: bigint | null, token: typeof from) => {
    const price = token ? (swap.prices[token.id] ?? null) : null
    const money = token && amount !== null ? moneyOf(amount, token.decimals, price) : undefined
    const value = formatValue(locale, money)
    return value === null ? null : `≈ ${value}`
  }
  const choose = (target: 'sourceToken' | 'toToken') => () => {
    track(latchkey, 'CLICK_SELECT_TOKEN_TO_SWAP', {})
    pushView(latchkey, 'SwapSelectToken', { target })
  }
  const symbol = from ? plainName(from.symbol) : ''
  const held = from && balance !== null ? formatHeld(locale, fromBaseUnits(balance, from.decimals)) : null
  const got = quote ? BigInt(quote.amountOut) : null
  return {
    pay: {
      token: tokenOf(from),
      choose: choose('sourceToken'),
      chooseText: t('swap.token'),
      heading: t('swap.pay'),
      isSingle: false,
      field: {
        label: `${t('swap.pay')}. ${t('swap.amount.of', { symbol })}`,
        value: mark(swap.amount),
        set: (text: string) => actions.setAmount(text),
        isBusy: false,
        prefix: null,
        isWrong: label === 'incorrect-value' || label === 'insufficient-balance',
      },
      worth: worthOf(units, from),
      balance: held === null ? null : t('swap.balance', { amount: `${held} ${symbol}` }),
      max: from
        ? {
            text: t('swap.max'),
            label: balance === null ? t('swap.max.wait') : t('swap.max.label'),
            isDisabled: balance === null || balance === 0n,
            isChosen: swap.isMax,
            run: () => actions.setMax(),
          }
        : null,
      unit: null,
    },
    get: {
      token: tokenOf(to),
      choose: choose('toToken'),
      chooseText: t('swap.token'),
      heading: t('swap.get'),
      isSingle: false,
      field: {
        label: `${t('swap.get')}. ${t('swap.got.of', { symbol: to ? plainName(to.symbol) : '' })}`,
        value: got !== null && to ? mark(shortText(got, to.decimals)) : '',
        set: () => undefined,
        isBusy: isQuoting && to !== null,
        prefix: null,
        isWrong: false,
        isReadOnly: true,
      },
      worth: worthOf(got, to),
      balance: null,
      max: null,
      unit: null,
    },
    turn: { text: t('swap.switch'), run: () => actions.switchDirection(), isDisabled: !from || !to },
    shortage:
      label === 'insufficient-gas' && fee
        ? t('swap.gas.text', {
            amount: formatFee(locale, fee.max, coin),
            symbol: plainName(coin.symbol),
          })
        : null,
    fault:
      quoteError && !isQuoting && (label === 'no-offer' || label === 'swap')
        ? {
            text: swapErrorText(texts, own, quoteError),
            retry: { text: t('swap.retry'), run: () => actions.refresh() },
          }
        : null,
  }
}

function slippageOf({ own, swap, actions }: LoadedSwapPlace, name: string) {
  return {
    name,
    heading: own.t('swap.slippage'),
    chosen: `${swap.slippageBps}`,
    choices: slippages.map((bps) => ({ key: `${bps}`, text: formatBps(own.locale, bps), note: null })),
    choose: (key: string) => actions.setSlippage(Number(key)),
  }
}

/** Other offers, if there are several. */
function offersOf({ own, swap, actions }: LoadedSwapPlace, name: string) {
  const { quotes, quote, to } = swap
  if (quotes.length < 2 || !to || !quote) return null
  return {
    name,
    heading: own.t('swap.offers'),
    chosen: quote.provider,
    choices: quotes.map(({ provider, amountOut }, at) => ({
      key: provider,
      text: plainName(provider),
      note: [
        `${formatShort(own.locale, BigInt(amountOut), to.decimals)} ${plainName(to.symbol)}`,
        ...(at === 0 ? [own.t('swap.offer.best')] : []),
      ].join(' · '),
    })),
    choose: (key: string) => actions.setProvider(key),
  }
}
