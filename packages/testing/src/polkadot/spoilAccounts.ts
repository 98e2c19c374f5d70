import type { WalletQuirks } from '../wallet/WalletQuirks'

type Account = { readonly address: string }

/** Replaces the accounts when the extension lies about them. */
export function spoilAccounts(
  how: WalletQuirks['badAccounts'],
  accounts: readonly Account[],
): readonly unknown[] {
  const readdress = (change: (address: string) => string) =>
    accounts.map((account) => ({ ...account, address: change(account.address) }))
  switch (how) {
    case false:
      return accounts
    case 'rubbish':
      return accounts.flatMap(() => [null, 5, { address: null }, 'javascript:alert(1)'])
    case 'address':
      return readdress((address) => address.slice(0, -1))
    case 'network':
      return readdress(() => '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
    case 'key':
      // Two swapped characters: the length is right, the checksum isn't.
      return readdress((address) => `${address.slice(0, 9)}${address[10]}${address[9]}${address.slice(11)}`)
    case 'many':
      return accounts.flatMap((account) => Array.from({ length: 10_000 }, () => account))
  }
}
