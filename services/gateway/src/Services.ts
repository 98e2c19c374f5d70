import type { Logger } from 'pino'
import type { AccountServices } from './account/createAccountServices'
import type { SmartAccounts } from './bundler/startSmartAccounts'
import type { Config } from './config/readConfig'
import type { Database } from './database/Database'
import type { Directory } from './directory/createDirectory'
import type { Descriptors } from './explain/descriptors/createDescriptors'
import type { Labels } from './explain/labels/createLabels'
import type { BodyBudget } from './http/createBodyBudget'
import type { Gate } from './http/createGate'
import type { SlabPool } from './http/createSlabPool'
import type { Limiter } from './limits/createLimiter'
import type { Metrics } from './monitoring/createMetrics'
import type { Names } from './name/createNames'
import type { NameLookups } from './name/lookup/createNameLookups'
import type { Onramp } from './onramp/createOnramp'
import type { Projects } from './projects/createProjects'
import type { Nodes } from './rpc/Nodes'
import type { SignInServices } from './sign-in/openSignIn'
import type { Swaps } from './swap/createSwaps'

/** Everything a route may use. Each gateway has its own set; nothing is global. */
export type Services = AccountServices & {
  readonly config: Config
  readonly database: Database
  readonly projects: Projects
  readonly directory: Directory
  readonly descriptors: Descriptors
  readonly labels: Labels
  readonly limiter: Limiter
  readonly log: Logger
  readonly metrics: Metrics
  readonly names: Names
  readonly nameLookups: NameLookups
  readonly nodes: Nodes
  readonly onramp: Onramp
  readonly signIn: SignInServices
  readonly smartAccounts: SmartAccounts
  readonly swaps: Swaps
  /** Wraps the handler of every route. */
  readonly gate: Gate
  /** Bounds the bodies of requests in memory. */
  readonly bodies: BodyBudget
  /** The memory of those bodies. */
  readonly slabs: SlabPool
  /** Bounds the answers that clients haven't read yet. */
  readonly answers: BodyBudget
  readonly now: () => number
}
