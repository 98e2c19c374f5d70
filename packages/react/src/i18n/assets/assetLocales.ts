import type { LocaleName } from '../matchLocale'
import type { AssetDictionary } from './AssetDictionary'

/** Loads the asset texts of a language. English comes with the views. */
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
