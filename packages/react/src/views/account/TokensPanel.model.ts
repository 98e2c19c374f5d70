import { fetchPortfolio, pushView, tokensRetryMs } from '@latchkey/core'
import { useEffect } from 'react'
import { formatAgo } from '../../i18n/formatAgo'
import { networkImage } from '../network/networkImage'
import { useNow } from '../useNow'
import { formatHeld } from './formatHeld'
import { formatValue } from './formatValue'
import { plainName } from './plainName'
import { useActiveAccount } from './useActiveAccount'
import type { PanelProps } from './useAssetTexts'
import { useWorth } from './useWorth'

/**
 * [ACC-2] [ACC-6] What the Tokens tab shows: tokens by value, and after a failure the last good ones with their
 * age.
 */
export function useTokensPanel({ texts }: PanelProps) {
  const { t, locale } = texts
  const { latchkey, caipAddress, details, network, origins } = useActiveAccount()
  const { tokenBalance, tokensAt, tokensError, tokensFailedAt = 0 } = details
  const hasFailed = Boolean(tokensError)
  const now = useNow(hasFailed, 1_000)
  const waitMs = hasFailed ? Math.max(0, tokensFailedAt + tokensRetryMs - now) : 0
  const mayAsk = waitMs === 0
  // Reads when the tab opens, when the account changes, and when a failed read may be repeated.
  useEffect(() => {
    if (caipAddress && mayAsk) void fetchPortfolio(latchkey)
  }, [latchkey, caipAddress, mayAsk])
  const values = { network: network?.name ?? '' }
  const when = new Intl.RelativeTimeFormat(locale).format(Math.ceil(waitMs / 1_000), 'second')
  const isPriced = Boolean(tokenBalance?.some(({ price }) => price > 0))
  const total = tokenBalance?.reduce((sum, { value = 0 }) => sum + value, 0)
  const worth = useWorth(texts, isPriced)
  const action = latchkey.options.features.receive
    ? { text: t('account.receive'), run: () => pushView(latchkey, 'WalletReceive') }
    : null
  return {
    origins,
    label: t('account.tab.tokens'),
    loading: tokenBalance || hasFailed ? null : t('account.loading'),
    stale: hasFailed
      ? [
          tokensAt === undefined ? null : t('account.stale', { age: formatAgo(locale, tokensAt, now) }),
          mayAsk ? null : t('account.tokens.next', { when }),
        ]
          .filter(Boolean)
          .join(' · ')
      : null,
    total: isPriced
      ? {
          label: worth?.reading?.day ?? t('account.tokens.total'),
          value: worth?.reading?.value ?? formatValue(locale, total),
        }
      : null,
    worth,
    networkImage: network ? { name: network.name, src: networkImage(latchkey, network) } : null,
    rows: (tokenBalance ?? []).map((token) => {
      const symbol = plainName(token.symbol)
      return {
        key: token.address ?? symbol,
        name: plainName(token.name),
        symbol,
        image: token.iconUrl,
        amount: `${formatHeld(locale, token.quantity.numeric)} ${symbol}`,
        value: token.price > 0 ? formatValue(locale, token.value) : null,
      }
    }),
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
