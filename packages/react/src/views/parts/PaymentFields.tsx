import { useStyles } from '@latchkey/ui'
import type { ReactElement } from 'react'
import sheet, * as css from './PaymentFields.module.css'

/** How much to ask for, and of which token. */
export function PaymentFields(props: {
  readonly amount: {
    readonly label: string
    readonly value: string
    readonly set: (text: string) => void
    readonly isWrong: boolean
  }
  readonly token: {
    readonly label: string
    readonly value: string
    readonly set: (key: string) => void
    readonly choices: readonly { readonly key: string; readonly text: string }[]
  }
}): ReactElement {
  useStyles(sheet)
  const { amount, token } = props
  const [only] = token.choices
  return (
    <div className={css.box} data-part="payment-fields">
      <input
        className={css.amount}
        data-part="payment-amount"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        aria-label={amount.label}
        aria-invalid={amount.isWrong}
        placeholder={amount.label}
        value={amount.value}
        onChange={(event) => amount.set(event.target.value)}
      />
      {token.choices.length > 1 ? (
        <select
          className={css.token}
          data-part="payment-token"
          aria-label={token.label}
          value={token.value}
          onChange={(event) => token.set(event.target.value)}
        >
          {token.choices.map(({ key, text }) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <bdi className={css.unit}>{only?.text}</bdi>
      )}
    </div>
  )
}
