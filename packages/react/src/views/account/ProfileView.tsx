import { Button, Image, iconAccount, ScrollArea } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { AccountList } from '../parts/AccountList'
import { NothingHere } from '../parts/NothingHere'
import type { ViewProps } from '../ViewProps'
import { useProfile } from './ProfileView.model'

/** The connected wallets with their accounts; each can be disconnected by itself. */
export function ProfileView(props: ViewProps<'Profile'>): ReactElement {
  const { wallets, none, all, origins, texts } = useProfile(props)
  if (wallets.length === 0)
    return (
      <div className="lk-body">
        <NothingHere icon={iconAccount} none={none} />
      </div>
    )
  return (
    <div className="lk-body">
      <ScrollArea>
        {wallets.map((wallet) => (
          <section key={wallet.key} className="lk-group" data-part="wallet-group">
            <div className="lk-group-head">
              <Image src={wallet.image} allowed={origins} name={wallet.name} size={24} />
              <h3 className="lk-group-name">
                <bdi className="lk-clip">{wallet.name}</bdi>
                {wallet.family ? (
                  <>
                    <span className="lk-unseen"> · </span>
                    <bdi className="lk-clip">{wallet.family}</bdi>
                  </>
                ) : null}
              </h3>
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
            <AccountList label={wallet.title} rows={wallet.rows} current={texts.current} />
          </section>
        ))}
      </ScrollArea>
      {all ? (
        <Button wide look="quiet" data-part="disconnect-all" loading={all.isLeaving} onClick={all.run}>
          {all.text}
        </Button>
      ) : null}
    </div>
  )
}
