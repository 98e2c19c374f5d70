import { useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './ChoiceRow.module.css'

/** What {@link ChoiceRow} shows. */
export type ChoiceContent = {
  /** The name of the group; each one on a page has its own. */
  readonly name: string
  readonly heading: string
  readonly chosen: string
  readonly choices: readonly {
    readonly key: string
    readonly text: string
    readonly note: string | null
  }[]
  readonly choose: (key: string) => void
}

/** A few choices side by side, of which one is taken. */
export function ChoiceRow(props: ChoiceContent & { readonly part: string }): ReactElement {
  useStyles(sheet)
  const { name, heading, chosen, choices, choose, part } = props
  return (
    <fieldset className={css.row} data-part={part}>
      <legend className={css.heading}>{heading}</legend>
      <div className={css.choices}>
        {choices.map(({ key, text, note }) => (
          <label key={key} className={css.choice} data-part={`${part}-choice`} data-choice={key}>
            <input
              type="radio"
              name={name}
              value={key}
              checked={key === chosen}
              onChange={() => choose(key)}
            />
            <span>{text}</span>
            {note ? <bdi className={css.note}>{note}</bdi> : null}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
