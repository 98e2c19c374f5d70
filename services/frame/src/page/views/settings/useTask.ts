import { useCallback, useRef, useState } from 'react'

/** Something that takes a moment: whether it runs, and what it failed with. */
export type Task = {
  readonly isBusy: boolean
  readonly error: unknown
  readonly run: (work: () => Promise<void>) => void
}

/** Runs one thing at a time, and keeps what it failed with until the next. */
export function useTask(): Task {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error: unknown }>({
    isBusy: false,
    error: null,
  })
  const isBusy = useRef(false)
  const run = useCallback((work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setState({ isBusy: true, error: null })
    work()
      .then(
        () => setState({ isBusy: false, error: null }),
        (error: unknown) => setState({ isBusy: false, error }),
      )
      .finally(() => {
        isBusy.current = false
      })
  }, [])
  return { ...state, run }
}
