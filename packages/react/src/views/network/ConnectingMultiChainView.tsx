import { Icon, Image, iconChevronEnd, iconWallet, List, ListItem } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { Status } from '../parts/Status'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useConnectingMultiChain } from './ConnectingMultiChainView.model'

/** Asks which family of a wallet to connect. */
export function ConnectingMultiChainView(props: ViewProps<'ConnectingMultiChain'>): ReactElement {
  const { name, imageUrl, origins, rows, none, texts } = useConnectingMultiChain(props)
  if (rows.length === 0)
    return (
      <ViewBody>
        <NothingHere icon={iconWallet} none={none} />
      </ViewBody>
    )
  return (
    <ViewBody>
      <Status text={texts.lead}>
        <Image src={imageUrl} allowed={origins} name={name} size={72} />
      </Status>
      <List label={texts.networks}>
        {rows.map((row) => (
          <ListItem
            key={row.key}
            data-part="family-row"
            data-namespace={row.key}
            icon={<Image src={row.imageUrl} allowed={origins} name={row.name} size={32} shape="round" />}
            primary={row.name}
            secondary={row.account ? <bdi>{row.account}</bdi> : null}
            end={<Icon shape={iconChevronEnd} size={16} />}
            onClick={row.pick}
          />
        ))}
      </List>
    </ViewBody>
  )
}
