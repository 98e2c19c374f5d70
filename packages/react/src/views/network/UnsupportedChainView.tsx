import { Button, Icon, Image, iconChevronEnd, iconWarning, List, ListItem, ScrollArea } from '@latchkey/ui'
import type { ReactElement } from 'react'
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
        <List label={texts.networks}>
          {rows.map((row) => (
            <ListItem
              key={row.id}
              data-part="network-row"
              data-network={row.id}
              icon={<Image src={row.imageUrl} allowed={origins} name={row.name} size={32} shape="round" />}
              primary={row.name}
              end={<Icon shape={iconChevronEnd} size={16} />}
              onClick={row.pick}
            />
          ))}
        </List>
      </ScrollArea>
      <Button wide look="quiet" loading={isLeaving} data-part="disconnect" onClick={disconnect}>
        {texts.disconnect}
      </Button>
    </div>
  )
}
