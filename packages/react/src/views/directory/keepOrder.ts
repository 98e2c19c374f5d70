import type { WalletListing } from '@latchkey/core'
import { keyOfWallet } from '../connect/keyOfWallet'

/** Wallets in the order in which they were shown before; what has come since stands at the end, what is gone is left out. */
export function keepOrder(
  before: readonly WalletListing[],
  wallets: readonly WalletListing[],
): readonly WalletListing[] {
  if (before.every((wallet, at) => wallet === wallets[at])) return wallets
  const left = new Map(wallets.map((wallet) => [keyOfWallet(wallet), wallet]))
  const kept = before.flatMap((shown) => {
    const key = keyOfWallet(shown)
    const wallet = left.get(key)
    left.delete(key)
    return wallet ?? []
  })
  return [...kept, ...left.values()]
}
