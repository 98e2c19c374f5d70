import type { ViewProps } from '../ViewProps'
import { useStableOrder } from './useStableOrder'
import { useWalletChoice } from './useWalletChoice'

/** What the ConnectWallets view shows. */
export function useConnectWallets(_props: ViewProps<'ConnectWallets'>) {
  const { wallets, toRow, ...choice } = useWalletChoice()
  return { ...choice, rows: useStableOrder(wallets).map(toRow) }
}
