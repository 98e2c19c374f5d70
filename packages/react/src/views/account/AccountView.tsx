import {
  Amount,
  Avatar,
  Button,
  CopyButton,
  Icon,
  Image,
  iconAccount,
  iconChevronDown,
  iconChevronEnd,
  iconDisconnect,
  iconExternal,
  iconRefresh,
  iconSearch,
  iconWarning,
  List,
  ListItem,
  Skeleton,
  Spinner,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { IconTile } from '../parts/IconTile'
import { NothingHere } from '../parts/NothingHere'
import type { ViewProps } from '../ViewProps'
import { useAccountView } from './AccountView.model'

type Model = ReturnType<typeof useAccountView>

/** Who is connected, where, and what they hold. */
export function AccountView(props: ViewProps<'Account'>): ReactElement {
  const model = useAccountView(props)
  const { account, texts, Assets } = model
  if (!account)
    return (
      <div className="lk-body">
        <NothingHere icon={iconAccount} none={model.none} />
      </div>
    )
  return (
    <div className="lk-body">
      <div className="lk-head">
        <Image
          src={account.image}
          allowed={model.origins}
          name={account.name}
          size={64}
          shape="round"
          fallback={<Avatar address={account.address} size={64} />}
        />
        <div className="lk-name">
          <bdi data-part="account-name" title={account.address}>
            {account.name}
          </bdi>
          <CopyButton
            compact
            text={account.address}
            label={texts.copy}
            copiedLabel={texts.copied}
            failedLabel={texts.copyFailed}
            announce={model.announce}
          />
        </div>
        <Balance model={model} />
        <NetworkChip model={model} />
      </div>
      <List>
        {model.wallet ? <Wallet model={model} /> : null}
        {model.explorer ? <Explorer model={model} /> : null}
        <ListItem
          data-part="disconnect"
          icon={<IconTile shape={iconDisconnect} />}
          primary={texts.disconnect}
          state={model.isLeaving ? 'busy' : undefined}
          end={model.isLeaving ? <Spinner size={16} /> : null}
          onClick={model.disconnect}
        />
      </List>
      {Assets ? <Assets tools={model.tools} /> : null}
    </div>
  )
}

function Balance({ model: { balance, texts } }: { readonly model: Model }): ReactElement {
  return (
    <div
      className="lk-balance"
      data-part="balance"
      data-state={balance.state}
      aria-busy={balance.state === 'loading'}
    >
      <span className="lk-unseen">{texts.balance} </span>
      {balance.state === 'loading' ? <Skeleton width={148} height={32} /> : null}
      {balance.state === 'known' ? <Amount value={balance.value} unit={balance.unit} /> : null}
      {balance.note ? (
        <span className="lk-stale">
          {balance.note}
          <Button
            size="small"
            look="quiet"
            icon={<Icon shape={iconRefresh} size={16} />}
            loading={balance.isRefreshing}
            onClick={balance.refresh}
          >
            {texts.refresh}
          </Button>
        </span>
      ) : null}
    </div>
  )
}

function NetworkChip({ model: { network, origins } }: { readonly model: Model }): ReactElement | null {
  if (!network) return null
  const image = network.isSupported ? (
    <Image src={network.image} allowed={origins} name={network.name} size={20} shape="round" />
  ) : (
    <Icon shape={iconWarning} />
  )
  if (!network.isSwitchable)
    return (
      <span className="lk-chip" data-part="network-chip">
        {image}
        <span className="lk-clip">{network.name}</span>
      </span>
    )
  return (
    <Button
      className="lk-chip"
      size="small"
      look="secondary"
      data-part="network-chip"
      aria-label={network.label}
      icon={image}
      onClick={network.open}
    >
      <span className="lk-clip">{network.name}</span>
      <Icon shape={iconChevronDown} size={16} />
    </Button>
  )
}

function Wallet({
  model: { wallet, accounts, origins, texts, openAccounts },
}: {
  readonly model: Model
}): ReactElement | null {
  if (!wallet) return null
  const icon = <Image src={wallet.image} allowed={origins} name={wallet.name} size={32} />
  if (accounts)
    return (
      <ListItem
        data-part="accounts"
        icon={icon}
        primary={wallet.name}
        secondary={accounts}
        end={<Icon shape={iconChevronEnd} size={16} />}
        onClick={openAccounts}
      />
    )
  return (
    <div className="lk-item" data-part="wallet">
      {icon}
      <span className="lk-item-body">
        <span className="lk-item-primary">{wallet.name}</span>
        <span className="lk-item-secondary">{texts.wallet}</span>
      </span>
    </div>
  )
}

function Explorer({ model: { explorer, texts } }: { readonly model: Model }): ReactElement | null {
  if (!explorer) return null
  return (
    <a
      className="lk-item"
      data-part="explorer"
      href={explorer.href}
      target="_blank"
      rel="noopener noreferrer"
    >
      <IconTile shape={iconSearch} />
      <span className="lk-item-body">
        <span className="lk-item-primary">{explorer.text}</span>
      </span>
      <span className="lk-item-end">
        <Icon shape={iconExternal} size={16} />
        <span className="lk-unseen">({texts.newTab})</span>
      </span>
    </a>
  )
}
