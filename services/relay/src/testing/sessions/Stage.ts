import type { WalletVersion } from '../loadKit'
import type { SiteEnd } from './SiteEnd'
import type { Told } from './Told'
import type { WalletEnd } from './WalletEnd'

/** A site and a wallet; both stay the same when their page or the relay goes away and comes back. */
export type Ends = {
  readonly version: WalletVersion
  readonly site: SiteEnd
  readonly wallet: WalletEnd
  readonly siteTold: readonly Told[]
  readonly walletTold: readonly Told[]
}

/** What can go away in the middle of something. */
export type Party = 'site' | 'wallet' | 'relay'

/** Where sites and wallets meet: in one process of Node, or in two tabs. */
export type Stage = {
  /** A site and a wallet that have not met. */
  open(version: WalletVersion): Promise<Ends>
  /** All sites, all wallets or the relay: gone, without a word. */
  leave(party: Party): Promise<void>
  /** With what they have stored; the clock of sites may be wrong by some time from then on. */
  comeBack(party: Party, clockMs?: number): Promise<void>
  /** Forgets all pairs. */
  clear(): Promise<void>
  stop(): Promise<void>
}
