import { getWalletInfo, type WalletInfo } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'
import { useSelector } from './useSelector'

/** Returns the wallet connected in a namespace, or in the active one. */
export function useWalletInfo({ namespace }: { readonly namespace?: Namespace } = {}): {
  readonly walletInfo: WalletInfo | null
} {
  return useSelector((state) => ({ walletInfo: getWalletInfo(state, namespace) }))
}
