import type { Detail, Task } from '@latchkey/testing/pairing'
import { type ReactElement, useEffect, useState } from 'react'
import { faultWords } from '../words/faultWords'
import { Details } from './Details'

/** What only the node knows, such as the fee. Keeps its space until loaded. */
export function More({ task }: { readonly task: Task }): ReactElement | null {
  const [details, setDetails] = useState<readonly Detail[] | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isGone = false
    setFault(null)
    task
      .more?.()
      .then((told) => (isGone ? undefined : setDetails(told)))
      .catch((error: unknown) => (isGone ? undefined : setFault(faultWords(error))))
    return () => {
      isGone = true
    }
  }, [task, attempt])
  if (!task.more) return null
  if (fault)
    return (
      <div className="caution caution-bad" role="alert">
        <p>{fault}</p>
        <button type="button" className="quiet-button" onClick={() => setAttempt(attempt + 1)}>
          Try again
        </button>
      </div>
    )
  return details ? <Details details={details} /> : <Skeleton />
}

function Skeleton(): ReactElement {
  return (
    <dl className="details" aria-busy="true">
      <div>
        <dt>Fee</dt>
        <dd className="skeleton">Loading…</dd>
      </div>
    </dl>
  )
}
