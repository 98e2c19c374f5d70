import type { StandardAccount } from './StandardWallet'
import type { WalletQuirks } from './WalletQuirks'

/** Replaces the accounts when a standard wallet lies about them. */
export function spoilStandardAccounts(
  how: WalletQuirks['badAccounts'],
  accounts: readonly StandardAccount[],
  /** Returns an address of another network than the accounts say. */
  foreign: () => string,
): readonly StandardAccount[] {
  const each = (wrong: (account: StandardAccount) => object): readonly StandardAccount[] =>
    accounts.map((account) => Object.freeze(Object.assign({}, account, wrong(account))))
  switch (how) {
    case false:
      return accounts
    case 'rubbish':
      return each(() => ({ address: null, publicKey: 'none', chains: 5, features: null }))
    case 'address':
      return each(({ address }) => ({ address: `${address.slice(0, -1)}0` }))
    case 'network':
      return each(() => ({ address: foreign() }))
    case 'key':
      return each(({ publicKey }) => ({ publicKey: publicKey.map((byte) => byte ^ 1) }))
    case 'many':
      return accounts.flatMap((account) => Array.from({ length: 10_000 }, () => account))
  }
}
