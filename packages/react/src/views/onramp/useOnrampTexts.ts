import type { LocaleName } from '../../i18n/matchLocale'
import { en, type OnrampDictionary, type OnrampTexts } from '../../i18n/onramp/en'
import { useGroupTexts } from '../useGroupTexts'

/** Loads the texts about buying in a language. English comes with the views. */
export const onrampLocales: {
  readonly [L in Exclude<LocaleName, 'en'>]: () => Promise<{ readonly [Name in L]: OnrampDictionary }>
} = {
  de: () => import('../../i18n/onramp/de'),
  es: () => import('../../i18n/onramp/es'),
  fr: () => import('../../i18n/onramp/fr'),
  ja: () => import('../../i18n/onramp/ja'),
  zh: () => import('../../i18n/onramp/zh'),
  ar: () => import('../../i18n/onramp/ar'),
}

/** Returns the texts about buying, or null while they load. */
export function useOnrampTexts(): OnrampTexts | null {
  return useGroupTexts(en, onrampLocales)
}
