import { fetchBalance, getAccount, watchAccount } from '@latchkey/core'
import type { LatchkeyError, Namespace } from '@latchkey/protocol'
import { useCallback, useEffect } from 'react'
import { useInstance } from './useInstance'
import { useSelector } from './useSelector'

/** The native balance of a namespace or of the active one. After a failed read it keeps the last good value. */
export type UseBalance = {
  /** Exact decimal text, or null until read. */
  readonly balance: string | null
  /** [FMT-4] Formatted for display. */
  readonly formatted: string | null
  readonly symbol: string | null
  /** When it was read, in ms. */
  readonly readAt: number | null
  readonly isLoading: boolean
  readonly error: LatchkeyError | null
  /** Reads it again, however fresh it is. */
  refresh(): Promise<void>
}

/** Reads the native balance while mounted, and again when the account or network changes. */
export function useBalance({ namespace }: { readonly namespace?: Namespace } = {}): UseBalance {
  const latchkey = useInstance()
  const { details } = useSelector((state) => getAccount(state, namespace))
  useEffect(() => watchAccount(latchkey, namespace), [latchkey, namespace])
  const refresh = useCallback(
    () => fetchBalance(latchkey, { isForced: true, namespace }),
    [latchkey, namespace],
  )
  return {
    balance: details.balance ?? null,
    formatted: details.balanceText ?? null,
    symbol: details.balanceSymbol ?? null,
    readAt: details.balanceAt ?? null,
    isLoading: details.isBalanceLoading ?? false,
    error: details.balanceError ?? null,
    refresh,
  }
}
