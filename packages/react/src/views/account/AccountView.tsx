import {
  Amount,
  Avatar,
  Button,
  Clip,
  CopyButton,
  Icon,
  Image,
  iconAccount,
  iconCard,
  iconChevronDown,
  iconChevronEnd,
  iconDisconnect,
  iconExternal,
  iconQr,
  iconRefresh,
  iconSend,
  iconSwitch,
  iconWarning,
  LinkButton,
  ListItem,
  ListRow,
  Skeleton,
  Unseen,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useAccountView } from './AccountView.model'
import sheet, * as css from './AccountView.module.css'

type Model = ReturnType<typeof useAccountView>

const actionShapes = { onramp: iconCard, swaps: iconSwitch, receive: iconQr, send: iconSend }

/** The connected account, its network and its assets. */
export function AccountView(props: ViewProps<'Account'>): ReactElement {
  useStyles(sheet)
  const model = useAccountView(props)
  const { account, texts, Assets, signInRoom, SignIn, hasWaiting, Waiting } = model
  if (!account)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={model.none} />
      </ViewBody>
    )
  return (
    <ViewBody>
      <div className={css.who}>
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
      <div className={css.where}>
        <Balance model={model} />
        <NetworkChip model={model} />
      </div>
      <Actions model={model} />
      {signInRoom && (
        <div className={css.signIn} data-part="sign-in-room" data-state={signInRoom}>
          {SignIn && <SignIn />}
        </div>
      )}
      {hasWaiting && (
        <div className={css.waiting} data-part="waiting-room">
          {Waiting && <Waiting />}
        </div>
      )}
      {model.hasAssets && (
        <div className={css.room} data-part="assets-room">
          {Assets && <Assets />}
        </div>
      )}
    </ViewBody>
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
      <span className={css.quiet} data-part="wallet">
        <Image src={wallet.image} allowed={origins} name={wallet.name} size={16} />
        <Clip>
          {wallet.name}
          {accounts ? ` · ${accounts}` : <Unseen> {texts.wallet}</Unseen>}
        </Clip>
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
  return <ListRow {...face} />
}

function Balance({ model: { balance, texts } }: { readonly model: Model }): ReactElement {
  return (
    <div
      className={css.balance}
      data-part="balance"
      data-state={balance.state}
      aria-busy={balance.state === 'loading'}
    >
      <Unseen>{texts.balance} </Unseen>
      {balance.state === 'loading' ? <Skeleton width={148} height={32} /> : null}
      {balance.state === 'known' ? (
        <Amount value={balance.value} unit={balance.unit} mark={balance.mark} />
      ) : null}
      {balance.note ? (
        <span className={css.quiet}>
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
      <span className={`${css.chip} ${css.fixed}`} data-part="network-chip">
        {image}
        <Clip>{network.name}</Clip>
      </span>
    )
  return (
    <Button
      className={css.chip}
      size="small"
      look="secondary"
      data-part="network-chip"
      aria-label={network.label}
      icon={image}
      onClick={network.open}
    >
      <Clip>{network.name}</Clip>
      <Icon shape={iconChevronDown} size={16} />
    </Button>
  )
}

function Actions({ model: { explorer, actions, texts, ...model } }: { readonly model: Model }): ReactElement {
  return (
    <div className={css.actions}>
      {actions.map(({ name, text, run, isWaiting }) => (
        <Button
          key={name}
          size="small"
          look="secondary"
          data-part={name}
          icon={<Icon shape={actionShapes[name]} />}
          disabled={isWaiting}
          onClick={run}
        >
          {text}
        </Button>
      ))}
      {explorer ? (
        <LinkButton
          size="small"
          look="secondary"
          data-part="explorer"
          icon={<Icon shape={iconExternal} />}
          href={explorer.href}
          target="_blank"
          rel="noopener noreferrer"
        >
          {explorer.text}
          <Unseen>({texts.newTab})</Unseen>
        </LinkButton>
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
