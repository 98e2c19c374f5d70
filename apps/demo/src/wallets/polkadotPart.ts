import { createPolkadotWallet } from '@latchkey/testing'
import type { WalletPart } from './DemoWallet'
import { toPart } from './toPart'

/** Makes a Polkadot extension and puts it on the page; such have no picture of their own to announce. */
export function polkadotPart(name: string): WalletPart {
  const wallet = createPolkadotWallet({ id: name, storage: 'local' })
  wallet.announce()
  const { addresses } = wallet
  return toPart(wallet, addresses, () => addresses.indexOf(wallet.state.selected))
}
