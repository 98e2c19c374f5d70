import type { AdapterState } from '../AdapterState'
import type { Chain } from './Chain'

/** What the members of one adapter share. */
export type TransferContext = {
  readonly state: AdapterState
  /** Chains by network and version; what they say of themselves is large. */
  readonly chains: Map<string, Promise<Chain>>
}
