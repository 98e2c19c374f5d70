import { type CustomWallet, loadBuiltIn, pushView, type WalletListing, withoutDoubles } from '@latchkey/core'
import { useEffect } from 'react'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { imageOrigins } from '../imageOrigins'
import { useHelpTexts } from '../useHelpTexts'
import type { ViewProps } from '../ViewProps'

/** As many as a newcomer can take in. */
const most = 4

const toGettable = ({ image_url, ...wallet }: CustomWallet): WalletListing => ({
  ...wallet,
  ...(image_url ? { imageUrl: image_url } : {}),
  group: 'custom',
  isInstalled: false,
  isRecent: false,
})

/** What the GetWallet view shows: the site's featured and custom wallets, then recommended and well-known ones. */
export function useGetWallet(_props: ViewProps<'GetWallet'>) {
  const latchkey = useInstance()
  const { t } = useTexts()
  const help = useHelpTexts()
  const { origins, directory } = useSelector((state) => ({
    origins: imageOrigins(latchkey, state),
    directory: state.directory,
  }))
  const { customWallets, excludeWalletIds } = latchkey.options
  const isExcluded = ({ id, name, rdns = id }: WalletListing) =>
    [id, name, rdns].some((word) => excludeWalletIds.includes(word))
  const wallets = withoutDoubles([
    ...(directory?.featured?.wallets ?? []),
    ...customWallets.map(toGettable),
    ...(directory?.recommended?.wallets ?? []),
    ...(directory?.builtIn?.wallets ?? []),
  ]).filter((wallet) => !isExcluded(wallet))
  const isEnough = wallets.length >= most
  useEffect(() => {
    if (!isEnough) void loadBuiltIn(latchkey)
  }, [latchkey, isEnough])
  const isLoading = !isEnough && (directory?.builtIn?.isLoading ?? true)
  return {
    origins,
    /** Placeholder rows for what is still loading. */
    loadingRows: isLoading ? most - wallets.length : 0,
    rows: wallets.slice(0, most).map(({ id, name, imageUrl }) => ({
      key: id,
      id,
      name,
      imageUrl,
      tag: null,
      isBusy: false,
      pick: () => pushView(latchkey, 'Downloads', { walletId: id, name }),
    })),
    texts: { lead: help?.t('directory.getWallet.text') ?? '', wallets: t('connect.wallets') },
  }
}
