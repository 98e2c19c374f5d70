import { useTexts } from '../../hooks/useTexts'
import type { EmptyContent } from '../parts/NothingHere'
import { useLegal } from './useLegal'
import { useWalletRows } from './useWalletRows'

/** What the views with a wallet list share. */
export function useWalletChoice() {
  const { t } = useTexts()
  const { getWallet, ...choice } = useWalletRows()
  const none: EmptyContent = {
    title: t('connect.empty.title'),
    text: t('connect.empty.text'),
    action: { text: t('action.getWallet'), run: getWallet },
  }
  const contested = choice.wallets.find(({ isContested }) => isContested)
  return {
    ...choice,
    legal: useLegal(),
    none,
    /** Says that two programs claim the name of a wallet. */
    warning: contested ? t('connect.contested.text', { wallet: contested.name }) : null,
    label: t('connect.wallets'),
  }
}
