import type { ReactElement } from 'react'
import { CodeEntry } from '../parts/CodeEntry'
import type { ViewProps } from '../ViewProps'
import { useEmailVerifyOtp } from './EmailVerifyOtpView.model'

/** [FRM-3] Asks for the code that proves the visitor's email address. */
export function EmailVerifyOtpView(props: ViewProps<'EmailVerifyOtp'>): ReactElement {
  return <CodeEntry screen={useEmailVerifyOtp(props)} />
}
