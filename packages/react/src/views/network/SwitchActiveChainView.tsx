import { Button, Image } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Status } from '../parts/Status'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useSwitchActiveChain } from './SwitchActiveChainView.model'

/** Shown between the networks and the wallets of a family without a wallet. */
export function SwitchActiveChainView(props: ViewProps<'SwitchActiveChain'>): ReactElement {
  const { origins, name, imageUrl, title, text, action } = useSwitchActiveChain(props)
  return (
    <ViewBody>
      <Status title={title} text={text}>
        <Image src={imageUrl} allowed={origins} name={name} size={72} shape="round" />
      </Status>
      <Button wide onClick={action.run}>
        {action.text}
      </Button>
    </ViewBody>
  )
}
