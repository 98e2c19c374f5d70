import { useSyncExternalStore } from 'react'
import type { Wallet } from '../wallet/createWallet'
import type { WalletState } from '../wallet/WalletState'

/** Subscribes to the wallet's state. */
export function useWalletState(wallet: Wallet): WalletState {
  return useSyncExternalStore(wallet.subscribe, wallet.getState)
}
