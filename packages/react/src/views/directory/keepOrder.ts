import type { WalletListing } from '@latchkey/core'
import { keyOfWallet } from '../connect/useStableOrder'

/** Sorts wallets as they were shown before. New ones go to the end, missing ones are dropped. */
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
