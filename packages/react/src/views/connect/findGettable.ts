import { type CustomWallet, knownWallets, type Latchkey } from '@latchkey/core'

/** The site's own wallets have their picture under the one name, those of the directory under the other. */
export type Gettable = CustomWallet & { readonly imageUrl?: string }

/** A wallet that the site, the directory or we know where to get, by its id or its reverse-DNS name. */
export function findGettable({ options, getState }: Latchkey, idOrRdns: string): Gettable | undefined {
  const lists = Object.values(getState().directory ?? {})
  const listed: readonly Gettable[] = lists.flatMap(({ wallets }) => wallets)
  return [...options.customWallets, ...knownWallets, ...listed].find(({ id, rdns }) =>
    [id, rdns].includes(idOrRdns),
  )
}
