import { Button, Icon, iconChevronEnd, iconWarning, ScrollArea } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NetworkList } from '../parts/NetworkList'
import type { ViewProps } from '../ViewProps'
import { useUnsupportedChain } from './UnsupportedChainView.model'

/** Says that the site does not work where the wallet is, and offers the networks where it does. */
export function UnsupportedChainView(props: ViewProps<'UnsupportedChain'>): ReactElement {
  const { rows, origins, isLeaving, disconnect, texts } = useUnsupportedChain(props)
  return (
    <div className="lk-body">
      <div className="lk-warning">
        <Icon shape={iconWarning} />
        <p>{texts.lead}</p>
      </div>
      <ScrollArea>
        <NetworkList
          label={texts.networks}
          rows={rows}
          origins={origins}
          end={<Icon shape={iconChevronEnd} size={16} />}
        />
      </ScrollArea>
      <Button wide look="quiet" loading={isLeaving} data-part="disconnect" onClick={disconnect}>
        {texts.disconnect}
      </Button>
    </div>
  )
}
