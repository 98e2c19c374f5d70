import { type DirectoryWallet, getWalletImage } from '@latchkey/protocol'
import { identify } from '../http/identify'
import { toRequest } from '../http/toRequest'
import type { Latchkey } from '../Latchkey'
import type { WalletListing } from './WalletListing'

/** [DIR-2] Returns the URL of a wallet's icon. */
function imageUrlOf(latchkey: Latchkey, id: string): string {
  const base = new URL(latchkey.options.gateway ?? '')
  return toRequest(base, getWalletImage, { params: { id }, ...identify(latchkey) }).url
}

/** Turns a wallet of the directory into a row; empty fields are left out. */
export function toListing(
  latchkey: Latchkey,
  wallet: DirectoryWallet,
  group: 'featured' | 'recommended',
): WalletListing {
  const { homepage, app_store, play_store, chrome_store, rdns, image_id } = wallet
  const { mobile_link, link_mode, browser_link, desktop_link, webapp_link } = wallet
  const links = { mobile_link, link_mode, browser_link, desktop_link, webapp_link }
  const optional = { homepage, app_store, play_store, chrome_store, rdns, ...links }
  const given = Object.entries(optional).filter(([, value]) => value)
  return {
    id: wallet.id,
    name: wallet.name,
    group,
    ...Object.fromEntries(given),
    ...(image_id ? { imageUrl: imageUrlOf(latchkey, image_id) } : {}),
    isInstalled: false,
    isRecent: false,
    ...(wallet.badge_type === 'certified' ? { isCertified: true } : {}),
  }
}
