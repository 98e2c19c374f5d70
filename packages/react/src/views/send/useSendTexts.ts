import type { LocaleName } from '../../i18n/matchLocale'
import { en, type SendDictionary, type SendTexts } from '../../i18n/send/en'
import { useGroupTexts } from '../useGroupTexts'

/** Loads the texts about sending in a language. English comes with the views. */
export const sendLocales: {
  readonly [L in Exclude<LocaleName, 'en'>]: () => Promise<{ readonly [Name in L]: SendDictionary }>
} = {
  de: () => import('../../i18n/send/de'),
  es: () => import('../../i18n/send/es'),
  fr: () => import('../../i18n/send/fr'),
  ja: () => import('../../i18n/send/ja'),
  zh: () => import('../../i18n/send/zh'),
  ar: () => import('../../i18n/send/ar'),
}

/** Returns the texts about sending, or null while they load. */
export function useSendTexts(): SendTexts | null {
  return useGroupTexts(en, sendLocales)
}
