import { currentEntry, type DirectoryPlace, keepPlace, type WalletListing } from '@latchkey/core'
import { type RefObject, useCallback, useState } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { usePickWallet } from '../connect/usePickWallet'
import { keyOfWallet } from '../connect/useStableOrder'
import type { WalletWish } from './listAllWallets'

/** Returns the place to come back to, and a way to choose a wallet that remembers it. */
export function useKeptPlace(view: RefObject<HTMLElement | null>): {
  readonly kept: DirectoryPlace | undefined
  readonly pickFrom: (wish: WalletWish) => (wallet: WalletListing) => void
} {
  const latchkey = useInstance()
  const pickWallet = usePickWallet()
  const [kept] = useState(() => {
    const { directory, nav } = latchkey.getState()
    return directory?.place?.entry === currentEntry(nav) ? directory.place : undefined
  })
  const pickFrom = useCallback(
    ({ search, isCertified }: WalletWish) =>
      (wallet: WalletListing) => {
        const top = view.current?.querySelector('[data-part=scroll-area]')?.scrollTop ?? 0
        keepPlace(latchkey, { search, isCertified, top, walletKey: keyOfWallet(wallet) })
        pickWallet(wallet)
      },
    [latchkey, view, pickWallet],
  )
  return { kept, pickFrom }
}
