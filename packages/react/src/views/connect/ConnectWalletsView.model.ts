import { useTexts } from '../../hooks/useTexts'
import { useViewStyles } from '../useViewStyles'
import type { ViewProps } from '../ViewProps'
import { useLegal } from './useLegal'
import { useStableOrder } from './useStableOrder'
import { useWalletRows } from './useWalletRows'

/** What the ConnectWallets view shows. */
export function useConnectWallets(_props: ViewProps<'ConnectWallets'>) {
  useViewStyles()
  const { t } = useTexts()
  const { wallets, origins, toRow, getWallet } = useWalletRows()
  const rows = useStableOrder(wallets.map(toRow))
  return {
    legal: useLegal(),
    rows,
    origins,
    getWallet,
    texts: {
      wallets: t('connect.wallets'),
      emptyTitle: t('connect.empty.title'),
      emptyText: t('connect.empty.text'),
      getWallet: t('action.getWallet'),
    },
  }
}
