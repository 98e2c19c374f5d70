import type { LatchkeyError } from '@latchkey/protocol'
import type { Texts } from '../../i18n/createTexts'
import { en, type SignInTexts } from '../../i18n/sign-in/en'
import { errorText } from '../errorText'

type SignInErrorKey = Extract<keyof typeof en, `error.${string}`>

const isOwn = (key: string): key is SignInErrorKey => Object.hasOwn(en, key)

/** Returns the text of a sign-in error, from the sign-in texts or the shared ones. */
export function signInErrorText(texts: Texts, own: SignInTexts, error: LatchkeyError): string {
  const key = `error.${error.code}`
  return isOwn(key) ? own.t(key) : errorText(texts, error)
}
