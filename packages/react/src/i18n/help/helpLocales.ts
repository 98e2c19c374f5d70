import type { LocaleName } from '../matchLocale'
import type { HelpDictionary } from './HelpDictionary'

/** Where the texts that explain are in each language; the English ones come with those who ask. */
export const helpLocales: {
  readonly [L in Exclude<LocaleName, 'en'>]: () => Promise<{ readonly [Name in L]: HelpDictionary }>
} = {
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  ja: () => import('./ja'),
  zh: () => import('./zh'),
  ar: () => import('./ar'),
}
