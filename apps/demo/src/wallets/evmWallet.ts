import { createEvmWallet, type EvmWallet, type EvmWalletChain, testAccounts } from '@latchkey/testing'
import type { WalletPart } from './DemoWallet'
import { toPart } from './toPart'

/** The identity of an EVM wallet, and which well-known development keys it has. */
export type EvmIdentity = {
  readonly name: string
  readonly rdns: string
  readonly icon: string
  readonly keys: readonly [first: number, end: number]
}

/** Creates an EVM wallet without announcing it. */
export function evmWallet(
  { name, rdns, icon, keys }: EvmIdentity,
  chains: readonly EvmWalletChain[],
): { readonly wallet: EvmWallet; readonly part: WalletPart } {
  const accounts = testAccounts.slice(...keys)
  const wallet = createEvmWallet({
    name,
    rdns,
    icon,
    keys: accounts.map(({ privateKey }) => privateKey),
    exposes: accounts.length,
    chains,
    storage: 'local',
  })
  // It knows no tokens, so it leaves the tokens of an account to the gateway, which knows them all.
  wallet.set({ refuseChains: [], capabilities: {} })
  const { addresses } = wallet
  return { wallet, part: toPart(wallet, addresses, () => addresses.indexOf(wallet.state.selected)) }
}
