import { Button, iconCheck } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Status } from '../parts/Status'
import { StatusMark } from '../parts/StatusMark'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useSmartSessionCreated } from './SmartSessionCreatedView.model'

/** [FLG-6] Confirms that a smart session was granted. */
export function SmartSessionCreatedView(props: ViewProps<'SmartSessionCreated'>): ReactElement {
  const { title, text, list, done } = useSmartSessionCreated(props)
  return (
    <ViewBody>
      <Status title={title} text={text}>
        <StatusMark shape={iconCheck} />
      </Status>
      <Button wide data-part="done" data-autofocus onClick={done.run}>
        {done.text}
      </Button>
      <Button wide look="secondary" data-part="show-list" onClick={list.run}>
        {list.text}
      </Button>
    </ViewBody>
  )
}
