import { askSignIn, type SignInState, signIn, signOut } from '@latchkey/core'
import type { LatchkeyError, SignInSession } from '@latchkey/protocol'
import { useMemo } from 'react'
import { isOtherAddress } from './isOtherAddress'
import { isSkipped } from './isSkipped'
import { useInstance } from './useInstance'
import { useSelector } from './useSelector'

/** The sign-in state, and ways to change it. */
export type UseSignIn = {
  /** Null without a sign-in or a connected account. */
  readonly status: SignInState['status'] | null
  /** The session of the account in use. */
  readonly session: SignInSession | null
  /** Whether the site uses sign-in. */
  readonly isEnabled: boolean
  /** False for accounts that `siweConfig` accepts without a signature. */
  readonly isSignedIn: boolean
  /** Whether the session belongs to another address than the one in use, which the policy `keep` allows. */
  readonly isOtherAddress: boolean
  /** The error of the last attempt. Cleared by the next. */
  readonly error: LatchkeyError | null
  /** Asks the wallet at once, without the modal. @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient */
  signIn(): Promise<void>
  /** Ends the session of the account in use. */
  signOut(): Promise<void>
  /** Opens the modal to sign in. @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient */
  ask(): Promise<void>
}

/** [SIW-2] Returns the sign-in of the account in use. @throws noProvider */
export function useSignIn(): UseSignIn {
  const latchkey = useInstance()
  const now = useSelector(({ signIn }) => ({
    status: signIn?.status ?? null,
    session: signIn?.session ?? null,
    error: signIn?.failure ?? null,
  }))
  const isOther = useSelector(isOtherAddress)
  const isPassed = useSelector((state) => isSkipped(latchkey, state))
  return useMemo(
    () => ({
      ...now,
      isEnabled: Boolean(latchkey.options.siwx ?? latchkey.options.siweConfig),
      isSignedIn: now.status === 'signed-in' && !isPassed,
      isOtherAddress: isOther,
      signIn: () => signIn(latchkey),
      signOut: () => signOut(latchkey),
      ask: () => askSignIn(latchkey),
    }),
    [latchkey, now, isOther, isPassed],
  )
}
