import { createPolkadotWallet } from '@latchkey/testing'
import type { WalletPart } from './DemoWallet'
import { toPart } from './toPart'

/** Creates a Polkadot extension and adds it to the page. Extensions announce no icon. */
export function polkadotPart(name: string): WalletPart {
  const wallet = createPolkadotWallet({ id: name, storage: 'local' })
  wallet.announce()
  const { addresses } = wallet
  return toPart(wallet, addresses, () => addresses.indexOf(wallet.state.selected))
}
