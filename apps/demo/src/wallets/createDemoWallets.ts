import { createEvmWallet, type EvmWallet, testAccounts } from '@latchkey/testing'
import { listNetworks } from '../settings/listNetworks'
import type { SiteSettings } from '../settings/SiteSettings'
import { demoWalletIcon } from './demoWalletIcon'

/** Two wallets that live in the page, with the well-known keys of development chains. */
export type DemoWallets = {
  /** There at once, knows every chain of the page. */
  readonly demo: EvmWallet
  /** Announces itself late, and knows only the first chain until another is added to it. */
  readonly late: EvmWallet
  unload(): void
}

/** How long the late wallet keeps silent. */
const lateMs = 1_500

/** Makes and announces the demo wallets; what they have granted survives a reload, as with a real wallet. */
export function createDemoWallets(site: SiteSettings): DemoWallets {
  const chains = listNetworks(site).map(({ network }) => ({
    chainId: network.id,
    name: network.name,
    nativeCurrency: network.nativeCurrency,
    rpcUrl: network.rpcUrls.default.http[0] ?? '',
  }))
  const keys = testAccounts.map(({ privateKey }) => privateKey)
  const demo = createEvmWallet({
    name: 'Demo Wallet',
    rdns: 'dev.latchkey.demo',
    icon: demoWalletIcon('#0d6183', '#74c4e8'),
    keys: keys.slice(0, 3),
    exposes: 3,
    chains,
    storage: 'local',
  })
  const late = createEvmWallet({
    name: 'Late Wallet',
    rdns: 'dev.latchkey.late',
    icon: demoWalletIcon('#6d3b7f', '#e7b6f2'),
    keys: keys.slice(3, 5),
    exposes: 2,
    chains: chains.slice(0, 1),
    storage: 'local',
  })
  for (const wallet of [demo, late]) {
    // They remember how they were told to answer, but the panel that tells them starts afresh.
    wallet.approve()
    wallet.set({ refuseChains: [] })
  }
  demo.announce()
  late.announceLate(lateMs)
  return {
    demo,
    late,
    unload() {
      demo.unload()
      late.unload()
    },
  }
}
