import type { LocaleName } from '../matchLocale'
import type { PairingDictionary } from './PairingDictionary'

/** Where the texts about wallets elsewhere are in each language; the English ones come with those who ask. */
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
