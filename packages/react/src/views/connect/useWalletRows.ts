import {
  listWallets,
  prepareDirectory,
  pushView,
  track,
  type WalletListing,
  wantedFamily,
} from '@latchkey/core'
import { useEffect, useMemo } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { imageOrigins } from '../imageOrigins'
import type { WalletRow } from '../parts/WalletList'
import { usePickWallet } from './usePickWallet'
import { keyOfWallet } from './useStableOrder'

/** Returns the wallets to choose from, and turns one into a row. */
export function useWalletRows(): {
  readonly wallets: readonly WalletListing[]
  readonly origins: readonly string[]
  readonly toRow: (wallet: WalletListing) => WalletRow
  /** Says that two programs claim a name; null if none do, or until the text is loaded. */
  readonly note: string | null
  readonly getWallet: () => void
} {
  const latchkey = useInstance()
  const { t, has } = useTexts()
  const { connect, directory, features } = useSelector(({ connect, directory, features }) => ({
    connect,
    directory,
    features,
  }))
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  const family = useSelector(wantedFamily)
  const pickWallet = usePickWallet()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read from these parts of the state
  const wallets = useMemo(
    () => listWallets(latchkey, family),
    [latchkey, family, connect, directory, features],
  )
  // After the first paint: announced wallets don't wait for it.
  useEffect(() => void prepareDirectory(latchkey), [latchkey])
  const contested = wallets.find(({ isContested }) => isContested)?.name
  // The first view's English texts don't include these. They load while that view is read.
  const note =
    contested && has('connect.contested.text') ? t('connect.contested.text', { wallet: contested }) : null
  const tagOf = ({ isContested, isUnverified, isAround, isRecent, isInstalled, group }: WalletListing) => {
    if (isContested && has('connect.contested.tag')) return t('connect.contested.tag')
    if (isUnverified && has('connect.unverified')) return t('connect.unverified')
    if (isAround && has('connect.around')) return t('connect.around')
    if (isRecent) return t('connect.recent')
    if (isInstalled) return t('connect.installed')
    return group === 'walletConnect' ? t('connect.qrCode') : null
  }
  const toRow = (wallet: WalletListing): WalletRow => ({
    key: keyOfWallet(wallet),
    id: wallet.rdns ?? wallet.id,
    name: wallet.name,
    imageUrl: wallet.imageUrl,
    tag: tagOf(wallet),
    isContested: wallet.isContested,
    isBusy: (wallet.families ?? [wallet]).some(
      ({ namespace, connectorId }) => namespace && connect.pending[namespace] === connectorId,
    ),
    pick: () => pickWallet(wallet),
  })
  const getWallet = () => {
    track(latchkey, 'CLICK_GET_WALLET', {})
    pushView(latchkey, 'GetWallet')
  }
  return { wallets, origins, toRow, note, getWallet }
}
