import { Button, Image, Ring } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ViewProps } from '../ViewProps'
import { useSwitchNetwork } from './SwitchNetworkView.model'

/** Waits for the wallet to change its network, and shows the way on when it does not. */
export function SwitchNetworkView(props: ViewProps<'SwitchNetwork'>): ReactElement {
  const { state, name, imageUrl, origins, title, text, action } = useSwitchNetwork(props)
  return (
    <div className="lk-body" data-state={state}>
      <div className="lk-status" aria-busy={state === 'waiting'}>
        <Ring state={state} shape="round">
          <Image src={imageUrl} allowed={origins} name={name} size={72} shape="round" />
        </Ring>
        <p className="lk-status-title">{title}</p>
        <p className="lk-status-text">{text}</p>
      </div>
      {action ? (
        <Button wide onClick={action.run}>
          {action.text}
        </Button>
      ) : null}
    </div>
  )
}
