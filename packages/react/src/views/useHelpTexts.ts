import { en, type HelpDictionary, type HelpTexts } from '../i18n/help/en'
import type { LocaleName } from '../i18n/matchLocale'
import { useGroupTexts } from './useGroupTexts'

/** Loads the help texts of a language. English comes with the views. */
export const helpLocales: {
  readonly [L in Exclude<LocaleName, 'en'>]: () => Promise<{ readonly [Name in L]: HelpDictionary }>
} = {
  de: () => import('../i18n/help/de'),
  es: () => import('../i18n/help/es'),
  fr: () => import('../i18n/help/fr'),
  ja: () => import('../i18n/help/ja'),
  zh: () => import('../i18n/help/zh'),
  ar: () => import('../i18n/help/ar'),
}

/** Returns the help texts, or null while they load. */
export function useHelpTexts(): HelpTexts | null {
  return useGroupTexts(en, helpLocales)
}
