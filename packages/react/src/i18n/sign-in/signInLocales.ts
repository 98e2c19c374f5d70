import type { LocaleName } from '../matchLocale'
import type { SignInDictionary } from './SignInDictionary'

/** Where the texts about signing in are in each language; the English ones come with those who ask. */
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
