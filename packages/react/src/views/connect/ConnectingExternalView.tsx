import { Button, Image, Ring } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ViewProps } from '../ViewProps'
import { useConnectingExternal } from './ConnectingExternalView.model'

/** Waits for a wallet that is being asked, and shows the way on when it does not agree. */
export function ConnectingExternalView(props: ViewProps<'ConnectingExternal'>): ReactElement {
  const { state, name, imageUrl, origins, title, text, action } = useConnectingExternal(props)
  return (
    <div className="lk-body" data-state={state}>
      <div className="lk-status" aria-busy={state === 'waiting'}>
        <Ring state={state}>
          <Image src={imageUrl} allowed={origins} name={name} size={72} />
        </Ring>
        <p className="lk-status-title">{title}</p>
        <p className="lk-status-text">{text}</p>
      </div>
      {action ? (
        <Button wide look={action.isFirst ? 'primary' : 'secondary'} onClick={action.run}>
          {action.text}
        </Button>
      ) : null}
    </div>
  )
}
