import type { Logger } from 'pino'
import type { Config } from './config/readConfig'
import type { Database } from './database/Database'
import type { Limiter } from './limits/createLimiter'
import type { Metrics } from './operation/createMetrics'
import type { Projects } from './projects/createProjects'

/** What routes are made from; one set for each gateway, nothing of it is global. */
export type Services = {
  readonly config: Config
  readonly database: Database
  readonly projects: Projects
  readonly limiter: Limiter
  readonly log: Logger
  readonly metrics: Metrics
  readonly now: () => number
}
