import { useStyles } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import sheet, * as css from './SendFacts.module.css'

/** One thing to know about a transfer. */
export type SendFact = {
  readonly name: string
  readonly label: string
  readonly value: ReactNode
  readonly note?: string | null
}

/** What there is to know about a transfer, a line each. */
export function SendFacts({ facts }: { readonly facts: readonly SendFact[] }): ReactElement {
  useStyles(sheet)
  return (
    <dl className={css.facts} data-part="send-facts">
      {facts.map(({ name, label, value, note }) => (
        <div key={name} className={css.fact} data-part={`fact-${name}`}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
            {note ? <bdi className={css.note}>{note}</bdi> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
