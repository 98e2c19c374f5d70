import { type EmbeddedDictionary, type EmbeddedTexts, en } from '../../i18n/embedded/en'
import type { LocaleName } from '../../i18n/matchLocale'
import { useGroupTexts } from '../useGroupTexts'

/** Loads the texts of the embedded wallet in a language. English comes with the views. */
export const embeddedLocales: {
  readonly [L in Exclude<LocaleName, 'en'>]: () => Promise<{ readonly [Name in L]: EmbeddedDictionary }>
} = {
  de: () => import('../../i18n/embedded/de'),
  es: () => import('../../i18n/embedded/es'),
  fr: () => import('../../i18n/embedded/fr'),
  ja: () => import('../../i18n/embedded/ja'),
  zh: () => import('../../i18n/embedded/zh'),
  ar: () => import('../../i18n/embedded/ar'),
}

/** Returns the texts of the embedded wallet, or null while they load. */
export function useEmbeddedTexts(): EmbeddedTexts | null {
  return useGroupTexts(en, embeddedLocales)
}
