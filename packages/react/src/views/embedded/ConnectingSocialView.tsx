import { Button, Icon, Ring, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Status } from '../parts/Status'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useConnectingSocial } from './ConnectingSocialView.model'
import sheet, * as css from './ConnectingSocialView.module.css'

/** [FRM-6] Waits for a social login with its provider, and shows what to do if it fails. */
export function ConnectingSocialView(props: ViewProps<'ConnectingSocial'>): ReactElement {
  useStyles(sheet)
  const { state, ring, shape, title, text, open, cancel } = useConnectingSocial(props)
  return (
    <ViewBody data-state={state}>
      <Status title={title} text={text} isBusy={ring === 'waiting'}>
        <Ring state={ring}>
          <span className={css.mark}>
            <Icon shape={shape} size={36} />
          </span>
        </Ring>
      </Status>
      {open ? (
        <Button wide data-part="open-provider" data-autofocus onClick={open.run}>
          {open.text}
        </Button>
      ) : null}
      <Button wide look="secondary" data-part="cancel" onClick={cancel.run}>
        {cancel.text}
      </Button>
    </ViewBody>
  )
}
