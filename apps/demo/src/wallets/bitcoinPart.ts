import { createBitcoinWallet } from '@latchkey/testing'
import type { SiteSettings } from '../settings/SiteSettings'
import type { WalletPart } from './DemoWallet'
import { toPart } from './toPart'

/** Creates and announces a wallet-standard Bitcoin wallet. */
export function bitcoinPart(site: SiteSettings, name: string, icon: string): WalletPart {
  const nodes = Object.fromEntries(Object.entries(site.nodes).filter(([id]) => id.startsWith('bip122:')))
  const networks = Object.keys(nodes)
  const wallet = createBitcoinWallet({ name, icon, networks, nodes, storage: 'local' })
  wallet.announce()
  const { addresses } = wallet
  return toPart(wallet, addresses, () => addresses.indexOf(wallet.state.selected))
}
