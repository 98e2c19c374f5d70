import type { State } from '@latchkey/core'
import { fromBaseUnits } from '@latchkey/protocol'
import { createTranslator } from '@latchkey/ui'
import { type LocaleName, matchLocale } from '../../i18n/matchLocale'
import { en, type OnrampDictionary } from '../../i18n/onramp/en'
import { formatHeld } from '../account/formatHeld'
import { onrampLocales } from './useOnrampTexts'

type Notice = NonNullable<State['modal']['notice']>

async function load<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<OnrampDictionary> {
  return (await onrampLocales[locale]())[locale]
}

/** Says in a language how a purchase ended. */
export async function sayPurchase({ code, message, values = {} }: Notice, locale: string): Promise<string> {
  const name = matchLocale(locale)
  const { t } = createTranslator<typeof en>(name === 'en' ? en : await load(name), locale)
  const { amount, decimals } = values
  const symbol = String(values.symbol ?? '')
  const provider = String(values.provider ?? '')
  const what = amount
    ? `${formatHeld(locale, fromBaseUnits(BigInt(String(amount)), Number(decimals)))} ${symbol}`
    : symbol
  if (code === 'onramp.done') return t('onramp.done', { what })
  if (code === 'onramp.failed') return t('onramp.failed', { symbol, provider })
  return code === 'onramp.expired' ? t('onramp.expired', { provider }) : message
}
