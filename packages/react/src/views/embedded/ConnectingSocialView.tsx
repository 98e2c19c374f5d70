import { Button } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { ProviderMark } from '../parts/ProviderMark'
import { Status } from '../parts/Status'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useConnectingSocial } from './ConnectingSocialView.model'

/** [FRM-6] Waits for a social login with its provider, and shows what to do if it fails. */
export function ConnectingSocialView(props: ViewProps<'ConnectingSocial'>): ReactElement {
  const { state, ring, shape, title, text, open, cancel } = useConnectingSocial(props)
  return (
    <ViewBody data-state={state}>
      <Status title={title} text={text} isBusy={ring === 'waiting'}>
        <ProviderMark shape={shape} ring={ring} />
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
