import type { LocaleName } from '../matchLocale'
import type { AssetDictionary } from './AssetDictionary'

/** Where the texts about what an account holds are in each language; the English ones come with those who ask. */
export const assetLocales: {
  readonly [L in Exclude<LocaleName, 'en'>]: () => Promise<{ readonly [Name in L]: AssetDictionary }>
} = {
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  ja: () => import('./ja'),
  zh: () => import('./zh'),
  ar: () => import('./ar'),
}
