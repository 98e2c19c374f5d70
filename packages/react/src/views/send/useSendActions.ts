import { openSend, type SendActions } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'

/** What works on the send form: null while it loads, with a way to try again if that failed. */
export type LoadedActions = {
  readonly actions: SendActions | null
  readonly retry: (() => void) | null
}

/** Loads what works on the send form. It's there at once if it was loaded before. */
export function useSendActions(): LoadedActions {
  const latchkey = useInstance()
  const [actions, setActions] = useState<SendActions | null>(latchkey.live.send?.actions ?? null)
  const [turn, setTurn] = useState(0)
  const [failedAt, setFailedAt] = useState<number | null>(null)
  useEffect(() => {
    let isCurrent = true
    openSend(latchkey).then(
      (opened) => {
        if (isCurrent) setActions(opened)
      },
      (cause: unknown) => {
        latchkey.logger.error('Could not load sending', cause)
        if (isCurrent) setFailedAt(turn)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [latchkey, turn])
  return { actions, retry: failedAt === turn ? () => setTurn(turn + 1) : null }
}
