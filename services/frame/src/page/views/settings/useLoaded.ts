import { useCallback, useEffect, useState } from 'react'

/** What was loaded, or null while loading, and whether that failed. */
export type Loaded<Value> = {
  readonly value: Value | null
  readonly isFailed: boolean
  readonly reload: () => void
}

/** Loads something when it's first drawn, and again on demand. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ readonly value: Value | null; readonly isFailed: boolean }>({
    value: null,
    isFailed: false,
  })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads again
  useEffect(() => {
    let isGone = false
    load().then(
      (value) => (isGone ? undefined : setState({ value, isFailed: false })),
      () => (isGone ? undefined : setState(({ value }) => ({ value, isFailed: true }))),
    )
    return () => {
      isGone = true
    }
  }, [load, round])
  return { ...state, reload: useCallback(() => setRound((last) => last + 1), []) }
}
