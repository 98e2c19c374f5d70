import { Button, Image, iconAccount, List, ListRow, ScrollArea } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Note } from '../parts/Note'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useWalletCompatibleNetworks } from './WalletCompatibleNetworksView.model'

/** [RCV-1] All networks that the address works on. */
export function WalletCompatibleNetworksView(props: ViewProps<'WalletCompatibleNetworks'>): ReactElement {
  const { none, networks, origins, label, warning, back } = useWalletCompatibleNetworks(props)
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  return (
    <ViewBody>
      <Note look="lead">{warning}</Note>
      <ScrollArea label={label}>
        <List label={label}>
          {networks.map((network) => (
            <ListRow
              key={network.id}
              data-part="good-network"
              icon={
                <Image src={network.image} allowed={origins} name={network.name} size={32} shape="round" />
              }
              dir="auto"
              primary={network.name}
            />
          ))}
        </List>
      </ScrollArea>
      <Button wide look="secondary" data-part="back" onClick={back.run}>
        {back.text}
      </Button>
    </ViewBody>
  )
}
