import type { ReactElement } from 'react'
import { useAccountExtras } from './AccountExtras.model'

/** The parts of the account for sign-in and pairing. */
export function AccountExtras(): ReactElement {
  const { SignIn, Waiting } = useAccountExtras()
  return (
    <>
      {SignIn ? <SignIn /> : null}
      {Waiting ? <Waiting /> : null}
    </>
  )
}
