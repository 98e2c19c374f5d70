import type { LocaleName } from '../../i18n/matchLocale'
import { en, type SignInDictionary, type SignInTexts } from '../../i18n/sign-in/en'
import { useGroupTexts } from '../useGroupTexts'

/** Loads the sign-in texts of a language. English comes with the views. */
export const signInLocales: {
  readonly [L in Exclude<LocaleName, 'en'>]: () => Promise<{ readonly [Name in L]: SignInDictionary }>
} = {
  de: () => import('../../i18n/sign-in/de'),
  es: () => import('../../i18n/sign-in/es'),
  fr: () => import('../../i18n/sign-in/fr'),
  ja: () => import('../../i18n/sign-in/ja'),
  zh: () => import('../../i18n/sign-in/zh'),
  ar: () => import('../../i18n/sign-in/ar'),
}

/** Returns the sign-in texts, or null while they load. */
export function useSignInTexts(): SignInTexts | null {
  return useGroupTexts(en, signInLocales)
}
