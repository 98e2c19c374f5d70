import { en } from '../../i18n/sign-in/en'
import type { SignInTexts } from '../../i18n/sign-in/SignInDictionary'
import { signInLocales } from '../../i18n/sign-in/signInLocales'
import { useGroupTexts } from '../useGroupTexts'

/** Returns the sign-in texts, or null while they load. */
export function useSignInTexts(): SignInTexts | null {
  return useGroupTexts(en, signInLocales)
}
