import { useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './CountryField.module.css'

/** A country out of all. */
export function CountryField(props: {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly set: (code: string) => void
  readonly choices: readonly { readonly code: string; readonly name: string }[]
}): ReactElement {
  useStyles(sheet)
  return (
    <label className={css.box}>
      <span className={css.label}>{props.label}</span>
      <span className={css.field}>
        <select
          className={css.select}
          data-part="country"
          autoComplete="country"
          value={props.value}
          onChange={(event) => props.set(event.target.value)}
        >
          <option value="" disabled>
            {props.placeholder}
          </option>
          {props.choices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </span>
    </label>
  )
}
