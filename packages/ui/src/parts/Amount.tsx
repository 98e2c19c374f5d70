import type { ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'
import sheet, * as css from './Amount.module.css'

/** A big number whose decimals and unit are smaller; pass `value` formatted for the visitor's language. */
export function Amount(props: {
  readonly value: string
  readonly unit?: string
  /** The decimal mark of the visitor's language. */
  readonly mark?: string
}): ReactElement {
  useStyles(sheet)
  const { value, unit, mark = '.' } = props
  const split = value.lastIndexOf(mark)
  const whole = split < 0 ? value : value.slice(0, split)
  const small = (split < 0 ? '' : value.slice(split)) + (unit ? `\u00a0${unit}` : '')
  return (
    <bdi className={css.amount} data-part="amount">
      {whole}
      {small ? <span className={css.small}>{small}</span> : null}
    </bdi>
  )
}
