import type { WalletVersion } from '../loadKit'
import type { SiteEnd } from './SiteEnd'
import type { Told } from './Told'
import type { WalletEnd } from './WalletEnd'

/** A site and a wallet; they stay the same when their page or the relay restarts. */
export type Ends = {
  readonly version: WalletVersion
  readonly site: SiteEnd
  readonly wallet: WalletEnd
  readonly siteTold: readonly Told[]
  readonly walletTold: readonly Told[]
}

/** What can disappear in the middle of a step. */
export type Party = 'site' | 'wallet' | 'relay'

/** Where sites and wallets meet: in one Node process, or in two tabs. */
export type Stage = {
  /** Opens a site and a wallet that haven't met. */
  open(version: WalletVersion): Promise<Ends>
  /** Removes all sites, all wallets or the relay, without a goodbye. */
  leave(party: Party): Promise<void>
  /** Brings them back with their storage; the sites' clock may be off from then on. */
  comeBack(party: Party, clockMs?: number): Promise<void>
  /** Closes all pairs. */
  clear(): Promise<void>
  stop(): Promise<void>
}
