import { Icon, Image, iconChevronEnd, iconWallet, List, ListItem } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import type { ViewProps } from '../ViewProps'
import { useConnectingMultiChain } from './ConnectingMultiChainView.model'

/** Where a visitor says in which family of chains a wallet is to be connected. */
export function ConnectingMultiChainView(props: ViewProps<'ConnectingMultiChain'>): ReactElement {
  const { name, imageUrl, origins, rows, none, texts } = useConnectingMultiChain(props)
  if (rows.length === 0)
    return (
      <div className="lk-body">
        <NothingHere icon={iconWallet} none={none} />
      </div>
    )
  return (
    <div className="lk-body">
      <div className="lk-status">
        <Image src={imageUrl} allowed={origins} name={name} size={72} />
        <p className="lk-status-text">{texts.lead}</p>
      </div>
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
    </div>
  )
}
