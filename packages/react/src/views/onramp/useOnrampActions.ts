import { type OnrampActions, openOnramp } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'

/** What works on the form for buying: null while it loads, with a way to try again if that failed. */
export type LoadedOnramp = {
  readonly actions: OnrampActions | null
  readonly retry: (() => void) | null
}

/** Loads what works on the form for buying, and asks who sells. */
export function useOnrampActions(): LoadedOnramp {
  const latchkey = useInstance()
  const [actions, setActions] = useState<OnrampActions | null>(latchkey.live.onramp?.actions ?? null)
  const [turn, setTurn] = useState(0)
  const [failedAt, setFailedAt] = useState<number | null>(null)
  useEffect(() => {
    let isCurrent = true
    openOnramp(latchkey).then(
      (opened) => {
        void opened.load()
        if (isCurrent) setActions(opened)
      },
      (cause: unknown) => {
        latchkey.logger.error('Could not load buying', cause)
        if (isCurrent) setFailedAt(turn)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [latchkey, turn])
  return { actions, retry: failedAt === turn ? () => setTurn(turn + 1) : null }
}
