import { Button, Image } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ViewProps } from '../ViewProps'
import { useSwitchActiveChain } from './SwitchActiveChainView.model'

/** Stands between the networks and the wallets of a family of chains that none is connected in. */
export function SwitchActiveChainView(props: ViewProps<'SwitchActiveChain'>): ReactElement {
  const { origins, name, imageUrl, title, text, action } = useSwitchActiveChain(props)
  return (
    <div className="lk-body">
      <div className="lk-status">
        <Image src={imageUrl} allowed={origins} name={name} size={72} shape="round" />
        <p className="lk-status-title">{title}</p>
        <p className="lk-status-text">{text}</p>
      </div>
      <Button wide onClick={action.run}>
        {action.text}
      </Button>
    </div>
  )
}
