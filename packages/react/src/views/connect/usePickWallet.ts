import type { WalletListing } from '@latchkey/core'
import { useCallback } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useLazily } from '../../loader/useLazily'
import { pickWallet } from './pickWallet'

const loadOpen = () => import('./openInApp').then(({ openInApp }) => openInApp)

/** Returns how to open a chosen wallet. What opens an app has to be there before the press, as it must not wait. */
export function usePickWallet(): (wallet: WalletListing) => void {
  const latchkey = useInstance()
  const openInApp = useLazily(latchkey.host.isMobile, loadOpen)
  return useCallback((wallet) => pickWallet(latchkey, wallet, openInApp), [latchkey, openInApp])
}
