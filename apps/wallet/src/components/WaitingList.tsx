import type { ReactElement } from 'react'
import type { Waiting } from '../wallet/WalletState'
import { siteOf } from '../words/siteOf'

type Props = { readonly waiting: readonly Waiting[]; readonly onOpen: (id: number) => void }

/** What was put off. */
export function WaitingList({ waiting, onOpen }: Props): ReactElement | null {
  if (waiting.length === 0) return null
  return (
    <section className="card" aria-labelledby="waiting-title">
      <h2 id="waiting-title">Waiting for you</h2>
      <ul className="rows">
        {waiting.map((one) => {
          const metadata =
            one.kind === 'proposal' ? one.proposal.proposer.metadata : one.session.site.metadata
          const { name, monogram } = siteOf(metadata)
          const title = one.kind === 'proposal' ? 'Wants to connect' : one.task.title
          return (
            <li key={one.id} className="row">
              <span className="mark" aria-hidden="true">
                {monogram}
              </span>
              <span className="row-text">
                <strong dir="auto">{name}</strong>
                <span className="soft">{title}</span>
              </span>
              <button
                type="button"
                className="quiet-button"
                aria-label={`Review: ${title}, ${name}`}
                onClick={() => onOpen(one.id)}
              >
                Review
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
