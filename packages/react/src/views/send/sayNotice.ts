import type { State } from '@latchkey/core'
import { en } from '../../i18n/send/en'
import { formatExact } from './formatExact'
import { loadSendTexts } from './loadSendTexts'

type Notice = NonNullable<State['modal']['notice']>

/** The values of a notice as text; an amount has the digits and marks of the language. */
function plainValues({ values = {} }: Notice, locale: string): Readonly<Record<string, string>> {
  const plain = Object.fromEntries(Object.entries(values).map(([each, value]) => [each, String(value)]))
  const { amount, decimals, symbol = '' } = plain
  if (!amount || !decimals) return plain
  return { ...plain, what: `${formatExact(locale, BigInt(amount), Number(decimals))} ${symbol}`.trim() }
}

/** Says a notice about sending in a language. What has no text here stays as core wrote it. */
export async function sayNotice(notice: Notice, locale: string): Promise<string> {
  const { code = '', message } = notice
  if (code.startsWith('onramp.')) {
    const { sayPurchase } = await import('../onramp/sayPurchase')
    return sayPurchase(notice, locale)
  }
  const key = [code, `error.${code}`].find((each) => Object.hasOwn(en, each))
  if (!key) return message
  const { t } = await loadSendTexts(locale)
  // A test checks that the texts have the placeholders that core fills.
  return (t as (key: string, values: Readonly<Record<string, string>>) => string)(
    key,
    plainValues(notice, locale),
  )
}
