import type { ReactElement } from 'react'
import { usePlayground } from '../playground/usePlayground'

const most = 5

/** Lists the parts of the query that were ignored. */
export function QueryNotice(): ReactElement | null {
  const { faults, playground } = usePlayground()
  if (faults.length === 0) return null
  const more = faults.length - most
  return (
    <section className="query-notice" role="status" aria-label="Ignored settings">
      <div>
        <p>These settings in the address are invalid and were ignored:</p>
        <ul>
          {faults.slice(0, most).map(({ name, value, reason }) => (
            <li key={`${name} ${reason}`}>
              <code>{name}</code>: {reason} <span className="faint">(it was “{value}”)</span>
            </li>
          ))}
          {more > 0 ? <li>and {more} more</li> : null}
        </ul>
      </div>
      <button type="button" className="button" onClick={() => playground.dismissFaults()}>
        Dismiss
      </button>
    </section>
  )
}
