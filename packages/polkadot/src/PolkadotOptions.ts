import type { NetworkId } from '@latchkey/protocol'
import type { WalletPage } from './discover/WalletPage'

/** Options of `polkadot`; all have a default. */
export type PolkadotOptions = {
  /** Where extensions put themselves: the window, where there is one. */
  readonly page?: WalletPage
  /** What an extension shows its user as the name of the site; its host when not set. */
  readonly name?: string
  /** SS58 prefixes of networks that are not known here; 42 is the general one. */
  readonly prefixes?: Readonly<Record<NetworkId, number>>
  /** Where it is remembered which extensions were allowed; the page's local storage when not set. */
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
}
