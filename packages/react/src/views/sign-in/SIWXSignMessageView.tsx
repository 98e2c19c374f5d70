import {
  Avatar,
  Button,
  Icon,
  Image,
  iconAccount,
  iconChevronDown,
  iconGlobe,
  Ring,
  ScrollArea,
  Skeleton,
  Spinner,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { NothingHere } from '../parts/NothingHere'
import { WalletQuestion } from '../parts/WalletQuestion'
import type { ViewProps } from '../ViewProps'
import { useSIWXSignMessage } from './SIWXSignMessageView.model'

type Model = ReturnType<typeof useSIWXSignMessage>

/** [SIW-1] Asks for the signature that proves whose the account is, and shows the way on when there is none. */
export function SIWXSignMessageView(_props: ViewProps<'SIWXSignMessage' | 'ConnectingSiwe'>): ReactElement {
  const model = useSIWXSignMessage()
  const { phase, title, text, note, none, OpenWallet } = model
  if (none)
    return (
      <div className="lk-body">
        <NothingHere icon={iconAccount} none={none} />
      </div>
    )
  return (
    <div className="lk-body" data-state={phase}>
      <ScrollArea>
        <div className="lk-asked">
          <div className="lk-status" aria-busy={phase === 'preparing' || phase === 'signing'}>
            <Meeting model={model} />
            <p className="lk-status-title">{title}</p>
            <p className="lk-status-text">{text}</p>
          </div>
          <Facts model={model} />
          {model.isSignedIn ? null : <Message model={model} />}
        </div>
      </ScrollArea>
      {OpenWallet ? <OpenWallet /> : null}
      {note ? <p className="lk-note">{note}</p> : null}
      <Choice model={model} />
    </div>
  )
}

function Meeting({ model: { site, wallet, origins, ring } }: { readonly model: Model }): ReactElement {
  return (
    <div className="lk-meet" data-part="meeting" data-state={ring}>
      <span>
        <Image src={site.image} allowed={site.origins} name={site.name} size={60} shape="round" />
      </span>
      <span>
        <Ring state={ring}>
          <Image src={wallet.image} allowed={origins} name={wallet.name} size={60} />
        </Ring>
      </span>
    </div>
  )
}

function Facts({ model: { subject, origins, texts } }: { readonly model: Model }): ReactElement {
  const { address, name, short, image, network, domain } = subject
  return (
    <div className="lk-facts" data-part="sign-in-facts">
      <p className="lk-fact" data-part="sign-in-account">
        <Image
          src={image}
          allowed={origins}
          name={name}
          size={32}
          shape="round"
          fallback={<Avatar address={address ?? ''} size={32} />}
        />
        <span className="lk-item-body">
          <span className="lk-item-primary">
            <span className="lk-unseen">{texts.account} </span>
            <bdi title={address ?? undefined}>{name}</bdi>
          </span>
          <span className="lk-item-secondary">
            {short ? (
              <>
                <bdi>{short}</bdi>
                {' · '}
              </>
            ) : null}
            <bdi>{network}</bdi>
          </span>
        </span>
      </p>
      <p className="lk-fact" data-part="sign-in-domain">
        <Icon shape={iconGlobe} />
        <span className="lk-item-body">
          <span className="lk-item-primary">
            {domain === null ? <Skeleton width={120} height={14} /> : <bdi dir="ltr">{domain}</bdi>}
          </span>
          <span className="lk-item-secondary">{texts.domain}</span>
        </span>
      </p>
    </div>
  )
}

function Message({ model: { phase, message, texts } }: { readonly model: Model }): ReactElement | null {
  if (message === null)
    return phase === 'preparing' ? (
      <p className="lk-message-wait" data-part="authenticating">
        <Spinner />
        {texts.authenticating}
      </p>
    ) : null
  return (
    <details className="lk-message" data-part="sign-in-message">
      <summary>
        <Icon shape={iconChevronDown} size={16} />
        {texts.read}
      </summary>
      <pre data-part="message" dir="ltr" lang="en">
        {message}
      </pre>
    </details>
  )
}

function Choice({ model: { sign, cancel, done, isSignedIn } }: { readonly model: Model }): ReactElement {
  if (isSignedIn)
    return (
      <Button wide data-autofocus data-part="done" onClick={done.run}>
        {done.text}
      </Button>
    )
  return (
    <div className="lk-choice">
      <Button look="secondary" data-part="cancel" loading={cancel.isBusy} onClick={cancel.run}>
        {cancel.text}
      </Button>
      <Button
        data-part="sign"
        data-autofocus
        disabled={sign.isDisabled}
        loading={sign.isBusy}
        onClick={sign.run}
      >
        {sign.text}
      </Button>
    </div>
  )
}

// Only named: what it has in common with other views comes in one script, which is not to be cut into two; see firstParts.
SIWXSignMessageView.alongside = WalletQuestion
