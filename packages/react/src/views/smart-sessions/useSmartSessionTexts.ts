import type { LocaleName } from '../../i18n/matchLocale'
import { en, type SmartSessionDictionary, type SmartSessionTexts } from '../../i18n/smart-sessions/en'
import { useGroupTexts } from '../useGroupTexts'

/** Loads the texts of smart sessions in a language. English comes with the views. */
export const smartSessionLocales: {
  readonly [L in Exclude<LocaleName, 'en'>]: () => Promise<{ readonly [Name in L]: SmartSessionDictionary }>
} = {
  de: () => import('../../i18n/smart-sessions/de'),
  es: () => import('../../i18n/smart-sessions/es'),
  fr: () => import('../../i18n/smart-sessions/fr'),
  ja: () => import('../../i18n/smart-sessions/ja'),
  zh: () => import('../../i18n/smart-sessions/zh'),
  ar: () => import('../../i18n/smart-sessions/ar'),
}

/** Returns the texts of smart sessions, or null while they load. */
export function useSmartSessionTexts(): SmartSessionTexts | null {
  return useGroupTexts(en, smartSessionLocales)
}
