import type { ReactElement } from 'react'
import { useSelector } from '../hooks/useSelector'
import { finishSignInTexts } from '../i18n/finishSignInTexts'
import { matchLocale } from '../i18n/matchLocale'

/** Tells in a button of the page that the account is connected, but its visitor is not signed in. */
export function SignInNote(): ReactElement {
  const text = useSelector((state) => finishSignInTexts[matchLocale(state.locale)])
  return (
    <span className="lk-host-text" data-part="sign-in-note" data-state="lost">
      {text}
    </span>
  )
}
