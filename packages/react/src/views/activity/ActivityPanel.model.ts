import {
  fetchHistory,
  getAccount,
  type Latchkey,
  pushView,
  type TransactionsByYear,
  transactionUrl,
} from '@latchkey/core'
import type { AccountTransaction, Network } from '@latchkey/protocol'
import { useEffect } from 'react'
import { type AssetTexts, en } from '../../i18n/assets/en'
import { useActiveAccount } from '../account/useActiveAccount'
import type { PanelProps } from '../account/useAssetTexts'
import { useNow } from '../useNow'
import { useSentinel } from '../useSentinel'
import { describeTransfer } from './describeTransfer'
import { formatDay, formatMonth } from './formatDay'

/** How long a read stays fresh. */
const freshMs = 10_000

type Scope = AssetTexts & {
  readonly now: number
  readonly network: Network | null
}

/** Names an operation. An unknown one is shown as it is. */
function operationText({ t }: Scope, operationType: string): string {
  const key = `activity.${operationType}`
  return Object.hasOwn(en, key) ? t(key as 'activity.send') : operationType
}

function toRow(scope: Scope, { id, metadata, transfers }: AccountTransaction) {
  const { t, network } = scope
  const { operationType, hash, minedAt, status } = metadata
  const moved = (transfers ?? []).map((transfer) =>
    describeTransfer(scope.locale, operationType, transfer, t('activity.nft')),
  )
  const at = Date.parse(minedAt)
  const isOpen = /pending|in_progress/i.test(status)
  return {
    id,
    text: operationText(scope, operationType),
    day: Number.isNaN(at) ? t('activity.pending') : formatDay(scope, at),
    // Two fit. The rest is a number.
    amounts: moved.slice(0, 2),
    rest: moved.length > 2 ? `+${moved.length - 2}` : null,
    face: moved[0] ?? null,
    state: /fail/i.test(status) ? t('activity.failed') : isOpen ? t('activity.pending') : null,
    href: network && transactionUrl(network, hash),
  }
}

function toMonths(scope: Scope, byYear: TransactionsByYear) {
  const newest = (group: object) =>
    Object.keys(group)
      .map(Number)
      .sort((left, right) => right - left)
  return newest(byYear).flatMap((year) =>
    newest(byYear[year] ?? {}).map((month) => ({
      key: `${year}-${month}`,
      title: formatMonth(scope.locale, year, month, scope.now),
      rows: (byYear[year]?.[month] ?? []).map((transaction) => toRow(scope, transaction)),
    })),
  )
}

/** [ACC-7] The state already holds the failure. */
function read(latchkey: Latchkey, isMore = false): void {
  fetchHistory(latchkey, { isMore }).catch((cause) =>
    latchkey.logger.info('There is no account to read', cause),
  )
}

/** [ACC-4] What the Activity tab shows: transactions by month, newest first, with more on scroll. */
export function useActivityPanel({ texts, isTab = false }: PanelProps) {
  const { t } = texts
  const { latchkey, caipAddress, details, network, origins } = useActiveAccount()
  const { transactionsByYear = {}, transactions = [], next, error } = details.activity ?? {}
  const loading = details.activity?.loading ?? true
  const now = useNow(true, 30_000)
  // The refresh button reloads an open tab. This covers another account.
  useEffect(() => {
    const { activity } = getAccount(latchkey.getState()).details
    if (caipAddress && latchkey.host.now() - (activity?.at ?? 0) >= freshMs) read(latchkey)
  }, [latchkey, caipAddress])
  const loadMore = () => read(latchkey, true)
  const sentinel = useSentinel(Boolean(next) && !loading && !error, loadMore)
  const isNone = transactions.length === 0 && !next
  const receive = { text: t('account.receive'), run: () => pushView(latchkey, 'WalletReceive') }
  return {
    origins,
    loading: isNone && loading ? t('account.loading') : null,
    months: toMonths({ ...texts, now, network }, transactionsByYear),
    /** A tab has little room. */
    all: isTab ? { text: t('activity.all'), run: () => pushView(latchkey, 'Transactions') } : null,
    more: next ? { sentinel, text: t('account.more'), isBusy: loading, load: loadMore } : null,
    isFailed: Boolean(error),
    none: !isNone
      ? null
      : error
        ? {
            title: t('activity.failed.title'),
            text: t('activity.failed.text'),
            action: { text: t('account.retry'), run: () => read(latchkey) },
          }
        : {
            title: t('activity.none.title'),
            text: t('activity.none.text', { network: network?.name ?? '' }),
            action: latchkey.options.features.receive ? receive : null,
          },
  }
}
