import type { State } from '@latchkey/core'
import { createTranslator } from '@latchkey/ui'
import { type LocaleName, matchLocale } from '../../i18n/matchLocale'
import { en, type SendDictionary } from '../../i18n/send/en'
import { sendLocales } from './useSendTexts'

async function load<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<SendDictionary> {
  return (await sendLocales[locale]())[locale]
}

/** Says a notice about sending in a language. What has no text here stays as core wrote it. */
export async function sayNotice(
  notice: NonNullable<State['modal']['notice']>,
  locale: string,
): Promise<string> {
  const { code = '', values = {}, message } = notice
  const key = [code, `error.${code}`].find((each) => Object.hasOwn(en, each))
  const name = matchLocale(locale)
  if (!key || name === 'en') return message
  const translator = createTranslator<typeof en>(await load(name), locale)
  const plain = Object.fromEntries(Object.entries(values).map(([each, value]) => [each, String(value)]))
  // A test checks that the texts have the placeholders that core fills.
  return (translator.t as (key: string, values: Readonly<Record<string, string>>) => string)(key, plain)
}
