import type { LocaleName } from '../matchLocale'
import type { HelpDictionary } from './HelpDictionary'

/** Loads the help texts of a language. English comes with the views. */
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
