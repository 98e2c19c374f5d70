import type { LocaleName } from '../../i18n/matchLocale'
import { en, type PairingDictionary, type PairingTexts } from '../../i18n/pairing/en'
import { useGroupTexts } from '../useGroupTexts'

/** Loads the pairing texts of a language. English comes with the views. */
export const pairingLocales: {
  readonly [L in Exclude<LocaleName, 'en'>]: () => Promise<{ readonly [Name in L]: PairingDictionary }>
} = {
  de: () => import('../../i18n/pairing/de'),
  es: () => import('../../i18n/pairing/es'),
  fr: () => import('../../i18n/pairing/fr'),
  ja: () => import('../../i18n/pairing/ja'),
  zh: () => import('../../i18n/pairing/zh'),
  ar: () => import('../../i18n/pairing/ar'),
}

/** Returns the pairing texts, or null while they load. */
export function usePairingTexts(): PairingTexts | null {
  return useGroupTexts(en, pairingLocales)
}
