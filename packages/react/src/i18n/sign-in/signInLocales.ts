import type { LocaleName } from '../matchLocale'
import type { SignInDictionary } from './SignInDictionary'

/** Loads the sign-in texts of a language. English comes with the views. */
export const signInLocales: {
  readonly [L in Exclude<LocaleName, 'en'>]: () => Promise<{ readonly [Name in L]: SignInDictionary }>
} = {
  de: () => import('./de'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  ja: () => import('./ja'),
  zh: () => import('./zh'),
  ar: () => import('./ar'),
}
