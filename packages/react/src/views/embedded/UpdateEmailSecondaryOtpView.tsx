import type { ReactElement } from 'react'
import { CodeEntry } from '../parts/CodeEntry'
import type { ViewProps } from '../ViewProps'
import { useUpdateEmailSecondaryOtp } from './UpdateEmailSecondaryOtpView.model'

/** [FRM-5] Asks for the code that went to the new address. */
export function UpdateEmailSecondaryOtpView(props: ViewProps<'UpdateEmailSecondaryOtp'>): ReactElement {
  return <CodeEntry screen={useUpdateEmailSecondaryOtp(props)} />
}
