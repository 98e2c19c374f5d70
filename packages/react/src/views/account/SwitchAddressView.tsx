import { Avatar, Button, EmptyState, iconAccount, List, ListItem, ScrollArea, Tag } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ViewProps } from '../ViewProps'
import { useSwitchAddress } from './SwitchAddressView.model'

/** All accounts at hand, to choose the active one. */
export function SwitchAddressView(props: ViewProps<'SwitchAddress'>): ReactElement {
  const { rows, texts, connect } = useSwitchAddress(props)
  if (rows.length === 0)
    return (
      <div className="lk-body">
        <EmptyState
          icon={iconAccount}
          title={texts.noneTitle}
          text={texts.noneText}
          action={<Button onClick={connect}>{texts.connect}</Button>}
        />
      </div>
    )
  return (
    <div className="lk-body">
      <ScrollArea>
        <List label={texts.accounts}>
          {rows.map((row) => (
            <ListItem
              key={row.key}
              data-part="account-row"
              data-address={row.address}
              data-autofocus={row.isCurrent || undefined}
              icon={<Avatar address={row.address} size={36} />}
              primary={<bdi>{row.name}</bdi>}
              secondary={row.wallet}
              end={row.isCurrent ? <Tag tone="accent">{texts.current}</Tag> : null}
              state={row.isCurrent ? 'selected' : undefined}
              onClick={row.pick}
            />
          ))}
        </List>
      </ScrollArea>
    </div>
  )
}
