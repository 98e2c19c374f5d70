import type { MultiWalletOptions } from './MultiWalletOptions'

type Brand = Pick<MultiWalletOptions, 'name' | 'rdns' | 'icon'>

/** The name of each family of a brand; Polkadot extensions are known only by a key. */
export function brandOptions({ name = 'Test Wallet', rdns, ...rest }: Brand) {
  const shared = { name, ...rest }
  return {
    evm: { ...shared, ...(rdns === undefined ? {} : { rdns }) },
    solana: shared,
    bitcoin: shared,
    polkadot: { id: name },
  }
}
