import type { LocaleName } from '../matchLocale'
import type { PairingDictionary } from './PairingDictionary'

/** Loads the pairing texts of a language. English comes with the views. */
export const pairingLocales: {
  readonly [L in Exclude<LocaleName, 'en'>]: () => Promise<{ readonly [Name in L]: PairingDictionary }>
} = {
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  ja: () => import('./ja'),
  zh: () => import('./zh'),
  ar: () => import('./ar'),
}
