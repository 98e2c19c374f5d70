import { Button, useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './ChipRow.module.css'

/** A few short choices side by side, of which one may be pressed. */
export function ChipRow(props: {
  readonly part: string
  readonly label: string
  /** Whether the label is in view. */
  readonly isHeaded?: boolean
  readonly choices: readonly {
    readonly id: string
    readonly text: string
    readonly isChosen: boolean
    readonly pick: () => void
  }[]
}): ReactElement {
  useStyles(sheet)
  const { part, label, isHeaded, choices } = props
  return (
    <fieldset className={css.group} data-part={`${part}-choices`} aria-label={label}>
      {isHeaded ? <legend className={css.heading}>{label}</legend> : null}
      <div className={css.row}>
        {choices.map(({ id, text, isChosen, pick }) => (
          <Button
            key={id}
            size="small"
            look="secondary"
            className={css.choice}
            data-part={part}
            data-choice={id}
            aria-pressed={isChosen}
            onClick={pick}
          >
            <bdi>{text}</bdi>
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
