import { connectFailed, isLatchkeyError, type LatchkeyError } from '@latchkey/protocol'
import { useCallback, useMemo, useRef, useState } from 'react'

/** How the last request to the wallet went. */
export type RequestStatus<Answer> = {
  /** The answer; null before it comes. */
  readonly data: Answer | null
  /** Why it failed, such as a visitor who declined. Cleared by the next request. */
  readonly error: LatchkeyError | null
  readonly isPending: boolean
  /** Forgets the answer and the error. An answer that is on its way is ignored. */
  reset(): void
}

type Progress<Answer> = Omit<RequestStatus<Answer>, 'reset'>

const idle = { data: null, error: null, isPending: false } as const

/** Runs a request and keeps how it goes; only the latest one counts. The function rejects with the same error. */
export function useRequest<Args extends readonly unknown[], Answer>(
  ask: (...args: Args) => Promise<Answer>,
): readonly [run: (...args: Args) => Promise<Answer>, status: RequestStatus<Answer>] {
  const [progress, setProgress] = useState<Progress<Answer>>(idle)
  const turn = useRef(0)
  const run = useCallback(
    async (...args: Args) => {
      turn.current += 1
      const mine = turn.current
      const settle = (next: Progress<Answer>) => {
        if (mine === turn.current) setProgress(next)
      }
      settle({ ...idle, isPending: true })
      try {
        const data = await ask(...args)
        settle({ ...idle, data })
        return data
      } catch (cause) {
        const error = isLatchkeyError(cause) ? cause : connectFailed({ reason: String(cause) }, { cause })
        settle({ ...idle, error })
        throw error
      }
    },
    [ask],
  )
  const reset = useCallback(() => {
    turn.current += 1
    setProgress(idle)
  }, [])
  return useMemo(() => [run, { ...progress, reset }] as const, [run, progress, reset])
}
