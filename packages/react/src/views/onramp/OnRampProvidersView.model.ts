import { pushView, track } from '@latchkey/core'
import { formatAddress } from '@latchkey/protocol'
import { useEffect } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce'
import { decimalMarkIn } from '../account/formatHeld'
import { plainName } from '../account/plainName'
import { useLegal } from '../connect/useLegal'
import type { ViewProps } from '../ViewProps'
import { countryCodes } from './countryCodes'
import { describeOffer } from './describeOffer'
import { currencySign, formatMoney } from './formatMoney'
import { imageOf } from './imageOf'
import { methodText } from './methodText'
import { nameOf } from './nameOf'
import { openVendorWindow } from './openVendorWindow'
import { isLoaded, type LoadedOnrampPlace, useOnrampPlace } from './useOnrampPlace'

/** Amounts to choose from. None of them is chosen before the visitor does. */
const presets = ['100', '250', '500', '1000']
/** A quote is never asked for more often. */
const leastPauseMs = 5_000

/** [ONR-1] What the view for buying shows: the amount, what for, and who sells it at what price. */
export function useOnRampProviders(_props: ViewProps<'OnRampProviders'>) {
  const place = useOnrampPlace()
  const { latchkey, own, actions, onramp, account, origins } = place
  const announce = useAnnounce()
  const legal = useLegal()
  const isSmartAccount = account.type === 'smartAccount'
  const { asset, form, label } = onramp
  const chosen = asset?.caip19
  // Another network sells something else, so what vendors said before doesn't count.
  useEffect(() => {
    if (chosen) actions?.refresh()
  }, [actions, chosen])
  const expiry = Math.min(...form.quotes.map(({ expiresAt }) => expiresAt))
  useEffect(() => {
    if (!actions || !Number.isFinite(expiry)) return
    return latchkey.host.setTimer(actions.refresh, Math.max(leastPauseMs, expiry - latchkey.host.now()))
  }, [latchkey, actions, expiry])
  const content = isLoaded(place) ? describe(place) : null
  const best = content?.offers.find(({ amount }) => amount !== null)
  const said = best && !form.isQuoting ? `${best.name}: ${best.amount}` : ''
  useEffect(() => {
    if (said) announce(said)
  }, [announce, said])
  const isWaiting = onramp.networks === null && onramp.error === null
  return {
    none: place.none,
    content: isWaiting ? null : content,
    loading: own?.t('onramp.loading') ?? '',
    legal,
    origins,
    help: {
      text: place.texts.t('onramp.whatIsABuy.title'),
      run() {
        track(latchkey, 'SELECT_WHAT_IS_A_BUY', { isSmartAccount })
        pushView(latchkey, 'WhatIsABuy')
      },
    },
    activity:
      own && onramp.purchases.length > 0
        ? { text: own.t('onramp.activity'), run: () => pushView(latchkey, 'OnRampActivity') }
        : null,
    isWrong: label === 'incorrect-value' || label === 'too-little' || label === 'too-much',
  }
}

function describe(place: LoadedOnrampPlace) {
  const { latchkey, own, texts, actions, onramp, account, network } = place
  const { t, locale } = own
  const { fiat, method, methods, asset, label, limits, form, isCountryAsked, country, offers } = onramp
  const money = (amount: string) => formatMoney(locale, amount, fiat, true)
  const sign = currencySign(locale, fiat)
  const isLimited = (amount: string) =>
    limits !== null && Number(amount) >= Number(limits.min) && Number(amount) <= Number(limits.max)
  const rows = offers.map((offer) => describeOffer(own, onramp, offer))
  const priced = rows.filter(({ amount }) => amount !== null).length
  const values = { min: limits ? money(limits.min) : '', max: limits ? money(limits.max) : '' }
  const isNobody = onramp.vendors !== null && offers.length === 0
  return {
    country: isCountryAsked
      ? {
          label: t('onramp.country'),
          placeholder: t('onramp.country.choose'),
          value: country ?? '',
          set: actions.setCountry,
          choices: countryCodes()
            .map((code) => ({ code, name: nameOf(locale, 'region', code) }))
            .sort((left, right) => left.name.localeCompare(right.name, locale)),
        }
      : null,
    amount: {
      token: {
        symbol: fiat,
        name: nameOf(locale, 'currency', fiat),
        image: imageOf(latchkey, 'currency', fiat),
        label: t('onramp.currency.change', { currency: fiat }),
      },
      choose: () => pushView(latchkey, 'OnRampFiatSelect'),
      chooseText: t('onramp.currency'),
      heading: t('onramp.amount'),
      isSingle: false,
      field: {
        label: t('onramp.amount.of', { currency: nameOf(locale, 'currency', fiat) }),
        // The visitor's decimal mark. What is read accepts both.
        value: decimalMarkIn(locale) === ',' ? form.amount.replace('.', ',') : form.amount,
        set: actions.setAmount,
        isBusy: false,
        prefix: sign,
        isWrong: label === 'incorrect-value' || label === 'too-little' || label === 'too-much',
      },
      balance: null,
      max: null,
      unit: null,
    },
    presets: {
      label: t('onramp.presets'),
      choices: presets.filter(isLimited).map((amount) => ({
        id: amount,
        // A long sign has no room, and the currency is above.
        text: sign === null ? new Intl.NumberFormat(locale).format(Number(amount)) : money(amount),
        isChosen: form.amount === amount,
        pick: () => actions.setAmount(amount),
      })),
    },
    methods:
      methods.length > 1
        ? {
            label: t('onramp.method'),
            choices: methods.map((id) => ({
              id,
              text: methodText(own, id),
              isChosen: id === method,
              pick: () => actions.setMethod(id),
            })),
          }
        : null,
    token: asset && {
      heading: t('onramp.token'),
      symbol: plainName(asset.symbol),
      name: plainName(asset.name),
      image: imageOf(latchkey, 'token', asset.symbol),
      where: network ? t('onramp.token.on', { network: network.name }) : '',
      choose: () => pushView(latchkey, 'OnRampTokenSelect'),
    },
    offersLabel: t('onramp.providers'),
    offers: rows.map((row, at) => ({
      ...row,
      tag: at === 0 && priced > 1 ? t('onramp.best') : null,
      buy() {
        // In the click itself: browsers block a window that opens later.
        void actions.start(row.id, openVendorWindow())
        pushView(latchkey, 'BuyInProgress')
      },
    })),
    hint: label === 'ready' || isNobody ? null : t(`onramp.hint.${label}`, values),
    /** What stands in for the vendors. */
    fault: onramp.error
      ? {
          title: t('onramp.failed.title'),
          text: t('onramp.failed.text'),
          action: { text: texts.t('action.retry'), run: () => void actions.reload() },
        }
      : isNobody
        ? {
            title: t('onramp.none.title'),
            text: t('onramp.none.country', { network: network?.name ?? '' }),
            action: null,
          }
        : null,
    quoteFault: form.quoteError
      ? { text: t('onramp.quotes.failed'), retry: { text: texts.t('action.retry'), run: actions.refresh } }
      : null,
    isLoading: onramp.isLoading,
    receiver:
      account.address && network && offers.length > 0
        ? t('onramp.receiver', { address: formatAddress(account.address), network: network.name })
        : null,
  }
}
