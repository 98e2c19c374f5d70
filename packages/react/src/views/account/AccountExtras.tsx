import type { ReactElement } from 'react'
import { useAccountExtras } from './AccountExtras.model'

/** What stands at the account only for those who sign in or pair. */
export function AccountExtras(): ReactElement {
  const { SignIn, Waiting } = useAccountExtras()
  return (
    <>
      {SignIn ? <SignIn /> : null}
      {Waiting ? <Waiting /> : null}
    </>
  )
}
