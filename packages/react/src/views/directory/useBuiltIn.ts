import { hasGateway, loadBuiltIn } from '@latchkey/core'
import type { LatchkeyError } from '@latchkey/protocol'
import { useEffect, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'

/** Whether the built-in wallets are shown, and how far they have come. */
export type BuiltIn = {
  readonly isAlone: boolean
  readonly isLoading: boolean
  readonly error: LatchkeyError | null
  readonly retry: () => void
}

/** Loads the built-in wallets where no gateway can be asked; once they have been shown, they stay. */
export function useBuiltIn(): BuiltIn {
  const latchkey = useInstance()
  const { all, builtIn } = useSelector(({ directory }) => ({
    all: directory?.all,
    builtIn: directory?.builtIn,
  }))
  const [isAlone, setAlone] = useState(!hasGateway(latchkey))
  // For good: nothing that a visitor looks at goes away.
  if (!isAlone && all?.error && all.page === 0) setAlone(true)
  useEffect(() => {
    if (isAlone) void loadBuiltIn(latchkey)
  }, [latchkey, isAlone])
  return {
    isAlone,
    isLoading: isAlone && (builtIn?.isLoading ?? true),
    // With what the directory gave, nobody misses them.
    error: isAlone && !all?.page ? (builtIn?.error ?? null) : null,
    retry: () => void loadBuiltIn(latchkey),
  }
}
