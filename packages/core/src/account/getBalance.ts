import type { LatchkeyError, Namespace } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import type { State } from '../store/State'

/** The native balance of an account. After a failed read it keeps the last good value. */
export type AccountBalance = {
  /** Exact decimal text, or null until read. */
  readonly balance: string | null
  /** [FMT-4] Formatted for display. */
  readonly formatted: string | null
  readonly symbol: string | null
  /** When it was read, in ms. */
  readonly readAt: number | null
  readonly isLoading: boolean
  readonly error: LatchkeyError | null
}

/** Returns the native balance of a namespace's account, or of the active one. */
export function getBalance(state: State, namespace?: Namespace): AccountBalance {
  const { details } = getAccount(state, namespace)
  return {
    balance: details.balance ?? null,
    formatted: details.balanceText ?? null,
    symbol: details.balanceSymbol ?? null,
    readAt: details.balanceAt ?? null,
    isLoading: details.isBalanceLoading ?? false,
    error: details.balanceError ?? null,
  }
}
