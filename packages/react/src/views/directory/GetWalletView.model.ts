import { knownWallets, pushView } from '@latchkey/core'
import { useInstance } from '../../hooks/useInstance'
import { useSelector } from '../../hooks/useSelector'
import { useTexts } from '../../hooks/useTexts'
import { imageOrigins } from '../imageOrigins'
import { useViewStyles } from '../useViewStyles'
import type { ViewProps } from '../ViewProps'

/** As many as a newcomer can take in. */
const most = 4

/** What the GetWallet view shows: the site's own wallets first, then well-known ones. */
export function useGetWallet(_props: ViewProps<'GetWallet'>) {
  useViewStyles()
  const latchkey = useInstance()
  const { t } = useTexts()
  const origins = useSelector((state) => imageOrigins(latchkey, state))
  const { customWallets, excludeWalletIds } = latchkey.options
  const own = new Set(customWallets.flatMap(({ id, rdns }) => [id, rdns]))
  const wallets = [...customWallets, ...knownWallets.filter(({ id, rdns }) => !own.has(id) && !own.has(rdns))]
  return {
    origins,
    rows: wallets
      .filter(({ id, name }) => !excludeWalletIds.includes(id) && !excludeWalletIds.includes(name))
      .slice(0, most)
      .map((wallet) => ({
        key: wallet.id,
        id: wallet.id,
        name: wallet.name,
        imageUrl: wallet.image_url,
        tag: null,
        isBusy: false,
        pick: () => pushView(latchkey, 'Downloads', { walletId: wallet.id }),
      })),
    texts: { lead: t('directory.getWallet.text'), wallets: t('connect.wallets') },
  }
}
