import type { ReactElement } from 'react'
import { CodeEntry } from '../parts/CodeEntry'
import type { ViewProps } from '../ViewProps'
import { useUpdateEmailPrimaryOtp } from './UpdateEmailPrimaryOtpView.model'

/** [FRM-5] Asks for the code that went to the current address. */
export function UpdateEmailPrimaryOtpView(props: ViewProps<'UpdateEmailPrimaryOtp'>): ReactElement {
  return <CodeEntry screen={useUpdateEmailPrimaryOtp(props)} />
}
