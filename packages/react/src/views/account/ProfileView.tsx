import {
  Button,
  Clip,
  Icon,
  Image,
  iconAccount,
  iconChevronEnd,
  ListItem,
  ScrollArea,
  Unseen,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { AccountList } from '../parts/AccountList'
import { IconTile } from '../parts/IconTile'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useProfile } from './ProfileView.model'
import sheet, * as css from './ProfileView.module.css'

/** The connected wallets with their accounts. Each can be disconnected. */
export function ProfileView(props: ViewProps<'Profile'>): ReactElement {
  useStyles(sheet)
  const { wallets, none, settings, all, origins, texts } = useProfile(props)
  if (wallets.length === 0)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  return (
    <ViewBody>
      <ScrollArea>
        {wallets.map((wallet) => (
          <section key={wallet.key} className={css.wallet} data-part="wallet-group">
            <div className={css.head}>
              <Image src={wallet.image} allowed={origins} name={wallet.name} size={24} />
              <h3 className={css.names}>
                <Clip as="bdi" className={css.name}>
                  {wallet.name}
                </Clip>
                {wallet.family ? (
                  <>
                    <Unseen> · </Unseen>
                    <Clip as="bdi" className={css.family}>
                      {wallet.family}
                    </Clip>
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
      {settings ? (
        <ListItem
          data-part="account-settings"
          icon={<IconTile shape={iconAccount} />}
          primary={settings.text}
          wraps
          end={<Icon shape={iconChevronEnd} size={16} />}
          onClick={settings.run}
        />
      ) : null}
      {all ? (
        <Button wide look="quiet" data-part="disconnect-all" loading={all.isLeaving} onClick={all.run}>
          {all.text}
        </Button>
      ) : null}
    </ViewBody>
  )
}
