import {
  AddressGroups,
  Amount,
  Avatar,
  Button,
  Icon,
  Image,
  iconAccount,
  iconWarning,
  ScrollArea,
  SkeletonRows,
  Spinner,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { Note } from '../parts/Note'
import { NothingHere } from '../parts/NothingHere'
import { SendFacts } from '../parts/SendFacts'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useWalletSendPreview } from './WalletSendPreviewView.model'
import sheet, * as css from './WalletSendPreviewView.module.css'

type Review = NonNullable<ReturnType<typeof useWalletSendPreview>['review']>

/** [SND-5] Shows what is about to be sent, to whom and for what fee. */
export function WalletSendPreviewView(props: ViewProps<'WalletSendPreview'>): ReactElement {
  useStyles(sheet)
  const { none, review, origins, OpenWallet, meaning, loadingText } = useWalletSendPreview(props)
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  if (!review)
    return (
      <ViewBody>
        <SkeletonRows label={loadingText} count={4} />
      </ViewBody>
    )
  const { fault, waiting, cancel, send, alike, recent } = review
  return (
    <ViewBody data-state={review.state}>
      <ScrollArea label={review.what}>
        <div className={css.review}>
          <What review={review} origins={origins} />
          <To to={review.to} />
          <SendFacts facts={review.facts} />
          {meaning ? <meaning.Said {...meaning.of} show="effects" /> : null}
        </div>
      </ScrollArea>
      {meaning ? <meaning.Said {...meaning.of} show="warnings" /> : null}
      {recent ? <Warning text={recent} part="name-warning" /> : null}
      {alike ? <Warning text={alike} part="alike-warning" /> : null}
      {fault ? <Warning text={fault} part="send-fault" /> : null}
      {waiting ? (
        <p className={css.waiting} data-part="send-waiting">
          <Spinner />
          {waiting}
        </p>
      ) : fault ? null : (
        <Note>{review.warning}</Note>
      )}
      {OpenWallet ? <OpenWallet /> : null}
      <div className={css.choice}>
        <Button look="secondary" data-part="cancel" onClick={cancel.run}>
          {cancel.text}
        </Button>
        <Button
          data-part="send"
          data-autofocus
          disabled={send.isDisabled}
          loading={send.isBusy}
          onClick={send.run}
        >
          {send.text}
        </Button>
      </div>
    </ViewBody>
  )
}

function What({
  review,
  origins,
}: {
  readonly review: Review
  readonly origins: readonly string[]
}): ReactElement {
  const { what, amount, symbol, isNft, name, image, worth } = review
  return (
    <div className={css.what} data-part="send-amount">
      <div>
        <p className={css.label}>{what}</p>
        {isNft ? (
          <p className={css.nft}>
            {amount === '1' ? null : <span>{amount} × </span>}
            <bdi>{name}</bdi>
          </p>
        ) : (
          <span className={css.number} data-size={amount.length > 12 ? 'small' : undefined}>
            <Amount value={amount} unit={symbol} mark="" />
          </span>
        )}
        {worth ? <p className={css.label}>{worth}</p> : null}
      </div>
      <Image
        src={image}
        allowed={origins}
        name={symbol}
        size={isNft ? 64 : 40}
        shape={isNft ? 'square' : 'round'}
      />
    </div>
  )
}

function To({ to }: { readonly to: Review['to'] }): ReactElement {
  return (
    <div className={css.to} data-part="send-to">
      <p className={css.label}>{to.label}</p>
      <div className={css.who}>
        <Avatar address={to.address} size={32} />
        <div>
          {to.name ? (
            <bdi className={css.name} data-part="receiver-name">
              {to.name}
            </bdi>
          ) : null}
          <AddressGroups groups={to.groups} />
        </div>
      </div>
      {to.notes.map((note) => (
        <p key={note} className={css.label} data-part="receiver-note">
          {note}
        </p>
      ))}
    </div>
  )
}

function Warning({ text, part }: { readonly text: string; readonly part: string }): ReactElement {
  return (
    <p className={css.warning} data-part={part}>
      <Icon shape={iconWarning} />
      <span>{text}</span>
    </p>
  )
}
