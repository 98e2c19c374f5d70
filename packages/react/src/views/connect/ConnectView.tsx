import {
  Button,
  Divider,
  Icon,
  iconChevronEnd,
  iconWallet,
  List,
  ListItem,
  ListRow,
  Skeleton,
  Tag,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { IconTile } from '../parts/IconTile'
import { LegalCheckbox } from '../parts/LegalCheckbox'
import { LegalNote } from '../parts/LegalNote'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import { WalletList } from '../parts/WalletList'
import type { ViewProps } from '../ViewProps'
import { useConnect } from './ConnectView.model'

/** Widths of the names that keep the place of wallets still to come. */
const placeholders = [120, 148, 96]

/** Where a visitor chooses how to connect. */
export function ConnectView(props: ViewProps<'Connect'>): ReactElement {
  const model = useConnect(props)
  const { legal, methods, texts, Method } = model
  return (
    <ViewBody>
      <LegalCheckbox legal={legal} />
      {methods.map((method, index) => [
        index > 0 && (method === 'wallet' || methods[index - 1] === 'wallet') ? (
          <Divider key="or" label={texts.or} />
        ) : null,
        method === 'wallet' ? (
          <Wallets key={method} model={model} />
        ) : (
          <div
            key={method}
            style={{ minBlockSize: model.roomOf(method) }}
            data-part="connect-method"
            data-method={method}
          >
            {Method ? (
              <Method
                method={method}
                hasPasskey={model.hasPasskey(method)}
                hasGuide={model.hasGuide(method)}
                isBlocked={legal.isBlocked}
              />
            ) : null}
          </div>
        ),
      ])}
      <LegalNote legal={legal} />
    </ViewBody>
  )
}

function Wallets({ model }: { readonly model: ReturnType<typeof useConnect> }): ReactElement {
  const { rows, origins, label, texts, legal, note } = model
  if (model.isCollapsed)
    return (
      <Button look="secondary" wide disabled={legal.isBlocked} onClick={model.openWallets}>
        {texts.collapsed}
      </Button>
    )
  if (model.isEmpty) return <NothingHere icon={iconWallet} none={model.none} />
  if (model.isLooking)
    return (
      <div aria-busy="true">
        <List label={label}>
          <Placeholders count={placeholders.length} />
        </List>
      </div>
    )
  return (
    <WalletList label={label} rows={rows} origins={origins} isBlocked={legal.isBlocked} note={note}>
      <Placeholders count={model.room} />
      {model.hasAll ? (
        <ListItem
          size="wallet"
          data-part="all-wallets"
          icon={<IconTile shape={iconWallet} />}
          primary={texts.all}
          end={model.count ? <Tag>{model.count}</Tag> : <Icon shape={iconChevronEnd} size={16} />}
          disabled={legal.isBlocked}
          onClick={model.openAll}
        />
      ) : null}
    </WalletList>
  )
}

function Placeholders({ count }: { readonly count: number }): ReactElement {
  return (
    <>
      {placeholders.slice(0, count).map((width) => (
        <ListRow key={width} size="wallet" icon={<Skeleton width={40} height={40} />}>
          <Skeleton width={width} height={14} />
        </ListRow>
      ))}
    </>
  )
}
