import { Icon, Image, iconChevronEnd, List, ListItem, ScrollArea } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ViewProps } from '../ViewProps'
import { useGetWallet } from './GetWalletView.model'

/** A few wallets for someone who has none. */
export function GetWalletView(props: ViewProps<'GetWallet'>): ReactElement {
  const { rows, origins, texts } = useGetWallet(props)
  return (
    <div className="lk-body">
      <p className="lk-lead">{texts.lead}</p>
      <ScrollArea>
        <List label={texts.wallets}>
          {rows.map((row) => (
            <ListItem
              key={row.id}
              size="wallet"
              data-part="wallet-row"
              data-wallet={row.id}
              icon={<Image src={row.imageUrl} allowed={origins} name={row.name} size={40} />}
              primary={row.name}
              end={<Icon shape={iconChevronEnd} size={16} />}
              onClick={row.pick}
            />
          ))}
        </List>
      </ScrollArea>
    </div>
  )
}
