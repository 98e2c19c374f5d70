import { type Account, fetchBalance, watchAccount } from '@latchkey/core'
import { useEffect } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useTexts } from '../../hooks/useTexts'
import { formatAgo } from '../../i18n/formatAgo'
import { useNow } from '../useNow'
import { decimalMarkIn, formatBalanceIn } from './formatHeld'

/** How often the age of an old value is updated. */
const tickMs = 30_000

/** A balance for display. `note` tells its age, or that it's unavailable. */
export type ShownBalance = {
  readonly state: 'loading' | 'known' | 'none'
  readonly value: string
  readonly unit: string
  /** What stands before the decimals of `value`. */
  readonly mark: string
  readonly note: string | null
  readonly isRefreshing: boolean
  readonly refresh: () => void
}

/** [ACC-1] Returns the native balance while mounted. A failed read keeps the last good value with its age. */
export function useBalance({ details }: Account): ShownBalance {
  const latchkey = useInstance()
  const { t, locale } = useTexts()
  useEffect(() => watchAccount(latchkey), [latchkey])
  const {
    balance,
    balanceText,
    balanceSymbol = '',
    balanceAt,
    balanceError,
    isBalanceLoading = false,
  } = details
  // [FMT-5] Before a read, `balanceText` may hold a default.
  const shown = balance ?? balanceText
  const hasFailed = Boolean(balanceError)
  const now = useNow(hasFailed, tickMs)
  const note = () => {
    if (!hasFailed) return null
    return balanceAt === undefined
      ? t('account.balance.none')
      : t('account.balance.stale', { age: formatAgo(locale, balanceAt, now) })
  }
  const unknown = hasFailed ? 'none' : 'loading'
  return {
    state: shown === undefined ? unknown : 'known',
    value: shown === undefined ? '' : formatBalanceIn(locale, shown),
    unit: balanceSymbol,
    mark: decimalMarkIn(locale),
    note: note(),
    isRefreshing: isBalanceLoading,
    refresh: () => void fetchBalance(latchkey, { isForced: true }),
  }
}
