import { fetchPortfolio, pushView, tokensRetryMs } from '@latchkey/core'
import { useEffect } from 'react'
import { useViewStyles } from '../useViewStyles'
import type { PanelProps } from './AssetTools'
import { assetStyles } from './assetStyles'
import { formatHeld } from './formatHeld'
import { formatValue } from './formatValue'
import { useActiveAccount } from './useActiveAccount'

/** [ACC-2] [ACC-6] What the Tokens tab shows: the tokens by value; after a failure the last good ones with their age. */
export function useTokensPanel({ texts: { t, locale }, tools: { useNow, formatAgo } }: PanelProps) {
  useViewStyles(assetStyles)
  const { latchkey, caipAddress, details, network, origins } = useActiveAccount()
  const { tokenBalance, tokensAt, tokensError, tokensFailedAt = 0, isTokensLoading = false } = details
  const hasFailed = Boolean(tokensError)
  const now = useNow(hasFailed, 1_000)
  const waitMs = hasFailed ? Math.max(0, tokensFailedAt + tokensRetryMs - now) : 0
  const mayAsk = waitMs === 0
  // Asked when the tab is opened, when the account changes, and again once a failure may be repeated.
  useEffect(() => {
    if (caipAddress && mayAsk) void fetchPortfolio(latchkey)
  }, [latchkey, caipAddress, mayAsk])
  const values = { network: network?.name ?? '' }
  const when = new Intl.RelativeTimeFormat(locale).format(Math.ceil(waitMs / 1_000), 'second')
  const total = tokenBalance?.reduce((sum, { value = 0 }) => sum + value, 0)
  const action = latchkey.options.features.receive
    ? { text: t('account.receive'), run: () => pushView(latchkey, 'WalletReceive') }
    : null
  return {
    origins,
    label: t('account.tab.tokens'),
    loading: tokenBalance || hasFailed ? null : t('account.loading'),
    line:
      hasFailed && tokensAt !== undefined
        ? t('account.stale', { age: formatAgo(locale, tokensAt, now) })
        : tokenBalance?.length
          ? t('account.tokens.total')
          : null,
    total: hasFailed ? null : formatValue(locale, tokenBalance?.length ? total : undefined),
    next: hasFailed && !mayAsk ? t('account.tokens.next', { when }) : null,
    refresh: {
      text: t('account.refresh'),
      isBusy: isTokensLoading,
      run: () => void fetchPortfolio(latchkey, { isForced: true }),
    },
    rows: (tokenBalance ?? []).map(({ name, symbol, address, iconUrl, quantity, value, price }) => ({
      key: address ?? symbol,
      name,
      symbol,
      image: iconUrl,
      amount: `${formatHeld(locale, quantity.numeric)} ${symbol}`,
      value: price > 0 ? formatValue(locale, value) : null,
    })),
    failure:
      hasFailed && !tokenBalance
        ? {
            title: t('account.tokens.failed.title'),
            text: t('account.tokens.failed.text', values),
            action: null,
          }
        : null,
    none:
      tokenBalance?.length === 0
        ? {
            title: t('account.tokens.none.title'),
            text: t('account.tokens.none.text', values),
            action,
          }
        : null,
  }
}
