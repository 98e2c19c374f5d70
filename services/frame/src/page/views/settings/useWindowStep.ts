import { useEffect, useRef, useState } from 'react'
import type { WindowOffer } from '../../approve/window/offerWindow'
import type { SettingsPorts } from './SettingsPorts'
import type { ShownStep } from './Step'

/** A step that the visitor confirms in a window, where the browser can't tell what covers the frame. */
export type WindowStep = {
  readonly isOffered: boolean
  readonly isWaiting: boolean
  /** Confirmed there. What follows may need a press in this page. */
  readonly isConfirmed: boolean
  /** Opens the window, in a click. */
  readonly open: () => void
}

/** Prepares a window for a step if `offer` is given, before the click that opens it. */
export function useWindowStep(
  offer: SettingsPorts['confirmInWindow'],
  { title, lines, action }: ShownStep,
  cancel: () => void,
): WindowStep {
  const [made, setMade] = useState<WindowOffer | null>(null)
  const [state, setState] = useState<'idle' | 'waiting' | 'confirmed'>('idle')
  const shown = useRef({ title, lines, action })
  const end = useRef(cancel)
  useEffect(() => {
    if (!offer) return
    const leaving = new AbortController()
    offer(shown.current, leaving.signal).then(
      async (one) => {
        if (leaving.signal.aborted) return
        setMade(one)
        const decision = await one.decision
        if (leaving.signal.aborted) return
        if (decision === 'approved') setState('confirmed')
        else end.current()
      },
      () => (leaving.signal.aborted ? undefined : end.current()),
    )
    return () => leaving.abort()
  }, [offer])
  return {
    isOffered: made !== null,
    isWaiting: state === 'waiting',
    isConfirmed: state === 'confirmed',
    open() {
      made?.open()
      setState('waiting')
    },
  }
}
