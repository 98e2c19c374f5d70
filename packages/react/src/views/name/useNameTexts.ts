import type { LocaleName } from '../../i18n/matchLocale'
import { en, type NameDictionary, type NameTexts } from '../../i18n/name/en'
import { useGroupTexts } from '../useGroupTexts'

/** Loads the texts of account names in a language. English comes with the views. */
export const nameLocales: {
  readonly [L in Exclude<LocaleName, 'en'>]: () => Promise<{ readonly [Name in L]: NameDictionary }>
} = {
  de: () => import('../../i18n/name/de'),
  es: () => import('../../i18n/name/es'),
  fr: () => import('../../i18n/name/fr'),
  ja: () => import('../../i18n/name/ja'),
  zh: () => import('../../i18n/name/zh'),
  ar: () => import('../../i18n/name/ar'),
}

/** Returns the texts of account names, or null while they load. */
export function useNameTexts(): NameTexts | null {
  return useGroupTexts(en, nameLocales)
}
