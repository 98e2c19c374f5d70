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
  iconQr,
  iconRefresh,
  iconWarning,
  ListItem,
  Skeleton,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import type { ViewProps } from '../ViewProps'
import { useAccountView } from './AccountView.model'

type Model = ReturnType<typeof useAccountView>

/** Who is connected, where, and what they hold. */
export function AccountView(props: ViewProps<'Account'>): ReactElement {
  const model = useAccountView(props)
  const { account, texts, Assets, Extras } = model
  if (!account)
    return (
      <div className="lk-body">
        <NothingHere icon={iconAccount} none={model.none} />
      </div>
    )
  return (
    <div className="lk-body">
      <div className="lk-who">
        <Owner model={model} account={account} />
        <CopyButton
          compact
          text={account.address}
          label={texts.copy}
          copiedLabel={texts.copied}
          failedLabel={texts.copyFailed}
          announce={model.announce}
        />
      </div>
      <div className="lk-where">
        <Balance model={model} />
        <NetworkChip model={model} />
      </div>
      <Actions model={model} />
      {Extras && <Extras />}
      {model.hasAssets && <div className="lk-room">{Assets && <Assets tools={model.tools} />}</div>}
    </div>
  )
}

function Owner({
  model: { wallet, accounts, origins, texts, openAccounts },
  account: { address, name, image },
}: {
  readonly model: Model
  readonly account: NonNullable<Model['account']>
}): ReactElement {
  const face = {
    icon: (
      <Image
        src={image}
        allowed={origins}
        name={name}
        size={40}
        shape="round"
        fallback={<Avatar address={address} size={40} />}
      />
    ),
    primary: (
      <bdi data-part="account-name" title={address}>
        {name}
      </bdi>
    ),
    secondary: wallet ? (
      <span className="lk-stale" data-part="wallet">
        <Image src={wallet.image} allowed={origins} name={wallet.name} size={16} />
        <span className="lk-clip">
          {wallet.name}
          {accounts ? ` · ${accounts}` : <span className="lk-unseen"> {texts.wallet}</span>}
        </span>
      </span>
    ) : null,
  }
  if (accounts)
    return (
      <ListItem
        {...face}
        data-part="accounts"
        end={<Icon shape={iconChevronEnd} size={16} />}
        onClick={openAccounts}
      />
    )
  return (
    <div className="lk-item">
      {face.icon}
      <span className="lk-item-body">
        <span className="lk-item-primary">{face.primary}</span>
        <span className="lk-item-secondary">{face.secondary}</span>
      </span>
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

function Actions({ model: { explorer, receive, texts, ...model } }: { readonly model: Model }): ReactElement {
  return (
    <div className="lk-acts">
      {receive ? (
        <Button
          size="small"
          look="secondary"
          data-part="receive"
          icon={<Icon shape={iconQr} />}
          onClick={receive}
        >
          {texts.receive}
        </Button>
      ) : null}
      {explorer ? (
        <a
          className="lk-button"
          data-size="small"
          data-look="secondary"
          data-part="explorer"
          href={explorer.href}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span className="lk-button-label">
            <Icon shape={iconExternal} />
            {explorer.text}
            <span className="lk-unseen">({texts.newTab})</span>
          </span>
        </a>
      ) : null}
      <Button
        size="small"
        look="secondary"
        data-part="disconnect"
        loading={model.isLeaving}
        icon={<Icon shape={iconDisconnect} />}
        onClick={model.disconnect}
      >
        {texts.disconnect}
      </Button>
    </div>
  )
}
