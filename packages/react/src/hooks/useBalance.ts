import { type AccountBalance, fetchBalance, getBalance, watchAccount } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { useCallback, useEffect } from 'react'
import { useInstance } from './useInstance'
import { useSelector } from './useSelector'

/** The native balance of a namespace or of the active one. After a failed read it keeps the last good value. */
export type UseBalance = AccountBalance & {
  /** Reads it again, however fresh it is. */
  refresh(): Promise<void>
}

/** Reads the native balance while mounted, and again when the account or network changes. */
export function useBalance({ namespace }: { readonly namespace?: Namespace } = {}): UseBalance {
  const latchkey = useInstance()
  const now = useSelector((state) => getBalance(state, namespace))
  useEffect(() => watchAccount(latchkey, namespace), [latchkey, namespace])
  const refresh = useCallback(
    () => fetchBalance(latchkey, { isForced: true, namespace }),
    [latchkey, namespace],
  )
  return { ...now, refresh }
}
