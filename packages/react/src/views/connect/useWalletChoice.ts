import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import type { EmptyContent } from '../parts/NothingHere'
import { useLegal } from './useLegal'
import { useWalletRows } from './useWalletRows'

/** What the views with a wallet list share. */
export function useWalletChoice() {
  const { t } = useTexts()
  const { getWallet, ...choice } = useWalletRows()
  // Only developers have it, and wallets may be refused at any time.
  const refused = useSelector(({ connect }) => connect.refused)
  const none: EmptyContent = {
    title: t('connect.empty.title'),
    text: refused?.text ?? t('connect.empty.text'),
    action: { text: t('action.getWallet'), run: getWallet },
  }
  return { ...choice, legal: useLegal(), none, label: t('connect.wallets') }
}
