import type { Address } from 'viem'
import type { WalletQuirks } from '../wallet/WalletQuirks'

/** Replaces the accounts when the wallet lies about them. */
export function spoilAccounts(
  how: WalletQuirks['badAccounts'],
  accounts: readonly Address[],
): readonly unknown[] {
  switch (how) {
    case false:
      return [...accounts]
    case 'rubbish':
      return accounts.flatMap(() => [null, 5, {}, 'javascript:alert(1)'])
    case 'address':
      return accounts.map((address) => address.slice(0, -1))
    case 'network':
      return accounts.map(() => 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96')
    case 'key':
      return accounts.map(breakChecksum)
    case 'many':
      return accounts.flatMap((address) => Array.from({ length: 10_000 }, () => address))
  }
}

/** Flips the letter case: a valid address with a wrong checksum (EIP-55). */
function breakChecksum(address: Address): string {
  const turned = [...address.slice(2)].map((sign) =>
    sign === sign.toUpperCase() ? sign.toLowerCase() : sign.toUpperCase(),
  )
  return `0x${turned.join('')}`
}
