import {
  Avatar,
  Button,
  CopyButton,
  Icon,
  Image,
  iconAccount,
  iconChevronEnd,
  iconDisconnect,
  iconKey,
  iconMail,
  iconNetwork,
  iconSwitch,
  List,
  ListItem,
  ListRow,
  ScrollArea,
  Spinner,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { IconTile } from '../parts/IconTile'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import { WaysBack } from '../parts/WaysBack'
import type { ViewProps } from '../ViewProps'
import { useAccountSettings } from './AccountSettingsView.model'
import sheet, * as css from './AccountSettingsView.module.css'

const shapes = {
  email: iconMail,
  wallet: iconKey,
  network: iconNetwork,
  type: iconSwitch,
  accounts: iconAccount,
}

/** The embedded account: its login, its ways back, its wallet and its network. */
export function AccountSettingsView(props: ViewProps<'AccountSettings'>): ReactElement {
  useStyles(sheet)
  const { account, none, copy, ways, Grants, NameRow, label, rows, signOut, announce, origins } =
    useAccountSettings(props)
  if (!account)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  return (
    <ViewBody>
      <div className={css.who}>
        <ListRow
          icon={
            <Image
              src={account.image}
              allowed={origins}
              name={account.name}
              size={40}
              shape="round"
              fallback={<Avatar address={account.address} size={40} />}
            />
          }
          primary={<bdi title={account.address}>{account.name}</bdi>}
          secondary={account.login}
          dir="auto"
        />
        <CopyButton compact text={account.address} {...copy} announce={announce} />
      </div>
      <ScrollArea>
        <div className={css.all}>
          <WaysBack shown={ways} />
          {Grants && <Grants />}
          <List label={label}>
            {rows.map(({ key, primary, secondary, run, isBusy }) => {
              const face = {
                'data-part': `settings-${key}`,
                icon: <IconTile shape={shapes[key]} />,
                primary,
                secondary,
                // An e-mail address may be cut, but not what a row does.
                wraps: key !== 'email',
              }
              return run ? (
                <ListItem
                  key={key}
                  {...face}
                  end={isBusy ? <Spinner /> : <Icon shape={iconChevronEnd} size={16} />}
                  state={isBusy ? 'busy' : undefined}
                  onClick={run}
                />
              ) : (
                <ListRow key={key} {...face} />
              )
            })}
          </List>
          {NameRow && <NameRow />}
        </div>
      </ScrollArea>
      <Button
        wide
        look="secondary"
        data-part="sign-out"
        icon={<Icon shape={iconDisconnect} />}
        loading={signOut.isBusy}
        onClick={signOut.run}
      >
        {signOut.text}
      </Button>
    </ViewBody>
  )
}
