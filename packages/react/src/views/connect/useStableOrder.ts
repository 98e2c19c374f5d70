import type { WalletListing } from '@latchkey/core'
import { useState } from 'react'

/** Returns a key unique in a list, where one wallet can appear for several families. */
export function keyOfWallet({ namespace, id }: Pick<WalletListing, 'namespace' | 'id'>): string {
  return `${namespace}|${id}`
}

/** Keeps wallets in place while the visitor looks. A late one goes to the end. */
export function useStableOrder<Row extends Pick<WalletListing, 'namespace' | 'id'>>(
  rows: readonly Row[],
): readonly Row[] {
  const keys = rows.map(keyOfWallet)
  const [order, setOrder] = useState(() => new Map(keys.map((key, at) => [key, at])))
  const added = keys.filter((key) => !order.has(key))
  // React renders again with the longer order before painting.
  if (added.length > 0) setOrder(new Map([...order.keys(), ...added].map((key, at) => [key, at])))
  const place = (row: Row) => order.get(keyOfWallet(row)) ?? order.size
  return rows.toSorted((left, right) => place(left) - place(right))
}
