import type { WalletQuirks } from '../wallet/WalletQuirks'
import type { BitcoinAddress } from './BitcoinAddress'

/** Replaces the addresses when the wallet lies about them. */
export function spoilAddresses(
  how: WalletQuirks['badAccounts'],
  addresses: readonly BitcoinAddress[],
  /** Returns an address of another network. */
  foreign: () => string,
): readonly BitcoinAddress[] {
  const each = (wrong: (one: BitcoinAddress) => object): readonly BitcoinAddress[] =>
    addresses.map((one) => Object.assign({}, one, wrong(one)))
  switch (how) {
    case false:
      return addresses
    case 'rubbish':
      return each(() => ({ address: null, publicKey: 5, purpose: 'javascript:alert(1)', kind: {} }))
    case 'address':
      return each(({ address }) => ({ address: `${address.slice(0, -1)}0` }))
    case 'network':
      return each(() => ({ address: foreign() }))
    case 'key':
      return each(({ publicKey }) => ({ publicKey: [...publicKey].reverse().join('') }))
    case 'many':
      return addresses.flatMap((one) => Array.from({ length: 10_000 }, () => one))
  }
}
