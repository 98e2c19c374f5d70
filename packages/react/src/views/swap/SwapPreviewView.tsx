import {
  Amount,
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
import { StepList } from '../parts/StepList'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useSwapPreview } from './SwapPreviewView.model'
import sheet, * as css from './SwapPreviewView.module.css'

type Review = NonNullable<ReturnType<typeof useSwapPreview>['review']>

/** [SWP-2] Shows what is swapped for what, what it takes, and how far it is. */
export function SwapPreviewView(props: ViewProps<'SwapPreview'>): ReactElement {
  useStyles(sheet)
  const { none, review, origins, OpenWallet, meaning, loadingText } = useSwapPreview(props)
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
  const { steps, fault, impact, waiting, warning, upgrade } = review
  return (
    <ViewBody data-state={review.state}>
      <ScrollArea label={review.heading}>
        <div className={css.review}>
          <Side side={review.pay} origins={origins} part="swap-sent" />
          <Side side={review.get} origins={origins} part="swap-received" />
          {steps ? <StepList label={steps.label} steps={steps.list} /> : null}
          <SendFacts facts={review.facts} />
          {meaning ? <meaning.Said {...meaning.of} show="effects" /> : null}
        </div>
      </ScrollArea>
      {meaning ? <meaning.Said {...meaning.of} show="warnings" /> : null}
      {impact ? <Warning text={impact} part="swap-impact" /> : null}
      {fault ? <Warning text={fault} part="swap-fault" /> : null}
      {waiting ? (
        <p className={css.waiting} data-part="swap-waiting">
          <Spinner />
          {waiting}
        </p>
      ) : fault ? null : (
        <Note>{upgrade?.text ?? warning}</Note>
      )}
      {OpenWallet ? <OpenWallet /> : null}
      {upgrade ? <Upgrade upgrade={upgrade} /> : <Choice review={review} />}
    </ViewBody>
  )
}

function Choice({ review: { cancel, swap } }: { readonly review: Review }): ReactElement {
  return (
    <div className={css.choice}>
      <Button look="secondary" data-part="cancel" onClick={cancel.run}>
        {cancel.text}
      </Button>
      <Button
        data-part="swap"
        data-autofocus
        disabled={swap.isDisabled}
        loading={swap.isBusy}
        onClick={swap.run}
      >
        {swap.text}
      </Button>
    </div>
  )
}

function Upgrade({ upgrade }: { readonly upgrade: NonNullable<Review['upgrade']> }): ReactElement {
  const { sequence, batch } = upgrade
  return (
    <div className={css.choice}>
      <Button look="secondary" data-part="swap-sequence" onClick={sequence.run}>
        {sequence.text}
      </Button>
      <Button data-part="swap-batch" data-autofocus onClick={batch.run}>
        {batch.text}
      </Button>
    </div>
  )
}

/** As many characters of an amount and its symbol as fit into a line in the big size. */
const longestBig = 13

function Side({
  side,
  origins,
  part,
}: {
  readonly side: Review['pay']
  readonly origins: readonly string[]
  readonly part: string
}): ReactElement {
  const { label, amount, symbol, image, worth } = side
  return (
    <div className={css.side} data-part={part}>
      <div>
        <p className={css.label}>{label}</p>
        <span
          className={css.number}
          data-size={`${amount} ${symbol}`.length > longestBig ? 'small' : undefined}
        >
          <Amount value={amount} unit={symbol} mark="" />
        </span>
        {worth ? <p className={css.label}>{worth}</p> : null}
      </div>
      <Image src={image} allowed={origins} name={symbol} size={40} shape="round" />
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
