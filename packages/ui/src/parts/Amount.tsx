import type { ReactElement } from 'react'
import { useStyles } from '../styles/useStyles'

/** Styles of {@link Amount}. */
export const amountStyles: string = /* css */ `
.lk-amount{display:inline-block;font-size:var(--lk-font-size-2xl);font-weight:600;line-height:40px;letter-spacing:-.02em;font-variant-numeric:tabular-nums;unicode-bidi:isolate}
.lk-amount-small{color:var(--lk-text-soft);font-size:var(--lk-font-size-xl)}
`

/** A big number whose decimals and unit are smaller; `value` comes formatted for the visitor's language. */
export function Amount(props: {
  readonly value: string
  readonly unit?: string
  /** The decimal mark of the visitor's language. */
  readonly mark?: string
}): ReactElement {
  useStyles(amountStyles)
  const { value, unit, mark = '.' } = props
  const split = value.lastIndexOf(mark)
  const whole = split < 0 ? value : value.slice(0, split)
  const small = (split < 0 ? '' : value.slice(split)) + (unit ? `\u00a0${unit}` : '')
  return (
    <bdi className="lk-amount" data-part="amount">
      {whole}
      {small ? <span className="lk-amount-small">{small}</span> : null}
    </bdi>
  )
}
