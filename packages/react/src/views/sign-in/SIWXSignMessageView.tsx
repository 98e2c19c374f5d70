import {
  Avatar,
  Button,
  Icon,
  Image,
  iconAccount,
  iconChevronDown,
  iconGlobe,
  Ring,
  RowText,
  ScrollArea,
  Skeleton,
  Spinner,
  Unseen,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Note } from '../parts/Note'
import { NothingHere } from '../parts/NothingHere'
import { Status } from '../parts/Status'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useSIWXSignMessage } from './SIWXSignMessageView.model'
import sheet, * as css from './SIWXSignMessageView.module.css'

type Model = ReturnType<typeof useSIWXSignMessage>

/** [SIW-1] Asks for the signature that proves who owns the account, and shows what to do if it fails. */
export function SIWXSignMessageView(_props: ViewProps<'SIWXSignMessage' | 'ConnectingSiwe'>): ReactElement {
  useStyles(sheet)
  const model = useSIWXSignMessage()
  const { phase, title, text, note, none, OpenWallet } = model
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  return (
    <ViewBody data-state={phase}>
      <ScrollArea>
        <div className={css.asked}>
          <Status title={title} text={text} isBusy={phase === 'preparing' || phase === 'signing'}>
            <Meeting model={model} />
          </Status>
          <Facts model={model} />
          {model.isSignedIn ? null : <Message model={model} />}
        </div>
      </ScrollArea>
      {OpenWallet ? <OpenWallet /> : null}
      {note ? <Note>{note}</Note> : null}
      <Choice model={model} />
    </ViewBody>
  )
}

function Meeting({ model: { site, wallet, origins, ring } }: { readonly model: Model }): ReactElement {
  return (
    <div className={css.meeting} data-part="meeting" data-state={ring}>
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
    <div className={css.facts} data-part="sign-in-facts">
      <p className={css.fact} data-part="sign-in-account">
        <Image
          src={image}
          allowed={origins}
          name={name}
          size={32}
          shape="round"
          fallback={<Avatar address={address ?? ''} size={32} />}
        />
        <RowText
          wraps
          primary={
            <>
              <Unseen>{texts.account} </Unseen>
              <bdi title={address ?? undefined}>{name}</bdi>
            </>
          }
          secondary={
            <>
              {short ? (
                <>
                  <bdi>{short}</bdi>
                  {' · '}
                </>
              ) : null}
              <bdi>{network}</bdi>
            </>
          }
        />
      </p>
      <p className={css.fact} data-part="sign-in-domain">
        <Icon shape={iconGlobe} />
        <RowText
          wraps
          primary={domain === null ? <Skeleton width={120} height={14} /> : <bdi dir="ltr">{domain}</bdi>}
          secondary={texts.domain}
        />
      </p>
    </div>
  )
}

function Message({ model: { phase, message, texts } }: { readonly model: Model }): ReactElement | null {
  if (message === null)
    return phase === 'preparing' ? (
      <p className={css.preparing} data-part="authenticating">
        <Spinner />
        {texts.authenticating}
      </p>
    ) : null
  return (
    <details className={css.message} data-part="sign-in-message">
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
    <div className={css.choice}>
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
