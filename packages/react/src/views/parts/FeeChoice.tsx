import type { Speed } from '@latchkey/core'
import { Button, Icon, iconWarning, Skeleton, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './FeeChoice.module.css'

/** What {@link FeeChoice} shows. */
export type FeeContent = {
  /** The name of the group of choices; each field on a page has its own. */
  readonly name: string
  readonly heading: string
  readonly state: 'none' | 'asked' | 'known' | 'failed'
  readonly isQuoting: boolean
  readonly choices: readonly { readonly speed: Speed; readonly text: string; readonly amount: string }[]
  readonly speed: Speed
  readonly choose: (speed: Speed) => void
  readonly atMost: string | null
  readonly notes: readonly string[]
  readonly shortage: string | null
  readonly fault: {
    readonly title: string
    readonly text: string
    readonly retry: { readonly text: string; readonly run: () => void }
  } | null
}

/** What the transfer costs, at each speed. */
export function FeeChoice({ content }: { readonly content: FeeContent }): ReactElement {
  useStyles(sheet)
  const { heading, state, choices, fault, notes, shortage, atMost } = content
  const [only] = choices
  return (
    <fieldset className={css.fee} data-part="fee" data-state={state} aria-busy={content.isQuoting}>
      <legend className={css.heading}>{heading}</legend>
      {state === 'asked' ? <Skeleton width={160} height={20} /> : null}
      {choices.length > 1 ? (
        <div className={css.choices}>
          {choices.map((choice) => (
            <label key={choice.speed} className={css.choice} data-part="fee-choice" data-speed={choice.speed}>
              <input
                type="radio"
                name={content.name}
                value={choice.speed}
                checked={choice.speed === content.speed}
                onChange={() => content.choose(choice.speed)}
              />
              <span>{choice.text}</span>
              <bdi className={css.amount}>{choice.amount}</bdi>
            </label>
          ))}
        </div>
      ) : only ? (
        <bdi className={css.only} data-part="fee-amount">
          {only.amount}
        </bdi>
      ) : null}
      {atMost && !fault ? (
        <p className={css.quiet} data-part="fee-max">
          {atMost}
        </p>
      ) : null}
      {notes.map((note) => (
        <p key={note} className={css.quiet} data-part="fee-note">
          {note}
        </p>
      ))}
      {shortage ? (
        <p className={css.fault} data-part="fee-shortage">
          <Icon shape={iconWarning} size={16} />
          <span>{shortage}</span>
        </p>
      ) : null}
      {fault ? (
        <div className={css.fault} data-part="fee-fault">
          <span>
            {fault.title}. {fault.text}
          </span>
          <Button size="small" look="secondary" data-part="fee-retry" onClick={fault.retry.run}>
            {fault.retry.text}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
