import type { WalletListing } from '@latchkey/core'

/** Tells the wallets of a list apart: one wallet may be there for several families of chains. */
export function keyOfWallet({ namespace, id }: Pick<WalletListing, 'namespace' | 'id'>): string {
  return `${namespace}|${id}`
}
