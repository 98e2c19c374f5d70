import {
  type LatchkeyError,
  signatureDeclined,
  smartAccountNotSupported,
  userRejected,
  walletBusy,
} from '@latchkey/protocol'
import type { Texts } from '../../i18n/createTexts'
import type { SignInTexts } from '../../i18n/sign-in/en'
import { signInErrorText } from './signInErrorText'

/** The text of a failed sign-in, and the label of its button. */
export type SignInFailure = { readonly title: string; readonly text: string; readonly retry: string }

/** [SIW-3] Describes why there is no session, and how to get one. */
export function failureOf(
  texts: Texts,
  own: SignInTexts,
  failure: { readonly error: LatchkeyError; readonly wallet: string },
): SignInFailure {
  const { error, wallet } = failure
  const again = own.t('signIn.again')
  if (smartAccountNotSupported.is(error))
    return { title: signInErrorText(texts, own, error), text: own.t('signIn.smart.text'), retry: again }
  if (signatureDeclined.is(error) || userRejected.is(error))
    return { title: own.t('signIn.declined.title'), text: own.t('signIn.declined.text'), retry: again }
  const retry = texts.t('action.retry')
  if (walletBusy.is(error))
    return {
      title: texts.t('connect.busy.title'),
      text: texts.t('connect.busy.text', { wallet }),
      retry,
    }
  return { title: own.t('signIn.failed.title'), text: signInErrorText(texts, own, error), retry }
}
