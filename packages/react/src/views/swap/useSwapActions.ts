import { openSwap, type SwapActions } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'

/** What works on the swap form: null while it loads, with a way to try again if that failed. */
export type LoadedSwapActions = {
  readonly actions: SwapActions | null
  readonly retry: (() => void) | null
}

/** Loads what works on the swap form, and starts it. It's there at once if it was loaded before. */
export function useSwapActions(): LoadedSwapActions {
  const latchkey = useInstance()
  const [actions, setActions] = useState<SwapActions | null>(latchkey.live.swap?.actions ?? null)
  const [turn, setTurn] = useState(0)
  const [failedAt, setFailedAt] = useState<number | null>(null)
  useEffect(() => {
    let isCurrent = true
    openSwap(latchkey).then(
      (opened) => {
        void opened.start()
        if (isCurrent) setActions(opened)
      },
      (cause: unknown) => {
        latchkey.logger.error('Could not load swapping', cause)
        if (isCurrent) setFailedAt(turn)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [latchkey, turn])
  return { actions, retry: failedAt === turn ? () => setTurn(turn + 1) : null }
}
