import type { CustomWallet, Latchkey } from '@latchkey/core'

/** The site's wallets have `image_url`, the directory's `image_id`. */
export type Gettable = CustomWallet & { readonly imageUrl?: string }

/** Finds a wallet with known downloads, by id or reverse-DNS name. */
export function findGettable({ options, getState }: Latchkey, idOrRdns: string): Gettable | undefined {
  const { place: _, ...lists } = getState().directory ?? {}
  const listed: readonly Gettable[] = Object.values(lists).flatMap(({ wallets }) => wallets)
  const recent = getState().connect.recentWallets
  return [...options.customWallets, ...listed, ...recent].find(({ id, rdns }) =>
    [id, rdns].includes(idOrRdns),
  )
}
