import type { MultiWalletOptions } from './MultiWalletOptions'

type Brand = Pick<MultiWalletOptions, 'name' | 'rdns' | 'icon'>

/** What each family of a brand is called; Polkadot's extensions are known by a key alone. */
export function brandOptions({ name = 'Test Wallet', rdns, ...rest }: Brand) {
  const shared = { name, ...rest }
  return {
    evm: { ...shared, ...(rdns === undefined ? {} : { rdns }) },
    solana: shared,
    bitcoin: shared,
    polkadot: { id: name },
  }
}
