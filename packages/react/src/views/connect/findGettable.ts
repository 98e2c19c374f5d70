import { type CustomWallet, knownWallets, type Latchkey } from '@latchkey/core'

/** A wallet that the site or we know where to get, by its id or its reverse-DNS name. */
export function findGettable({ options }: Latchkey, idOrRdns: string): CustomWallet | undefined {
  return [...options.customWallets, ...knownWallets].find(({ id, rdns }) => [id, rdns].includes(idOrRdns))
}
