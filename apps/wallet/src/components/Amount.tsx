import type { ReactElement } from 'react'

/** A large number with its unit. */
export function Amount({ text }: { readonly text: string }): ReactElement {
  const [number = '', ...unit] = text.split(' ')
  const [whole = '', decimals] = number.split('.')
  return (
    <p className="amount">
      <span className="amount-number">
        {whole}
        {decimals === undefined ? null : <span className="amount-decimals">.{decimals}</span>}
      </span>{' '}
      <span className="amount-unit">{unit.join(' ')}</span>
    </p>
  )
}
