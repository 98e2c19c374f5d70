import type { ReactElement } from 'react'
import { EmailField } from '../parts/EmailField'
import { LegalCheckbox } from '../parts/LegalCheckbox'
import { LegalNote } from '../parts/LegalNote'
import { Note } from '../parts/Note'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useEmailLogin } from './EmailLoginView.model'

/** [FRM-3] Signs in by email alone. */
export function EmailLoginView(props: ViewProps<'EmailLogin'>): ReactElement {
  const { legal, entry, text } = useEmailLogin(props)
  return (
    <ViewBody>
      <LegalCheckbox legal={legal} />
      <Note look="lead">{text}</Note>
      <EmailField entry={entry} isFirst={!legal.isBlocked} />
      <LegalNote legal={legal} />
    </ViewBody>
  )
}
