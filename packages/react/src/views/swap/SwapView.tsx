import {
  Button,
  Icon,
  IconButton,
  iconAccount,
  iconChevronDown,
  iconSwitch,
  iconWarning,
  ScrollArea,
  SkeletonRows,
  useStyles,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { AmountField } from '../parts/AmountField'
import { ChoiceRow } from '../parts/ChoiceRow'
import { Note } from '../parts/Note'
import { NothingHere } from '../parts/NothingHere'
import { SendFacts } from '../parts/SendFacts'
import { ViewBody } from '../parts/ViewBody'
import type { ViewProps } from '../ViewProps'
import { useSwapView } from './SwapView.model'
import sheet, * as css from './SwapView.module.css'

type Details = NonNullable<ReturnType<typeof useSwapView>['details']>

/** [SWP-2] What is paid and what is got, with the rate and everything behind it. The button says what is missing. */
export function SwapView(props: ViewProps<'Swap'>): ReactElement {
  useStyles(sheet)
  const { none, form, loading, origins, details, quoting, next } = useSwapView(props)
  if (none)
    return (
      <ViewBody>
        <NothingHere icon={iconAccount} none={none} />
      </ViewBody>
    )
  if (!form)
    return (
      <ViewBody>
        <SkeletonRows label={loading} count={3} />
      </ViewBody>
    )
  const { pay, get, turn, shortage, fault } = form
  return (
    <ViewBody>
      <ScrollArea>
        <div className={css.form}>
          <div data-part="swap-pay">
            <AmountField content={pay} origins={origins} onEnter={next.run} />
          </div>
          <div className={css.turn}>
            <IconButton
              shape={iconSwitch}
              label={turn.text}
              data-part="swap-direction"
              disabled={turn.isDisabled}
              onClick={turn.run}
            />
          </div>
          <div data-part="swap-get">
            <AmountField content={get} origins={origins} onEnter={next.run} />
          </div>
          {shortage ? <Fault text={shortage} part="swap-shortage" /> : null}
          {fault ? (
            <div className={css.failed}>
              <Fault text={fault.text} part="swap-fault" />
              <Button size="small" look="secondary" data-part="swap-retry" onClick={fault.retry.run}>
                {fault.retry.text}
              </Button>
            </div>
          ) : null}
          {quoting ? <Note data-part="swap-quoting">{quoting}</Note> : null}
          {details ? <Offer details={details} /> : null}
        </div>
      </ScrollArea>
      <Button
        wide
        data-part="review-swap"
        disabled={next.isDisabled && !next.isBusy}
        loading={next.isBusy}
        onClick={next.run}
      >
        {next.text}
      </Button>
    </ViewBody>
  )
}

function Offer({ details }: { readonly details: Details }): ReactElement {
  const { rate, label, isOpen, toggle, facts, slippage, offers, warning } = details
  return (
    <>
      <Button
        size="small"
        look="quiet"
        data-part="swap-details"
        aria-expanded={isOpen}
        aria-label={`${rate}. ${label}`}
        onClick={toggle}
      >
        <bdi data-part="swap-rate">{rate}</bdi>
        <span className={css.chevron} data-state={isOpen ? 'open' : 'closed'}>
          <Icon shape={iconChevronDown} size={16} />
        </span>
      </Button>
      {warning ? <Fault text={warning} part="swap-impact" /> : null}
      {isOpen ? (
        <>
          <SendFacts facts={facts} />
          <ChoiceRow {...slippage} part="slippage" />
          {offers ? <ChoiceRow {...offers} part="offers" /> : null}
        </>
      ) : null}
    </>
  )
}

function Fault({ text, part }: { readonly text: string; readonly part: string }): ReactElement {
  return (
    <p className={css.fault} data-part={part}>
      <Icon shape={iconWarning} size={16} />
      <span>{text}</span>
    </p>
  )
}
