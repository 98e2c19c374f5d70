import { Avatar, Button, EmptyState, Image, iconAccount, List, ListItem, ScrollArea, Tag } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { ViewProps } from '../ViewProps'
import { useProfile } from './ProfileView.model'

/** The connected wallets with their accounts; each can be disconnected by itself. */
export function ProfileView(props: ViewProps<'Profile'>): ReactElement {
  const { wallets, origins, texts, connect } = useProfile(props)
  if (wallets.length === 0)
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
        {wallets.map((wallet) => (
          <section key={wallet.key} className="lk-group" data-part="wallet-group">
            <div className="lk-group-head">
              <Image src={wallet.image} allowed={origins} name={wallet.name} size={24} />
              <h3 className="lk-clip">{wallet.name}</h3>
              <Button
                size="small"
                look="quiet"
                loading={wallet.isLeaving}
                aria-label={wallet.disconnectText}
                onClick={wallet.disconnect}
              >
                {texts.disconnect}
              </Button>
            </div>
            <List label={wallet.name}>
              {wallet.rows.map((row) => (
                <ListItem
                  key={row.key}
                  data-part="account-row"
                  data-address={row.address}
                  data-autofocus={row.isCurrent || undefined}
                  icon={<Avatar address={row.address} size={36} />}
                  primary={<bdi>{row.name}</bdi>}
                  end={row.isCurrent ? <Tag tone="accent">{texts.current}</Tag> : null}
                  state={row.isCurrent ? 'selected' : undefined}
                  onClick={row.pick}
                />
              ))}
            </List>
          </section>
        ))}
      </ScrollArea>
    </div>
  )
}
