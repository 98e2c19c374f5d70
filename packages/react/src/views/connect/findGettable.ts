import type { CustomWallet, Latchkey } from '@latchkey/core'

/** The site's own wallets have their picture under the one name, those of the directory under the other. */
export type Gettable = CustomWallet & { readonly imageUrl?: string }

/** A wallet that the site, the directory or we know where to get, by its id or its reverse-DNS name. */
export function findGettable({ options, getState }: Latchkey, idOrRdns: string): Gettable | undefined {
  const { place: _, ...lists } = getState().directory ?? {}
  const listed: readonly Gettable[] = Object.values(lists).flatMap(({ wallets }) => wallets)
  const recent = getState().connect.recentWallets
  return [...options.customWallets, ...listed, ...recent].find(({ id, rdns }) =>
    [id, rdns].includes(idOrRdns),
  )
}
