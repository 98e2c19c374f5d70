import { useSyncExternalStore } from 'react'
import type { Wallet } from '../wallet/createWallet'
import type { WalletState } from '../wallet/WalletState'

/** The wallet's state, followed. */
export function useWalletState(wallet: Wallet): WalletState {
  return useSyncExternalStore(wallet.subscribe, wallet.getState)
}
