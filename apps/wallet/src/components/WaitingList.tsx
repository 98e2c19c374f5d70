import type { ReactElement } from 'react'
import { siteIn, type Waiting } from '../wallet/WalletState'
import { siteOf } from '../words/siteOf'
import { titleOf } from '../words/titleOf'
import { SiteRow } from './SiteRow'

type Props = { readonly waiting: readonly Waiting[]; readonly onOpen: (id: number) => void }

/** The postponed requests. */
export function WaitingList({ waiting, onOpen }: Props): ReactElement | null {
  if (waiting.length === 0) return null
  return (
    <section className="card" aria-labelledby="waiting-title">
      <h2 id="waiting-title">Waiting for you</h2>
      <ul className="rows">
        {waiting.map((one) => {
          const metadata = siteIn(one)
          const { name } = siteOf(metadata)
          const title = titleOf(one)
          return (
            <li key={one.id}>
              <SiteRow metadata={metadata} line={title}>
                <button
                  type="button"
                  className="quiet-button"
                  aria-label={`Review: ${title}, ${name}`}
                  onClick={() => onOpen(one.id)}
                >
                  Review
                </button>
              </SiteRow>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
