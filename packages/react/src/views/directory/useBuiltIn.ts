import { hasGateway, loadBuiltIn } from '@latchkey/core'
import type { LatchkeyError } from '@latchkey/protocol'
import { useEffect, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'

/** Whether built-in wallets are shown, and their loading state. */
export type BuiltIn = {
  readonly isAlone: boolean
  readonly isLoading: boolean
  readonly error: LatchkeyError | null
  readonly retry: () => void
}

/** Loads the built-in wallets when no gateway answers. Once shown, they stay. */
export function useBuiltIn(): BuiltIn {
  const latchkey = useInstance()
  const { all, builtIn } = useSelector(({ directory }) => ({
    all: directory?.all,
    builtIn: directory?.builtIn,
  }))
  const [isAlone, setAlone] = useState(!hasGateway(latchkey))
  // For good: nothing on screen disappears.
  if (!isAlone && all?.error && all.page === 0) setAlone(true)
  useEffect(() => {
    if (isAlone) void loadBuiltIn(latchkey)
  }, [latchkey, isAlone])
  return {
    isAlone,
    isLoading: isAlone && (builtIn?.isLoading ?? true),
    // With results from the directory, they're not needed.
    error: isAlone && !all?.page ? (builtIn?.error ?? null) : null,
    retry: () => void loadBuiltIn(latchkey),
  }
}
