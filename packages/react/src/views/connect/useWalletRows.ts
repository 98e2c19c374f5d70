import { listWallets, pushView, track, type WalletListing } from '@latchkey/core'
import { useMemo } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { imageOrigins } from '../imageOrigins'
import type { WalletRow } from './WalletRow'

/** The wallets to choose from, and how one of them becomes a row that leads on when it is picked. */
export function useWalletRows(): {
  readonly wallets: readonly WalletListing[]
  readonly origins: readonly string[]
  readonly toRow: (wallet: WalletListing) => WalletRow
  readonly getWallet: () => void
} {
  const latchkey = useInstance()
  const { t } = useTexts()
  const { connect, features } = useSelector(({ connect, features }) => ({ connect, features }))
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read from these parts of the state
  const listed = useMemo(() => listWallets(latchkey), [latchkey, connect, features])
  // The embedded wallet is reached by e-mail and social, which have places of their own.
  const embedded = connect.connectors.filter(({ type }) => type === 'AUTH').map(({ id }) => id)
  const wallets = listed.filter(({ connectorId = '' }) => !embedded.includes(connectorId))

  const pick = ({ id, name, connectorId }: WalletListing) => {
    track(latchkey, 'SELECT_WALLET', { name, platform: connectorId ? 'browser' : 'unsupported' })
    if (connectorId) pushView(latchkey, 'ConnectingExternal', { connectorId })
    else pushView(latchkey, 'Downloads', { walletId: id })
  }
  const tagOf = ({ isRecent, isInstalled }: WalletListing) => {
    if (isRecent) return t('connect.recent')
    return isInstalled ? t('connect.installed') : null
  }
  const toRow = (wallet: WalletListing): WalletRow => ({
    key: `${wallet.namespace}|${wallet.id}`,
    id: wallet.rdns ?? wallet.id,
    name: wallet.name,
    imageUrl: wallet.imageUrl,
    tag: tagOf(wallet),
    isBusy: wallet.connectorId !== undefined && Object.values(connect.pending).includes(wallet.connectorId),
    pick: () => pick(wallet),
  })
  const getWallet = () => {
    track(latchkey, 'CLICK_GET_WALLET', {})
    pushView(latchkey, 'GetWallet')
  }
  return { wallets, origins, toRow, getWallet }
}
