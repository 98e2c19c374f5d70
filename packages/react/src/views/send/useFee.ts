import type { Speed } from '@latchkey/core'
import { useId } from 'react'
import { formatFee } from './formatFee'
import { sendErrorText } from './sendErrorText'
import { isLoaded, type SendPlace } from './useSendPlace'

const speeds = ['slow', 'normal', 'fast'] as const satisfies readonly Speed[]

/** [SND-5] What the form shows about the fee. */
export function useFee(place: SendPlace) {
  const name = useId()
  if (!isLoaded(place)) return null
  const { own, texts, actions, send, coin } = place
  const { t, locale } = own
  const { quote, quoteError, isQuoting, token } = send
  const offers = quote
    ? speeds.flatMap((speed) => {
        const fee = quote.fees[speed]
        return fee
          ? [{ speed, text: t(`send.fee.${speed}`), amount: formatFee(locale, fee.likely, coin) }]
          : []
      })
    : []
  // Speeds that cost the same as far as anyone sees are one choice.
  const choices = offers.filter(({ speed, amount }) => {
    const same = offers.filter((each) => each.amount === amount).map((each) => each.speed)
    const wanted = [send.speed, 'normal' as const].find((each) => same.includes(each)) ?? same[0]
    return speed === wanted
  })
  return {
    name,
    heading: t('send.fee'),
    state: quoteError
      ? ('failed' as const)
      : quote
        ? ('known' as const)
        : token
          ? ('asked' as const)
          : ('none' as const),
    isQuoting,
    choices,
    speed: send.speed,
    choose: (speed: Speed) => actions.setSpeed(speed),
    atMost: quote
      ? t('send.fee.atMost', { amount: formatFee(locale, send.gasPrice ?? quote.fee.max, coin) })
      : null,
    notes: [quote?.isFeeOfWallet ? t('send.fee.wallet') : null, token ? null : t('send.fee.unknown')].filter(
      (note) => note !== null,
    ),
    /** What is missing, in units of the coin when nobody knows its price. */
    shortage:
      send.label === 'insufficient-gas' && send.gasPrice !== null
        ? t('send.gas.text', { amount: formatFee(locale, send.gasPrice, coin), symbol: coin.symbol })
        : null,
    fault: quoteError
      ? {
          title: t('send.fee.failed'),
          text: sendErrorText(texts, own, quoteError),
          retry: { text: t('send.retry'), run: () => actions.refresh() },
        }
      : null,
  }
}
