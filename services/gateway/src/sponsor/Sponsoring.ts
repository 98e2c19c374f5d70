import type { Logger } from 'pino'
import type { Database } from '../database/Database'
import type { SponsorMetrics } from '../monitoring/createSponsorMetrics'
import type { Nodes } from '../rpc/Nodes'
import type { OwnSponsor } from './OwnSponsor'
import type { SmartChains } from './SmartChains'

/** What paying for operations needs. */
export type Sponsoring = {
  readonly sponsor: OwnSponsor
  readonly chains: SmartChains
  readonly database: Database
  readonly nodes: Nodes
  readonly metrics: SponsorMetrics
  readonly log: Pick<Logger, 'warn'>
  readonly now: () => number
}
