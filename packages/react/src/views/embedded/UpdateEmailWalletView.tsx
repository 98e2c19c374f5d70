import type { ReactElement } from 'react'
import { EmailField } from '../parts/EmailField'
import { Note } from '../parts/Note'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useUpdateEmailWallet } from './UpdateEmailWalletView.model'

/** [FRM-5] Asks for another email address. */
export function UpdateEmailWalletView(props: ViewProps<'UpdateEmailWallet'>): ReactElement {
  const { entry, text } = useUpdateEmailWallet(props)
  return (
    <ViewBody>
      <Note look="lead">{text}</Note>
      <EmailField entry={entry} isFirst />
    </ViewBody>
  )
}
