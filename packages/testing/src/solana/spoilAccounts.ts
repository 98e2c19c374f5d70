import type { StandardAccount } from '../wallet/StandardWallet'
import type { WalletQuirks } from '../wallet/WalletQuirks'

/** What the page is told in place of the accounts, where the wallet lies about them. */
export function spoilAccounts(
  how: WalletQuirks['badAccounts'],
  accounts: readonly StandardAccount[],
): readonly StandardAccount[] {
  const each = (change: (account: StandardAccount) => unknown) =>
    accounts.map((account) => Object.freeze(change(account))) as readonly StandardAccount[]
  switch (how) {
    case false:
      return accounts
    case 'rubbish':
      return each(() => ({ address: null, publicKey: 'none', chains: 5, features: null }))
    case 'address':
      return each((account) => ({ ...account, address: `${account.address.slice(0, -1)}0` }))
    case 'network':
      return each((account) => ({ ...account, address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }))
    case 'key':
      return each((account) => ({ ...account, publicKey: account.publicKey.map((byte) => byte ^ 1) }))
    case 'many':
      return accounts.flatMap((account) => Array.from({ length: 10_000 }, () => account))
  }
}
