import { createSolanaWallet } from '@latchkey/testing'
import { solanaDevnet, solanaMainnet, solanaTestnet } from 'latchkey/solana'
import type { SiteSettings } from '../settings/SiteSettings'
import type { WalletPart } from './DemoWallet'
import { toPart } from './toPart'

const standardNames: { readonly [networkId: string]: string } = {
  [solanaMainnet.caipNetworkId]: 'solana:mainnet',
  [solanaDevnet.caipNetworkId]: 'solana:devnet',
  [solanaTestnet.caipNetworkId]: 'solana:testnet',
}

/** Creates and announces a Solana wallet. */
export function solanaPart(site: SiteSettings, name: string, icon: string): WalletPart {
  const nodes = Object.entries(site.nodes)
    .filter(([id]) => id.startsWith('solana:'))
    .map(([id, url]) => [standardNames[id] ?? 'solana:localnet', url])
  const wallet = createSolanaWallet({
    name,
    icon,
    exposes: 3,
    nodes: Object.fromEntries(nodes),
    storage: 'local',
  })
  wallet.announce()
  const { addresses } = wallet
  return toPart(wallet, addresses, () => addresses.indexOf(wallet.state.selected))
}
