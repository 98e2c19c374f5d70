import type { WalletListing } from '@latchkey/core'

/** Returns a key unique in a list, where one wallet can appear for several families. */
export function keyOfWallet({ namespace, id }: Pick<WalletListing, 'namespace' | 'id'>): string {
  return `${namespace}|${id}`
}
