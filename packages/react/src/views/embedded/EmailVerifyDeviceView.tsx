import { Button, Spinner, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { MailNote } from '../parts/MailNote'
import { Note } from '../parts/Note'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useEmailVerifyDevice } from './EmailVerifyDeviceView.model'
import sheet, * as css from './EmailVerifyDeviceView.module.css'

/** [FRM-3] Waits until the visitor confirms a new device with the link in a mail. */
export function EmailVerifyDeviceView(props: ViewProps<'EmailVerifyDevice'>): ReactElement {
  useStyles(sheet)
  const { state, title, lead, note, error, retry, resend } = useEmailVerifyDevice(props)
  return (
    <ViewBody data-state={state}>
      <MailNote title={title} {...lead} />
      {error ? (
        <p className={css.error} data-part="device-error">
          {error}
        </p>
      ) : (
        <div className={css.waiting} data-part="device-waiting" aria-busy="true">
          <Spinner />
          <Note look="hint">{note}</Note>
        </div>
      )}
      {retry ? (
        <Button wide data-part="retry" onClick={retry.run}>
          {retry.text}
        </Button>
      ) : null}
      <Button
        wide
        look={retry ? 'quiet' : 'secondary'}
        data-part="resend"
        disabled={resend.isDisabled}
        onClick={resend.run}
      >
        {resend.text}
      </Button>
    </ViewBody>
  )
}
