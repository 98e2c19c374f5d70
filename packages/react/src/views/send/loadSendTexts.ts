import { createTranslator } from '@latchkey/ui'
import { type LocaleName, matchLocale } from '../../i18n/matchLocale'
import { en, type SendDictionary, type SendTexts } from '../../i18n/send/en'
import { sendLocales } from './useSendTexts'

async function load<L extends Exclude<LocaleName, 'en'>>(locale: L): Promise<SendDictionary> {
  return (await sendLocales[locale]())[locale]
}

/** Loads the texts about sending in a language, outside of the views. */
export async function loadSendTexts(locale: string): Promise<SendTexts> {
  const name = matchLocale(locale)
  return createTranslator<typeof en>(name === 'en' ? en : await load(name), locale)
}
